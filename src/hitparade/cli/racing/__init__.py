"""``hitparade bench races``: how fair the races of Hit Manga are, simulated over lines of many kinds."""

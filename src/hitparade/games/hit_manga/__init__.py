"""Hit Manga, a game for three to eight players: who reads, who listens, who grabs first."""

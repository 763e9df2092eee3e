"""The thirty scenes of Hit Manga as data, by theme, in the order in which they are shown."""

from __future__ import annotations

import functools

from hitparade.art.deck import home, nights, outdoors, school, work
from hitparade.art.layers import Scene

ORDER: tuple[str, ...] = (
    "pupil-zero",
    "love-letter",
    "fighter",
    "boxed-cat",
    "noodle-ghost",
    "toast",
    "duel",
    "phone-dinosaur",
    "robot-ring",
    "keeper",
    "cook",
    "detective",
    "tea-alien",
    "singer",
    "castaway",
    "cake",
    "shark",
    "panda",
    "cat-fish",
    "overlord-teddy",
    "shocked-eyes",
    "batter",
    "bow-boss",
    "empty-roll",
    "snowmen",
    "baby-boss",
    "dragon-teeth",
    "lift",
    "astronaut",
    "last-rice-ball",
)


@functools.cache
def deck() -> dict[str, Scene]:
    """Scenes by id, in order."""
    themes = (school.scenes, nights.scenes, work.scenes, home.scenes, outdoors.scenes)
    known = {scene.id: scene for theme in themes for scene in theme()}
    return {name: known[name] for name in ORDER}

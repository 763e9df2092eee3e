"""Teams of the diamond: a colour and an emblem each, so that colour never speaks alone."""

from __future__ import annotations

from dataclasses import dataclass

from hitparade.art.ink import BLUE, INK, LEMON, PAPER, RED, ROSE, Node, path


@dataclass(frozen=True, slots=True)
class Team:
    """Cloth colour, colour of the emblem on it, and the emblem's outline about (0, 0), some 30 units high."""

    colour: str
    mark: str
    emblem: str

    def badge(self) -> Node:
        """The emblem in the team's own mark colour."""
        return path(self.emblem, self.mark, 0)


TEAMS: dict[str, Team] = {
    "red": Team(RED, PAPER, "M4-17L-13 4H-2L-6 17L13-5H2Z"),
    "blue": Team(BLUE, PAPER, "M-14-12L0-4L14-12V-2L0 6L-14-2ZM-14 4L0 12L14 4V11L0 19L-14 11Z"),
    "lemon": Team(LEMON, INK, "M0-17L14 0L0 17L-14 0Z"),
    "rose": Team(ROSE, INK, "M0 16C-28-3-14-21 0-7C14-21 28-3 0 16Z"),
    "snow": Team(PAPER, INK, "M-17 13L-4-13L3 0L7-6L17 13Z"),
    "coal": Team("#4a4456", PAPER, "M6-16A16 16 0 1 0 15 7A13 13 0 0 1 6-16Z"),
}

"""Mouths, drawn about the middle of the lips."""

from __future__ import annotations

from hitparade.art.ink import INK, PAPER, Node, line, oval, path

MOUTHS: dict[str, tuple[Node, ...]] = {
    "": (),
    "smile": (line("M-13-5Q0 7 13-5"),),
    "small": (line("M-7-2Q0 4 7-2"),),
    "grin": (path("M-18-8Q0-4 18-8Q17 12 0 12T-18-8Z", PAPER, 4.5), line("M-16 1Q0 5 16 1", 3)),
    "smirk": (line("M-11 2Q4 4 15-8"),),
    "flat": (line("M-10 0H10"),),
    "frown": (line("M-12 4Q0-8 12 4"),),
    "pout": (line("M-8 2Q0-7 8 2"),),
    "o": (oval(0, 1, 6.5, 8),),
    "laugh": (
        path("M-20-11H20Q17 14 0 14T-20-11Z", INK, 4),
        path("M-16-9H16Q15-4 13-3H-13Q-15-4-16-9Z", PAPER, 0),
        path("M-10 8Q0-1 10 8Q0 15-10 8Z", PAPER, 0),
    ),
    "open": (path("M-14-8Q0-3 14-8Q12 11 0 11T-14-8Z", INK, 4), path("M-7 6Q0-1 7 6Q0 11-7 6Z", PAPER, 0)),
    "shout": (
        path("M-19 4Q-22-15 0-16Q22-15 19 4Q14 13 0 13T-19 4Z", INK, 3),
        path("M-15-10Q0-16 15-10L13-5H-13Z", PAPER, 0),
        path("M-9 10Q0 1 9 10Q0 14-9 10Z", PAPER, 0),
    ),
    "gape": (path("M-12-12Q0-18 12-12Q16 14 0 15T-12-12Z", INK, 3), path("M-7 11Q0 2 7 11Q0 16-7 11Z", PAPER, 0)),
    "wavy": (line("M-18 1q4.5-8 9 0t9 0t9 0t9 0"),),
    "zigzag": (line("M-16 2l6-6l6 7l6-7l6 7l7-6"),),
    "grit": (
        path("M-19-9Q0-12 19-9Q21 8 17 9Q0 11-17 9Q-21 8-19-9Z", PAPER, 4.5),
        line("M-18 0H18M-7-10V9M7-10V9", 3),
    ),
    "cat": (line("M-14-5Q-7 5 0-4Q7 5 14-5"),),
    "fang": (line("M-14-4Q0 6 14-5"), path("M5-1L9 8L13-3Z", PAPER, 3)),
    "drool": (
        path("M-14-9Q0-5 14-9Q12 9 0 9T-14-9Z", INK, 4),
        path("M6 4Q14 5 13 18Q6 22 5 14Z", PAPER, 3),
    ),
    "tongue": (line("M-15-6Q0 5 15-6"), path("M-2-1Q10-1 11-4Q14 12 5 13Q-3 12-2-1Z", PAPER, 4), line("M5 2v5", 2.5)),
    "puff": (oval(-24, -1, 14, 12, PAPER, 4), oval(24, -1, 14, 12, PAPER, 4), oval(0, 3, 5)),
    "slurp": (
        oval(0, 0, 13, 10),
        line("M-7 2Q-12 30-8 70M0 4Q-4 30 0 70M7 2Q4 30 8 70", 9),
        line("M-7 2Q-12 30-8 70M0 4Q-4 30 0 70M7 2Q4 30 8 70", 4.5, PAPER),
    ),
    "dummy": (oval(0, 1, 22, 15, PAPER, 5), oval(0, 2, 8, fill=INK), line("M-8 16Q0 28 8 16", 4)),
    "yawn": (path("M-11-10Q0-16 11-10Q15 13 0 14T-11-10Z", INK, 3), path("M-7 9Q0 2 7 9Q0 15-7 9Z", PAPER, 0)),
}

"""How to play Hits & Outs in four pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from hitparade.art.backdrops import focus
from hitparade.art.cast import BY_ID
from hitparade.art.diamond import bat, grip, meadow, scoreboard
from hitparade.art.figure import Figure, draw_figure
from hitparade.art.head import Head
from hitparade.art.ink import BLUE, CLAY, INK, LEAF, LEMON, PAPER, Group, Node, box, group, line, oval, path, sticker
from hitparade.art.moods import wear
from hitparade.art.poses import POSES, Arm, Pose
from hitparade.art.svg import document
from hitparade.art.tokens import baseball, cover, hit_token, out_token

W, H = 480, 360
STEPS = 4


def _player(name: str, mood: str, team: str, **over: object) -> Head:
    head = replace(wear(BY_ID[name].head, mood), cap=team)
    return replace(head, **over)  # pyright: ignore[reportArgumentType]


def _person(head: Head, cloth: str, pose: str | Pose, held: Node | None = None, *, legs: bool = False) -> Node:
    return sticker(draw_figure(Figure(head, cloth, pose, hands=1.35, held=held, legs=legs)))


def _ground(colour: str, y: float) -> Group:
    return group(box(0, y, W, H - y, colour), box(0, y, W, H - y, "tone:g1"), line(f"M0 {y:g}H{W}", 5))


_RUNNING = Pose(
    Arm((-82, 90), (-66, 46)), Arm((72, 110), (104, 78)), 12, (((-58, 168), (-104, 148)), ((46, 160), (70, 206)))
)


def _hide() -> Node:
    head = _player("theo", "smirk", "red", look=-0.6, eyes="aside", brows="one-up")
    pitcher = draw_figure(Figure(head, "gakuran", Pose(*_wide())))
    board = scoreboard(360, 150)
    return group(
        meadow(W, H),
        _ground(CLAY, 150),
        group(sticker(pitcher), x=240, y=112, scale=1.0),
        group(out_token(), x=116, y=204, scale=0.6),
        group(out_token(), x=190, y=212, scale=0.6),
        group(out_token(), x=364, y=206, scale=0.6),
        group(hit_token(), x=282, y=198, scale=0.74),
        group(board, x=60, y=226),
        group(grip(), x=96, y=228, scale=0.9),
        group(grip(), x=384, y=228, scale=0.9),
    )


def _wide() -> tuple[Arm, Arm]:
    return Arm((-90, 90), (-142, 112)), Arm((90, 90), (142, 112))


def _lift() -> Node:
    head = _player("mio", "stars", "blue")
    pose = Pose(POSES["hips"].left, Arm((76, 84), (112, 26), "open"), 6)
    return group(
        meadow(W, H),
        focus(W, H, (330, 220), 60, LEMON, "lift"),
        group(_person(head, "sailor", pose), x=150, y=158),
        group(hit_token(), x=346, y=252, scale=1.1),
        group(cover("2B"), x=322, y=104, scale=0.98, turn=-24),
        line("M252 196Q244 216 252 236M404 108Q424 116 430 138", 6),
    )


def _run() -> Node:
    head = _player("kwame", "laugh", "blue", turn=1)
    return group(
        meadow(W, H),
        _ground(CLAY, 250),
        line("M30 150H130M14 196H96M40 240H120", 7, PAPER),
        group(path("M0 0L70-26L140 0L70 26Z", PAPER, 6), x=316, y=316),
        group(_person(head, "tee", _RUNNING, legs=True), x=212, y=112, scale=1.04),
    )


def _arrow() -> Group:
    return group(line("M-74-16Q-58-72 4-72Q38-70 54-48", 20), path("M30-30L78-64L82-8Z", INK, 4))


def _swap() -> Node:
    out = group(
        oval(0, 6, 30, fill=INK), oval(0, 0, 30, fill=BLUE, width=5), line("M-11-11L11 11M11-11L-11 11", 7, PAPER)
    )
    outs = Group(tuple(group(out, x=x) for x in (-72, 0, 72)))
    left = _player("mio", "shocked", "blue", marks=(), turn=0)
    right = _player("theo", "fierce", "red", marks=())
    turn = group(_arrow(), Group((_arrow(),), turn=180), baseball(34))
    return group(
        box(0, 0, W, H, LEAF),
        box(0, 0, W, H, "tone:g1"),
        group(turn, x=240, y=200, scale=0.76),
        group(outs, x=240, y=54, scale=0.92),
        group(_person(left, "sailor", "cheeks"), x=88, y=212, scale=1.0),
        group(_person(right, "gakuran", "bat", group(bat(), turn=14)), x=384, y=216, scale=1.0),
    )


_STEPS: tuple[Callable[[], Node], ...] = (_hide, _lift, _run, _swap)
_FRAME = path(f"M3 3H{W - 3}V{H - 3}H3Z", "none", 6)


def howto(n: int) -> str:
    """Picture `n` (1 to 4): hiding, lifting, running, swapping."""
    if not 1 <= n <= STEPS:
        raise ValueError(f"unknown picture {n!r} of how to play: there are 1 to {STEPS}")
    return document(group(_STEPS[n - 1](), _FRAME), (0, 0, W, H))

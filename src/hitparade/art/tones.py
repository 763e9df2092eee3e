"""Screen tones: the dot and line patterns that stand for grey, skin and light in a one-ink print."""

from __future__ import annotations

from hitparade.art.ink import INK, PAPER, num

_DOTS: dict[str, tuple[float, float, bool]] = {
    # name: pitch, radius, opaque. Skin dots stay coarse: at 44 px a fine screen would turn into flat grey.
    "skin-dots": (8, 1.9, True),
    "light": (7, 1.4, True),
    "mid": (7, 2.1, True),
    "dark": (7, 2.9, True),
    "hair": (9, 2.7, True),
    "g1": (6, 0.6, False),
    "g2": (6, 1.0, False),
    "g3": (6, 1.5, False),
    "g4": (6, 1.9, False),
    "g5": (6, 2.4, False),
    "g6": (6, 2.8, False),
}
_LINES: dict[str, tuple[float, float]] = {
    # name: pitch, line width
    "skin-hatch": (8, 2.1),
    "skin-deep": (7, 3.0),
    "stripe": (10, 4.5),
}
TONES: tuple[str, ...] = (*_DOTS, *_LINES)


def _tile(id_: str, pitch: float, turn: int, inside: str) -> str:
    size = num(pitch)
    return (
        f'<pattern id="{id_}" width="{size}" height="{size}" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate({turn})">{inside}</pattern>'
    )


def _ground(pitch: float) -> str:
    return f'<path d="M0 0h{num(pitch)}v{num(pitch)}h{num(-pitch)}Z" fill="{PAPER}" stroke="none"/>'


def pattern(name: str, id_: str) -> str:
    """The SVG pattern of a tone; `g1` to `g6` let the ground shine through, the others are opaque."""
    if name in _LINES:
        pitch, width = _LINES[name]
        bar = f'<path d="M{num(pitch / 2)} 0v{num(pitch)}" stroke="{INK}" stroke-width="{num(width)}" stroke-linecap="butt"/>'
        return _tile(id_, pitch, 45, _ground(pitch) + bar)
    pitch, radius, opaque = _DOTS[name]
    dot = f'<circle cx="{num(pitch / 2)}" cy="{num(pitch / 2)}" r="{num(radius)}" fill="{INK}" stroke="none"/>'
    return _tile(id_, pitch, 45, (_ground(pitch) if opaque else "") + dot)

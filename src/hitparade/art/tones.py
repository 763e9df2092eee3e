"""Screen tones: the dot and line patterns that stand for grey, skin and light in a one-ink print."""

from __future__ import annotations

from hitparade.art.ink import INK, num

_DOTS: dict[str, tuple[float, float]] = {
    # name: pitch, radius. Skin dots stay coarse: at 44 px a fine screen would turn into flat grey.
    "skin-dots": (8, 1.8),
    "light": (7, 1.4),
    "mid": (7, 2.1),
    "dark": (7, 2.9),
    "hair": (9, 2.7),
}
_VEILS: dict[str, tuple[float, float]] = {
    # dots that let the ground shine through, from almost white to almost black
    "g1": (6, 0.6),
    "g2": (6, 1.0),
    "g3": (6, 1.5),
    "g4": (6, 1.9),
    "g5": (6, 2.4),
    "g6": (6, 2.8),
}
_LINES: dict[str, tuple[float, float]] = {
    # name: pitch, line width
    "skin-hatch": (8, 1.9),
    "skin-deep": (8, 3.0),
    "stripe": (10, 4.5),
}
OPAQUE: frozenset[str] = frozenset(f"tone:{name}" for name in (*_DOTS, *_LINES))
"""Tones that are printed on paper of their own."""


def _dot(pitch: float, radius: float) -> str:
    middle = num(pitch / 2)
    return f'<circle cx="{middle}" cy="{middle}" r="{num(radius)}" fill="{INK}" stroke="none"/>'


def _bar(pitch: float, width: float) -> str:
    line = f"M{num(pitch / 2)} -1v{num(pitch + 2)}"
    return f'<path d="{line}" stroke="{INK}" stroke-width="{num(width)}"/>'


def pattern(name: str, id_: str) -> str:
    """The SVG pattern of a tone, its rows at 45 degrees."""
    pitch, size = _LINES[name] if name in _LINES else (_DOTS | _VEILS)[name]
    inside = _bar(pitch, size) if name in _LINES else _dot(pitch, size)
    side = num(pitch)
    return (
        f'<pattern id="{id_}" width="{side}" height="{side}" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)">{inside}</pattern>'
    )

"""Writes contact sheets as PNG, to be looked at after every change: python -m hitparade.art OUTDIR."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from hitparade.art import MOODS, POSES, TEAMS, avatar, bust, eyes, faces, hair, hats, heads, marks, mouths, pawn
from hitparade.art.catalogue import pieces
from hitparade.art.head import Head, draw_head
from hitparade.art.ink import CLAY, INK, LEAF, LEMON, PAPER, ROSE, Group, sticker
from hitparade.art.svg import document

try:
    import resvg_py
    from PIL import Image
except ImportError as missing:
    raise SystemExit(f"contact sheets need the development dependencies resvg-py and pillow: {missing}") from None

_GAP = 6


def _picture(svg: str, width: int) -> Image.Image:
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
    return Image.open(io.BytesIO(png)).convert("RGBA")


def _grid(svgs: Sequence[str], width: int, columns: int, ground: str) -> Image.Image:
    """Pictures in rows on a coloured ground, as the screens would show them."""
    images = [_picture(svg, width) for svg in svgs]
    height = max(image.height for image in images)
    rows = -(-len(images) // columns)
    sheet = Image.new("RGB", (columns * (width + _GAP) + _GAP, rows * (height + _GAP) + _GAP), ground)
    for i, image in enumerate(images):
        left, top = _GAP + i % columns * (width + _GAP), _GAP + i // columns * (height + _GAP)
        sheet.paste(image, (left, top), image)
    return sheet


def _stack(sheets: Sequence[Image.Image]) -> Image.Image:
    whole = Image.new("RGB", (max(s.width for s in sheets), sum(s.height for s in sheets)), PAPER)
    top = 0
    for sheet in sheets:
        whole.paste(sheet, (0, top))
        top += sheet.height
    return whole


def _named(kind: str) -> list[str]:
    return [svg for address, svg in pieces() if address.startswith(f"{kind}/")]


def _plain(head: Head) -> str:
    back, front = draw_head(head)
    return document(sticker(Group((back, front)), 12), (-110, -124, 220, 240))


def _parts() -> Image.Image:
    """Every part once: hair (both turns), hats, eyes, mouths, brows, marks and lasting features."""
    bald = Head("bald")
    rows: tuple[list[Head], ...] = (
        [Head(style, turn=turn) for turn in (0, 1) for style in hair.STYLES],
        [Head(hat=kind, turn=i % 3 - 1) for i, kind in enumerate(hats.HATS)],
        [replace(bald, eyes=kind) for kind in eyes.KINDS],
        [replace(bald, mouth=kind) for kind in mouths.MOUTHS],
        [replace(bald, brows=kind) for kind in eyes.BROWS] + [replace(bald, marks=(kind,)) for kind in marks.MARKS],
        [replace(bald, extras=(kind,), turn=i % 2) for i, kind in enumerate(faces.EXTRAS)],
    )
    return _stack([_grid([_plain(head) for head in row], 84, 17, ROSE) for row in rows])


def _sheets() -> dict[str, Image.Image]:
    ids = [meta.id for meta in heads()]
    calm = [avatar(head) for head in ids]
    batters = [bust(head, "fierce", "bat", TEAMS[i % 2], bat=True) for i, head in enumerate(ids)]
    posed = [bust(ids[i * 2 % len(ids)], MOODS[i % len(MOODS)], pose) for i, pose in enumerate(POSES)]
    pawns = [pawn(head, MOODS[i * 5 % len(MOODS)], TEAMS[i % len(TEAMS)], i % 4 > 0) for i, head in enumerate(ids)]
    sizes = ((168, 8), (72, 16), (44, 24))
    return {
        "cast": _stack([_grid(calm, w, n, colour) for (w, n), colour in zip(sizes, (LEAF, ROSE, INK), strict=True)]),
        "moods": _grid([avatar(head, mood) for head in ids for mood in MOODS], 88, len(MOODS), LEAF),
        "busts": _stack([_grid(posed, 200, 6, LEMON), _grid(batters, 150, 8, LEAF)]),
        "pawns": _stack([_grid(pawns, w, n, CLAY) for w, n in sizes]),
        "panels": _grid(_named("panel"), 300, 5, ROSE),
        "parts": _parts(),
        "pieces": _stack(
            [
                _grid([*_named("token"), *_named("die")], 120, 10, LEAF),
                _grid(_named("emblem"), 400, 3, LEMON),
                _grid(_named("howto"), 612, 2, LEAF),
            ]
        ),
    }


def main(arguments: Sequence[str]) -> None:
    """Write the sheets into the folder named by the only argument."""
    if len(arguments) != 1:
        raise SystemExit("usage: python -m hitparade.art OUTDIR")
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name, sheet in _sheets().items():
        sheet.quantize(64, dither=Image.Dither.NONE).save(folder / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main(sys.argv[1:])

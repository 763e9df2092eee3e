"""Writes contact sheets as PNG, to be looked at after every change: python -m hitparade.art OUTDIR."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from hitparade.art import MOODS, POSES, TEAMS, avatar, bust, eyes, faces, hair, hats, heads, marks, mouths, pawn
from hitparade.art.catalogue import pieces
from hitparade.art.head import Head, draw_head
from hitparade.art.ink import CLAY, INK, LEAF, LEMON, ROSE, Group, sticker
from hitparade.art.sheets import contact_sheet, grab_sheet, grid, naming_sheet, save, stack
from hitparade.art.svg import document

if TYPE_CHECKING:
    from PIL import Image


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
    return stack([grid([_plain(head) for head in row], 84, 17, ROSE) for row in rows])


def _sheets() -> dict[str, Image.Image]:
    ids = [meta.id for meta in heads()]
    calm = [avatar(head) for head in ids]
    batters = [bust(head, "fierce", "bat", TEAMS[i % 2], bat=True) for i, head in enumerate(ids)]
    posed = [bust(ids[i * 2 % len(ids)], MOODS[i % len(MOODS)], pose) for i, pose in enumerate(POSES)]
    pawns = [pawn(head, MOODS[i * 5 % len(MOODS)], TEAMS[i % len(TEAMS)], i % 4 > 0) for i, head in enumerate(ids)]
    sizes = ((168, 8), (72, 16), (44, 24))
    return {
        "contact-sheet": contact_sheet(),
        "grab-cards": grab_sheet(),
        "naming-test": naming_sheet(),
        "cast": stack([grid(calm, w, n, colour) for (w, n), colour in zip(sizes, (LEAF, ROSE, INK), strict=True)]),
        "moods": grid([avatar(head, mood) for head in ids for mood in MOODS], 88, len(MOODS), LEAF),
        "busts": stack([grid(posed, 200, 6, LEMON), grid(batters, 150, 8, LEAF)]),
        "pawns": stack([grid(pawns, w, n, CLAY) for w, n in sizes]),
        "panels": grid(_named("panel"), 300, 5, ROSE),
        "parts": _parts(),
        "pieces": stack(
            [
                grid([*_named("token"), *_named("die")], 120, 10, LEAF),
                grid(_named("emblem"), 400, 3, LEMON),
                grid(_named("howto"), 612, 2, LEAF),
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
        save(sheet, folder / f"{name}.png")


if __name__ == "__main__":
    main(sys.argv[1:])

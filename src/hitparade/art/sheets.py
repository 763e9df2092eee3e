"""Rasterises pictures and lays them out on sheets, to be looked at. The only module here that needs packages."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import resvg_py
from PIL import Image

from hitparade.art.cards import grab_card, reading_card, scenes
from hitparade.art.ink import PAPER, ROSE
from hitparade.art.noise import Noise

_GAP = 6


def picture(svg: str, width: int, finer: int = 1) -> Image.Image:
    """The picture `width` pixels wide; `finer` draws it so many times as large and shrinks it, as screens do."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width * finer))
    image = Image.open(io.BytesIO(png)).convert("RGBA")
    if finer == 1:
        return image
    return image.resize((width, image.height // finer), Image.Resampling.LANCZOS)


def grid(svgs: Sequence[str], width: int, columns: int, ground: str, *, gap: int = _GAP, finer: int = 1) -> Image.Image:
    """Pictures in rows on a coloured ground, as the screens would show them."""
    images = [picture(svg, width, finer) for svg in svgs]
    height = max(image.height for image in images)
    rows = -(-len(images) // columns)
    sheet = Image.new("RGB", (columns * (width + gap) + gap, rows * (height + gap) + gap), ground)
    for i, image in enumerate(images):
        sheet.paste(image, (gap + i % columns * (width + gap), gap + i // columns * (height + gap)), image)
    return sheet


def stack(sheets: Sequence[Image.Image], ground: str = PAPER) -> Image.Image:
    """Sheets one below the other."""
    whole = Image.new("RGB", (max(s.width for s in sheets), sum(s.height for s in sheets)), ground)
    top = 0
    for sheet in sheets:
        whole.paste(sheet, (0, top))
        top += sheet.height
    return whole


def save(sheet: Image.Image, file: Path, colours: int = 64) -> None:
    """Writes a sheet as a small PNG."""
    sheet.quantize(colours, dither=Image.Dither.NONE).save(file, optimize=True)


def contact_sheet() -> Image.Image:
    """All reading cards, and below them their grab cards at 110 and 72 pixels."""
    grabs = [grab_card(name) for name in scenes()]
    cards = grid([reading_card(name) for name in scenes()], 236, 6, ROSE, gap=10)
    return stack([cards, grid(grabs, 110, 12, ROSE, gap=10), grid(grabs, 72, 17, ROSE, gap=10)], ROSE)


def grab_sheet() -> Image.Image:
    """All grab cards at 300 and 150 pixels."""
    grabs = [grab_card(name) for name in scenes()]
    return stack([grid(grabs, 300, 6, ROSE), grid(grabs, 147, 12, ROSE)], ROSE)


def shuffled(seed: str) -> list[str]:
    """The ids in an order that the seed's text decides, the same everywhere."""
    noise = Noise(seed)
    return sorted(scenes(), key=lambda _: noise.between(0, 1))


def naming_sheet(seed: str = "naming") -> Image.Image:
    """The naming test: grab cards at 72 pixels, shuffled and without titles."""
    return grid([grab_card(name) for name in shuffled(seed)], 72, 10, ROSE, gap=12, finer=2)

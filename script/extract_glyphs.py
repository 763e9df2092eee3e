"""Maintainer's tool: takes the few outlines the pictures need from Dela Gothic One into src/hitparade/art/glyphs.py.

Needs fonttools and brotli. Its argument is the folder of the npm package @fontsource/dela-gothic-one.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen  # pyright: ignore[reportMissingImports]
from fontTools.pens.svgPathPen import SVGPathPen  # pyright: ignore[reportMissingImports]
from fontTools.pens.transformPen import TransformPen  # pyright: ignore[reportMissingImports]
from fontTools.ttLib import TTFont  # pyright: ignore[reportMissingImports]

WANTED = "ABHIMORSTUXZ01238ァアオカガキゴザシスダッドトバヒビボヤュャラロンー"
TARGET = Path(__file__).parent.parent / "src/hitparade/art/glyphs.py"
HEAD = '''# ruff: noqa: E501
"""Outlines taken from Dela Gothic One by script/extract_glyphs.py; do not edit by hand.

{notice}
The full text of the licence is in OFL.txt beside this file.
"""

GLYPHS: dict[str, tuple[str, int, tuple[int, int, int, int]]] = {{
    # character: outline at 100 units to the em with the base line at y = 0, advance, box (left, top, right, bottom)
'''


def _glyph(font: TTFont, char: str) -> tuple[str, int, tuple[int, ...]]:
    scale = 100 / font["head"].unitsPerEm
    glyphs = font.getGlyphSet()
    name = font.getBestCmap()[ord(char)]
    pen, bounds = SVGPathPen(glyphs, ntos=lambda value: f"{value:.1f}".removesuffix(".0")), BoundsPen(glyphs)
    for target in (pen, bounds):
        glyphs[name].draw(TransformPen(target, (scale, 0, 0, -scale, 0, 0)))
    return pen.getCommands(), round(glyphs[name].width * scale), tuple(round(side) for side in bounds.bounds)


def _find(package: Path, char: str) -> tuple[str, int, tuple[int, ...]]:
    for file in sorted(package.glob("files/*.woff2")):
        font = TTFont(file)
        if ord(char) in font.getBestCmap():
            return _glyph(font, char)
    raise LookupError(f"no file of the font holds {char!r}")


def main(package: Path) -> None:
    """Write the data file and the licence beside it."""
    licence = (package / "LICENSE").read_text()
    rows = (f"    {char!r}: {_find(package, char)!r},\n".replace("'", '"') for char in WANTED)
    TARGET.write_text(HEAD.format(notice=licence.splitlines()[0]) + "".join(rows) + "}\n")
    TARGET.with_name("OFL.txt").write_text(licence)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

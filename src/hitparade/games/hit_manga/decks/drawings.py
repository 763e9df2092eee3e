"""SVG drawings of a host's deck: refused if they are more than shapes, and given the size of their card."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

MOST_SVG_BYTES = 300_000
SHAPE_OFF = 0.03
"""How far a picture's shape may be from that of its card."""
SVG = "http://www.w3.org/2000/svg"

# What makes a drawing more than a drawing: code, other files, entities that unfold, pages within.
_ACTIVE = re.compile(
    rb"<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|<\s*[\w:]*(script|foreignObject|image|feImage|iframe)\b|@import"
    rb"|\bhref\s*=\s*['\"]\s*[^#'\"\s]|url\(\s*['\"]?\s*[^#'\")\s]|\son\w+\s*=",
    re.IGNORECASE,
)
# Parts that can be drawn by way of others: a few that refer to each other could keep a processor busy for years.
_PARTS = re.compile(rb"<\s*[\w:]*(use|pattern|mask|filter|clipPath|marker|symbol)\b", re.IGNORECASE)
# What is drawn over and over by itself: a word of these is enough to keep a processor busy for ever.
_ENDLESS = re.compile(rb"<\s*[\w:]*(filter|fe[A-Z]\w*|marker)\b")
MOST_ELEMENTS, DEEPEST = 2_000, 32
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?", re.IGNORECASE)
_WIDEST = 1e6
_REFERENCE = re.compile(rb"url\(|\bhref\s*=", re.IGNORECASE)
MOST_REFERENCES = 16


class BadPicture(ValueError):
    """A file that can't be a card's picture: ``code``, and the sentence as text."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


def fitted(source: bytes, size: tuple[int, int]) -> str:
    """The drawing as it is drawn in just this size, whatever it says of its own. Raises BadPicture, or ET.ParseError.

    Nothing is drawn before its shape is known: a thin line of a drawing could want more memory than there is.
    """
    if len(source) > MOST_SVG_BYTES:
        raise BadPicture("too-large", f"A drawing has at most {MOST_SVG_BYTES:,} bytes, this one {len(source):,}.")
    _check_parts(source)
    root = ET.fromstring(source.decode("utf-8"))  # noqa: S314  without a DOCTYPE there is nothing that unfolds
    _check_elements(root)
    left, top, width, height = _box(root)
    check_shape((width, height), size)
    for name, value in (
        ("viewBox", f"{left} {top} {width} {height}"),
        ("width", str(size[0])),
        ("height", str(size[1])),
        ("preserveAspectRatio", "none"),
    ):
        root.set(name, value)
    ET.register_namespace("", SVG)
    plain = ET.tostring(root)
    _check_parts(plain)  # once more, with every escaped letter as it is read
    return plain.decode("ascii")


def _check_parts(source: bytes) -> None:
    if _ACTIVE.search(source):
        raise BadPicture("active-drawing", "The drawing holds code, other files or pages; only plain shapes are taken.")
    if _ENDLESS.search(source):
        raise BadPicture("tangled-drawing", "The drawing has filters or markers; save it as plain shapes.")
    if _PARTS.search(source) and len(_REFERENCE.findall(source)) > MOST_REFERENCES:
        raise BadPicture("tangled-drawing", "The drawing refers to its own parts too often; save it as plain shapes.")


def _check_elements(root: ET.Element) -> None:
    """Each element costs time, and each within another memory."""
    row, found, depth = [root], 0, 0
    while row and depth <= DEEPEST and found <= MOST_ELEMENTS:
        found, depth = found + len(row), depth + 1
        row = [child for element in row for child in element]
    if row or found > MOST_ELEMENTS:
        told = f"A drawing has at most {MOST_ELEMENTS:,} elements, none more than {DEEPEST} deep; join its shapes."
        raise BadPicture("tangled-drawing", told)


def _box(root: ET.Element) -> tuple[float, float, float, float]:
    """The part of the plane that the drawing shows: its ``viewBox``, or all of its width and height."""
    if root.tag not in ("svg", f"{{{SVG}}}svg"):
        raise BadPicture("not-a-picture", "The file is no SVG.")
    box = [float(number) for number in _NUMBER.findall(root.get("viewBox", ""))]
    if len(box) != 4:
        sides = [_NUMBER.fullmatch(root.get(side, "").strip().removesuffix("px")) for side in ("width", "height")]
        box = [0.0, 0.0, *(float(side[0]) for side in sides if side)]
    if len(box) != 4 or not all(0 < side < _WIDEST for side in box[2:]) or not all(abs(at) < _WIDEST for at in box[:2]):
        raise BadPicture("wrong-size", "The drawing does not say how large it is, by viewBox or by width and height.")
    return box[0], box[1], box[2], box[3]


def check_shape(found: tuple[float, float], wanted: tuple[int, int]) -> None:
    """Refuses a picture whose shape is not that of its card."""
    width, height = found
    shape = wanted[0] / wanted[1]
    if abs(width / height / shape - 1) > SHAPE_OFF:
        told = "a square" if shape == 1 else "five wide to seven high"
        raise BadPicture("wrong-shape", f"The picture is {width:g} by {height:g}; it has to be {told}.")

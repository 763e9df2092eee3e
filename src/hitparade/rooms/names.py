"""Names of people: short, printable, and none that looks like another at the same table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from hitparade.rooms.errors import RoomError

LONGEST = 24

# Unassigned, private, surrogate, control and format characters (bidi marks, zero-width joiners and the like).
REFUSED = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}

# Blank although they count as letters or symbols.
INVISIBLE = "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f"

# Invisible, but part of how some scripts and pictures are written; let in only where they are.
JOINERS = "\u200c\u200d"

# Letters of other scripts, digits and signs that are drawn like a Latin letter: all are folded to one of their class.
TWINS = {
    "a": "аαɑ⍺",
    "b": "ьв",
    "c": "сϲᴄ",
    "d": "ԁ",
    "e": "еєεℯ",
    "f": "ғ",
    "g": "ɡց",
    "h": "һн",
    "j": "јϳ",
    "k": "кκ",
    "l": "іıι1|!ӏ‖i",
    "m": "м",
    "n": "ոηп",
    "o": "оοօσ0〇",
    "p": "рρ",
    "q": "ԛ",
    "r": "гᴦ",
    "s": "ѕꜱ",
    "t": "тτ",
    "u": "υս",
    "v": "ѵν",
    "w": "ԝω",
    "x": "хχ×",
    "y": "уүγ",
    "z": "ᴢ",
    "エ": "工",
    "ロ": "口",
    "カ": "力",
    "ニ": "二",
    "ハ": "八",
    "タ": "夕",
    "ト": "卜",
}
_FOLD = str.maketrans({twin: letter for letter, twins in TWINS.items() for twin in twins})

# Accents that are overlooked or piled up; marks of other scripts are letters in their own right.
ACCENTS = range(0x300, 0x370)
VARIATIONS = range(0xFE00, 0xFE10)
VIRAMA = 9
"""The combining class of the sign that silences an Indic letter's vowel and may tie it to the next."""


def clean(name: str) -> str:
    """The name as it will be shown: composed (NFKC), trimmed, single spaces. Raises RoomError ``bad-name``."""
    composed = unicodedata.normalize("NFKC", name[: LONGEST * 8])
    shown = " ".join("".join(c for c in composed if ord(c) not in VARIATIONS).split())
    if not 1 <= len(shown) <= LONGEST:
        raise RoomError("bad-name", f"A name has 1 to {LONGEST} characters; this one has {len(shown)}.")
    if any(unicodedata.category(c) in REFUSED or c in INVISIBLE for c in _without_joints(shown)):
        raise RoomError("bad-name", "A name can't hold invisible or control characters.")
    if not skeleton(shown):
        raise RoomError("bad-name", "A name needs a letter, a digit or a picture.")
    if _is_piled_up(shown):
        raise RoomError("bad-name", "A name can have at most two accents on one letter.")
    return shown


def _without_joints(shown: str) -> str:
    """The name without the joiners that its writing needs; all others stay, to be refused."""
    around = zip(" " + shown, shown, shown[1:] + " ", strict=False)
    return "".join(c for before, c, after in around if c not in JOINERS or not _joins(before, after))


def _joins(before: str, after: str) -> bool:
    """Whether a joiner means something between these: pictures of several parts, Persian and its kin, Indic letters."""
    if unicodedata.category(before) in {"So", "Sk"}:
        return unicodedata.category(after) == "So"
    if unicodedata.combining(before) == VIRAMA:
        return unicodedata.category(after)[0] == "L"
    return unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"


def _is_piled_up(shown: str) -> bool:
    """Whether more than two accents stand on one another, which would reach into other lines."""
    run = 0
    for c in unicodedata.normalize("NFD", shown):
        run = run + 1 if ord(c) in ACCENTS else 0
        if run > 2:
            return True
    return False


def skeleton(name: str) -> str:
    """What is left of a name when everything that is easily overlooked is gone; equal for look-alikes.

    >>> skeleton("Іlia O'Neill") == skeleton("IIia 0neiII")
    True
    """
    parts = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(c for c in parts if unicodedata.category(c)[0] not in "ZP" and not _is_overlooked(c))
    return bare.translate(_FOLD).replace("rn", "m").replace("vv", "w")


def _is_overlooked(c: str) -> bool:
    return c in JOINERS or ord(c) in ACCENTS


def check_free(name: str, taken: Iterable[str]) -> None:
    """Raises RoomError ``name-taken`` for a name that is, or looks like, one at the table (R27)."""
    wanted = skeleton(name)
    for other in taken:
        if skeleton(other) == wanted:
            raise RoomError(
                "name-taken", f"“{other}” sits here already, and “{name}” looks the same; pick another name."
            )


def numbered(name: str, taken: Iterable[str]) -> str:
    """``name``, or the first of ``name 2``, ``name 3``... that is free: for bots and screens."""
    used = {skeleton(other) for other in taken}
    candidates = (name if number == 1 else f"{name[: LONGEST - 4]} {number}" for number in range(1, 1_000))
    return next(candidate for candidate in candidates if skeleton(candidate) not in used)

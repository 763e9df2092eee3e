"""Folds characters: letter case, accents, width, kana, look-alikes and decoration, but never what tells words apart."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

MARKED_SCRIPTS = ("LATIN", "GREEK", "CYRILLIC")
"""Only these lose their marks: a kana without its voicing mark is another kana."""
LETTERS = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ŋ": "n", "æ": "ae", "œ": "oe", "ı": "i", "ĸ": "k"}
)
"""Letters that no decomposition reaches. Casefolding has made ß ss already."""
LOOKALIKES = str.maketrans("аеорсухіѕјкмтвнαονρικτυε", "aeopcyxisjkmtbhaovpiktue")
"""Cyrillic and Greek letters that look like Latin ones, for tokens that mix scripts."""
LATIN = re.compile("[a-z]")
FOREIGN = re.compile("[\u0370-\u03ff\u0400-\u04ff]")
APOSTROPHES = re.compile("['`´‘’ʹʻʼʽˈ′＇]")
SIGNS = re.compile("[™®©℠]")
FRACTION = re.compile("([¼-¾⅐-⅞])")
RAISED = re.compile("(?<=[0-9])(?=[²³¹⁰⁴-⁹])")
KEPT = {"L", "M", "N"}


def clean(text: str) -> str:
    """The text in lower case without accents, width, apostrophes and decoration; other signs become spaces.

    Signs of ASCII stay: what they mean depends on their neighbours.

    >>> clean("Ｃａｆé\u200b ’n’ Bar™ 🎉")
    'cafe n bar'
    >>> clean("リンゴ")
    'りんご'
    """
    if not text.isascii():
        text = _fold_marks(text)
    return APOSTROPHES.sub("", text.lower())


def _fold_marks(text: str) -> str:
    text = RAISED.sub(" ", FRACTION.sub(r" \1", SIGNS.sub("", APOSTROPHES.sub("", text))))
    text = unicodedata.normalize("NFKC", text).casefold()
    letters = "".join(map(_character, unicodedata.normalize("NFC", text)))
    if not any(letter.isalnum() or letter in "+#-" for letter in letters):
        return "".join(map(_emoji, text))
    tokens = letters.translate(LETTERS).split(" ")
    return " ".join(token.translate(LOOKALIKES) if _is_mixed(token) else token for token in tokens).strip()


@lru_cache(maxsize=8192)
def _character(letter: str) -> str:
    """What a character folds to: a letter, nothing, or a space."""
    code = ord(letter)
    if code < 128:
        return letter
    if 0x30A1 <= code <= 0x30F6 or letter in "ヽヾ":
        return chr(code - 0x60)
    category = unicodedata.category(letter)
    if category in ("Cf", "Cs", "So", "Sk") or 0x300 <= code <= 0x36F or 0xFE00 <= code <= 0xFE0F:
        return ""
    if category[0] in KEPT or category == "Sc":
        return _unmarked(letter)
    return _sign(letter, category)


def _unmarked(letter: str) -> str:
    """A letter of a script that carries accents, without them."""
    if not unicodedata.name(letter, "").startswith(MARKED_SCRIPTS):
        return letter
    base = unicodedata.normalize("NFD", letter)
    return "".join(part for part in base if not unicodedata.combining(part))


def _sign(letter: str, category: str) -> str:
    if letter == "⁄":
        return "/"
    return "-" if category == "Pd" or letter == "−" else " "


def _emoji(letter: str) -> str:
    """A picture that stands alone is an answer; its colour and joiners are decoration."""
    return letter if unicodedata.category(letter) == "So" else ""


def _is_mixed(token: str) -> bool:
    return bool(LATIN.search(token) and FOREIGN.search(token))

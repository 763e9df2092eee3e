"""Codes of rooms: short, easy to read out and to type, and no words.

The alphabet leaves out what is mistaken for something else in print, by hand or by ear: B (8, P), D (O, T), G (C, 6),
I (1, L), M (N), O and Q (0), S (5, F), U (V), Z (2); and A and E, so that there is no vowel and hardly a word can form.
What can still be read as one is refused.
"""

from __future__ import annotations

import re
import secrets

ALPHABET = "CFHJKLNPRTVWXY"

LENGTHS = (4, 5, 6)

RUDE = re.compile(
    "CCK|CLT|CNT|CRP|CVNT|FCK|FKK|FKN|FVC|FVK|HTLR|JRK|KKK|KNT|KVNT|KYK|NPP|PRC|PRK|PRN|TWT|WHR|WNK|WTF|XXX"
)
"""Letters that people read as something that they would rather not send to their family."""

BLURRED = "VV"
"""Reads as W."""


def draw(rooms: int) -> str:
    """A code from the system's secure source, for a house that holds ``rooms`` rooms already."""
    while True:
        code = "".join(secrets.choice(ALPHABET) for _ in range(length(rooms)))
        if not is_rude(code) and BLURRED not in code:
            return code


def length(rooms: int) -> int:
    """Letters that a new code needs, so that at most one code in twenty leads to a room (R15, R27)."""
    return next((letters for letters in LENGTHS if rooms * 20 <= len(ALPHABET) ** letters), LENGTHS[-1])


def is_rude(code: str) -> bool:
    """Whether a code holds letters that read as a rude word."""
    return RUDE.search(code) is not None


def tidy(code: str) -> str:
    """A code as people type it, in the form in which it is stored."""
    return code.strip().upper()


def is_code(code: str) -> bool:
    """Whether a tidy code could be one at all."""
    return len(code) in LENGTHS and all(letter in ALPHABET for letter in code)

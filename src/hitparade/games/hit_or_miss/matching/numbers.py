"""Numbers in words, figures and Roman numerals, brought to figures."""

from __future__ import annotations

import re

UNITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
TEENS = ["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"]
TENS = {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90}
SMALL = {word: value for value, word in enumerate(UNITS + TEENS)} | TENS | {"fourty": 40, "dozen": 12}
LARGE = {"hundred": 100, "thousand": 1_000, "million": 1_000_000, "billion": 1_000_000_000}
ORDINALS = (
    {f"{word}th": value for word, value in SMALL.items()}
    | {f"{word[:-1]}ieth": value for word, value in TENS.items()}
    | {"first": 1, "second": 2, "third": 3, "fifth": 5, "eighth": 8, "ninth": 9, "twelfth": 12}
)
SUFFIXED = re.compile(r"(\d+)(st|nd|rd|th)")
ROMANS = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv", "xvi", "xvii"]
ROMAN = {word: value for value, word in enumerate([*ROMANS, "xviii", "xix", "xx"], 1)}
FRACTIONS = {"half": "1/2", "third": "1/3", "quarter": "1/4", "fifth": "1/5", "tenth": "1/10"}
MOST_DIGITS = 15


def in_figures(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words with every number in figures.

    >>> in_figures(("twenty", "one", "pilots")), in_figures(("henry", "viii")), in_figures(("one", "million"))
    (('21', 'pilots'), ('henry', '8'), ('1000000',))
    """
    if len(words) == 1 and words[0] in ("half", "quarter"):
        return (FRACTIONS[words[0]],)
    found: list[str] = []
    at = 0
    while at < len(words):
        figure, after = _cardinal(words, at)
        found.append(figure if figure is not None else _other(words, at))
        at = after
    return _fraction(tuple(found))


def _cardinal(words: tuple[str, ...], at: int) -> tuple[str | None, int]:
    """The number that begins here, in figures, and where it ends; None if none does."""
    total = part = 0
    end = at
    while end < len(words) and (value := _value(words, end, at)) is not None:
        if value in LARGE.values() and end > at:
            total, part = (total, (part or 1) * value) if value == 100 else (total + (part or 1) * value, 0)
        elif end > at and not _goes_on(part, value):
            break
        else:
            part += value
        end += 2 if _links(words, end, total + part) else 1
    return (None, at + 1) if end == at else (str(total + part), end)


def _links(words: tuple[str, ...], at: int, so_far: int) -> bool:
    """Whether "and" stands inside the number: one hundred and one."""
    return so_far >= 100 and words[at + 1 : at + 2] == ("and",) and SMALL.get((*words, "", "")[at + 2], 100) < 100


def _value(words: tuple[str, ...], at: int, start: int) -> int | None:
    word = words[at]
    if word.isascii() and word.isdecimal() and at == start and len(word) <= MOST_DIGITS and word[0] != "0":
        return int(word)
    return SMALL.get(word, LARGE.get(word))


def _goes_on(part: int, value: int) -> bool:
    """Whether twenty, then one, is one number: two ones are not."""
    return value > 0 and (part == 0 or (value < 10 <= part and part % 10 == 0) or (value < 100 and part % 100 == 0))


def _other(words: tuple[str, ...], at: int) -> str:
    """Ordinals and Roman numerals; any other word as it is."""
    word, is_last = words[at], at == len(words) - 1
    ordinal = ORDINALS.get(word) if not (is_last and at and words[at - 1] in ("1", "one", "a")) else None
    if suffixed := SUFFIXED.fullmatch(word):
        ordinal = int(suffixed[1])
    if ordinal is not None:
        # Henry the Eighth is Henry VIII; the eighth alone is not eight.
        return str(ordinal) if is_last and at else f"{ordinal}th"
    if at and word in ROMAN and (is_last or len(word) > 1):
        return str(ROMAN[word])
    return word


def _fraction(words: tuple[str, ...]) -> tuple[str, ...]:
    """One third, three quarters; half a million."""
    if len(words) == 2 and words[0] == "half" and words[1].isdecimal():
        return (str(int(words[1]) // 2),)
    if len(words) > 1 and words[-1] in FRACTIONS and words[-2].isdecimal() and len(words[-2]) < 3:
        return (*words[:-2], f"{words[-2]}/{FRACTIONS[words[-1]][2:]}")
    return words

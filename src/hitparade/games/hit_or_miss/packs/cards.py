"""The rules of a card, its answers apart."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import cast

from hitparade.games.hit_or_miss.matching.folding import fold
from hitparade.games.hit_or_miss.packs.answers import check_answers
from hitparade.games.hit_or_miss.packs.header import ID, LONGEST, is_texts
from hitparade.games.hit_or_miss.packs.report import CardReport, Report, shown
from hitparade.kernel.values import Json, JsonObject

KINDS = ("concrete", "scene", "people-and-places", "playful", "feelings", "wordplay")
AUDIENCES = ("everyone", "teens", "adults")
TITLE_LENGTH = 60
NOTE_LENGTH = 120
KEYS = ("id", "title", "kind", "difficulty", "tags", "audience", "closed", "note", "answers")
MOST_TAGS, LONGEST_TAG = 20, 40
BREAKS = re.compile(r"[\x00-\x1f\x7f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""What ends a line, and what turns the direction of writing round for all that follows."""

Seen = dict[str, str]
"""What was there before, folded, and the card it stands on."""


def check_cards(table: JsonObject, report: Report) -> None:
    """Every card of the pack."""
    cards = table.get("card")
    if not isinstance(cards, list) or not cards:
        report.file("no-cards", "The pack has no cards: each is a [[card]] table.", "card")
        return
    ids: Seen = {}
    titles: Seen = {}
    for index, card in enumerate(cast("list[Json]", cards)):
        check_card(card, report, index, ids, titles)


def check_card(card: Json, report: Report, index: int, ids: Seen, titles: Seen) -> None:
    """One card."""
    if not isinstance(card, dict):
        CardReport(report, index, f"number {index + 1}").card("bad-card", "A card is a [[card]] table.")
        return
    card = cast("JsonObject", card)
    name = card.get("id")
    at = CardReport(report, index, name if isinstance(name, str) and name else f"number {index + 1}")
    _check_id(name, at, ids)
    _check_title(card.get("title"), at, titles)
    for key, (is_right, code, expected) in PLAIN.items():
        _check_value(card, at, key, (is_right, code, expected))
    for key in card:
        if key not in KEYS:
            at.card("unknown-key", f"A card has no key {shown(key)}.", key)
    check_answers(card, at)


def _check_id(name: Json, at: CardReport, ids: Seen) -> None:
    if name is None:
        at.card("no-card-id", "The card lacks “id”.")
    elif not isinstance(name, str) or len(name) > LONGEST or not ID.fullmatch(name):
        at.card("bad-card-id", f"A card's id has lower case letters, digits and hyphens, not {shown(name)}.", "id")
    elif name in ids:
        at.card("card-id-twice", f"The id {shown(name)} stands on two cards of the pack.", "id")
    else:
        ids[name] = name


def _check_title(title: Json, at: CardReport, titles: Seen) -> None:
    if title is None:
        at.card("no-title", "The card lacks “title”.")
    elif not isinstance(title, str) or not title.strip() or BREAKS.search(title):
        at.card("bad-title", f"A title is one line of text, not {shown(title)}.", "title")
    else:
        _check_wording(title, at, titles)


def _check_wording(title: str, at: CardReport, titles: Seen) -> None:
    if len(title) > TITLE_LENGTH:
        at.card("title-too-long", f"A title has at most {TITLE_LENGTH} characters, this one {len(title)}.", "title")
    if title.rstrip().endswith((".", "。", "．")):
        at.card("title-stop", f"A title has no final stop: {shown(title)}.", "title")
    folded = fold(title) or title
    if folded in titles:
        at.card("title-twice", f"The title {shown(title)} is that of card “{titles[folded]}” too.", "title")
    titles.setdefault(folded, at.id)


def _check_value(card: JsonObject, at: CardReport, key: str, rule: tuple[Callable[[Json], bool], str, str]) -> None:
    is_right, code, expected = rule
    if key not in card:
        if key in ("kind", "difficulty", "tags"):
            at.card(f"no-{key}", f"The card lacks “{key}”: {expected}.")
    elif not is_right(card[key]):
        at.card(code, f"“{key}” is {expected}, not {shown(card[key])}.", key)


def _is_note(value: Json) -> bool:
    return isinstance(value, str) and len(value) <= NOTE_LENGTH and not BREAKS.search(value)


PLAIN: dict[str, tuple[Callable[[Json], bool], str, str]] = {
    "kind": (lambda value: value in KINDS, "bad-kind", f"one of {', '.join(KINDS)}"),
    "difficulty": (lambda value: type(value) is int and 1 <= value <= 3, "bad-difficulty", "1, 2 or 3"),
    "tags": (
        lambda value: is_texts(value, MOST_TAGS, LONGEST_TAG),
        "bad-tags",
        f"a list of at most {MOST_TAGS} words, each of at most {LONGEST_TAG} characters",
    ),
    "audience": (lambda value: value in AUDIENCES, "bad-audience", f"one of {', '.join(AUDIENCES)}"),
    "closed": (lambda value: type(value) is bool, "bad-closed", "true or false"),
    "note": (_is_note, "bad-note", f"one line of at most {NOTE_LENGTH} characters"),
}

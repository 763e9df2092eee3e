"""The rules of a card's answers."""

from __future__ import annotations

from typing import NamedTuple, cast

from hitparade.games.hit_or_miss.matching.folding import fold
from hitparade.games.hit_or_miss.packs.header import is_texts
from hitparade.games.hit_or_miss.packs.report import CardReport, shown
from hitparade.kernel.values import Json, JsonObject

MANY = 12
"""So many answers at least that many people write, and so many that few do."""
COMMON = 12
"""The weight from which many people write an answer."""
LIGHTEST, HEAVIEST = 1, 95
LEAST_SUM, MOST_SUM = 500, 1100
LENGTH = 80
"""No item of a list is longer, so no answer is."""
LONGEST_GROUP = 40
MOST_WAYS = 2_000
"""Ways to write the answers of one card: the matcher learns them all when the card is read."""
KEYS = ("w", "same", "syn", "read", "group")


class Way(NamedTuple):
    """One way to write an answer: which answer, and as what (``answer``, ``same``, ``syn`` or ``read``)."""

    answer: str
    kind: str
    text: str


def check_answers(card: JsonObject, at: CardReport) -> None:
    """The answers one by one, that none stands twice, how many there are, and their weights."""
    answers = card.get("answers")
    if not isinstance(answers, dict) or not answers:
        at.card("no-answers", "The card has no answers: they stand in [card.answers].", "answers")
        return
    answers = cast("JsonObject", answers)
    for name, value in answers.items():
        _check_answer(name, value, at)
    _check_once(answers, at)
    right = weights(answers)
    # Wrong weights are told one by one; what they add up to says nothing until they are right.
    if len(right) == len(answers):
        _check_amounts(right, card.get("closed") is True, at)


def weights(answers: JsonObject) -> list[int]:
    """The weights that are right."""
    given = [answer_table(value).get("w") for value in answers.values()]
    return [w for w in given if type(w) is int and LIGHTEST <= w <= HEAVIEST]


def answer_table(value: Json) -> JsonObject:
    """An answer's value as a table: a bare number is its weight."""
    return cast("JsonObject", value) if isinstance(value, dict) else {"w": value}


def _check_answer(name: str, value: Json, at: CardReport) -> None:
    table = answer_table(value)
    _check_weight(table.get("w"), name, at)
    for key in ("same", "syn"):
        if not is_texts(table.get(key, [])):
            at.answer(f"bad-{key}", f"“{key}” is a list of texts, not {shown(table[key])}.", name)
    for key in ("read", "group"):
        if key in table and not (isinstance(table[key], str) and table[key].strip()):
            at.answer(f"bad-{key}", f"“{key}” is a text, not {shown(table[key])}.", name)
    if isinstance(group := table.get("group"), str) and len(group) > LONGEST_GROUP:
        at.answer("bad-group", f"“group” has at most {LONGEST_GROUP} characters.", name)
    for key in table:
        if key not in KEYS:
            at.answer("unknown-key", f"An answer has no key {shown(key)}; it has {', '.join(KEYS)}.", name)


def _check_weight(weight: Json, name: str, at: CardReport) -> None:
    if weight is None:
        at.answer("no-weight", "The answer lacks its weight “w”.", name)
    elif type(weight) is not int:
        at.answer("bad-weight", f"A weight is a whole number, not {shown(weight)}.", name)
    elif not LIGHTEST <= weight <= HEAVIEST:
        at.answer("weight-range", f"A weight is from {LIGHTEST} to {HEAVIEST}, not {weight}.", name)


def ways(name: str, value: Json) -> list[Way]:
    """Every way to write an answer that is given, the answer first."""
    table = answer_table(value)
    found = [Way(name, "answer", name)]
    for key in ("same", "syn"):
        given = table.get(key)
        if is_texts(given):
            found += [Way(name, key, text) for text in cast("list[str]", given)]
    if isinstance(table.get("read"), str):
        found.append(Way(name, "read", table["read"]))
    return found


def _check_once(answers: JsonObject, at: CardReport) -> None:
    """An answer, ``same``, ``syn`` or ``read`` stands only once on a card after folding; and there are not too many."""
    every = [way for name, value in answers.items() for way in ways(name, value)]
    if len(every) > MOST_WAYS:
        told = f"A card has at most {MOST_WAYS:,} ways to write its answers, this one {len(every):,}."
        at.card("too-many-ways", told, "answers")
        return
    seen: dict[str, Way] = {}
    for way in every:
        _check_way(way, seen, at)


def _check_way(way: Way, seen: dict[str, Way], at: CardReport) -> None:
    folded = fold(way.text)
    if len(way.text) > LENGTH:
        at.answer("answer-too-long", f"{shown(way.text)} is longer than {LENGTH} characters.", way.answer)
    if not folded:
        at.answer("empty-answer", f"Nothing is left of {shown(way.text)} after folding.", way.answer)
        return
    first = seen.setdefault(folded, way)
    if first is not way:
        where = f"as {_what(first)}{at.line(first.answer)}"
        at.answer("answer-twice", f"{shown(way.text)} ({_what(way)}) stands on the card already, {where}.", way.answer)


def _what(way: Way) -> str:
    return f"answer {shown(way.text)}" if way.kind == "answer" else f"“{way.kind}” {shown(way.text)} of “{way.answer}”"


def _check_amounts(weights: list[int], is_closed: bool, at: CardReport) -> None:
    common = sum(weight >= COMMON for weight in weights)
    rare = len(weights) - common
    if is_closed and len(weights) < MANY:
        at.card("too-few-answers", f"A closed card has at least {MANY} answers, this one {len(weights)}.", "answers")
    if not is_closed and common < MANY:
        told = f"{MANY} answers of weight {COMMON} or more, this one {common}"
        at.card("too-few-common", f"A card has at least {told}.", "answers")
    if not is_closed and rare < MANY:
        at.card(
            "too-few-rare", f"A card has at least {MANY} answers below weight {COMMON}, this one {rare}.", "answers"
        )
    total = sum(weights)
    if not LEAST_SUM <= total <= MOST_SUM:
        at.card("weight-sum", f"The weights add up to {total}; it must be {LEAST_SUM} to {MOST_SUM}.", "answers")

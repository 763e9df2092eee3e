"""What lists the cards of a pack give, by simulation: their length, each answer's share, matches between players."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import mean, quantiles

from msgspec import Struct

from hitparade.games.hit_or_miss.packs.values import Card, Fault
from hitparade.games.hit_or_miss.race import SECONDS, draw_speed, race

PLAYERS = (3, 5, 8)
"""The sizes of table for which matches are counted."""
LISTS = 480
"""Lists a card; divisible by every size of table."""
LEAST_ANSWERS = 40
FEWEST_MATCHES, MOST_MATCHES, MOST_NARROW = 0.5, 1.8, 3.1
"""Expected matches of an item among five; narrow and closed cards may have more."""

Writer = Callable[[Card, Random], list[int]]
"""Writes one person's list: indexes into the card's answers."""


class CardStats(Struct, frozen=True):
    """Figures of one card. ``matches`` are others who wrote an item too, by number of players."""

    card: str
    mean_length: float
    deciles: tuple[float, float, float]
    shares: dict[str, tuple[int, float]]
    matches: dict[int, float]


def write_plain(card: Card, random: Random) -> list[int]:
    """A list as a person of random speed writes it."""
    return [
        index for _, index in race([answer.w / 100 for answer in card.answers], SECONDS, random, draw_speed(random))
    ]


def simulate(card: Card, seed: int = 1, lists: int = LISTS, write: Writer = write_plain) -> CardStats:
    """Lets so many people write for 45 s. ``shares`` gives each answer's weight and the per cent who wrote it."""
    random = Random(f"{seed} {card.pack} {card.id}")
    written = [set(write(card, random)) for _ in range(lists)]
    lengths = [len(each) for each in written]
    tenths = quantiles(lengths, n=10, method="inclusive")
    share = {
        answer.name: (answer.w, 100 * mean(index in each for each in written))
        for index, answer in enumerate(card.answers)
    }
    matches = {players: matches_per_item(written, players) for players in PLAYERS}
    return CardStats(card.id, mean(lengths), (tenths[0], tenths[4], tenths[8]), share, matches)


def matches_per_item(written: list[set[int]], players: int) -> float:
    """How many others at a table wrote an item too, over all items of all tables of so many players."""
    found = items = 0
    for start in range(0, len(written) - players + 1, players):
        table = written[start : start + players]
        items += sum(map(len, table))
        found += sum(len(one & other) for one in table for other in table if one is not other)
    return found / items if items else 0.0


def expected_matches(card: Card, players: int = 5) -> float:
    """Matches of an item among so many players, from the weights alone."""
    shares = [answer.w / 100 for answer in card.answers]
    return (players - 1) * sum(share * share for share in shares) / sum(shares)


def advise(cards: tuple[Card, ...]) -> list[Fault]:
    """What is allowed and yet worth a look: short cards, and cards on which too little or too much is matched."""
    found: list[Fault] = []
    for card in cards:
        if not card.closed and len(card.answers) < LEAST_ANSWERS:
            told = f"The card has {len(card.answers)} answers; {LEAST_ANSWERS} are better where the category has them."
            found.append(Fault("few-answers", told, card.id))
        matches, most = expected_matches(card), MOST_NARROW if card.closed or card.kind == "wordplay" else MOST_MATCHES
        if not FEWEST_MATCHES <= matches <= most:
            told = (
                f"Five players would match an item {matches:.2f} times; {FEWEST_MATCHES} to {most} make a good round."
            )
            found.append(Fault("expected-matches", told, card.id))
    return found

"""A bot at the table: what it does in each phase, and after how long."""

from __future__ import annotations

from random import Random

from hitparade.games.hit_or_miss.bots import guessing, voting
from hitparade.games.hit_or_miss.bots.personas import Persona
from hitparade.games.hit_or_miss.bots.thinking import next_thought
from hitparade.kernel.values import JsonObject

Moves = list[JsonObject]

PACE_MS: dict[str, tuple[int, int]] = {
    "category": (6_000, 9_000),
    "roll": (900, 1_800),
    "announce": (1_200, 2_500),
    "circle": (2_000, 4_500),
    "answer": (1_200, 3_200),
    "shown": (3_500, 5_500),
    "vote": (2_500, 5_000),
    "round_over": (5_000, 9_000),
}
"""How long a bot takes, drawn evenly whatever it holds. People are to start the timer; bots do it late."""
_DONE_MS = 2_000
_LEAN = 0.15
"""Of two items about equally good a bot reads now one, now the other."""


class Bot:
    """A player who writes like a persona and plays by the odds."""

    def __init__(self, persona: Persona) -> None:
        self._persona = persona

    def choose(self, view: JsonObject, legal: Moves, seed: int) -> JsonObject:
        """A move out of ``legal`` with everything filled in; the same view, moves and seed give the same one."""
        match view["phase"]:
            case "write":
                return self._write(view, legal, seed)
            case "announce":
                return _announce(view, legal)
            case "circle":
                return _circle(view, legal, seed)
            case "answer":
                return _answer(view, legal)
            case "vote":
                return voting.vote(view, legal)
            case _:
                return next((move for move in legal if move["type"] in ("start_timer", "ready")), legal[0])

    def delay_ms(self, view: JsonObject, legal: Moves, seed: int) -> int | None:
        """After how long it makes the move that ``choose`` gives; None: it would rather not move."""
        phase = view["phase"]
        if phase == "write":
            thought = next_thought(guessing.card_in(view), self._persona, view, seed)
            return _DONE_MS if thought is None else round(thought.seconds * 1000)
        if all(move["type"] == "swap" for move in legal):
            return None
        return Random(seed).randint(*PACE_MS[phase])

    def _write(self, view: JsonObject, legal: Moves, seed: int) -> JsonObject:
        """The next item that comes to mind, or the pencil down."""
        kinds = {move["type"] for move in legal}
        thought = next_thought(guessing.card_in(view), self._persona, view, seed)
        if thought is None or "write" not in kinds:
            return {"type": "done"}
        return {"type": "write", "item": thought.text}


def _items(legal: Moves) -> list[str]:
    return [move["item"] for move in legal if move["type"] == "circle"]


def _announce(view: JsonObject, legal: Moves) -> JsonObject:
    """W9: what promises more."""
    items = [line["item"] for line in view["list"] if line["state"] == "open"]
    return max(legal, key=lambda move: guessing.best(view, items, move["as"]))


def _circle(view: JsonObject, legal: Moves, seed: int) -> JsonObject:
    """W10: the item that promises most, or one that is nearly as good."""
    random = Random(seed)
    ranked = {item: guessing.worth(view, item, view["called"]) + random.random() * _LEAN for item in _items(legal)}
    return {"type": "circle", "item": max(ranked, key=lambda item: ranked[item])}


def _answer(view: JsonObject, legal: Moves) -> JsonObject:
    """W11: what was proposed."""
    proposal = view["proposal"]
    hits = [move for move in legal if move["type"] == "answer" and move["card"] == "hit"]
    proposed = [move for move in hits if proposal and move["item"] == proposal["item"]]
    return next(iter(proposed), {"type": "answer", "card": "miss"})

"""A bot at the table: the line it reads, the card it grabs, and after how long. It works from its seat's view alone."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hitparade.games.hit_manga.bots.levels import Level
from hitparade.games.hit_manga.bots.understanding import impressions
from hitparade.games.hit_manga.content import deck
from hitparade.kernel.values import JsonObject

Moves = list[JsonObject]

PACE_MS: dict[str, tuple[int, int]] = {
    "love": (900, 2_500),
    "read": (4_000, 9_000),
    "caption": (6_000, 15_000),
    "vote": (4_000, 9_000),
}
"""How long a bot takes for what is no race, drawn evenly whatever it holds."""
_DEAF_MS = (400, 1_200)
"""A bot can't hear: a line that is only said aloud it gives up at once (M10)."""
_MOST_DOUBT = 6.0


class Guess(NamedTuple):
    """The card that a listener takes a line to mean (None: no idea), and how long that took."""

    card: str | None
    after_ms: int


class Bot:
    """A player of some level."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def choose(self, view: JsonObject, legal: Moves, seed: int) -> JsonObject:
        """A move out of ``legal`` with everything filled in; the same view, moves and seed give the same one."""
        match legal[0]["type"]:
            case "love":
                return {"type": "love", "hearts": 0}
            case "read":
                return _read(view, legal, seed)
            case "caption":
                return {"type": "caption", "line": _line(view, view["prompt"], seed)}
            case "vote":
                return Random(seed).choice(legal)
            case _:
                card = self._guess(view, seed).card
                return {"type": "no_idea"} if card is None else {"type": "grab", "card": card}

    def delay_ms(self, view: JsonObject, legal: Moves, seed: int) -> int | None:
        """After how long it makes the move that ``choose`` gives; a reader who has read has nothing to add."""
        if not legal or (view["phase"] == "grab" and view["seat"] == view["reader"]):
            return None
        if view["phase"] == "grab":
            return self._guess(view, seed).after_ms
        return Random(seed).randint(*PACE_MS[view["phase"]])

    def _guess(self, view: JsonObject, seed: int) -> Guess:
        """What the line brings to mind, with this level's errors and at its speed."""
        random, level, line = Random(seed), self._level, view["line"]
        if line is None:
            return Guess(None, random.randint(*_DEAF_MS))
        wrong = {misfire["card"] for misfire in view["wrong"]}
        cards = {card["picture"]: card["card"] for card in view["table"] if card["card"] not in wrong}
        felt = {
            picture: feeling + random.gauss(0, level.noise)
            for picture, feeling in impressions(view["deck"], line, sorted(cards)).items()
        }
        best, lead = _ahead(felt)
        reading_ms = 1000 * len(line) / level.letters_a_second
        found_ms = level.median_ms * random.lognormvariate(0, level.spread) + level.doubt_ms * max(
            0, _MOST_DOUBT - lead
        )
        gives_up_ms = random.randint(*level.gives_up_ms)
        if best is None or felt[best] < level.sure:
            return Guess(None, gives_up_ms)
        return Guess(cards[best], round(min(reading_ms + found_ms, gives_up_ms)))


def _ahead(felt: dict[str, float]) -> tuple[str | None, float]:
    """The picture that fits best, and by how much it is ahead of the next."""
    if not felt:
        return None, 0.0
    ranked = sorted(felt, key=lambda picture: felt[picture], reverse=True)
    return ranked[0], felt[ranked[0]] - (felt[ranked[1]] if len(ranked) > 1 else 0.0)


def _read(view: JsonObject, legal: Moves, seed: int) -> JsonObject:
    """M5: a line in character for the card in hand; where one stands already, it is said once more."""
    typed = next((move for move in legal if "line" in move), None)
    line = view["line"] or _line(view, view["reading"]["picture"], seed)
    if typed is None or len(line) > typed["line"]["maxLength"]:
        return {"type": "read", "aloud": True}
    return {"type": "read", "line": line}


def _line(view: JsonObject, picture: str, seed: int) -> str:
    """One of the lines for this picture, in the language of the table."""
    lines = next((scene.lines for scene in deck(view["deck"]).scenes if scene.id == picture), None)
    return "..." if lines is None else Random(seed).choice(lines[view["language"]])

"""The figures of fairness: who wins races between near and far, quick and slow, honest and lying."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Literal

from msgspec import Struct

from hitparade.cli.racing.lines import Line, Player, jittery, wifi, wire
from hitparade.cli.racing.race import Race, run
from hitparade.games.hit_manga.races import FARTHEST_MS, MOST_CREDIT_MS

READINGS = 25
"""Races in a match; credit is carried on from one to the next."""
NEAR_MS, FAR_MS = 20.0, 250.0
SPLITS = (0.2, 0.5, 0.8)
"""Shares of the far path that lie on the way down."""
CERTAIN_MS = 2.0
"""By so much somebody is truly first."""

Draw = Callable[[Random], list[float]]


class Figure(Struct, frozen=True):
    """One figure: what it is, what came out, what is wanted, and the same under the three other ways to judge.

    ``kind`` tells how ``value`` is held against ``wanted``: near it, at least, or at most. ``noise`` is how far from
    the truth the value may lie by chance (three standard deviations), with so many races.
    """

    name: str
    unit: Literal["%", "ms"]
    value: float
    kind: Literal["near", "least", "most"]
    wanted: float
    tolerance: float = 0.0
    noise: float = 0.0
    first_arrival: float | None = None
    last_ping: float | None = None
    trusted: float | None = None

    @property
    def holds(self) -> bool:
        """Whether the value is as wanted, chance allowed for."""
        slack = self.tolerance + self.noise
        match self.kind:
            case "near":
                return abs(self.value - self.wanted) <= slack
            case "least":
                return self.value >= self.wanted - slack
            case _:
                return self.value <= self.wanted + slack


def races(lines: Callable[[Random], list[Line]], draw: Draw, count: int, seed: int) -> Iterator[Race]:
    """Honest races: lines for each match, true reactions for each race."""
    random, players = Random(seed), list[Player]()
    for number in range(count):
        if number % READINGS == 0:
            players = [Player(line, random) for line in lines(random)]
        reactions = draw(random)[: len(players)]
        yield run(players, reactions, reactions, random)


def reaction_ms(random: Random) -> float:
    """When somebody who knows the card presses: some 1.3 s after the line, seldom under 0.7."""
    return 500 + random.lognormvariate(6.6, 0.45)


def pair(lead_ms: float, quick: int) -> Draw:
    """Two reactions, that of seat ``quick`` shorter by ``lead_ms``."""

    def draw(random: Random) -> list[float]:
        reaction = reaction_ms(random)
        return [reaction if seat == quick else reaction + lead_ms for seat in (0, 1)]

    return draw


def share(found: list[Race], wins: Callable[[Race, int], bool], name: str, **judged: object) -> Figure:
    """A share of races in percent, by each way to judge. ``wins`` is told a race and who won it."""

    def percent(way: str) -> float:
        return 100 * sum(wins(race, getattr(race, way)) for race in found) / max(1, len(found))

    value = percent("winner")
    noise = 300 * (max(value, 100 / max(1, len(found))) / 100 * (1 - value / 100) / max(1, len(found))) ** 0.5
    other = {way: percent(way) for way in ("first_arrival", "last_ping", "trusted")}
    return Figure(name, "%", value, noise=noise, **other, **judged)  # pyright: ignore[reportArgumentType]


LINES: dict[str, Callable[[float, float], Line]] = {"on wire": wire, "with jitter": jittery, "on Wi-Fi": wifi}


def equal(count: int, seed: int) -> Iterator[Figure]:
    """Equal reactions near and far are a coin toss, on every line and however the path is split."""
    for words, line in LINES.items():
        for down in SPLITS:
            found = list(races(_two(line, down), pair(0, 0), count, seed))
            name = f"near wins at equal reactions, {words}, {round(100 * down)} % of the far path down"
            yield share(found, lambda race, winner: winner == 0, name, kind="near", wanted=50, tolerance=1)


def _two(line: Callable[[float, float], Line], down: float) -> Callable[[Random], list[Line]]:
    return lambda _: [line(NEAR_MS, 0.5), line(FAR_MS, down)]


def quicker(count: int, seed: int) -> Iterator[Figure]:
    """Who is quicker wins, near or far."""
    wanted = {("with jitter", 10): 98, ("with jitter", 25): 99, ("on Wi-Fi", 10): 97, ("on Wi-Fi", 25): 97}
    for (words, lead_ms), least in wanted.items():
        for quick, where in enumerate(("near", "far")):
            found = list(races(_two(LINES[words], 0.5), pair(lead_ms, quick), count, seed + quick))
            name = f"{lead_ms} ms quicker wins, {words}, from {where}"
            yield share(found, lambda race, winner: winner == race.first, name, kind="least", wanted=least)


def mixed(count: int, seed: int) -> Iterator[Figure]:
    """Two to seven listeners on lines of all kinds, of whom one may be far: how often the truly first loses."""
    found = [race for race in races(_mixed, _crowd, count, seed) if race.lead_ms >= CERTAIN_MS]
    name = "the truly first loses, 2 to 7 listeners on mixed lines"
    yield share(found, lambda race, winner: winner != race.first, name, kind="most", wanted=0.5)
    far = [
        race
        for race in races(_mixed_with_far, _crowd, 4 * count, seed + 1)
        if race.first == 0 and race.lead_ms >= CERTAIN_MS
    ][:count]
    name = "the truly first at 250 ms loses"
    yield share(far, lambda race, winner: winner != race.first, name, kind="most", wanted=1)
    yield from _held(found + far, "on mixed lines")


def _held(found: list[Race], words: str) -> Iterator[Figure]:
    held = [ms for race in found for ms in race.held_ms]
    yield Figure(f"a grab is held {words}, on average", "ms", sum(held) / len(held), "most", 200)
    yield Figure(f"a grab is held {words}, longest", "ms", max(held), "most", 350)


def held(count: int, seed: int) -> Iterator[Figure]:
    """The longest wait: next to the server, for somebody at the end of the world."""
    for line in (wire, jittery):
        found = races(lambda _, line=line: [line(0), line(FARTHEST_MS)], _crowd, count // 2, seed)
        yield from _held(list(found), f"between 0 and {FARTHEST_MS} ms" + (" with jitter" if line is jittery else ""))


def _crowd(random: Random) -> list[float]:
    return [reaction_ms(random) for _ in range(7)]


def _some_line(random: Random) -> Line:
    kind = random.choice(list(LINES.values()))
    return kind(5 * 50 ** random.random(), random.uniform(0.2, 0.8))


def _mixed(random: Random) -> list[Line]:
    return [_some_line(random) for _ in range(random.randint(2, 7))]


def _mixed_with_far(random: Random) -> list[Line]:
    """As ``_mixed``, seat 0 being far."""
    kind = random.choice(list(LINES.values()))
    return [kind(FAR_MS, random.uniform(0.2, 0.8)), *_mixed(random)[1:]]


LIARS_LINES = (wire(NEAR_MS), Line(NEAR_MS, jitter_ms=15.0))
"""Jitter is a gamble for liar and judge alike; what a lie gains is measured with little of it."""


class Lie(Struct, frozen=True):
    """A client that claims to have reacted at once: how late its pongs are, and whether its kernel is asked."""

    words: str
    pongs_late_ms: float
    kernel_asked: bool
    most_ms: float
    most_in_one_ms: float


LIES = (
    Lie("pongs prompt", 0, False, 12, 150),
    Lie("pongs 230 ms late", 230, False, 245, 405),
    Lie("pongs 10 s late", 10_000, False, 290, 405),
    Lie("pongs 10 s late, the kernel asked", 10_000, True, 70, 185),
)


def liars(count: int, seed: int) -> Iterator[Figure]:
    """What claiming 0 gains: in every race, and in the best one of a liar who saves up the credit."""
    for lie in LIES:
        always = [gain for line in LIARS_LINES for gain in _gains(lie, line, count // 2, seed, saves=False)]
        saving = [gain for line in LIARS_LINES for gain in _gains(lie, line, count // 2, seed, saves=True)]
        name = f"claiming 0 gains, {lie.words}"
        yield Figure(f"{name}, a race", "ms", sum(always) / len(always), "most", lie.most_ms)
        yield Figure(f"{name}, at best", "ms", max(always + saving), "most", lie.most_in_one_ms)


def _gains(lie: Lie, line: Line, count: int, seed: int, *, saves: bool) -> Iterator[float]:
    random = Random(seed)
    for _ in range(0, max(1, count), READINGS):
        liar = Player(line, random, pongs_late_ms=lie.pongs_late_ms, kernel_asked=lie.kernel_asked)
        for _ in range(READINGS):
            reaction = reaction_ms(random)
            lies = not saves or liar.credit_ms >= MOST_CREDIT_MS
            yield run([liar], [reaction], [0 if lies else reaction], random).gained_ms[0]


def all_figures(count: int, seed: int) -> Iterator[Figure]:
    """Every figure, with so many races each."""
    for part in (equal, quicker, mixed, held, liars):
        yield from part(count, seed)

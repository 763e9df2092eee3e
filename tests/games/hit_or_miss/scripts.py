"""Whole matches with everything in them that can happen, for tests of views, docs and playthroughs."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.hit_or_miss.table import Table


def five() -> Table:
    """Five players: the jester both ways, a challenge upheld, rejected and tied, disputes, a leaver, a guest."""
    table = Table(5, seed=5, dice=["jester", "jester", "hit", "miss", "hit"])
    table.do("A", "swap")
    table.do("C", "start_timer")
    table.do("A", "draft", item="first thou")
    table.write(
        A="first thought, apple",
        B="apple, second thought",
        C="Apple, third thought, nonsense",
        D="apple, fourth thoght",
        E="fourth thought",
    )
    _a_hit_announced(table)
    _a_miss_announced_and_disputed(table)
    table.read("nonsense")
    table.do("A", "challenge", why="That is none")
    table.do("C", "say", text="It is!")
    table.vote(accept="C", reject="AB")
    table.read("fourth thoght")
    table.do("B", "challenge", why="Spelling")
    table.vote(accept="DE", reject="BC")
    table.answers()
    table.look()
    table.match.table({"act": "join"})
    table.match.advance(200)
    table.rest()
    table.match.table({"act": "leave", "seat": table.seat("B")})
    table.look()
    table.match.advance(30_000)
    return table


def _a_hit_announced(table: Table) -> None:
    table.read("apple", "hit")
    table.do("E", "challenge", why="Is it one?")
    table.vote(accept="ABCD", reject="E")
    table.answers()
    table.look()


def _a_miss_announced_and_disputed(table: Table) -> None:
    table.read("second thought", "miss")
    table.answer("E", "fourth thought")
    table.answers()
    table.do("A", "dispute", seat=table.seat("E"))
    table.vote(accept="E", reject="ABC")
    table.look()


def three() -> Table:
    """Three players, two laps: nothing left to read, another item read after a rejection, silence in each phase."""
    table = Table(3, seed=3, rounds=2, on_reject="read_another", vote_tie="reject", dice=["miss", "jester", "hit"])
    table.match.advance(20)
    for item in ("kiwi", "mango", "fig", "date"):
        table.do("A", "write", item=item)
    table.do("A", "strike", item="mango")
    for item in ("kiwi", "guava"):
        table.do("B", "write", item=item)
    table.do("C", "write", item="lychee")
    table.do("C", "draft", item="plum")
    table.match.advance(45)
    table.read("kiwi")
    table.do("C", "challenge", why="")
    table.match.advance(20)
    table.read("fig")
    table.match.advance(20 + 12)
    table.match.advance(30 + 20 + 12)
    table.match.table({"act": "leave", "seat": table.seat("C")})
    table.match.advance(1.5)
    table.match.table({"act": "back", "seat": table.seat("C")})
    table.rest()
    table.match.advance(30)
    table.rest()
    return table


def too_few() -> Table:
    """Three players of whom one leaves: the round is played to its end, and then the match is over."""
    table = Table(3, seed=2, dice=["hit"]).turns()
    table.turn("apple")
    table.match.table({"act": "leave", "seat": table.seat("B")})
    table.match.advance(1_000)
    return table


SCRIPTS: dict[str, Callable[[], Table]] = {"five": five, "three": three, "too-few": too_few}

"""Placements that are done with, as views show them: encoded once, when they end."""

from __future__ import annotations

from msgspec import Raw
from msgspec.json import Encoder

from hitparade.games.hits_and_outs.advancing import Bases
from hitparade.games.hits_and_outs.events import Half, Hit, Placed
from hitparade.games.hits_and_outs.state import HIT_AT, OUT_AT, Lifted, Placement, Told
from hitparade.kernel.values import JsonObject

_encode = Encoder().encode

_COVERS: dict[Lifted, JsonObject] = {
    cover: {"corner": cover.corner, "found": cover.found} for cover in (*OUT_AT.values(), *HIT_AT.values())
}


def covers(lifted: tuple[Lifted, ...]) -> list[JsonObject]:
    """Lifted covers as views show them."""
    return [_COVERS[cover] for cover in lifted]


def placement(
    inning: int,
    half: Half,
    placed: Placed,
    lifted: tuple[Lifted, ...],
    bases: Bases,
    found: Hit | None,
    *,
    opened: bool,
) -> Placement:
    """A placement that ends now."""
    tried: JsonObject = {"inning": inning, "half": half, "pitching": placed.pitching, "lifted": covers(lifted)}
    told = Told(
        Raw(_encode(tried)),
        Raw(_encode(_last(placed, lifted, bases, found, opened=opened))),
        (Raw(_encode({"seal": placed.seal, "salt": placed.salt, "value": placed.hit})),) if opened else (),
    )
    return Placement(inning, half, placed, lifted, bases, found, opened, told)


def with_placed(done: Placement, placed: Placed) -> Placement:
    """The same placement with the Hit elsewhere."""
    return placement(done.inning, done.half, placed, done.lifted, done.bases, done.found, opened=done.opened)


def reopened(done: Placement) -> Placement:
    """The same placement, known to everybody."""
    return placement(done.inning, done.half, done.placed, done.lifted, done.bases, done.found, opened=True)


def _last(placed: Placed, lifted: tuple[Lifted, ...], bases: Bases, found: Hit | None, *, opened: bool) -> JsonObject:
    """The latest placement that is done with; where the Hit lay and the salt only once that is open."""
    return {
        "pitching": placed.pitching,
        "lifted": covers(lifted),
        "hit": placed.hit if opened else None,
        "home_run": found is not None and found.home_run,
        "called": found is not None and found.called,
        "runs": found.runs if found else 0,
        "bases_before": bases,
        "bases_after": found.bases_after if found else bases,
        "commitment": placed.seal,
        "salt": placed.salt if opened else None,
    }

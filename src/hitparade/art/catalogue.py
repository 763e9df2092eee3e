"""Every picture there is, with its address: for contact sheets, for the golden hashes and for whoever pre-renders."""

from __future__ import annotations

from collections.abc import Iterator

from hitparade.art.cards import grab_card, reading_card, scenes
from hitparade.art.emblems import EMBLEMS, emblem
from hitparade.art.howto import STEPS, howto
from hitparade.art.moods import MOODS
from hitparade.art.panels import PANELS, panel
from hitparade.art.portraits import POSES, TEAMS, avatar, bust, heads, pawn
from hitparade.art.tokens import DIE_FACES, TOKENS, die, token


def avatars() -> Iterator[tuple[str, str]]:
    """Every head in every mood, and once in every team's cap."""
    for meta in heads():
        for mood in MOODS:
            yield f"avatar/{meta.id}/{mood}", avatar(meta.id, mood)
        for team in TEAMS:
            yield f"avatar/{meta.id}/calm/{team}", avatar(meta.id, "calm", team)


def busts() -> Iterator[tuple[str, str]]:
    """Every head in every pose, the moods taking turns, with and without bat and cap."""
    for i, meta in enumerate(heads()):
        for j, pose in enumerate(POSES):
            mood = MOODS[(i + j) % len(MOODS)]
            yield f"bust/{meta.id}/{mood}/{pose}", bust(meta.id, mood, pose)
        yield f"bust/{meta.id}/fierce/bat/red", bust(meta.id, "fierce", "bat", "red", bat=True)


def pawns() -> Iterator[tuple[str, str]]:
    """Every head in every team, capped and bare."""
    for i, meta in enumerate(heads()):
        for team in TEAMS:
            mood = MOODS[i % len(MOODS)]
            yield f"pawn/{meta.id}/{mood}/{team}", pawn(meta.id, mood, team)
            yield f"pawn/{meta.id}/{mood}/{team}/bare", pawn(meta.id, mood, team, cap=False)


def cards() -> Iterator[tuple[str, str]]:
    """Both cards of every scene of Hit Manga."""
    yield from ((f"reading/{name}", reading_card(name)) for name in scenes())
    yield from ((f"grab/{name}", grab_card(name)) for name in scenes())


def pieces() -> Iterator[tuple[str, str]]:
    """Panels, tokens, die, emblems and how-to pictures."""
    yield from ((f"panel/{name}", panel(name)) for name in PANELS)
    yield from ((f"token/{name}", token(name)) for name in TOKENS)
    yield from ((f"die/{name}", die(name)) for name in DIE_FACES)
    yield from ((f"emblem/{name}", emblem(name)) for name in EMBLEMS)
    yield from ((f"howto/{n}", howto(n)) for n in range(1, STEPS + 1))


def pictures() -> Iterator[tuple[str, str]]:
    """All of them as (address, SVG)."""
    yield from avatars()
    yield from busts()
    yield from pawns()
    yield from cards()
    yield from pieces()

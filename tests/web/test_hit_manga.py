"""Whole matches of Hit Manga over the wire, to every ending, by people with the Python client."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from tests.serving import Server
from tests.web.manga import Table, sees, table, view
from tests.web.wire import ask, run

from hitparade.client import Gone, Player, Refused, come_in, connect
from hitparade.wire.acts import Leave, Sit

# With ten pairs nine are played, and of three players each reads three times, in turn.
LEFT, RIGHT = 1, 2


def takers(*by_reader: list[int | None]) -> list[int | None]:
    """Who takes the card in each of nine readings, told for each reader by itself."""
    return [by_reader[number % 3][number // 3] for number in range(9)]


ALL_TIED = takers([1, 1, 1], [2, 2, 2], [0, 0, 0])
TWO_TIED = takers([1, 1, 2], [0, 0, 0], [1, 1, 0])
FEWER_CANCELLATIONS = takers([None, 1, 1], [0, 0, 0], [0, 0, 1])


async def played(server: Server, moves: list[int | None], **options: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A match that ends with the last of these readings: its result and the view after it."""
    async with table(server, pairs=10, **options) as at:
        await at.play_all(moves)
        result = await at.ended()
        await at.file()
        return result, view(at.players[0])


def test_m12_a_match_ends_with_one_pair_left(server: Server) -> None:
    async def test() -> None:
        result, seen = await played(server, takers([1, 1, 1], [0, 0, 0], [0, 0, 0]))
        assert (result["reason"], result["winners"], result["scores"]) == ("last-pair", [0], [9, 6, 3])
        assert (seen["decided"], len(seen["pages"]), len(seen["table"])) == ("score", 9, 1)
        assert [page["who"] for page in seen["pages"]] == takers([1, 1, 1], [0, 0, 0], [0, 0, 0])

    run(test)


def test_m12_or_with_none_if_the_last_one_is_played(server: Server) -> None:
    async def test() -> None:
        result, seen = await played(server, [*ALL_TIED, 1], play_last_pair=True)
        assert (result["reason"], result["winners"], seen["table"]) == ("all-played", [0, 1], [])

    run(test)


def test_m13_a_match_ends_with_the_third_cancellation(server: Server) -> None:
    async def test() -> None:
        result, seen = await played(server, [None, None, None])
        assert (result["reason"], result["scores"], seen["cancellations"]) == ("cancelled", [-1, -1, -1], [1, 1, 1])

    run(test)


def test_m15_tied_with_fewer_cancellations_wins(server: Server) -> None:
    async def test() -> None:
        result, seen = await played(server, FEWER_CANCELLATIONS)
        assert (result["scores"], result["winners"]) == ([6, 6, 3], [1])
        assert (seen["decided"], seen["cancellations"]) == ("fewer-cancellations", [1, 0, 0])

    run(test)


def test_m15_still_tied_is_shared(server: Server) -> None:
    async def test() -> None:
        result, seen = await played(server, ALL_TIED)
        assert (result["scores"], result["winners"], seen["decided"]) == ([6, 6, 6], [0, 1, 2], "shared")

    run(test)


async def leave(player: Player) -> None:
    """Leaves, and hears so."""
    with suppress(Gone):
        await player.act(Leave())
        await player.until(lambda _: False)


async def captions(at: Table, tied: list[int]) -> None:
    """Those who are tied write, each a line of their own."""
    for seat in tied:
        player = at.players[seat]
        await sees(player, lambda it: it["phase"] == "caption")
        await player.play({"type": "caption", "line": f"This is line {seat}."})
    for player in at.players:
        seen = await sees(player, lambda it: it["phase"] == "vote")
        assert [caption["seat"] for caption in seen["captions"]] == [None] * len(tied)


async def vote(at: Table, voter: int, author: int) -> None:
    """For the line of an author, which only a test can know."""
    lines = [caption["line"] for caption in view(at.players[voter])["captions"]]
    await at.players[voter].play({"type": "vote", "caption": lines.index(f"This is line {author}.")})


def test_m15_or_the_others_vote_for_a_line(server: Server) -> None:
    async def test() -> None:
        async with table(server, pairs=10, last_tie="ogiri") as at:
            await at.play_all(TWO_TIED)
            await captions(at, [0, 1])
            with pytest.raises(Refused) as refused:
                await vote(at, 0, 1)
            assert refused.value.code == "no-vote"
            await vote(at, 2, 1)
            result = await at.ended()
            assert (result["winners"], view(at.players[0])["decided"]) == ([1], "ogiri")
            await at.file()

    run(test)


def test_m15_when_all_are_tied_each_votes_for_anothers_line(server: Server) -> None:
    async def test() -> None:
        async with table(server, pairs=10, last_tie="ogiri") as at:
            await at.play_all(ALL_TIED)
            await captions(at, [0, 1, 2])
            with pytest.raises(Refused) as refused:
                await vote(at, 0, 0)
            assert refused.value.code == "own-line"
            for voter, author in ((0, 2), (1, 2), (2, 0)):
                await vote(at, voter, author)
            result = await at.ended()
            assert (result["winners"], view(at.players[0])["decided"]) == ([2], "ogiri")
            shown = view(at.players[1])["captions"]
            assert sorted((caption["seat"], caption["votes"]) for caption in shown) == [(0, 1), (1, 0), (2, 2)]
            await at.file()

    run(test)


def test_m17_a_reader_who_leaves_costs_nothing_and_the_next_one_reads(server: Server) -> None:
    async def test() -> None:
        async with table(server, seats=4, pairs=10) as at:
            reader, reading = await at.drawn()
            assert reader is at.players[0]
            await leave(reader)
            there = Table(server, at.seated[1:], at.players[1:])
            views = [await sees(player, lambda it: it["reader"] == 1) for player in there.players]
            seen = views[0]
            assert (seen["cancellations"], seen["left"], seen["gone"]) == ([0, 0, 0, 0], 10, [0])
            assert reading["match"] in {card["card"] for card in seen["table"]}
            card = (await sees(at.players[1], lambda it: it["reading"]))["reading"]
            await at.players[1].play({"type": "read", "line": "Boo!"})
            for player in there.players:
                await sees(player, lambda it: it["phase"] == "grab")
            await at.players[2].play({"type": "grab", "card": card["match"]})
            for player in there.players:
                await sees(player, lambda it: it["scores"] == [0, 1, 1, 0])

    run(test)


def test_m17_with_fewer_than_three_left_the_match_ends_as_it_stands(server: Server) -> None:
    async def test() -> None:
        async with table(server, pairs=10) as at:
            await at.play(RIGHT)
            await leave(at.players[LEFT])
            there = Table(server, [at.seated[0]], [at.players[0], at.players[2]])
            result = await there.ended()
            assert (result["reason"], result["scores"], result["winners"]) == ("too-few", [1, 0, 1], [0, 2])
            await there.file()

    run(test)


def test_m17_a_late_guest_listens_from_the_next_reading_on_and_reads_in_turn(server: Server) -> None:
    async def test() -> None:
        async with table(server, pairs=10) as at:
            reading = await at.read()
            guest = await come_in(server.url, at.code, "Late", "nana")
            async with connect(server.url, guest) as late:
                await late.act(Sit())
                await late.until(lambda it: it.seat == 3)
                with pytest.raises(Refused) as refused:
                    await late.play({"type": "grab", "card": reading["match"]})
                assert refused.value.code == "next-reading"
                await at.players[LEFT].play({"type": "grab", "card": reading["match"]})
                await at.over(1)
                whole = Table(server, [*at.seated, guest], [*at.players, late])
                await whole.play(3)
                await whole.play(0)
                await sees(late, lambda it: it["reader"] == 3)
                await whole.play(0)
                assert view(late)["scores"] == [3, 2, 1, 2]

    run(test)


def test_m19_in_a_sealed_race_all_who_are_right_score(server: Server) -> None:
    async def test() -> None:
        async with table(server, seats=4, pairs=10, race="sealed") as at:
            reading = await at.read()
            wrong = next(card["card"] for card in view(at.players[0])["table"] if card["card"] != reading["match"])
            for seat, card in ((1, reading["match"]), (2, wrong), (3, reading["match"])):
                assert view(at.players[0])["last"] is None
                await at.players[seat].play({"type": "grab", "card": card})
            await at.over(1)
            last = view(at.players[0])["last"]
            assert (last["outcome"], last["scorers"], view(at.players[0])["scores"]) == (
                "guessed",
                [1, 3],
                [1, 1, 0, 1],
            )

    run(test)


def test_m9_m10_wrong_grabs_are_misfires_and_when_all_have_misfired_the_reader_pays(server: Server) -> None:
    async def test() -> None:
        async with table(server, pairs=10) as at:
            reading = await at.read()
            wrong = next(card["card"] for card in view(at.players[0])["table"] if card["card"] != reading["match"])
            await at.players[LEFT].play({"type": "grab", "card": wrong})
            for player in at.players:
                await sees(player, lambda it: it["misfired"] == [LEFT])
            await at.players[RIGHT].play({"type": "grab", "card": wrong})
            await at.over(1)
            last = view(at.players[0])["last"]
            assert (last["outcome"], last["why"], view(at.players[0])["cancellations"]) == (
                "cancelled",
                "all-misfired",
                [1, 0, 0],
            )

    run(test)


def test_the_file_of_a_match_can_be_watched_by_each_seat(server: Server) -> None:
    async def test() -> None:
        async with table(server, pairs=10) as at:
            await at.play_all([None, None, None])
            await at.ended()
            path = f"/api/rooms/{at.code}/matches/1/replay"
            for viewer in ("", "?viewer=0", "?viewer=2"):
                status, _, body = await asyncio.to_thread(ask, server, "GET", path + viewer)
                assert (status, b'"frames"' in body) == (200, True)

    run(test)

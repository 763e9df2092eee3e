"""How matches end and who wins (M12, M13, M14, M15)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.hit_manga.table import Table, kinds

from hitparade import IllegalMove


def test_m12_the_match_ends_with_one_pair_left() -> None:
    table = Table(pairs=10)
    for _ in range(9):
        assert table.match.result is None
        table.take()
    view = table.view()
    assert (view["phase"], view["left"], view["reason"], len(view["table"])) == ("over", 1, "last-pair", 1)
    assert [len(page) for page in (view["pages"], view["opened"])] == [9, 9]
    with pytest.raises(IllegalMove, match="match-over"):
        table.play(0, type="no_idea")


def test_m12_the_last_pair_may_be_played() -> None:
    table = Table(pairs=10, play_last_pair=True)
    for _ in range(10):
        table.take()
    assert (table.view()["left"], table.view()["reason"]) == (0, "all-played")


def test_m12_the_later_edition_ends_with_one_reading_card_left() -> None:
    table = Table(4, edition="later", pairs=14)
    for _ in range(9):
        table.take()
    view = table.view()
    assert (view["reason"], view["left"], len(view["table"])) == ("last-pair", 1, 5)
    assert len(view["opened"][-1]["value"]) == 4


@pytest.mark.parametrize(("edition", "cards"), [("first", 3), ("later", 4)])
def test_m13_the_match_ends_with_the_last_cancellation(edition: str, cards: int) -> None:
    table = Table(edition=edition)
    for left in range(cards, 0, -1):
        assert (table.view()["cancellations_left"], table.match.result) == (left, None)
        table.cancel()
    assert (table.view()["reason"], table.view()["cancellations_left"]) == ("cancelled", 0)


def test_m14_every_card_is_a_point_and_every_cancellation_one_less() -> None:
    table = Table()
    table.take(2)
    table.take(0)
    table.cancel()
    view = table.view()
    assert view["readings"] == [1, 1, 0, 0]
    assert [len(cards) for cards in view["taken"]] == [1, 0, 1, 0]
    assert (view["cancellations"], view["scores"]) == ([0, 0, 1, 0], [2, 1, 0, 0])


def test_m14_the_highest_total_wins() -> None:
    table = Table()
    table.take(3)
    for _ in range(3):
        table.cancel()
    assert table.match.result is not None
    assert (table.match.result["scores"], table.match.result["winners"]) == ([1, -1, -1, 0], [0])
    assert table.view()["decided"] == "score"


def tied(**options: Any) -> Table:
    """Four players, of whom 0 and 3 have a point each, and 1 and 2 a cancellation card."""
    table = Table(4, **options)
    table.take(3)
    for _ in range(2):
        table.cancel()
    return table


def test_m15_fewer_cancellations_decide_between_equals() -> None:
    table = tied()
    table.take(0)  # seat 3 reads: 3 has 2, 0 has 2
    assert table.view()["scores"] == [2, -1, -1, 2]
    table.take(1)  # seat 0 reads: 0 has 3, 1 has 0
    table.take(3)  # seat 1 reads: 3 has 3, 1 has 1
    table.take(3)  # seat 2 reads: 3 has 4, 2 has 0
    table.cancel()  # seat 3 reads: 3 has 3, and the match is over
    assert (table.view()["scores"], table.match.result and table.match.result["winners"]) == ([3, 1, 0, 3], [0])
    assert table.view()["decided"] == "fewer-cancellations"


def test_m15_still_tied_is_shared() -> None:
    table = shared()
    assert (table.view()["winners"], table.view()["decided"]) == ([0, 3], "shared")


def shared(**options: Any) -> Table:
    """Seats 0 and 3 end with two points and no cancellation each, by way of four readings of which two are taken."""
    table = Table(5, **options)
    table.take(3)  # 0 reads: 0 and 3 have one
    for _ in range(2):
        table.cancel()  # 1 and 2
    table.take(0)  # 3 reads: two each
    table.cancel()  # 4
    return table


def test_m15_ogiri_the_tied_write_and_the_others_vote() -> None:
    table = shared(last_tie="ogiri")
    view = table.view()
    assert (view["phase"], view["tied"], table.match.waiting, view["reader"]) == ("caption", [0, 3], [0, 3], None)
    assert view["prompt"] is not None
    for seat in (1, 4):
        with pytest.raises(IllegalMove, match="not-tied"):
            table.play(seat, type="caption", line="Me?")
    table.play(0, type="caption", line=" From  zero ")
    assert (table.view(0)["caption"], table.view(3)["caption"]) == ("From zero", None)
    assert (table.view(3)["written"], table.view(3)["captions"], "From zero" in str(table.view(3))) == ([0], [], False)
    with pytest.raises(IllegalMove, match="already-written"):
        table.play(0, type="caption", line="Again")
    with pytest.raises(IllegalMove, match="empty-line"):
        table.play(3, type="caption", line=" ")
    table.play(3, type="caption", line="From three")
    view = table.view(1)
    assert (view["phase"], view["voters"], table.match.waiting) == ("vote", [1, 2, 4], [1, 2, 4])
    assert sorted(caption["line"] for caption in view["captions"]) == ["From three", "From zero"]
    assert [(caption["seat"], caption["votes"]) for caption in view["captions"]] == [(None, None)] * 2
    three = next(caption["caption"] for caption in view["captions"] if caption["line"] == "From three")
    with pytest.raises(IllegalMove, match="no-vote"):
        table.play(0, type="vote", caption=three)
    with pytest.raises(IllegalMove, match="no-such-line"):
        table.play(1, type="vote", caption=2)
    table.play(1, type="vote", caption=three)
    assert (table.view(1)["vote"], table.view(2)["voted"], table.view(2)["vote"]) == (three, [1], None)
    with pytest.raises(IllegalMove, match="already-voted"):
        table.play(1, type="vote", caption=three)
    table.play(2, type="vote", caption=1 - three)
    table.play(4, type="vote", caption=three)
    view = table.view()
    assert (view["winners"], view["decided"], view["reason"]) == ([3], "ogiri", "cancelled")
    assert {caption["seat"]: caption["votes"] for caption in view["captions"]} == {0: 1, 3: 2}


def test_m15_ogiri_tied_again_or_without_votes_is_shared() -> None:
    for votes in ([0, 1], []):
        table = shared(last_tie="ogiri")
        for seat in (0, 3):
            table.play(seat, type="caption", line=f"From {seat}")
        for voter, caption in zip((1, 2), votes, strict=False):
            table.play(voter, type="vote", caption=caption)
        assert kinds(table.match.advance(30))[-1] == "ended"
        assert (table.view()["winners"], table.view()["decided"]) == ([0, 3], "shared")


def test_m15_ogiri_no_line_no_chance() -> None:
    table = shared(last_tie="ogiri")
    table.play(3, type="caption", line="Only me")
    events = table.match.advance(60)
    assert kinds(events) == ["stayed_silent", "ended"]
    assert (table.view()["winners"], table.view()["decided"]) == ([3], "ogiri")
    assert table.view()["captions"] == [{"caption": 0, "line": "Only me", "seat": 3, "votes": 0}]
    silent = shared(last_tie="ogiri")
    silent.match.advance(60)
    assert (silent.view()["winners"], silent.view()["decided"]) == ([0, 3], "shared")


def all_tied() -> Table:
    """Three players, each with a point and a cancellation card when the match is over."""
    table = Table(3, last_tie="ogiri")
    for who in (1, 2, 0):
        table.take(who)
    for _ in range(3):
        table.cancel()
    return table


def test_m15_ogiri_all_tied_vote_for_anothers_line() -> None:
    table = all_tied()
    assert table.view()["tied"] == [0, 1, 2]
    for seat in range(3):
        table.play(seat, type="caption", line=f"From {seat}")
    assert table.match.waiting == [0, 1, 2]
    number = {caption["line"]: caption["caption"] for caption in table.view()["captions"]}
    with pytest.raises(IllegalMove, match="own-line"):
        table.play(0, type="vote", caption=number["From 0"])
    assert {move["caption"] for move in table.match.legal(0)} == {number["From 1"], number["From 2"]}
    table.play(0, type="vote", caption=number["From 1"])
    table.play(1, type="vote", caption=number["From 0"])
    table.play(2, type="vote", caption=number["From 1"])
    assert table.view()["winners"] == [1]


def test_m15_ogiri_goes_on_without_who_leaves() -> None:
    table = shared(last_tie="ogiri")
    table.play(0, type="caption", line="From zero")
    events = table.leave(3)
    assert kinds(events) == ["table", "went_away", "ended"]
    assert table.view()["winners"] == [0]
    voting = shared(last_tie="ogiri")
    for seat in (0, 3):
        voting.play(seat, type="caption", line=f"From {seat}")
    voting.play(1, type="vote", caption=0)
    voting.play(2, type="vote", caption=0)
    assert kinds(voting.leave(4))[-1] == "ended"


def test_m15_ogiri_with_too_few_is_shared() -> None:
    table = all_tied()
    table.leave(2)
    assert (table.view()["winners"], table.view()["reason"]) == ([0, 1, 2], "too-few")

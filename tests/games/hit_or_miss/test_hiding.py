"""Items that were read aloud and that the host hides from all screens (W19)."""

from __future__ import annotations

import json

import pytest
from tests.games.hit_or_miss.table import Event, Table

from hitparade import IllegalMove
from hitparade.kernel.log import read_log


def hide(table: Table, text: str) -> list[Event]:
    return table.match.table({"act": "hide", "text": text})


def refusal(table: Table, text: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        hide(table, text)
    return caught.value.code


def all_shown(table: Table, *, but: str = "") -> str:
    """Every view, and every event so far as each viewer is told of it now; ``but`` leaves out a player's own pad."""
    match, views = table.match.state, []
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        if seat is not None and table.player(seat) in but:
            view = {name: value for name, value in view.items() if name not in ("list", "proposal", "answer")}
        views.append(view)
    seats = [None, *range(match.seats)]
    return json.dumps([views, [match.redacted(entry, seat) for entry in table.match.entries for seat in seats]])


def written() -> Table:
    """A has Rude and reads first; B has it too; C has something that is matched by hand."""
    table = Table(4, dice=["hit"])
    table.write(A="Rude, kiwi", B="rude, mango", C="fig, plum", D="date")
    return table


def test_w19_a_hidden_item_is_in_no_view_and_in_no_event_and_scoring_goes_on() -> None:
    table, plain = written(), written()
    for each in (table, plain):
        each.read("Rude")
    hide(table, "Rude")
    view = table.view()
    assert (view["item"], view["hidden"]) == (None, True)
    assert "ude" not in all_shown(table, but="B")
    own = table.view("B")
    assert own["list"][0] == {"item": "rude", "state": "open"}, "B has to answer with it"
    assert own["proposal"]["item"] == "rude"
    for each in (table, plain):
        each.answer("B", "rude")
        each.answers()
        each.look()
    assert table.view()["scores"] == plain.view()["scores"]
    assert table.view()["round_points"] == plain.view()["round_points"]
    assert "ude" not in all_shown(table)
    assert table.view()["read"][0]["item"] is None
    assert {**plain.view()["read"][0], "item": None, "cards": None} == {**table.view()["read"][0], "cards": None}
    for each in (table, plain):
        each.rest()
    assert table.match.view(None)["scores"] == plain.match.view(None)["scores"]
    assert "ude" not in all_shown(table)
    match, _ = read_log(table.match.log, check=True)
    assert match == table.match.state


def test_w19_what_a_challenge_quotes_is_hidden_too() -> None:
    table = written()
    table.read("Rude")
    table.answers()
    table.do("C", "challenge", why="Rude is no fruit")
    hide(table, "rude")
    assert "ude" not in all_shown(table)
    challenge = table.view()["challenge"]
    assert (challenge["item"], challenge["why"], challenge["seat"]) == (None, None, table.seat("A"))


def test_w19_only_what_was_read_or_shown_can_be_hidden() -> None:
    table = written()
    for text in ("Rude", "fig", "nothing"):
        assert refusal(table, text) == "nothing-to-hide"
    table.read("Rude")
    assert refusal(table, "fig") == "nothing-to-hide"
    hide(table, "RUDE")
    assert refusal(table, "Rude") == "already-hidden"


def test_w19_bots_have_no_opinion_of_what_is_hidden() -> None:
    table = written()
    table.read("Rude")
    hide(table, "Rude")
    table.answers()
    table.do("C", "challenge", why="no")
    seat = table.seat("D")
    for bot in table.match.state.game.bots.values():
        move = bot.choose(table.match.view(seat), table.match.legal(seat), 1)
        assert move == {"type": "ready"}
    table.vote()
    table.rest()
    for bot in table.match.state.game.bots.values():
        assert bot.choose(table.match.view(seat), table.match.legal(seat), 1)


def test_w19_when_a_round_is_over_every_item_of_its_lists_can_be_hidden() -> None:
    table = written()
    table.rest()
    assert table.phase in ("round_over", "over")
    hide(table, "mango")
    assert "mango" not in all_shown(table)


def test_w19_a_hide_names_a_text() -> None:
    with pytest.raises(IllegalMove) as caught:
        written().match.table({"act": "hide"})
    assert caught.value.code == "nothing-to-hide"


def test_w19_bots_have_no_opinion_of_a_hit_that_is_hidden() -> None:
    table = written()
    table.read("Rude")
    table.answer("B", "rude")
    table.answers()
    hide(table, "Rude")
    table.do("C", "dispute", seat=table.seat("B"))
    seat = table.seat("D")
    for bot in table.match.state.game.bots.values():
        assert bot.choose(table.match.view(seat), table.match.legal(seat), 1) == {"type": "ready"}

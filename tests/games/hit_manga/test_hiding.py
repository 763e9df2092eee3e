"""Lines that the host hides from all screens (M20)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.hit_manga.table import Table, kinds

from hitparade import IllegalMove
from hitparade.kernel.log import read_log
from hitparade.rooms.replays import replay


def hide(table: Table, text: str) -> list[dict[str, Any]]:
    return table.match.table({"act": "hide", "text": text})


def refusal(table: Table, text: str) -> str:
    before = table.match.state
    with pytest.raises(IllegalMove) as caught:
        hide(table, text)
    assert table.match.state is before
    return caught.value.code


def all_shown(table: Table) -> str:
    """Every view, and every event so far as each viewer is told of it now."""
    match, seats = table.match.state, [None, *range(table.match.state.seats)]
    events = [match.redacted(entry, seat) for entry in table.match.entries for seat in seats]
    return json.dumps([[match.view(seat) for seat in seats], events], ensure_ascii=False)


def test_m20_a_hidden_line_is_in_no_view_and_in_no_event_and_the_race_goes_on() -> None:
    table = Table()
    table.read("Rude!")
    table.read("Ruder.")
    before = table.view()
    assert kinds(hide(table, "Rude! Ruder.")) == ["table", "line_hidden"]
    assert "ude" not in all_shown(table)
    view = table.view()
    assert (view["line"], view["hidden"], view["aloud"], view["reads"]) == (None, True, False, [None, None])
    assert {**view, "line": "Rude! Ruder.", "hidden": False, "reads": ["Rude!", "Ruder."]} == before
    table.grab(1, table.right)
    assert table.view()["scores"] == [1, 1, 0, 0]
    page = table.view()["last"]
    assert (page["line"], page["hidden"], page["aloud"]) == (None, True, False)


def test_m20_what_the_reader_adds_afterwards_begins_anew() -> None:
    table = Table()
    table.read("Rude!")
    hide(table, "rude!")
    table.read("Sorry.")
    assert (table.view()["line"], table.view()["hidden"]) == ("Sorry.", True)
    table.read("RUDE!")
    table.read("Really.")
    assert table.view()["line"] == "Really."
    assert "ude!" not in all_shown(table).lower()
    table.grab(1, table.right)
    assert (table.view()["last"]["line"], table.view()["last"]["hidden"]) == ("Really.", True)
    assert table.view()["hidden"] is False


def test_m20_a_line_of_an_earlier_reading_is_hidden_on_its_page_too() -> None:
    table = Table(3, pairs=10, last_tie="shared")
    table.read("Rude!")
    table.grab(1, table.right)
    hide(table, "Rude!")
    assert (table.view()["last"]["line"], table.view()["last"]["hidden"]) == (None, True)
    while table.match.result is None:
        table.take()
    pages = table.view()["pages"]
    assert [page["hidden"] for page in pages] == [True, *[False] * (len(pages) - 1)]
    assert "Rude!" not in all_shown(table)


def test_m20_at_the_end_a_line_can_still_be_hidden_and_the_log_verifies_and_replays_without_it() -> None:
    table = Table(3, pairs=10, last_tie="shared")
    table.read("Rude!")
    table.grab(1, table.right)
    while table.match.result is None:
        table.take()
    result = table.match.result
    hide(table, "Rude!")
    assert table.match.result == result
    match, _ = read_log(table.match.log, check=True)
    assert match == table.match.state
    file = {"format": "hitparade-match", "version": 1, "names": [], "heads": [], "log": table.match.log}
    for viewer in (None, 0, 1, 2):
        shown = replay({**file, "result": result}, viewer)
        assert "Rude!" not in json.dumps([[frame.events, frame.view] for frame in shown.frames])
        assert any(frame.view["hidden"] for frame in shown.frames)


def test_m20_a_line_of_the_contest_is_hidden_once_it_is_shown() -> None:
    table = contest()
    writers = table.view()["tied"]
    for seat, line in zip(writers, ("Rude!", "Kind.", "Mild."), strict=False):
        assert refusal(table, line) == "nothing-to-hide"
        table.play(seat, type="caption", line=line)
    hide(table, "Rude!")
    assert "Rude!" not in all_shown(table)
    assert {each["line"] for each in table.view()["captions"]} == {"Kind.", "Mild.", None}
    while table.match.result is None:
        table.match.advance(60)
    assert "Rude!" not in all_shown(table)


def contest() -> Table:
    """A match that ends in a tie, with its contest open."""
    table = Table(3, pairs=10, last_tie="ogiri", edition="first")
    while table.state.phase != "caption":
        assert table.match.result is None
        table.cancel()
    return table


def test_m20_refusals_tell_nothing() -> None:
    table = Table()
    assert refusal(table, "Rude!") == "nothing-to-hide"
    table.read("Rude!")
    assert refusal(table, "Rud") == "nothing-to-hide"
    hide(table, "Rude!")
    assert refusal(table, " RUDE! ") == "already-hidden"


def test_m20_a_line_that_was_put_back_with_its_card_can_be_hidden() -> None:
    table = Table()
    table.read("Rude!")
    table.leave(0)
    assert table.view()["phase"] == "read"
    hide(table, "Rude!")
    assert (table.view()["hidden"], "Rude!" in all_shown(table)) == (False, False)

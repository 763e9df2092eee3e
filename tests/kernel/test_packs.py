"""What a host brings: ids that come of the file, names in options, and what is fetched stands in the log."""

from __future__ import annotations

import pytest

from hitparade.kernel import Chance
from hitparade.kernel.chance import Recorded
from hitparade.kernel.packs import BadPack, Fault, is_own, pack_id


def test_an_id_comes_of_the_bytes() -> None:
    assert pack_id(b"a") == pack_id(b"a") != pack_id(b"b")
    assert is_own(f"own:{pack_id(b'a')}")


@pytest.mark.parametrize(
    "name", ["things", "own:", "own:0123456789abcde", "own:0123456789abcdeg", "own:0123456789ABCDEF"]
)
def test_other_names_are_no_packs_of_a_host(name: str) -> None:
    assert not is_own(name)


def test_what_was_fetched_is_a_draw_and_need_not_be_there_again() -> None:
    chance = Chance(1)
    assert chance.fetch(lambda: {"title": "Fruit"}) == {"title": "Fruit"}
    recorded = Recorded(chance.draws)

    def missing() -> None:
        raise AssertionError("nobody has it here")

    assert recorded.fetch(missing) == {"title": "Fruit"}
    assert recorded.is_spent()
    with pytest.raises(ValueError, match="fewer draws"):
        recorded.fetch(missing)


def test_a_bad_pack_tells_its_first_fault_and_how_many_more() -> None:
    first = Fault("no-title", "The card lacks “title”.", "fruit", line=3)
    assert (
        BadPack([first]).sentence == "The pack can't be used: line 3, card fruit: The card lacks “title”. (no-title)."
    )
    assert BadPack([first, first]).sentence.endswith("(no-title), and 1 more.")
    assert str(Fault("not-csv", "No.")) == "No. (not-csv)"
    assert str(Fault("answer-twice", "No.", "fruit", "")) == "card fruit, answer “”: No. (answer-twice)"

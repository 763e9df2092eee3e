"""The battery: every check at many random positions of every registered game."""

from __future__ import annotations

from random import Random

import pytest
from tests.battery.checks import CHECKS, CLOCKS_ON
from tests.battery.secrecy import disguised
from tests.battery.walking import FULL, GAMES, POSITIONS, Check, Position, Walk

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_game(game: str, check: Check, request: pytest.FixtureRequest) -> None:
    command = f"python -m pytest '{request.node.nodeid}'"
    assert Walk(game, check, command, clocks_on=check in CLOCKS_ON).run() > 0


@every_game
def test_disguises_do_change_what_is_secret(game: str) -> None:
    changed: set[int | None] = set()

    def check(at: Position) -> None:
        for viewer in at.viewers:
            if disguised(at.match.state, viewer, at.random.getrandbits(32)) != at.match.state:
                changed.add(viewer)

    Walk(game, check).run()
    assert changed >= {None, 0, 1}, "somebody was never disguised to, so nothing was tested"


@every_game
def test_a_failing_check_names_the_command_that_shows_it_again(game: str) -> None:
    def check(at: Position) -> None:
        assert at.match.state.count < 4

    with pytest.raises(AssertionError) as caught:
        Walk(game, check, "python -m pytest 'this test'").run()
    (note,) = caught.value.__notes__
    seed, _, command = note.partition("HITPARADE_SEED=")[2].partition(" ")
    assert note.startswith("To see it again:")
    assert command == "python -m pytest 'this test'"
    with pytest.raises(AssertionError):
        Walk(game, check).play(Random(int(seed)))


def test_the_full_size_is_ten_thousand_positions() -> None:
    assert (10_000 if FULL else 150) == POSITIONS

"""What holds at every position of every game: one function a property, each given a position of a random match."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, TypeVar

import msgspec
from tests.battery.moves import NEVER_AT_RANDOM, conceivable, filled, is_among, spoiled
from tests.battery.secrecy import answer, disguised, happening, moved, sight, without_salts
from tests.battery.walking import FULL, LONGEST, Check, Position

from hitparade import IllegalMove, Match
from hitparade.kernel import Chance, JsonObject, Moment, registry
from hitparade.kernel.deciding import decide_act, decide_due, decide_move, evolve
from hitparade.kernel.log import entry_decoder
from hitparade.kernel.state import MatchState
from hitparade.kernel.table import TableAct
from hitparade.kernel.values import plain

T = TypeVar("T")
MOST_REPLAYED = 80
"""Longer matches are replayed at some positions only."""
MOST_OTHERS = 20 if FULL else 60
"""So many other moves are tried at each position, for each seat; fewer where very many positions are looked at."""
MOST_SEATS = 3 if FULL else 8
"""So many seats are looked at in each position, drawn anew every time."""
CODE = re.compile(r"[a-z]+(-[a-z]+)*")
SENTENCE = re.compile(r"[A-Z].*[.!]", re.DOTALL)


def refusal(match: Match, seat: Any, move: Any) -> IllegalMove:
    """The refusal of a move that must be refused, and must change nothing."""
    before, count, now_ms = match.state, match.state.count, match.now_ms
    error: IllegalMove | None = None
    try:  # a good deal quicker than pytest.raises, and this is asked a hundred thousand times
        match.play(seat, move)
    except IllegalMove as caught:
        error = caught
    assert error is not None, f"{move} of seat {seat} was not refused"
    assert match.state is before
    assert (match.state.count, match.now_ms) == (count, now_ms)
    assert CODE.fullmatch(error.code), error.code
    assert SENTENCE.fullmatch(error.sentence), error.sentence
    assert len(error.sentence) <= 300
    return error


def some(at: Position, seats: Sequence[T]) -> list[T]:
    """The seats or viewers that are looked at in this position."""
    return at.random.sample(seats, min(MOST_SEATS, len(seats)))


def legal_moves_are_accepted(at: Position) -> None:
    step = at.match.view(None)["step"]
    for seat in some(at, at.seats):
        for move in at.match.legal(seat):
            for asked in (filled(move, at.random), {**filled(move, at.random), "step": step}):
                entry = decide_move(at.match.state, seat, asked, Moment(at.match.now_ms), Chance(1))
                assert entry.events, asked
                assert evolve(at.match.state, entry) != at.match.state


def all_other_moves_are_refused_and_change_nothing(at: Position) -> None:
    for seat in some(at, at.seats):
        legal = at.match.legal(seat)
        for move in some_others(at):
            if not is_among(move, legal):
                refusal(at.match, seat, move)
    refusal(at.match, at.random.choice([-1, len(at.seats), True, None, "0"]), at.random.choice(others_of(at.game)))


def near_misses_are_refused_and_change_nothing(at: Position) -> None:
    step = at.match.view(None)["step"]
    for seat in some(at, at.seats):
        legal = at.match.legal(seat)
        for move in legal[:3]:
            good = filled(move, at.random)
            for bad in spoiled(good, at.random):
                if not (isinstance(bad, dict) and is_among(bad, legal)):
                    refusal(at.match, seat, bad)
            for wrong in (step - 1, step + 1, step + 10**20):
                assert refusal(at.match, seat, {**good, "step": wrong}).code == "wrong-step"
            for wrong in ("1", 1.5, True, [step]):
                assert refusal(at.match, seat, {**good, "step": wrong}).code == "bad-move"


def a_refused_move_draws_nothing(at: Position) -> None:
    for seat in some(at, at.seats):
        chance = Chance(1)
        for move in some_others(at):
            try:
                decide_move(at.match.state, seat, move, Moment(at.match.now_ms), chance)
            except IllegalMove:
                assert chance.draws == []


def who_is_waited_for_can_move(at: Position) -> None:
    waiting = at.match.waiting
    assert waiting == sorted(set(waiting))
    for seat in waiting:
        assert [move for move in at.match.legal(seat) if move["type"] not in NEVER_AT_RANDOM]
    if at.match.result is not None:
        assert waiting == []
        assert [at.match.legal(seat) for seat in at.seats] == [[] for _ in at.seats]
        assert at.match.state.due_ms is None


def everything_that_leaves_is_json(at: Position) -> None:
    for viewer in at.viewers:
        events = [event for entry in at.entries for event in at.match.state.redacted(entry, viewer)]
        shown = [at.match.view(viewer), [] if viewer is None else at.match.legal(viewer), events, at.match.result]
        assert json.loads(json.dumps(shown)) == shown
        if shapes := shapes_of(at.game):
            msgspec.convert(shown[0], shapes.View)


def what_a_seat_knows_only_adds_to_what_everybody_knows(at: Position) -> None:
    """Where a game says so: rooms put the two together on the wire."""
    state = at.match.state
    for seat in (viewer for viewer in at.viewers if viewer is not None):
        private = state.encodable_private(seat)
        if private is not None:
            assert not private.keys() & state.view(None).keys()
            assert state.view(seat) == {**state.view(None), **plain(private)}


def events_without_a_secret_are_the_same_for_all(at: Position) -> None:
    state = at.match.state
    for event in (event for entry in at.entries for event in entry.events if not state.game.is_secret(event)):
        told = [state.game.redact(event, viewer) for viewer in at.viewers]
        assert all(each == told[0] for each in told)


def a_game_that_has_no_silent_moves_makes_none(at: Position) -> None:
    state = at.match.state
    if not state.game.has_silent_moves:
        told = [state.redacted(entry, viewer) for entry in at.entries if entry.events for viewer in at.viewers]
        assert all(told)


def what_only_one_may_know_of_changes_nothing_that_others_are_told(at: Position) -> None:
    """Rooms tell nobody else of it, so what the others have been told must go on being so."""
    match = at.before
    for entry in at.entries:
        after = evolve(match, entry)
        if (seat := match.only_for(entry)) is not None:
            assert after.redacted(entry, seat)
            for viewer in (viewer for viewer in at.viewers if viewer != seat):
                assert after.redacted(entry, viewer) == []
                assert after.view(viewer) == match.view(viewer)
                assert viewer is None or after.legal(viewer) == match.legal(viewer)
        match = after


def state_and_log_survive_serialise_and_replay(at: Position) -> None:
    match, state = at.match, at.match.state.state
    if at.random.random() > MOST_REPLAYED / len(match.entries):
        return  # each replay costs as much as the log is long
    assert msgspec.json.decode(msgspec.json.encode(state), type=type(state)) == state
    for entry in at.entries:
        assert entry_decoder(at.game).decode(msgspec.json.encode(entry)).events == entry.events
    log = json.loads(json.dumps(match.log))
    over = match.result is not None
    again = Match.replay(log, check=over or at.random.random() < 0.05)
    assert again == match
    assert [again.view(viewer) for viewer in at.viewers] == [match.view(viewer) for viewer in at.viewers]
    assert (again.log, again.result, again.waiting) == (log, match.result, match.waiting)


def invariants_hold_after_each_event(at: Position) -> None:
    game, state = at.match.state.game, at.before.state
    for entry in at.entries:
        for event in entry.events:
            state = game.evolve(state, event)
            assert game.problems(state) == []
    if at.entries and at.before.count + len(at.entries) == at.match.state.count:
        assert state == at.match.state.state


def the_step_never_falls(at: Position) -> None:
    assert type(at.match.view(None)["step"]) is int
    assert at.match.view(None)["step"] >= at.before.view(None)["step"]


def every_seal_opens_to_what_was_sealed(at: Position) -> None:
    sealed = at.match.state.game.sealed(at.match.state.state)
    assert all(opened.is_true() for opened in sealed)
    known = {opened.seal: opened for opened in sealed}
    for opened in at.match.view(None).get("opened", []):
        assert msgspec.to_builtins(known[opened["seal"]]) == opened


def what_a_viewer_may_not_know_changes_nothing_that_it_sees(at: Position) -> None:
    match, now_ms = at.match.state, at.match.now_ms
    for viewer in some(at, at.viewers):
        other = disguised(match, viewer, at.random.getrandbits(32))
        assert match.game.problems(other.state) == []
        assert sight(match, viewer) == sight(other, viewer)
        if viewer is not None:
            others = others_of(at.game)
            for move in at.random.sample(others, min(5, len(others))):
                assert answer(match, viewer, move, now_ms) == answer(other, viewer, move, now_ms)


def play_that_goes_on_tells_of_secrets_only_by_what_happens(at: Position) -> None:
    """Two worlds that differ in a secret, played on with the same moves: as long as the viewer is told the same, it
    sees the same; and what it sees of what happened is no more than what it sees of where that led."""
    viewer = at.random.choice(at.viewers)
    seed, now_ms = at.random.getrandbits(32), at.match.now_ms
    worlds = at.match.state, disguised(at.match.state, viewer, seed)
    for _ in range(6):
        seat = at.random.choice(at.seats)
        if not (legal := worlds[0].legal(seat)):
            continue
        move = filled(at.random.choice(legal), at.random)
        first, second = (moved(world, seat, move, now_ms, seed) for world in worlds)
        if first is None or second is None:
            assert seat != viewer
            return
        told = [without_salts(happening(match, entry, viewer)) for match, entry in (first, second)]
        seen = [without_salts(sight(match, viewer)) for match, _ in (first, second)]
        assert (told[0] == told[1]) == (seen[0] == seen[1])
        if told[0] != told[1]:
            return
        worlds = first[0], second[0]


def moves_that_look_the_same_afterwards_look_the_same_at_once(at: Position) -> None:
    """News may tell less than the view after it (what the host has hidden, say), but never more."""
    match, now_ms = at.match.state, at.match.now_ms
    for seat in at.match.waiting[:2]:
        legal = match.legal(seat)
        pairs = list(combinations(legal, 2))
        for pair in at.random.sample(pairs, min(3, len(pairs))):
            moves = [filled(move, at.random) for move in pair]
            made = [found for move in moves if (found := moved(match, seat, move, now_ms, 1))]
            for viewer in (viewer for viewer in at.viewers if viewer != seat):
                told = {happening(after, entry, viewer) for after, entry in made}
                seen = {sight(after, viewer) for after, _ in made}
                assert len(told) <= len(seen)


def bots_make_legal_moves_out_of_the_view_alone(at: Position) -> None:
    seats = at.match.waiting[:2]
    for seat in seats:
        seed = at.random.getrandbits(63)
        other = disguised(at.match.state, seat, seed)
        for bot in at.match.state.game.bots.values():
            view, legal = json.loads(json.dumps([at.match.view(seat), at.match.legal(seat)]))
            move = bot.choose(view, legal, seed)
            assert is_among(move, at.match.legal(seat))
            assert [view, legal] == [at.match.view(seat), at.match.legal(seat)], "the bot changed what it was given"
            assert move == bot.choose(other.view(seat), other.legal(seat), seed)


def run_out(match: MatchState, now_ms: int) -> MatchState:
    """The match after everybody has been silent to the end."""
    chance = Chance(now_ms)
    for _ in range(LONGEST):
        due_ms = match.due_ms
        if due_ms is None:
            return match
        now_ms = max(now_ms, due_ms)
        entry = decide_due(match, now_ms, chance)
        assert entry is not None
        assert entry.events, "a default act changed nothing, and would be played for ever"
        match = evolve(match, entry)
    raise AssertionError(f"silence goes on after {LONGEST} default acts")


def acted(match: MatchState, act: TableAct, now_ms: int) -> MatchState:
    return evolve(match, decide_act(match, act, Moment(now_ms), Chance(1)))


def unpaused(match: MatchState, now_ms: int) -> MatchState:
    return match if match.table.paused_ms is None else acted(match, TableAct("resume"), now_ms)


def with_clocks_on_silence_ends_the_match(at: Position) -> None:
    if at.match.result is None and (at.random.random() < 0.1 or at.match.state.count == 1):
        silent = run_out(unpaused(at.match.state, at.match.now_ms), at.match.now_ms)
        assert silent.result is not None
        assert silent.game.problems(silent.state) == []


def a_match_that_everybody_left_ends_by_itself(at: Position) -> None:
    now_ms = at.match.now_ms
    if at.match.result is not None or at.random.random() > 0.1:
        return
    match = unpaused(at.match.state, now_ms)
    for seat in at.seats:
        if seat not in match.table.left and match.result is None:  # with too few it may be over already
            match = acted(match, TableAct("leave", seat), now_ms)
    match = run_out(match, now_ms)
    assert match.result is not None


def results_name_winners_with_scores_and_a_reason(at: Position) -> None:
    if (result := at.match.result) is not None:
        assert len(result["scores"]) == len(at.seats)
        assert result["winners"] == sorted(set(result["winners"]))
        assert set(result["winners"]) <= set(at.seats)
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", result["reason"])


@lru_cache
def shapes_of(game: str) -> Any:
    """The shapes of a game's views, or None for a game that does not tell them."""
    try:
        return registry.shapes(game)
    except ModuleNotFoundError:
        return None


def some_others(at: Position) -> list[JsonObject]:
    """Moves of every kind that the game's types allow; of very many some."""
    others = others_of(at.game)
    return at.random.sample(others, min(MOST_OTHERS, len(others)))


@lru_cache
def others_of(game: str) -> list[JsonObject]:
    """Moves of every kind that the game's types allow."""
    return conceivable(registry.load(game))


CHECKS: list[Check] = [
    legal_moves_are_accepted,
    all_other_moves_are_refused_and_change_nothing,
    near_misses_are_refused_and_change_nothing,
    a_refused_move_draws_nothing,
    who_is_waited_for_can_move,
    everything_that_leaves_is_json,
    events_without_a_secret_are_the_same_for_all,
    what_a_seat_knows_only_adds_to_what_everybody_knows,
    what_only_one_may_know_of_changes_nothing_that_others_are_told,
    state_and_log_survive_serialise_and_replay,
    invariants_hold_after_each_event,
    the_step_never_falls,
    every_seal_opens_to_what_was_sealed,
    what_a_viewer_may_not_know_changes_nothing_that_it_sees,
    play_that_goes_on_tells_of_secrets_only_by_what_happens,
    moves_that_look_the_same_afterwards_look_the_same_at_once,
    bots_make_legal_moves_out_of_the_view_alone,
    with_clocks_on_silence_ends_the_match,
    a_match_that_everybody_left_ends_by_itself,
    results_name_winners_with_scores_and_a_reason,
]
CLOCKS_ON = {with_clocks_on_silence_ends_the_match}

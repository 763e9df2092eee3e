"""The heartbeat: everybody is pinged every five beats, the dead are noticed, the hopelessly slow let go."""

from __future__ import annotations

import asyncio
import json

from hitparade.web.channel import SocketChannel
from hitparade.web.heart import DEAD_S, FIRST_PINGS, PING_BEATS, RACING_BEATS, TOO_SLOW_S, Heart
from hitparade.web.pings import MOST, Pings


class Way(SocketChannel):
    __slots__ = ("said",)

    def __init__(self) -> None:
        self.said: list[str] = []
        self.closed = False
        self.slow_since = None

    def send(self, data: bytes) -> None:
        self.said.append(data.decode())

    def close(self, code: str, sentence: str) -> None:
        self.said.append(f"{code}: {sentence}")

    def drop(self) -> None:
        self.said.append("dropped")

    async def closed_down(self) -> None:
        self.said.append("closed down")


class Patient:
    def __init__(self, heard_at: float = 0, *, racing: bool = False) -> None:
        self.heard_at = heard_at
        self.channel: Way = Way()
        self.pings = Pings()
        self.is_racing = racing


def watched(*patients: Patient) -> Heart:
    heart = Heart()
    for patient in patients:
        heart.add(patient)
    return heart


def test_each_is_pinged_once_in_five_beats_and_not_all_at_once() -> None:
    patients = [Patient() for _ in range(10)]
    heart = watched(*patients)
    for beat in range(PING_BEATS):
        before = sum(len(patient.channel.said) for patient in patients)
        heart.beat(float(beat))
        assert sum(len(patient.channel.said) for patient in patients) - before == 2
    assert all(len(patient.channel.said) == 1 for patient in patients)


def numbers(patient: Patient) -> list[int]:
    """Of the pings that were sent."""
    return [json.loads(said)["n"] for said in patient.channel.said]


def test_m7_where_it_matters_who_is_first_there_are_eight_pings_at_once_and_one_every_two_beats() -> None:
    racing, watching = Patient(racing=True), Patient()
    heart = watched(racing, watching)
    assert len(set(numbers(racing))) == FIRST_PINGS == 8
    for beat in range(1, 21):
        heart.beat(float(beat))
        racing.heard_at = watching.heard_at = beat
    assert len(racing.channel.said) == 8 + 20 // RACING_BEATS
    assert len(watching.channel.said) == 20 // PING_BEATS


def test_m7_who_is_there_when_a_race_begins_is_measured_closely_from_then_on_and_anew_in_the_next() -> None:
    patient = Patient()
    heart = watched(patient)
    more: list[int] = []
    for is_racing in (False, True, True, True, False, True):
        patient.is_racing = is_racing
        before = len(patient.channel.said)
        heart.beat(0)
        more.append(len(patient.channel.said) - before)
    assert [count == FIRST_PINGS for count in more] == [False, True, False, False, False, True]
    assert sum(more[2:4]) == 1


def test_a_round_trip_counts_once_and_only_for_a_ping_that_was_sent_there() -> None:
    pings = Pings()
    pings.sent(1, 100.0)
    pings.sent(2, 101.0)
    assert pings.trip_ms(1, 100.25) == 250
    assert pings.trip_ms(1, 100.25) is None, "answered already"
    assert pings.trip_ms(3, 100.25) is None, "never sent"
    for n in range(10, 10 + MOST):
        pings.sent(n, 102.0)
    assert pings.trip_ms(2, 103.0) is None, "too long ago"
    assert pings.trip_ms(10, 103.0) == 1000


def test_silence_is_noticed_within_fifteen_seconds() -> None:
    silent, alive = Patient(), Patient()
    heart = watched(silent, alive)
    for second in range(1, 15):
        alive.heard_at = second
        heart.beat(float(second))
    assert silent.channel.said.index("dropped") <= 3
    assert "dropped" not in alive.channel.said
    assert DEAD_S < 15


def test_the_hopelessly_slow_hear_goodbye() -> None:
    slow = Patient()
    heart = watched(slow)
    slow.channel.slow_since = 0
    slow.heard_at = TOO_SLOW_S
    heart.beat(TOO_SLOW_S - 1)
    assert not [said for said in slow.channel.said if said.startswith("too-slow")]
    heart.beat(TOO_SLOW_S)
    assert [said for said in slow.channel.said if said.startswith("too-slow")]


def test_those_who_left_are_watched_no_more() -> None:
    patient = Patient()
    heart = watched(patient)
    heart.remove(patient)
    heart.remove(patient)
    heart.beat(100)
    assert (len(heart), patient.channel.said) == (0, [])


def test_goodbye_reaches_all_and_is_waited_for() -> None:
    patients = [Patient(), Patient()]
    asyncio.run(watched(*patients).close_all("restarting", "Back soon."))
    assert all(patient.channel.said == ["restarting: Back soon.", "closed down"] for patient in patients)


def test_it_beats_by_itself_until_stopped() -> None:
    async def inner() -> None:
        heart = Heart()
        heart.stop()
        heart.start()
        heart.stop()
        await asyncio.sleep(0)

    asyncio.run(inner())

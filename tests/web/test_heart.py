"""The heartbeat: everybody is pinged every five beats, the dead are noticed, the hopelessly slow let go."""

from __future__ import annotations

import asyncio

from hitparade.web.channel import SocketChannel
from hitparade.web.heart import DEAD_S, PING_BEATS, TOO_SLOW_S, Heart


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
    def __init__(self, heard_at: float = 0) -> None:
        self.heard_at = heard_at
        self.channel: Way = Way()


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


def test_a_round_trip_is_measured_by_the_answer_to_a_ping_of_the_last_beats() -> None:
    heart = watched(Patient())
    for beat in range(1, 15):
        heart.beat(100.0 + beat)
    assert heart.trip_ms(14, 114.25) == 250
    assert heart.trip_ms(3, 114.25) == 11_250
    assert heart.trip_ms(2, 114.25) is None, "too long ago"
    assert heart.trip_ms(15, 114.25) is None, "never sent"


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

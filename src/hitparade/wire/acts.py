"""What a member may ask of the room: one struct an act, tagged by ``type``. Moves of a game are not among them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

Name = str
"""What people call themselves: 1 to 24 characters, no control characters, trimmed."""


class Act(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of all acts."""


class Rename(Act, tag="rename"):
    """Take another name (look-alikes of a name at the table are refused)."""

    name: Name


class PickHead(Act, tag="pick_head"):
    """Take another head, by the id of the cast."""

    head: str


class Sit(Act, tag="sit"):
    """Take a place in the next match; ``seat`` None takes the first free one."""

    seat: int | None = None


class Stand(Act, tag="stand"):
    """Give one's place up and watch."""


class SwapSeats(Act, tag="swap_seats"):
    """Host: exchange the players of two seats of the next match."""

    first: int
    second: int


class AddBot(Act, tag="add_bot"):
    """Host: a bot takes the first free seat."""

    bot: str


class Remove(Act, tag="remove"):
    """Host: a bot or member leaves the table."""

    member: int


class Lock(Act, tag="lock"):
    """Host: nobody new may come in, or may again."""

    locked: bool


class MakeHost(Act, tag="make_host"):
    """Host: hand the host's role to another person."""

    member: int


class ChooseGame(Act, tag="choose_game"):
    """Host: which game is played next. Its options start from their defaults."""

    game: str


class SetOption(Act, tag="set_option"):
    """Host: one option of the next match."""

    name: str
    value: Any


class Start(Act, tag="start"):
    """Host (or either player of a match that is over): begin a match with those who sit. A rematch is a start."""


class ToLobby(Act, tag="to_lobby"):
    """Host: from the result back to the lobby."""


class Pause(Act, tag="pause"):
    """Any player: the match's clock stops, for all."""


class Resume(Act, tag="resume"):
    """Any player: the match goes on."""


class Extend(Act, tag="extend"):
    """Any player: so many seconds more on the clock that runs, for all."""

    seconds: int = 30


class Factor(Act, tag="factor"):
    """Host, or the player for themselves: a seat's own time limits are so many times longer (1 to 10)."""

    seat: int
    times: float


class Skip(Act, tag="skip"):
    """Ask that the stand-in makes the move that is waited for: at once if the host asks, else when most players did."""


class StandIn(Act, tag="stand_in"):
    """Host, or anybody opposite an absent player: the stand-in takes over now instead of after 60 s."""

    seat: int


class Wait(Act, tag="wait"):
    """Anybody: an absent player is waited for 30 s longer before the stand-in takes over."""

    seat: int


class Leave(Act, tag="leave"):
    """Leave the table for good. In a match the stand-in plays on."""


AnyAct = (
    Rename
    | PickHead
    | Sit
    | Stand
    | SwapSeats
    | AddBot
    | Remove
    | Lock
    | MakeHost
    | ChooseGame
    | SetOption
    | Start
    | ToLobby
    | Pause
    | Resume
    | Extend
    | Factor
    | Skip
    | StandIn
    | Wait
    | Leave
)
"""Every act."""

"""What a member may ask of the room: one struct an act, tagged by ``type``. Moves of a game are not among them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

Name = str
"""What people call themselves: 1 to 24 characters, no control characters, trimmed."""


class Act(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of all acts."""


class Rename(Act, tag="rename", frozen=True):
    """Take another name (look-alikes of a name at the table are refused)."""

    name: Name


class PickHead(Act, tag="pick_head", frozen=True):
    """Take another head, by the id of the cast."""

    head: str


class Sit(Act, tag="sit", frozen=True):
    """Take a place in the next match; ``seat`` None takes the first free one.

    While a match runs whose game takes late guests: join it, on the seat after the last.
    """

    seat: int | None = None


class Stand(Act, tag="stand", frozen=True):
    """Give one's place up and watch."""


class SwapSeats(Act, tag="swap_seats", frozen=True):
    """Host: exchange the players of two seats of the next match."""

    first: int
    second: int


class AddBot(Act, tag="add_bot", frozen=True):
    """Host: a bot takes the first free seat."""

    bot: str


class Remove(Act, tag="remove", frozen=True):
    """Host: a bot or member leaves the table."""

    member: int


class Lock(Act, tag="lock", frozen=True):
    """Host: nobody new may come in, or may again."""

    locked: bool


class MakeHost(Act, tag="make_host", frozen=True):
    """Host: hand the host's role to another person."""

    member: int


class ChooseGame(Act, tag="choose_game", frozen=True):
    """Host: which game is played next. Its options start from their defaults."""

    game: str


class SetOption(Act, tag="set_option", frozen=True):
    """Host: one option of the next match."""

    name: str
    value: Any


class SetPack(Act, tag="set_pack", frozen=True):
    """Host: what is switched off of a pack that was brought, single cards (by place) and tags. All else is on."""

    pack: str
    off_cards: list[int] = []
    off_tags: list[str] = []


class Start(Act, tag="start", frozen=True):
    """Host (or either player of a match that is over): begin a match with those who sit. A rematch is a start."""


class ToLobby(Act, tag="to_lobby", frozen=True):
    """Host: from the result back to the lobby."""


class Pause(Act, tag="pause", frozen=True):
    """Any player: the match's clock stops, for all."""


class Resume(Act, tag="resume", frozen=True):
    """Any player: the match goes on."""


class Extend(Act, tag="extend", frozen=True):
    """Any player: so many seconds more on the clock that runs, for all."""

    seconds: int = 30


class Factor(Act, tag="factor", frozen=True):
    """Host, or the player for themselves: a seat's own time limits are so many times longer (1 to 10)."""

    seat: int
    times: float


class Skip(Act, tag="skip", frozen=True):
    """Ask that the stand-in makes the move that is waited for: when most players did, or at once if the host asks.

    A host who plays is one of the players as long as a rival who is here has not been waited for 30 s.
    """


class HideLine(Act, tag="hide_line", frozen=True):
    """Host: the line with this text is on no screen any more, not even in what was there before (R25).

    In a match that runs, or has just ended. The race and the scoring go on as if nothing had happened.
    """

    text: str


class StandIn(Act, tag="stand_in", frozen=True):
    """Host, or anybody opposite an absent player: the stand-in takes over now instead of after 60 s."""

    seat: int


class Wait(Act, tag="wait", frozen=True):
    """Anybody: an absent player is waited for 30 s longer before the stand-in takes over."""

    seat: int


class Leave(Act, tag="leave", frozen=True):
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
    | SetPack
    | Start
    | ToLobby
    | Pause
    | Resume
    | Extend
    | Factor
    | Skip
    | HideLine
    | StandIn
    | Wait
    | Leave
)
"""Every act."""

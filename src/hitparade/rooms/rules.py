"""What a room makes of an act: ``decide`` gives a change or refuses. Pure; ``evolving.py`` is its other half."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hitparade.rooms import lobby, packs, people, playing
from hitparade.rooms.asking import Ask, Now
from hitparade.rooms.errors import RoomError
from hitparade.rooms.record import Change
from hitparade.rooms.state import RoomState
from hitparade.wire import acts
from hitparade.wire.acts import AnyAct

DECIDE: dict[type, Callable[[Ask, Any], Change]] = {
    acts.Rename: people.rename,
    acts.PickHead: people.pick_head,
    acts.Sit: lobby.sit,
    acts.Stand: lobby.stand,
    acts.SwapSeats: lobby.swap_seats,
    acts.AddBot: lobby.add_bot,
    acts.Remove: people.remove,
    acts.Lock: people.lock,
    acts.MakeHost: people.make_host,
    acts.ChooseGame: lobby.choose_game,
    acts.SetOption: lobby.set_option,
    acts.SetPack: packs.set_pack,
    acts.Start: lobby.start,
    acts.ToLobby: lobby.to_lobby,
    acts.Pause: playing.pause,
    acts.Resume: playing.resume,
    acts.Extend: playing.extend,
    acts.Factor: playing.factor,
    acts.Skip: playing.skip,
    acts.HideLine: playing.hide_line,
    acts.StandIn: playing.stand_in,
    acts.Wait: playing.wait,
    acts.Leave: people.leave,
}
"""One function an act."""

FOR_SCREENS = (acts.Leave, acts.Rename)
"""What a screen may ask for: it has no hands (R16)."""


def decide(state: RoomState, member: int, act: AnyAct, now: Now) -> Change:
    """A member's act. Raises RoomError, IllegalMove or BadOption; then nothing has happened."""
    by = state.member(member)
    if by is None:
        raise RoomError("not-a-member", "You are not at this table any more.")
    if by.role == "screen" and not isinstance(act, FOR_SCREENS):
        raise RoomError("screens-watch", "A screen only watches; use a phone for that.")
    return DECIDE[type(act)](Ask(state, by, now), act)

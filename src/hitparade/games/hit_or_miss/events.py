"""What happens in a match of Hit or Miss, one struct an event. What each viewer sees of it stands in ``redacting``."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from hitparade.games.hit_or_miss.moves import Called
from hitparade.games.hit_or_miss.packs.values import Card
from hitparade.games.hit_or_miss.values import Category, Face, Item, Laid, Proposal, Reason, VoteKind
from hitparade.kernel.seals import Opened
from hitparade.kernel.values import Seat

Points: TypeAlias = tuple[int, ...]


# Events hold no reference cycles, so the garbage collector need not visit them (gc=False): half the cost of making one.
class Started(Struct, frozen=True, gc=False, tag_field="type", tag="started"):
    """The first Leader is drawn (W2): ``order`` is who leads one after the other."""

    order: tuple[Seat, ...]


class RoundStarted(Struct, frozen=True, gc=False, tag_field="type", tag="round_started"):
    """A round begins with these ``players``, who take a turn in each of so many ``laps`` (W7).

    ``led`` says how often each seat has led, this round included, and ``each`` how often each is to lead (W18).
    """

    round: int
    leader: Seat
    players: tuple[Seat, ...]
    laps: int
    led: tuple[int, ...]
    each: int


class CardDrawn(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag="card_drawn"):
    """The next card lies on top of the pile, sealed, and ``left`` below it.

    ``fresh``: the pile was shuffled anew for it (W4). ``brought`` is the card itself where a host brought its pack.
    """

    card: str
    salt: str
    seal: str
    left: int
    fresh: bool
    brought: Card | None = None


class CardRead(Struct, frozen=True, gc=False, tag_field="type", tag="card_read"):
    """The Leader reads the top card aloud, or another after a swap (W4). Opens its seal."""

    category: Category
    swapped: bool
    salt: str
    seal: str


class TimerStarted(Struct, frozen=True, gc=False, tag_field="type", tag="timer_started"):
    """All write. ``seat`` has turned the timer; it may have started by itself (W5)."""

    seat: Seat | None


class Wrote(Struct, frozen=True, gc=False, tag_field="type", tag="wrote"):
    """An item was entered (W6); the seat's list has ``count`` now. ``lag_ms`` is there if it was taken late."""

    seat: Seat
    item: str
    count: int
    lag_ms: int | None = None


class Drafted(Struct, frozen=True, gc=False, tag_field="type", tag="drafted"):
    """This stands in a seat's field now (W6)."""

    seat: Seat
    item: str
    lag_ms: int | None = None


class Struck(Struct, frozen=True, gc=False, tag_field="type", tag="struck"):
    """An item was taken off a list (W6), which has ``count`` now."""

    seat: Seat
    item: str
    count: int


class PutDown(Struct, frozen=True, gc=False, tag_field="type", tag="put_down"):
    """A seat writes no more, by itself or because its time was up at ``up_ms`` (W6).

    What was entered before that may arrive until so many ms after, ``grace_ms``.
    """

    seat: Seat
    up_ms: int | None = None
    grace_ms: int = 0


class Collecting(Struct, frozen=True, gc=False, tag_field="type", tag="collecting"):
    """Time is up for all; what was entered in time may still arrive for so long (W6)."""

    limit_ms: int


class TurnStarted(Struct, frozen=True, gc=False, tag_field="type", tag="turn_started"):
    """A player's turn begins, and the die that they will roll is sealed (W7, W8)."""

    seat: Seat
    lap: int
    face: Face
    salt: str
    seal: str


class Passed(Struct, frozen=True, gc=False, tag_field="type", tag="passed"):
    """A player has no open item left and passes by itself (W10)."""

    seat: Seat
    lap: int


class Rolled(Struct, frozen=True, gc=False, tag_field="type", tag="rolled"):
    """The die shows HIT, MISS or the jester (W8). Opens its seal."""

    seat: Seat
    face: Face
    salt: str
    seal: str


class Announced(Struct, frozen=True, gc=False, tag_field="type", tag="announced"):
    """After the jester: what the player has chosen (W9)."""

    seat: Seat
    called: Called


class Circled(Struct, frozen=True, gc=False, tag_field="type", tag="circled"):
    """An item is read (W10). ``proposals`` are what the server proposes to each seat, None to those who lay no card;
    ``pairs`` are, by seat, the places of the open items that count as read with it."""

    seat: Seat
    item: str
    called: Called
    proposals: tuple[Proposal | None, ...]
    pairs: tuple[tuple[int, ...], ...]


class Answered(Struct, frozen=True, gc=False, tag_field="type", tag="answered"):
    """A player lays a card, face down as yet (W11)."""

    seat: Seat
    laid: Laid


class CardsShown(Struct, frozen=True, gc=False, tag_field="type", tag="cards_shown"):
    """All cards are turned at once (W11), with what each seat gets for it (W12, W13)."""

    cards: tuple[Laid | None, ...]
    points: Points


class VoteOpened(Struct, frozen=True, gc=False, tag_field="type", tag="vote_opened"):
    """An item is challenged, or a HIT disputed: the table discusses and votes (W15, W16)."""

    kind: VoteKind
    by: Seat
    why: str
    seat: Seat
    item: str


class Said(Struct, frozen=True, gc=False, tag_field="type", tag="said"):
    """A short message in the discussion (W16)."""

    seat: Seat
    text: str


class Voted(Struct, frozen=True, gc=False, tag_field="type", tag="voted"):
    """A player has voted (W16); how is shown when the vote is closed."""

    seat: Seat
    accept: bool


class VoteClosed(Struct, frozen=True, gc=False, tag_field="type", tag="vote_closed"):
    """The votes, by seat, and what they come to: whether the item, or the HIT, stands (W16)."""

    accepted: bool
    tied: bool
    votes: tuple[bool | None, ...]


class ItemRejected(Struct, frozen=True, gc=False, tag_field="type", tag="item_rejected"):
    """An item is voted out: it counts as read and scores nothing (W16). ``again``: another may be read."""

    seat: Seat
    item: str
    again: bool


class HitRejected(Struct, frozen=True, gc=False, tag_field="type", tag="hit_rejected"):
    """A HIT is voted down and becomes a MISS, with these points for the turn (W16)."""

    seat: Seat
    item: str
    points: Points


class TurnEnded(Struct, frozen=True, gc=False, tag_field="type", tag="turn_ended"):
    """A turn is over; what each seat got in it counts."""

    seat: Seat
    points: Points


class RoundEnded(Struct, frozen=True, gc=False, tag_field="type", tag="round_ended"):
    """The round's points go on the score pad, and the lists are shown, if that was agreed (W14)."""

    round: int
    points: Points
    scores: Points
    lists: tuple[tuple[Item, ...], ...] | None


class IsReady(Struct, frozen=True, gc=False, tag_field="type", tag="ready"):
    """A player has seen enough (W14, W15), or casts no vote (W16)."""

    seat: Seat


class WentAway(Struct, frozen=True, gc=False, tag_field="type", tag="went_away"):
    """A player has left (W18)."""

    seat: Seat


class CameBack(Struct, frozen=True, gc=False, tag_field="type", tag="came_back"):
    """A player who had left is there again; ``plays`` says whether in this round already (W18)."""

    seat: Seat
    plays: bool


class Joined(Struct, frozen=True, gc=False, tag_field="type", tag="joined"):
    """A late guest, who plays from the next round on and leads last (W18)."""

    seat: Seat


class LineHidden(Struct, frozen=True, gc=False, tag_field="type", tag="line_hidden"):
    """The host has hidden an item that was read aloud (W19): the texts as they are compared."""

    texts: tuple[str, ...]


class Ended(Struct, frozen=True, gc=False, tag_field="type", tag="ended"):
    """The match is over (W17, W18); the card on top of the pile is turned, so that no seal stays shut."""

    reason: Reason
    winners: tuple[Seat, ...]
    opened: tuple[Opened, ...]


Event: TypeAlias = (
    Started | RoundStarted | CardDrawn | CardRead | TimerStarted | Wrote | Drafted | Struck | PutDown | Collecting
    | TurnStarted | Passed | Rolled | Announced | Circled | Answered | CardsShown | VoteOpened | Said | Voted
    | VoteClosed | ItemRejected | HitRejected | TurnEnded | RoundEnded | IsReady | WentAway | CameBack | Joined
    | LineHidden | Ended
)  # fmt: skip

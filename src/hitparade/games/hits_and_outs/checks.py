"""What verification and tests ask of a state of Hits & Outs: its seals, its broken invariants, its look-alikes."""

from __future__ import annotations

from msgspec.structs import replace

from hitparade.games.hits_and_outs.advancing import BASES, CORNERS, Corner
from hitparade.games.hits_and_outs.events import Placed
from hitparade.games.hits_and_outs.placements import OUT_AT, History, LiftedCover, Placement
from hitparade.games.hits_and_outs.state import State
from hitparade.kernel.chance import Chance
from hitparade.kernel.seals import Opened, seal
from hitparade.kernel.values import Seat


def sealed(state: State) -> list[Opened]:
    """Every seal with its salt and value, hidden ones too."""
    placed = [placement.placed for placement in state.history.done]
    if state.hidden:
        placed.append(state.hidden)
    return [Opened(each.seal, each.salt, each.hit) for each in placed]


def problems(state: State) -> list[str]:
    """All broken invariants, in words; a sound state has none."""
    found = [f"broken seal {opened.seal}" for opened in sealed(state) if not opened.is_true()]
    claims = {
        "outs are 0 to 3": 0 <= state.outs <= 3,
        "bases are in order": state.bases == tuple(base for base in BASES if base in state.bases),
        "tokens are hidden exactly while covers are lifted": state.hidden is None or state.phase == "lift",
        "the match is over when it has a result": (state.result is not None) == (state.phase == "over"),
        "the token is in play only with the option": state.options.call_your_shot or state.shot == "off",
        "only a held token can be called": state.phase != "call" or state.shot == "held",
        "no cover is lifted twice": len({lifted.corner for lifted in state.lifted}) == len(state.lifted),
        "the Hit is hidden until it is lifted": not state.hidden or OUT_AT[state.hidden.hit] not in state.lifted,
        "the home side has not batted more often": len(state.line[state.home]) <= len(state.line[1 - state.home]),
        "all is open at the end": state.result is None or all(done.opened for done in state.history.done),
        "every run was scored by a Hit": all(_scored(state, seat) == state.score[seat] for seat in (0, 1)),
        "every runner is accounted for": not state.line[state.batting] or _runners_add_up(state),
    }
    return found + [f"not so: {claim}" for claim, holds in claims.items() if not holds]


def _scored(state: State, batting: Seat) -> int:
    """The runs of all Hits that a seat found."""
    return sum(done.found.runs for done in state.history.done if done.found and done.placed.pitching != batting)


def _runners_add_up(state: State) -> bool:
    """Who came to bat and hit in the half under way, the runner of H14 included, has scored or stands on a base."""
    half = [done for done in state.history.done if (done.inning, done.half) == (state.inning, state.half)]
    came = sum(done.found is not None for done in half) + (state.inning > state.options.innings)
    gone = state.line[state.batting][-1] + len(state.bases)
    return came == gone or (came > gone and state.bases == () and state.outs == 0)


def disguise(state: State, seat: Seat | None, chance: Chance) -> State:
    """A state that differs only in what ``seat`` may not know: where the Hits lie that nobody has shown to it."""
    history = tuple(_disguised(done, seat, chance) for done in state.history.done)
    hidden = state.hidden
    if hidden and hidden.pitching != seat:
        hidden = _elsewhere(hidden, state.lifted, chance)
    return replace(state, hidden=hidden, history=History(history))


def _disguised(done: Placement, seat: Seat | None, chance: Chance) -> Placement:
    if done.opened or done.placed.pitching == seat:
        return done
    return replace(done, placed=_elsewhere(done.placed, done.lifted, chance))


def _elsewhere(placed: Placed, lifted: tuple[LiftedCover, ...], chance: Chance) -> Placed:
    """The Hit under any cover that has not been lifted, under a fresh seal."""
    under: list[Corner] = [corner for corner in CORNERS if OUT_AT[corner] not in lifted]
    hit, salt = under[chance.below(len(under))], chance.salt()
    return Placed(placed.pitching, hit, salt, seal(hit, salt))

"""Who asked for less motion gets cross-fades: nothing flips, slides or runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.people import DESKTOP, Person, by_role

NOTE_MOTIONS = """() => {
  window.moved = [];
  const note = () => {
    for (const animation of document.getAnimations()) {
      const frames = animation.effect?.getKeyframes() ?? [];
      const moves = frames.some((frame) => (frame.transform ?? 'none') !== 'none');
      const lasts = animation.effect?.getComputedTiming().duration > 20;
      if (moves && lasts) window.moved.push(animation.effect.target.className);
    }
    requestAnimationFrame(note);
  };
  note();
}"""


def _play(people: Callable[..., Person], **how: Any) -> list[list[str]]:
    """A hit on two devices; what moved on each."""
    mio, theo = people("Mio", hurried=False, **how), people("Theo", DESKTOP, hurried=False, **how)
    theo.come(mio.open_table())
    mio.start()
    pitcher, batter = by_role(mio, theo)
    for person in (pitcher, batter):
        person.page.evaluate(NOTE_MOTIONS)
    pitcher.hide("second")
    batter.lift("first")
    batter.lift("second")
    for person in (pitcher, batter):
        person.sees_called_out("Double!")
    pitcher.expect_mode("hide")
    return [person.page.evaluate("() => [...new Set(window.moved.map(String))]") for person in (pitcher, batter)]


def test_less_motion_is_none(people: Callable[..., Person]) -> None:
    assert _play(people, reduced_motion="reduce") == [[], []]


def test_otherwise_covers_flip_and_runners_run(people: Callable[..., Person]) -> None:
    moved = " ".join(name for names in _play(people) for name in names)
    for piece in ("turn", "walker", "mark", "hide", "raised"):
        assert piece in moved

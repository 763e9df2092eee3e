"""The command line with a Hit or Miss in which a second lasts 40 ms, so that its clocks run out in a test."""

from __future__ import annotations

from hitparade.cli import main
from hitparade.games.hit_or_miss import clock, state

SECOND_MS = 40
CLOCKS_S = {"START_MS": 20, "SHOWN_MS": 12, "REST_MS": 30}
"""The clocks that are no options."""

if __name__ == "__main__":
    setattr(state, "SECOND_MS", SECOND_MS)  # noqa: B010  of those that are
    for name, seconds in CLOCKS_S.items():
        setattr(clock, name, seconds * SECOND_MS)
    main()

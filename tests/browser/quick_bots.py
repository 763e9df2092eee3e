"""The command line with bots of Hit or Miss that hardly think, so that a match takes seconds. They write as ever."""

from __future__ import annotations

from hitparade.cli import main
from hitparade.games.hit_or_miss.bots import player

HARDLY_MS = (60, 200)

if __name__ == "__main__":
    # The timer is left to people.
    player.PACE_MS.update(dict.fromkeys(player.PACE_MS.keys() - {"category"}, HARDLY_MS))
    main()

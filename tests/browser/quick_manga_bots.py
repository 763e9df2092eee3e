"""The command line with bots of Hit Manga that need no time to think of a line. They grab as ever."""

from __future__ import annotations

from hitparade.cli import main
from hitparade.games.hit_manga.bots import player

HARDLY_MS = (300, 500)

if __name__ == "__main__":
    player.PACE_MS.update(dict.fromkeys(player.PACE_MS, HARDLY_MS))
    main()

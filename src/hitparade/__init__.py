"""hitparade: three table games as a server for groups of friends, and as a Python package for bots and research.

>>> import hitparade
>>> match = hitparade.Match("hits-and-outs", seats=2, seed=7, options={"call_your_shot": True})
>>> match.waiting == [match.view(None)["batting"]]
True
"""

import hitparade.games as _games  # registers the games
from hitparade.kernel import BadLog, BadOption, IllegalMove, Match, UnknownGame, UnknownName
from hitparade.kernel.registry import bot

__version__ = "0.1.0"

__all__ = ["BadLog", "BadOption", "IllegalMove", "Match", "UnknownGame", "UnknownName", "bot"]

del _games

"""The contract every game fulfils, and the match that plays it: values only, no socket, clock or database."""

from hitparade.kernel.chance import Chance
from hitparade.kernel.errors import BadLog, BadOption, IllegalMove, UnknownGame, UnknownName
from hitparade.kernel.game import BotPlayer, Game
from hitparade.kernel.match import Match
from hitparade.kernel.meta import BotMeta, Meta, Option
from hitparade.kernel.seals import Opened, seal
from hitparade.kernel.values import Json, JsonObject, Moment, Result, Seat, Timer

__all__ = [
    "BadLog",
    "BadOption",
    "BotMeta",
    "BotPlayer",
    "Chance",
    "Game",
    "IllegalMove",
    "Json",
    "JsonObject",
    "Match",
    "Meta",
    "Moment",
    "Opened",
    "Option",
    "Result",
    "Seat",
    "Timer",
    "UnknownGame",
    "UnknownName",
    "seal",
]

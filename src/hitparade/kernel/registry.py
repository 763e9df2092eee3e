"""Which games there are. A game registers by name and module; its rules load when somebody first plays it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from hitparade.kernel.errors import UnknownGame, UnknownName
from hitparade.kernel.game import AnyGame, BotPlayer
from hitparade.kernel.meta import Meta

_MODULES: dict[str, str] = {}


def register(name: str, module: str) -> None:
    """Makes a game folder known as ``name``: ``module.meta`` holds its ``META``, ``module.game`` its ``GAME``."""
    _MODULES[name] = module


def names() -> list[str]:
    """The registered games, in the order of registration."""
    return list(_MODULES)


def _module(name: str) -> str:
    if type(name) is not str or name not in _MODULES:
        raise UnknownGame("unknown-game", f"There is no game {name!r}; there is {', '.join(_MODULES)}.")
    return _MODULES[name]


def load(name: str) -> AnyGame:
    """The game with its rules. Raises UnknownGame."""
    return import_module(_module(name) + ".game").GAME


def meta(name: str) -> Meta:
    """The facts of a game, without loading its rules. Raises UnknownGame."""
    return import_module(_module(name) + ".meta").META


def shapes(name: str) -> ModuleType:
    """The module with the shapes of a game's views, from which client types are made. Raises UnknownGame."""
    return import_module(_module(name) + ".shapes")


def bot(game: str, name: str) -> BotPlayer:
    """A bot of a game by name. Raises UnknownGame or UnknownName."""
    bots = load(game).bots
    if type(name) is not str or name not in bots:
        raise UnknownName("unknown-bot", f"There is no bot {name!r} for {game}; it has {', '.join(bots)}.")
    return bots[name]

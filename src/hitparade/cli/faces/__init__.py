"""How games look in a terminal. A game without a face of its own gets the plain one."""

from __future__ import annotations

from hitparade.cli.faces.face import Face
from hitparade.cli.faces.hits_and_outs import HitsAndOuts
from hitparade.cli.faces.plain import Plain

_FACES: dict[str, type[Plain]] = {"hits-and-outs": HitsAndOuts}


def face_of(game: str) -> Face:
    """The face of a game."""
    return _FACES.get(game, Plain)()


__all__ = ["Face", "face_of"]

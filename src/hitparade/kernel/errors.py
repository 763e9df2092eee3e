"""What can go wrong, each with a stable code and a sentence that a person understands."""

from __future__ import annotations


class HitparadeError(Exception):
    """Base of all refusals. ``code`` is stable and kebab-case, ``sentence`` says what was expected and what came."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({code})")
        self.code = code
        self.sentence = sentence


class IllegalMove(HitparadeError):
    """A move that may not be made now. The match is as it was."""


class BadOption(HitparadeError):
    """An option that the game does not have, or a value that the option can't take."""


class BadLog(HitparadeError):
    """A log that can't be replayed. ``at`` is the index of the first entry that failed, 0 being the head."""

    def __init__(self, code: str, sentence: str, at: int) -> None:
        super().__init__(code, sentence)
        self.at = at


class UnknownName(HitparadeError, ValueError):
    """A bot or other named thing that does not exist. The sentence lists what does."""


class UnknownGame(UnknownName):
    """A game that is not registered."""

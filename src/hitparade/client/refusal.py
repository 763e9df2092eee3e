"""What the server refuses, as an exception: the same code and sentence, over HTTP and on the socket."""

from __future__ import annotations


class Refused(Exception):
    """The server refused, nothing changed. ``code`` is stable, ``sentence`` for people, ``status`` HTTP's or None."""

    def __init__(self, code: str, sentence: str, status: int | None = None) -> None:
        super().__init__(f"{sentence} ({code})")
        self.code = code
        self.sentence = sentence
        self.status = status

"""What goes wrong is told in one sentence, never as a traceback."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from hitparade.cli.words import clean
from hitparade.kernel.errors import BadLog, HitparadeError

WRONG = 1
"""Exit status when what was looked at is not as it should be."""
MISUSED = 2
"""Exit status when the command can't do what was asked: a wrong name, a wrong value, a file that is not there."""
STOPPED = 130
"""Exit status when somebody pressed Ctrl-C."""


def stop(sentence: str, status: int = MISUSED) -> typer.Exit:
    """Says the sentence on the error stream; raise what it returns."""
    print(clean(sentence), file=sys.stderr)
    return typer.Exit(status)


@contextmanager
def plainly() -> Iterator[None]:
    """Turns refusals of the kernel, and files that can't be reached, into a sentence and an exit status."""
    try:
        yield
    except BadLog as error:
        raise stop(error.sentence, WRONG) from None
    except HitparadeError as error:
        raise stop(error.sentence) from None
    except OSError as error:
        raise stop(f"{error.filename or 'The system'}: {error.strerror or error}.") from None
    except KeyboardInterrupt:
        raise stop("\nStopped.", STOPPED) from None


def read_bytes(path: Path) -> bytes:
    """What the file holds; ``-`` is the standard input."""
    return sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()

"""The compiled word data, each table read when it is first asked for. See NOTICE for what it is made of."""

from __future__ import annotations

import sys
import zipfile
from array import array
from functools import cache
from importlib.resources import files
from io import BytesIO


@cache
def _archive() -> zipfile.ZipFile:
    return zipfile.ZipFile(BytesIO(files(__name__).joinpath("words.zip").read_bytes()))


def read_bytes(name: str) -> bytes:
    """A table as it was written."""
    return _archive().read(name)


def read_lines(name: str) -> list[str]:
    """A table of text."""
    return read_bytes(name).decode().split("\n")


def read_numbers(name: str) -> array[int]:
    """A table of 32-bit numbers."""
    return numbers(read_bytes(name), sys.byteorder)


def numbers(data: bytes, order: str) -> array[int]:
    """Little-endian numbers on a machine of either byte order."""
    found = array("I")
    found.frombytes(data)
    if order == "big":
        found.byteswap()
    return found

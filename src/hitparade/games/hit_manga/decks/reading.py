"""Takes a deck as a zip: deck.toml and the pictures that it names, all in one folder or at the top."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Sequence
from typing import NamedTuple

from hitparade.games.hit_manga.decks.describing import MOST_BYTES as MOST_TOML
from hitparade.games.hit_manga.decks.describing import Lines, describe
from hitparade.games.hit_manga.decks.drawings import BadPicture
from hitparade.games.hit_manga.decks.pictures import MOST_BYTES as MOST_PICTURE
from hitparade.games.hit_manga.decks.pictures import draw, look_at
from hitparade.games.hit_manga.decks.values import GRAB_SIZE, MOST_BYTES, READING_SIZE, Deck, DeckCard, HostDeck
from hitparade.kernel.packs import BadPack, Fault

MOST_FILES = 200
DESCRIPTION = "deck.toml"
ENCRYPTED = 0x1
PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


class ImageFile(NamedTuple):
    """A picture's file, as the host's zip holds it."""

    name: str
    source: bytes


Images = list[tuple[ImageFile, ImageFile]]
"""The pictures of each card: reading card, grab card."""


def import_deck(source: bytes) -> HostDeck:
    """Takes a deck. Raises BadPack with every fault."""
    deck, images = look_through(source)
    drawn = tuple((draw(*reading, READING_SIZE), draw(*grab, GRAB_SIZE)) for reading, grab in images)
    return HostDeck(deck, drawn, source)


def export_deck(deck: HostDeck) -> bytes:
    """The same file that was brought."""
    return deck.source


def look_through(source: bytes) -> tuple[Deck, Images]:
    """A deck and the files of its pictures, every one of which can be drawn. Raises BadPack with every fault."""
    deck, images, faults = _read(source)
    if deck is None or faults:
        raise BadPack(faults)
    return deck, images


def check_deck(source: bytes) -> list[Fault]:
    """Every broken rule of a deck's file; none if it is sound."""
    return _read(source)[2]


def _read(source: bytes) -> tuple[Deck | None, Images, list[Fault]]:
    if len(source) > MOST_BYTES:
        return None, [], [Fault("too-large", f"A deck has at most {MOST_BYTES:,} bytes, this one {len(source):,}.")]
    try:
        with zipfile.ZipFile(io.BytesIO(source)) as archive:
            files = _Files(archive)
            deck, faults, lines = describe(files.read(DESCRIPTION, MOST_TOML))
            if deck is None:
                return None, [], faults
            images = _images(deck.cards, files, lines, faults)
    except _BadZip as error:
        return None, [], [Fault(error.code, str(error))]
    except (zipfile.BadZipFile, NotImplementedError, ValueError, EOFError, OSError, RuntimeError):
        return None, [], [Fault("bad-zip", "The file is no zip that can be read.")]
    return deck, images, sorted(faults, key=lambda fault: fault.line or 0)


class _BadZip(Exception):
    """A zip, or a file in it, that is not taken."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class _Files:
    """The files of a zip by name, below the folder that holds the description. Nothing is ever written to a disk."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        found = [info for info in archive.infolist() if not info.is_dir() and not _is_litter(info.filename)]
        if len(found) > MOST_FILES:
            raise _BadZip("too-many-files", f"A deck has at most {MOST_FILES} files, this one {len(found)}.")
        if any(info.flag_bits & ENCRYPTED for info in found):
            raise _BadZip("encrypted", "The zip is encrypted; make one without a password.")
        if any(info.compress_type not in PACKINGS for info in found):
            raise _BadZip("bad-zip", "The zip is packed in an unusual way; make one with the usual one.")
        described = [info.filename for info in found if info.filename.rpartition("/")[2] == DESCRIPTION]
        if len(described) != 1:
            told = "no deck.toml" if not described else "more than one deck.toml"
            raise _BadZip("no-deck-toml", f"There is {told} in the zip.")
        self._folder = described[0].removesuffix(DESCRIPTION)
        self._archive = archive
        self._infos = {info.filename: info for info in found}

    def has(self, name: str) -> bool:
        """Whether there is such a file."""
        return self._folder + name in self._infos

    def read(self, name: str, most: int) -> bytes:
        """What a file holds. Raises _BadZip for one that unfolds to more than ``most`` bytes, whatever it claims."""
        try:
            with self._archive.open(self._infos[self._folder + name]) as packed:
                data = packed.read(most + 1)
        except (zipfile.BadZipFile, zlib.error, EOFError) as error:
            raise _BadZip("bad-zip", f"{name[:80]} is damaged in the zip.") from error
        if len(data) > most:
            raise _BadZip("too-large", f"{name[:80]} has more than {most:,} bytes.")
        return data


def _is_litter(name: str) -> bool:
    """What systems leave in a zip by themselves."""
    return name.startswith("__MACOSX/") or name.rpartition("/")[2] in (".DS_Store", "Thumbs.db", "desktop.ini")


def _images(cards: Sequence[DeckCard], files: _Files, lines: Lines, faults: list[Fault]) -> Images:
    pairs: Images = []
    for place, card in enumerate(cards):
        found: list[ImageFile] = []
        for key, name, size in (("reading", card.reading, READING_SIZE), ("grab", card.grab, GRAB_SIZE)):
            try:
                found.append(_image(files, name, size))
            except (BadPicture, _BadZip) as error:
                faults.append(Fault(error.code, f"“{name}”: {error}", card.id, line=lines.card(place, key)))
        if len(found) == 2:
            pairs.append((found[0], found[1]))
    return pairs


def _image(files: _Files, name: str, size: tuple[int, int]) -> ImageFile:
    if not files.has(name):
        raise BadPicture("no-picture", "There is no such file beside deck.toml.")
    source = files.read(name, MOST_PICTURE)
    look_at(name, source, size)
    return ImageFile(name, source)

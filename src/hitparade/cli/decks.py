"""``hitparade deck``: looks at the picture deck of Hit Manga, and checks one that a host brings."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hitparade.cli.flags import Commands

decks = Commands(help="Look at the picture deck of Hit Manga, and check a deck of your own.", no_args_is_help=True)
SHEET = "contact-sheet.png"


@decks.command()
def sheet() -> None:
    """Draw all thirty reading cards, and their grab cards in two sizes, into contact-sheet.png in this folder."""
    from hitparade.art import scenes
    from hitparade.art.sheets import contact_sheet, save
    from hitparade.cli.errors import plainly

    with plainly():
        save(contact_sheet(), Path(SHEET))
    print(f"{SHEET}: {len(scenes())} scenes.")


@decks.command()
def check(file: Annotated[Path, typer.Argument(help="A deck as a zip; - reads the standard input.")]) -> None:
    """Report every broken rule with the card and the line of deck.toml; leave with status 1 if there is one."""
    from hitparade.cli.errors import WRONG
    from hitparade.cli.packing import read_file, tell
    from hitparade.games.hit_manga.decks.reading import check_deck, import_deck

    source = read_file(file)
    faults = check_deck(source)
    tell(faults, "broken rule", "broken rules")
    if faults:
        raise typer.Exit(WRONG)
    found = import_deck(source)
    served = sum(len(picture.data) for pair in found.pictures for picture in pair)
    print(
        f"The deck {found.deck.header.id} is sound: {len(found.pictures)} cards, {served:,} bytes as they are served."
    )

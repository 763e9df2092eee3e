"""``hitparade deck``: looks at the picture deck of Hit Manga."""

from __future__ import annotations

from pathlib import Path

import typer

decks = typer.Typer(help="Look at the picture deck of Hit Manga.", no_args_is_help=True)
SHEET = "contact-sheet.png"


@decks.callback()
def _decks() -> None:
    """Keeps `sheet` a word of its own while it is the only one."""


@decks.command()
def sheet() -> None:
    """Draw all thirty reading cards, and their grab cards in two sizes, into contact-sheet.png in this folder."""
    from hitparade.art import scenes
    from hitparade.art.sheets import contact_sheet, save
    from hitparade.cli.errors import plainly

    with plainly():
        save(contact_sheet(), Path(SHEET))
    print(f"{SHEET}: {len(scenes())} scenes.")

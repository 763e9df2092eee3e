"""``hitparade packs``: checks category packs of Hit or Miss and shows what lists they give."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

packs = typer.Typer(help="Check category packs of Hit or Miss, and see what lists they give.", no_args_is_help=True)

File = Annotated[Path, typer.Argument(help="A pack: TOML, or CSV if the name ends so. - reads the standard input.")]


def read_text(file: Path) -> str:
    """The text of a pack's file; what is not UTF-8 ends the command with a sentence."""
    from hitparade.cli.errors import WRONG, plainly, read_bytes, stop

    with plainly():
        data = read_bytes(file)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise stop(f"line {line}: The file is not UTF-8. (not-utf-8)", WRONG) from None


@packs.command()
def check(file: File) -> None:
    """Report every broken rule with the card, the answer and the line; leave with status 1 if there is one."""
    from hitparade.cli.errors import WRONG
    from hitparade.cli.words import clean
    from hitparade.games.hit_or_miss.packs import check_pack

    faults = check_pack(read_text(file))
    for fault in faults:
        print(clean(str(fault)))
    if faults:
        print(f"{len(faults)} broken rule{'s' if len(faults) > 1 else ''}.")
        raise typer.Exit(WRONG)
    print("The pack is sound.")

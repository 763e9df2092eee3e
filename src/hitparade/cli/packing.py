"""``hitparade packs``: checks category packs of Hit or Miss and shows what lists they give."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hitparade.cli.flags import Commands

if TYPE_CHECKING:
    from hitparade.games.hit_or_miss.packs import Fault
    from hitparade.games.hit_or_miss.packs.stats import CardStats

packs = Commands(help="Check category packs of Hit or Miss, and see what lists they give.", no_args_is_help=True)

File = Annotated[Path, typer.Argument(help="A pack in TOML or CSV; - reads the standard input.")]
SHOWN = 10


def read_file(file: Path) -> bytes:
    """The bytes of a pack's file; a file that is not there ends the command with a sentence."""
    from hitparade.cli.errors import plainly, read_bytes

    with plainly():
        return read_bytes(file)


def tell(faults: list[Fault], one: str, more: str) -> None:
    """Prints the faults and how many they are."""
    from hitparade.cli.words import clean

    for fault in faults:
        print(clean(str(fault)))
    if faults:
        print(f"{len(faults)} {one if len(faults) == 1 else more}.")


@packs.command()
def check(file: File) -> None:
    """Report every broken rule with the card, the answer and the line; leave with status 1 if there is one.

    What is allowed and yet worth a look is told as advice.
    """
    from hitparade.cli.errors import WRONG
    from hitparade.games.hit_or_miss.packs import check_source, import_pack
    from hitparade.games.hit_or_miss.packs.stats import advise

    source = read_file(file)
    faults = check_source(source)
    tell(faults, "broken rule", "broken rules")
    if faults:
        raise typer.Exit(WRONG)
    pack = import_pack(source).pack
    tell(advise(pack.cards), "thing worth a look", "things worth a look")
    print(f"The pack {pack.id} is sound: {len(pack.cards)} card{'s' if len(pack.cards) > 1 else ''}.")


@packs.command()
def stats(
    file: File,
    card: Annotated[str | None, typer.Option(help="One card, with every answer.", metavar="ID")] = None,
    seed: Annotated[int, typer.Option(help="Chooses the simulated people.", metavar="N")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object and nothing else.")] = False,
) -> None:
    """Let people of chance write lists: mean length, share of each answer against its weight, matches an item."""
    import msgspec

    from hitparade.cli.errors import plainly, stop
    from hitparade.games.hit_or_miss.packs import import_pack
    from hitparade.games.hit_or_miss.packs.stats import simulate

    with plainly():
        pack = import_pack(read_file(file)).pack
    cards = [each for each in pack.cards if card in (None, each.id)]
    if not cards:
        raise stop(f"The pack {pack.id} has no card “{card}”.")
    figures = [simulate(each, seed) for each in cards]
    if as_json:
        print(msgspec.json.encode({"pack": pack.id, "cards": figures}).decode())
        return
    show(figures, SHOWN if card is None else None)


def show(figures: list[CardStats], most: int | None) -> None:
    """Prints the figures of each card, and of its heaviest answers."""
    from hitparade.cli.words import clean

    print("card: mean length of a list in 45 s (tenth to ninetieth percentile); matches an item at 3, 5, 8 players")
    for each in figures:
        low, _, high = each.deciles
        matches = ", ".join(f"{number:.2f}" for number in each.matches.values())
        print(clean(f"{each.card}: {each.mean_length:.1f} ({low:.0f} to {high:.0f}); {matches}"))
        heaviest = sorted(each.shares.items(), key=lambda share: -share[1][0])[:most]
        print(clean("    " + ", ".join(f"{name} {weight}/{share:.0f}" for name, (weight, share) in heaviest)))
    lengths = sorted(each.deciles[1] for each in figures)
    print(f"Beside each answer: its weight / the per cent who wrote it. Median list: {lengths[len(lengths) // 2]:.0f}.")

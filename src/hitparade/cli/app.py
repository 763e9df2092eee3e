"""The commands and their options. Each imports what it needs when it runs, so that help comes at once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hitparade.cli.decks import decks
from hitparade.cli.flags import Commands
from hitparade.cli.packing import packs
from hitparade.cli.serving import serve

app = Commands(
    name="hitparade",
    help="Table games in real time: serve them, play them in the terminal, look at matches and verify them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
)
bench = Commands(help="Measure this machine: the rules alone, or a server under load.", no_args_is_help=True)
app.add_typer(bench, name="bench")
app.add_typer(packs, name="packs")
app.add_typer(decks, name="deck")
app.command("serve", help="Serve the games to browsers: one process, one port, one database file.")(serve)


def _version(wanted: bool) -> None:
    if wanted:
        from hitparade import __version__

        print(f"hitparade {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version and leave.")
    ] = False,
) -> None:
    """Options that stand before a command."""


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game, such as hits-and-outs.")],
    bots: Annotated[
        list[str] | None,
        typer.Option("--bot", help="A bot takes the other seat; once more for each further seat.", metavar="NAME"),
    ] = None,
    seat: Annotated[int, typer.Option(help="Your seat, when bots take the others.", metavar="N")] = 0,
    seats: Annotated[int | None, typer.Option(help="How many play; as few as can if not said.", metavar="N")] = None,
    options: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="An option of the game, such as innings=5.", metavar="NAME=VALUE"),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Makes draws and bots repeatable.", metavar="N")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the match to this file, finished or not.")] = None,
) -> None:
    """Play a whole match in the terminal: people share the keyboard, or play against bots.

    What is secret is typed unseen, and the screen is cleared before the next one looks.
    """
    from hitparade.cli.errors import plainly
    from hitparade.cli.playing import Table, play_match, set_up

    with plainly():
        play_match(set_up(Table(game, tuple(bots or ()), seat, seats, tuple(options or ()), seed)), save)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A match file; - reads the standard input.")],
    viewer: Annotated[
        str, typer.Option("--as", help="Whose view: a seat number, or screen.", metavar="SEAT")
    ] = "screen",
    speed: Annotated[float, typer.Option(help="Steps a second.", min=0.01, max=1000.0)] = 1.0,
    wait: Annotated[bool, typer.Option("--wait/--no-wait", help="Wait between steps.")] = True,
) -> None:
    """Show a match step by step, as a seat or the big screen saw it."""
    from hitparade.cli.errors import plainly
    from hitparade.cli.replaying import show

    with plainly():
        show(file, viewer, speed if wait else None)


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="A match file; - reads the standard input.")]) -> None:
    """Check a match: decide every entry once more by the rules, open every seal, and compare the result.

    Leaves with status 1 and names the entry when something is not as it should be.
    """
    from hitparade.cli.errors import plainly
    from hitparade.cli.verifying import verify_file

    with plainly():
        verify_file(file)


DatabaseFile = Annotated[
    Path, typer.Option("--database", "--db", envvar="HITPARADE_DATABASE", help="The server's file.")
]
DATABASE = Path("data/hitparade.sqlite3")


@app.command()
def backup(
    copy: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    database: DatabaseFile = DATABASE,
) -> None:
    """Copy everything that the server keeps into one file, also while it runs."""
    from hitparade.cli.errors import plainly
    from hitparade.cli.keeping import back_up

    with plainly():
        back_up(database, copy)


@app.command()
def restore(
    copy: Annotated[Path, typer.Argument(help="A file that backup has written.")],
    database: DatabaseFile = DATABASE,
    replace: Annotated[bool, typer.Option("--replace", help="Put it in the place of a file that is there.")] = False,
) -> None:
    """Put a copy back, while the server is stopped."""
    from hitparade.cli import keeping
    from hitparade.cli.errors import plainly

    with plainly():
        keeping.restore(copy, database, replace=replace)


@app.command()
def check(database: DatabaseFile = DATABASE) -> None:
    """Look through the server's file and read every room back, also while it runs.

    Leaves with status 1 and names the room when something is not as it should be.
    """
    from hitparade.cli import keeping
    from hitparade.cli.errors import plainly

    with plainly():
        keeping.check(database)


@bench.command()
def kernel(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object and nothing else.")] = False,
    seconds: Annotated[float, typer.Option(help="CPU seconds for each figure.", min=0.01, max=60.0)] = 2.0,
    matches: Annotated[int, typer.Option(help="How many random matches are gone through.", min=1, max=10_000)] = 200,
    seed: Annotated[int, typer.Option(help="Chooses the matches.", metavar="N")] = 1,
) -> None:
    """Measure the rules alone: decisions a second in random matches of Hits & Outs, and events a second of replay."""
    from hitparade.cli.benching import measure_kernel, report_kernel

    report_kernel(measure_kernel(seconds, matches, seed), as_json=as_json)


@bench.command()
def load(
    url: Annotated[str, typer.Argument(help="The server, such as http://127.0.0.1:8000.")] = "http://127.0.0.1:8000",
    rooms: Annotated[int, typer.Option(help="How many rooms play at once.", min=1)] = 50,
    seconds: Annotated[float, typer.Option(help="How long.", min=0.1)] = 10.0,
    rate: Annotated[float, typer.Option(help="Moves a second in all.", min=0.1)] = 100.0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object and nothing else.")] = False,
) -> None:
    """Put load on a running server: many rooms play Hits & Outs through the protocol.

    The server has to run with its limits off: hitparade serve --limits 0.
    """
    from hitparade.cli.benching import report_load
    from hitparade.cli.errors import plainly

    with plainly():
        report_load(url, rooms, seconds, rate, as_json=as_json)


@bench.command()
def matching(
    files: Annotated[
        list[Path] | None, typer.Argument(help="Labelled pairs; those of the repository's tests if none are named.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="CPU seconds for the rate.", min=0.01, max=60.0)] = 1.0,
    wrong: Annotated[bool, typer.Option("--wrong", help="Show the pairs on which the matcher disagrees.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object and nothing else.")] = False,
) -> None:
    """Measure the matcher of Hit or Miss: precision and recall of each level on labelled pairs, and pairs a second."""
    from hitparade.cli.errors import plainly, stop
    from hitparade.cli.pairing import default_files, report

    chosen = files or default_files()
    if not chosen:
        raise stop("There are no labelled pairs here: name a file of them.")
    with plainly():
        try:
            report(chosen, seconds, as_json=as_json, show_wrong=wrong)
        except ValueError as error:
            raise stop(str(error)) from None


@bench.command()
def races(
    full: Annotated[bool, typer.Option("--full", help="20,000 races a figure instead of 1,000.")] = False,
    seed: Annotated[int, typer.Option(help="Chooses lines and reactions.", metavar="N")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object and nothing else.")] = False,
) -> None:
    """Simulate the races of Hit Manga: who wins between near and far, quick and slow, honest and lying.

    Leaves with status 1 when a figure is not as it should be. HITPARADE_FULL=1 is the same as --full.
    """
    from hitparade.cli.errors import WRONG
    from hitparade.cli.racing.report import how_many, report

    if not report(how_many(full=full), seed, as_json=as_json):
        raise typer.Exit(WRONG)

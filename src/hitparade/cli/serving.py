"""``hitparade serve``: its options are the server's table of settings, so that each is written down once."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from typing import Annotated

import typer

from hitparade.cli.errors import plainly
from hitparade.web.settings import TABLE, Setting, read_settings

MORE_NAMES = {"database": ("--db",)}


def _run(**given: str | None) -> None:
    """Reads the settings and serves until it is told to stop."""
    with plainly():
        settings = read_settings(os.environ, given)
        from hitparade.web.serve import run

        run(settings)


def _parameter(setting: Setting) -> inspect.Parameter:
    default = "none" if setting.default == "" else setting.default
    text = f"{setting.help} (default: {default}; environment: {setting.variable})"
    names = (setting.option, *MORE_NAMES.get(setting.name, ()))
    option = typer.Option(*names, help=text, show_default=False, metavar="VALUE")
    kind = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(setting.name, kind, default=None, annotation=Annotated[str | None, option])


def _with_options(run: Callable[..., None]) -> Callable[..., None]:
    """``run`` with one command line option for each setting."""

    def command(**given: str | None) -> None:
        run(**given)

    parameters = [_parameter(setting) for setting in TABLE]
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return command


serve = _with_options(_run)

"""Commands whose help shows a flag without a value, as one gives it none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup


def _bare(params: list[Any]) -> list[Any]:
    """The same parameters, flags without a word for their value."""
    for param in params:
        if getattr(param, "is_bool_flag", False):
            param.metavar = ""
    return params


class _Command(TyperCommand):
    def get_params(self, ctx: Any) -> list[Any]:  # noqa: ANN401  the library's context
        return _bare(super().get_params(ctx))


class _Group(TyperGroup):
    def get_params(self, ctx: Any) -> list[Any]:  # noqa: ANN401  the library's context
        return _bare(super().get_params(ctx))


class Commands(typer.Typer):
    """A group of commands, itself and each of them with such help. Takes what ``typer.Typer`` takes."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401  the library's
        super().__init__(cls=_Group, **options)

    def command(self, name: str | None = None, **options: Any) -> Callable[..., Any]:  # noqa: ANN401  the library's
        """Adds a command."""
        return super().command(name, cls=_Command, **options)

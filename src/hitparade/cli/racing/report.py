"""The figures of fairness printed for people, or as JSON."""

from __future__ import annotations

import os

import msgspec

from hitparade.cli.racing.figures import Figure, all_figures

USUAL, FULL = 1_000, 20_000
"""Races a figure."""
_SIGNS = {"near": "=", "least": ">=", "most": "<="}


def how_many(*, full: bool) -> int:
    """Races a figure: many when asked for by option or by ``HITPARADE_FULL``."""
    return FULL if full or os.environ.get("HITPARADE_FULL") else USUAL


def report(count: int, seed: int, *, as_json: bool) -> bool:
    """Simulates and prints every figure; whether all are as wanted."""
    figures: list[Figure] = []
    if not as_json:
        print(f"{count:,} races a figure, in matches of 25. Beside ours: first arrival, last ping, trusted client.\n")
    for figure in all_figures(count, seed):
        figures.append(figure)
        if not as_json:
            print(_line(figure))
    if as_json:
        told = [{**msgspec.to_builtins(figure), "holds": figure.holds} for figure in figures]
        print(msgspec.json.encode({"races": count, "seed": seed, "figures": told}).decode())
    return all(figure.holds for figure in figures)


def _line(figure: Figure) -> str:
    """One figure: the value, what is wanted, whether it holds, its name, and the others' values."""
    wanted = f"{_SIGNS[figure.kind]} {figure.wanted:g}" + (f"±{figure.tolerance:g}" if figure.tolerance else "")
    others = [figure.first_arrival, figure.last_ping, figure.trusted]
    beside = "" if figure.trusted is None else "   ".join(f"{other:5.1f}" for other in others if other is not None)
    mark = "ok " if figure.holds else "NOT"
    return f"{figure.value:7.2f} {figure.unit:2}  {wanted:7}  {mark}  {figure.name:70}  {beside}".rstrip()

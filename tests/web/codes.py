"""Finds every code that the server can refuse with, in its source: a kebab-case text beside its sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import hitparade.games  # noqa: F401  registers the games
from hitparade.kernel import registry

SOURCE = Path(__file__).parents[2] / "src" / "hitparade"
GAMES = {f"games/{name.replace('-', '_')}": {"IllegalMove"} for name in registry.names()}
FLOORS: dict[str, set[str]] = {"kernel": set(), "rooms": set(), "web": set(), **GAMES}
"""Where codes are, and in which calls only: what else a game's files refuse, such as content, is not on the wire."""
NOT_ON_THE_WIRE = {"settings.py", "serve.py", "asyncapi.py"}
_CODE = re.compile(r"[a-z]+(-[a-z]+)*")


def codes() -> dict[str, set[str]]:
    """Each code with the sentences that stand beside it, as source."""
    found: dict[str, set[str]] = {}
    for floor, calls in FLOORS.items():
        for file in sorted((SOURCE / floor).rglob("*.py")):
            if file.name not in NOT_ON_THE_WIRE:
                for code, sentence in _pairs(ast.parse(file.read_text(encoding="utf-8")), calls):
                    found.setdefault(code, set()).add(ast.unparse(sentence))
    return found


def _items(node: ast.AST, calls: set[str]) -> list[ast.expr]:
    if isinstance(node, ast.Call):
        is_wanted = not calls or (isinstance(node.func, ast.Name) and node.func.id in calls)
        return node.args if is_wanted else []
    return node.elts if isinstance(node, ast.Tuple) and not calls else []


def _pairs(tree: ast.AST, calls: set[str]) -> Iterator[tuple[str, ast.expr]]:
    for node in ast.walk(tree):
        for code, sentence in pairwise(_items(node, calls)):
            if _is_code(code) and _is_sentence(sentence):
                yield ast.literal_eval(code), sentence


def _is_code(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and _CODE.fullmatch(node.value) is not None


def _is_sentence(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and " " in node.value and node.value.endswith((".", "!"))
    if isinstance(node, ast.JoinedStr):
        last = node.values[-1]
        return isinstance(last, ast.Constant) and str(last.value).endswith(".")
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id.startswith("_")
    return isinstance(node, ast.Name) and (node.id.isupper() or node.id == "sentence")

"""The page for people who write bots: its examples run, and its table of errors is the kernel's."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "python.md"
KERNEL = ROOT / "src" / "hitparade" / "kernel"


def test_every_example_runs() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.failed == 0
    assert result.attempted > 40


def test_every_error_of_the_kernel_is_on_the_page_and_no_other() -> None:
    raised = re.compile(r'(IllegalMove|BadOption|BadLog|UnknownName|UnknownGame)\(\s*"([a-z-]+)"')
    told = re.compile(r"^\| `([a-z-]+)` \| `(\w+)` \|", re.MULTILINE)
    in_kernel = {(code, kind) for file in KERNEL.glob("*.py") for kind, code in raised.findall(file.read_text())}
    assert set(told.findall(PAGE.read_text())) == in_kernel

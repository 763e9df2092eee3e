"""How the browser of these tests is started: the machine's Chromium where there is one, else Playwright's own."""

from __future__ import annotations

import shutil
from typing import Any

import pytest

QUIET = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""Keeps the browser from asking the outside for anything: what a test sees comes from the server under test."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Returns how to launch the browser, `--headed` and its like from the command line included."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    program = {"executable_path": chromium} if chromium else {}
    return {**browser_type_launch_args, **program, "args": [*browser_type_launch_args.get("args", []), *QUIET]}

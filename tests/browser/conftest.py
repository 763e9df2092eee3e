"""The browser of these tests, and the people who use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from tests.browser.chromium import ARGUMENTS, PROGRAM
from tests.browser.people import HURRY, PHONE, Person
from tests.browser.saying import Language, Words
from tests.serving import Server, server

__all__ = ["server"]

PATIENCE_MS = 15_000
"""How long is waited for what must come: a machine that other tests keep busy is slow, and that is no fault."""
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Returns how to launch the browser, `--headed` and its like from the command line included."""
    program = {"executable_path": PROGRAM} if PROGRAM else {}
    return {**browser_type_launch_args, **program, "args": [*browser_type_launch_args.get("args", []), *ARGUMENTS]}


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people: each call is a new browser context, that is, another device. The hurried tap call-outs away."""
    contexts: list[BrowserContext] = []

    def person(
        name: str,
        size: dict[str, int] = PHONE,
        language: Language = "en",
        *,
        hurried: bool = True,
        expects_errors: bool = False,
        **more: Any,
    ) -> Person:
        locale = "ja-JP" if language == "ja" else "en-GB"
        context = browser.new_context(viewport=size, locale=locale, **more)  # pyright: ignore[reportArgumentType]
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        if hurried:
            context.add_init_script(HURRY)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(f"{name}: {error}"))
        if not expects_errors:
            page.on("console", lambda said: errors.append(f"{name}: {said.text}") if said.type == "error" else None)
        return Person(page, Words(language), server.url, name)

    errors: list[str] = []
    yield person
    for context in contexts:
        context.close()
    assert errors == []

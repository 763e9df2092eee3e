"""Looks at screens as a strict visitor would: axe's rules for everybody, and our own measures of text and targets."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Page

FRONTEND = Path(__file__).parents[2] / "frontend"
AXE = FRONTEND / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = Path(__file__).with_name("looks.js").read_text(encoding="utf-8")
STILL = """() => Promise.all(document.getAnimations()
  .filter((animation) => animation.effect.getComputedTiming().iterations !== Infinity)
  .map((animation) => animation.finished.catch(() => 0)))"""
RULES = {"resultTypes": ["violations"]}


def still(page: Page) -> None:
    """Waits until nothing moves and the fonts are there."""
    page.evaluate(STILL)
    page.evaluate("() => document.fonts.ready.then(() => 0)")


def axe(page: Page) -> list[str]:
    """What axe finds wrong, one line a fault."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    violations = page.evaluate("(options) => axe.run(document, options).then(found => found.violations)", RULES)
    return [f"{fault['id']}: {node['html'][:160]}" for fault in violations for node in fault["nodes"]]


def looks(page: Page) -> list[str]:
    """What our own measures find wrong."""
    return page.evaluate(LOOKS.split("*/", 1)[1])


@dataclass
class Inspector:
    """Looks at each kind of screen once for each size of window, and keeps what it found."""

    found: dict[str, list[str]] = field(default_factory=dict)

    def look(self, page: Page, name: str) -> None:
        size = page.viewport_size or {"width": 0, "height": 0}
        key = f"{name} at {size['width']} x {size['height']}"
        if key in self.found:
            return
        still(page)
        self.found[key] = [*axe(page), *looks(page)]

    @property
    def faults(self) -> list[str]:
        return [f"{key}: {fault}" for key, faults in self.found.items() for fault in faults]

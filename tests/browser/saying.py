"""The client's own words, so that tests look for what people read, in either language."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

SOURCES = Path(__file__).parents[2] / "frontend" / "src"
FOLDERS = {
    "frame": "lib/words",
    "game": "games/hits_and_outs",
    "hit-or-miss": "games/hit_or_miss",
    "hit-manga": "games/hit_manga",
    "result": "result",
    "replay": "replay",
}
Language = Literal["en", "ja"]


@dataclass(frozen=True)
class Words:
    """``words.game("cover-lift", corner="First base")`` is the sentence that a screen shows."""

    language: Language

    def _say(self, folder: str, key: str, gaps: dict[str, object]) -> str:
        table = json.loads((SOURCES / FOLDERS[folder] / f"{self.language}.json").read_text(encoding="utf-8"))
        entry = table[key]
        if isinstance(entry, dict):
            entry = entry["one" if gaps.get("n") == 1 and self.language == "en" else "other"]
        for name, value in gaps.items():
            entry = entry.replace(f"{{{name}}}", str(value))
        return entry

    def frame(self, key: str, **gaps: object) -> str:
        return self._say("frame", key, gaps)

    def game(self, key: str, **gaps: object) -> str:
        return self._say("game", key, gaps)

    def hit_or_miss(self, key: str, **gaps: object) -> str:
        return self._say("hit-or-miss", key, gaps)

    def hit_manga(self, key: str, **gaps: object) -> str:
        return self._say("hit-manga", key, gaps)

    def result(self, key: str, **gaps: object) -> str:
        return self._say("result", key, gaps)

    def replay(self, key: str, **gaps: object) -> str:
        return self._say("replay", key, gaps)

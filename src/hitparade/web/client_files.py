"""The built web client: its files by path, and its page with the path that the server lives under."""

from __future__ import annotations

import html
from functools import cached_property
from pathlib import Path

from hitparade.web.assets import Asset, packed, type_of

STATIC = Path(__file__).parent / "static"
PAGE = "index.html"
_BASE = '<base href="/" />'
_UNBUILT = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <base href="/" />
    <title>hitparade</title>
  </head>
  <body>
    <p>The server runs, but its web client is not built. Run script/server, or install the package with pip.</p>
  </body>
</html>
"""


class ClientFiles:
    """What the client's build left in a folder. Text is kept compressed after its first use, fonts stay on disk."""

    def __init__(self, base: str = "/", folder: Path = STATIC) -> None:
        self._base = base
        self._folder = folder
        self._kept: dict[str, Asset] = {}

    @cached_property
    def _names(self) -> frozenset[str]:
        found = self._folder.rglob("*") if self._folder.is_dir() else []
        names = (file.relative_to(self._folder).as_posix() for file in found if file.is_file())
        return frozenset(name for name in names if name != PAGE and not name.endswith(".sum"))

    @cached_property
    def page(self) -> Asset:
        """The one page of the client, for every address of its own."""
        file = self._folder / PAGE
        text = file.read_text(encoding="utf-8") if file.exists() else _UNBUILT
        base = f'<base href="{html.escape(self._base)}" />'
        return packed(text.replace(_BASE, base).encode(), "text/html")

    def find(self, path: str) -> Asset | None:
        """The file of that path below the folder, or None. Only names that were there at the start are found."""
        if path in self._kept:
            return self._kept[path]
        if path not in self._names:
            return None
        try:
            content = (self._folder / path).read_bytes()
        except FileNotFoundError:  # the client was built anew under a running server, which wants a restart
            return None
        asset = packed(content, type_of(path))
        if asset.gzipped:
            self._kept[path] = asset
        return asset

"""Golden hashes of every picture: run this file to write them anew after looking at the contact sheets."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from hitparade.art.catalogue import pictures

GOLDEN = Path(__file__).parent / "golden.json"


def digest(svg: str) -> str:
    """Short SHA-256 of a picture."""
    return hashlib.sha256(svg.encode()).hexdigest()[:12]


if __name__ == "__main__":
    GOLDEN.write_text(
        json.dumps({address: digest(svg) for address, svg in pictures()}, indent=0, sort_keys=True) + "\n"
    )

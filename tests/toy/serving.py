"""The command line with the toy games registered: proof that a game needs a folder and one line."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import tests.toy  # noqa: F401  registers the toy games

from hitparade.cli import main

if __name__ == "__main__":
    main()

"""``python -m hitparade`` is the same as ``hitparade``."""

from hitparade.cli import main

main()

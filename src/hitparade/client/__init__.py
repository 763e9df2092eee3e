"""The protocol's Python client: for bots with a seat of their own, tests and the load tool. Knows only the wire."""

from hitparade.client.http import claim, come_in, games, open_table
from hitparade.client.player import Gone, Player, connect
from hitparade.client.refusal import Refused

__all__ = ["Gone", "Player", "Refused", "claim", "come_in", "connect", "games", "open_table"]

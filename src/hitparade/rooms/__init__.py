"""Rooms: people with a code who stay together for an evening. Pure values, and the runner that alone writes the log."""

from hitparade.rooms.connection import Channel, Connection
from hitparade.rooms.errors import RoomError
from hitparade.rooms.house import House
from hitparade.rooms.timing import Timing

__all__ = ["Channel", "Connection", "House", "RoomError", "Timing"]

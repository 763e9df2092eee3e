"""The server that tests of this folder talk to."""

from tests.serving import new_server, server, toy_server

__all__ = ["new_server", "server", "toy_server"]

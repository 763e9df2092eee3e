"""Games that exist for the tests alone. Importing this registers them.

*rock-paper-scissors* is the smallest game there can be; *red-or-black* has what it lacks: a deck that is drawn and
sealed, an open field in a move, a clock that moves by itself, a seat that only a stand-in can act for, late guests.
"""

from hitparade.kernel.registry import register

NAMES = ("rock-paper-scissors", "red-or-black")

register("rock-paper-scissors", "tests.toy.rock_paper_scissors")
register("red-or-black", "tests.toy.red_or_black")

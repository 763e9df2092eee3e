"""The games. Adding one is adding a folder and one line here."""

from hitparade.kernel.registry import register

register("hits-and-outs", "hitparade.games.hits_and_outs")

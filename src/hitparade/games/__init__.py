"""The games. Adding one is adding a folder and one line here."""

from hitparade.kernel.registry import register

register("hits-and-outs", "hitparade.games.hits_and_outs")
register("hit-or-miss", "hitparade.games.hit_or_miss")
register("hit-manga", "hitparade.games.hit_manga")

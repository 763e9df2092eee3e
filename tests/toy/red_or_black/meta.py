"""Facts of red-or-black."""

from hitparade.kernel.meta import BotMeta, Meta, Option

META = Meta(
    name="red-or-black",
    title={"en": "Red or Black", "ja": "赤か黒か"},
    line={"en": "Say the colour of the next card.", "ja": "次の札の色は?"},
    seats=(2, 4),
    minutes=2,
    rules_version=3,
    options=(
        Option("rounds", "number", 2, {"en": "Rounds"}, {"en": "Short."}, "B1", 1, 5),
        Option("say_clock", "clock", "off", {"en": "Clock"}, {"en": "Off."}, "B2", 1, 60, ("off",)),
        Option("deck", "choice", "even", {"en": "Deck"}, {"en": "Fair."}, "B3", choices=("even", "mostly-red")),
        Option("lucky", "switch", False, {"en": "Lucky"}, {"en": "Off."}, "B4"),
        Option("teams", "teams", None, {"en": "Teams"}, {"en": "None."}, "B5"),
    ),
    bots=(BotMeta("red", {"en": "Red"}, {"en": "Always says red."}, "pip"),),
    stand_in="red",
)

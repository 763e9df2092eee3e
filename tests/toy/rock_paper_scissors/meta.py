"""Facts of rock-paper-scissors."""

from hitparade.kernel.meta import BotMeta, Meta, Option

META = Meta(
    name="rock-paper-scissors",
    title={"en": "Rock Paper Scissors", "ja": "じゃんけん"},
    line={"en": "Both throw at once.", "ja": "せーので出す。"},
    seats=(2, 2),
    minutes=1,
    rules_version=1,
    options=(
        Option(
            "wins",
            "number",
            2,
            {"en": "Wins", "ja": "勝ち数"},
            {"en": "Best of three.", "ja": "三本勝負。"},
            "T1",
            1,
            9,
        ),
        Option(
            "throw_clock",
            "clock",
            "off",
            {"en": "Throw clock", "ja": "制限時間"},
            {"en": "Off.", "ja": "なし。"},
            "T2",
            1,
            60,
            choices=("off",),
        ),
    ),
    bots=(
        BotMeta("random", {"en": "Random", "ja": "ランダム"}, {"en": "Throws anything.", "ja": "てきとう。"}, "pip"),
    ),
    stand_in="random",
)

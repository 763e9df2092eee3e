"""Facts of Hits & Outs for a lobby: seats, options with their reasons, bots. Loads without the rules."""

from __future__ import annotations

from hitparade.kernel.meta import BotMeta, Meta, Option

_OPTIONS = (
    Option(
        "call_your_shot",
        "switch",
        False,
        {"en": "Call your shot", "ja": "予告ホームラン"},
        {
            "en": "Off for a first match. On: once a half the batter may announce a home run beforehand.",
            "ja": "はじめての試合ではなし。ありにすると、攻撃ごとに一度だけ、隠される前にホームランを予告できます。",
        },
        "H16",
        important=True,
    ),
    Option(
        "innings",
        "number",
        3,
        {"en": "Innings", "ja": "イニング数"},
        {"en": "Three, as the scoreboard has them.", "ja": "スコアボードどおりの3回。"},
        "H2",
        least=1,
        most=9,
        important=True,
    ),
    Option(
        "extra_innings",
        "choice",
        "until_decided",
        {"en": "Extra innings", "ja": "延長戦"},
        {
            "en": "Played until somebody leads, each half with a runner on second. Without them a tie has two winners.",
            "ja": "決着がつくまで、走者二塁から始めます。なしの場合、同点なら両者の勝ちです。",
        },
        "H14",
        choices=("until_decided", "none"),
    ),
    Option(
        "walk_off",
        "switch",
        False,
        {"en": "Walk-off", "ja": "サヨナラ"},
        {
            "en": "Off: both halves are always played. On: the last half ends as soon as the home side leads.",
            "ja": "なし：裏の攻撃も必ず最後まで行います。あり：後攻がリードした時点で試合終了です。",
        },
        "H15",
    ),
    Option(
        "show_missed_hit",
        "switch",
        False,
        {"en": "Show a missed Hit", "ja": "外したヒットを見せる"},
        {
            "en": "Off: what was not lifted stays secret until the end. On: the third out shows where the Hit lay.",
            "ja": "なし：開けなかったカバーは試合終了まで秘密です。あり：3アウト目でヒットの場所を見せます。",
        },
        "H6",
    ),
    Option(
        "turn_clock",
        "clock",
        "off",
        {"en": "Time for a decision", "ja": "持ち時間"},
        {
            "en": "Off: take your time. On: when it runs out the stand-in plays that one move, and the record says so.",
            "ja": "なし：ゆっくりどうぞ。あり：時間切れになると、その一手だけボットが代わり、記録に残ります。",
        },
        "H20",
        least=10,
        most=300,
        choices=("off",),
    ),
    Option(
        "teams",
        "teams",
        None,
        {"en": "Teams", "ja": "チーム"},
        {
            "en": "Foxes in red and Herons in blue, unless you choose others.",
            "ja": "選ばなければ、赤のキツネと青のアオサギ。",
        },
        "H1",
    ),
)

_BOTS = (
    BotMeta(
        "rookie",
        {"en": "Pip", "ja": "ピップ"},
        {
            "en": "Has favourite corners, seldom hides in one twice running and lifts in much the same order.",
            "ja": "好きな場所があり、同じ場所に続けて隠すことは少なく、開ける順番もだいたい同じです。",
        },
        "pip",
    ),
    BotMeta(
        "sly",
        {"en": "Vera", "ja": "ヴェラ"},
        {
            "en": "Counts where you hid and what you lifted, and leans on your latest habits.",
            "ja": "隠した場所と開けた順番を数えて、最近のくせを突いてきます。",
        },
        "vera",
    ),
    BotMeta(
        "steady",
        {"en": "The Wall", "ja": "ザ・ウォール"},
        {
            "en": "Mixes all four corners by what a Hit there is worth, whatever you do, so there is little to read.",
            "ja": "ヒットの価値に合わせて4か所をまぜ、相手のくせは見ません。だから読まれにくい。",
        },
        "wall",
    ),
)

META = Meta(
    name="hits-and-outs",
    title={"en": "Hits & Outs", "ja": "ヒット＆アウト"},
    line={
        "en": "Hide the Hit at one of four corners, or find it before three outs.",
        "ja": "4か所のどこかにヒットを隠す。3アウトまでに見つける。",
    },
    seats=(2, 2),
    minutes=15,
    rules_version=1,
    options=_OPTIONS,
    bots=_BOTS,
    stand_in="steady",
)

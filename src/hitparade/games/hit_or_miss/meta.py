"""Facts of Hit or Miss for a lobby: seats, options with their reasons, bots. Loads without the rules."""

from __future__ import annotations

from hitparade.games.hit_or_miss.options import OPTIONS
from hitparade.kernel.meta import BotMeta, Meta

_BOTS = (
    BotMeta(
        "plain",
        {"en": "Pip", "ja": "ピップ"},
        {
            "en": "Writes what comes to most people's minds, at a person's pace, and plays the odds.",
            "ja": "だれもが思いつくことばを人なみの速さで書き、確率どおりに読みます。",
        },
        "pip",
    ),
    BotMeta(
        "mainstream",
        {"en": "The Wall", "ja": "ザ・ウォール"},
        {
            "en": "Thinks of the obvious first: strong on a HIT, short of things that nobody else wrote.",
            "ja": "まず定番を思いつくタイプ。HITに強く、自分だけのことばは少なめ。",
        },
        "wall",
    ),
    BotMeta(
        "quirky",
        {"en": "Vera", "ja": "ヴェラ"},
        {
            "en": "Thinks around corners: dangerous on a MISS.",
            "ja": "変わったことばを思いつくタイプ。MISSのときがこわい。",
        },
        "vera",
    ),
    BotMeta(
        "expert",
        {"en": "Edda", "ja": "エッダ"},
        {
            "en": "Writes fast, knows the field, and counts who is likely to have what.",
            "ja": "速くたくさん書き、だれが何を書いていそうかまで数えます。",
        },
        "edda",
    ),
)

META = Meta(
    name="hit-or-miss",
    title={"en": "Hit or Miss", "ja": "ヒット オア ミス"},
    line={
        "en": "List fast. Then bet on what everybody wrote, or nobody.",
        "ja": "すばやく書き出して、みんなと同じか、自分だけかに賭けよう。",
    },
    seats=(3, 8),
    minutes=30,
    rules_version=1,
    options=OPTIONS,
    bots=_BOTS,
    stand_in="plain",
)

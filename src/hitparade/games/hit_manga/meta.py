"""Facts of Hit Manga for a lobby: seats, options with their reasons, bots. Loads without the rules."""

from __future__ import annotations

from hitparade.games.hit_manga.options import OPTIONS
from hitparade.kernel.meta import BotMeta, Meta

_BOTS = (
    BotMeta(
        "slow",
        {"en": "Pip", "ja": "ピップ"},
        {
            "en": "Reads the line twice, looks round the table and grabs late, sometimes the wrong card.",
            "ja": "セリフを2回読み、机を見わたしてからゆっくり取ります。ときどきまちがえます。",
        },
        "pip",
    ),
    BotMeta(
        "steady",
        {"en": "The Wall", "ja": "ザ・ウォール"},
        {
            "en": "Waits until a line can mean one card only, and says so when it has no idea.",
            "ja": "1枚にしぼれるまで待つタイプ。わからないときは、わからないと言います。",
        },
        "wall",
    ),
    BotMeta(
        "quick",
        {"en": "Vera", "ja": "ヴェラ"},
        {
            "en": "Grabs on the first word that fits, as fast as a practised person, and pays for it now and then.",
            "ja": "合うことばがひとつあればすぐ取ります。慣れた人の速さですが、お手つきもします。",
        },
        "vera",
    ),
)

META = Meta(
    name="hit-manga",
    title={"en": "Hit Manga", "ja": "ヒットマンガ"},
    line={
        "en": "Say what the picture says. Grab what the others mean.",
        "ja": "絵にセリフを。セリフから絵を。",
    },
    seats=(3, 8),
    minutes=20,
    rules_version=1,
    options=OPTIONS,
    bots=_BOTS,
    stand_in="steady",
    races=True,
)

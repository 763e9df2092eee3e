"""The options of Hit Manga, each with its default and the reason for it."""

from __future__ import annotations

from hitparade.kernel.meta import Option

OPTIONS = (
    Option(
        "race",
        "choice",
        "fastest",
        {"en": "Who gets the card", "ja": "札を取れる人"},
        {
            "en": "The fastest. Sealed: all try in secret, and each right card scores, for those who can't race.",
            "ja": "いちばん速い人。伏せて選ぶ：全員がこっそり選び、当たった人みんなに1点。速さを競えない人のために。",
        },
        "M19",
        choices=("fastest", "sealed"),
        important=True,
    ),
    Option(
        "pairs",
        "number",
        30,
        {"en": "Pairs of cards", "ja": "札の組数"},
        {
            "en": "All thirty. With fewer the match is shorter.",
            "ja": "30組すべて。減らすと短く遊べます。",
        },
        "M1",
        least=10,
        most=30,
        important=True,
    ),
    Option(
        "edition",
        "choice",
        "first",
        {"en": "Edition", "ja": "版"},
        {
            "en": "First: three cancellations. Later: one card a player is set aside unseen, and there are four.",
            "ja": "初版は打ち切り3枚。後の版は人数分の読み札を見ずに除き、打ち切り4枚。",
        },
        "M13",
        choices=("first", "later"),
    ),
    Option(
        "twist",
        "choice",
        "off",
        {"en": "A twist on each reading", "ja": "読み方のおたのしみ"},
        {
            "en": "Off. Or by chance: sounds only, with hands and props, or the story goes on.",
            "ja": "なし。または毎回ランダム：音だけ、身ぶりと小道具、前の話のつづき。",
        },
        "M5",
        choices=("off", "random"),
    ),
    Option(
        "grab_clock",
        "clock",
        60,
        {"en": "Time to grab", "ja": "取る時間"},
        {"en": "When it is up, nobody knew the card.", "ja": "時間切れなら、だれもわからなかったことになります。"},
        "M10",
        least=15,
        most=300,
        choices=("off",),
    ),
    Option(
        "reading_clock",
        "clock",
        90,
        {"en": "Time for a line", "ja": "セリフを考える時間"},
        {
            "en": "When it is up, another card is drawn; the second time the next player reads. No penalty.",
            "ja": "時間切れなら引き直し。2回目は次の人が読みます。減点はありません。",
        },
        "M5",
        least=30,
        most=300,
        choices=("off",),
    ),
    Option(
        "play_last_pair",
        "switch",
        False,
        {"en": "Play the last pair too", "ja": "最後の1組も遊ぶ"},
        {
            "en": "Off: the game ends with one pair left, for everybody would know it.",
            "ja": "なし：最後の1組はみんなにわかるので、そこで終わります。",
        },
        "M12",
    ),
    Option(
        "last_tie",
        "choice",
        "shared",
        {"en": "Still tied at the end", "ja": "最後まで同点なら"},
        {
            "en": "Shared. Or ogiri: those who are tied write a line for one card, and the others vote.",
            "ja": "引き分け。または大喜利：同点の人が1枚にセリフをつけ、ほかの人が投票します。",
        },
        "M15",
        choices=("shared", "ogiri"),
    ),
    Option(
        "deck",
        "choice",
        "house",
        {"en": "Deck", "ja": "札の絵"},
        {
            "en": "The thirty scenes of the house, or a deck that the host brings.",
            "ja": "この家の30の場面、またはホストの持ち込み。",
        },
        "M2",
        choices=("house",),
        own=True,
    ),
    Option(
        "family",
        "switch",
        True,
        {"en": "Family mode", "ja": "ファミリーモード"},
        {
            "en": "Only pictures for everyone. Off: also those that a host's own deck marks for teens or adults.",
            "ja": "だれでも楽しめる絵だけ。オフにすると、持ち込みデッキの年長者向けの絵も使います。",
        },
        "M2",
    ),
    Option(
        "own",
        "packs",
        {},
        {"en": "Decks brought along", "ja": "持ち込みデッキ"},
        {"en": "What the rules know of them; a room tells it by itself.", "ja": "部屋が自動で入れます。"},
        "M2",
        hidden=True,
    ),
    Option(
        "bot_language",
        "choice",
        "auto",
        {"en": "What bots speak", "ja": "ボットのことば"},
        {
            "en": "What the players have read last; English until then.",
            "ja": "最後に読まれたセリフのことば。それまでは英語です。",
        },
        "M5",
        choices=("auto", "en", "ja"),
    ),
)

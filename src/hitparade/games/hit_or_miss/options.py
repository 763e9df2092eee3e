"""The options of Hit or Miss, each with its default and the reason for it."""

from __future__ import annotations

from typing import Literal

from hitparade.kernel.meta import Option

ENGLISH = ("things", "scenes", "people-and-places", "playful", "feelings", "wordplay")
"""The packs of the English deck."""

PACKS = (*ENGLISH, "nihongo")
"""All packs that come with the game."""

FACES: tuple[Literal["hit", "miss", "jester"], ...] = ("hit", "miss", "jester")

OPTIONS = (
    Option(
        "strictness",
        "choice",
        "forgiving",
        {"en": "What counts as the same", "ja": "「同じ」の基準"},
        {
            "en": "Typing errors and spellings are forgiven. Strict: not even those. Synonyms: sofa is couch, too.",
            "ja": "打ちまちがいや表記のちがいは許します。strict：許しません。synonyms：ソファとカウチも同じです。",
        },
        "W3",
        choices=("strict", "forgiving", "synonyms"),
        important=True,
    ),
    Option(
        "writing_time",
        "clock",
        45,
        {"en": "Time to write", "ja": "書く時間"},
        {
            "en": "45 seconds, as the sand timer has them. Unlimited: until everybody is done.",
            "ja": "砂時計どおりの45秒。無制限：全員が書き終わるまで。",
        },
        "W6",
        least=15,
        most=300,
        choices=("unlimited", "off"),
        important=True,
    ),
    Option(
        "packs",
        "list",
        list(ENGLISH),
        {"en": "Category packs", "ja": "お題パック"},
        {"en": "The whole English deck.", "ja": "英語のお題すべて。"},
        "W4",
        least=1,
        most=len(PACKS) + 8,
        choices=PACKS,
        important=True,
        distinct=True,
        own=True,
    ),
    Option(
        "family",
        "switch",
        True,
        {"en": "Family table", "ja": "家族で遊ぶ"},
        {
            "en": "Only cards for everyone. Off: also those that a host's own pack marks for teens or adults.",
            "ja": "だれにでも合うお題だけ。なし：持ち込みパックの年長者向けのお題も使います。",
        },
        "W4",
    ),
    Option(
        "rounds",
        "number",
        "rulebook",
        {"en": "Rounds", "ja": "ラウンド数"},
        {
            "en": "Everybody leads once, with three or four players twice.",
            "ja": "全員が1回ずつリーダーになります。3人か4人なら2回ずつ。",
        },
        "W17",
        least=1,
        most=16,
        choices=("rulebook",),
        important=True,
    ),
    Option(
        "die",
        "weights",
        [3, 2, 1],
        {"en": "The die: HIT, MISS, jester", "ja": "サイコロ：HIT・MISS・ジョーカー"},
        {"en": "Three faces HIT, two MISS, one jester.", "ja": "HITが3面、MISSが2面、ジョーカーが1面。"},
        "W8",
        least=0,
        most=9,
        choices=FACES,
    ),
    Option(
        "swap",
        "switch",
        True,
        {"en": "The Leader may swap the card", "ja": "リーダーはお題を交換できる"},
        {
            "en": "Once a round, before the timer starts: no card suits every table.",
            "ja": "タイマーが動く前に、ラウンドに1回だけ。合わないお題もあるからです。",
        },
        "W4",
    ),
    Option(
        "reveal_lists",
        "switch",
        True,
        {"en": "Show all lists after a round", "ja": "ラウンド後に全員のリストを見せる"},
        {
            "en": "On: half the fun is what the others wrote. Off: what was not read stays secret.",
            "ja": "あり：みんなが書いたものを見るのも楽しみ。なし：読まれなかったものは秘密のまま。",
        },
        "W14",
    ),
    Option(
        "turn_clock",
        "clock",
        30,
        {"en": "Time for a turn", "ja": "手番の時間"},
        {
            "en": "When it is up, the die is rolled, HIT announced and the first open item read.",
            "ja": "時間切れになると、サイコロを振り、HITを宣言し、最初のことばを読みます。",
        },
        "W8",
        least=10,
        most=300,
        choices=("off",),
    ),
    Option(
        "answer_clock",
        "clock",
        20,
        {"en": "Time to show a card", "ja": "カードを出す時間"},
        {"en": "When it is up, the proposed card stands.", "ja": "時間切れになると、提案どおりのカードになります。"},
        "W11",
        least=5,
        most=200,
        choices=("off",),
    ),
    Option(
        "vote_clock",
        "clock",
        20,
        {"en": "Time for a vote", "ja": "投票の時間"},
        {"en": "When it is up, the votes cast decide.", "ja": "時間切れになると、集まった票で決めます。"},
        "W16",
        least=5,
        most=200,
        choices=("off",),
    ),
    Option(
        "on_reject",
        "choice",
        "lose_turn",
        {"en": "After an item is voted out", "ja": "ことばが否決されたら"},
        {
            "en": "The turn is over. Or: another item may be read, once.",
            "ja": "手番は終わりです。または、1回だけ別のことばを読めます。",
        },
        "W16",
        choices=("lose_turn", "read_another"),
    ),
    Option(
        "vote_tie",
        "choice",
        "accept",
        {"en": "When a vote is tied", "ja": "投票が同数なら"},
        {
            "en": "A tie goes to the challenged player. Or against them, or without their own vote.",
            "ja": "異議を出された人の勝ち。または負け、または本人の票を除いて数えます。",
        },
        "W16",
        choices=("accept", "reject", "drop_challenged"),
    ),
    Option(
        "category",
        "text",
        None,
        {"en": "First category", "ja": "最初のお題"},
        {"en": "The id of a card, for tests.", "ja": "テスト用のカードID。"},
        "W4",
        most=60,
        hidden=True,
    ),
    Option(
        "own",
        "packs",
        {},
        {"en": "Packs brought along", "ja": "持ち込みパック"},
        {"en": "What the rules know of them; a room tells it by itself.", "ja": "部屋が自動で入れます。"},
        "W4",
        hidden=True,
    ),
    Option(
        "dice",
        "list",
        [],
        {"en": "First rolls", "ja": "最初の目"},
        {"en": "What the first rolls show, for tests.", "ja": "テスト用の最初の目。"},
        "W8",
        most=200,
        choices=FACES,
        hidden=True,
    ),
)

"""The bots: lines in character, cards by cues, human times and human errors, all from their seat's view."""

from __future__ import annotations

import json
from statistics import median
from typing import Any

import pytest
from tests.games.hit_manga.table import NAME, Table
from tests.games.hit_manga.test_ends import all_tied

import hitparade
from hitparade.games.hit_manga.bots.understanding import impressions
from hitparade.games.hit_manga.content import Scene, deck
from hitparade.games.hit_manga.moves import LONGEST_LINE

SCENES = deck("house").scenes
IDS = [
    "pupil-zero",
    "love-letter",
    "fighter",
    "boxed-cat",
    "noodle-ghost",
    "toast",
    "duel",
    "phone-dinosaur",
    "robot-ring",
    "keeper",
    "cook",
    "detective",
    "tea-alien",
    "singer",
    "castaway",
    "cake",
    "shark",
    "panda",
    "cat-fish",
    "overlord-teddy",
    "shocked-eyes",
    "batter",
    "bow-boss",
    "empty-roll",
    "snowmen",
    "baby-boss",
    "dragon-teeth",
    "lift",
    "astronaut",
    "last-rice-ball",
]
LEVELS = ("slow", "steady", "quick")


def bot(name: str) -> Any:
    return hitparade.bot(NAME, name)


def test_thirty_scenes_with_stable_ids() -> None:
    assert [scene.id for scene in SCENES] == IDS


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.id)
def test_every_scene_has_lines_and_cues(scene: Scene) -> None:
    english, japanese = scene.lines["en"], scene.lines["ja"]
    assert len(set(english)) == len(english) >= 12
    assert len(set(japanese)) == len(japanese) >= 8
    for line in (*english, *japanese):
        assert len(line) <= LONGEST_LINE
        assert line == " ".join(line.split())
    for cues in scene.cues.values():
        assert len(cues) >= 10
        assert all(1 <= weight <= 5 for weight in cues.values())


def test_no_line_stands_twice() -> None:
    for language in ("en", "ja"):
        lines = [line for scene in SCENES for line in scene.lines[language]]
        assert len(set(lines)) == len(lines)


NEW_LINES = [
    ("Who is at the door? It's raining cats.", "boxed-cat"),
    ("My robot battery is full of love, will you marry me?", "robot-ring"),
    ("Is there any toilet paper left?", "empty-roll"),
    ("The elevator is full, take the stairs!", "lift"),
    ("Happy birthday, blow out the candles", "cake"),
    ("I swing the bat and it is a home run!", "batter"),
    ("犯人はおまえだ、証拠がある！", "detective"),
    ("ラーメンがのびるぞ", "noodle-ghost"),
    ("会議を始めます、ミルクをください", "baby-boss"),
]


@pytest.mark.parametrize(("line", "scene"), NEW_LINES)
def test_a_line_of_a_person_is_understood_by_its_cues(line: str, scene: str) -> None:
    felt = impressions("house", line, IDS)
    assert max(felt, key=lambda each: felt[each]) == scene


def test_a_line_that_shares_nothing_means_nothing() -> None:
    assert set(impressions("house", "Xyzzy plugh", [*IDS, "unheard-of"]).values()) == {0.0}


def heard(line: str | None, wrong: str | None = None) -> dict[str, Any]:
    table = [{"card": f"c{number}", "slot": number, "picture": picture} for number, picture in enumerate(IDS)]
    missed = [] if wrong is None else [{"card": f"c{IDS.index(wrong)}", "seat": 2}]
    return {"phase": "grab", "seat": 1, "reader": 0, "line": line, "wrong": missed, "table": table, "deck": "house"}


LEGAL = [{"type": "grab", "card": "c0"}, {"type": "no_idea"}]


def results(level: str, language: str = "en") -> tuple[float, float, float]:
    """Shares of lines that a bot takes right, takes wrong, and its median time in ms."""
    right = wrong = count = 0
    times: list[int] = []
    for scene in SCENES:
        for seed, line in enumerate(scene.lines[language]):
            view = heard(line)
            move = bot(level).choose(view, LEGAL, seed)
            count += 1
            if move["type"] == "grab":
                is_right = IDS[int(move["card"][1:])] == scene.id
                right, wrong = right + is_right, wrong + (not is_right)
            times.append(bot(level).delay_ms(view, LEGAL, seed))
    return right / count, wrong / count, median(times)


def test_levels_differ_in_speed_and_errors() -> None:
    slow, steady, quick = (results(level) for level in LEVELS)
    assert slow[2] > steady[2] > quick[2] > 2_000
    assert 0.6 < slow[0] < 0.9
    assert steady[0] > slow[0]
    assert 0.03 < steady[1] < quick[1] < 0.35
    japanese = results("steady", "ja")
    assert japanese[0] > 0.7


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_is_quicker_than_people(level: str) -> None:
    times = [
        bot(level).delay_ms(heard(line), LEGAL, seed) for scene in SCENES for seed, line in enumerate(scene.lines["en"])
    ]
    assert min(times) > 1_000
    assert max(times) < 25_000


@pytest.mark.parametrize("level", LEVELS)
def test_m10_a_line_only_said_aloud_is_no_idea_at_once(level: str) -> None:
    for seed in range(20):
        assert bot(level).choose(heard(None), LEGAL, seed) == {"type": "no_idea"}
        assert 300 < bot(level).delay_ms(heard(None), LEGAL, seed) < 1_500


def test_a_card_that_was_wrong_is_not_tried_again() -> None:
    line = "The elevator is full, take the stairs!"
    assert bot("steady").choose(heard(line), LEGAL, 1)["card"] == f"c{IDS.index('lift')}"
    assert bot("steady").choose(heard(line, "lift"), LEGAL, 1) != {"type": "grab", "card": f"c{IDS.index('lift')}"}


def test_without_anything_it_knows_on_the_table_a_bot_has_no_idea() -> None:
    view = {**heard("Boo!"), "table": [{"card": "c1", "slot": 0, "picture": "of a host"}]}
    assert bot("quick").choose(view, LEGAL, 1) == {"type": "no_idea"}
    alone = {**heard("The elevator is full!"), "table": [{"card": "c1", "slot": 0, "picture": "lift"}]}
    assert bot("quick").choose(alone, LEGAL, 1) == {"type": "grab", "card": "c1"}


@pytest.mark.parametrize("level", LEVELS)
def test_m5_a_bot_reads_a_line_of_its_card(level: str) -> None:
    table = Table()
    scene = next(scene for scene in SCENES if scene.id == table.state.the_drawn.picture)
    move = bot(level).choose(table.view(0), table.match.legal(0), 7)
    assert move["line"] in scene.lines["en"]
    table.match.play(0, move)
    assert bot(level).delay_ms(table.view(0), table.match.legal(0), 7) is None
    assert bot(level).choose(table.view(0), table.match.legal(0), 7) == move


def test_m5_bots_speak_what_the_table_speaks() -> None:
    table = Table()
    assert table.view()["language"] == "en"
    table.read("助けて！")
    assert table.view()["language"] == "ja"
    table.grab(1, table.right)
    line = bot("slow").choose(table.view(1), table.match.legal(1), 1)["line"]
    assert line in next(scene for scene in SCENES if scene.id == table.state.the_drawn.picture).lines["ja"]
    table.play(1, type="read", aloud=True)
    assert table.view()["language"] == "ja"
    table.play(1, type="read", line="Help!")
    assert table.view()["language"] == "en"
    assert Table(bot_language="ja").view()["language"] == "ja"
    fixed = Table(bot_language="ja")
    fixed.read("Help!")
    assert fixed.view()["language"] == "ja"


def test_a_bot_with_no_room_left_says_it_aloud() -> None:
    table = Table()
    table.play(0, type="read", line="x" * 120)
    table.play(0, type="read", line="y" * 120)
    assert bot("slow").choose(table.view(0), table.match.legal(0), 1) == {"type": "read", "aloud": True}


def test_a_bot_reads_a_card_of_a_host_s_deck_somehow() -> None:
    view = {"line": None, "reading": {"picture": "of a host", "match": "c1"}, "deck": "house", "language": "en"}
    legal = Table().match.legal(0)
    assert bot("slow").choose(view, legal, 1) == {"type": "read", "line": "..."}


def test_m3_m15_bots_count_0_hearts_write_captions_and_vote() -> None:
    table = Table(begun=False)
    assert bot("quick").choose(table.view(1), table.match.legal(1), 3) == {"type": "love", "hearts": 0}
    assert bot("quick").delay_ms(table.view(1), table.match.legal(1), 3) > 500
    table = all_tied()
    for seat in range(3):
        move = bot("slow").choose(table.view(seat), table.match.legal(seat), seat)
        table.match.play(seat, move)
    for seat in range(3):
        move = bot("slow").choose(table.view(seat), table.match.legal(seat), seat)
        assert bot("slow").delay_ms(table.view(seat), table.match.legal(seat), seat) > 1_000
        table.match.play(seat, move)
    assert table.view()["phase"] == "over"
    assert bot("slow").delay_ms(table.view(1), [], 1) is None


def test_bots_play_whole_matches_and_see_no_secret() -> None:
    """As a room lets them: each after its own time. What they were given holds no other seat's card."""
    table = Table(4, seed=5, begun=False)
    players, seed = [bot(name) for name in ("slow", "steady", "quick", "quick")], 0
    while table.match.result is None:
        plans: list[tuple[int, int, int]] = []
        for seat in table.match.waiting:
            seed += 1
            view, legal = json.loads(json.dumps([table.view(seat), table.match.legal(seat)]))
            assert view["reading"] is None or seat == view["reader"]
            plans.append((players[seat].delay_ms(view, legal, seed), seat, seed))
        delay_ms, seat, chosen = min(plans)
        table.match.advance(delay_ms / 1000)
        if seat in table.match.waiting:
            table.match.play(seat, players[seat].choose(table.view(seat), table.match.legal(seat), chosen))
    outcomes = [page["outcome"] for page in table.view()["pages"]]
    assert outcomes.count("taken") > 15
    assert sum(len(page["wrong"]) for page in table.view()["pages"]) > 0

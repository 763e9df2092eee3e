"""Every rule of packs: a sound pack passes, and each broken one is told with code, card, answer and line."""

from __future__ import annotations

import pytest
from tests.games.hit_or_miss.packs.samples import ANSWERS, CARD, HEADER, PACK, changed, line_of

from hitparade.games.hit_or_miss.packs import BadPack, check_pack, read_pack
from hitparade.games.hit_or_miss.packs.values import Fault

Expected = tuple[str, str | None, str | None, int | None]

SECOND = CARD.replace('"fruit"', '"more-fruit"').replace('"Fruit"', '"More fruit"') + ANSWERS

HEADERS: list[tuple[str, str, Expected]] = [
    ("no format", changed("format = 1\n", ""), ("no-format", None, None, None)),
    ("a format that is no number", changed("format = 1", 'format = "1"'), ("bad-format", None, None, 1)),
    ("a newer format", changed("format = 1", "format = 2"), ("newer-format", None, None, 1)),
    ("a key that no file has", changed("format = 1", "format = 1\nauthor = 3"), ("unknown-key", None, None, 2)),
    ("no header", PACK.replace(HEADER, "format = 1\n"), ("no-header", None, None, None)),
    ("no id", changed('id = "test-pack"\n', ""), ("no-pack-id", None, None, 3)),
    ("an id with capitals", changed('"test-pack"', '"Test_Pack"'), ("bad-pack-id", None, None, 4)),
    ("an empty title", changed('"Test pack"', '" "'), ("bad-pack-title", None, None, 5)),
    ("a language in words", changed('"en"', '"English"'), ("bad-language", None, None, 6)),
    ("a version of two numbers", changed('"1.0.0"', '"1.0"'), ("bad-version", None, None, 7)),
    ("a licence that is a sentence", changed('"CC0-1.0"', '"ask me first"'), ("bad-licence", None, None, 8)),
    (
        "a description that is a list",
        changed("licence", "description = []\nlicence"),
        ("bad-description", None, None, 8),
    ),
    ("authors that are no list", changed("licence", 'authors = "me"\nlicence'), ("bad-authors", None, None, 8)),
    ("a key that no header has", changed("licence", "price = 3\nlicence"), ("unknown-key", None, None, 8)),
    ("a title as long as a page", changed("Test pack", "t" * 81), ("bad-pack-title", None, None, 5)),
    ("an id without end", changed("test-pack", "t" * 81), ("bad-pack-id", None, None, 4)),
    (
        "a description as long as a page",
        changed("licence", f'description = "{"d" * 401}"\nlicence'),
        ("bad-description", None, None, 8),
    ),
    ("a crowd of authors", changed("licence", f"authors = {['a'] * 21}\nlicence"), ("bad-authors", None, None, 8)),
    ("an author like a page", changed("licence", f"authors = {['a' * 81]}\nlicence"), ("bad-authors", None, None, 8)),
    ("a key without end", changed("licence", f"a{'.a' * 17} = 1\nlicence"), ("too-deep", None, None, 8)),
    ("a number without end", changed("licence", f"a = {'9' * 5_000}\nlicence"), ("not-toml", None, None, None)),
    ("no cards", HEADER, ("no-cards", None, None, None)),
    ("cards that are none", "format = 1\ncard = [3]\n" + HEADER[11:], ("bad-card", "number 1", None, None)),
]

CARDS: list[tuple[str, str, Expected]] = [
    ("no card id", changed('id = "fruit"\n', ""), ("no-card-id", "number 1", None, 10)),
    ("a card id with spaces", changed('"fruit"', '"my fruit"'), ("bad-card-id", "my fruit", None, 11)),
    ("a card id twice", PACK + changed('"more-fruit"', '"fruit"', SECOND), ("card-id-twice", "fruit", None, 43)),
    ("a title twice", PACK + changed("More fruit", "the FRUITS", SECOND), ("title-twice", "more-fruit", None, 44)),
    ("no title", changed('title = "Fruit"\n', ""), ("no-title", "fruit", None, 10)),
    ("a title of two lines", changed('"Fruit"', '"Fruit\\nsalad"'), ("bad-title", "fruit", None, 12)),
    ("a title that is long", changed('"Fruit"', f'"{"fruit " * 11}"'), ("title-too-long", "fruit", None, 12)),
    ("a title with a stop", changed('"Fruit"', '"Fruit."'), ("title-stop", "fruit", None, 12)),
    ("an unknown kind", changed('"concrete"', '"abstract"'), ("bad-kind", "fruit", None, 13)),
    ("no kind", changed('kind = "concrete"\n', ""), ("no-kind", "fruit", None, 10)),
    ("a difficulty of 4", changed("difficulty = 1", "difficulty = 4"), ("bad-difficulty", "fruit", None, 14)),
    ("a difficulty of true", changed("difficulty = 1", "difficulty = true"), ("bad-difficulty", "fruit", None, 14)),
    ("tags that are a text", changed('["food"]', '"food"'), ("bad-tags", "fruit", None, 15)),
    ("a crowd of tags", changed('["food"]', f"{['a'] * 21}"), ("bad-tags", "fruit", None, 15)),
    ("a tag without end", changed("food", "f" * 41), ("bad-tags", "fruit", None, 15)),
    ("a card id without end", changed('"fruit"', f'"{"f" * 81}"'), ("bad-card-id", "f" * 81, None, 11)),
    ("a title that is turned round", changed('"Fruit"', '"\u202etiurF"'), ("bad-title", "fruit", None, 12)),
    (
        "ways without end",
        changed("fig = 5", f"fig = {{ w = 5, same = {[f'fig {n}' for n in range(2_000)]} }}"),
        ("too-many-ways", "fruit", None, 17),
    ),
    ("an unknown audience", changed("tags", 'audience = "dogs"\ntags'), ("bad-audience", "fruit", None, 15)),
    ("closed as a text", changed("tags", 'closed = "yes"\ntags'), ("bad-closed", "fruit", None, 15)),
    ("a note of two lines", changed("tags", 'note = "a\\nb"\ntags'), ("bad-note", "fruit", None, 15)),
    ("a key that no card has", changed("tags", "colour = 3\ntags"), ("unknown-key", "fruit", None, 15)),
    ("no answers", HEADER + CARD, ("no-answers", "fruit", None, 17)),
    ("few that many write", PACK.replace("cherry = 60", "cherry = 11"), ("too-few-common", "fruit", None, 17)),
    ("few that few write", PACK.replace("sloe = 5\n", ""), ("too-few-rare", "fruit", None, 17)),
    ("weights too low", PACK.replace("= 60", "= 12"), ("weight-sum", "fruit", None, 17)),
    ("weights too high", PACK.replace("= 60", "= 95"), ("weight-sum", "fruit", None, 17)),
    (
        "a closed card with few",
        HEADER + CARD.replace("tags", "closed = true\ntags") + "".join(f"{letter} = 90\n" for letter in "abcdef"),
        ("too-few-answers", "fruit", None, 18),
    ),
]

ANSWER: list[tuple[str, str, Expected]] = [
    ("a weight of 0", changed("fig = 5", "fig = 0"), ("weight-range", "fruit", "fig", 33)),
    ("a weight of 96", changed("fig = 5", "fig = 96"), ("weight-range", "fruit", "fig", 33)),
    ("a weight with a point", changed("fig = 5", "fig = 5.5"), ("bad-weight", "fruit", "fig", 33)),
    ("no weight", changed("fig = 5", "fig = { same = [] }"), ("no-weight", "fruit", "fig", 33)),
    ("same as a text", changed("fig = 5", 'fig = { w = 5, same = "figgy" }'), ("bad-same", "fruit", "fig", 33)),
    ("an empty synonym", changed("fig = 5", 'fig = { w = 5, syn = [""] }'), ("bad-syn", "fruit", "fig", 33)),
    ("a reading that is a list", changed("fig = 5", "fig = { w = 5, read = [] }"), ("bad-read", "fruit", "fig", 33)),
    ("an empty group", changed("fig = 5", 'fig = { w = 5, group = " " }'), ("bad-group", "fruit", "fig", 33)),
    (
        "a group without end",
        changed("fig = 5", f'fig = {{ w = 5, group = "{"g" * 41}" }}'),
        ("bad-group", "fruit", "fig", 33),
    ),
    ("a key that no answer has", changed("fig = 5", "fig = { w = 5, x = 1 }"), ("unknown-key", "fruit", "fig", 33)),
    ("nothing left", changed("fig = 5", 'fig = 5\n"?!" = 5'), ("empty-answer", "fruit", "?!", 34)),
    ("too long", changed("fig = 5", f'fig = 5\n"{"x" * 81}" = 5'), ("answer-too-long", "fruit", "x" * 81, 34)),
    ("the plural of another", changed("fig = 5", "figs = 5\nfig = 5"), ("answer-twice", "fruit", "fig", 34)),
    (
        "another's synonym",
        changed("fig = 5", 'fig = { w = 5, syn = ["a Pear"] }'),
        ("answer-twice", "fruit", "fig", 33),
    ),
    ("its own plural", changed("fig = 5", 'fig = { w = 5, same = ["figs"] }'), ("answer-twice", "fruit", "fig", 33)),
    ("a reading twice", changed("fig = 5", 'fig = { w = 5, read = "pear" }'), ("answer-twice", "fruit", "fig", 33)),
    ("a key twice", changed("fig = 5", "fig = 5\nfig = 6"), ("key-twice", "fruit", "fig", 34)),
    ("no TOML", changed("fig = 5", "fig 5"), ("not-toml", "fruit", "quince", 33)),
    ("no value at the end", PACK + "late =", ("not-toml", "fruit", "late", 42)),
]


def found(fault: Fault) -> Expected:
    return fault.code, fault.card, fault.answer, fault.line


def test_a_sound_pack_has_no_faults() -> None:
    assert check_pack(PACK) == []
    assert check_pack(PACK + SECOND) == []
    assert check_pack("\ufeff" + PACK) == []
    assert line_of("fig") == 33


@pytest.mark.parametrize(("what", "text", "expected"), HEADERS + CARDS + ANSWER, ids=lambda value: str(value)[:40])
def test_a_broken_pack_names_the_fault(what: str, text: str, expected: Expected) -> None:
    faults = check_pack(text)
    assert expected in [found(fault) for fault in faults], what
    with pytest.raises(BadPack) as refusal:
        read_pack(text)
    assert refusal.value.faults == tuple(faults)
    for fault in faults:
        assert fault.sentence.endswith(".")
        assert fault.code in str(fault)


def test_one_fault_is_told_once_and_alone() -> None:
    for what, text, expected in ANSWER:
        assert [found(fault) for fault in check_pack(text)] == [expected], what


def test_twice_points_to_the_first() -> None:
    [fault] = check_pack(changed("fig = 5", 'fig = { w = 5, syn = ["a Pear"] }'))
    assert (
        "“a Pear” (“syn” “a Pear” of “fig”) stands on the card already, as answer “pear” (line 23)." in fault.sentence
    )


def test_faults_come_in_the_order_of_the_file() -> None:
    text = PACK.replace("fig = 5", "fig = 0").replace('"Fruit"', '"Fruit."').replace('"1.0.0"', '"one"')
    assert [fault.code for fault in check_pack(text)] == ["bad-version", "title-stop", "weight-range"]
    with pytest.raises(BadPack, match="and 2 more"):
        read_pack(text)


def test_lines_are_found_in_other_ways_of_writing() -> None:
    nested = changed("[card.answers]\n", "[card.answers.'bad one']\nw = 0\n[card.answers]\n")
    assert ("weight-range", "fruit", "bad one", 17) in [found(fault) for fault in check_pack(nested)]
    dotted = changed("fig = 5", '"f\\u0069g".w = 0')
    assert ("weight-range", "fruit", "fig", 33) in [found(fault) for fault in check_pack(dotted)]
    inline = HEADER + CARD.replace("[card.answers]\n", 'answers = { "x y" = 0 }\n')
    assert ("weight-range", "fruit", "x y", 17) in [found(fault) for fault in check_pack(inline)]


def test_lines_before_any_card_and_odd_keys_are_passed_over() -> None:
    assert check_pack("[card.answers]\nx = 1\n")[0].code == "no-format"
    broken = check_pack('"\\q" = 1')
    assert [fault.code for fault in broken] == ["not-toml"]
    assert check_pack("[[card]]\nid = x")[0].card == "number 1"
    assert check_pack('[[card]]\nid = "a"\nx')[0].card == "a"
    assert check_pack("[[card]]\nx")[0].card == "number 1"


def test_a_card_that_no_scan_saw_has_no_line() -> None:
    faults = check_pack('format = 1\ncard = [{ id = "x", answers = { y = 0 } }]\n')
    assert ("weight-range", "x", "y", None) in [found(fault) for fault in faults]
    assert "weight-range" in str(next(fault for fault in faults if fault.code == "weight-range"))


def test_a_pack_may_not_be_larger_than_a_million_bytes() -> None:
    assert [fault.code for fault in check_pack("#" * 1_000_001)] == ["too-large"]
    assert "no-format" in [fault.code for fault in check_pack("#" * 1_000_000)]


def test_long_values_are_cut_in_sentences() -> None:
    [fault] = check_pack(changed('"concrete"', '"' + "x" * 100 + '"'))
    assert "…" in fault.sentence
    assert len(fault.sentence) < 200


def test_what_was_read_is_what_was_written() -> None:
    text = changed("fig = 5", 'fig = { w = 5, same = ["figgy"], syn = ["ficus"], read = "fik", group = "dry" }')
    text = changed("licence", 'description = "For tests"\nauthors = ["A", "B"]\nlicence', text)
    text = changed("tags", 'audience = "teens"\nnote = "Fresh"\ntags', text)
    pack = read_pack(text)
    assert (pack.id, pack.version, pack.licence, pack.description, pack.authors) == (
        "test-pack",
        "1.0.0",
        "CC0-1.0",
        "For tests",
        ("A", "B"),
    )
    [card] = pack.cards
    assert (card.id, card.audience, card.note, card.closed, card.pack, card.language, card.tags) == (
        "fruit",
        "teens",
        "Fresh",
        False,
        "test-pack",
        "en",
        ("food",),
    )
    fig = next(answer for answer in card.answers if answer.name == "fig")
    assert (fig.w, fig.same, fig.syn, fig.read, fig.group) == (5, ("figgy",), ("ficus",), "fik", "dry")
    assert card.answers[0].read is None

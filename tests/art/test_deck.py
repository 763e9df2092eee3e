"""The thirty scenes: facts, sizes, variety, and that no two grab cards can be mistaken for each other."""

from __future__ import annotations

import gzip
import itertools
from collections import Counter
from dataclasses import replace
from functools import cache

import brotli
import pytest
from PIL import Image, ImageDraw
from tests.art import measures

from hitparade import art
from hitparade.art.backdrops import H, W
from hitparade.art.bubbles import KINDS, draw_bubble
from hitparade.art.cards import find
from hitparade.art.composing import lettering
from hitparade.art.ink import INK, Group, box
from hitparade.art.svg import document
from hitparade.art.words import Sound

SCENES = art.scenes()
FRAME = 8
"""Width of a card's frame in card units."""


@cache
def grab(scene: str) -> Image.Image:
    return measures.pixels(art.grab_card(scene), measures.GRAB)


@cache
def tone(scene: str) -> str:
    """Whether the ground is black, grey or white: a third of solid ink is black, 210 of 255 and lighter is white."""
    ground = measures.pixels(document(find(scene).ground.node, (0, 0, W, H)), 150)
    fields = measures.greys(ground, 75, 105)
    if sum(field < 40 for field in fields) >= 0.3 * len(fields):
        return "black"
    return "white" if measures.greys(ground, 1, 1)[0] >= 210 else "grey"


def test_there_are_thirty_scenes_in_a_fixed_order() -> None:
    assert len(SCENES) == len(set(SCENES)) == 30
    assert SCENES[0] == "pupil-zero"
    assert SCENES[-1] == "last-rice-ball"
    assert [art.scene_meta(scene).id for scene in SCENES] == list(SCENES)


def test_every_scene_is_described_in_both_languages() -> None:
    metas = [art.scene_meta(scene) for scene in SCENES]
    for meta in metas:
        assert meta.bubble in KINDS, meta.id
        assert 20 <= len(meta.alt_en) <= 90, meta.id
        assert 10 <= len(meta.alt_ja) <= 40, meta.id
        assert meta.alt_ja != meta.alt_en
        assert meta.title_en, meta.id
        assert meta.title_ja, meta.id
        assert meta.reading_en.startswith(f"{meta.alt_en}; the empty bubble: ")
        assert meta.reading_ja.startswith(f"{meta.alt_ja}。空のふきだし：")
    for texts in zip(*((meta.alt_en, meta.alt_ja, meta.title_en, meta.title_ja) for meta in metas), strict=True):
        assert len(set(texts)) == 30


def test_descriptions_give_no_line_away() -> None:
    """They tell what is to be seen: nobody in them speaks, calls out or asks anything."""
    for scene in SCENES:
        meta = art.scene_meta(scene)
        assert not set("\"“”!?'…") - {"'"} & set(meta.alt_en), scene
        assert not set("「」『』！？…") & set(meta.alt_ja), scene
        assert not set("\"“”!?'…") - {"'"} & set(meta.reading_en), scene
        assert not set("「」『』！？…") & set(meta.reading_ja), scene


def test_every_bubble_has_a_speaker_below_it() -> None:
    for scene in SCENES:
        meta = art.scene_meta(scene)
        (left, top), (_, bubble_top, _, height) = meta.mouth, meta.text
        assert 0 < left < 100, scene
        assert bubble_top + height < top < 100, scene


@pytest.mark.parametrize("call", [art.reading_card, art.grab_card, art.scene_meta])
def test_an_unknown_scene_lists_what_exists(call: object) -> None:
    with pytest.raises(ValueError, match="unknown scene 'tiger': there are pupil-zero, love-letter"):
        call("tiger")  # pyright: ignore[reportCallIssue]


def test_a_reading_card_is_at_most_8_kilobytes_and_the_deck_100() -> None:
    cards = {scene: art.reading_card(scene).encode() for scene in SCENES}
    sizes = {scene: len(gzip.compress(card, mtime=0)) for scene, card in cards.items()}
    assert max(sizes.values()) <= 8 * 1024, max(sizes, key=lambda scene: sizes[scene])
    bundle = b"".join((*cards.values(), *(art.grab_card(scene).encode() for scene in SCENES)))
    assert len(brotli.compress(bundle, quality=9)) <= 100 * 1024


def test_each_card_packed_alone_keeps_the_deck_under_100_kilobytes() -> None:
    """As they are served: grab cards one by one, nothing shared between them."""
    assert sum(len(brotli.compress(art.grab_card(scene).encode())) for scene in SCENES) <= 100 * 1024


def test_no_two_grab_cards_are_alike() -> None:
    hashes = {scene: measures.edges(grab(scene)) for scene in SCENES}
    for one, other in itertools.combinations(SCENES, 2):
        assert measures.difference(grab(one), grab(other)) >= 0.17, (one, other)
        assert measures.unlike(hashes[one], hashes[other]) >= 80, (one, other)


@pytest.mark.parametrize("scene", SCENES)
def test_a_grab_card_is_ink_and_paper_rather_than_grey(scene: str) -> None:
    assert 0.3 <= measures.ink(grab(scene)) <= 0.65
    assert measures.middle_greys(grab(scene)) <= 0.25


@pytest.mark.parametrize("scene", SCENES)
def test_the_bubble_is_empty_paper_inside_the_frame(scene: str) -> None:
    """Its room for a line is white on the card; all white inside its contour is a ninth of the card at least."""
    card = measures.pixels(art.reading_card(scene), W)
    left, top, width, height = (value / 100 for value in art.scene_meta(scene).text)
    room = (round(left * W), round(top * H), round((left + width) * W), round((top + height) * H))
    assert card.crop(room).getextrema() == (255, 255)
    known = find(scene).bubble
    solid = replace(known, kind="round") if known.kind == "whisper" else known
    alone = measures.pixels(document(Group((box(0, 0, W, H, INK), draw_bubble(solid))), (0, 0, W, H)), W)
    ImageDraw.floodfill(alone, (round(known.x), round(known.y)), 99, thresh=60)
    inside = alone.point([255 if value == 99 else 0 for value in range(256)])
    x0, y0, x1, y1 = inside.getbbox() or (0, 0, 0, 0)
    assert min(x0, y0) >= FRAME
    assert x1 <= W - FRAME
    assert y1 <= H - FRAME
    assert inside.histogram()[255] >= 0.11 * W * H


@pytest.mark.parametrize("scene", [name for name in SCENES if any(isinstance(x, Sound) for x in find(name).layers)])
def test_lettering_stands_inside_the_frame_of_the_grab_card(scene: str) -> None:
    margin = 100
    drawn = measures.pixels(lettering(find(scene), margin), W + 2 * margin, "#808080")
    x0, y0, x1, y1 = drawn.point([0 if value == 128 else 255 for value in range(256)]).getbbox() or (0, 0, 0, 0)
    assert min(x0, y0) >= margin + FRAME
    assert max(x1, y1) <= margin + W - FRAME


def test_grounds_are_spread() -> None:
    tones = Counter(tone(scene) for scene in SCENES)
    assert 8 <= tones["black"] <= 10, tones
    assert 8 <= tones["grey"] <= 10, tones
    assert 10 <= tones["white"] <= 14, tones
    assert max(Counter(find(scene).ground.kind for scene in SCENES).values()) <= 3


def test_subjects_are_spread() -> None:
    tags = Counter(tag for scene in SCENES for tag in find(scene).tags)
    assert tags["pair"] >= 10
    assert tags["animal"] >= 10
    assert tags["close-up"] == 2
    assert tags["silhouettes"] == 1
    assert tags["above"] == 1
    assert set(tags) == {"pair", "animal", "close-up", "silhouettes", "above"}

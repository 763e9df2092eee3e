"""The deck's pictures: reading card and grab card of a scene, and what a client must know of it."""

from __future__ import annotations

from dataclasses import dataclass

from hitparade.art.composing import bubble_room, crop, mouth, whole
from hitparade.art.deck import ORDER, deck
from hitparade.art.deck.speakers import SPEAKERS
from hitparade.art.errors import pick
from hitparade.art.layers import Scene


@dataclass(frozen=True, slots=True)
class SceneMeta:
    """Facts about a scene; `text` is (left, top, width, height) of the bubble's room in percent of the reading card.

    The alternative texts say what is to be seen, for both cards, and give no line away. `reading_en` and `reading_ja`
    say besides whose the empty bubble is and how it sounds; `mouth` is where its tail points, in percent as well.
    """

    id: str
    title_en: str
    title_ja: str
    alt_en: str
    alt_ja: str
    bubble: str
    text: tuple[float, float, float, float]
    mouth: tuple[float, float]
    reading_en: str
    reading_ja: str


_VOICES: dict[str, tuple[str, str]] = {
    "round": ("speaks", "ふつうの声"),
    "shout": ("shouts", "叫び"),
    "thought": ("thinks", "心の声"),
    "whisper": ("whispers", "ささやき"),
    "trembling": ("speaks with a trembling voice", "ふるえる声"),
    "jagged": ("speaks through a machine", "機械の声"),
}


def scenes() -> tuple[str, ...]:
    """The ids of all scenes, always in the same order."""
    return ORDER


def find(scene: str) -> Scene:
    """The scene's data."""
    return pick("scene", scene, deck())


def scene_meta(scene: str) -> SceneMeta:
    """Title, description, kind of bubble, and where a line may stand in it."""
    known = find(scene)
    facts = (known.id, known.title_en, known.title_ja, known.alt_en, known.alt_ja, known.bubble.kind)
    return SceneMeta(*facts, bubble_room(known), mouth(known), *_told(known))


def _told(scene: Scene) -> tuple[str, str]:
    """The description of the reading card: the picture, and the bubble that is to be filled."""
    (who_en, who_ja), (voice_en, voice_ja) = SPEAKERS[scene.id], _VOICES[scene.bubble.kind]
    return (
        f"{scene.alt_en}; the empty bubble: {who_en} {voice_en}",
        f"{scene.alt_ja}。空のふきだし：{who_ja}、{voice_ja}",
    )


def reading_card(scene: str) -> str:
    """The whole panel of 300 x 420 units with its empty bubble."""
    return whole(find(scene))


def grab_card(scene: str) -> str:
    """The square crop of 300 units, without the bubble."""
    return crop(find(scene))

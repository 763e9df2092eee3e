"""What a panel is made of, as data: a ground, layers from back to front, one bubble; and how each layer is drawn."""

from __future__ import annotations

from dataclasses import dataclass, field

from hitparade.art.bubbles import Bubble
from hitparade.art.figure import Figure, draw_figure, draw_hand
from hitparade.art.head import Head, draw_head
from hitparade.art.ink import PAPER, Group, Node, halo
from hitparade.art.poses import Pose
from hitparade.art.words import Sound, draw_sound

FULL_RIM = 14.0
"""Width that the white halo adds to a contour, in card units."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A backdrop with its kind, so that a deck can be checked for variety."""

    kind: str
    node: Node


@dataclass(frozen=True, slots=True)
class At:
    """Where a layer stands: `scale` and `turn` (degrees) about (x, y), mirrored if `flip`, with a halo of `rim`."""

    x: float = 0
    y: float = 0
    scale: float = 1
    turn: float = 0
    flip: bool = False
    rim: float = FULL_RIM


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of the cast's making; without a `body` only the head."""

    at: At
    head: Head
    cloth: str = "tee"
    pose: str | Pose = "stand"
    wide: float = 1
    hands: float = 1.2
    held: Node | None = None
    legs: bool = False
    body: bool = True


@dataclass(frozen=True, slots=True)
class Thing:
    """A creature or an object, drawn about its own middle."""

    at: At
    node: Node


@dataclass(frozen=True, slots=True)
class Hand:
    """A large hand, laid over the edge of something held."""

    at: At
    kind: str = "fist"
    fill: str = PAPER


Layer = Person | Thing | Hand | Sound


@dataclass(frozen=True, slots=True)
class Scene:
    """A panel of 300 x 420 units; its grab card is the square of 300 units from `crop` downwards, without bubble."""

    id: str
    title_en: str
    title_ja: str
    alt_en: str
    alt_ja: str
    ground: Ground
    layers: tuple[Layer, ...]
    bubble: Bubble
    crop: float = 120
    tags: frozenset[str] = field(default_factory=frozenset[str])
    """What the scene is about, for the deck's variety: `animal`, `pair` (two acting on each other), `close-up`,
    `silhouettes`, `above`."""


def place(node: Node, at: At) -> Group:
    """A drawing put where `at` says, on its white halo."""
    side = -at.scale if at.flip else at.scale
    placed = Group((node,), at.x, at.y, at.turn, sx=side, sy=at.scale)
    return Group((halo(placed, at.rim), placed)) if at.rim else placed


def _person(person: Person) -> Group:
    if not person.body:
        return place(Group(draw_head(person.head)), person.at)
    look = (person.head, person.cloth, person.pose, person.wide, person.hands, person.held, person.legs)
    return place(draw_figure(Figure(*look)), person.at)


def draw_layer(layer: Layer) -> Node:
    """One layer in card units."""
    match layer:
        case Person():
            return _person(layer)
        case Thing():
            return place(layer.node, layer.at)
        case Hand():
            return place(draw_hand(layer.kind, layer.fill), layer.at)
        case Sound():
            return draw_sound(layer)

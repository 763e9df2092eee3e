"""What a picture looks like once it is rasterised: bubbles are empty, avatars round, small heads readable."""

from __future__ import annotations

import io

import pytest
import resvg_py
from PIL import Image

from hitparade import art


def _pixels(svg: str, width: int) -> Image.Image:
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width)))).convert("RGBA")


def _on_white(svg: str, width: int) -> Image.Image:
    drawn = _pixels(svg, width)
    ground = Image.new("RGBA", drawn.size, "white")
    return Image.alpha_composite(ground, drawn).convert("L")


@pytest.mark.parametrize("name", art.PANELS)
def test_the_text_rectangle_of_a_panel_is_empty_paper(name: str) -> None:
    image = _on_white(art.panel(name), 300)
    left, top, width, height = (value / 100 for value in art.panel_meta(name).text)
    across, down = image.size
    room = image.crop(
        (round(left * across), round(top * down), round((left + width) * across), round((top + height) * down))
    )
    assert room.getextrema() == (255, 255)


@pytest.mark.parametrize("head", [meta.id for meta in art.heads()])
def test_an_avatar_is_round_on_a_transparent_ground(head: str) -> None:
    alpha = _pixels(art.avatar(head, "stars"), 168).getchannel("A")
    corners = [alpha.getpixel(at) for at in ((0, 0), (167, 0), (0, 167), (167, 167), (22, 22), (145, 22))]
    assert corners == [0] * 6
    assert alpha.getpixel((84, 100)) == 255


@pytest.mark.parametrize("head", [meta.id for meta in art.heads()])
def test_a_small_avatar_is_ink_and_paper_rather_than_grey(head: str) -> None:
    """At 72 px at most a quarter of a head's own pixels may be middle grey."""
    drawn = _pixels(art.avatar(head), 144)
    greys = drawn.convert("L").resize((72, 72), Image.Resampling.BOX)
    alpha = drawn.getchannel("A").resize((72, 72), Image.Resampling.BOX)
    own = [g for g, a in zip(greys.tobytes(), alpha.tobytes(), strict=True) if a == 255]
    assert sum(96 <= g <= 160 for g in own) / len(own) <= 0.25


def test_busts_stand_inside_their_box() -> None:
    """No pose of anybody reaches the left, right or upper edge with its contour."""
    for meta in art.heads():
        for pose in art.POSES:
            image = _on_white(art.bust(meta.id, "calm", pose), 124)
            low = image.height - 8  # below that line the person is cropped on purpose
            edges = (image.crop((0, 0, 1, low)), image.crop((123, 0, 124, low)), image.crop((0, 0, 124, 1)))
            assert all(min(edge.tobytes()) > 128 for edge in edges), (meta.id, pose)

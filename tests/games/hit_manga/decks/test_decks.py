"""Decks that hosts bring: sound ones come through, each broken rule is named, and nothing but pixels is served."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image
from tests.games.hit_manga.decks.samples import HEADER, card, files, picture, svg, zipped
from typer.testing import CliRunner

from hitparade.cli.app import app
from hitparade.games.hit_manga.decks.describing import describe
from hitparade.games.hit_manga.decks.drawings import BadPicture
from hitparade.games.hit_manga.decks.pictures import MOST_SIDE, look_at
from hitparade.games.hit_manga.decks.reading import MOST_FILES, check_deck, export_deck, import_deck
from hitparade.games.hit_manga.decks.values import GRAB_SIZE, MOST_BYTES, MOST_CARDS, READING_SIZE
from hitparade.kernel.packs import BadPack, Fault

Files = dict[str, bytes]


def faults(change: Callable[[Files], object]) -> list[Fault]:
    made = files()
    change(made)
    return check_deck(zipped(made))


def test_a_sound_deck_comes_through_and_goes_home_unchanged() -> None:
    source = zipped(files(12), "our-street/")
    assert check_deck(source) == []
    deck = import_deck(source)
    assert export_deck(deck) == source
    assert [each.id for each in deck.deck.cards] == [f"card-{place}" for place in range(12)]
    for reading, grab in deck.pictures:
        assert (Image.open(io.BytesIO(reading.data)).size, (reading.width, reading.height)) == (READING_SIZE,) * 2
        assert (Image.open(io.BytesIO(grab.data)).size, (grab.width, grab.height)) == (GRAB_SIZE,) * 2


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.jpg", picture(3, (500, 700), "JPEG")),
        ("a.webp", picture(3, (500, 700), "WEBP")),
        ("a.PNG", picture(3, (500, 700))),
        ("a.svg", svg(500, 700)),
    ],
)
def test_every_kind_of_picture_is_taken(name: str, data: bytes) -> None:
    made = files()
    made[name] = data
    made["deck.toml"] = made["deck.toml"].replace(b"r3.png", name.encode())
    reading = import_deck(zipped(made)).pictures[3][0]
    image = Image.open(io.BytesIO(reading.data))
    assert (image.format, image.size) == ("WEBP", READING_SIZE)
    assert min(image.convert("L").getextrema()) < 40  # pyright: ignore[reportArgumentType, reportOperatorIssue]


def test_nothing_but_pixels_is_served() -> None:
    """Where a photo was taken, what somebody wrote into it, what is glued to its end."""
    exif = Image.Exif()
    exif[0x010E] = "SECRETPLACE"
    made = files()
    made["r0.png"] = picture.__wrapped__(1, (300, 420), "PNG", exif)
    made["g0.png"] = picture(1, (300, 300)) + b"<script>alert(1)</script>"
    assert b"SECRETPLACE" in made["r0.png"]
    for pair in import_deck(zipped(made)).pictures:
        for each in pair:
            assert each.data[:4] == b"RIFF"
            assert b"SECRETPLACE" not in each.data
            assert b"script" not in each.data
            assert not Image.open(io.BytesIO(each.data)).getexif()


def png_that_claims(width: int, height: int) -> bytes:
    """A PNG of a few bytes that would unfold to a picture of this size."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"\0" * (width + 1) * min(height, 50))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"GIF89a, or so it says", "not-a-picture"),
        (b"", "not-a-picture"),
        (picture(0, (300, 420), "GIF"), "not-a-picture"),
        (picture(0, (300, 420), "JPEG"), "not-a-picture"),
        (picture(0, (300, 420))[:300], "not-a-picture"),
        (picture(0, (420, 300)), "wrong-shape"),
        (picture(0, (100, 140)), "wrong-size"),
        (png_that_claims(50_000, 70_000), "wrong-size"),
        (png_that_claims(MOST_SIDE - 1, MOST_SIDE - 1), "wrong-size"),
        (b"x" * 2_000_001, "too-large"),
    ],
)
def test_a_file_that_is_no_card_is_named_with_card_and_line(data: bytes, code: str) -> None:
    (fault,) = faults(lambda made: made.update({"r4.png": data}))
    assert (fault.code, fault.card) == (code, "card-4")
    assert fault.line == files()["deck.toml"].decode().split("\n").index('reading = "r4.png"') + 1


@pytest.mark.parametrize(
    "inside",
    [
        "<script>alert(1)</script>",
        '<image href="/etc/hostname" width="9" height="9"/>',
        '<image xlink:href="data:image/png;base64,AAAA" width="9" height="9"/>',
        '<svg:image href="x.png"/>',
        '<use href="other.svg#a"/>',
        "<foreignObject><p>page</p></foreignObject>",
        '<rect onload="alert(1)"/>',
        "<style>@import 'x.css';</style>",
        '<rect style="fill: url(http://example.org/x)"/>',
        '<a href="javascript:alert(1)"><rect/></a>',
        '<a href="&#106;avascript:alert(1)"><rect/></a>',
    ],
)
def test_a_drawing_that_is_more_than_a_drawing_is_refused(inside: str) -> None:
    def change(made: Files) -> None:
        made["a.svg"] = svg(500, 700, inside)
        made["deck.toml"] = made["deck.toml"].replace(b"r3.png", b"a.svg")

    assert [(fault.code, fault.card) for fault in faults(change)] == [("active-drawing", "card-3")]


def test_drawings_that_unfold_are_refused() -> None:
    lol = b'<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>' + svg(500, 700, "<text>&b;</text>")
    nested = "".join(f'<g id="a{at}">{f"""<use href="#a{at + 1}"/>""" * 9}</g>' for at in range(9))
    tangled = svg(500, 700, f'<defs>{nested}<g id="a9"><rect width="9" height="9"/></g></defs><use href="#a0"/>')
    for data, code in ((lol, "active-drawing"), (tangled, "tangled-drawing"), (b"<svg" * 80_000, "too-large")):

        def change(made: Files, data: bytes = data) -> None:
            made["a.svg"] = data
            made["deck.toml"] = made["deck.toml"].replace(b"r3.png", b"a.svg")

        assert [fault.code for fault in faults(change)] == [code]


@pytest.mark.parametrize(
    ("drawing", "code"),
    [
        (b'<svg viewBox="0 0 1 3000000"><rect/></svg>', "wrong-size"),
        (b'<svg viewBox="0 0 1 300000"><rect/></svg>', "wrong-shape"),
        (b'<svg viewBox="0 0 0 0"/>', "wrong-size"),
        (b'<svg viewBox="1e9 0 5 7"/>', "wrong-size"),
        (b'<svg width="50%" height="7"/>', "wrong-size"),
        (b'<svg width="500px" height="700"/>', None),
        (b'<svg viewBox="0 0 5 7" width="9" height="900000000000"/>', None),
        (b'<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="-2.5 -3.5 5 7"/>', None),
        (b'<g viewBox="0 0 5 7"/>', "not-a-picture"),
        (b"<svg", "not-a-picture"),
        (b'<svg viewBox="0 0 5 7"><text>\xff</text></svg>', "not-a-picture"),
        (b'<svg viewBox="0 0 5 7"><rect style="fill:&#117;rl(http://x)"/></svg>', "active-drawing"),
    ],
)
def test_a_drawing_is_drawn_in_the_size_of_its_card_whatever_it_says(drawing: bytes, code: str | None) -> None:
    """One that says it is a thin line would else want more memory than there is, and take the server with it."""
    made = files()
    made["a.svg"] = drawing
    made["deck.toml"] = made["deck.toml"].replace(b"r3.png", b"a.svg")
    assert [fault.code for fault in check_deck(zipped(made))] == ([] if code is None else [code])


@pytest.mark.parametrize(
    "inside",
    [
        '<filter id="f"><feTurbulence numOctaves="2000000000"/></filter><rect filter="url(#f)"/>',
        '<s:filter id="f"/>',
        '<feMorphology radius="4000"/>',
        '<marker id="m"/><path marker-mid="url(#m)"/>',
        "<g/>" * 2_000,
        '<g opacity="0.9">' * 40 + "</g>" * 40,
    ],
)
def test_a_drawing_that_would_be_drawn_for_ever_is_refused(inside: str) -> None:
    with pytest.raises(BadPicture) as caught:
        look_at(
            "a.svg", svg(500, 700, inside).replace(b"<svg", b'<svg xmlns:s="http://www.w3.org/2000/svg"'), READING_SIZE
        )
    assert caught.value.code == "tangled-drawing"


def described(old: str, new: str) -> Callable[[Files], object]:
    def change(made: Files) -> None:
        text = made["deck.toml"].decode()
        assert old in text
        made["deck.toml"] = text.replace(old, new, 1).encode()

    return change


@pytest.mark.parametrize(
    ("change", "code", "card", "row"),
    [
        (described("format = 1\n", ""), "no-format", None, None),
        (described("format = 1", "format = 2"), "newer-format", None, "format = 2"),
        (described("format = 1", "format = 1\nmore = 3"), "unknown-key", None, "more = 3"),
        (described('id = "our-street"', 'id = "Our Street"'), "bad-header", None, 'id = "Our Street"'),
        (described('licence = "CC-BY-4.0"\n', ""), "bad-header", None, "[deck]"),
        (described('version = "1.0.0"', 'version = "one"'), "bad-header", None, 'version = "one"'),
        (described('authors = ["Mio"]', 'authors = "Mio"'), "bad-header", None, 'authors = "Mio"'),
        (described('language = "en"', 'language = "en"\ncolour = 1'), "bad-header", None, "colour = 1"),
        (described('title = "Number 2"', 'title = " "'), "bad-card", "card-2", 'title = " "'),
        (described('title = "Number 2"', 'titel = "Number 2"'), "bad-card", "card-2", None),
        (described('text = "A black shape, the 2th"\n', ""), "bad-card", "card-2", None),
        (described('id = "card-2"', "id = 2"), "bad-card", "number 3", "id = 2"),
        (described("bubble = [10, 5, 60, 20]", "bubble = [10, 5, 60]"), "bad-card", "card-0", None),
        (described("bubble = [10, 5, 60, 20]", "bubble = [50, 5, 60, 20]"), "bad-bubble", "card-0", None),
        (described("bubble = [10, 5, 60, 20]", "bubble = [5, 5, 9, 20]"), "bad-bubble", "card-0", None),
        (described("bubble = [10, 5, 60, 20]", "bubble = [5, 5, 60, 20]\nlines = [3]"), "bad-card", "card-0", None),
        (described('id = "card-2"', 'id = "card-1"'), "id-twice", "card-1", 'id = "card-1"'),
        (described("r2.png", "../../etc/passwd"), "no-picture", "card-2", 'reading = "../../etc/passwd"'),
        (described("g2.png", "g2.bmp"), "no-picture", "card-2", 'grab = "g2.bmp"'),
        (described("format = 1", "format = = 1"), "not-toml", None, "format = = 1"),
        (described('title = "Our street"', "a." * 40 + 'b = "x"'), "too-deep", None, None),
    ],
)
def test_each_broken_rule_is_named_with_card_and_line(
    change: Callable[[Files], object], code: str, card: str | None, row: str | None
) -> None:
    made = files()
    change(made)
    found = [(fault.code, fault.card, fault.line) for fault in check_deck(zipped(made))]
    rows = made["deck.toml"].decode().split("\n")
    wanted = [at for at, each in enumerate(rows, 1) if row is None or each == row]
    assert any(each[:2] == (code, card) and (row is None or each[2] in wanted) for each in found), found
    with pytest.raises(BadPack):
        import_deck(zipped(made))


def test_a_deck_has_ten_to_sixty_cards() -> None:
    assert [fault.code for fault in check_deck(zipped(files(9)))] == ["number-of-cards"]
    many = files(2)
    many["deck.toml"] = (HEADER + "".join(card(p, "", "r0.png", "g0.png") for p in range(MOST_CARDS + 1))).encode()
    assert [fault.code for fault in check_deck(zipped(many))] == ["number-of-cards"]


def encrypted() -> bytes:
    data = bytearray(zipped(files()))
    for mark, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        start = data.find(mark)
        while start >= 0:
            data[start + at] |= 1
            start = data.find(mark, start + 4)
    return bytes(data)


@pytest.mark.parametrize(
    ("source", "code"),
    [
        (b"", "bad-zip"),
        (b"PK\x03\x04 and nothing", "bad-zip"),
        (zipped(files())[:-40], "bad-zip"),
        (zipped({"a.txt": b"hello"}), "no-deck-toml"),
        (zipped({"deck.toml": b"", "more/deck.toml": b""}), "no-deck-toml"),
        (zipped({f"{at}.png": b"" for at in range(MOST_FILES + 1)}), "too-many-files"),
        (zipped({"deck.toml": b"x" * 300_000}), "too-large"),
        (zipped({"deck.toml": b"\xff\xfe"}), "not-utf-8"),
        (b"x" * (MOST_BYTES + 1), "too-large"),
        (encrypted(), "encrypted"),
    ],
)
def test_a_zip_that_is_none_or_too_much_is_refused(source: bytes, code: str) -> None:
    assert [fault.code for fault in check_deck(source)] == [code]


def test_a_zip_that_unfolds_is_never_read_whole() -> None:
    """42 kilobytes that claim to be small and hold very much more."""
    made = files()
    made["r0.png"] = b"\0" * 50_000_000
    found = check_deck(zipped(made))
    assert [(fault.code, fault.card) for fault in found] == [("too-large", "card-0")]


def test_what_systems_leave_in_a_zip_is_passed_over() -> None:
    made = files()
    made["__MACOSX/._deck.toml"] = made[".DS_Store"] = b"litter"
    assert check_deck(zipped(made)) == []


def test_a_changed_byte_in_the_zip_is_noticed() -> None:
    source = bytearray(zipped(files()))
    with zipfile.ZipFile(io.BytesIO(bytes(source))) as archive:
        info = archive.getinfo("r5.png")
    source[info.header_offset + 60] ^= 0xFF
    assert check_deck(bytes(source)) != []


def test_deck_check_tells_and_leaves_with_a_status(tmp_path: Path) -> None:
    sound, broken = tmp_path / "sound.zip", tmp_path / "broken.zip"
    sound.write_bytes(zipped(files()))
    made = files()
    del made["g7.png"]
    broken.write_bytes(zipped(made))
    told = CliRunner().invoke(app, ["deck", "check", str(sound)])
    assert told.exit_code == 0
    assert told.output.startswith("The deck our-street is sound: 10 cards")
    told = CliRunner().invoke(app, ["deck", "check", str(broken)])
    assert told.exit_code == 1
    assert "card card-7" in told.output
    assert "1 broken rule." in told.output
    assert CliRunner().invoke(app, ["deck", "check", str(tmp_path / "missing.zip")]).exit_code == 2


def test_a_picture_of_another_kind_or_size_is_refused_by_itself_too() -> None:
    for name, data, code in (("a.gif", b"", "wrong-type"), ("a.png", b"x" * 2_000_001, "too-large")):
        with pytest.raises(BadPicture) as caught:
            look_at(name, data, GRAB_SIZE)
        assert caught.value.code == code


def test_what_has_no_line_of_its_own_is_told_without_one() -> None:
    inline = b'format = 1\ncard = [{ id = "x" }]\n'
    found = [(fault.code, fault.card, fault.line) for fault in check_deck(zipped({"deck.toml": inline}))]
    assert ("bad-header", None, None) in found
    assert ("bad-card", "x", None) in found


def test_a_description_is_no_larger_than_it_may_be() -> None:
    deck, (fault,), _ = describe(b"#" * 200_001)
    assert (deck, fault.code) == (None, "too-large")


def test_a_zip_that_is_packed_in_an_unusual_way_is_refused() -> None:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_BZIP2) as archive:
        for name, data in files().items():
            archive.writestr(name, data)
    assert [fault.code for fault in check_deck(written.getvalue())] == ["bad-zip"]

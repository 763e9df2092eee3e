"""Files and pictures: compressed for those who take it, typed, and none outside the client's folder."""

import gzip
from pathlib import Path

import pytest

from hitparade.web.assets import packed, respond, type_of
from hitparade.web.client_files import ClientFiles

LONG = "body { color: red }\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<!doctype html><head><base href="/" /></head>')
    (tmp_path / "assets" / "style.css").write_text(LONG)
    (tmp_path / "assets" / "font.woff2").write_bytes(b"wOF2" * 1000)
    (tmp_path / "client.sum").write_text("1")
    return tmp_path


def test_text_is_compressed_once_and_the_same_every_time() -> None:
    asset = packed(LONG.encode(), "text/css")
    assert asset.gzipped
    assert gzip.decompress(asset.body).decode() == LONG
    assert packed(LONG.encode(), "text/css") == asset


@pytest.mark.parametrize(("body", "kind"), [(b"short", "text/css"), (b"wOF2" * 1000, "font/woff2")])
def test_what_gains_nothing_is_left_alone(body: bytes, kind: str) -> None:
    assert packed(body, kind).body == body


def test_who_takes_no_gzip_gets_it_plain() -> None:
    asset = packed(LONG.encode(), "text/css")
    assert respond(asset, "identity", "no-cache").content == LONG.encode()
    zipped = respond(asset, "br, gzip", "no-cache")
    assert zipped.content == asset.body
    assert zipped.headers["Content-Encoding"] == "gzip"
    assert zipped.headers["Vary"] == "Accept-Encoding"


def test_types_do_not_depend_on_the_machine() -> None:
    assert [type_of(name) for name in ("a.js", "a.css", "a.woff2", "a.unknown")] == [
        "text/javascript",
        "text/css",
        "font/woff2",
        "application/octet-stream",
    ]


def test_the_page_knows_where_it_lives(folder: Path) -> None:
    assert b'<base href="/games/" />' in ClientFiles("/games/", folder).page.body


def test_files_are_found_and_kept(folder: Path) -> None:
    files = ClientFiles("/", folder)
    style = files.find("assets/style.css")
    assert style is not None
    assert style.gzipped
    assert files.find("assets/style.css") is style
    font = files.find("assets/font.woff2")
    assert font is not None
    assert font.body == b"wOF2" * 1000


def test_a_file_of_a_client_that_was_built_anew_meanwhile_is_not_found(folder: Path) -> None:
    files = ClientFiles("/", folder)
    assert files.find("assets/style.css") is not None
    (folder / "assets" / "font.woff2").unlink()
    assert files.find("assets/font.woff2") is None


@pytest.mark.parametrize(
    "name", ["", "index.html", "client.sum", "assets", "../conftest.py", "assets/../index.html", "nothing"]
)
def test_nothing_else_is_found(folder: Path, name: str) -> None:
    assert ClientFiles("/", folder).find(name) is None


def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    files = ClientFiles("/", tmp_path / "nothing")
    page = respond(files.page, "", "no-cache")
    assert b"not built" in page.content
    assert files.find("assets/style.css") is None

"""Every picture is well-formed, self-contained, small, unique in its ids and the same on every platform."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter

import pytest
from tests.art.golden import GOLDEN, digest

from hitparade import art
from hitparade.art.catalogue import pictures

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {"svg", "defs", "pattern", "clipPath", "g", "path", "circle"}


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    return dict(pictures())


def test_addresses_are_unique_and_cover_every_head_and_mood(drawn: dict[str, str]) -> None:
    assert len(drawn) == sum(1 for _ in pictures())
    wanted = {f"avatar/{meta.id}/{mood}" for meta in art.heads() for mood in art.MOODS}
    assert wanted <= set(drawn)


def test_well_formed_and_nothing_but_shapes(drawn: dict[str, str]) -> None:
    for address, svg in drawn.items():
        root = ET.fromstring(svg)
        tags = {element.tag.removeprefix(SVG) for element in root.iter()}
        assert root.tag == f"{SVG}svg", address
        assert len(root.attrib["viewBox"].split()) == 4, address
        assert tags <= DRAWN, (address, tags - DRAWN)


def test_no_reference_leaves_the_picture(drawn: dict[str, str]) -> None:
    for address, svg in drawn.items():
        ids = re.findall(r' id="([^"]+)"', svg)
        used = re.findall(r"url\(#([^)]+)\)", svg)
        assert Counter(ids).most_common(1) == [] or max(Counter(ids).values()) == 1, address
        assert set(used) == set(ids), address
        assert "href" not in svg, address
        assert svg.count("http") == 1, address
        assert not re.search(r"tone:|[\"' ](hue|hue2|shine|shine2|skin|team)\"|nan|inf\b|@|e-\d", svg), address


def test_ids_differ_between_pictures_inlined_in_one_page(drawn: dict[str, str]) -> None:
    owners: dict[str, str] = {}
    for svg in set(drawn.values()):
        for id_ in re.findall(r' id="([^"]+)"', svg):
            assert owners.setdefault(id_, svg) is svg, id_


def test_every_picture_is_small(drawn: dict[str, str]) -> None:
    sizes = {address: len(gzip.compress(svg.encode(), mtime=0)) for address, svg in drawn.items()}
    address, largest = max(sizes.items(), key=lambda item: item[1])
    assert largest <= 8 * 1024, address


def test_bytes_are_those_of_the_golden_file(drawn: dict[str, str]) -> None:
    golden = json.loads(GOLDEN.read_text())
    now = {address: digest(svg) for address, svg in drawn.items()}
    changed = sorted(address for address in golden.keys() | now.keys() if golden.get(address) != now.get(address))
    assert not changed, f"{len(changed)} pictures changed: look at the sheets, then run tests/art/golden.py"


def test_bytes_do_not_depend_on_the_process() -> None:
    code = "from hitparade.art import bust, panel; print(bust('theo', 'laugh', 'cheer') + panel('astronaut'))"
    runs = {
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert runs == {f"{art.bust('theo', 'laugh', 'cheer')}{art.panel('astronaut')}\n".encode()}


def test_a_mood_changes_the_face_and_moods_differ_from_each_other() -> None:
    for meta in art.heads():
        faces = [art.avatar(meta.id, mood) for mood in art.MOODS]
        assert len(set(faces)) == len(faces), meta.id


def test_heads_differ_from_each_other() -> None:
    calm = [art.avatar(meta.id) for meta in art.heads()]
    assert len(set(calm)) == len(calm)


def test_teams_show_in_colour_and_in_shape() -> None:
    for head in ("mio", "ravi", "amina", "wall"):
        pawns = {team: art.pawn(head, "calm", team) for team in art.TEAMS}
        colourless = {re.sub(r'"#[0-9a-f]+"', '""', re.sub(r"a[0-9a-f]{8}-", "", svg)) for svg in pawns.values()}
        assert len(colourless) == len(pawns), head


def test_a_bare_pawn_still_wears_its_team() -> None:
    assert "#d92f19" in art.pawn("mio", "calm", "red", cap=False)
    assert art.pawn("mio", "calm", "red", cap=False) != art.pawn("mio", "calm", "red")


def test_a_bat_is_drawn_when_asked_for() -> None:
    assert len(art.bust("mio", "fierce", "bat", bat=True)) > len(art.bust("mio", "fierce", "bat"))

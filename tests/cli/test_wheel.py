"""The wheel as it is built: its metadata name every licence of what is in it, and the texts are there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
STATIC = "hitparade/web/static"
SAYS = {
    "MIT": "MIT License",
    "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1",
    "Apache-2.0": "Apache License\n                           Version 2.0",
    "BSD-2-Clause": "Redistributions in binary form must reproduce the above copyright notice",
    "ISC": "ISC License",
    "NAIST-2003": "Nara Institute of Science and Technology (NAIST),",
    "LicenseRef-WordNet-3.1": "WordNet Release 3.1",
}
"""What stands in the text of each licence that the wheel is under."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    """The wheel, with the client as it lies there."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    environment = {**os.environ, "HATCH_BUILD_NO_HOOKS": "true"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (file,) = folder.glob("*.whl")
    return ZipFile(file)


def info(wheel: ZipFile) -> str:
    """The folder of the metadata."""
    (name,) = {each.split("/")[0] for each in wheel.namelist() if ".dist-info/" in each}
    return name


def metadata(wheel: ZipFile) -> Message:
    return message_from_bytes(wheel.read(f"{info(wheel)}/METADATA"))


def text(wheel: ZipFile, name: str) -> str:
    return wheel.read(f"{info(wheel)}/licenses/{name}").decode()


def test_every_licence_and_notice_of_the_repository_is_in_the_metadata(wheel: ZipFile) -> None:
    named = re.compile(r"(licen[cs]es?|notices?|copying|ofl)(\.(txt|md))?", re.IGNORECASE)
    own = [each for each in (ROOT / "src").rglob("*") if named.fullmatch(each.name) and STATIC not in each.as_posix()]
    there = {"LICENSE", *(each.relative_to(ROOT).as_posix() for each in own)}
    assert {"src/hitparade/art/OFL.txt", "src/hitparade/games/hit_or_miss/matching/data/NOTICE"} < there
    assert set(metadata(wheel).get_all("License-File", [])) == there
    for name in there:
        assert text(wheel, name) == (ROOT / name).read_text("utf-8")


def test_the_expression_names_each_licence_whose_text_is_there_and_no_other(wheel: ZipFile) -> None:
    assert metadata(wheel)["License-Expression"] == " AND ".join(SAYS)
    texts = "\n".join(text(wheel, name) for name in metadata(wheel).get_all("License-File", []))
    assert [each for each, phrase in SAYS.items() if phrase not in texts] == []


def test_the_fonts_have_their_licence_beside_them(wheel: ZipFile) -> None:
    fonts = {Path(name).name.split("-")[0] for name in wheel.namelist() if name.endswith(".woff2")}
    assert fonts == {"archivo", "dela"}
    licences = wheel.read(f"{STATIC}/licences.txt").decode()
    assert licences.upper().count("SIL OPEN FONT LICENSE VERSION 1.1") >= 2
    assert {"Archivo", "Dela Gothic"} <= set(re.findall(r"Archivo|Dela Gothic", licences))

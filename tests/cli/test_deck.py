"""`hitparade deck sheet`: a picture of the whole deck in the folder one is in."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner

from hitparade.cli.app import app


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_sheet_is_written_into_the_current_folder(here: Path) -> None:
    result = CliRunner().invoke(app, ["deck", "sheet"])
    assert result.exit_code == 0, result.output
    assert result.output == "contact-sheet.png: 30 scenes.\n"
    with Image.open(here / "contact-sheet.png") as sheet:
        assert sheet.format == "PNG"
        assert sheet.width >= 6 * 236
        assert sheet.height >= 5 * 330


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(here: Path) -> None:
    (here / "contact-sheet.png").mkdir()
    result = CliRunner().invoke(app, ["deck", "sheet"])
    assert result.exit_code == 2
    assert "contact-sheet.png: Is a directory." in result.stderr

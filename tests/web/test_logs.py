"""Logs: one JSON entry a line, for our code and for libraries, and no secret in any."""

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from hitparade.web.logs import set_up_logs
from hitparade.web.settings import Settings


@pytest.fixture(autouse=True)
def _logs_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def entries(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_ours_and_theirs_come_in_one_shape(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(Settings(log_format="json"))
    structlog.get_logger("ours").info("opened", rooms=2)
    logging.getLogger("theirs").warning("careful: %s", "wet")
    ours, theirs = entries(capsys)
    assert (ours["event"], ours["rooms"], ours["level"]) == ("opened", 2, "info")
    assert (theirs["event"], theirs["level"]) == ("careful: wet", "warning")
    assert "timestamp" in ours
    assert "timestamp" in theirs


def test_the_level_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(Settings(log_format="json", log_level="error"))
    structlog.get_logger("ours").info("never")
    logging.getLogger("theirs").warning("never")
    assert entries(capsys) == []


def test_secrets_are_blotted_out(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(Settings(log_format="json"))
    structlog.get_logger("ours").info(
        "claimed", token="t0ps3cret", pin="123456", note="Bearer t0ps3cret and pin=123456"
    )
    logging.getLogger("theirs").warning('sent {"token": "t0ps3cret"}')
    said = capsys.readouterr().err
    assert "t0ps3cret" not in said
    assert "123456" not in said
    assert said.count("***") == 5


def test_a_stack_is_told_in_the_entry(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(Settings(log_format="json"))
    try:
        raise ValueError("oh")
    except ValueError as error:
        structlog.get_logger("ours").error("failed", exc_info=error)
    (entry,) = entries(capsys)
    assert "ValueError: oh" in str(entry["exception"])


def test_the_console_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(Settings(log_format="console"))
    structlog.get_logger("ours").info("opened")
    assert "opened" in capsys.readouterr().err

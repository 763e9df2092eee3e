"""Keys that go too deep are found before the parser meets them, whatever strings and comments hold."""

from __future__ import annotations

import pytest

from hitparade.kernel.toml_depth import MOST_DOTS, too_deep

DOTS = "." * 40


@pytest.mark.parametrize(
    "text",
    [
        "a" + ".a" * MOST_DOTS + " = 1",
        f'a = "{DOTS}"', f"a = '{DOTS}'", f'a = """\n{DOTS}\n"" " \\""" {DOTS}"""', f"a = '''{DOTS}''{DOTS}'''",
        f"# {DOTS}\na = 1", f"a = 1 # {DOTS}",
        "a = [" + "1.5, " * 40 + "]", "a.b = 1\n" * 40, "[a.b]\n" * 40, "a = { b.c = 1, d.e = 1 }\n" * 40,
        f'a = "{DOTS}', f"a = '''{DOTS}", f'a = """{DOTS}', f'a = "x\n{DOTS}',
    ],
)  # fmt: skip
def test_what_no_pack_is_refused_for(text: str) -> None:
    assert too_deep(text) is None


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a" + ".a" * (MOST_DOTS + 1) + " = 1", 1),
        ("\n\n[a" + " . a" * 30 + "]", 3),
        ('a = "x"\n"b"' + '." "' * 30 + " = 1", 2),
        ("a = { 'b'" + ".'b'" * 30 + " = 1 }", 1),
        ("# one\n" + DOTS, 2),
    ],
)
def test_what_goes_too_deep_is_told_with_its_line(text: str, line: int) -> None:
    assert too_deep(text) == line

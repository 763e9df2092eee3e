"""Seals: anybody can compute them with other tools, and nothing but the value and salt opens them."""

from __future__ import annotations

import hashlib
import json

from hypothesis import given
from hypothesis import strategies as st

from hitparade.kernel import Opened, seal
from hitparade.kernel.seals import canonical

SALT = "00112233445566778899aabbccddeeff"
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(st.characters(codec="utf-8")),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner, max_size=3)
    ),
    max_leaves=5,
)


def test_a_known_seal() -> None:
    # echo -n '00112233445566778899aabbccddeeff:"second"' | sha256sum
    assert seal("second", SALT) == "1ae621c8bbfbb5427041e519d1be559eca27342096262de8da4a90082c8ec95b"


@given(json_values)
def test_canonical_json_has_sorted_keys_and_no_spaces(value: object) -> None:
    assert json.loads(canonical(value)) == value
    assert canonical(value) == canonical(json.loads(json.dumps(value)))


def test_canonical_json_is_what_other_tools_write() -> None:
    value = {"b": [1, "é", None], "a": {"d": True, "c": -7}}
    assert canonical(value) == json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


@given(json_values)
def test_a_seal_is_the_digest_of_salt_and_value(value: object) -> None:
    assert seal(value, SALT) == hashlib.sha256(SALT.encode() + b":" + canonical(value)).hexdigest()


def test_an_opened_seal_is_true_for_its_value_and_salt_alone() -> None:
    opened = Opened(seal("second", SALT), SALT, "second")
    assert opened.is_true()
    assert not Opened(opened.seal, SALT, "third").is_true()
    assert not Opened(opened.seal, SALT[::-1], "second").is_true()

"""What would steer a terminal is shown instead of sent."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whygrid.text.visible import STEERING, visible


@pytest.mark.parametrize(
    "text",
    [
        "\x1b]52;c;aGk=\x07", "\x9b2J", "\r", "\x08", "\x7f", "\u202e", "\u2066", "\u200f", "\u200b",
        "\ufeff", "\x85", "\u2028", "\ud800", "\U000e0041", "\0",
    ],
)  # fmt: skip
def test_no_control_passes(text):
    shown = visible(f"a{text}b")
    assert shown.isprintable() and shown.startswith("a\\u") and shown.endswith("b")
    assert visible(f"a{text}b", colours=True) == shown


def test_every_character_that_steers_is_shown_also_alone():
    steering = re.compile(f"[{STEERING}]")
    for symbol in map(chr, (*range(0x10000), *range(0xE0000, 0xE1000))):
        assert (visible(symbol) == symbol) == (not steering.match(symbol)), hex(ord(symbol))


def test_plain_text_passes_as_it_is():
    text = "r4c5 is 7: ┏━┓ ▓ ≤ é 字 \u00a0\n\tnext line"
    assert visible(text) == text


def test_colours_pass_where_they_are_wanted_but_nothing_that_hides():
    text = "\x1b[1;38;5;25mx\x1b[0m"
    assert visible(text, colours=True) == text
    assert "\x1b" not in visible(text)
    for hiding in ("\x1b[8m", "\x1b[5m", "\x1b[1;8m", "\x1b[2J", "\x1b[m\x1b[1A"):
        assert "\x1b" not in visible(hiding, colours=True).replace("\x1b[m", "")


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_a_document_means_the_same(text):
    assert json.loads(visible(json.dumps(text, ensure_ascii=False))) == text


@given(st.text())
def test_nothing_but_lines_and_tabs_steers(text):
    shown = visible(text)
    assert not any(ord(symbol) < 32 or 127 <= ord(symbol) < 160 for symbol in shown if symbol not in "\n\t")
    assert visible(shown) == shown

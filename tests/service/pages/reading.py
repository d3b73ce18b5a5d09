"""What a test sees of a page: its elements by name, its texts, and what a browser makes of it."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.patience import PATIENCE

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
needs_browser = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")


class Element(NamedTuple):
    name: str
    attributes: dict[str, str]
    text: str


EMPTY = {"meta", "br", "input"}


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, dict[str, str], list[str]]] = []
        self.found: list[Element] = []

    def handle_starttag(self, tag, attrs):
        if tag in EMPTY:
            self.found.append(Element(tag, dict(attrs), ""))
        else:
            self.open.append((tag, dict(attrs), []))

    def handle_startendtag(self, tag, attrs):
        self.found.append(Element(tag, dict(attrs), ""))

    def handle_data(self, data):
        for _, _, texts in self.open:
            texts.append(data)

    def handle_endtag(self, tag):
        name, attributes, texts = self.open.pop()
        assert name == tag, f"<{name}> is closed by </{tag}>"
        self.found.append(Element(name, attributes, "".join(texts)))


def elements(page: str) -> list[Element]:
    """All elements of a page, which must be well nested."""
    reader = _Reader()
    reader.feed(page)
    assert [name for name, _, _ in reader.open] == []
    return reader.found


def named(page: str, name: str) -> Iterator[Element]:
    return (element for element in elements(page) if element.name == name)


def in_browser(page: str, tmp_path: Path, fragment: str = "") -> str:
    """The page after its script has run, in a browser that may load nothing else."""
    path = tmp_path / "page.html"
    path.write_text(page, encoding="utf-8")
    options = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path}/chromium"]
    done = subprocess.run(
        [CHROMIUM, *options, "--virtual-time-budget=2000", "--dump-dom", f"file://{path}{fragment}"],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    return done.stdout

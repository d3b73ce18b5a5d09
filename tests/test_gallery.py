"""The gallery of the documentation site: every technique has a page, and what it says to do can be done."""

import runpy
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from whygrid.registry import genre, genre_names

GALLERY = runpy.run_path(str(Path(__file__).parents[1] / "tools" / "site" / "gallery.py"))
SOME = [(name, one) for name in genre_names() for one in genre(name).all_techniques()[::5] if one.effort < 8]
"""Enough to notice; `make docs` makes all, and ends where one has no portrait or is not found in it."""


@pytest.mark.parametrize(("name", "technique"), SOME, ids=[f"{name}: {one.name}" for name, one in SOME])
def test_a_technique_has_a_picture_a_position_and_a_page(name, technique, tmp_path, monkeypatch):
    (_, picture), (_, position), (_, page) = GALLERY["portrait"](genre(name), technique, [], True)
    assert picture.startswith("<svg") and technique.idea in page
    assert technique.look in page and "play it here" in page
    monkeypatch.chdir(tmp_path)
    Path(f"{GALLERY['address'](technique)}.txt").write_text(position)
    for line in page.splitlines():
        if line.startswith("whygrid steps "):
            command = [str(Path(sys.executable).with_name("whygrid")), *shlex.split(line)[1:]]
            done = subprocess.run(command, capture_output=True, text=True)
            assert technique.name in done.stdout, done.stdout + done.stderr
            break
    else:
        assert "Strike these first" in page or technique in genre(name).if_unique()


def test_pages_have_addresses_of_their_own():
    for name in genre_names():
        techniques = genre(name).all_techniques()
        assert len({GALLERY["address"](one) for one in techniques}) == len(techniques)

"""Scenes as PNG."""

import struct
import sys

import pytest

from tests.scene.random_scenes import board
from whygrid.errors import UsageError
from whygrid.scene.marks import Text
from whygrid.scene.png import render_png


def test_a_picture_has_the_size_of_its_cells():
    pytest.importorskip("resvg_py")
    data = render_png(board(Text((0, 0), "7")), cell=20)
    assert data.startswith(b"\x89PNG\r\n")
    assert struct.unpack(">II", data[16:24]) == (92, 92)


def test_without_resvg_one_is_told_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(UsageError, match=r"whygrid\[image\]"):
        render_png(board())

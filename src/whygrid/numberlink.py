"""Numberlink beyond what all genres share: encodings with their figures, and the ancestor's boards."""

from __future__ import annotations

from whygrid.genres.numberlink.boards import BOARDS, colours, heat_map
from whygrid.genres.numberlink.encodings import ENCODINGS, Encoded, Run, dimacs, encode, run

__all__ = ["BOARDS", "ENCODINGS", "Encoded", "Run", "colours", "dimacs", "encode", "heat_map", "run"]

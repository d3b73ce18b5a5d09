"""The techniques for Futoshiki: those of rows and columns, and what signs add to them."""

from __future__ import annotations

from whygrid.digits import signs, techniques

TECHNIQUES = (
    techniques.HIDDEN_SINGLE,
    techniques.NAKED_SINGLE,
    signs.SIGN,
    signs.TWO_SIGNS,
    techniques.NAKED_PAIR,
    techniques.HIDDEN_PAIR,
    techniques.NAKED_TRIPLE,
    techniques.X_WING,
    techniques.XY_WING,
    signs.WHOLE_LINE,
)

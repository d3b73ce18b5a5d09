"""Techniques that take for granted that the puzzle has one solution.

Every deduction here names an exchange, facts for which others could be put, and the checker makes sure that
it is one. That there is one solution it does not show: these techniques are off unless asked for, and a proof
that uses them says so.
"""

from __future__ import annotations

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.techniques.bug import BUGS
from whygrid.genres.sudoku.techniques.extended_rectangles import EXTENDED_RECTANGLES
from whygrid.genres.sudoku.techniques.unique_loops import LOOPS
from whygrid.genres.sudoku.techniques.unique_rectangles import RECTANGLES
from whygrid.genres.sudoku.toolbox.boards import on_their_boards
from whygrid.genres.sudoku.toolbox.elsewhere import with_elsewhere

IF_UNIQUE: tuple[Technique, ...] = tuple(
    on_their_boards(with_elsewhere(technique))
    for technique in (*RECTANGLES, *BUGS, *LOOPS, *EXTENDED_RECTANGLES)
)

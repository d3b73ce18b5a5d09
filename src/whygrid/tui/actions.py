"""Actions: what a screen can do, and the keys for it. Key presses, help overlay and palette all use these.

A key that is a symbol of the board writes it and is no command there; the palette has every action.
"""

from __future__ import annotations

import re

from whygrid.records import NamedTuple
from whygrid.voice import say_if


class Action(NamedTuple):
    """`name` is the method action_<name> of the screen; keys are named as Textual names them."""

    name: str
    keys: tuple[str, ...]
    help: str
    arguments: tuple[int | str, ...] = ()

    @property
    def told(self) -> str:
        """What it does, in the language in force."""
        return told(self.help)


def told(words: str) -> str:
    """Words of the lists below in the language in force, where it has them.

    >>> told("move left")
    'move left'
    """
    plain = re.sub("[^a-z0-9]+", "-", words.lower()).strip("-")
    return say_if(f"tui/word-{plain}", words)


_SHOWN = {
    "question_mark": "?", "left_square_bracket": "[", "right_square_bracket": "]", "ctrl": "Ctrl",
    "plus": "+", "minus": "-", "escape": "Esc", "delete": "Del", "backspace": "Backspace", "space": "Space",
    "equals_sign": "=", "left": "←", "right": "→", "up": "↑", "down": "↓", "shift": "Shift", "enter": "Enter",
    "tab": "Tab", "pagedown": "PgDn", "pageup": "PgUp", "f1": "F1", "home": "Home", "end": "End",
}  # fmt: skip


def shown(keys: tuple[str, ...]) -> str:
    """Keys as people read them.

    >>> shown(("u", "ctrl+z", "left_square_bracket"))
    'u Ctrl+z ['
    """
    return " ".join("+".join(told(_SHOWN.get(part, part)) for part in key.split("+")) for key in keys)


PLAY = (
    Action("go", ("left", "h"), "move left", (0, -1)),
    Action("go", ("down", "j"), "move down", (1, 0)),
    Action("go", ("up", "k"), "move up", (-1, 0)),
    Action("go", ("right", "l"), "move right", (0, 1)),
    Action("extend", ("shift+left",), "select to the left; lines: no line there", (0, -1)),
    Action("extend", ("shift+down",), "select downwards; lines: no line there", (1, 0)),
    Action("extend", ("shift+up",), "select upwards; lines: no line there", (-1, 0)),
    Action("extend", ("shift+right",), "select to the right; lines: no line there", (0, 1)),
    Action("next_empty", ("ctrl+right", "n"), "next empty cell"),
    Action("select_same", ("ctrl+f",), "select all cells with this symbol"),
    Action("home", ("home",), "first cell of the row"),
    Action("end", ("end",), "last cell of the row"),
    Action("select_all", ("ctrl+a",), "select all cells"),
    Action("select_none", ("escape",), "select one cell only; let go of a line"),
    Action("mode", ("z",), "mode: digits", ("entry",)),
    Action("mode", ("x",), "mode: corner marks", ("corner",)),
    Action("mode", ("c",), "mode: centre marks", ("centre",)),
    Action("mode", ("v",), "mode: colours 1 to 9", ("colour",)),
    Action("next_mode", ("space", "tab"), "next mode"),
    Action("grab", ("enter",), "draw lines: grab here, move to draw, again to let go"),
    Action("erase", ("delete", "backspace", "0"), "clear: digit or line, else marks, else colour"),
    Action("erase", ("shift+delete",), "clear corner marks", ("corner",)),
    Action("erase", ("ctrl+delete",), "clear centre marks", ("centre",)),
    Action("undo", ("u", "ctrl+z", "left_square_bracket"), "undo"),
    Action("redo", ("r", "ctrl+y", "ctrl+shift+z", "right_square_bracket"), "redo"),
    Action("branch", ("ctrl+b",), "go to another branch"),
    Action("trial", ("b",), "begin a trial: a place to come back to"),
    Action("reject", ("B",), "back to where the last trial began"),
    Action("accept", ("A",), "keep what was tried"),
    Action("hint", ("H",), "hint: where, which technique, why, write it"),
    Action("why_not", ("w",), "why not? then the symbol, or an arrow where lines are drawn"),
    Action("check", ("t",), "how much is wrong; again: where"),
    Action("before", ("T",), "back to before the first mistake"),
    Action("fill", ("F",), "fill in all possible centre marks"),
    Action("clean", ("C",), "clean marks: take off what is excluded"),
    Action("clear_marks", ("ctrl+d",), "clear all marks"),
    Action("restart", ("ctrl+r",), "take everything off the board"),
    Action("conflicts", ("ctrl+o",), "mark what breaks a rule: on or off"),
    Action("auto_clean", ("ctrl+k",), "marks go by themselves after a placement: on or off"),
    Action("highlight", ("f",), "highlight a symbol: then the symbol, or f again for none"),
    Action("solve", ("S",), "solve from here"),
    Action("prove", ("p",), "the proof, step by step; or the lines of a hint"),
    Action("edit", ("e",), "edit the puzzle"),
    Action("new", ("N",), "make a new puzzle"),
    Action("open", ("o",), "open a file, link, example or puzzle"),
    Action("games", ("g",), "the library of games"),
    Action("rename", ("R",), "name this game"),
    Action("timer", ("P",), "start the timer; pause it, which hides the board"),
    Action("no_timer", ("ctrl+n",), "end the timer"),
    Action("copy", ("y",), "copy the position as text to the clipboard"),
    Action("view", ("m",), "large cells with marks, or small ones"),
    Action("scroll", ("pagedown",), "the text beside the board further down", (1,)),
    Action("scroll", ("pageup",), "the text beside the board further up", (-1,)),
    Action("wrapping", ("ctrl+e",), "moving on beyond the edge, to the other side: on or off"),
    Action("wasd", ("ctrl+w",), "w a s d move too, and beyond the edge: on or off"),
    Action("look", ("ctrl+t",), "dark, light, high contrast, or signs instead of colours"),
    Action("language", ("ctrl+l",), "another language"),
    Action("help", ("question_mark", "f1"), "all keys"),
    Action("quit", ("q", "ctrl+q"), "the end; everything is saved"),
)

PROVE = (
    Action("next_frame", ("right", "d", "l", "enter"), "next line"),
    Action("last_frame", ("left", "a", "h"), "line before"),
    Action("next_step", ("down", "s", "j"), "next step"),
    Action("last_step", ("up", "w", "k"), "step before"),
    Action("first", ("home",), "the start"),
    Action("last", ("end",), "the last step"),
    Action("jump", ("g", "J"), "jump to a step"),
    Action("autoplay", ("space",), "play by itself, or stop"),
    Action("faster", ("plus", "equals_sign"), "faster"),
    Action("slower", ("minus",), "slower"),
    Action("reasons", ("r",), "the graph of the reasons behind the step"),
    Action("statistics", ("t",), "figures"),
    Action("turn", ("v",), "as a story, or cell by cell", ("view",)),
    Action("turn", ("V",), "by what reads best, by named patterns, or in few words", ("strategy",)),
    Action("turn", ("n",), "chains in words, in Eureka notation, or both", ("notation",)),
    Action("scroll", ("pagedown",), "the text beside the board further down", (1,)),
    Action("scroll", ("pageup",), "the text beside the board further up", (-1,)),
    Action("view", ("m",), "large cells with marks, or small ones"),
    Action("look", ("ctrl+t",), "dark, light, high contrast, or signs instead of colours"),
    Action("language", ("ctrl+l",), "another language"),
    Action("help", ("question_mark", "f1"), "all keys"),
    Action("back", ("escape", "q", "p"), "back"),
)

MOUSE = (
    ("click", "go to the cell; with Ctrl or Shift select it as well"),
    ("drag", "select cells, or draw a line and cut what is in the way"),
    ("double click", "select all cells with this symbol"),
)
"""What the mouse does on the board."""

HELD = (
    ("Shift+digit", "corner mark, whatever the mode"),
    ("Ctrl+digit", "centre mark, whatever the mode"),
    ("Ctrl+Shift+digit", "colour, whatever the mode"),
)
"""Only where the terminal speaks kitty's keyboard protocol; elsewhere these keys are not told apart."""

EDIT = (
    Action("go", ("left", "h"), "move left", (0, -1)),
    Action("go", ("down", "j"), "move down", (1, 0)),
    Action("go", ("up", "k"), "move up", (-1, 0)),
    Action("go", ("right", "l"), "move right", (0, 1)),
    Action("cell", ("enter",), "type what stands in the cell"),
    Action("undo", ("u", "ctrl+z"), "undo"),
    Action("redo", ("r", "ctrl+y"), "redo"),
    Action("demand", ("c",), "constraints: add one, or take one out"),
    Action("size", ("s",), "start again with another size or genre"),
    Action("count", ("t",), "count solutions up to 1,000"),
    Action("play", ("p",), "play it"),
    Action("save", ("w",), "write it to a file"),
    Action("save_game", ("W",), "put it into the library as a game"),
    Action("wrapping", ("ctrl+e",), "moving on beyond the edge, to the other side: on or off"),
    Action("wasd", ("ctrl+w",), "w a s d move too; then also x erases, h helps, q solves: on or off"),
    Action("look", ("ctrl+t",), "dark, light, high contrast, or signs instead of colours"),
    Action("language", ("ctrl+l",), "another language"),
    Action("help", ("question_mark", "f1"), "all keys"),
    Action("back", ("escape",), "back without playing it"),
)

WASD = (
    Action("go", ("w",), "move up", (-1, 0)),
    Action("go", ("a",), "move left", (0, -1)),
    Action("go", ("s",), "move down", (1, 0)),
    Action("go", ("d",), "move right", (0, 1)),
)
"""Keys that some players are used to; they come before the others where they are wanted."""
WASD_EDIT = (
    *WASD,
    Action("erase", ("x",), "empty the cell"),
    Action("help", ("h",), "all keys"),
    Action("solve", ("q",), "leave the editor and solve"),
)

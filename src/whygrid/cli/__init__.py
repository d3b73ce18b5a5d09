"""The command line. Each command is a module of its own, imported when it is called.

Whoever asks for the overview gets it from here, before click is loaded: that alone takes three times as long
as to start Python.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from whygrid.cli.dispatch import group as group

COMMANDS = {
    "solve": "Find the solution, or show that there is none or several.",
    "explain": "Prove the solution step by step.",
    "hint": "Give the easiest next step, in three rungs.",
    "judge": "Say whether a claim is a deduction, a lucky guess or wrong.",
    "check": "Look for conflicts, count solutions, find needless givens.",
    "show": "Draw a puzzle.",
    "convert": "Write a puzzle in another form, or as a link.",
    "verify": "Check a proof, trusting nothing.",
    "graph": "Draw the reasons behind a step.",
    "grade": "Tell how hard a puzzle is, the same for all its twins.",
    "export": "Write a proof for other checkers: VeriPB, LRAT, DRAT, plain.",
    "k": "Measure how few known cells one must look at.",
    "forgetful": "Solve with a memory of k cells.",
    "generate": "Make new puzzles.",
    "bulk": "Solve, count, minimise or augment millions of Sudokus.",
    "steps": "List every deduction that can be made now.",
    "techniques": "List the techniques, or tell about one.",
    "play": "Play in the terminal, with hints, proofs and an editor.",
    "edit": "Enter a puzzle cell by cell in the terminal, or change one.",
    "serve": "Play, learn and set puzzles in the browser.",
    "site": "Write that page as a site that needs no server.",
    "shell": "Solve line by line: steps, proofs, hints, assumptions.",
    "help": "Tell about a command, or list them all.",
    "examples": "List the puzzles that come with Whygrid.",
}

TRY = """\
Try:
  whygrid explain                          a proof of a built-in puzzle
  whygrid solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  whygrid hint puzzle.txt
  whygrid explain escargot --format json --output proof.json && whygrid verify proof.json

Exit codes: 0 fine · 1 the answer is no (no solution, bad proof, conflicts) ·
2 bad input or usage · 3 more than one solution · 4 stopped before the end
"""

ABOUT = "Pen-and-paper logic puzzles, with a reason for every cell."
OPTIONS = {
    "-V, --version": "Show the version and exit.",
    "--lang LANGUAGE": "Speak this language: en, hu or cs; by default WHYGRID_LANG or the locale.",
    "--cells NOTATION": "How cells are called: rc (r4c5), row-letter (D5) or column-letter (E4).",
    "-h, --help": "Show this message and exit.",
}


def all_commands() -> dict[str, str]:
    """All commands with a line about each: ours, and after those for many puzzles what genres declare."""
    from whygrid.commands import genre_commands

    found: dict[str, str] = {}
    for name, line in COMMANDS.items():
        found[name] = line
        if name == "bulk":
            found.update((command.name, command.line) for command in genre_commands().values())
    return found


def overview() -> str:
    """All commands with one line each, and what to try first."""
    from whygrid.voice import ENGLISH, language

    if language() != ENGLISH:
        from whygrid.cli.speaking import told_overview

        return told_overview()
    parts = ["Usage: whygrid [OPTIONS] COMMAND [ARGS]...", f"  {ABOUT}"]
    for title, entries in (("Options", OPTIONS), ("Commands", all_commands())):
        width = max(map(len, entries))
        parts.append(
            "\n".join([f"{title}:", *(f"  {name:{width}}  {told}" for name, told in entries.items())])
        )
    parts.append("\n".join(f"  {line}".rstrip() for line in TRY.splitlines()))
    return "\n\n".join(parts)


def main() -> None:
    """Run the command line."""
    if sys.argv[1:] in (["--help"], ["-h"]):
        with suppress(OSError, UnicodeError):  # what is wrong with the output is said below
            print(overview(), flush=True)
            return
    from whygrid.cli.dispatch import run

    run()


def __getattr__(name: str) -> Any:
    if name == "group":
        from whygrid.cli.dispatch import group

        return group
    raise AttributeError(f"module 'whygrid.cli' has no attribute {name!r}")

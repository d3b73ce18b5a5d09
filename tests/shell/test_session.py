"""The shell as transcripts: lines that begin with > are typed, the others must come out in this order."""

import json
import random

import pytest

import whygrid
from tests.play.cases import every_genre, small_puzzle
from tests.play.conftest import _toy_genre  # noqa: F401
from whygrid.cli.shell import read_reading
from whygrid.errors import WhygridError
from whygrid.logic.check import check_proof
from whygrid.service.converting import read
from whygrid.shell.session import Session
from whygrid.store.library import Library

TRANSCRIPTS = {
    "an argument of one's own": """
        > judge r2c9=8 because r1c3, r3c4, r6c7, r8c8
        Yes: r2c9 is 8, and what you cite shows it.
        > judge r2c9 8 because 0 2, 2 3
        It is so, but this is no reason: r2c9 is 8, and what you cite does not show it.
        There is a board with all that you cite on which r2c9 is
        > judge r2c9!=8
        No: there is no solution in which r2c9 is not 8.
        > judge
        ERROR: a cell and a value are needed
        """,
    "steps, and a proof of what was made": """
        > step 2 --proof
        1. r2c4=6 (box 2).
        2. r2c9=8 (box 3).
        > step
        step 3: r3c9=9  [hidden single]
        > proof 3:3 --brief
        3. r3c9=9 (box 3).
        > proof
        1–3. r2c4=6 (box 2), r2c9=8, r3c9=9 (box 3).
        > proof 9:
        ERROR: there are no steps 9:
    """,
    "steps that stand by themselves": """
        > view=cells
        > step 2 --proof
        1. r2c9 is 8: it is the only place left for 8 in row 2.  [hidden single, k 4]
        2. r4c4 is 9: it is the only place left for 9 in row 4.  [hidden single, k 6]
        > step
        step 3: r6c3=2  [hidden single, k 4]
        > proof 3:3 --brief
        3. r6c3 is 2: it is the only place left for 2 in column 3.  [hidden single, k 4]
    """,
    "an empty line solves": """
        >
        =====   SUDOKU COMPLETE   =====
        1 ┃ 9' 4' 8 ┃ 7' 1' 5'┃ 6  2' 3 ┃
        solved: 81 of 81 cells
        > proof 1:1
        unique: every cell is forced
        > step
        nothing more to do
    """,
    "both ways to write a cell": """
        > set 0 0 9
        r1c1 = (0, 0) is set to 9 (assumed)
        > set r1c2 4
        r1c2 = (0, 1) is set to 4 (assumed)
        > set row=1 col=0 val=3
        r2c1 = (1, 0) is set to 3 (assumed)
        > set 1 2: 5
        r2c3 = (1, 2) is set to 5 (assumed)
        > choices 4,4 r5c6
        choices for r5c5 = (4, 4): 1 2 3 8 9
        choices for r5c6 = (4, 5): 1 2 3 8
        > set 9 9 9
        ERROR: r10c10 = (9, 9) is not on this board
        > set 0 0 1
        ERROR: r1c1 = (0, 0) is already filled with 9
        > unset r1c1
        r1c1 = (0, 0) cleared
        > set 0 0 8
        ERROR: 8 is not allowed at r1c1 = (0, 0): r1c1 is not 8, because r1c3 is 8 (row 1 holds each digit
    """,
    "a wrong assumption is proved wrong": """
        > set r1c1 7
        r1c1 = (0, 0) is set to 7 (assumed)
        That can't be right (wrong: r1c1=7). With what is assumed there is no solution:
        > undo
        undone: set r1c1 = 7
        > ban 0 0: 9
        That can't be right (wrong: r1c1≠9). With what is assumed there is no solution:
        > ban 14 25: 39
        banned from r2c5, r3c6: 3 9 (assumed)
    """,
    "how a cell came to its value": """
        > step
        > choices r1c3 r2c4 r1c1
        r1c3 = (0, 2) is 8 (printed in the puzzle)
        r2c4 = (1, 3) is 6 (step 1: hidden single)
        choices for r1c1 = (0, 0): 1 4 5 7 9
        > set r1c1 9
        > choices r1c1
        r1c1 = (0, 0) is 9 (set by you, assumed)
    """,
    "combinations beside the choices of a cell": """
        > load kakuro-first
        > set r4c5 5
        > choices r4c4
        choices for r4c4 = (3, 3): 1 2 3 4 6 7 8 9
          across 12 in 4: open, 1 of 2 left
            1 2 4 5
          (1 2 3 6)
    """,
    "choices of lines": """
        > load numberlink-first
        > set r1c1-r1c2 drawn
        > choices r1c1
        r1c1-r1c2 is drawn (set by you, assumed)
        choices for r1c1-r2c1: drawn closed
        > choices r1c2-r1c3
        choices for r1c2-r1c3:
    """,
    "all reasons, not only the chosen ones": """
        > view=cells
        > step 24
        > graph 24
        ├─ known: r1c4=7,
        > graph 24 --all
        ├─ known: r3c3=1, r3c7=4, r3c8=5, r2c4=6 or r7c6=6,
        └─ L1  r3c6 is not 3: the 3 of box 5
    """,
    "fewer known cells where other reasons count too": """
        > ignore-filled
        ignore-filled: OFF
        > ignore on
        ignore-filled was set to ON
        > step
        step 1:
    """,
    "assumptions stand in the proof": """
        > ban r1c2: 1 7 9
        banned from r1c2: 1 7 9 (assumed)
        > step 4
        > step --proof
        > proof
        part of a proof, assuming r1c2≠9, r1c2≠7, r1c2≠1
    """,
    "help in rungs": """
        > hint
        Look at box 2.
        > hint
        Hidden single: A digit that has one place left in a house goes there.
        > hint
        r2c4 is 6: it is the only place left for 6 in box 2.
        `hint` once more writes it down.
        > hint
        written down: r2c4 is 6
        > stats
        hints used:                  1
    """,
    "mistakes are counted, then shown, then left behind": """
        > check
        so far everything is right
        > step
        > set r1c2 1
        That can't be right (wrong: r1c2=1).
        > check
        one thing is wrong
        `check` again shows which.
        > check
        r1c2=1 is wrong
        > back
        back to move 1; what came after is on a branch, `redo` goes there
        > redo
        done again: set r1c2 = 1
    """,
    "settings by name": """
        > k-opt
        k-optimization: OFF
        > k-opt=on
        k-optimization was set to ON
        > greedy off
        greedy was set to OFF
        > ip-t=2.5
        time-limit was set to 2.5 s
        > time-limit 0
        time-limit was set to UNLIMITED
        > techniques=naked single, hidden-single
        techniques was set to naked single, hidden single
        > techniques=all
        techniques was set to all
        > reset maybe
        ERROR: 'maybe' is neither on nor off
        > colour=red
        ERROR: there is no setting 'colour'
    """,
    "playback by steps and lines": """
        > playback
        ERROR: no steps were made yet
        > solve
        > play
        [start: 56 steps]
        > ss
        [step 2 of 56, line 1 of 1]  r2c9 is 8, because:
        > w
        [step 1 of 56
        > ww
        FIRST STEP REACHED
        > j 24
        [step 24 of 56, line 1 of 1]  r3c6 is not 3, because:
        > j 99
        [step 56 of 56
        > d
        LAST STEP REACHED
        > j x
        'x' is no step
        > k
        'k' is no key of playback
        > q
        playback ended
    """,
    "playback of steps that stand by themselves": """
        > view=cells
        > solve
        > play
        > j 24
        [step 24 of 55, k 11, line 1 of 2]
        r3c6 is not 3
        > d
        [step 24 of 55, k 11, line 2 of 2]
        > q
        playback ended
    """,
    "looking": """
        > og
        1 ┃       8 ┃         ┃ 6     3 ┃
        > print raw
        008000603
        > print --array
        [[0, 0, 8, 0, 0, 0, 6, 0, 3],
        > print --sums
        1 ┃       8 ┃         ┃ 6     3 ┃ 17
        10 15 28  11 13 15  24 22 10
        > print form=papyrus
        ERROR: sudoku has no form 'papyrus'
        > u
        [UNIQUE]
        > w
        selected: r4c5 = (3, 4)
        > help step k-opt
        step [N] [--proof] [--graph [--all] [FILE]]
        k-optimization (setting)
        > graph
        ERROR: no steps were made yet
    """,
    "bad lines": """
        > bogus
        ERROR: there is no command 'bogus'
        > s5
        ERROR: there is no command 's5'
        > p
        ERROR: 'p' could be
        > quit now
        ERROR: 'now' is too much for quit
        > proof 1 2 3
        ERROR: '3' is too much for proof
        > new sudoku easy
        ERROR: there is no setting 'easy'
        > step many
        ERROR: 'many' is no number of steps
        > step --loud
        ERROR: --loud is no flag of step
        > ban r1c1 9
        ERROR: cells, a colon and values are needed
        > ban r1c3: 9
        ERROR: r1c3 is filled already
        > set
        ERROR: the value is missing
        > set 1 2 3 4 5
        ERROR:
        > set r1c1 x
        ERROR: r1c1 can't be 'x'
        > why
        ERROR: a cell and a value are needed
        > proof "half
        ERROR: this line can't be read: a quotation mark is not closed
        > undo
        ERROR: there is nothing to undo
        > redo
        ERROR: there is nothing to redo
        > export
        ERROR: the name of a file is missing
        > load
        ERROR: a name is missing
        > load nowhere
        ERROR: there is no example, file or puzzle 'nowhere'
        > new crossword
        ERROR: 'crossword' can't be generated
        > new sudoku flavour=1
        ERROR: there is no setting 'flavour'
        > trial sideways
        ERROR: a trial can't be 'sideways'
        > trial reject
        ERROR: there is no trial to end
    """,
    "set as a hint writes it": """
        > set r1c1=9
        r1c1 = (0, 0) is set to 9
        > set row=1 col=1 val=4
        r2c2 = (1, 1)
    """,
    "new puzzles and trials": """
        > new sudoku size=4 seed=3
        > trial
        1 trial is open
        > solve
        SUDOKU COMPLETE
        > trial reject
        0 trials are open
        > solve
        SUDOKU COMPLETE
        > load kakuro
    """,
}


def session(tmp_path, puzzle: str = "classic") -> Session:
    return Session(read_reading(puzzle, None), read_reading, Library(tmp_path / "library.db"))


def answers(session: Session, *lines: str) -> str:
    return "\n".join(text for line in lines for text in session.run(line))


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_transcript(name, tmp_path):
    shell = session(tmp_path)
    output: list[str] = []
    for line in (line.strip() for line in TRANSCRIPTS[name].strip().splitlines()):
        if line.startswith(">"):
            output = answers(shell, line[1:].strip()).splitlines()
        else:
            found = next((n for n, text in enumerate(output) if line in text), None)
            assert found is not None, f"{line!r} does not come out; there is:\n" + "\n".join(output)
            output = output[found + 1 :]


def test_proofs_under_assumptions_are_checked_and_named(tmp_path):
    shell = session(tmp_path)
    answers(shell, "ban r1c2: 1 7 9", "set r2c1 3", "step 12")
    proof = shell.proof()
    rules, puzzle = proof.rules, shell.game.puzzle
    assert [str(rules.fact(literal)) for literal in proof.assumed] == ["r2c1=3", "r1c2≠9", "r1c2≠7", "r1c2≠1"]
    assert check_proof(rules, (*puzzle.givens, *proof.assumed), proof.steps).ok
    assert not check_proof(rules, puzzle.givens, proof.steps).ok
    document = json.loads(answers(shell, "proof --json"))
    assert not whygrid.verify(document).ok
    verdict = whygrid.verify(document, assuming=True)
    assert (verdict.ok, verdict.assumed) == (True, 4)
    del document["assumed"]
    assert not whygrid.verify(document, assuming=True).ok


def test_what_rested_on_an_assumption_falls_back_to_being_assumed(tmp_path):
    shell = session(tmp_path)
    answers(shell, "set r1c2 4", "ban r1c1: 1 5 7", "step")
    assert [step.support for step in shell.proof().steps]
    answers(shell, "solve")
    assert len(shell.proof().assumed) == 4
    assert "now stands as assumed" in answers(shell, "unset r1c2") or len(shell.proof().assumed) <= 4
    proof = shell.proof()
    known = (*shell.game.puzzle.givens, *proof.assumed)
    assert check_proof(proof.rules, known, proof.steps).ok


def test_games_are_saved_loaded_and_kept_up_to_date(tmp_path):
    shell = session(tmp_path)
    assert answers(shell, "step 3", "save first").endswith("saved as 'first'; from now on every move is")
    answers(shell, "set r1c1 9")
    other = session(tmp_path)
    assert "the game 'first', 4 moves" in answers(other, "load first")
    assert other.game == shell.game
    answers(other, "undo")
    assert "the moves of both are kept" in answers(shell, "set r1c2 4")
    assert "first" in answers(shell, "games")
    assert "no name for a game" in answers(shell, "save 'a|b'")


def test_everything_can_be_made_a_puzzle_of_its_own(tmp_path):
    shell = session(tmp_path)
    answers(shell, "step 3", "save! printed", "load printed")
    assert len(shell.game.puzzle.givens) == 29 and not shell.game.moves


@pytest.mark.parametrize("ending", ["cudoku", "sdk", "game.json", "txt"])
def test_files_keep_what_they_can(tmp_path, ending):
    shell = session(tmp_path)
    path = tmp_path / f"game.{ending}"
    said = answers(shell, "step 3", f"save {path}")
    assert "written to" in said and ("no place for" in said) == (ending in ("txt", "sdk"))
    answers(shell, f"load {path}")
    assert len(shell.game.facts()) == (0 if ending == "txt" else 3)
    assert "there is no form .exe" in answers(shell, f"save {tmp_path}/x.exe")
    assert "can't be written" in answers(shell, f"save {tmp_path}/no/where.txt")
    (tmp_path / "deep.game.json").write_text("[" * 100_000)
    assert "this can't be read" in answers(shell, f"load {tmp_path}/deep.game.json")


def test_a_cudoku_file_says_how_each_cell_was_found(tmp_path):
    shell = session(tmp_path)
    answers(shell, "step", "set r1c1 9", f"save {tmp_path}/one.cudoku", f"load {tmp_path}/one.cudoku")
    answers(shell, f"save {tmp_path}/two.cudoku")
    lines = (tmp_path / "one.cudoku").read_text().split()
    assert {"3,1,6,o", "0,0,9,u", "2,0,8,p"} <= set(lines)
    assert (tmp_path / "two.cudoku").read_text().split() == lines


def test_files_of_boards_proofs_figures_and_graphs(tmp_path):
    shell = session(tmp_path)
    name = str(tmp_path)
    answers(
        shell,
        f"step 2 --graph {name}/g.txt",
        f"export {name}/all.txt --raw --IsValue",
        f"stats {name}/s.txt",
    )
    answers(shell, f"proof : {name}/p.txt", f"print --small {name}/b.txt", f"graph 1 --svg {name}/g.svg")
    texts = {path.name: path.read_text() for path in tmp_path.glob("*.[ts]*")}
    assert {"g(0).txt", "g(1).txt", "all.txt", "s.txt", "p.txt", "b.txt", "g.svg"} <= texts.keys()
    for word in ("STARTING BOARD:\n008000603", "FINAL BOARD:", "PROOF:", "known: ", "STATISTICS:"):
        assert word in texts["all.txt"]
    assert "\x1b" not in "".join(texts.values())
    assert "STATISTICS" not in (
        answers(shell, f"export {name}/n.txt -n") and (tmp_path / "n.txt").read_text()
    )


@every_genre
def test_every_genre_is_solved_step_by_step(genre, tmp_path):
    puzzle = small_puzzle(genre)
    shell = Session(read(puzzle.text, genre.name), lambda *_: pytest.fail())
    out = answers(
        shell, "step 2", "hint", "hint", "hint", "hint", "undo", "redo", "solve", "check", "proof", "stats"
    )
    assert "COMPLETE" in out and "so far everything is right" in out and "ERROR" not in out
    assert whygrid.verify(shell.proof()).shows == "unique"


def test_no_line_ends_in_a_traceback(tmp_path):
    rng = random.Random(5)
    shell = session(tmp_path, "1.....2..3.....4")
    words = [
        command.name
        for command in shell.console.commands
        if command.name not in ("quit", "new", "save", "save!")
    ]
    words += [
        "r1c1",
        "0 0",
        "(1, 2)",
        ":",
        "3",
        "9",
        "--graph",
        "--proof",
        "=",
        "k-opt",
        "on",
        "'",
        "\\",
        "é",
        "-1",
    ]
    words.remove("export")
    for _ in range(300):
        line = " ".join(rng.choice(words) for _ in range(rng.randrange(1, 5)))
        if any(line.startswith(word) for word in ("print", "proof", "stats", "graph")):
            line = line.split()[0]  # those would write files named by chance
        try:
            answers(shell, line)
        except WhygridError as error:
            pytest.fail(f"{line!r}: {error}")

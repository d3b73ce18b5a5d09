"""The shell in other languages: every command answered, nothing of English left; other notations."""

import re
from contextlib import chdir

import pytest

from tests.cli.test_languages import english_in
from whygrid.cli.shell import read_reading
from whygrid.shell.commands import COMMANDS
from whygrid.shell.session import Session
from whygrid.shell.variables import VARIABLES
from whygrid.store.library import Library
from whygrid.voice import in_language

LINES = """help
help set ban judge view save!
greedy
view=nonsense
nonsense
nonsense=1
s
step x
step 2
step 2 --proof
step 2 extra words
step 1 --graph
proof
proof --reference
proof --IsValue
stats
set r1c1 0
set r10c10 1
set r1c2 Q
set (1
set
ban
ban r1c1
ban r1c1: 9 8
unset r1c1
undo
undo
undo
redo
redo
trial
trial accept
trial nonsense
hint
hint
hint
hint
check
back
why
why r1c1 9
judge
choices r1c1
choices r1c3
playback
d
s
w
j x
j 2
x
q
unique
print --sums
print form=nonsense
original
up
graph nonsense
export
delete
delete nonsense
games
save egy
games
save
save a.nonsense
save a/b
load
load nonsense
load egy
load mini
new nonsense
new size
new seed=x
time-limit=x
time-limit=0
techniques=nonsense
k-optimization=maybe
save 'open
solve
step
unset r1c3
set r1c3 1
delete egy
quit"""
"""All commands, rightly and wrongly used."""


TYPED = re.compile(
    rf"\b({'|'.join(word for each in (*COMMANDS, *VARIABLES) for word in each.name.split())})\b"
)
"""Commands and settings, as help names them."""


def told(spoken, tmp_path, lines=LINES, name="classic", **given):
    """What a session answers to lines, each with its line."""
    with chdir(tmp_path), Library(tmp_path / "library.db") as library, in_language(spoken, **given):
        session = Session(read_reading(name, None), read_reading, library)
        return [(line, "\n".join(session.run(line))) for line in lines.splitlines()]


@pytest.mark.parametrize("spoken", ["hu", "cs"])
@pytest.mark.parametrize("name", ["classic", "numberlink-first", "kakuro-mini"])
def test_no_answer_of_the_shell_has_an_english_word(spoken, name, tmp_path):
    left = {}
    for line, answer in told(spoken, tmp_path, name=name):
        plain = answer.replace(str(tmp_path), "").replace(line, "")
        plain = re.sub(r"„[^“”]*[“”]|\b(k-optimization|[a-z]+-[a-z]+)\b|because", " ", plain)
        plain = TYPED.sub(" ", plain)
        if words := english_in(plain, spoken) - {"step"}:
            left[line] = words, answer
    assert not left


def test_yes_and_no_are_understood_in_the_language_in_force(tmp_path):
    with Library(tmp_path / "library.db") as library, in_language("hu"):
        session = Session(read_reading("mini", None), read_reading, library)
        session.watched, answers = True, iter(["nem", "igen"])
        session.ask = lambda question: next(answers)
        assert "elmentve" in "".join(session.run("save egy"))
        assert "megmarad" in "".join(session.run("delete egy"))
        assert "törölve" in "".join(session.run("delete egy"))


@pytest.mark.parametrize(("notation", "cell"), [("row-letter", "A3"), ("column-letter", "C1")])
def test_cells_are_read_and_told_in_the_notation_in_force(notation, cell, tmp_path):
    lines = f"choices {cell}\nset {cell} 4\nunset {cell}\nwhy {cell} 9\nban {cell}: 9"
    answers = told("en", tmp_path, lines, "wikipedia", cells=notation)
    assert all(cell in answer and "ERROR" not in answer for _, answer in answers), answers
    assert not any(re.search(r"\br\d+c\d+", answer) for _, answer in answers), answers

"""Games in the shell are not lost without a word, and can be removed."""

import os
import pty
import select
import subprocess
import time

import pytest

from tests.cli.command import PATIENCE, WHYGRID, environment
from whygrid.cli.shell import read_reading
from whygrid.shell.session import Session
from whygrid.store.library import Library


class Asked:
    """Answers questions in turn, and remembers them."""

    def __init__(self, *answers: str) -> None:
        self.answers, self.questions = list(answers), []

    def __call__(self, question: str) -> str | None:
        self.questions.append(question)
        return self.answers.pop(0) if self.answers else None


def watched(tmp_path, *answers: str) -> tuple[Session, Asked]:
    asked = Asked(*answers)
    library = Library(tmp_path / "library.db")
    return Session(read_reading("classic", None), read_reading, library, ask=asked, watched=True), asked


def said(session: Session, *lines: str) -> str:
    return "\n".join(text for line in lines for text in session.run(line))


@pytest.mark.parametrize("line", ["load mini", "new sudoku size=4 seed=1", "quit"])
def test_a_game_that_is_not_saved_is_asked_about(line, tmp_path):
    session, asked = watched(tmp_path, "", "drop")
    before = session.game.puzzle
    assert "Then it goes on" in said(session, "step 2", line)
    assert session.game.puzzle == before and session.unsaved == 2 and not session.done
    said(session, line)
    assert session.game.puzzle != before or session.done
    assert len(asked.questions) == 2 and "2 moves not saved" in asked.questions[0]


def test_a_name_as_the_answer_saves_the_game(tmp_path):
    session, _ = watched(tmp_path, "mine")
    assert "saved as 'mine'" in said(session, "step 3", "load mini")
    assert [(entry.name, entry.moves) for entry in session.library.games()] == [("mine", 3)]
    assert len(session.game.puzzle.text) == 16


@pytest.mark.parametrize("answer", ["n", "No"])
def test_no_is_no_name(answer, tmp_path):
    session, _ = watched(tmp_path, answer)
    assert "Then it goes on" in said(session, "step 3", "load mini")
    assert session.unsaved == 3 and not list(session.library.games())


def test_yes_saves_the_game_under_a_name_of_its_own(tmp_path):
    session, _ = watched(tmp_path, "yes")
    said(session, "step 3", "load mini")
    (entry,) = session.library.games()
    assert (entry.moves, entry.name != "yes") == (3, True)


def test_what_takes_long_says_how_far_it_is(tmp_path):
    session, _ = watched(tmp_path)
    news = []
    session.tell = news.append
    said(session, "new sudoku min-k=12 seed=1")
    assert news and all(line.startswith("best so far: ") for line in news)


@pytest.mark.parametrize("lines", [[], ["save there"], ["save there.game.json"]])
def test_nothing_is_asked_where_nothing_would_be_lost(lines, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    session, asked = watched(tmp_path)
    said(session, *(["step", *lines] if lines else []), "load mini", "load classic", "quit")
    assert session.done and not asked.questions


def test_what_can_not_be_loaded_leaves_the_game_alone_and_asks_nothing(tmp_path):
    session, asked = watched(tmp_path)
    assert "ERROR" in said(session, "step", "load nowhere", "new crossword")
    assert session.unsaved == 1 and not asked.questions


def test_without_anybody_there_it_is_said(tmp_path):
    session = Session(read_reading("classic", None), read_reading, Library(tmp_path / "library.db"))
    assert "note: the game before is dropped, with 1 move not saved" in said(session, "step", "load mini")


def test_a_game_is_deleted_after_a_question(tmp_path):
    session, asked = watched(tmp_path, "no", "yes")
    said(session, "step", "save one")
    assert "'one' is kept" in said(session, "delete one")
    assert "'one' is deleted, with its 1 move" in said(session, "delete one")
    assert session.library.games() == [] and session.unsaved == 1
    assert "there is no game 'one'" in said(session, "delete one")
    assert "a name is missing" in said(session, "delete")
    assert len(asked.questions) == 2


def test_load_and_set_ask_for_what_is_missing(tmp_path):
    session, asked = watched(tmp_path, "mini", "2")
    said(session, "load")
    assert "is set to 2" in said(session, "up", "up", "left", "set")
    assert asked.questions == [
        "Name of a game, a file or an example: ",
        "Value for r1c2 = (0, 1): ",
    ]


def test_the_end_of_input_on_a_terminal_keeps_the_game(tmp_path):
    master, slave = pty.openpty()
    path = tmp_path / "library.db"
    process = subprocess.Popen(
        [WHYGRID, "shell", "classic"], stdin=slave, stdout=slave, stderr=slave,
        env=environment(WHYGRID_LIBRARY=str(path)), start_new_session=True,
    )  # fmt: skip
    os.close(slave)
    seen = ""
    deadline = time.monotonic() + PATIENCE
    try:
        for typed, wanted in ((b"", "> "), (b"step\n", "r2c4=6"), (b"", "> "), (b"\x04", "saved as")):
            os.write(master, typed)
            seen = seen.partition(wanted)[2] if typed else seen
            while wanted not in seen:
                assert time.monotonic() < deadline, seen
                if select.select([master], [], [], 0.2)[0]:
                    seen += os.read(master, 65536).decode()
            seen = seen.partition(wanted)[2]
        process.wait(timeout=PATIENCE)
    finally:
        process.kill()
        os.close(master)
    with Library(path) as library:
        assert [entry.moves for entry in library.games()] == [1]

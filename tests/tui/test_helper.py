"""The process that works things out."""

import pickle
import subprocess
import sys
import threading
import time

import pytest

from tests.patience import PATIENCE
from whygrid.errors import Stopped, UsageError
from whygrid.play.game import start
from whygrid.puzzle import Puzzle
from whygrid.service.explaining import Options
from whygrid.tui.helper import CHILD, Helper, Question

CLASSIC = Puzzle.parse("..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...1..")
LONG = Question("count", "sudoku", (Puzzle.parse("." * 256), 10**9))


@pytest.fixture
def helper():
    made = Helper()
    yield made
    made.close()


def test_it_answers_one_question_after_the_other_in_the_same_process(helper):
    assert helper.ask(Question("count", "sudoku", (CLASSIC, 2))) == 1
    first = helper._child
    assert helper.ask(Question("hint", "sudoku", (start(CLASSIC),))).rungs
    assert len(helper.ask(Question("proof", "sudoku", (CLASSIC, Options())))) == 56
    assert helper._child is first


def test_an_error_comes_back_as_it_was(helper):
    with pytest.raises(UsageError, match="size can't be '7'"):
        helper.ask(Question("new", "sudoku", ("sudoku", {"size": "7"})))


def test_cancelling_ends_the_work_and_the_next_question_is_answered(helper):
    said = []

    def ask():
        try:
            helper.ask(LONG)
        except Stopped as stop:
            said.append(str(stop))

    asking = threading.Thread(target=ask)
    asking.start()
    while helper._child is None:
        time.sleep(0.01)
    helper.cancel()
    asking.join(PATIENCE)
    assert said == ["cancelled"]
    assert helper.ask(Question("count", "sudoku", (CLASSIC, 2))) == 1


def test_it_ends_by_itself_when_the_app_is_gone_though_it_works():
    command = [sys.executable, "-c", CHILD]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        pickle.dump(("en", LONG), child.stdin)
        child.stdin.close()
        assert child.wait(PATIENCE) == 0
    finally:
        child.kill()
        child.stdout.close()

"""`whygrid generate`, through the installed command: what is ordered, what is impossible, what stops it."""

import signal
import subprocess

import pytest

import whygrid
import whygrid.bulk as bulk
from tests.cli.command import PATIENCE, command, refused, run, run_json
from whygrid.kernels import NATIVE

needs_native = pytest.mark.skipif(not NATIVE, reason="needs the native module")

LONG_ORDERS = [
    ("sudoku", "--clues", "17"),
    ("sudoku", "--clues", "40"),
    ("sudoku", "--clues", "17", "--padded"),
    ("sudoku", "--clues", "18", "--symmetry", "diagonal"),
    ("sudoku", "--min-k", "40"),
    ("sudoku", "--min-k", "40", "--clues", "18"),
    ("sudoku", "--min-k", "30", "--clues", "60", "--padded"),
    ("sudoku", "--max-k", "4", "--clues", "20"),
    ("sudoku", "--min-k", "30", "--difficulty", "gentle"),
    ("sudoku", "--difficulty", "gentle", "--clues", "17"),
    ("sudoku", "--size", "16", "--clues", "40", "--padded"),
    ("numberlink", "--rows", "6", "--columns", "6", "--paths", "1"),
    ("kakuro", "--rows", "8", "--columns", "8", "--density", "0.6", "--difficulty", "beyond"),
]
"""Orders that nobody can fill in a few seconds, while there are puzzles that come near."""

UNTOLD_ORDERS = [
    ("sudoku", "--clues", "20", "--count", "1000000"),
    ("sudoku", "--clues", "20", "--unbiased"),
    ("sudoku", "--size", "16", "--count", "1000"),
    ("kakuro", "--rows", "200", "--columns", "200"),
    ("numberlink", "--rows", "60", "--columns", "60"),
    ("numberlink", "--rows", "40", "--columns", "40", "--difficulty", "beyond"),
]
"""Orders that take as long, with nothing near to tell of for quite a while."""


@needs_native
@pytest.mark.parametrize("order", LONG_ORDERS, ids=" ".join)
def test_an_order_that_takes_too_long_is_stopped_with_the_nearest_puzzle(order):
    code, out, err = run_until_told("generate", *order, "--seed", "1")
    assert code == 4
    assert "stopped by Ctrl-C; the last puzzle is the best so far: " in err.splitlines()[-1]
    assert whygrid.solve(whygrid.parse(out, order[0])).status == "unique"


def run_until_told(*args):
    """Run a command and press Ctrl-C when it has told of the best puzzle so far."""
    line = [*command({"values": {"whygrid.cli.generate:SECONDS_BETWEEN_NEWS": 0}}), *args]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        first = process.stderr.readline()
        assert first.startswith("best so far: "), first
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, first + err


@pytest.mark.parametrize("order", [*LONG_ORDERS, *UNTOLD_ORDERS], ids=" ".join)
def test_an_order_that_takes_too_long_ends_at_its_limit(order):
    code, document = run_json("generate", *order, "--seed", "1", "--time-limit", "0.2", "--json")
    assert code == 4
    assert document["note"].startswith("the time limit of 0.2 s was reached")
    for text in document["puzzles"][:5]:
        assert whygrid.solve(whygrid.parse(text, order[0])).status == "unique"


@needs_native
def test_with_a_file_the_nearest_puzzle_is_told(tmp_path):
    out = tmp_path / "rare.txt"
    code, printed, err = run_until_told("generate", "sudoku", "--clues", "17", "--out", str(out))
    assert (code, printed, out.read_text()) == (4, "", "")
    assert "the best that is not written: " in err


@needs_native
@pytest.mark.parametrize("clues", [19, 31])
def test_numbers_of_clues_that_chance_hardly_makes_are_found_and_all_are_needed(clues):
    code, document = run_json("generate", "sudoku", "--clues", str(clues), "--seed", "6", "--json")
    assert code == 0
    puzzle = document["puzzles"][0]
    assert sum(symbol.isdigit() for symbol in puzzle) == clues
    assert bulk.is_minimal([puzzle]).all()
    assert document == run_json("generate", "sudoku", "--clues", str(clues), "--seed", "6", "--json")[1]


@pytest.mark.parametrize(
    ("order", "words"),
    [
        (("--clues", "16"), "no puzzle with fewer has one solution"),
        (("--clues", "16", "--padded"), "no puzzle with fewer has one solution"),
        (("--clues", "41"), "no such puzzle with more than 40 is known"),
        (("--clues", "81"), "no such puzzle with more than 40 is known"),
        (("--clues", "41", "--min-k", "10"), "no such puzzle with more than 40 is known"),
        (("--clues", "82", "--padded"), "17 to 81"),
        (("--clues", "23", "--symmetry", "quarter"), "possible near it: 20, 21, 24, 25"),
        (("--clues", "19", "--unbiased"), "20 to 31"),
        (("--clues", "7", "--padded", "--size", "6"), "Ask for 8 to 36"),
        (("--clues", "37", "--padded", "--size", "6"), "Ask for 8 to 36"),
        (("--clues", "13", "--padded", "--size", "6", "--symmetry", "rotation"), "possible near it: 10, 12"),
        (("--min-k", "9", "--max-k", "8"), "the larger number last"),
        (("--min-k", "9", "--size", "6"), "Only 9x9"),
        (("--min-k", "9", "--unbiased"), "Leave one of them out"),
        (("--padded",), "how many clues"),
    ],
)
def test_what_can_not_be_is_refused_at_once(order, words):
    assert words in refused(run("generate", "sudoku", *order))


def test_paths_that_do_not_fit_are_refused_at_once():
    assert "do not fit on 36 cells" in refused(
        run("generate", "numberlink", "--rows", "6", "--columns", "6", "--paths", "20")
    )


@pytest.mark.parametrize("genre", ["sudoku", "kakuro", "binairo"])
def test_help_shows_examples_of_the_genre_alone(genre):
    shown = run("generate", genre, "--help").out
    orders = [line.split()[2] for line in shown.partition("Examples:")[2].splitlines() if line.strip()]
    assert len(orders) >= 2 and set(orders) == {genre}


def test_what_was_written_to_a_file_is_counted_in_puzzles(tmp_path):
    for count, said in ((1, "1 puzzle written to"), (2, "2 puzzles written to")):
        out = tmp_path / f"{count}.txt"
        order = ("generate", "sudoku", "--size", "4", "--seed", "1", "--count", str(count))
        assert said in run(*order, "--out", str(out)).err
        assert len(out.read_text().splitlines()) == count

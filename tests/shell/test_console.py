"""The console: what lines mean, whatever they are about."""

import subprocess
import sys

import pytest

from tests.patience import PATIENCE
from whygrid.errors import UsageError
from whygrid.shell.console import Command, Console, Variable, number, on_off, show_on_off, split

CONSOLE = Console(
    [
        Command("add", "add A B", "", print, ("plus",), ("negative", "loud"), ("first", "second")),
        Command("save", "save NAME", "", print),
        Command("save!", "save! NAME", "", print),
        Command("sort", "sort", "", print, ("address",)),
    ],
    [
        Variable("greedy", ("greed",), on_off, show_on_off, ""),
        Variable("time-limit", ("ip-t",), number, str, ""),
    ],
)


@pytest.mark.parametrize("line", ["greedy", "  gre ", "greedy =", "greed"])
def test_a_variable_alone_is_shown(line):
    meant = CONSOLE.understand(line)
    assert (meant.action, meant.variable.name) == ("get", "greedy")


@pytest.mark.parametrize("line", ["time-limit=2.5", "time = 2.5", "ip-t 2.5", "ip-t = 2.5"])
def test_a_variable_with_a_value_is_set(line):
    meant = CONSOLE.understand(line)
    assert (meant.action, meant.variable.name, meant.variable.read(meant.text)) == ("set", "time-limit", 2.5)


@pytest.mark.parametrize("line", ["add 2 3 --negative", "add negative 2, 3;", "plus -n 2 3", "ad --neg 2 3"])
def test_a_command_has_words_and_flags(line):
    meant = CONSOLE.understand(line)
    assert (meant.action, meant.command.name) == ("call", "add")
    assert meant.call.words == ("2", "3") and meant.call.flags == {"negative"}


def test_arguments_go_by_name_as_well():
    call = CONSOLE.understand("add f=2 sec='3 4'").call
    assert (call.word(0, "first"), call.word(1, "second"), call.word(2)) == ("2", "3 4", None)


@pytest.mark.parametrize(("word", "name"), [("ad", "add"), ("addr", "sort"), ("sav", "save"), ("pl", "add")])
def test_the_beginning_of_a_name_counts_before_that_of_another_name(word, name):
    assert CONSOLE.command(word).name == name


def test_no_words_mean_nothing():
    assert CONSOLE.understand("   ").action == "nothing"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("s", "'s' could be save, save!, sort"),
        ("mul 2", "there is no command 'mul'"),
        ("ADD 2", "there is no command 'ADD'"),
        ("add --odd", "--odd is no flag of add"),
        ("add third=3", "add has no argument 'third'"),
        ("add 'one", "a quotation mark is not closed"),
        ("colour=red", "there is no setting 'colour'"),
    ],
)
def test_what_is_not_understood_is_told(line, said):
    with pytest.raises(UsageError, match=said):
        CONSOLE.understand(line)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (r'"two\nlines" \n', ["two\nlines", r"\n"]),
        (r"""'it\'s' "a \"b\"" c\d""", ["it's", 'a "b"', r"c\d"]),
        ('name="two words"', ["name=two words"]),
        ("''", [""]),
    ],
)
def test_quotes_keep_blanks_and_escapes_count_only_in_them(text, words):
    assert split(text) == words


@pytest.mark.parametrize("text", ["", "ja", "nan", "inf"])
def test_values_that_are_none_are_refused(text):
    with pytest.raises(UsageError):
        on_off(text)
    with pytest.raises(UsageError):
        number(text)


def test_the_demonstration_runs():
    lines = "add 2 3\nloud on\nadd --neg 2 3\nmul\nquit\n"
    shown = subprocess.run(
        [sys.executable, "-m", "whygrid.shell.console"],
        input=lines,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "5.00\n" in shown and "-5.00!" in shown and "there is no command 'mul'" in shown


def test_the_demonstration_has_help():
    done = subprocess.run(
        [sys.executable, "-m", "whygrid.shell.console"],
        input="help\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert "add A B … [--negative]: their sum" in done.stdout
    assert "digits=VALUE: after the dot" in done.stdout

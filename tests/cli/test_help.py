"""`--help` and `--version`."""

import re

import pytest
from click.testing import CliRunner

from tests.cli.command import run
from whygrid import __version__, kernels
from whygrid.cli import all_commands, group

CONVERSATIONS = {"edit", "help", "shell", "play", "serve"}
"""Commands that talk with a person, line by line, on a whole screen or on a page."""


def test_the_help_lists_every_command_examples_and_exit_codes():
    code, out, err = run("--help")
    assert (code, err) == (0, "")
    for command, line in all_commands().items():
        assert re.search(rf"^  {command} +{re.escape(line)}", out, re.MULTILINE)
    assert "whygrid explain" in out
    for number in range(5):
        assert re.search(rf"\b{number} \w", out[out.index("Exit codes") :])


@pytest.mark.parametrize("command", all_commands())
def test_the_help_of_every_command_has_examples_and_json(command):
    code, out, err = run(command, "--help")
    assert (code, err) == (0, "")
    examples = out[out.index("Examples:") :]
    assert len(re.findall(rf"^ +whygrid {command}\b", examples, re.MULTILINE)) >= 1
    assert "--json" in out or command in CONVERSATIONS
    assert all(len(line) <= 110 for line in out.splitlines())


def test_h_is_short_for_help():
    assert run("-h") == run("--help")
    assert run("solve", "-h") == run("solve", "--help")


def test_the_version_is_printed():
    assert run("--version") == (0, f"whygrid, version {__version__}\n", "")


def test_the_version_says_when_the_native_module_is_missing(monkeypatch):
    monkeypatch.setattr(kernels, "NATIVE", False)
    shown = CliRunner().invoke(group, ["--version"])
    assert shown.exit_code == 0
    assert "was not built" in shown.output.splitlines()[1]


def test_without_a_command_the_help_is_shown():
    code, out, err = run()
    assert code == 2
    assert "explain" in out + err


def test_help_is_a_command_too():
    assert run("help").out == run("--help").out
    assert run("help", "solve").out == run("solve", "--help").out
    for name in ("shell", "interactive"):
        out = run("help", name).out
        assert "whygrid shell" in out and "SETTINGS, shown by their name" in out
    code, out, err = run("help", "slove")
    assert (code, out) == (2, "") and "Did you mean 'solve'?" in err
    assert run("help", "forgetful", "make").out == run("forgetful", "make", "--help").out
    assert run("help", "solve", "hint").out == run("solve", "--help").out + run("hint", "--help").out
    assert "no command 'mkae'" in run("help", "forgetful", "mkae").err

"""Bad input: exit code 2, what is wrong and where and what to do on standard error, nothing else, ever."""

import os
import subprocess

import pytest

from tests.cli.command import CLASSIC, MINI, WHYGRID, environment, refused, run

COMMANDS = ("solve", "explain", "hint", "check", "show")

# For each text what the message must say: what is wrong, and where or what to do about it.
BAD_TEXTS = {
    "empty": ("", "nothing to read", "81 cells"),
    "blank": (" \n\t", "nothing to read", "81 cells"),
    "one cell": ("1", "there is 1 cell", "16, 36, 64, 81"),
    "too short": (CLASSIC[:-1], "there are 80 cells", "81"),
    "too long": (CLASSIC + ".", "there are 82 cells", "81"),
    "5000 digits": ("1" * 5000, "there are 5000 cells", "81"),
    "a bad character": (CLASSIC[:40] + "$" + CLASSIC[41:], "'$'", "line 1, column 41"),
    "an escape code": ("\x1b[31m" + MINI, "'\\x1b'", "line 1, column 1"),
    "a digit of another script": ("٣" + MINI[1:], "'٣'", "line 1, column 1"),
    "a ragged row": ("1...\n..2\n.3..\n...4", "this row has 3 cells, the others have 4", "line 2"),
    "a missing row": ("1...\n..2.\n.3..", "there are 3 rows of 4 cells", "as many rows as columns"),
    "too large a digit": ("5" + MINI[1:], "5 is too large", "r1c1"),
    "boxes that do not fit": ("boxes 3x3\n" + MINI, "boxes 3x3 do not fit", "product is 4"),
    "boxes alone": ("boxes 2x2", "nothing to read", "81 cells"),
}


@pytest.mark.parametrize("name", BAD_TEXTS)
def test_bad_text_is_refused_with_what_and_where(name):
    text, *said = BAD_TEXTS[name]
    message = refused(run("solve", "-", input=text))
    assert message.startswith("whygrid: standard input")
    for part in said:
        assert part in message


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_refuses_bad_text_in_the_same_words(command):
    message = refused(run(command, CLASSIC[:-1], "--json"))
    assert message.startswith("whygrid: there are 80 cells; a Sudoku has 16, 36, 64, 81, 144, 256 or 625\n  ")


@pytest.mark.parametrize("command", ["solve", "explain"])
def test_conflicting_givens_are_named_with_the_rule_they_break(command):
    code, out, message = run(command, "11" + "." * 14)
    assert (code, out) == (1, "")
    assert "the givens r1c1=1 and r1c2=1 break a rule: row 1 holds each digit once" in message
    assert "whygrid check" in message


@pytest.mark.parametrize("command", [*COMMANDS, "verify"])
@pytest.mark.parametrize(
    ("source", "what"),
    [("missing.txt", "no such file"), ("./missing", "no such file"), (".", "this is a directory")],
)
def test_files_that_are_none_are_refused(command, source, what):
    message = refused(run(command, source))
    assert what.lower() in message.lower()
    assert source in message
    assert message.count("\n") == 2, "one line says what and where, one what to do"


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"\0" * 100, "this is binary data"),
        (bytes(range(256)), "this is binary data"),
        (b"\x89PNG\r\n\x1a\n", "byte 1 is not UTF-8"),
        (b"caf\xe9", "byte 4 is not UTF-8"),
        (b"." * ((1 << 20) + 1), "more than 1 MiB"),
    ],
    ids=["zeros", "all bytes", "picture", "latin-1", "huge"],
)
def test_files_and_input_that_are_no_text_are_refused(tmp_path, data, what):
    path = tmp_path / "puzzle.sdk"
    path.write_bytes(data)
    for message in (refused(run("solve", str(path))), refused(run("solve", "-", input=data))):
        assert what in message
        assert message.count("\n") == 2, "one line says what and where, one what to do"


@pytest.mark.skipif(not os.path.exists("/proc/self/mem"), reason="needs a file that fails when it is read")
def test_a_file_that_cannot_be_read_is_refused():
    assert "/proc/self/mem: this can't be read" in refused(run("solve", "/proc/self/mem"))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_one_may_not_read_is_refused(tmp_path):
    path = tmp_path / "secret.txt"
    path.write_text(MINI)
    path.chmod(0)
    assert "Permission denied" in refused(run("solve", str(path)))


def test_a_name_that_means_nothing_points_to_the_examples():
    message = refused(run("solve", "nosuch"))
    assert "'nosuch'" in message and "whygrid examples" in message


@pytest.mark.parametrize("command", ["solve", "explain", "show"])
def test_output_that_cannot_be_written_is_refused(command, tmp_path):
    for target in (tmp_path, tmp_path / "no" / "such" / "folder.txt"):
        message = refused(run(command, "mini", "--output", str(target)))
        assert f"whygrid: {target}: this can't be written" in message


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
@pytest.mark.parametrize("args", ["solve mini", "explain mini --json", "examples"])
def test_a_full_disk_is_told(args):
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [WHYGRID, *args.split()], stdout=full, stderr=subprocess.PIPE, env=environment()
        )
    assert done.returncode == 2
    assert done.stderr.decode() == "whygrid: the output can't be written: No space left on device\n"


def test_a_reader_that_has_seen_enough_is_no_error():
    process = subprocess.Popen(
        [WHYGRID, "explain"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    )
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait()
    assert process.returncode not in (1, 3), "these would be answers"


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_closed_streams_do_no_harm(closed):
    done = subprocess.run(
        ["sh", "-c", f"{WHYGRID} solve - {closed}"],
        input=MINI.encode(),
        capture_output=True,
        env=environment(),
    )
    assert b"Traceback" not in done.stderr


def test_a_terminal_without_box_drawing_is_no_reason_to_fail():
    code, out, _ = run("show", "mini", env=environment(PYTHONIOENCODING="latin-1"))
    assert code == 0
    assert out.isascii()


@pytest.mark.parametrize(
    "args",
    [
        ["slove"],
        ["solve", "--frobnicate"],
        ["explain", "mini", "mini"],
        ["solve", "mini", "--time-limit", "soon"],
        ["solve", "mini", "--time-limit", "-1"],
        ["hint", "mini", "--rung", "all"],
        ["verify"],
    ],
)
def test_wrong_usage_is_refused_with_a_pointer_to_the_help(args):
    assert "--help" in refused(run(*args))


def test_a_mistyped_command_is_guessed():
    assert "Did you mean 'solve'?" in refused(run("slove"))


CLASH = "11" + "." * 79
"""Two givens that break a rule."""


@pytest.mark.parametrize("command", ["solve", "explain", "check", "grade", "k", "hint", "steps", "forgetful"])
def test_givens_that_break_a_rule_end_with_code_1_as_the_help_says(command):
    options = {"forgetful": ("-k", "5")}.get(command, ())
    code, out, err = run(command, CLASH, *options)
    assert code == 1
    assert "r1c1=1 and r1c2=1" in out + err


@pytest.mark.parametrize("command", [("k",), ("forgetful", "-k", "5")])
@pytest.mark.parametrize("puzzle", ["empty", "two-solutions"])
def test_what_takes_one_solution_says_that_there_are_more(command, puzzle):
    assert "this puzzle has more than one solution" in refused(run(*command, puzzle))

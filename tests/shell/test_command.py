"""`whygrid shell` as a command: from a pipe, by --command, and on a terminal."""

import os
import pty
import select
import subprocess
import time

from tests.cli.command import WHYGRID, environment, run, run_json
from tests.patience import PATIENCE


def in_library(tmp_path) -> dict[str, str]:
    return environment(WHYGRID_LIBRARY=str(tmp_path / "library.db"))


def test_lines_from_a_pipe_and_the_end_of_input(tmp_path):
    code, out, err = run("shell", "classic", input="step\nstep\n", env=in_library(tmp_path))
    assert (code, err) == (0, "")
    assert out == "step 1: r2c4=6  [hidden single]\nstep 2: r2c9=8  [hidden single]\n"


def test_a_refused_line_shows_in_the_exit_code_and_the_rest_is_done(tmp_path):
    code, out, _ = run("shell", "classic", input="bogus\nstep\nquit\nstep", env=in_library(tmp_path))
    assert code == 2
    assert out.splitlines()[-1].startswith("step 1:") and "no command 'bogus'" in out


def test_lines_from_the_command_line(tmp_path):
    out = run("shell", "classic", "-c", "step", "-c", "undo", env=in_library(tmp_path)).out
    assert out.splitlines()[-1] == "undone: step: r2c4=6"


def test_answers_as_json(tmp_path):
    words = ("shell", "classic", "--json", "-c", "step", "-c", "bogus")
    code, document = run_json(*words, env=in_library(tmp_path))
    assert (code, document["genre"]) == (2, "sudoku")
    assert [(entry["line"], entry["refused"]) for entry in document["answers"]] == [
        ("step", False),
        ("bogus", True),
    ]


def test_a_terminal_gets_a_prompt_completion_history_and_a_clean_end(tmp_path):
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [WHYGRID, "shell", "classic"], stdin=slave, stdout=slave, stderr=slave, env=in_library(tmp_path),
        start_new_session=True,
    )  # fmt: skip
    os.close(slave)
    seen = ""

    def until(text: str) -> None:
        nonlocal seen
        deadline = time.monotonic() + PATIENCE
        while text not in seen:
            assert time.monotonic() < deadline, f"{text!r} did not come; there is:\n{seen}"
            if select.select([master], [], [], 0.2)[0]:
                seen += os.read(master, 65536).decode()

    try:
        until("> ")
        os.write(master, b"orig\t\n")
        until("original")
        seen = ""
        os.write(master, b"step\n")
        until("r2c4=6")
        seen = seen.partition("r2c4=6")[2]
        until("> ")  # before that, nobody would read the end of input as one
        os.write(master, b"\x04")
        process.wait(timeout=PATIENCE)
    finally:
        process.kill()
        os.close(master)
    assert process.returncode == 0
    assert "step" in (tmp_path / "shell-history").read_text()

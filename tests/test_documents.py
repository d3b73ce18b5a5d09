"""What the documents show is what happens. (Their Python examples run as doctests.)"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
MADE = ("gallery/", "reference.md", "play/")
"""What `make docs` makes; a link may lead there, and mkdocs sees that it leads somewhere."""
BLOCK = re.compile(r"```text\n\$ (?P<command>[^\n]+)\n(?P<output>.*?)```", re.DOTALL)
SESSIONS = [
    (path.name, block["command"], block["output"])
    for path in DOCUMENTS
    for block in BLOCK.finditer(path.read_text())
]


@pytest.mark.parametrize(("document", "command", "expected"), SESSIONS)
def test_session_prints_what_the_document_shows(document, command, expected):
    words = shlex.split(command)
    assert words[0] == "whygrid"
    whygrid = str(Path(sys.executable).with_name("whygrid"))
    shown = subprocess.run([whygrid, *words[1:]], capture_output=True, text=True).stdout.splitlines()
    wanted = [line for line in expected.splitlines() if line != "..."]
    position = 0
    for line in wanted:  # "..." stands for any number of lines
        assert line in shown[position:], f"{document}: {line!r}"
        position = shown.index(line, position) + 1


def test_the_readme_has_a_session():
    assert any(document == "README.md" for document, *_ in SESSIONS)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path):
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text()):
        made = target.removeprefix("../").startswith(MADE)
        assert made or (path.parent / target).exists(), target


def test_every_page_is_in_the_menu_of_the_site():
    menu = (ROOT / "mkdocs.yml").read_text()
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if page not in menu] == [], "name it under nav in mkdocs.yml"


def test_every_command_is_in_the_table_of_commands():
    from whygrid.cli import all_commands

    table = (ROOT / "docs" / "commands.md").read_text()
    assert [name for name in all_commands() if f"| `whygrid {name}" not in table] == []


def test_the_readme_is_short_and_names_no_command_that_is_not_there():
    from whygrid.cli import all_commands

    readme = (ROOT / "README.md").read_text()
    assert readme.count("\n") < 200
    assert set(re.findall(r"`whygrid ([a-z]+)", readme)) <= {*all_commands()}


ANCESTORS = (ROOT / "docs" / "from-the-ancestors.md").read_text()
ROWS = {
    cells[1].strip(): cells[3]
    for cells in (line.split("|", 3) for line in ANCESTORS.splitlines() if line.startswith("| "))
    if cells[2].strip() in ("✓", "≠", "–")
}
MEANT = {"PUZZLE": "classic", "FILE": "classic", "BOARD": "numberlink-first", "KAKURO": "kakuro-first"}
"""Words of the table that stand for something, and what they stand for in a test."""
ON_A_TERMINAL = ("play", "edit", "shell")


@pytest.mark.parametrize("letter, last", [("H", 72), ("C", 44), ("N", 46), ("K", 36)])
def test_every_point_of_the_ancestors_stands_in_the_table_once(letter, last):
    numbers = []
    for name in ROWS:
        for part in name.split(", "):
            first, _, end = part.partition("–")
            if first.startswith(letter):
                start = int(first[1:])
                numbers += range(start, int(end[1:] if end else start) + 1)
    assert sorted(numbers) == list(range(1, last + 1))


@pytest.mark.parametrize("name", [name for name, text in ROWS.items() if "`whygrid " in text])
def test_the_commands_of_the_ancestors_table_run(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    commands = [words for words in re.findall(r"`([^`]+)`", ROWS[name]) if words.startswith("whygrid ")]
    for words in map(shlex.split, commands):
        if any(word == "LINK" or word.startswith("http") for word in words):
            continue  # these need the network
        options = ["--help"] if words[1] in ON_A_TERMINAL else []
        arguments = [MEANT.get(word, word) for word in words[1:]]
        whygrid = str(Path(sys.executable).with_name("whygrid"))
        done = subprocess.run([whygrid, *arguments, *options], capture_output=True, text=True)
        assert done.returncode in (0, 1, 4), f"{words}: {done.stderr}"  # no, and stuck, are answers


@pytest.mark.parametrize("name", [name for name, text in ROWS.items() if "`> " in text])
def test_the_lines_of_the_ancestors_table_are_understood(name, tmp_path, monkeypatch):
    from whygrid.cli.shell import read_reading
    from whygrid.shell.session import Session
    from whygrid.store.library import Library

    monkeypatch.chdir(tmp_path)
    lines = re.findall(r"`> ([^`]+)`", ROWS[name])
    with Library(tmp_path / "library.db") as library:
        session = Session(read_reading("classic", None), read_reading, library)
        if any(line.startswith(("proof", "graph 24", "playback")) for line in lines):
            list(session.run("step 30"))
        for line in lines:
            told = "\n".join(session.run(line))
            assert session.failures == 0, f"{line}: {told}"

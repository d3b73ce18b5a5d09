"""What the documents show is what happens. (Their Python examples run as doctests.)"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
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
        assert (path.parent / target).exists(), target


def test_every_command_is_in_the_readme():
    from whygrid.cli import COMMANDS

    readme = (ROOT / "README.md").read_text()
    assert all(f"`whygrid {name}" in readme for name in COMMANDS)

"""The command line in other languages: help, errors and answers, with nothing of English left."""

import os
import re
from functools import cache

import click
import pytest

from tests.voice.test_texts import ALSO_WORDS, ENGLISH, english_words
from whygrid import examples
from whygrid.cli import all_commands as known_commands
from whygrid.cli import overview
from whygrid.cli.dispatch import group, run
from whygrid.cli.speaking import heed
from whygrid.genres.sudoku.position_sets import KINDS
from whygrid.genres.sudoku.scales import HODOKU_LEVELS
from whygrid.registry import genre, genre_names
from whygrid.voice import in_language, language, notation, speaker, unsettle

OTHERS = ("hu", "cs")
TYPED = {"cells", "line", "row", "column", "where", "by", "steps", "cell"}
"""Values and names of options among the words that no other language has."""


@cache
def typed():
    """Names as they are typed: of commands, techniques, forms, choices and the like, and those of others."""
    names = {
        *known_commands(),
        "ids",
        "minimise",
        "npm",
        "PyPI",
        *examples(),
        *KINDS,
        "eureka",
        *HODOKU_LEVELS,
    }
    for kind in map(genre, genre_names()):
        names |= {name for each in kind.all_techniques() for name in (each.name, *each.also)}
        names |= {form.name for form in kind.formats}
        names |= {setting.name for setting in kind.generator().settings}
        names |= {choice for setting in kind.generator().settings for choice in setting.choices}
    longest_first = sorted(map(re.escape, names), key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(longest_first)})(?!\w)", re.IGNORECASE)


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "WHYGRID_VOICES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("WHYGRID_CELLS", "")  # so that what a command leaves there goes at the end
    monkeypatch.setenv("WHYGRID_LANG", "en")
    unsettle()


def told(capsys, monkeypatch, *args):
    """Exit code and all that a command prints; the next one starts anew."""
    monkeypatch.setattr("sys.argv", ["whygrid", *args])
    before = os.environ["WHYGRID_LANG"]
    code = 0
    try:
        run()
    except SystemExit as end:
        code = end.code
    unsettle()
    monkeypatch.setenv("WHYGRID_LANG", before)
    monkeypatch.setenv("WHYGRID_CELLS", "")
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    return code, out + err


def english_in(text, language):
    """The English words in a text, apart from what is to be typed as it is."""
    lines = [line for line in text.splitlines() if not re.match(r" +(whygrid|printf|echo) ", line)]
    whole = re.sub(r"-\n +", "-", "\n".join(lines))  # click breaks lines after hyphens, too
    plain = re.sub(
        r"`[^`]*`|'[^']*'|\"[^\"]*\"|\[[^]]*\]|--?[\w-]+|\b[A-Z]{2,}\b", " ", typed().sub(" ", whole)
    )
    words = {word for word in ENGLISH.findall(plain) if word not in ALSO_WORDS[language] | TYPED}
    return words | english_words(language).intersection(
        re.findall(r"(?<![\w-])[a-z]+(?![\w-])", plain.lower())
    )


def commands(command, context):
    """A command and all within it, each with the words that call it."""
    yield context.command_path, command, context
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            yield from commands(inner, click.Context(inner, info_name=name, parent=context))


def all_commands():
    return commands(group, click.Context(group, info_name="whygrid"))


@pytest.mark.parametrize("spoken", OTHERS)
def test_the_help_of_every_command_has_no_english_word(spoken):
    with in_language(spoken):
        heed([])
        seen = {path: inner.get_help() for path, _, inner in all_commands()}
        seen["whygrid"] = overview()
    assert len(seen) > len(known_commands()) + 15
    left = {path: words for path, text in seen.items() if (words := english_in(text, spoken))}
    assert not left


@pytest.mark.parametrize("spoken", OTHERS)
def test_every_option_and_every_example_has_words_of_its_own_language(spoken):
    missing = []
    with in_language(spoken):
        translated = {path: command for path, command, _ in all_commands()}
    for path, command, _ in list(all_commands())[1:]:  # of the first one `overview` tells
        local = translated[path]
        if local.help == command.help:
            missing.append(path)
        for ours, theirs in zip(command.params, local.params, strict=True):
            known = getattr(ours, "help", None)
            if known and known == theirs.help:
                missing.append(f"{path} {ours.opts}: {known}")
        for line, other in zip(
            (command.epilog or "").split("\n"), (local.epilog or "").split("\n"), strict=False
        ):
            commented = re.fullmatch(r"  \S.*?\S\s{2,}([a-z].*[a-z]{3}.*)", line)
            if commented and line == other and not commented[1].startswith(("columns", "picture")):
                missing.append(f"{path}: {line}")
    assert not missing


def test_what_stands_behind_an_example_belongs_to_one_that_is_there():
    """Else a translation would stay behind when examples change."""
    numbers = {}
    for path, command, _ in all_commands():
        name = "-".join(path.split()[1:]) or "whygrid"
        if name.startswith("generate-"):
            continue  # The command of a genre shows a choice of the group's examples.
        lines = [line for line in (command.epilog or "").split("\n") if line.startswith("  ")]
        numbers[f"help-{name}"] = {n for n, line in enumerate(lines, 1) if re.search(r"\S\s{2,}\S", line)}
    numbers["help-whygrid"] = {1}
    for spoken in OTHERS:
        for name in speaker(spoken).texts("cli"):
            if found := re.fullmatch(r"(help-.*)\.example-(\d+)", name):
                assert int(found[2]) in numbers[found[1]], name


ERRORS = [
    ("solve", "missing.txt"),
    ("solve", "no such thing"),
    ("solve", "--nonsense"),
    ("solve", "1" * 81),
    ("nonsense",),
    ("explain", "--style", "nonsense", "classic"),
    ("explain", "classic", "--cell", "r10c10"),
    ("explain", "classic", "--steps", "x"),
    ("explain", "classic", "--techniques", "nonsense"),
    ("judge", "classic"),
    ("show", "classic", "--style", "nonsense"),
    ("convert", "classic", "--to", "nonsense"),
    ("verify", "classic"),
    ("generate", "nonsense"),
    ("generate", "sudoku", "--count", "x"),
    ("graph", "classic"),
    ("combinations", "10", "2", "--with", "Q"),
    ("forgetful", "run", "nonsense", "classic"),
    ("help", "nonsense"),
    ("k", "two-solutions"),
    ("grade", "two-solutions"),
    ("solve", "--genre", "nonsense", "classic"),
]


@pytest.mark.parametrize("spoken", OTHERS)
@pytest.mark.parametrize("args", ERRORS, ids=" ".join)
def test_an_error_has_no_english_word(capsys, monkeypatch, args, spoken):
    code, text = told(capsys, monkeypatch, *args, "--lang", spoken)
    assert code and text.strip()
    assert not english_in(text, spoken), text


ANSWERS = [
    ("solve", "classic"),
    ("solve", "two-solutions"),
    ("check", "classic"),
    ("check", "two-solutions"),
    ("grade", "classic"),
    ("convert", "--list"),
    ("steps", "mini"),
    ("techniques", "skyscraper"),
    ("hint", "classic", "--rung", "where"),
    ("--version",),
    ("techniques",),
    ("techniques", "nice loop"),
    ("examples",),
    ("check", "kakuro-mini"),
    ("check", "futoshiki-first"),
    ("check", "binairo-impossible"),
    ("k", "kakuro-mini", "--steps"),
    ("judge", "wikipedia", "r5c5=4"),
    ("judge", "wikipedia", "r5c5=5", "--because", "r5c1,r5c4"),
    ("judge", "kakuro-first", "r2c3=7", "--k", "--technique"),
    ("judge", "futoshiki-first", "r4c3!=5", "--k", "--technique"),
    ("grade", "kakuro-first", "--k"),
    ("graph", "classic", "--step", "24"),
    ("graph", "futoshiki-first", "--step", "3"),
    ("graph", "kakuro-mini", "--everything"),
    ("steps", "killer"),
    ("steps", "numberlink-first"),
    ("forgetful", "mini", "-k", "4", "--list"),
    ("forgetful", "run", "houses", "mini"),
    ("forgetful", "make", "--kinds"),
    ("explain", "binairo-likes", "--view", "cells", "--style", "full"),
    ("explain", "kakuro-mini", "--boards", "--stats"),
    ("explain", "killer", "--k"),
    ("hint", "--k", "kakuro-mini", "--rung", "deduction"),
    *(("hint", next(iter(genre(name).examples())), "--rung", "deduction") for name in genre_names()),
    ("combinations", "16", "2"),
    ("numberlink", "numberlink-first", "--verbose"),
]
"""Commands with answers in words, for puzzles of all genres."""


@pytest.mark.parametrize("spoken", OTHERS)
@pytest.mark.parametrize("args", ANSWERS, ids=" ".join)
def test_an_answer_is_told_in_the_language_that_is_asked_for(capsys, monkeypatch, args, spoken):
    code, text = told(capsys, monkeypatch, "--lang", spoken, *args)
    english = told(capsys, monkeypatch, *args)
    assert code == english[0]
    assert text != english[1] or not re.search("[a-z]{3}", text)
    assert not english_in(text, spoken), text


def test_the_language_may_stand_anywhere_and_have_a_country(capsys, monkeypatch):
    first = told(capsys, monkeypatch, "--lang", "hu", "check", "classic")
    assert first == told(capsys, monkeypatch, "check", "--lang=hu_HU.UTF-8", "classic")
    monkeypatch.setenv("WHYGRID_LANG", "hu")
    assert first == told(capsys, monkeypatch, "check", "classic")


LOCAL = [
    ("hu", ("explain", "mini", "--only", "rejtett egyes,nyílt egyes"), "rejtett egyes ×"),
    ("cs", ("explain", "mini", "--techniques", "+mrakodrap"), "řádek 1"),
    ("hu", ("steps", "mini", "--technique", "Rejtett-Egyes"), "rejtett egyes"),
    ("cs", ("techniques", "mrakodrap"), "skyscraper"),
    ("hu", ("generate", "sudoku", "--size", "4", "--difficulty", "nagyon könnyű"), "."),
    ("cs", ("generate", "sudoku", "--size", "6", "--variant", "král", "--seed", "1"), "anti-king"),
    ("hu", ("generate", "kakuro", "--rows", "4", "--columns", "4", "--symmetry", "tükrözés"), "."),
    ("cs", ("forgetful", "run", "houses", "mini", "--techniques", "skrytý jedináček"), "seznam"),
]
"""What is asked for by a local name, and something of the answer."""


@pytest.mark.parametrize(("spoken", "args", "answer"), LOCAL)
def test_local_names_are_understood_wherever_a_name_is_taken(capsys, monkeypatch, spoken, args, answer):
    code, text = told(capsys, monkeypatch, "--lang", spoken, *args)
    assert code in (0, 1) and answer in text


def test_a_name_that_is_almost_a_local_one_is_refused_with_the_local_one(capsys, monkeypatch):
    code, text = told(capsys, monkeypatch, "--lang", "hu", "explain", "mini", "--only", "rejtet egyes")
    assert code == 2 and "rejtett egyes" in text


@pytest.mark.parametrize(
    ("spoken", "args", "local"),
    [
        ("hu", ("explain", "mini", "--only", "qqqq"), "rejtett egyes, hőmérő"),
        ("cs", ("generate", "sudoku", "--difficulty", "xyzzy"), "velmi lehká, lehká, střední"),
        ("hu", ("generate", "sudoku", "--variant", "átlós+xyzzy"), "átlós, windoku, azonos helyek"),
        ("cs", ("shell", "mini", "--command", "new difficulty=xyzzy"), "velmi lehká, lehká, střední"),
    ],
)
def test_an_unknown_name_is_refused_with_the_local_ones(capsys, monkeypatch, spoken, args, local):
    code, text = told(capsys, monkeypatch, "--lang", spoken, *args)
    assert code == 2 and local in text and not english_in(text, spoken), text


def test_the_shell_takes_local_names_of_choices(capsys, monkeypatch):
    lines = ("--command", "new size=4 difficulty=nagyon-könnyű seed=1", "--command", "print form=line")
    code, text = told(capsys, monkeypatch, "--lang", "hu", "shell", "mini", *lines)
    assert code == 0, text


def test_after_two_dashes_nothing_is_an_option():
    assert heed(["show", "--", "--lang", "hu"]) == ["show", "--", "--lang", "hu"]
    assert language() == "en"


def test_a_language_without_texts_is_refused_with_those_that_there_are(capsys, monkeypatch):
    code, text = told(capsys, monkeypatch, "solve", "--lang", "tlh")
    assert code == 2 and "'tlh'" in text and "en, cs, hu" in text


def test_the_locale_chooses_the_language_where_nothing_else_does(monkeypatch):
    monkeypatch.delenv("WHYGRID_LANG")
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert language() == "cs"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert language() == "cs"  # it is looked up once
    unsettle()
    assert language() == "en"


def test_cells_are_told_and_read_in_another_notation(capsys, monkeypatch):
    code, text = told(capsys, monkeypatch, "judge", "wikipedia", "E5=5", "--cells", "row-letter")
    assert code == 0 and "E5" in text and "r5c5" not in text
    assert told(capsys, monkeypatch, "explain", "classic", "--cells", "column-letter", "--cell", "F3")[0] == 0
    assert told(capsys, monkeypatch, "explain", "classic", "--cells", "chess")[0] == 2
    assert notation() == "rc"

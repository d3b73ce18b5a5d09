"""The texts of all languages: nothing is missing, nothing is left over, nothing is half translated."""

import re
from fnmatch import fnmatch
from functools import cache

import pytest

from tests.voice.used import SOURCE, UNREADABLE, uses
from whygrid.voice import fluent, speaker
from whygrid.voice.texts import homes, languages_at_hand, source

USES = list(uses())
HOMES = sorted(homes())
OTHERS = [language for language in languages_at_hand() if language != "en"]
NAMED_ELSEWHERE = (
    *("technique-", "value-", "help-", "level-", "setting-", "word-", "example-", "format-", "drafting-"),
    *("scale-", "usage-", "choice-"),
)
"""Sentences that no call of `message` names: they are looked up by the names of what they speak of."""


SPREAD = {"genres/sudoku/constraints/constraint.py", "genres/sudoku/constraints/leftover.py"}
"""Files where arguments come from a dictionary, so that they can't be read off."""


def _variables(language: str, home: str, name: str) -> set[str]:
    """What a sentence speaks of in all its forms, with the sentences that are part of it."""
    texts = speaker(language).texts(home)
    found: set[str] = set()
    for key, text in texts.items():
        if key == name or key.startswith(f"{name}."):
            pattern = fluent.parse(text)
            found |= fluent.variables(pattern)
            for part in fluent.references(pattern):
                found |= _variables(language, home, part)
    return found


def test_there_are_messages_to_look_at():
    assert len(USES) > 100
    assert {"engine", "service", "play", "voice"} <= set(HOMES)


@pytest.mark.parametrize("home", HOMES)
def test_every_message_has_an_english_sentence_that_speaks_of_just_what_it_is_given(home):
    texts = speaker("en").texts(home)
    wrong = []
    for use in USES:
        if not use.id.startswith(f"{home}/"):
            continue
        name = use.id.removeprefix(f"{home}/")
        found = [key for key in texts if "." not in key and fnmatch(key, name)]
        if not found:
            wrong.append(f"{use.where}: there is no sentence {use.id}")
        needs = [_variables("en", home, key) for key in found]
        if UNREADABLE in use.args:
            continue  # from a dictionary: `tests.voice.spoken` says such ones
        if "*" in name or not use.certain:
            right = any(needed <= use.args for needed in needs)  # of glued names some are meant for others
        else:
            right = needs == [use.args]
        if found and not right:
            wrong.append(f"{use.where}: {use.id} is given {sorted(use.args)}, not {needs}")
    assert not wrong


def test_every_message_has_a_home():
    assert [use for use in USES if use.id.partition("/")[0] not in (*HOMES, UNREADABLE)] == []


def test_every_message_can_be_read_off_the_source():
    """Else nobody would notice that a sentence is missing, or is given something else than it speaks of."""
    assert [use for use in USES if UNREADABLE in use.id or use.id.startswith("*")] == []
    spread = {use.where.partition(":")[0] for use in USES if UNREADABLE in use.args}
    assert spread <= SPREAD


def _is_in(page: str, name: str) -> bool:
    """Whether the scripts or the page name a sentence, or the first or last part of it."""
    first, last = name.partition("-")[0], name.rpartition("-")[2]
    wanted = (f'"{name}"', f"`{first}-${{", f"`${{layer}}-{last}`", "`${name}-", f"view}}-{last}`")
    return any(text in page for text in wanted)


@pytest.mark.parametrize("home", HOMES)
def test_no_english_sentence_is_left_over(home):
    used = [use.id.removeprefix(f"{home}/") for use in USES if use.id.startswith(f"{home}/")]
    texts = speaker("en").texts(home)
    referred = {name for text in texts.values() for name in fluent.references(fluent.parse(text))}
    source = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    page = "\n".join(
        path.read_text("utf-8") for path in (SOURCE / "web" / "page").iterdir() if path.is_file()
    )
    left = [
        name
        for name in texts
        if "." not in name
        and not name.startswith(NAMED_ELSEWHERE)
        and not any(fnmatch(name, pattern) for pattern in used)
        and name not in referred
        and f"{home}/{name}" not in source
        and not (home == "web" and _is_in(page, name))
        and home != "voice"
    ]
    assert not left


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("home", HOMES)
def test_every_sentence_is_there_in_every_language_and_speaks_of_nothing_else(home, language):
    english, other = speaker("en").texts(home), speaker(language).texts(home)
    missing = [name for name in english if "." not in name and name not in other]
    assert not missing
    odd = [
        name
        for name in other
        if "." not in name
        and name in english
        and not _variables(language, home, name) <= _variables("en", home, name)
    ]
    assert not odd
    unknown = [
        name
        for name in other
        if not name.startswith((*NAMED_ELSEWHERE, "-")) and "." not in name and name not in english
    ]
    assert not unknown


@pytest.mark.parametrize("language", languages_at_hand())
@pytest.mark.parametrize("home", HOMES)
def test_texts_are_tidy(home, language):
    for name, text in speaker(language).texts(home).items():
        parts = fluent.parse(text)
        for part in parts:
            plain = part if isinstance(part, str) else ""
            assert "  " not in plain and "a(z)" not in plain, f"{name}: {plain!r}"


ENGLISH = re.compile(
    r"\b(the|and|or|is|are|was|were|of|to|in|on|it|its|that|this|these|there|with|from|for|not|no|one|has|have|"
    r"cell|cells|row|column|box|digit|puzzle|solution|step|steps|because|only|which|what|when|where|by|be|can't|"
    r"file|line|must|should|give|gives|write|read|every|each|than|more|some|any|into|at|as|an)\b"
)
"""Words that no Hungarian or Czech sentence has, but for those below."""
ALSO_WORDS = {
    "cs": {"to", "on", "a", "no", "be", "by", "at"},
    "hu": {"is", "be", "an", "at", "no", "by", "to"},
}


@cache
def english_words(language: str) -> frozenset[str]:
    """The words of the English texts that those of a language do without, also where names are typed."""

    def words(spoken: str) -> set[str]:
        texts = (text for home in HOMES for text in speaker(spoken).texts(home).values())
        plain = (re.sub(r"\{[^{}]*\}|`[^`]*`", " ", text) if spoken == "en" else text for text in texts)
        return {word for text in plain for word in re.findall(r"(?<![\w-])[a-z]{3,}(?![\w-])", text.lower())}

    return frozenset(words("en") - words(language))


TYPED = {"cells", "line", "row", "column", "where", "because"}
"""Values of options, which help names as they are to be typed."""


@pytest.mark.parametrize("language", ["hu", "cs"])
@pytest.mark.parametrize("home", HOMES)
def test_no_english_is_left_over_in_other_languages(home, language):
    left = []
    for name, text in speaker(language).texts(home).items():
        plain = re.sub(r"\b[A-Z]{2,}(:[A-Z]+)?\b|\"[^\"]*\"|'[^']*'", " ", text)  # as they are to be typed
        plain = re.sub(r"`[^`]*`|\{[^{}]*\}|\*?\[\w+\]|--[\w-]+|<[^>]*>|https?:\S+", " ", plain)
        plain = re.sub(r"\{ [^{}\n]* ->", " ", plain)
        words = {word.lower() for word in ENGLISH.findall(plain.lower())} - ALSO_WORDS[language]
        words -= TYPED if name.startswith(("help-", "usage-", "setting-")) else set()
        if words:
            left.append(f"{name}: {sorted(words)} in {text.strip()!r}")
    assert not left


@pytest.mark.parametrize("home", HOMES)
def test_no_hungarian_suffix_stands_behind_what_may_sound_otherwise(home):
    """With a hyphen only -ig is the same behind all numbers; others come from SUFFIX and forms."""
    texts = speaker("hu").texts(home)
    glued = {name: text for name, text in texts.items() if re.search(r"\}-(?!ig\b|rejtvény)\w", text)}
    assert glued == {}


def test_the_scripts_of_the_page_name_only_sentences_that_there_are():
    texts = speaker("en").texts("web")
    named = {
        name
        for path in (SOURCE / "web" / "page").glob("*.js")
        for name in re.findall(r'\bt\("([\w-]+)"', path.read_text("utf-8"))
    }
    assert len(named) > 100
    assert named - set(texts) == set()


@pytest.mark.parametrize("language", languages_at_hand())
@pytest.mark.parametrize("home", HOMES)
def test_no_sentence_is_there_twice(home, language):
    names = re.findall(r"(?m)^(-?[a-zA-Z][\w-]*) *=", source(language, home))
    assert sorted(names) == sorted(set(names))

"""Stories that were read aloud in every language, and what techniques say where they are shown."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from whygrid import examples, explain, grade, parse, tell
from whygrid.logic.deduction import Deduction
from whygrid.logic.proof import Proof
from whygrid.registry import genre, genre_names
from whygrid.voice import Message, in_language, say
from whygrid.voice.grammar_hu import GRAMMAR

STORIES = Path(__file__).with_name("stories")
GOLDEN = sorted(STORIES.glob("*/*.txt"))


@cache
def _proof(name: str) -> Proof:
    return explain(parse(examples()[name].text))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_stories_that_were_read_aloud_stay_as_they_are(path: Path) -> None:
    """After a change that makes them better, read them to the end and write them anew."""
    with in_language(path.parent.name):
        assert tell(_proof(path.stem)) + "\n" == path.read_text("utf-8")


@pytest.mark.parametrize("language", ["en", "hu", "cs"])
def test_an_easy_a_medium_and_a_hard_story_of_every_genre_that_is_told_were_read(language: str) -> None:
    read = [parse(examples()[path.stem].text) for path in (STORIES / language).glob("*.txt")]
    levels: dict[str, set[str]] = {}
    for puzzle in read:
        levels.setdefault(puzzle.genre_name, set()).add(grade(puzzle).grade.level)
    assert len(levels) >= 5 and min(map(len, levels.values())) >= 3


def _told(kind: Any) -> Iterator[Message]:
    """What the techniques of a genre say in their portraits, in whole sentences and in brackets."""
    for technique in (*kind.techniques(), *kind.if_unique()):
        portrait = kind.portrait(technique.name)
        if portrait is None:
            continue
        state = kind.state(portrait.puzzle, kind.givens(portrait.puzzle))
        state.learn_all(portrait.known)
        for deduction in technique.find(state):
            yield from _messages(deduction, state.rules)


def _messages(deduction: Deduction, rules: Any) -> Iterator[Message]:
    for inner in deduction.nested():
        yield from (said for said in (inner.reason, inner.brief) if isinstance(said, Message))
        yield from (said for rule in inner.rules if isinstance(said := rules.rule(rule).text, Message))


def _cells(text: str) -> list[str]:
    return sorted(re.findall(r"r\d+c\d+", text))


@pytest.mark.parametrize("language", ["hu", "cs"])
@pytest.mark.parametrize("name", genre_names())
def test_techniques_name_the_same_cells_in_every_language(name: str, language: str) -> None:
    messages = dict.fromkeys(_told(genre(name)))
    assert len(messages) > 5 * len(genre(name).techniques())
    for message in messages:
        english = say(message)
        with in_language(language):
            said = say(message)
        assert _cells(said) == _cells(english), f"{english} / {said}"
        assert not re.search(r"[{}]|  |a\(z\)|^ | $", said), said
        if language == "hu":
            _articles_are_right(said)


def _articles_are_right(said: str) -> None:
    """Before a number or the name of a cell stands the article that its sound asks for."""
    for article, word in re.findall(r"\b([Aa]z?) (\d+|r\d+c\d+)", said):
        assert article.lower() == GRAMMAR.article(word), f"{article} {word} in {said}"

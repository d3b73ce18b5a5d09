"""What a model wrote, read and scored.

By the solution: all of it, or nothing; copying what is printed earns nothing. By steps: each line claims
something and says which cells it rests on, and counts only if exactly these show it. So a guess that happens
to be right earns nothing either.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass

from whygrid.budget import Budget
from whygrid.errors import WhygridError
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.puzzle import Puzzle
from whygrid.service.claims import ALL_CLUES, read_fact
from whygrid.service.explaining import explain
from whygrid.service.judging import Judgement, judge
from whygrid.service.naming import technique_name
from whygrid.service.solving import first_solutions
from whygrid.voice.message import message

MOST_CITED = 24
"""A step that rests on more facts and clues than this is none that anybody could follow."""
_PLACE = r"r\d+c\d+(?:-r\d+c\d+)?"
_CLAIM = re.compile(rf"({_PLACE}\s*(?:=|!=|≠)\s*[\w.]+)(.*)", re.IGNORECASE)
_CITED = re.compile(rf"{_PLACE}(?:\s*(?:=|!=|≠)\s*[\w.]+)?", re.IGNORECASE)
_TAGGED = re.compile(r"<answer>(.*?)</answer>", re.DOTALL | re.IGNORECASE)
_FENCED = re.compile(r"```\w*\n(.*?)```", re.DOTALL)


def question(puzzle: Puzzle, steps: bool = False) -> str:
    """What to ask a model."""
    asked = f"Solve this {puzzle.genre.title}:\n\n{puzzle.text}\n\n"
    if not steps:
        return asked + "Write the filled board in the same form between <answer> and </answer>."
    facts = puzzle.rules.facts
    like = facts[len(facts) // 2]
    clue = next(iter(puzzle.genre.clues(puzzle.board)), None)
    clues = "" if clue is None else f", clues such as {clue}"
    return asked + (
        "Write one step a line between <answer> and </answer>, in an order in which each follows from\n"
        f"what is printed and from earlier steps: a placement such as {like} or an exclusion such as\n"
        f"{like._replace(holds=False)}, the word because, and what shows it, with commas between: known\n"
        f"cells, earlier exclusions{clues}. Cells are written r4c5 for row 4, column 5. A step counts only\n"
        "if what it cites shows it; after a false step nothing counts."
    )


def answer_in(text: str) -> str:
    """What stands between the last <answer> and </answer>; else in the last fence; else everything."""
    for pattern in (_TAGGED, _FENCED):
        found = pattern.findall(text)
        if found:
            return str(found[-1]).strip("\n")
    return text


def is_solution(puzzle: Puzzle, text: str, budget: Budget | None = None) -> bool:
    """Whether an answer is the puzzle, filled in completely and rightly.

    >>> puzzle = Puzzle.parse("1....4.....2.3..", "sudoku")
    >>> is_solution(puzzle, "<answer>1243342141322314</answer>"), is_solution(puzzle, puzzle.text)
    (True, False)
    """
    try:
        filled = Puzzle.parse(answer_in(text), puzzle.genre_name)
    except WhygridError:
        return False
    if filled.rules.facts != puzzle.rules.facts:
        return False
    return any(puzzle.fill(found) == filled for found in first_solutions(puzzle, 2, budget or Budget()))


@dataclass(frozen=True)
class Told:
    """A step as it was written, and what was said to it; `judgement` is None where it could not be read."""

    line: str
    judgement: Judgement | None
    counts: bool
    why: str


@dataclass(frozen=True)
class Steps:
    """How far the steps of an answer lead.

    placed     what was placed by steps that count
    needed     what there is to place in all
    steps      each of them
    """

    placed: int
    needed: int
    steps: tuple[Told, ...]

    @property
    def score(self) -> float:
        """The share of the board that was deduced, 1 for all of it."""
        return self.placed / self.needed if self.needed else 1.0


def follow(
    puzzle: Puzzle,
    text: str,
    most_cited: int = MOST_CITED,
    max_effort: float | None = None,
    budget: Budget | None = None,
) -> Steps:
    """Go through the steps of an answer, up to the first that is false.

    A step counts if what it cites shows it, at most `most_cited` facts and clues; with `max_effort`, if
    techniques up to this effort give it as well.

    >>> puzzle = Puzzle.parse("1....4.....2.3..", "sudoku")
    >>> follow(puzzle, "r1c2=2 because r1c1, r2c2, r4c2").score
    0.08333333333333333
    """
    budget = budget or Budget()
    wanted = needed(puzzle, budget)
    clues = {clue.name.lower(): clue.name for clue in puzzle.genre.clues(puzzle.board)}
    known: list[Literal] = []
    placed: set[Literal] = set()
    steps: list[Told] = []
    for line in answer_in(text).splitlines():
        match = _CLAIM.search(line)
        if match is None:
            continue
        try:
            literal = read_fact(puzzle, match[1])
            cited = _cited(match[2], clues)
            said = judge(puzzle, known, literal, cited, technique=max_effort is not None, budget=budget)
        except WhygridError as error:
            steps.append(Told(line, None, False, str(error.what)))
            continue
        why = said.verdict
        if why == "deduction" and len(said.cited or ()) > most_cited:
            why = str(message("ml/cites-too-many", n=len(said.cited or ()), most=most_cited))
        elif why == "deduction" and max_effort is not None and (said.effort or math.inf) > max_effort:
            name = technique_name(puzzle.genre_name, said.technique) if said.technique else ""
            why = str(message("ml/takes", technique=name) if name else message("ml/takes-more"))
        counts = why == "deduction"
        steps.append(Told(line, said, counts, why))
        if counts:
            known.append(literal)
            placed.update({literal} & wanted)
        if said.verdict in ("illegal", "false"):
            break
    return Steps(len(placed), len(wanted), tuple(steps))


def _cited(text: str, clues: Mapping[str, str]) -> list[str]:
    """The cells, facts and clues that stand in the rest of a line, with commas between."""
    found: list[str] = []
    for part in re.split(r"[,;]", text):
        word = part.strip().removeprefix("because").strip(" .:").lower()
        if word in clues or word == ALL_CLUES:
            found.append(clues.get(word, word))
        else:
            found += _CITED.findall(part)
    return found


def needed(puzzle: Puzzle, budget: Budget) -> set[Literal]:
    """What there is to place: facts of the solution that are not printed and put something there."""
    absence = puzzle.genre.absence
    return {
        fact
        for fact in first_solutions(puzzle, 1, budget)[0]
        if fact > 0
        and fact not in puzzle.givens
        and (not absence or puzzle.rules.fact(fact).value != absence)
    }


def model_steps(puzzle: Puzzle) -> str:
    """A proof of ours in the form in which steps are answered."""
    proof, clues = explain(puzzle), list(puzzle.genre.clues(puzzle.board))

    def line(step: Step, fact: Literal) -> str:
        rules = {rule for deduction in step.deductions for one in deduction.nested() for rule in one.rules}
        named = [clue.name for clue in clues if clue.rule in rules]
        cited = [*(str(proof.rules.fact(known)) for known in step.support), *named]
        if any(not clue.rule for clue in clues):  # what they say together is said by no rule of theirs
            cited.append(ALL_CLUES)
        return f"{proof.rules.fact(fact)} because {', '.join(cited)}"

    return "\n".join(line(step, fact) for step in proof.steps for fact in step.facts)

"""Learning: hints, reasons, proofs, techniques, each with what to draw."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

from whygrid.budget import Budget
from whygrid.engine.graph import reasons_graph
from whygrid.engine.technique import Technique, called
from whygrid.engine.words import say, say_facts
from whygrid.errors import Stopped, UsageError
from whygrid.genre import Genre
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Proof, Step
from whygrid.logic.rules import Rules
from whygrid.play import helping
from whygrid.play.game import Game, start
from whygrid.registry import genre as genre_of
from whygrid.scene.view import View
from whygrid.service.explaining import Options
from whygrid.service.explaining import explain as prove
from whygrid.service.finding import all_steps, as_proof, position_of
from whygrid.service.frames import Frame, frames_of, supposing
from whygrid.service.hinting import Hint
from whygrid.service.houses import houses_of
from whygrid.service.judged_words import tell_judgement
from whygrid.service.marked import refuse_missing_marks
from whygrid.service.naming import rated_elsewhere, technique_idea, technique_name
from whygrid.service.practising import practice as practised
from whygrid.service.solving import refuse_conflicts
from whygrid.service.techniques import shown_at_work
from whygrid.service.telling import summary, tell_step
from whygrid.service.views import marks_at, placed_before
from whygrid.service.ways import Ways
from whygrid.voice import message
from whygrid.web.answers import Json, draw, fact_of, game_of, names, puzzle_json, puzzle_of, written_json


def check(budget: Budget, puzzle: Json, page: Json) -> Json:
    """Which entries are wrong."""
    game = game_of(puzzle, page)
    found = helping.mistakes(game, budget)
    rules = game.puzzle.rules
    wrong = dict.fromkeys(rules.fact(abs(literal)).subject for literal in found.facts)
    return {
        "text": found.text,
        "wrong": list(wrong),
        "ink": helping.wrong_ink(game, found.facts),
        "certain": found.certain,
    }


def hint(budget: Budget, puzzle: Json, page: Json, only: Sequence[str] | None = None) -> Json:
    """The easiest next step; by these techniques only, if some are named."""
    game = game_of(puzzle, page)
    rules = game.puzzle.rules
    found = helping.next_hint(game, _options(game, only), budget)
    facts = [*found.mistakes, *(fact for conflict in found.conflicts for fact in conflict.facts)]
    return {
        "status": found.status,
        "note": found.note,
        "rungs": [{"name": rung.name, "text": rung.text} for rung in found.rungs],
        "places": _places(rules, found),
        "wrong": list(dict.fromkeys(fact.subject for fact in facts)),
        "technique": "" if found.step is None else found.step.technique,
        "conclusions": [] if found.step is None else names(rules, found.step.deductions[-1].conclusions),
        "goal": "" if found.step is None else say_facts(rules, found.step.deductions[-1].conclusions),
        "scene": None if found.step is None else _scene(game, found.step),
        "houses": [] if found.step is None else _houses(rules, found.step.deductions[-1]),
        "proof": None if found.step is None else _played(game, found.step),
    }


def _options(game: Game, only: Sequence[str] | None, **others: str | None) -> Options:
    """How to look for something; with techniques to allow, by nothing else."""
    if only is None:
        return Options(**others)  # type: ignore[arg-type]
    unique = {technique.name for technique in game.puzzle.genre.if_unique()}
    return Options(tuple(only), strict=True, if_unique=not unique.isdisjoint(only), **others)  # type: ignore[arg-type]


def _played(game: Game, step: Step) -> Json | None:
    """A step that supposes something, to be played line by line."""
    puzzle = game.puzzle
    if not Ways.of(puzzle.genre_name).supposes(step.deductions[-1]):
        return None
    return _proof(Proof(puzzle.genre_name, puzzle.text, "part", (step,), puzzle.rules, view="story"))


def _places(rules: Rules, found: Hint) -> list[str]:
    """The cells of the rules that the hint says to look at."""
    if found.step is None:
        return []
    last = found.step.deductions[-1]
    named = [rules.rule(name) for name in last.rules[:3]]
    subjects = [
        rules.facts[abs(literal) - 1].subject
        for rule in named
        for entry in rule.counts
        for literal in entry.literals
        if abs(literal) <= len(rules.facts)
    ]
    subjects = subjects or [rules.fact(literal).subject for literal in last.conclusions]
    return list(dict.fromkeys(cell for subject in subjects for cell in subject.split("-")))


def _scene(game: Game, step: Step) -> Json:
    return draw(game.puzzle, helping.pointing_at(game, step))


def why(budget: Budget, puzzle: Json, page: Json, cell: str, what: str) -> Json:
    """Why a fact holds, or why it does not."""
    game = game_of(puzzle, page)
    found = helping.asked_why(game, game.places.literal(cell, what), budget)
    path = None if found.path is None else _proof(found.path)
    return {"text": found.text, "holds": found.holds, "proof": path}


def argue(
    budget: Budget, puzzle: Json, page: Json, cell: str, what: str, holds: bool, cells: Sequence[str]
) -> Json:
    """Whether the cells that somebody has chosen show something; if not, a board that says so."""
    game = game_of(puzzle, page)
    literal = game.places.literal(cell, what)
    said = helping.argued(game, literal if holds else -literal, cells, budget)
    return {
        "verdict": said.verdict,
        "text": tell_judgement(game.puzzle, said),
        "world": None if said.world is None else draw(said.world, View()),
    }


def explain(
    budget: Budget,
    puzzle: Json,
    page: Json,
    k: str | None = None,
    view: str = "story",
    strategy: str = "mixed",
    notation: str = "words",
    only: Sequence[str] | None = None,
) -> Json:
    """A proof of the solution, from the printed puzzle or from what is written on it.

    With techniques to allow, it goes as far as these get.
    """
    game = game_of(puzzle, page)
    options = _options(game, only, k=k, view=view, prefer=strategy)
    proof = prove(game.position, options, budget)
    told = _proof(proof, notation)
    if proof.status == "stuck":
        done, whole = game.places.covered((*game.position.givens, *placed_before(proof)))
        told["summary"] += f"\n{message('web/so-many-cells', done=done, n=whole)}"
    return told


LISTED = 60
"""So many deductions of one technique are listed."""


def steps(budget: Budget, puzzle: Json, page: Json, only: Sequence[str] | None = None) -> Json:
    """All that techniques find in a position; when the time is up, what was found until then."""
    game, known = _found_in(puzzle, page, budget)
    name, rules = game.puzzle.genre_name, game.puzzle.rules
    state = position_of(game.puzzle, known)
    groups, note = [], ""
    try:
        for technique, found in all_steps(state, _allowed(game.puzzle.genre, only), budget):
            groups.append(
                {
                    "technique": technique.name,
                    "called": technique_name(name, technique.name),
                    "effort": technique.effort,
                    "texts": [say(rules, deduction) for deduction in found[:LISTED]],
                    "more": max(0, len(found) - LISTED),
                }
            )
    except Stopped as stop:
        note = str(stop)
    return {"groups": groups, "note": note}


def found(budget: Budget, puzzle: Json, page: Json, technique: str, number: int) -> Json:
    """One of the steps that were listed, to be told and drawn."""
    game, known = _found_in(puzzle, page, budget)
    wanted = called(game.puzzle.genre.all_techniques(), technique)
    listed = list(islice(wanted.find(position_of(game.puzzle, known)), LISTED))
    if number >= len(listed):
        raise UsageError(message("web/server-no-such-step"), remedy=message("web/server-list-steps-again"))
    return {"proof": _proof(as_proof(game.puzzle, known, listed[number]))}


def _found_in(puzzle: Json, page: Json, budget: Budget) -> tuple[Game, tuple[Literal, ...]]:
    """A game and what is known by its entries and marks, if nothing of it is wrong as far as one sees."""
    game = game_of(puzzle, page)
    refuse_conflicts(game.position)
    out = helping.marked_out(game)
    refuse_missing_marks(game.position, out, budget)
    return game, (*game.facts(), *out)


def _allowed(kind: Genre[Any], only: Sequence[str] | None) -> list[Technique]:
    if only is None:
        return list(kind.techniques())
    every = (*kind.techniques(), *kind.if_unique())
    return sorted((one for one in every if one.name in only), key=lambda one: one.effort)


def _proof(proof: Proof, notation: str = "words") -> Json:
    return {
        "status": proof.status,
        "view": proof.view,
        "summary": summary(proof),
        "solutions": list(proof.solutions),
        "steps": [_step(proof, number, notation) for number in range(1, len(proof.steps) + 1)],
    }


def _step(proof: Proof, number: int, notation: str) -> Json:
    rules, step = proof.rules, proof.steps[number - 1]
    graph = reasons_graph(rules, step)
    return {
        "number": number,
        "fact": None if step.fact is None else str(rules.fact(step.fact)),
        "goal": str(message("engine/contradiction")) if step.fact is None else say_facts(rules, step.facts),
        "technique": technique_name(proof.genre, step.technique),
        "k": step.k,
        "support": names(rules, step.support),
        "hardest": technique_name(proof.genre, _hardest(proof.genre, step)),
        "frames": [_frame(proof.genre, rules, frame) for frame in frames_of(proof, number, notation)],
        "story": [
            {"kind": line.kind, "indent": line.indent, "text": line.text}
            for line in tell_step(proof, number, "full", notation=notation)
        ],
        "graph": {
            "nodes": [
                {
                    "id": node.id,
                    "kind": node.kind,
                    "label": node.label,
                    "layer": node.layer,
                    "technique": technique_name(proof.genre, node.technique),
                    "reason": node.reason,
                }
                for node in graph.nodes
            ],
            "edges": [list(edge) for edge in graph.edges],
        },
    }


def _frame(genre: str, rules: Rules, frame: Frame) -> Json:
    """One picture of a proof, as the page asks for it again by `frame`."""
    return {
        "text": frame.says,
        "short": frame.short or frame.says,
        "depth": frame.depth,
        "technique": technique_name(genre, frame.deduction.technique),
        "conclusions": names(rules, frame.focus),
        "support": names(rules, frame.support),
        "pattern": [{"role": role, "facts": names(rules, facts)} for role, facts in frame.pattern],
        "out": names(rules, frame.struck),
        "supposed": names(rules, frame.written),
        "broken": names(rules, frame.broken),
        "houses": _houses(rules, frame.deduction),
    }


def _houses(rules: Rules, deduction: Deduction) -> list[list[str]]:
    return [list(cells) for cells in houses_of(rules, deduction)]


def _hardest(genre: str, step: Step) -> str:
    """The technique of the hardest deduction of a step; what supposes something is harder than any other."""
    efforts = {technique.name: technique.effort for technique in genre_of(genre).all_techniques()}
    hardest = max(reversed(step.deductions), key=lambda one: efforts.get(one.technique, math.inf))
    return str(hardest.technique)


def frame(
    budget: Budget,
    puzzle: Json,
    placed: Sequence[str],
    out: Sequence[str],
    focus: Sequence[str],
    support: Sequence[str],
    pattern: Sequence[Json],
    supposed: Sequence[str] = (),
    broken: Sequence[str] = (),
) -> Json:
    """What the board looks like where these facts are settled and these are in question."""
    board = puzzle_of(puzzle)

    def facts(found: Iterable[str]) -> tuple[Literal, ...]:
        return tuple(fact_of(board, name) for name in found)

    def placements(found: Iterable[str]) -> tuple[Literal, ...]:
        return tuple(fact for fact in facts(found) if fact > 0)

    settled = (*placements(placed), *(-abs(fact) for fact in facts(out)))
    view = supposing(board, marks_at(board, settled), placements(supposed))
    view = view._replace(
        focus=facts(focus),
        support=placements(support),
        pattern=tuple((part["role"], facts(part["facts"])) for part in pattern),
        broken=placements(broken),
    )
    return {"scene": draw(board, view)}


def practice(budget: Budget, genre: str, name: str) -> Json:
    """A position to practise a technique in, and what is to be found there."""
    kind = genre_of(genre)
    made = practised(kind, called(kind.all_techniques(), name), budget)
    if made is None:
        raise UsageError(message("web/server-no-practice"))
    return {
        "puzzle": puzzle_json(made.puzzle),
        "page": written_json(start(made.puzzle, made.sheet)),
        "needed": made.needed,
        "finds": [
            {"facts": names(made.puzzle.rules, found.facts), "text": found.text} for found in made.finds
        ],
    }


def technique(budget: Budget, genre: str, name: str) -> Json:
    """A technique, with an example where there is one."""
    kind = genre_of(genre)
    found = called(kind.all_techniques(), name)
    shown = shown_at_work(kind, found, budget)
    return {
        "name": found.name,
        "idea": technique_idea(genre, found),
        "effort": found.effort,
        "elsewhere": rated_elsewhere(kind.name, found),
        "unique": found in kind.if_unique(),
        "example": shown
        and {
            "name": shown.example,
            "scene": draw(shown.puzzle, shown.view),
            "houses": [list(cells) for cells in shown.houses],
            "text": shown.text,
        },
    }

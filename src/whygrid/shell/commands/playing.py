"""Commands that write on the board, and those that help: set, ban, unset, undo, hint, check, why, …"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from whygrid.engine.words import say_facts
from whygrid.errors import Stopped, UsageError
from whygrid.grid import Cell
from whygrid.logic.facts import Literal
from whygrid.play import game as games
from whygrid.play import writing
from whygrid.play.game import Move
from whygrid.play.helping import (
    argued,
    before_the_mistake,
    clashes,
    mistakes,
    next_hint,
    pointing_at,
    why_not,
)
from whygrid.service.explaining import explain
from whygrid.service.judged_words import tell_judgement
from whygrid.service.naming import technique_name
from whygrid.service.solving import solvable
from whygrid.service.telling import tell
from whygrid.shell.cells import both, cells
from whygrid.shell.console import Call, Command, usage
from whygrid.shell.session import Session
from whygrid.voice import languages, speaker
from whygrid.voice.cell_names import named as called
from whygrid.voice.message import Cells, Message, Said, Short, Values, message

SET = "set CELL VALUE, where CELL is r4c5 or 3 4 counted from 0; or set VALUE for the selected cell"
BAN = "ban CELLS: VALUES, as in ban r2c5 r3c6: 3 9, or counted from 0: ban 1,4 2,5: 3, 9"
JUDGE = (
    "judge CELL VALUE [because CELLS], as in judge r5c5=5 because r5c1, r5c4, r1c5; r5c5!=7 for what is out"
)
_CLAIM = re.compile(r"(.*?)((?:\s*(?:!=|≠|<>|=)\s*)|\s+)([^\s:=!≠<>]+)\s*", re.DOTALL)
_NAMED = re.compile(r"\b(row|col|val)\w*[\s=:]+([^\s,;:=]+)")
_EDGE = re.compile(r"(?<=[\d)])(?:-|\s+-\s+)(?=[\w(])")
_VALUE = re.compile(r"(.*?)[\s:=]+([^\s:=]+)\s*", re.DOTALL)
HINTED = message("shell/a-hint")
"""The words of a move that writes down a hint."""
PATIENCE = 5.0
"""Seconds for the look whether an assumption can be right."""


def set_(session: Session, call: Call) -> Iterator[Said]:
    """Write a value, which counts as assumed."""
    subject, value, said = _target(session, call)
    game = session.game
    if value == "0":
        yield from session.change(writing.erase(game, [subject]))
        yield message("shell/is-empty", cell=said)
        return
    literal = game.places.literal(subject, value)
    written = game.ink("entry").get(subject)
    if subject in game.printed:
        raise UsageError(
            message("play/is-printed-in-the-puzzle", place=said),
            remedy=message("play/choose-an-empty-cell"),
        )
    if written:
        raise UsageError(
            message("shell/already-filled-with", cell=said, value=Values((written[0],))),
            remedy=message("shell/unset-first", cell=Cells((subject,))),
        )
    out = session.excluded()
    if session.settings.tell_mistakes and literal in out:
        left = [symbol for symbol, fact in game.places.facts[subject].items() if fact not in out]
        reason = why_not(game, literal)
        raise UsageError(
            message("shell/not-allowed-at", value=Values((value,)), cell=said, why=reason.text),
            remedy=message("shell/what-is-left", values=Values(tuple(left))),
        )
    yield from session.change(writing.settle(game, [literal], f"set {called(subject)} = {value}"))
    yield message("shell/is-set-to", cell=said, value=Values((value,)))
    yield from _doubts(session)


def _target(session: Session, call: Call) -> tuple[str, str, str]:
    """The subject and the value of `set`, and how to call the subject."""
    named = dict(_NAMED.findall(call.rest))
    if len(named) == 3:
        where, value = f"{named['row']} {named['col']}", named["val"]
    else:
        rest = (
            call.rest
            or (session.ask(f"{message('shell/value-for', cell=both(session.cursor))} ") or "").strip()
        )
        found = _VALUE.fullmatch(rest)
        if not rest:
            raise UsageError(message("shell/value-is-missing"), remedy=usage(session.console.command("set")))
        where, value = ("", rest) if found is None else (found[1], found[2])
    chosen = [session.cursor] if not where.strip() else _cells(session, where)
    if len(chosen) == 2 and session.game.places.edges:
        edge = session.game.places.edge(*chosen)
        return edge, value, called(edge)
    if len(chosen) != 1:
        raise UsageError(message("shell/one-cell-at-a-time"), remedy=usage(session.console.command("set")))
    return session.name(chosen[0]), value, both(chosen[0])


def _cells(session: Session, text: str) -> list[Cell]:
    """The cells in a text; a hyphen between two of them makes an edge."""
    return cells(_EDGE.sub(" ", text), session.rows, session.columns)


def ban(session: Session, call: Call) -> Iterator[Said]:
    """Rule values out, which counts as assumed."""
    where, colon, values = call.rest.partition(":")
    if not colon or not where.strip() or not values.strip():
        raise UsageError(message("shell/cells-colon-values"), remedy=usage(session.console.command("ban")))
    chosen = _subjects(session, where)
    symbols = [s for word in re.split(r"[\s,;]+", values.strip()) if word for s in _symbols(session, word)]
    taken = [name for name in chosen if name in session.game.ink("entry") or name in session.game.printed]
    if taken:
        raise UsageError(
            message("shell/is-filled-already", cell=Cells((taken[0],))),
            remedy=message("shell/only-in-empty-cells"),
        )
    yield from session.change(writing.strike(session.game, chosen, symbols))
    yield message("shell/banned-from", cells=Cells(tuple(chosen)), values=Values(tuple(symbols)))
    yield from _doubts(session)


def _subjects(session: Session, text: str) -> list[str]:
    """The cells in a text; where lines are drawn, the edges between each two of them."""
    found, places = _cells(session, text), session.game.places
    if places.edges and not places.cells:
        if len(found) % 2:
            raise UsageError(
                message("shell/an-edge-has-two-ends"),
                remedy=message("shell/write-both", edge=Cells(("r1c1-r1c2",))),
            )
        return [places.edge(*pair) for pair in zip(found[::2], found[1::2], strict=True)]
    return [session.name(cell) for cell in found]


def _symbols(session: Session, word: str) -> list[str]:
    known = session.game.places.symbols
    return [word] if word in known or not all(symbol in known for symbol in word) else list(word)


def _doubts(session: Session) -> Iterator[Said]:
    """Say at once if what is assumed can be proved wrong, and how; unless that is not wanted."""
    from whygrid.budget import Budget

    if not session.settings.tell_mistakes:
        return

    game, rules = session.game, session.game.puzzle.rules
    assumed = (*game.facts(), *(-fact for fact in game.facts("struck")))
    try:
        budget = Budget.of_own_work(PATIENCE)
        if solvable(game.puzzle, assumed, budget):
            return
        wrong = [*mistakes(game, budget).facts]
    except Stopped:
        return  # it can't be proved wrong at once
    yield message("shell/cannot-be-right", facts=Short(tuple(rules.fact(fact).parts for fact in wrong)))
    if clashes(game):
        yield clashes(game)[0].text
        return
    proof = explain(game.puzzle, budget=Budget.of_own_work(PATIENCE), assumed=assumed)
    if proof.status == "none":
        yield tell(proof.cut(len(proof)), "lemmas")
    else:
        yield message("shell/proof-takes-longer", seconds=f"{PATIENCE:g}")


def unset(session: Session, call: Call) -> Iterator[Said]:
    """Take off what stands in cells, or the lines that are named by both their ends."""
    if session.game.places.edges and _EDGE.search(call.rest):
        names = _subjects(session, call.rest)
        said = [called(name) for name in names]
    else:
        chosen = _cells(session, call.rest) if call.rest else [session.cursor]
        names, said = [str(cell) for cell in chosen], [both(cell) for cell in chosen]
    before = len(session.standing()[0])
    yield from session.change(writing.erase(session.game, names))
    yield message("shell/cleared", cells=", ".join(said))
    after = len(session.standing()[0])
    if after > before:
        yield message("shell/steps-rested-on-that", n=after - before)


def undo(session: Session, call: Call) -> Iterator[Said]:
    """One move back."""
    if not session.game.at:
        raise UsageError(message("shell/nothing-to-undo"), remedy=message("shell/the-beginning"))
    words = session.game.moves[session.game.at - 1].words
    yield from session.change(games.undo(session.game))
    yield message("shell/undone", move=words)


def redo(session: Session, call: Call) -> Iterator[Said]:
    """One move forwards."""
    after = games.redo(session.game)
    if after is session.game:
        raise UsageError(message("shell/nothing-to-redo"), remedy=message("shell/the-last-move"))
    yield from session.change(after)
    yield message("shell/done-again", move=after.moves[after.at - 1].words)


def trial(session: Session, call: Call) -> Iterator[Said]:
    """Begin, accept or reject a trial."""
    what = call.word(0) or "begin"
    acts = {"begin": games.set_trial, "accept": games.accept_trial, "reject": games.reject_trial}
    near = [name for name in acts if name.startswith(what)]
    if len(near) != 1:
        raise UsageError(message("shell/trial-cannot-be", what=what), remedy=message("shell/trials-can-be"))
    yield from session.change(acts[near[0]](session.game))
    yield message("shell/trials-are-open", n=len(session.game.trials))


def hint(session: Session, call: Call) -> Iterator[Said]:
    """The next hint, a rung further each time."""
    if session.hint is None or session.rung == len(session.hint.rungs) + 1:
        with session.stoppable(session.settings.time_limit) as budget:
            session.hint, session.rung = next_hint(session.game, budget=budget), 0
    found = session.hint
    if not found.rungs:
        yield found.note
        if found.mistakes:
            yield message("shell/check-twice")
        return
    session.rung += 1
    if session.rung <= len(found.rungs):
        if session.rung == 1:
            yield from session.change(replace(session.game, hints=session.game.hints + 1))
            session.hint, session.rung = found, 1
        yield found.rungs[session.rung - 1].text
        if session.rung == len(found.rungs) and found.step is not None:
            yield session.draw("marks", session.game.puzzle, pointing_at(session.game, found.step))
            yield message("shell/hint-once-more")
        return
    assert found.step is not None
    conclusions = found.step.deductions[-1].conclusions
    if found.step.fact is not None:
        session.made.append(found.step)
    yield from session.change(writing.settle(session.game, conclusions, str(HINTED)))
    yield message("shell/written-down", what=say_facts(session.game.puzzle.rules, conclusions))


def check(session: Session, call: Call) -> Iterator[Said]:
    """How much is wrong; a second time: what."""
    with session.stoppable(session.settings.time_limit) as budget:
        found = mistakes(session.game, budget)
    again = session.checked_at == session.game.at
    yield from session.change(replace(session.game, checks=session.game.checks + 1))
    session.checked_at = session.game.at
    yield found.text
    if found.facts and not again:
        yield message("shell/check-again")
    elif found.facts:
        rules = session.game.puzzle.rules
        yield from (message("shell/is-wrong", fact=Short((rules.fact(fact).parts,))) for fact in found.facts)


def back(session: Session, call: Call) -> Iterator[Said]:
    """Back to before the first mistake."""
    with session.stoppable(session.settings.time_limit) as budget:
        found = mistakes(session.game, budget)
    if not found.facts:
        yield found.text
        return
    yield from session.change(before_the_mistake(session.game, found.facts))
    yield message("shell/back-to-move", n=len(session.game.path))


def why(session: Session, call: Call) -> Iterator[Said]:
    """Why a value is impossible somewhere."""
    words = re.sub(r"^\s*not\s+", "", call.rest)
    found = _VALUE.fullmatch(words)
    if found is None:
        raise UsageError(
            message("shell/cell-and-value"),
            remedy=message("shell/use-it-like-this", usage=f"why {called('r4c5')} 7"),
        )
    subject, value, _ = _target(session, Call(words))
    with session.stoppable(session.settings.time_limit) as budget:
        yield why_not(session.game, _literal(session, subject, value), budget).text


def judge(session: Session, call: Call) -> Iterator[Said]:
    """Whether an argument holds: what is claimed, and the cells that are said to show it."""
    claim, because, reasons = call.rest.partition("because")
    found = _CLAIM.fullmatch(claim)
    if found is None:
        raise UsageError(message("shell/cell-and-value"), remedy=usage(session.console.command("judge")))
    subject, value, _ = _target(session, Call(f"{found[1]} {found[3]}"))
    literal = _literal(session, subject, value)
    cited = _cited(session, reasons) if because else None
    with session.stoppable(session.settings.time_limit) as budget:
        said = argued(session.game, literal if found[2].strip() in ("", "=") else -literal, cited, budget)
    yield tell_judgement(session.game.puzzle, said)


def _cited(session: Session, text: str) -> list[str]:
    """Cells as the shell knows them; facts and names of clues as they stand, with commas between."""
    found: list[str] = []
    for part in filter(None, map(str.strip, re.split(r"[,;](?![^(]*\))", text))):
        try:
            found += map(str, cells(part, session.rows, session.columns))
        except UsageError:
            found.append(part)
    return found


def _literal(session: Session, subject: str, value: str) -> Literal:
    return session.game.places.literal(subject, value)


def choices(session: Session, call: Call) -> Iterator[Said]:
    """What is left for a cell."""
    out = session.excluded()
    for name, said in _asked(session, call.rest):
        value = _written(session, name)
        if value:
            origin = _origin(session, name)
            yield message("shell/is-filled-so", cell=said, value=Values((value,)), origin=origin)
            continue
        left = [symbol for symbol, fact in session.game.places.facts[name].items() if fact not in out]
        yield message("shell/choices-for", cell=said, values=Values(tuple(left)))
        puzzle = session.game.puzzle
        known = (*puzzle.givens, *session.game.facts())
        yield from (f"  {aside.line}" for aside in puzzle.genre.aside(puzzle.board, known, name))


def _asked(session: Session, text: str) -> list[tuple[str, str]]:
    """The cells in a text and how to call them; where only lines are drawn, edges, or all edges at a cell."""
    places = session.game.places
    if places.cells or "-" not in text:
        chosen = _cells(session, text) if text else [session.cursor]
        if places.cells:
            return [(session.name(cell), both(cell)) for cell in chosen]
        edges = [edge for cell in chosen for edge in sorted(places.edges_at[cell])]
    else:
        edges = _subjects(session, text)
    return [(edge, called(edge)) for edge in edges]


def _written(session: Session, name: str) -> str:
    """What stands in a cell."""
    game = session.game
    facts = map(game.puzzle.rules.fact, (*game.puzzle.givens, *game.facts()))
    return next((fact.value for fact in facts if fact.subject == name), "")


def _origin(session: Session, name: str) -> Message:
    """How it came there."""
    game = session.game
    if name in game.printed:
        return message("shell/printed-in-the-puzzle")
    rules = game.puzzle.rules
    steps = enumerate(session.standing()[1], 1)
    placing = ((number, step) for number, step in steps if step.fact and step.fact > 0)
    found = [(number, step) for number, step in placing if rules.fact(step.fact or 1).subject == name]
    if found:
        number, step = found[0]
        moves = [game.moves[number - 1] for number in game.path]
        written = [move.words for move in moves if _writes(move, name)]
        hinted = any(written[-1:] == [speaker(one).say(HINTED)] for one in languages())
        k = f", k {step.k}" if session.proof().view == "cells" else ""
        what = technique_name(game.puzzle.genre_name, step.technique) + k
        return message("shell/step-of-a-hint" if hinted else "shell/step-is", n=number, what=what)
    read = game.sheet().origins.get(name)
    return message("shell/as-it-was-read", how=read) if read else message("shell/set-by-you")


def _writes(move: Move, name: str) -> bool:
    return any(ink.layer == "entry" and ink.where == name for ink in move.on)


COMMANDS = (
    Command(
        "set",
        SET,
        "write a value; it stands in the proof as assumed",
        set_,
        (),
        (),
        ("row", "column", "value"),
    ),
    Command("ban", BAN, "rule values out; they stand in the proof as assumed", ban),
    Command("unset", "unset [CELLS]", "clear cells", unset),
    Command("undo", "undo", "take the last move back", undo, most=0),
    Command("redo", "redo", "make it again", redo, most=0),
    Command(
        "trial",
        "trial [accept|reject]",
        "mark this place to come back to, or end the last trial",
        trial,
        most=1,
    ),
    Command(
        "hint", "hint", "where to look; again: which technique; again: why; again: write it", hint, most=0
    ),
    Command("check", "check", "how much is wrong; again: what", check, most=0),
    Command("back", "back", "go back to before the first mistake", back, most=0),
    Command("why", "why CELL VALUE", "why a value is impossible there", why),
    Command("judge", JUDGE, "whether your own argument holds", judge),
    Command(
        "choices",
        "choices [CELLS]",
        "what is left for a cell or a line, or how it was filled",
        choices,
        ("choises",),
    ),
)

"""Commands that write on the board: set, ban, unset, undo, redo, trial."""

from __future__ import annotations

import re
from collections.abc import Iterator

from whygrid.errors import Stopped, UsageError
from whygrid.play import game as games
from whygrid.play import writing
from whygrid.play.helping import clashes, mistakes, why_not
from whygrid.service.explaining import explain
from whygrid.service.solving import solvable
from whygrid.service.telling import tell
from whygrid.shell.cells import both
from whygrid.shell.console import Call, Command, usage
from whygrid.shell.named import EDGE, cells_in, subjects_in, target
from whygrid.shell.session import Session
from whygrid.voice.cell_names import named as called
from whygrid.voice.message import Cells, Said, Short, Values, message

SET = "set CELL VALUE, where CELL is r4c5 or 3 4 counted from 0; or set VALUE for the selected cell"
BAN = "ban CELLS: VALUES, as in ban r2c5 r3c6: 3 9, or counted from 0: ban 1,4 2,5: 3, 9"
PATIENCE = 5.0
"""Seconds for the look whether an assumption can be right."""


def set_(session: Session, call: Call) -> Iterator[Said]:
    """Write a value, which counts as assumed."""
    subject, value, said = target(session, call)
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


def ban(session: Session, call: Call) -> Iterator[Said]:
    """Rule values out, which counts as assumed."""
    where, colon, values = call.rest.partition(":")
    if not colon or not where.strip() or not values.strip():
        raise UsageError(message("shell/cells-colon-values"), remedy=usage(session.console.command("ban")))
    chosen = subjects_in(session, where)
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
    if session.game.places.edges and EDGE.search(call.rest):
        names = subjects_in(session, call.rest)
        said = [called(name) for name in names]
    else:
        chosen = cells_in(session, call.rest) if call.rest else [session.cursor]
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


COMMANDS = (
    Command(
        "set",
        SET,
        "write a value; it stands in the proof as assumed",
        set_,
        as_is=True,
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
)

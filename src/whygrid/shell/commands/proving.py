"""Commands about the proof of the session: proof, playback, stats, graph, export."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from whygrid.engine.graph import reasons_graph
from whygrid.errors import UsageError
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Proof, Step
from whygrid.scene.graphs import FORMS, render_graph
from whygrid.service.all_reasons import all_reasons, everything
from whygrid.service.naming import in_local_names
from whygrid.service.ranges import parse_range
from whygrid.service.telling import summary
from whygrid.service.views import position_at
from whygrid.shell.commands.files import write_file
from whygrid.shell.console import Call, Command, usage, whole_number
from whygrid.shell.figures import figures
from whygrid.shell.playing_back import Playback
from whygrid.shell.session import Session
from whygrid.shell.telling import tell_steps
from whygrid.voice.message import Said, Short, message

PROOF = "proof [A:B] [FILE] [--brief] [--reference] [--IsValue] [--json]"
EXPORT = "export FILE [--nostats] [--raw] [--array] [--reference] [--IsValue]"


def proof(session: Session, call: Call) -> Iterator[Said]:
    """The steps made so far."""
    made = session.proof()
    given = _joined(call.words)
    words = [word for word in given if not _is_range(word)]
    wanted = next((word for word in given if _is_range(word)), call.named.get("slice"))
    if len(given) > 2 or len(words) > 1:
        raise UsageError(
            message("shell/too-much-for", word=given[-1], command="proof"),
            remedy=usage(session.console.command("proof")),
        )
    if not made.steps:
        yield f"{message('shell/no-steps-yet')}{_assumptions(made)}"
        return
    numbers = parse_range(wanted, len(made)) if wanted and wanted != ":" else range(1, len(made) + 1)
    text = f"{tell_steps(made, numbers, call.flags)}\n{summary(made)}"
    if "json" in call.flags:
        from whygrid.service.documents import to_json
        from whygrid.text.neat_json import neat_json

        text = neat_json(to_json(made))
    target = call.named.get("file") or (words[0] if words else None)
    yield write_file(target, text) if target else text


def _joined(words: Sequence[str]) -> list[str]:
    """The words, those together that are one range: 5 : 7 is 5:7."""
    found: list[str] = []
    for word in words:
        number = word.isdecimal() and bool(found) and re.fullmatch(r"\d*:", found[-1])
        if (word.startswith(":") and found and found[-1].isdecimal()) or number:
            found[-1] += word
        else:
            found.append(word)
    return found


def _is_range(word: str) -> bool:
    return ":" in word or word.isdecimal()


def _assumptions(made: Proof) -> str:
    facts = Short(tuple(made.rules.fact(literal).parts for literal in made.assumed))
    return f"; {message('shell/assumed', facts=facts)}" if made.assumed else ""


def playback(session: Session, call: Call) -> Iterator[Said]:
    """Go through the proof by steps and lines."""
    made = session.proof()
    if not made.steps:
        raise UsageError(message("shell/no-steps-yet"), remedy=message("shell/step-or-solve-first"))
    session.playing_back = Playback(session, made)
    yield from session.playing_back.show()


def stats(session: Session, call: Call) -> Iterator[Said]:
    """Figures about the session."""
    text = figures(session)
    target = call.word(0, "file")
    yield write_file(target, text) if target else text


def graph(session: Session, call: Call) -> Iterator[Said]:
    """The reasons behind a step that was made, or all that follows now."""
    form = next((form for form in FORMS if form in call.flags), "text")
    word = call.word(0, "step")
    named = word if word and word.isdecimal() else None
    target = call.named.get("file") or (call.words[-1] if call.words and call.words[-1] != named else None)
    made = session.proof()
    if "everything" in call.flags:
        known = (*session.game.facts(), *(-fact for fact in session.game.facts("struck")))
        with session.stoppable(session.settings.time_limit) as budget:
            found = everything(session.game.puzzle, known, session.settings.options(), budget)
        drawn = render_graph(in_local_names(found, session.game.puzzle.genre_name), form)
    elif not made.steps:
        raise UsageError(message("shell/no-steps-yet"), remedy=message("shell/step-or-everything"))
    else:
        number = whole_number(named, "step", 1, len(made)) if named else len(made)
        rivals = position_at(made, number) if "all" in call.flags else None
        drawn = graph_of(session, made.steps[number - 1], form, rivals)
    yield write_file(target, drawn) if target else drawn


def graph_of(session: Session, step: Step, form: str, known: tuple[Literal, ...] | None = None) -> str:
    """The graph of a step; of all reasons from what is `known`, where that is said."""
    puzzle = session.game.puzzle
    found = reasons_graph(puzzle.rules, step)
    if known is not None and step.fact is not None:
        with session.stoppable(session.settings.time_limit) as budget:
            found = all_reasons(puzzle, known, step.fact, session.settings.options(), budget) or found
    return render_graph(in_local_names(found, puzzle.genre_name), form)


def export(session: Session, call: Call) -> Iterator[Said]:
    """The whole session in one file."""
    target = call.word(0, "file")
    if target is None:
        raise UsageError(message("shell/file-is-missing"), remedy=usage(session.console.command("export")))
    made = session.proof()
    form = next((name for name in ("raw", "array") if name in call.flags), None)
    parts: list[Said] = [
        message("shell/starting-board"), session.text(form, session.game.puzzle), "",
        message("shell/final-board"), session.text(form, session.game.position), "",
        message("shell/the-proof"),
        tell_steps(made, range(1, len(made) + 1), call.flags) or message("shell/no-steps"), summary(made),
    ]  # fmt: skip
    if "nostats" not in call.flags:
        parts += ["", message("shell/statistics"), figures(session)]
    yield write_file(target, "\n".join(map(str, parts)))


COMMANDS = (
    Command(
        "proof",
        PROOF,
        "tell the steps made so far; --IsValue adds the known cells, --reference which line uses which",
        proof,
        (),
        ("reference", "IsValue", "brief", "json"),
        ("slice", "file"),
    ),
    Command("playback", "playback", "go through the proof by steps and lines", playback, ("play",), most=0),
    Command(
        "stats", "stats [FILE]", "figures", stats, ("stat", "statistics", "statistic"), (), ("file",), most=1
    ),
    Command(
        "graph",
        "graph [STEP] [--all] [--everything] [--dot] [--svg] [FILE]",
        "draw the reasons behind a step (the last one), --all that are found; --everything that follows now",
        graph,
        (),
        ("all", "everything", "dot", "svg"),
        ("step", "file"),
        most=2,
    ),
    Command(
        "export",
        EXPORT,
        "write boards, proof and figures to a file",
        export,
        (),
        ("nostats", "raw", "array", "reference", "IsValue"),
        ("file",),
        most=1,
    ),
)

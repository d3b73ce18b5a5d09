"""Commands that solve and prove: solve, step, unique, proof, playback, stats, graph, export."""

from __future__ import annotations

import time
from collections.abc import Iterator

from whygrid.engine.graph import reasons_graph
from whygrid.errors import UsageError
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Proof, Step
from whygrid.play.helping import clashes, finished, progress
from whygrid.play.writing import settle
from whygrid.scene.view import View
from whygrid.service.alternatives import all_reasons
from whygrid.service.explaining import explain
from whygrid.service.ranges import parse_range
from whygrid.service.solving import solve as solve_exactly
from whygrid.service.telling import summary, tell, tell_step
from whygrid.service.views import position_at, view_of_step
from whygrid.shell.commands.files import number_file, write_file
from whygrid.shell.console import Call, Command, whole_number
from whygrid.shell.playing_back import Playback
from whygrid.shell.session import Session
from whygrid.shell.variables import VARIABLES


def plan(session: Session) -> Proof:
    """The proof from here to the end."""
    started = time.perf_counter()
    assumed = (*session.game.facts(), *(-fact for fact in session.game.facts("struck")))
    with session.stoppable(session.settings.time_limit) as budget:
        found = explain(session.game.puzzle, session.settings.options(), budget, assumed)
    session.seconds += time.perf_counter() - started
    return found


def solve(session: Session, call: Call) -> Iterator[str]:
    """Go to the end, or as far as it goes."""
    broken = clashes(session.game)
    if broken:
        raise UsageError(
            f"there is no solution: {broken[0].text}", remedy="Take something back: `undo`, `unset`."
        )
    found = plan(session)
    facts = [step.fact for step in found.steps if step.fact is not None]
    session.made += [step for step in found.steps if step.fact is not None]
    changed = settle(session.game, [fact for fact in facts if fact > 0], f"{len(facts)} steps")
    notes = list(session.change(changed))
    if finished(session.game):
        yield f"=====   {session.game.puzzle.genre.title.upper()} COMPLETE   ====="
        yield session.draw("small")
    elif found.status == "none":
        session.unsolved += 1
        yield "no solution from here:"
        yield tell(found.cut(len(found.steps)), "lemmas")
    else:
        session.unsolved += 1
        yield "stuck at this state:"
        yield session.draw("marks")
        if found.note:
            yield found.note
    done, whole = progress(session.game)
    yield f"{'solved' if finished(session.game) else 'not solved'}: {done} of {whole} cells"
    yield from (note for note in notes if not note.startswith("everything"))


def step(session: Session, call: Call) -> Iterator[str]:
    """Some steps further."""
    number = whole_number(call.word(0, "n") or "1", "number of steps", 1, 10_000)
    target = call.word(1, "file")
    if target and "graph" not in call.flags:
        yield "note: without --graph nothing is written to a file"
    found = plan(session)
    if found.status == "none" and (not found.steps or found.steps[0].fact is None):
        yield "no solution from here:"
        yield tell(found, "lemmas")
        return
    for index, made in enumerate(found.steps[:number]):
        if made.fact is None:
            break
        if "graph" in call.flags:
            known = (*session.game.facts(), *(-fact for fact in session.game.facts("struck")))
            drawn = _graph(session, made, "text", known if "all" in call.flags else None)
            yield write_file(number_file(target, index), drawn) if target else drawn
        session.made.append(made)
        where = len(session.standing()[1]) + 1
        notes = list(
            session.change(
                settle(session.game, [made.fact], f"step: {session.game.puzzle.rules.fact(made.fact)}")
            )
        )
        if "proof" in call.flags:
            proof = session.proof()
            yield "\n".join(
                "    " * line.indent + line.text for line in tell_step(proof, len(proof), "lemmas")
            )
        else:
            yield f"step {where}: {session.game.puzzle.rules.fact(made.fact)}  [{made.technique}, k {made.k}]"
        yield from notes
        if finished(session.game):
            yield session.draw("small")
            return
    if not found.steps:
        yield "nothing more to do" if finished(session.game) else f"stuck: {found.note or 'no step follows'}"


def unique(session: Session, call: Call) -> Iterator[str]:
    """Whether there is one solution from here."""
    with session.stoppable(session.settings.time_limit) as budget:
        answer = solve_exactly(session.game.position, budget)
    if answer.status == "unique":
        yield "[UNIQUE] From here there is one solution:"
    elif answer.status == "multiple":
        yield "[NOT UNIQUE] From here there is more than one solution. Two of them:"
    else:
        yield (
            "[NO SOLUTION] From here there is none."
            if answer.status == "none"
            else f"[UNKNOWN] {answer.note}"
        )
    yield from (session.draw("small", solution) for solution in answer.solutions)


def proof(session: Session, call: Call) -> Iterator[str]:
    """The steps made so far."""
    made = session.proof()
    words = [word for word in call.words if not _is_range(word)]
    wanted = next((word for word in call.words if _is_range(word)), call.named.get("slice"))
    if not made.steps:
        yield f"no steps were made yet{_assumptions(made)}"
        return
    numbers = parse_range(wanted, len(made)) if wanted and wanted != ":" else range(1, len(made) + 1)
    style = (
        "full" if call.flags & {"reference", "IsValue"} else "brief" if "brief" in call.flags else "lemmas"
    )
    text = f"{tell(made, style, numbers)}\n{summary(made)}"
    if "json" in call.flags:
        import json

        from whygrid.service.documents import to_json

        text = json.dumps(to_json(made), ensure_ascii=False, indent=2)
    target = call.named.get("file") or (words[0] if words else None)
    yield write_file(target, text) if target else text


def _is_range(word: str) -> bool:
    return ":" in word or word.isdecimal()


def _assumptions(made: Proof) -> str:
    said = ", ".join(str(made.rules.fact(literal)) for literal in made.assumed)
    return f"; assumed: {said}" if said else ""


def playback(session: Session, call: Call) -> Iterator[str]:
    """Go through the proof by steps and lemmas."""
    made = session.proof()
    if not made.steps:
        raise UsageError("no steps were made yet", remedy="`step` or `solve` first.")
    session.playing_back = Playback(session, made)
    yield from session.playing_back.show()


def stats(session: Session, call: Call) -> Iterator[str]:
    """Figures about the session."""
    text = figures(session)
    target = call.word(0, "file")
    yield write_file(target, text) if target else text


def figures(session: Session) -> str:
    """The figures as lines."""
    made = session.proof()
    found = made.statistics()
    kinds = [f"  {name:27}{number}" for name, number in found.techniques.items()]
    settings = [f"{v.name + ':':29}{session.settings.shown(v)}" for v in VARIABLES]
    proved = sum(1 for s in made.steps if s.smallest is not None and s.smallest.proved)
    return "\n".join(
        [
            f"time spent on proofs:        {session.seconds:.3f} s",
            *settings,
            f"solves that got stuck:       {session.unsolved}",
            f"assumed (set):               {sum(literal > 0 for literal in made.assumed)}",
            f"assumed (banned):            {sum(literal < 0 for literal in made.assumed)}",
            f"hints used:                  {session.game.hints}",
            f"proof steps made:            {found.steps}",
            f"  with a k proved smallest:  {proved}",
            f"largest k:                   {found.k_max}",
            f"mean k:                      {found.k_mean:.2f}",
            "techniques, by deductions:",
            *(kinds or ["  none"]),
        ]
    )


def graph(session: Session, call: Call) -> Iterator[str]:
    """The reasons behind a step that was made."""
    made = session.proof()
    if not made.steps:
        raise UsageError("no steps were made yet", remedy="`step` or `solve` first.")
    word = call.word(0, "step")
    named = word if word and word.isdecimal() else None
    number = whole_number(named, "step", 1, len(made)) if named else len(made)
    target = call.named.get("file") or (call.words[-1] if call.words and call.words[-1] != named else None)
    form = "dot" if "dot" in call.flags else "svg" if "svg" in call.flags else "text"
    known = (*made.assumed, *position_at(made, number)) if "all" in call.flags else None
    drawn = _graph(session, made.steps[number - 1], form, known)
    yield write_file(target, drawn) if target else drawn


def _graph(session: Session, step: Step, form: str, known: tuple[Literal, ...] | None = None) -> str:
    """The graph of a step; of all reasons from what is `known`, where that is said."""
    puzzle = session.game.puzzle
    found = reasons_graph(puzzle.rules, step)
    if known is not None and step.fact is not None:
        with session.stoppable(session.settings.time_limit) as budget:
            found = all_reasons(puzzle, known, step.fact, session.settings.options(), budget) or found
    if form == "dot":
        from whygrid.scene.graph_dot import render_dot

        return render_dot(found)
    if form == "svg":
        from whygrid.scene.graph_svg import render_svg

        return render_svg(found)
    from whygrid.scene.graph_text import render_text

    return render_text(found)


def export(session: Session, call: Call) -> Iterator[str]:
    """The whole session in one file."""
    target = call.word(0, "file")
    if target is None:
        raise UsageError("the name of a file is missing", remedy="Use it like this: export FILE")
    style = "full" if call.flags & {"reference", "IsValue"} else "lemmas"
    made = session.proof()
    form = next((name for name in ("raw", "array") if name in call.flags), None)
    parts = [
        "STARTING BOARD:", session.text(form, session.game.puzzle), "",
        "FINAL BOARD:", session.text(form, session.game.position), "",
        "PROOF:", tell(made, style) or "no steps", summary(made),
    ]  # fmt: skip
    if "nostats" not in call.flags:
        parts += ["", "STATISTICS:", figures(session)]
    yield write_file(target, "\n".join(parts))


def step_view(session: Session, made: Proof, number: int) -> View:
    """The board as a step of the session finds it."""
    placed = tuple(literal for literal in made.assumed if literal > 0)
    return view_of_step(session.game.puzzle, (*placed, *position_at(made, number)), made.steps[number - 1])


COMMANDS = (
    Command("solve", "solve", "solve from here, with a proof; an empty line does it too", solve, most=0),
    Command(
        "step",
        "step [N] [--proof] [--graph [--all] [FILE]]",
        "make the next N steps",
        step,
        (),
        ("graph", "proof", "all"),
        ("n", "file"),
        most=2,
    ),
    Command(
        "unique", "unique", "whether there is one solution from here", unique, ("u", "check_unicity"), most=0
    ),
    Command(
        "proof",
        "proof [A:B] [FILE] [--brief] [--reference] [--IsValue] [--json]",
        "tell the steps made so far; --reference and --IsValue add what each rests on",
        proof,
        (),
        ("reference", "IsValue", "brief", "json"),
        ("slice", "file"),
        most=2,
    ),
    Command("playback", "playback", "go through the proof by steps and lemmas", playback, ("play",), most=0),
    Command(
        "stats", "stats [FILE]", "figures", stats, ("stat", "statistics", "statistic"), (), ("file",), most=1
    ),
    Command(
        "graph",
        "graph [STEP] [--all] [--dot] [--svg] [FILE]",
        "draw the reasons behind a step (the last one); --all that are found, not only the chosen ones",
        graph,
        (),
        ("all", "dot", "svg"),
        ("step", "file"),
        most=2,
    ),
    Command(
        "export",
        "export FILE [--nostats] [--raw] [--array] [--reference] [--IsValue]",
        "write boards, proof and figures to a file",
        export,
        (),
        ("nostats", "raw", "array", "reference", "IsValue"),
        ("file",),
        most=1,
    ),
)

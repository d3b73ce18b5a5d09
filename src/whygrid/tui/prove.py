"""The screen that plays a proof, forwards and backwards."""

from __future__ import annotations

from dataclasses import replace

from rich.text import Text
from textual.timer import Timer

from whygrid.engine.graph import reasons_graph
from whygrid.engine.words import say, say_facts
from whygrid.logic.proof import Proof
from whygrid.puzzle import Puzzle
from whygrid.scene.ansi import legend_lines
from whygrid.scene.graph_text import render_text
from whygrid.scene.marks import Scene
from whygrid.service.frames import Frame, frames_of, view_of
from whygrid.service.naming import technique_name
from whygrid.service.telling import summary, tell_step
from whygrid.service.views import marks_at, position_at
from whygrid.tui.action_screen import ActionScreen
from whygrid.tui.actions import PROVE
from whygrid.tui.helper import Question
from whygrid.tui.parts import Ask
from whygrid.tui.telling import Telling
from whygrid.voice import message

SPEEDS = (4.0, 2.0, 1.0, 0.5, 0.25, 0.1)
"""Seconds for each frame."""


class ProveScreen(ActionScreen):
    """A proof at one of its frames; step 0 is the start.

    What is not `whole`, such as the step of a hint, can't be told otherwise.
    """

    ACTIONS = PROVE

    def __init__(self, puzzle: Puzzle, proof: Proof, whole: bool = True) -> None:
        super().__init__()
        self.puzzle = puzzle
        self.proof = proof
        self.whole = whole
        self.wanted: Telling | None = None  # what it is being proved anew for
        self._frames: dict[int, list[Frame]] = {}
        self.number = 0
        self.at = 0
        self.speed = 2
        self.timer: Timer | None = None
        self.extra = ""

    def on_mount(self) -> None:
        """Show the start."""
        self.board.focus()
        self.redraw()

    def redraw(self) -> None:
        """The board at this frame, with the sentence beside it."""
        if not self.is_mounted:
            return
        scene = self._scene()
        self.board.show(scene)
        self.beside(self._side(scene))
        playing = f"{message('tui/playing', seconds=f'{SPEEDS[self.speed]:g}')} · " if self.timer else ""
        self.say(f"{playing}{message('tui/proof-keys')}")

    @property
    def frames(self) -> list[Frame]:
        """The frames of this step."""
        if self.number not in self._frames:
            self._frames = {self.number: frames_of(self.proof, self.number, self.app.telling.notation)}
        return self._frames[self.number]

    def _scene(self) -> Scene:
        settled = position_at(self.proof, max(self.number, 1))
        if self.number == 0:
            return self.puzzle.scene(marks_at(self.puzzle, settled))
        return self.puzzle.scene(view_of(self.puzzle, settled, self.frames[self.at]))

    def _side(self, scene: Scene) -> Text:
        text = Text()
        if self.number == 0:
            text.append(f"{message('tui/the-start')}\n\n", "bold")
            if self.whole:
                text.append(f"{message('tui/told-so', how=self.app.telling.say())}\n\n")
            return text.append(summary(self.proof)).append("\n\n" + self.extra)
        step, rules = self.proof.steps[self.number - 1], self.proof.rules
        goal = str(message("tui/a-contradiction")) if step.fact is None else say_facts(rules, step.facts)
        text.append(f"{message('tui/step-of', n=self.number, all=len(self.proof), goal=goal)}\n", "bold")
        k = f", k {step.k}" if self.proof.view == "cells" else ""
        text.append(f"{technique_name(self.proof.genre, step.technique)}{k}\n\n")
        frame = self.frames[self.at]
        if len(self.frames) > 1:
            text.append(
                f"{message('tui/frame-of', n=self.at + 1, all=len(self.frames), says=frame.says)}\n\n",
                "bold reverse",
            )
        legend = legend_lines(scene)
        if legend:
            text.append("\n".join(legend) + "\n\n", "dim")
        if self.proof.view == "story":
            for line in tell_step(self.proof, self.number, "lemmas", notation=self.app.telling.notation):
                text.append(f"{'  ' * line.indent}{line.text}\n", "bold" if line.kind == "step" else "")
        else:
            self._append_deductions(text, frame)
        known = ", ".join(str(rules.fact(literal)) for literal in step.support)
        return text.append(
            f"\n{message('tui/rests-on', known=known or str(message('play/the-rules-alone')))}\n"
        ).append("\n" + self.extra)

    def _append_deductions(self, text: Text, frame: Frame) -> None:
        """The deductions of a step that stands by itself, with a sign at the one that is shown."""
        for number, deduction in enumerate(self.proof.steps[self.number - 1].deductions, 1):
            here = number == frame.number
            said = say(self.proof.rules, deduction, notation=self.app.telling.notation)
            name = technique_name(self.proof.genre, deduction.technique)
            line = f"{'>' if here else ' '} ({number}) {said}  [{name}]\n"
            text.append(line, "bold" if here else "")

    def go(self, number: int, at: int = 0) -> None:
        """Show this frame of this step."""
        self.number = max(0, min(number, len(self.proof)))
        self.at = at if self.number else 0
        self.extra = ""
        self.redraw()

    def action_next_frame(self) -> None:
        """Forwards by a frame."""
        if self.number and self.at + 1 < len(self.frames):
            self.go(self.number, self.at + 1)
        elif self.number < len(self.proof):
            self.go(self.number + 1)
        else:
            self._stop()
            self.say(str(message("tui/last-step")))

    def action_last_frame(self) -> None:
        """Backwards by a frame."""
        if self.at:
            self.go(self.number, self.at - 1)
        elif self.number > 1:
            self.number -= 1
            self.go(self.number, len(self.frames) - 1)
        else:
            self.go(0)

    def action_next_step(self) -> None:
        """Forwards by a step."""
        self.go(self.number + 1)

    def action_last_step(self) -> None:
        """Backwards by a step."""
        self.go(self.number - 1)

    def action_first(self) -> None:
        """To the start."""
        self.go(0)

    def action_last(self) -> None:
        """To the last step."""
        self.go(len(self.proof))

    def action_jump(self) -> None:
        """To a step by its number."""
        self.app.push_screen(Ask(str(message("tui/which-step", n=len(self.proof)))), self._jump)

    def _jump(self, answer: str | None) -> None:
        if answer is not None and answer.strip().isdecimal():
            self.go(int(answer))
        elif answer:
            self.say(str(message("tui/no-number-of-step", answer=repr(answer))))

    def action_autoplay(self) -> None:
        """Play, or stop."""
        if self.timer is not None:
            self._stop()
        else:
            self.timer = self.set_interval(SPEEDS[self.speed], self.action_next_frame)
        self.redraw()

    def _stop(self) -> None:
        if self.timer is not None:
            self.timer.stop()
            self.timer = None

    def _pace(self, change: int) -> None:
        self.speed = max(0, min(self.speed + change, len(SPEEDS) - 1))
        if self.timer is not None:
            self._stop()
            self.timer = self.set_interval(SPEEDS[self.speed], self.action_next_frame)
        self.redraw()

    def action_faster(self) -> None:
        """Less time for each frame."""
        self._pace(1)

    def action_slower(self) -> None:
        """More time for each frame."""
        self._pace(-1)

    def action_reasons(self) -> None:
        """The graph of the reasons behind the step."""
        if self.number:
            self.extra = render_text(reasons_graph(self.proof.rules, self.proof.steps[self.number - 1]))
            self.redraw()

    def action_statistics(self) -> None:
        """Figures about the whole proof."""
        self.extra = summary(self.proof)
        self.redraw()

    def action_turn(self, name: str) -> None:
        """Tell it otherwise."""
        if not self.whole:
            self.say(str(message("tui/one-step-by-itself")))
            return
        self._stop()
        wanted = self.wanted = (self.wanted or self.app.telling).turned(name)
        question = Question("proof", self.puzzle.genre_name, (self.puzzle, wanted.options))
        self.ask(str(message("tui/proving")), question, lambda proof: self._proved(proof, wanted))

    def _proved(self, proof: Proof, telling: Telling) -> None:
        """Take another proof, at the place where the same is settled."""
        self.app.telling, self.wanted = telling, None
        settled = set(self.proof.steps[self.number - 1].facts) if self.number else set()
        self.proof, self._frames = replace(proof, rules=self.puzzle.rules), {}
        steps = enumerate(self.proof.steps, 1)
        self.go(next((number for number, step in steps if settled & set(step.facts)), 0))
        self.say(str(message("tui/told-so", how=self.app.telling.say())))

    def action_back(self) -> None:
        """Back to the game, or stop what is being worked out."""
        self._stop()
        self.wanted = None
        if self.cancel():
            self.say(str(message("tui/stopped")))
            return
        self.app.pop_screen()

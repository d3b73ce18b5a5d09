"""The screen that plays a proof, forwards and backwards."""

from __future__ import annotations

from rich.text import Text
from textual.timer import Timer

from whygrid.engine.graph import reasons_graph
from whygrid.engine.words import say, say_facts
from whygrid.logic.proof import Proof
from whygrid.puzzle import Puzzle
from whygrid.scene.graph_text import render_text
from whygrid.service.frames import frames_of, view_of_frame
from whygrid.service.telling import summary, tell_step
from whygrid.tui.action_screen import ActionScreen
from whygrid.tui.actions import PROVE
from whygrid.tui.parts import Ask

SPEEDS = (4.0, 2.0, 1.0, 0.5, 0.25, 0.1)
"""Seconds for each lemma."""


class ProveScreen(ActionScreen):
    """A proof at one of its lemmas; step 0 is the start."""

    ACTIONS = PROVE

    def __init__(self, puzzle: Puzzle, proof: Proof) -> None:
        super().__init__()
        self.puzzle = puzzle
        self.proof = proof
        self.number = 0
        self.lemma = 0
        self.speed = 2
        self.timer: Timer | None = None
        self.extra = ""

    def on_mount(self) -> None:
        """Show the start."""
        self.board.focus()
        self.redraw()

    def redraw(self) -> None:
        """The board at this lemma, with the sentence beside it."""
        if not self.is_mounted:
            return
        scene = self.puzzle.scene(view_of_frame(self.puzzle, self.proof, self.number, self.lemma))
        self.board.show(scene)
        self.beside(self._side())
        playing = f"playing, {SPEEDS[self.speed]:g} s a lemma · " if self.timer else ""
        self.say(f"{playing}arrows: lemmas, steps · Space plays · g jumps · r reasons · ? keys · Esc")

    def _side(self) -> Text:
        text = Text()
        if self.number == 0:
            return (
                text.append("The start\n\n", "bold").append(summary(self.proof)).append("\n\n" + self.extra)
            )
        step, rules = self.proof.steps[self.number - 1], self.proof.rules
        goal = "a contradiction" if step.fact is None else say_facts(rules, step.facts)
        text.append(f"Step {self.number} of {len(self.proof)}: {goal}\n", "bold")
        text.append(f"{step.technique}{f', k {step.k}' if self.proof.view == 'cells' else ''}\n\n")
        if self.proof.view == "story":
            frames = frames_of(self.proof, self.number)
            if len(frames) > 1:
                text.append(
                    f"{self.lemma + 1} of {len(frames)}: {frames[self.lemma].says}\n\n", "bold reverse"
                )
            for line in tell_step(self.proof, self.number, "lemmas"):
                text.append(f"{'  ' * line.indent}{line.text}\n", "bold" if line.kind == "step" else "")
        for index, deduction in enumerate(step.deductions if self.proof.view == "cells" else ()):
            here = index == self.lemma
            sign = ">" if here else " "
            said = f"{sign} ({index + 1}) {say(rules, deduction)}  [{deduction.technique}]\n"
            text.append(said, "bold reverse" if here and len(step.deductions) > 1 else "bold" if here else "")
        known = ", ".join(str(rules.fact(literal)) for literal in step.support)
        return text.append(f"\nrests on: {known or 'the rules alone'}\n").append("\n" + self.extra)

    def go(self, number: int, lemma: int = 0) -> None:
        """Show this lemma of this step."""
        self.number = max(0, min(number, len(self.proof)))
        self.lemma = lemma if self.number else 0
        self.extra = ""
        self.redraw()

    def action_next_lemma(self) -> None:
        """Forwards by a lemma."""
        if self.number and self.lemma + 1 < len(frames_of(self.proof, self.number)):
            self.go(self.number, self.lemma + 1)
        elif self.number < len(self.proof):
            self.go(self.number + 1)
        else:
            self._stop()
            self.say("This is the last step.")

    def action_last_lemma(self) -> None:
        """Backwards by a lemma."""
        if self.lemma:
            self.go(self.number, self.lemma - 1)
        elif self.number > 1:
            self.go(self.number - 1, len(frames_of(self.proof, self.number - 1)) - 1)
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
        self.app.push_screen(Ask(f"Which step? 0 to {len(self.proof)}"), self._jump)

    def _jump(self, answer: str | None) -> None:
        if answer is not None and answer.strip().isdecimal():
            self.go(int(answer))
        elif answer:
            self.say(f"{answer!r} is no number of a step.")

    def action_autoplay(self) -> None:
        """Play, or stop."""
        if self.timer is not None:
            self._stop()
        else:
            self.timer = self.set_interval(SPEEDS[self.speed], self.action_next_lemma)
        self.redraw()

    def _stop(self) -> None:
        if self.timer is not None:
            self.timer.stop()
            self.timer = None

    def _pace(self, change: int) -> None:
        self.speed = max(0, min(self.speed + change, len(SPEEDS) - 1))
        if self.timer is not None:
            self._stop()
            self.timer = self.set_interval(SPEEDS[self.speed], self.action_next_lemma)
        self.redraw()

    def action_faster(self) -> None:
        """Less time for each lemma."""
        self._pace(1)

    def action_slower(self) -> None:
        """More time for each lemma."""
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

    def action_back(self) -> None:
        """Back to the game."""
        self._stop()
        self.app.pop_screen()

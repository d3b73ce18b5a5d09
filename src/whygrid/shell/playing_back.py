"""Playback: the proof of a session, forwards and backwards, by steps and by lemmas."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from whygrid.engine.words import say_facts
from whygrid.logic.proof import Proof
from whygrid.service.frames import frames_of, view_of_frame
from whygrid.text.phrases import counted

if TYPE_CHECKING:
    from whygrid.shell.session import Session

HELP = "s/w next/previous step · d/a next/previous lemma · j N jump to step N · q end"


class Playback:
    """Where one is in a proof; step 0 is the start, and lemmas count from 0 within a step."""

    def __init__(self, session: Session, proof: Proof) -> None:
        self.session = session
        self.proof = proof
        self.step = 0
        self.lemma = 0

    def keys(self, line: str) -> Iterator[str]:
        """Do what a line of keys says; the screen is shown once, at its end."""
        if line.startswith("j"):
            yield from self._jump(line[1:].strip())
            return
        for key in line or "d":
            if key == "q":
                self.session.playing_back = None
                yield "playback ended"
                return
            if key not in "swda":
                yield f"{key!r} is no key of playback: {HELP}"
                return
            note = {"s": self._next_step, "w": self._previous_step, "d": self._next, "a": self._previous}[
                key
            ]()
            if note:
                yield note
        yield from self.show()

    def _jump(self, number: str) -> Iterator[str]:
        if not number.isdecimal():
            yield f"{number!r} is no step: j 5 jumps to step 5 of {len(self.proof)}"
            return
        self.step, self.lemma = min(int(number), len(self.proof)), 0
        yield from self.show()

    def _next_step(self) -> str:
        if self.step == len(self.proof):
            return "LAST STEP REACHED"
        self.step, self.lemma = self.step + 1, 0
        return ""

    def _previous_step(self) -> str:
        if self.step == 0:
            return "FIRST STEP REACHED"
        self.step, self.lemma = self.step - 1, 0
        return ""

    def _next(self) -> str:
        if self.step and self.lemma + 1 < len(frames_of(self.proof, self.step)):
            self.lemma += 1
            return ""
        return self._next_step()

    def _previous(self) -> str:
        if self.lemma:
            self.lemma -= 1
            return ""
        note = self._previous_step()
        if not note and self.step:
            self.lemma = len(frames_of(self.proof, self.step)) - 1
        return note

    def show(self) -> Iterator[str]:
        """The screen: heading, board, sentence."""
        puzzle = self.session.game.puzzle
        if self.step == 0:
            yield f"[start: {counted(len(self.proof), 'step')}]"
            yield self.session.draw("marks", puzzle, view_of_frame(puzzle, self.proof, 0, 0))
            yield HELP
            return
        step = self.proof.steps[self.step - 1]
        goal = "contradiction" if step.fact is None else say_facts(self.proof.rules, step.facts)
        frames = frames_of(self.proof, self.step)
        k = f", k {step.k}" if self.proof.view == "cells" else ""
        of = f"lemma {self.lemma + 1} of {len(frames)}"
        yield f"[step {self.step} of {len(self.proof)}{k}, {of}]  {goal}, because:"
        yield self.session.draw("marks", puzzle, view_of_frame(puzzle, self.proof, self.step, self.lemma))
        frame = frames[self.lemma]
        yield f"{frame.says}  ({frame.deduction.technique})"

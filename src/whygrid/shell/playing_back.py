"""Playback: the proof of a session, forwards and backwards, by steps and by frames."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from whygrid.engine.words import say_facts
from whygrid.logic.proof import Proof
from whygrid.service.frames import frames_of, view_of_frame
from whygrid.service.naming import technique_name
from whygrid.voice.message import Message, Said, message

if TYPE_CHECKING:
    from whygrid.shell.session import Session

HELP = message("shell/playback-keys")


class Playback:
    """Where one is in a proof; step 0 is the start, and frames count from 0 within a step."""

    def __init__(self, session: Session, proof: Proof) -> None:
        self.session = session
        self.proof = proof
        self.step = 0
        self.frame = 0

    def keys(self, line: str) -> Iterator[Said]:
        """Do what a line of keys says; the screen is shown once, at its end."""
        if line.startswith("j"):
            yield from self._jump(line[1:].strip())
            return
        for key in line or "d":
            if key == "q":
                self.session.playing_back = None
                yield message("shell/playback-ended")
                return
            if key not in "swda":
                yield message("shell/no-key-of-playback", key=key, keys=HELP)
                return
            note = {"s": self._next_step, "w": self._previous_step, "d": self._next, "a": self._previous}[
                key
            ]()
            if note:
                yield note
        yield from self.show()

    def _jump(self, number: str) -> Iterator[Said]:
        if not number.isdecimal():
            yield message("shell/no-step-to-jump-to", text=number, n=len(self.proof))
            return
        self.step, self.frame = min(int(number), len(self.proof)), 0
        yield from self.show()

    def _next_step(self) -> Message | None:
        if self.step == len(self.proof):
            return message("shell/last-step-reached")
        self.step, self.frame = self.step + 1, 0
        return None

    def _previous_step(self) -> Message | None:
        if self.step == 0:
            return message("shell/first-step-reached")
        self.step, self.frame = self.step - 1, 0
        return None

    def _next(self) -> Message | None:
        if self.step and self.frame + 1 < len(frames_of(self.proof, self.step)):
            self.frame += 1
            return None
        return self._next_step()

    def _previous(self) -> Message | None:
        if self.frame:
            self.frame -= 1
            return None
        note = self._previous_step()
        if not note and self.step:
            self.frame = len(frames_of(self.proof, self.step)) - 1
        return note

    def show(self) -> Iterator[Said]:
        """The screen: heading, board, sentence."""
        puzzle = self.session.game.puzzle
        if self.step == 0:
            yield message("shell/playback-start", n=len(self.proof))
            yield self.session.draw("marks", puzzle, view_of_frame(puzzle, self.proof, 0, 0))
            yield HELP
            return
        step = self.proof.steps[self.step - 1]
        nothing = str(message("engine/contradiction"))
        goal = nothing if step.fact is None else say_facts(self.proof.rules, step.facts)
        frames = frames_of(self.proof, self.step)
        k = f", k {step.k}" if self.proof.view == "cells" else ""
        where = message(
            "shell/playback-step",
            step=self.step,
            steps=len(self.proof),
            k=k,
            part=self.frame + 1,
            parts=len(frames),
        )
        yield f"[{where}]  {message('shell/goal-because', goal=goal)}"
        yield self.session.draw("marks", puzzle, view_of_frame(puzzle, self.proof, self.step, self.frame))
        frame = frames[self.frame]
        yield f"{frame.says}  ({technique_name(self.proof.genre, frame.deduction.technique)})"

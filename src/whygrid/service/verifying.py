"""Verifying a proof document: everything is looked at again, nothing is believed."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from whygrid.budget import Budget
from whygrid.kernels import NATIVE
from whygrid.logic.check import Verdict, check_proof, is_filling
from whygrid.logic.document import read_head, read_proof
from whygrid.logic.proof import Proof
from whygrid.puzzle import Puzzle
from whygrid.service.comparing import Finding, Reading, found_about
from whygrid.service.documents import parse_json, read_puzzle
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.certificates.bounds import Bounds

K_FORMAT = "whygrid-k"


def verify(
    document: Proof | dict[str, Any] | str,
    budget: Budget | None = None,
    *,
    assuming: bool = False,
    native: bool = False,
) -> Verdict:
    """Check a proof, or a proof document, step by step, and what it claims against what it shows.

    A proof that rests on assumptions is not accepted unless `assuming`: it shows nothing without them. With
    `native`, native code checks it, in a fraction of the time and with the same verdict; most is gained with
    the text of a document, which it reads as well.
    """
    return examine(document, budget, assuming=assuming, native=native).verdict


def examine(
    document: Proof | dict[str, Any] | str,
    budget: Budget | None = None,
    *,
    assuming: bool = False,
    native: bool = False,
) -> Finding:
    """What `verify` finds, with what it was found about."""
    budget = budget or Budget()
    found = found_natively(document, budget, assuming=assuming) if native else None
    if found is not None:
        return found
    if isinstance(document, str):
        return examine(parse_json(document), budget, assuming=assuming)
    if isinstance(document, Proof):
        puzzle, proof = read_puzzle(document.genre, document.puzzle), document
    else:
        puzzle = read_puzzle(*read_head(document))
        proof = read_proof(document, puzzle.rules, budget)
    rules = puzzle.rules
    figures = [step.figures for step in proof.steps]
    written = None if isinstance(document, Proof) else document
    reading = Reading(puzzle, proof, figures, written, partial(is_filling, rules))
    return found_about(
        reading,
        lambda: check_proof(rules, puzzle.givens, proof.steps, proof.granted, proof.assumed, budget),
        budget,
        assuming=assuming,
    )


def found_natively(
    document: Proof | dict[str, Any] | str, budget: Budget, *, assuming: bool = False
) -> Finding | None:
    """What `examine` finds, if native code is at hand and can say it: None for what is not right."""
    if not NATIVE:
        return None
    from whygrid.service.verifying_natively import examine_natively

    return examine_natively(document, budget, assuming)


def verify_k(certificate: object, budget: Budget | None = None) -> Bounds:
    """The bounds that a certificate of k proves; raises `Refused` at the first thing that is wrong."""
    from whygrid.certificates import general, nine  # no proof needs them

    budget = budget or Budget()
    if not isinstance(certificate, dict) or certificate.get("version") != 2:
        return nine.check(certificate, budget.tick)
    puzzle = certified_puzzle(certificate)
    clues = [clue.name for clue in puzzle.genre.clues(puzzle.board)]
    rules_with = lru_cache(256)(lambda names: puzzle.with_clues(names).rules)
    return general.check(certificate, general.Ground(rules_with, clues, puzzle.givens, budget))


def certified_puzzle(certificate: dict[str, Any]) -> Puzzle:
    """The puzzle that a certificate of k is about."""
    genre_name, text = (
        certificate.get("genre", "sudoku"),
        certificate.get("puzzle", certificate.get("givens")),
    )
    if not isinstance(genre_name, str) or not isinstance(text, str):
        from whygrid.certificates.bounds import Refused

        raise Refused(str(message("service/does-not-say-which-puzzle")))
    return read_puzzle(genre_name, text)

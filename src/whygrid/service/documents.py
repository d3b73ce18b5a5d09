"""Proofs as JSON documents; docs/proof-format.md describes every field."""

from __future__ import annotations

from typing import Any

from whygrid.arguments import expect
from whygrid.engine.words import say
from whygrid.errors import ProofError, UsageError
from whygrid.logic.deduction import Deduction, Lemma
from whygrid.logic.document import FORMAT, VERSION, read_head, read_proof
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Proof, Statistics, Step
from whygrid.logic.rules import Rules
from whygrid.puzzle import Puzzle
from whygrid.text.where import at_line
from whygrid.voice.message import Message, message
from whygrid.voice.message import to_json as message_to_json

Json = dict[str, Any]


def to_json(proof: Proof) -> Json:
    """The document of a proof, ready for `json.dumps`."""
    expect(Proof, proof=proof)
    written: Json = {
        "format": FORMAT,
        "version": VERSION,
        "genre": proof.genre,
        "puzzle": proof.puzzle,
        "status": proof.status,
        "view": proof.view,
        "solutions": list(proof.solutions),
        "note": proof.note,
        **figures_to_json(proof.statistics()),
        "steps": [step_to_json(proof.rules, n, step) for n, step in enumerate(proof.steps, 1)],
    }
    if proof.assumed:
        written["assumed"] = _names(proof.rules, proof.assumed)
    if proof.granted:
        written["granted"] = list(proof.granted)
    if proof.retold:
        written["retold"] = list(proof.retold)
    return written


def figures_to_json(figures: Statistics) -> Json:
    """What a document says about all steps together."""
    return {
        "k": {"max": figures.k_max, "mean": round(figures.k_mean, 3)},
        "techniques": dict(figures.techniques),
        "by_cases": figures.by_cases,
    }


def step_to_json(rules: Rules, number: int, step: Step) -> Json:
    """The part of the document about one step."""
    written: Json = {
        "number": number,
        "fact": None if step.fact is None else str(rules.fact(step.fact)),
        "technique": step.technique,
        "k": step.k,
        "support": _names(rules, step.support),
        "deductions": [_deduction_to_json(rules, deduction) for deduction in step.deductions],
    }
    if step.smallest is not None:
        written["smallest"] = {**step.smallest._asdict(), "clues": list(step.smallest.clues)}
    return written


def _deduction_to_json(rules: Rules, deduction: Deduction) -> Json:
    written: Json = {
        "technique": deduction.technique,
        "text": say(rules, deduction),
        "conclusions": _names(rules, deduction.conclusions),
        "premises": _names(rules, deduction.premises),
        "rules": list(deduction.rules),
        "reason": str(deduction.reason),
        "pattern": {role: _names(rules, literals) for role, literals in deduction.pattern},
    }
    if deduction.brief:
        written["brief"] = str(deduction.brief)
    if isinstance(deduction.reason, Message):
        written["message"] = message_to_json(deduction.reason)
    if isinstance(deduction.brief, Message):
        written["short"] = message_to_json(deduction.brief)
    if deduction.notation:
        written["notation"] = deduction.notation
    if deduction.cases:
        written["cases"] = [
            {
                "assumption": str(rules.fact(case.assumption)),
                "steps": [_deduction_to_json(rules, step) for step in case.steps],
            }
            for case in deduction.cases
        ]
    if deduction.exchanges:
        written["exchanges"] = [
            {"out": _names(rules, exchange.out), "into": _names(rules, exchange.into)}
            for exchange in deduction.exchanges
        ]
    if deduction.lemmas:
        written["lemmas"] = lemmas_to_json(rules, deduction.lemmas)
    return written


def lemmas_to_json(rules: Rules, lemmas: tuple[Lemma, ...]) -> list[Json]:
    """The part of a document about lemmas."""
    return [
        {
            "together": _names(rules, lemma.together),
            "premises": _names(rules, lemma.premises),
            "rules": list(lemma.rules),
            "lemmas": list(lemma.lemmas),
        }
        for lemma in lemmas
    ]


def _names(rules: Rules, literals: tuple[Literal, ...]) -> list[str]:
    return [str(rules.fact(literal)) for literal in literals]


def from_json(document: object) -> Proof:
    """The proof in a document; what is not as documented raises a `ProofError`."""
    return read_proof(document, read_puzzle(*read_head(document)).rules)


def read_puzzle(genre_name: str, text: str) -> Puzzle:
    """The puzzle that a document is about."""
    try:
        return Puzzle.parse(text, genre_name)
    except UsageError as error:
        raise ProofError(error.what, where="genre", remedy=error.remedy) from None


def parse_json(text: str) -> Any:
    """JSON text as an object; what is not JSON, or says a thing twice, raises a `ProofError`."""
    import json  # here alone: most commands write no document

    try:
        return json.loads(text, object_pairs_hook=_without_doubles, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise ProofError(
            message("service/not-json", why=error.msg),
            where=at_line(error.lineno, error.colno),
            remedy=message("service/explain-writes-a-proof"),
        ) from None
    except ProofError:
        raise
    except ValueError:  # Python refuses numbers of thousands of digits
        raise ProofError(message("service/number-of-too-many-digits")) from None
    except RecursionError:
        raise ProofError(message("service/nested-too-deeply")) from None


def _without_doubles(pairs: list[tuple[str, Any]]) -> Json:
    """An object; readers disagree about which of two fields of one name counts, so that none may."""
    found: Json = {}
    for name, value in pairs:
        if name in found:
            raise ProofError(
                message("service/field-is-there-twice", name=repr(name)),
                remedy=message("service/leave-one-of-them-out"),
            )
        found[name] = value
    return found


def _refuse_constant(name: str) -> Any:
    raise ProofError(message("service/no-number-in-json", name=name))

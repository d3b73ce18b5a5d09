"""What there is: genres with their examples, techniques, settings, sizes and forms."""

from __future__ import annotations

from typing import Any

from whygrid.budget import Budget
from whygrid.genre import Genre
from whygrid.registry import genre, genre_names
from whygrid.service.generating import generator_of
from whygrid.service.naming import (
    choice_name,
    example_shows,
    form_title,
    setting_help,
    setting_title,
    technique_idea,
    technique_name,
)
from whygrid.web.answers import Json


def genres(budget: Budget) -> Json:
    """All genres, each with all that a page needs to offer it."""
    return {"genres": [_about(genre(name)) for name in genre_names()]}


def _about(kind: Genre[Any]) -> Json:
    unique = {technique.name for technique in kind.if_unique()}
    return {
        "name": kind.name,
        "title": kind.title,
        "examples": [
            {"name": entry.name, "shows": example_shows(kind.name, entry)}
            for entry in kind.examples().values()
        ],
        "techniques": [
            {
                "name": technique.name,
                "called": technique_name(kind.name, technique.name),
                "effort": technique.effort,
                "idea": technique_idea(kind.name, technique),
                "unique": technique.name in unique,
            }
            for technique in sorted((*kind.techniques(), *kind.if_unique()), key=lambda t: t.effort)
        ],
        "forms": [
            {"name": form.name, "title": form_title(kind.name, form), "keeps": list(form.keeps)}
            for form in kind.formats
            if form.written
        ],
        "settings": _settings(kind),
        "drafting": _drafting(kind),
    }


def _settings(kind: Genre[Any]) -> list[Json] | None:
    if kind.generator is None:
        return None
    return [
        {
            **s._asdict(),
            "called": setting_title(kind.name, s),
            "help": setting_help(kind.name, s),
            "choices": list(s.choices),
            "named": [choice_name(kind.name, s, choice) for choice in s.choices],
        }
        for s in generator_of(kind.name).settings
    ]


def _drafting(kind: Genre[Any]) -> Json | None:
    if kind.drafting is None:
        return None
    made = kind.drafting()
    demands = [{"called": str(demand.called), "form": demand.form} for demand in made.demands]
    return {"sizes": list(made.sizes), "keys": dict(made.keys), "help": str(made.help), "demands": demands}

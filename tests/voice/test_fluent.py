"""Our reader of Fluent's format against the one of the Fluent project, sentence by sentence."""

import pytest

from whygrid.voice import fluent, speaker
from whygrid.voice.texts import homes, languages_at_hand, source

FluentBundle = pytest.importorskip("fluent.runtime").FluentBundle
FluentResource = pytest.importorskip("fluent.runtime").FluentResource
fluent_number = pytest.importorskip("fluent.runtime.types").fluent_number


def _bundle(language: str, home: str) -> object:
    functions = {
        name: lambda *values, **options: str(values[0]) if values else ""
        for name in ("LIST", "FORM", "ARTICLE", "SUFFIX")
    }
    functions["COUNT"] = lambda *values, **options: fluent_number(1)
    bundle = FluentBundle([language], use_isolating=False, functions=functions)
    bundle.add_resource(FluentResource(source(language, home)))
    return bundle


class Plain(type(speaker("en"))):
    """Says sentences with texts for everything, and with functions that do nothing, as the bundle does."""

    def _value(self, call, home, args):
        if call.kind == "function" and call.name in ("LIST", "FORM", "ARTICLE", "SUFFIX"):
            return str(super()._value(call.values[0], home, args))
        if call.kind == "function" and call.name == "COUNT":
            return 1
        return super()._value(call, home, args)


@pytest.mark.parametrize("language", languages_at_hand())
@pytest.mark.parametrize("home", sorted(homes()))
def test_every_sentence_is_read_as_the_fluent_project_reads_it(home, language):
    bundle, ours = _bundle(language, home), Plain(language)
    every = {
        variable for text in ours.texts(home).values() for variable in fluent.variables(fluent.parse(text))
    }
    for name, text in ours.texts(home).items():
        if name.startswith("-"):
            continue  # a term: it is part of other sentences
        pattern = fluent.parse(text)
        args = {variable: 1 if variable in ("n", "mean") else f"<{variable}>" for variable in every}
        key, _, attribute = name.partition(".")
        assert bundle.has_message(key), f"{name} is not read at all"
        found = bundle.get_message(key)
        theirs, errors = bundle.format_pattern(
            found.attributes[attribute] if attribute else found.value, args
        )
        assert not errors, f"{name}: {errors}"
        if "NUMBER(" not in text:
            assert ours._render(pattern, home, args) == theirs, name

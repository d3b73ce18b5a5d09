"""Entries that are loaded when they are first used, so that a genre can be known without its parts."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def lazy(module: str, name: str) -> Callable[..., Any]:
    """A function whose module is imported when it is first called."""
    found: list[Callable[..., Any]] = []

    def call(*arguments: Any) -> Any:
        if not found:
            found.append(getattr(import_module(module), name))
        return found[0](*arguments)

    return call


def lazy_value(module: str, name: str) -> Callable[[], Any]:
    """A function that gives what has this name in a module, which is imported when it is first called."""
    return lambda: getattr(import_module(module), name)

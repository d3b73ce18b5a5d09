"""Named tuples that cost little to declare.

`typing.NamedTuple` compiles the text of every annotation, and a constructor for every class, whether or not
one is ever made: a tenth of a millisecond each, and a command loads a hundred. Here the constructor is
compiled when the first record is made, and annotations stay as they are written. In all else it is the same,
also for who checks types.
Modules that use it begin with `from __future__ import annotations`, so that these are texts in every Python.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["NamedTuple"]

if TYPE_CHECKING:
    from typing import NamedTuple
else:
    from collections import _tuplegetter  # what a field is in every named tuple, the quickest there is

    class _Record(tuple):
        """What all records can do, whatever their fields."""

        __slots__ = ()
        _fields = ()
        _field_defaults = {}  # noqa: RUF012

        @classmethod
        def _make(cls, values):
            """A record of these values in the order of the fields."""
            return cls(*values)

        def _replace(self, /, **changed):
            """A record in which some fields are others."""
            named = dict(zip(self._fields, self, strict=True))
            unknown = changed.keys() - named.keys()
            if unknown:
                raise ValueError(f"Got unexpected field names: {sorted(unknown)!r}")
            return tuple.__new__(type(self), (named | changed).values())

        __replace__ = _replace

        def _asdict(self):
            """The values by the names of their fields."""
            return dict(zip(self._fields, self, strict=True))

        def __repr__(self):
            named = zip(self._fields, self, strict=True)
            return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in named)})"

        def __getnewargs__(self):
            return tuple(self)

    class _Declared(type):
        """Turns the body of a class into a record; what comes of it is a class like any other."""

        def __new__(cls, name, bases, body):
            fields = tuple(body.get("__annotations__", ()))
            defaults = {field: body.pop(field) for field in fields if field in body}
            if tuple(defaults) != fields[len(fields) - len(defaults) :]:
                raise TypeError(f"in {name} a field without a default follows one with a default")

            def first(kind, /, *values, **named):
                """Compile the constructor in place of this one, and call it."""
                record.__new__ = staticmethod(_constructor(record))
                return record.__new__(kind, *values, **named)

            body |= {field: _tuplegetter(place, "") for place, field in enumerate(fields)}
            body |= {"__slots__": (), "_fields": fields, "_field_defaults": defaults}
            body |= {"__match_args__": fields, "__new__": first, "__signature__": _Signature()}
            record = type(name, (_Record, *(base for base in bases if base is not NamedTuple)), body)
            return record

    NamedTuple = type.__new__(_Declared, "NamedTuple", (), {})

    class _Signature:
        """The signature of a record's class, for who asks for help."""

        def __get__(self, record, kind):
            from inspect import Parameter, Signature

            return Signature(
                Parameter(
                    field,
                    Parameter.POSITIONAL_OR_KEYWORD,
                    default=kind._field_defaults.get(field, Parameter.empty),
                    annotation=kind.__annotations__[field],
                )
                for field in kind._fields
            )

    def _constructor(record):
        """A function of the fields that makes such a record."""
        names = "".join(f", {field}" for field in record._fields)
        values = "".join(f"{field}, " for field in record._fields)
        made = eval(f"lambda _kind{names}: _new(_kind, ({values}))", {"_new": tuple.__new__})
        made.__name__, made.__qualname__ = "__new__", f"{record.__qualname__}.__new__"
        made.__module__ = record.__module__
        made.__defaults__ = tuple(record._field_defaults.values())
        return made

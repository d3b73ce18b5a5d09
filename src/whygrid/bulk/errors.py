"""The one error of bulk work: what is wrong, in which row, and what would be right."""

from __future__ import annotations


class BulkError(ValueError):
    """An array, a file or an option that bulk work can't use."""

    def __init__(self, what: str, *, where: str = "", remedy: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.where = where
        self.remedy = remedy

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        remedy = f"\n  {self.remedy}" if self.remedy else ""
        return f"{place}{self.what}{remedy}"

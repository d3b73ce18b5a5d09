"""Compare what was recorded with what is found now, or record it anew."""

from __future__ import annotations

import argparse
import json
import sys

import tests.recorded
from tests.recorded import FILE, differences, made_anew, records
from whygrid.files import save


def main() -> None:
    """A line for each puzzle of which something has changed, then how many there are."""
    parser = argparse.ArgumentParser(
        description=tests.recorded.__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--every", type=int, default=1, help="one of so many puzzles")
    parser.add_argument("--genre", help="those of this genre alone")
    parser.add_argument("--write", action="store_true", help="record all puzzles anew")
    options = parser.parse_args()
    if options.write:
        lines = (json.dumps(made_anew(record), ensure_ascii=False) for record in records())
        save(FILE, "".join(f"{line}\n" for line in lines).encode())
        return
    asked = [one for one in records() if options.genre in (None, one["genre"])][:: options.every]
    changed = 0
    for record in asked:
        if parts := differences(record):
            changed += 1
            print(f"{', '.join(parts)}: {record['genre']}\n{record['puzzle']}\n", flush=True)
    print(f"{changed} of {len(asked)} have changed")
    sys.exit(changed > 0)


main()

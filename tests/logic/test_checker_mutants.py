"""What `mutate_checker` changes in the checker, and by which tests it has it noticed."""

import ast
import subprocess
import sys
from pathlib import Path

from tests.logic.checker_mutants import mutants_of
from tests.logic.reached_lines import Known, Trace, remember, remembered

SOURCE = '''
def first(number, other):
    """A sentence."""
    if number > 1 and other > 1:
        number += 1
    return (
        number,
        [one for one in range(number) if one > 1],
    )


class Small:
    limit = 3

    def second(self):
        return not self.limit
'''


def test_each_mutant_is_a_program_of_its_own_with_a_name_of_its_own():
    mutants = list(mutants_of("whygrid.logic.check", SOURCE))
    texts = {ast.unparse(mutant.tree(SOURCE)) for mutant in mutants}
    assert len(texts) == len(set(map(str, mutants))) == len(mutants)
    assert ast.unparse(ast.parse(SOURCE)) not in texts
    assert {mutant.function for mutant in mutants} == {"first", "Small.second"}


def test_a_mutant_is_looked_for_by_the_lines_of_its_statement():
    lines = {mutant.before: mutant.place.lines for mutant in mutants_of("whygrid.logic.check", SOURCE)}
    assert lines["number > 1 and other > 1"] == range(4, 5)  # without what it decides about
    assert lines["number += 1"] == range(5, 6)
    assert lines["one > 1"] == range(6, 10)
    assert Known(0.1, {"whygrid.logic.check": [5]}).comes_to("whygrid.logic.check", lines["number += 1"])
    assert not Known(0.1, {"whygrid.logic.rules": [5]}).comes_to("whygrid.logic.check", lines["number += 1"])


def test_only_lines_of_the_checker_are_noted(tmp_path):
    from whygrid.logic.facts import Fact
    from whygrid.text.neat_json import neat_json

    trace, before = Trace(), sys.gettrace()
    sys.settrace(trace)
    try:
        neat_json({"fact": str(Fact("r1c1", "5", True))})
    finally:
        sys.settrace(before)
    assert set(trace.lines()) == {"whygrid.logic.facts"}
    remember(tmp_path / "tests", [("one", Known(0.5, trace.lines()))])
    assert remembered(tmp_path / "tests") == {"one": Known(0.5, trace.lines())}
    assert remembered(tmp_path / "nothing") == {}


def test_a_run_goes_on_where_it_was_stopped(tmp_path):
    command = [sys.executable, "-m", "tests.logic.mutate_checker", "--module", "logic.facts"]
    command += ["--tests", "tests/logic/test_verdicts.py", "--results", str(tmp_path / "tried")]
    root = Path(__file__).parents[2]
    told, kept = [], []
    for _ in range(2):
        done = subprocess.run(command, cwd=root, capture_output=True, text=True)
        told.append([line for line in done.stdout.splitlines() if " mutants, " in line])
        kept.append((tmp_path / "tried").read_text().splitlines())
    assert told[0] == told[1] != []
    killed = [line for line in kept[0] if not line.endswith("\t")]
    assert killed and kept[1] == kept[0] + [line for line in kept[0] if line not in killed]

"""The page on which a proof is played back."""

import json
import re

from tests.contract.cases import every_genre, proof_of, puzzle_of
from tests.service.pages.reading import elements, in_browser, named, needs_browser
from whygrid.logic.proof import Proof
from whygrid.puzzle import Puzzle
from whygrid.registry import examples
from whygrid.service.explaining import Options, explain
from whygrid.service.pages.playback import proof_page

MINI = "1.....2..3.....4"
CLASSIC = "..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...1.."


def mini() -> tuple[Puzzle, Proof]:
    puzzle = Puzzle.parse(MINI)
    return puzzle, proof_of(puzzle)


def frames_of(page: str) -> dict:
    data = next(element for element in named(page, "script") if element.attributes.get("id") == "frames")
    return json.loads(data.text)


@every_genre
def test_every_step_of_every_genre_is_an_item_and_a_frame(genre):
    example = next(example for example in genre.examples().values() if example.facts["solutions"] == 1)
    puzzle = puzzle_of(genre, example)
    proof = proof_of(puzzle)
    page = proof_page(puzzle, proof)
    assert len(list(named(page, "li"))) == len(proof)
    frames = frames_of(page)["frames"]
    assert len(frames) == 2 + sum(len(step.deductions) for step in proof.steps)
    ids = {element.attributes["id"] for element in elements(page) if "id" in element.attributes}
    assert {frame["place"] for frame in frames[1:-1]} <= ids, "every frame has its place in the list"


def test_a_frame_draws_what_the_scene_has():
    puzzle, proof = mini()
    packed = frames_of(proof_page(puzzle, proof))
    last = [packed["elements"][number] for number in packed["frames"][-1]["drawn"]]
    digits = re.findall(r"<text[^>]*>(\d)</text>", "".join(last))
    assert sorted(digits) == sorted("1234" * 4)


def test_every_line_inside_a_supposition_is_a_frame_and_belongs_to_an_item_of_the_list():
    puzzle = Puzzle.parse(examples()["evil1"].text)
    proof = explain(puzzle)
    page = proof_page(puzzle, proof)
    number = next(n for n, step in enumerate(proof.steps, 1) if step.technique == "supposition")
    played = [frame for frame in frames_of(page)["frames"] if frame["place"].startswith(f"step-{number}-")]
    told = [step for step in proof.steps[number - 1].deductions[-1].nested() if not step.cases]
    assert len(played) == 1 + len(told)  # what is supposed, and all that follows
    ids = {element.attributes["id"] for element in elements(page) if "id" in element.attributes}
    assert f"step-{number}" in ids


def test_a_line_below_the_board_says_what_the_arrows_of_a_frame_mean():
    puzzle = Puzzle.parse(examples()["evil2"].text)
    page = proof_page(puzzle, explain(puzzle, Options(prefer="patterns")))
    samples = [span.attributes["data-link"] for span in named(page, "span") if "data-link" in span.attributes]
    assert samples[:2] == ["strong", "weak"]
    chains = [frame for frame in frames_of(page)["frames"] if "(aic)" in frame["says"]]
    assert chains and all(frame["links"] == ["strong", "weak"] for frame in chains)
    assert 'id="legend"' not in proof_page(*mini())


def test_chains_are_told_in_the_notation_that_is_asked_for():
    puzzle = Puzzle.parse(examples()["evil2"].text)
    page = proof_page(puzzle, explain(puzzle, Options(prefer="patterns")), notation="eureka")
    chains = [frame["says"] for frame in frames_of(page)["frames"] if "(aic)" in frame["says"]]
    assert chains and all(re.search(r": \(\d.*=.*-.*\)r\dc\d", says) for says in chains)


def test_the_page_names_nothing_outside_of_itself():
    page = proof_page(*mini())
    assert not [e for e in elements(page) if "src" in e.attributes or "style" in e.attributes]
    assert all(e.attributes["href"].startswith("#") for e in elements(page) if "href" in e.attributes)
    policy = next(e.attributes["content"] for e in named(page, "meta") if "http-equiv" in e.attributes)
    assert policy.startswith("default-src 'none'; style-src 'sha256-")


def test_chosen_steps_are_told_alone_with_their_own_numbers():
    puzzle, proof = mini()
    page = proof_page(puzzle, proof, [2, 5])
    assert [item.attributes["value"] for item in named(page, "li")] == ["2", "5"]


def test_what_is_written_in_a_proof_can_not_end_the_data():
    puzzle, proof = mini()
    page = proof_page(puzzle, Proof(**{**vars(proof), "note": "</script><b>"}))
    assert "</script><b>" not in page


def test_a_proof_that_ends_in_a_contradiction_has_its_page():
    puzzle = Puzzle.parse(examples()["impossible"].text)
    page = proof_page(puzzle, explain(puzzle))
    assert "no solution" in page


@needs_browser
def test_the_script_runs_under_the_policy_and_shows_the_frame_that_the_address_names(tmp_path):
    puzzle = Puzzle.parse(CLASSIC)
    page = in_browser(proof_page(puzzle, proof_of(puzzle)), tmp_path, "#24")
    says = next(element for element in named(page, "p") if element.attributes.get("id") == "says")
    assert says.text.startswith("24. r3c6 is not 3: the 3 of box 5")
    current = [e for e in elements(page) if "current" in e.attributes.get("class", "").split()]
    assert [element.attributes["id"] for element in current] == ["step-24"]
    controls = next(e for e in named(page, "div") if e.attributes.get("id") == "controls")
    assert "hidden" not in controls.attributes

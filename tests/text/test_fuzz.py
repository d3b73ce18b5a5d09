"""A short run of the fuzzer (`python -m tests.text.fuzz`), which also tells how long things take."""

from tests.text.fuzz import check_written, keep, once_wrong, problems, run_part, tried
from tests.text.wild import corpus, make
from whygrid.registry import genre, genre_names
from whygrid.service.collections import pieces
from whygrid.service.converting import read
from whygrid.text import Format

CASES = corpus()
FORMS = [form for name in genre_names() for form in genre(name).formats]


def test_every_form_is_in_the_corpus():
    assert {case.form.title for case in CASES} == {form.title for form in FORMS}


def test_a_valid_text_is_read_by_its_form():
    for case in CASES:
        if case.wrap is str or case.form.name == "penpa":
            case.form.read(case.wrap(case.text))


def test_spoilt_texts_and_noise_are_read_or_refused_in_words_and_read_back():
    for number in range(1000):
        text, form = make(2026, number, CASES, FORMS)

        def reading(text: str = text, number: int = number) -> None:
            check_written(read(text), number)

        ways = (reading, lambda: form.read(text), lambda: pieces(text))  # noqa: B023
        assert [tried(way) for way in ways] == ["", "", ""], f"input 2026:{number}"


def test_what_once_showed_a_problem_shows_none():
    found = list(once_wrong())
    assert len(found) > 10
    for number, (text, form, wrong) in enumerate(found):
        now = [problem for problem in problems(text, form, number) if not problem.endswith(": slow")]
        assert now == [], wrong


def test_a_part_of_a_run_finds_out_readers_that_go_wrong(monkeypatch):
    assert run_part(2026, 0, 40).wrong == {}
    plain = Format.read

    def one_board_for_another(form, text):
        sheet = plain(form, text)
        return sheet if text.startswith("https://puzz.link") else sheet._replace(board=None)

    monkeypatch.setattr(Format, "read", one_board_for_another)
    assert any(problem.startswith("writing: ") for problem in run_part(2026, 0, 400).wrong)
    monkeypatch.setattr(Format, "read", lambda form, text: {}[text])
    assert any(problem.startswith("read: KeyError") for problem in run_part(2026, 0, 40).wrong)


def test_what_shows_a_problem_is_kept_with_its_form(tmp_path):
    path = tmp_path / "kept.jsonl"
    for number in (17, 18):
        keep(f"2026:{number}", "read: KeyError", path)
    kept = [make(2026, number, CASES, FORMS) for number in (17, 18)]
    assert list(once_wrong(path)) == [(text, form, "read: KeyError") for text, form in kept]

"""The site that needs no server, as `whygrid site` writes it, offered by Python's own web server."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.browser import VIEWS, context, new_page, open_page, open_puzzle
from tests.web.conftest import Chromium, built_site, offered
from whygrid import parse
from whygrid.errors import UsageError, WhygridError
from whygrid.registry import genre, genre_names
from whygrid.voice import languages
from whygrid.web.alone import answered
from whygrid.web.site import parts, write_site
from whygrid.web.site.prepared import key, prepared
from whygrid.web.site.wheel import pure_wheel

FIRST = {name: "mini" if name == "sudoku" else next(iter(genre(name).examples())) for name in genre_names()}


@pytest.fixture
def alone(site: str, chromium: Chromium) -> Iterator[Page]:
    """The site in a browser that has never been there, and reaches nothing else."""
    with chromium.used() as browser, context(browser, site, **VIEWS["desktop"]) as made:
        page = new_page(made)
        open_page(page, site)
        yield page


def engine_ready(page: Page) -> None:
    page.wait_for_selector("html[data-engine=ready]")


def test_it_plays_hints_explains_verifies_and_generates_in_all_genres_and_offline(alone: Page) -> None:
    expect(alone.locator("#board [data-cell]").first).to_be_attached()  # before the engine has started
    engine_ready(alone)
    expect(alone.locator("#engine")).to_have_count(0)
    alone.context.set_offline(True)
    alone.reload()
    engine_ready(alone)
    for kind, name in FIRST.items():
        open_puzzle(alone, name)
        alone.locator("#tab-learn").click()
        alone.locator("#hint").click()
        expect(alone.locator(".ladder > li")).to_have_count(1)
        alone.locator("#prove").click()
        expect(alone.locator(".proof .steps li").first).to_be_visible()
        alone.keyboard.press("Escape")
        alone.locator("#tab-set").click()
        expect(alone.locator("#panel-set")).to_contain_text("Exactly one solution")
        answer = ask(alone, "generate", genre=kind, settings=SMALL.get(kind, {}), seed=1)
        assert parse(answer["puzzle"]["text"]).genre_name == kind
        assert ask(alone, "verdict", puzzle=answer["puzzle"])["status"] == "unique"
        alone.locator("#tab-play").click()


SMALL: dict[str, Any] = {"kakuro": {"rows": 6, "columns": 6}, "numberlink": {"rows": 5, "columns": 5}}


def ask(page: Page, question: str, /, **arguments: Any) -> Any:
    """The answer as the page gets it."""
    asked = "([name, args]) => import('./api.js').then(({ ask }) => ask(name, args))"
    return page.evaluate(asked, [question, arguments])


def test_work_is_stopped_by_ending_the_worker_and_the_next_question_is_answered(alone: Page) -> None:
    open_puzzle(alone, "escargot")
    alone.locator("#tab-learn").click()
    alone.locator("#prove").click()
    alone.get_by_role("button", name="Stop").click()
    expect(alone.locator("#panel-learn .busy")).to_be_hidden()
    open_puzzle(alone, "mini")
    alone.locator("#tab-learn").click()
    alone.locator("#hint").click()
    expect(alone.locator(".ladder > li")).to_have_count(1)


def test_one_can_play_before_the_solver_has_started(site: str, chromium: Chromium) -> None:
    with chromium.used() as browser, context(browser, site, **VIEWS["desktop"]) as made:
        page = new_page(made)
        page.add_init_script("window.Worker = class { postMessage() {} terminate() {} }")
        page.goto(site)
        page.wait_for_selector("html[data-ready]")
        expect(page.locator("#engine")).to_contain_text("You can play already")
        empty = page.locator("#board [aria-label$=', empty']").first
        name = empty.get_attribute("data-cell")
        empty.click()
        page.keyboard.press("4")
        expect(page.locator(f"#board [data-cell={name}]")).to_have_attribute("aria-label", re.compile(", 4$"))


def test_it_can_be_installed(alone: Page) -> None:
    manifest = alone.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((m) => m.json())"
    )
    assert manifest["display"] == "standalone" and manifest["icons"] and manifest["start_url"] == "./"
    alone.evaluate("navigator.serviceWorker.ready")


def test_a_link_is_that_of_the_place_where_the_site_will_be(tmp_path: Path, chromium: Chromium) -> None:
    built_site(tmp_path / "based", "--base-url", "https://example.org/play")
    with chromium.used() as browser, offered(tmp_path / "based") as address:
        options = {**VIEWS["desktop"], "permissions": ["clipboard-read", "clipboard-write"]}
        with context(browser, address, **options) as made:
            page = new_page(made)
            open_page(page, address)
            page.locator("#tab-share").click()
            page.locator("#copy-link").click()
            expect(page.locator("#message")).to_contain_text("Copied")
            link = page.evaluate("navigator.clipboard.readText()")
            fragment = page.evaluate("location.hash")
    assert link == f"https://example.org/play/{fragment}" and len(fragment) > 80


def test_the_answers_that_are_prepared_are_those_that_would_be_given() -> None:
    for language in languages():
        for question, body in prepared(language)["answers"].items():
            name, _, arguments = question.partition(" ")
            assert question == key(name, json.loads(arguments))
            status, said = answered(name, arguments, language)
            assert (status, json.loads(said)) == (200, body)


def test_a_question_is_checked_as_at_the_door_of_the_server() -> None:
    status, said = answered("hint", '{"puzzle": {"example": "mini"}}', "en")
    assert status == 400 and json.loads(said)["error"]["kind"] == "wrong"
    status, said = answered("read", '{"text": "no puzzle"}', "cs")
    assert status == 422 and json.loads(said)["error"]["what"]


def test_the_wheel_has_our_code_and_nothing_compiled(tmp_path: Path) -> None:
    name, data = pure_wheel()
    assert pure_wheel() == (name, data)
    (tmp_path / name).write_bytes(data)
    listed = ZipFile(tmp_path / name).namelist()
    assert {"whygrid/web/alone.py", "whygrid/genres/sudoku/__init__.py", "whygrid/voice/hu.ftl"} & set(listed)
    assert not [file for file in listed if file.endswith((".so", ".pyd", ".pyc"))]
    code = "import whygrid.kernels, whygrid.web.alone as alone; print(whygrid.kernels.NATIVE, "
    code += "alone.answered('grade', '{\"puzzle\": {\"example\": \"mini\"}}', 'en')[0])"
    clean = [sys.executable, "-S", "-c", f"import sys; sys.path[:0] = sys.argv[1:]; {code}"]
    unpacked = tmp_path / "unpacked"
    ZipFile(tmp_path / name).extractall(unpacked)
    import pysat
    import six

    folders = {str(Path(module.__file__ or "").parent) for module in (six,)}
    folders.add(str(Path(pysat.__file__ or "").parent.parent))
    done = subprocess.run([*clean, str(unpacked), *folders], capture_output=True, text=True, cwd=tmp_path)
    assert done.stdout.split() == ["False", "200"], done.stderr


def test_a_part_with_other_bytes_is_refused_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forged = tmp_path / "part.whl"
    forged.write_bytes(b"not the same")
    part = parts.Part("part.whl", forged.as_uri(), hashlib.sha256(b"the same").hexdigest(), "MIT")
    with pytest.raises(WhygridError, match="is not the file"):
        parts.files_of(part, tmp_path / "cache", lambda words: None)
    forged.write_bytes(b"the same")
    assert parts.files_of(part, tmp_path / "cache", lambda words: None) == {"part.whl": b"the same"}
    forged.unlink()
    assert parts.files_of(part, tmp_path / "cache", lambda words: None) == {"part.whl": b"the same"}
    (tmp_path / "cache" / "part.whl").write_bytes(b"spoilt by a disk")
    with pytest.raises(WhygridError, match="can't be fetched"):
        parts.files_of(part, tmp_path / "cache", lambda words: None)


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("three years")
    with pytest.raises(UsageError, match="other things"):
        write_site(tmp_path)
    with pytest.raises(UsageError, match="no address"):
        write_site(tmp_path / "new", "example.org")
    assert [file.name for file in tmp_path.iterdir()] == ["thesis.txt"]

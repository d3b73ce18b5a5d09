"""Releases: the changelog is in form, the script writes what it should, and the CI calls what there is."""

import datetime
import re
import runpy
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def release():
    loader = SourceFileLoader("release", str(ROOT / "tools" / "release"))
    spec = spec_from_loader("release", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_the_changelog_is_in_form(release):
    problems = release.changelog_problems((ROOT / "CHANGELOG.md").read_text(), "99.0.0")
    assert [problem for problem in problems if "nothing under [Unreleased]" not in problem] == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# Changelog\n", "no section [Unreleased]"),
        ("## [Unreleased]\n\n## [0.1.0] - 2026-11-16\n\n### Added\n\n- a\n", "nothing under [Unreleased]"),
        ("## [Unreleased]\n\n### New\n\n- a\n", "'### New' should be one of"),
        ("## [Unreleased]\n\n### Added\n\n- a\n\n## 0.1.0 (soon)\n", "should be like"),
        ("## [Unreleased]\n\n### Added\n\n- a\n\n## [0.2.0] - 2026-11-16\n", "[0.2.0] already"),
    ],
)
def test_a_changelog_out_of_form_is_told(release, text, said):
    assert any(said in problem for problem in release.changelog_problems(text, "0.2.0"))


def test_a_release_writes_its_version_in_all_three_places(release, tmp_path, monkeypatch):
    for name in ("VERSION", "CHANGELOG", "CITATION"):
        copy = tmp_path / name
        copy.write_text(getattr(release, name).read_text())
        monkeypatch.setattr(release, name, copy)
    for version in ("99.0.0", "99.1.0"):
        release.prepare(version, datetime.date(2030, 1, 2))
    assert '__version__ = "99.1.0"' in (tmp_path / "VERSION").read_text()
    changelog = (tmp_path / "CHANGELOG").read_text()
    places = [changelog.index(f"## [{name}]") for name in ("Unreleased", "99.1.0", "99.0.0", "0.1.0")]
    assert places == sorted(places) and "## [99.0.0] - 2030-01-02" in changelog
    assert (tmp_path / "CITATION").read_text().count("version: 99.1.0\ndate-released: 2030-01-02\n") == 1


def test_a_release_with_an_address_says_where_the_project_is(release, tmp_path, monkeypatch):
    import tomllib

    before = tomllib.loads(release.PROJECT.read_text())
    for name in ("VERSION", "CHANGELOG", "CITATION", "PROJECT"):
        copy = tmp_path / name
        copy.write_text(getattr(release, name).read_text())
        monkeypatch.setattr(release, name, copy)
    for version, url in (("99.0.0", "https://example.org/old"), ("99.1.0", "https://example.org/whygrid")):
        release.prepare(version, datetime.date(2030, 1, 2), url)
    after = tomllib.loads((tmp_path / "PROJECT").read_text())
    assert set(after["project"].pop("urls").values()) == {
        "https://example.org/whygrid",
        "https://example.org/whygrid/blob/main/CHANGELOG.md",
        "https://example.org/whygrid/issues",
    }
    assert after == before and "# No [project.urls]" not in (tmp_path / "PROJECT").read_text()
    cited = (tmp_path / "CITATION").read_text().splitlines()
    assert [line for line in cited if line.startswith("repository-code:")] == [
        "repository-code: https://example.org/whygrid"
    ]


@pytest.mark.parametrize(
    "url", ["whygrid", "http://example.org/x", "https://example.org/x/", "https://a b/c"]
)
def test_an_address_that_is_none_is_told(release, url):
    assert any(repr(url) in problem for problem in release.url_problems(url))


def test_the_public_ci_calls_targets_that_there_are():
    called = set(re.findall(r"run: make (\w+)", (ROOT / ".github" / "workflows" / "ci.yml").read_text()))
    there = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert {"test", "docs", "wheels"} <= called <= there


def test_the_wheels_that_a_release_tests_are_for_all_pythons_that_it_names():
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    named = re.findall(r":: Python :: (3\.\d+)", "\n".join(project["project"]["classifiers"]))
    built = re.findall(r"cp3(\d+)", project["tool"]["cibuildwheel"]["build"])
    wanted = runpy.run_path(str(ROOT / "tools" / "wheels.py"))["WANTED"]
    assert named == [f"3.{minor}" for minor in built] == [f"{major}.{minor}" for major, minor in wanted]

"""The pages of the site that nobody writes by hand; mkdocs calls these hooks while it builds.

- the gallery: every technique of every genre, with its idea, where to look, a picture and a position to play
- the reference: the public names, told by their docstrings
- README, CHANGELOG and the like, which live beside the code
- /play/: the static page, where `whygrid site` has written it to build/play; else how to play without it
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import whygrid
from whygrid.registry import genre, genre_names

sys.path.insert(0, str(Path(__file__).parent))  # mkdocs loads this file by its path

from gallery import gallery

ROOT = Path(__file__).parents[2]
BESIDE_THE_CODE = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
PLAY = ROOT / "build" / "play"
BUILT = PLAY / "index.html"
LINK = re.compile(r"\[(?P<label>[^][]*)\]\((?P<target>(?!https?:|#)[^)\s#]+)(?P<anchor>#[^)\s]*)?\)")
TABLED = re.compile(r"`[^`\n]*\\\|[^`\n]*`")
"""Code in tables: GitHub wants its bars escaped, Python's Markdown does not."""
MODULES = ("whygrid.bulk", "whygrid.kakuro", "whygrid.numberlink")
"""What has public names of its own."""


def on_config(config: MkDocsConfig) -> None:
    """Each genre's part of the gallery after the whole gallery, and the page to play on where it is built."""
    parts = [{f"Gallery: {genre(name).title}": f"gallery/{name}/index.md"} for name in genre_names()]
    for section in config.nav or ():
        if isinstance(section, dict) and "Play" in section and BUILT.exists():
            section["Play"] = "play/index.html"
        for pages in section.values() if isinstance(section, dict) else ():
            if isinstance(pages, list) and "gallery/index.md" in pages:
                pages[1:1] = parts


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is made here."""
    for source, page in BESIDE_THE_CODE.items():
        files.append(made(config, page, (ROOT / source).read_text(encoding="utf-8")))
    files.append(made(config, "reference.md", reference()))
    for path, content in gallery(playable=BUILT.exists()):
        files.append(made(config, path, content))
    for file in playing(config):
        files.append(file)
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links as they are right in the repository, made right for the site."""
    origin = {target: source for source, target in BESIDE_THE_CODE.items()}.get(page.file.src_uri)
    folder = ROOT if origin else (ROOT / "docs" / page.file.src_uri).parent

    def led(link: re.Match[str]) -> str:
        aim = (folder / link["target"]).resolve()
        if not aim.is_relative_to(ROOT) or not aim.exists():
            return link[0]  # mkdocs knows it, or says what is wrong with it
        path = aim.relative_to(ROOT).as_posix()
        if path in BESIDE_THE_CODE:
            target = BESIDE_THE_CODE[path]
        elif path.startswith("docs/"):
            target = path.removeprefix("docs/")
        else:  # of the repository alone
            return f"{link['label']} (`{path}`)" if link["label"].strip("`") != path else f"`{path}`"
        up = "../" * page.file.src_uri.count("/")
        return f"[{link['label']}]({up}{target}{link['anchor'] or ''})"

    return TABLED.sub(lambda code: code[0].replace("\\|", "|"), LINK.sub(led, markdown))


def made(config: MkDocsConfig, path: str, content: str) -> File:
    """A file of the site with this content."""
    return File.generated(config, path, content=content)


def reference() -> str:
    """A page with every public name."""
    homes = whygrid._HOMES
    functions = [name for name in whygrid.__all__ if name[0].islower()]
    classes = [name for name in whygrid.__all__ if name[0].isupper()]
    lines = ["# Reference", "", "What `import whygrid` gives, and three modules for special ends.", ""]
    for title, names in (("Functions", functions), ("Classes", classes)):
        lines += [f"## {title}", ""]
        lines += [f"::: whygrid.{homes[name]}.{name}\n" for name in names]
    for module in MODULES:
        lines += [f"## {module}", "", f"::: {module}", "    options:", "      show_root_heading: false", ""]
    return "\n".join(lines)


def playing(config: MkDocsConfig) -> Iterator[File]:
    """The static page, where it was built; else a page that says how to play."""
    if BUILT.exists():
        for path in sorted(PLAY.rglob("*")):
            if path.is_file():
                there = f"play/{path.relative_to(PLAY).as_posix()}"
                yield File.generated(config, there, abs_src_path=str(path))
    else:
        yield made(config, "play/index.md", (Path(__file__).parent / "play.md").read_text(encoding="utf-8"))

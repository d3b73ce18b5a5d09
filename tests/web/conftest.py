"""A real server and a site without one, each started as a user starts it, for all tests of a process."""

from __future__ import annotations

import asyncio
import http.client
import inspect
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any, NamedTuple

import pytest

from tests.patience import PATIENCE

pytest.importorskip("starlette")
pytest.importorskip("uvicorn")


ROOT = Path(__file__).parents[2]


class Server(NamedTuple):
    port: int
    token: str = ""

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return f"http://{self.host}/" + (f"?token={self.token}" if self.token else "")

    def send(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] = {}
    ) -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, dict(headers))
            response = connection.getresponse()
            found = {name.lower(): value for name, value in response.getheaders()}
            return response.status, found, response.read()
        finally:
            connection.close()

    def ask(self, name: str, /, **arguments: Any) -> Any:
        status, _, body = self.post(name, arguments)
        assert status == 200, body
        return json.loads(body)

    def post(self, name: str, arguments: Any) -> tuple[int, dict[str, str], bytes]:
        body = json.dumps(arguments).encode()
        return self.send("POST", f"/api/{name}", body, {"content-type": "application/json"})


def start(*arguments: str) -> tuple[subprocess.Popen[str], str]:
    """A server and the address that it prints; no question takes too long for it on a slow machine."""
    command = [sys.executable, "-m", "tests.web.patient", "serve", "--port", "0", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdout is not None
    line = process.stdout.readline()
    return process, next(word for word in line.split() if word.startswith("http"))


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    process, address = start()
    yield Server(int(address.rstrip("/").rpartition(":")[2]))
    process.terminate()
    process.wait(PATIENCE)


class Chromium(NamedTuple):
    """A browser, and the event loop of what drives it.

    Playwright keeps that loop running for as long as the browser lives; other tests of the same process want
    to run their own. So it counts as running only while a test of the page does.
    """

    browser: Any
    loop: asyncio.AbstractEventLoop

    @contextmanager
    def used(self) -> Iterator[Any]:
        asyncio._set_running_loop(self.loop)
        try:
            yield self.browser
        finally:
            asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    pytest.importorskip("playwright")
    from playwright.sync_api import sync_playwright

    from tests.web.browser import CHROMIUM, OPTIONS

    if CHROMIUM is None:
        pytest.skip("there is no chromium")
    driver = sync_playwright().start()
    found = Chromium(
        driver.chromium.launch(executable_path=CHROMIUM, args=OPTIONS), asyncio.get_running_loop()
    )
    asyncio._set_running_loop(None)
    yield found
    with found.used() as browser:
        browser.close()
        driver.stop()


def built_site(folder: Path, *options: str) -> None:
    """Have the command write the site, once for all processes of a test run; it fetches its parts itself."""
    ready = folder.with_name(f"{folder.name}.ready")
    with open(folder.with_name(f"{folder.name}.lock"), "w") as lock:
        _lock(lock)
        if ready.exists():
            return
        kept = {"WHYGRID_CACHE": str(ROOT / "build" / "parts"), **os.environ}
        command = [sys.executable, "-m", "whygrid", "site", "--out", str(folder), *options]
        done = subprocess.run(command, env=kept, capture_output=True, text=True, cwd=ROOT)
        if "can't be fetched" in done.stderr:
            pytest.skip(done.stderr)
        assert done.returncode == 0, done.stderr
        ready.touch()


def _lock(file: IO[str]) -> None:
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)


@contextmanager
def offered(folder: Path) -> Iterator[str]:
    """The address at which Python's own web server offers a folder."""
    command = [sys.executable, "-u", "-m", "http.server", "-d", str(folder), "--bind", "127.0.0.1", "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    yield next(word.strip("()") for word in line.split() if word.startswith("(http"))
    process.terminate()
    process.wait(PATIENCE)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site that needs no server."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    built_site(shared / "site")
    with offered(shared / "site") as address:
        yield address


BACKENDS = os.environ.get("WHYGRID_BACKENDS", "server").split(",")
"""Who answers the page in these tests.

The site starts Python in the browser anew for each of them, which takes longer than all the others
together: so it comes on request (`make site-tests`), and `test_site` goes through it each time.
"""


@pytest.fixture(scope="session", params=BACKENDS)
def backend(request: pytest.FixtureRequest) -> str:
    """The address of the page: with a server that answers, and without one. One suite for both."""
    if request.param == "site":
        return str(request.getfixturevalue("site"))
    found: Server = request.getfixturevalue("server")
    return found.address


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what says nothing about the site: what only a server does, and the phone."""

    def by_server(item: pytest.Item) -> bool:
        asked = getattr(item, "callspec", None)
        if asked is None or asked.params.get("backend") != "site":
            return True
        taken = inspect.signature(item.function).parameters  # type: ignore[attr-defined]
        return asked.params.get("view") != "phone" and "server" not in taken

    kept = [item for item in items if by_server(item)]
    if dropped := [item for item in items if not by_server(item)]:
        config.hook.pytest_deselected(items=dropped)
        items[:] = kept


@pytest.fixture(scope="session")
def pages(backend: str, chromium: Chromium) -> Iterator[dict[str, Any]]:
    """A page of a browser as on a desktop, and of one as on a phone."""
    from tests.web.browser import VIEWS, context, new_page

    stack = ExitStack()
    with chromium.used() as browser:
        made = {
            name: new_page(stack.enter_context(context(browser, backend, **options)))
            for name, options in VIEWS.items()
        }
    yield made
    with chromium.used():
        stack.close()


@pytest.fixture(params=["desktop", "phone"])
def view(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def page(backend: str, chromium: Chromium, pages: dict[str, Any], view: str) -> Iterator[Any]:
    """The page on a desktop and on a phone."""
    with chromium.used():
        yield _opened(pages[view], backend)


@pytest.fixture
def desktop(backend: str, chromium: Chromium, pages: dict[str, Any]) -> Iterator[Any]:
    """The page on a desktop only."""
    with chromium.used():
        yield _opened(pages["desktop"], backend)


@pytest.fixture
def phone(backend: str, chromium: Chromium, pages: dict[str, Any]) -> Iterator[Any]:
    """The page on a phone only."""
    with chromium.used():
        yield _opened(pages["phone"], backend)


def _opened(page: Any, address: str) -> Any:
    from tests.web.browser import open_page

    open_page(page, address)
    return page

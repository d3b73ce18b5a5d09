"""Firefox, driven by WebDriver BiDi.

Playwright can't drive the Firefox that Debian has, which comes without geckodriver, too.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tornado.websocket import WebSocketClientConnection, websocket_connect

from tests.patience import PATIENCE

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
PREFERENCES = """
user_pref("remote.active-protocols", 1);
user_pref("network.proxy.type", 1);
user_pref("network.proxy.http", "127.0.0.1");
user_pref("network.proxy.http_port", 1);
user_pref("network.proxy.ssl", "127.0.0.1");
user_pref("network.proxy.ssl_port", 1);
user_pref("network.proxy.allow_hijacking_localhost", false);
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
"""
"""It reaches this machine and, by a proxy that is not there, nothing else."""

MIDDLE = """(selector) => {
  const one = document.querySelector(selector);
  one.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = one.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}"""
"""Where to press to hit an element."""


class Firefox:
    """A tab of a Firefox."""

    def __init__(self, loop: asyncio.AbstractEventLoop, line: WebSocketClientConnection) -> None:
        self._loop, self._line, self._numbers = loop, line, itertools.count(1)
        self._send("session.new", {"capabilities": {}})
        [tab] = self._send("browsingContext.getTree", {})["contexts"]
        self._tab = tab["context"]

    def _send(self, method: str, parameters: dict[str, Any]) -> Any:
        """What a command gives back."""
        return self._loop.run_until_complete(asyncio.wait_for(self._sent(method, parameters), PATIENCE))

    async def _sent(self, method: str, parameters: dict[str, Any]) -> Any:
        number = next(self._numbers)
        await self._line.write_message(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            said = json.loads(await self._line.read_message() or "{}")
            if said.get("id") == number:
                assert said["type"] == "success", said
                return said["result"]

    def size(self, width: int, height: int) -> None:
        """Have a window of this size."""
        viewport = {"width": width, "height": height}
        self._send("browsingContext.setViewport", {"context": self._tab, "viewport": viewport})

    def goto(self, address: str) -> None:
        """Load a page."""
        self._send("browsingContext.navigate", {"context": self._tab, "url": address, "wait": "complete"})

    def reload(self) -> None:
        """Load the page again."""
        self._send("browsingContext.reload", {"context": self._tab, "wait": "complete"})

    def evaluate(self, script: str) -> Any:
        """What a script gives, as JSON; a promise is waited for."""
        asked = {
            "expression": f"Promise.resolve({script}).then((found) => JSON.stringify(found ?? null))",
            "target": {"context": self._tab},
            "awaitPromise": True,
        }
        found = self._send("script.evaluate", asked)
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def until(self, condition: str) -> None:
        """Wait until this holds on the page."""
        look = "done(true) : requestAnimationFrame(look)"
        self.evaluate(f"new Promise((done) => {{ const look = () => (({condition}) ? {look}); look(); }})")

    def click(self, selector: str) -> None:
        """Press the mouse in the middle of an element."""
        self.drag([selector])

    def drag(self, selectors: list[str]) -> None:
        """Drag the mouse from the middle of an element to those of others."""
        self.until(f"document.querySelector({json.dumps(selectors[0])})?.checkVisibility()")
        places = [self.evaluate(f"({MIDDLE})({json.dumps(selector)})") for selector in selectors]
        first, *others = ({"type": "pointerMove", "x": x, "y": y} for x, y in places)
        press, lift = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        self._act({"type": "pointer", "id": "mouse", "actions": [first, press, *others, lift]})

    def press(self, key: str) -> None:
        """Press a key."""
        strokes = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keys", "actions": strokes})

    def _act(self, source: dict[str, Any]) -> None:
        self._send("input.performActions", {"context": self._tab, "actions": [source]})


@contextmanager
def firefox() -> Iterator[Firefox]:
    """A Firefox that has never been used."""
    assert FIREFOX is not None
    loop = asyncio.new_event_loop()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        Path(profile, "user.js").write_text(PREFERENCES)
        command = [FIREFOX, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            line = loop.run_until_complete(_connected(Path(profile, "WebDriverBiDiServer.json")))
            yield Firefox(loop, line)
            loop.run_until_complete(_hang_up(line))
        finally:
            process.terminate()
            process.wait(PATIENCE)
            loop.close()


async def _hang_up(line: WebSocketClientConnection) -> None:
    """Closes in the loop, where the line is at home."""
    line.close()


async def _connected(note: Path) -> WebSocketClientConnection:
    """A line to the Firefox that notes in this file where it listens, once it does."""
    while not note.exists() or not note.read_text():
        await asyncio.sleep(0.05)
    where = json.loads(note.read_text())
    address = f"ws://{where['ws_host']}:{where['ws_port']}/session"
    return await websocket_connect(address, max_message_size=1 << 26)

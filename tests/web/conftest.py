"""A real server, started as a user starts it, for all tests of a process."""

from __future__ import annotations

import http.client
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pytest

pytest.importorskip("starlette")
pytest.importorskip("uvicorn")


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
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=40)
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
    """A server and the address that it prints."""
    command = [sys.executable, "-m", "whygrid", "serve", "--port", "0", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    return process, next(word for word in line.split() if word.startswith("http"))


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    process, address = start()
    yield Server(int(address.rstrip("/").rpartition(":")[2]))
    process.terminate()
    process.wait(10)

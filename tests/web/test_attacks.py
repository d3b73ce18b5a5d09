"""The attack table: what must not come in, each with the status that it is refused with."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import struct
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.web.conftest import Server, start
from whygrid.web import guard

JSON = {"content-type": "application/json"}
ASKED = json.dumps({"text": "wikipedia"}).encode()

# Names under which a page of somebody else might reach us once its name points here.
HOSTS = [
    "evil.example",
    "evil.example:{port}",
    "127.0.0.1",
    "127.0.0.1:1",
    "127.0.0.1:{port}.evil.example",
    "127.0.0.1.evil.example:{port}",
    "localhost.evil.example:{port}",
    "evil.localhost:{port}",
    "localhost:{port}@evil.example",
    "user@localhost:{port}",
    "localhost",
    "localhost.:{port}",
    "LOCALHOST.:{port}",
    "0.0.0.0:{port}",
    "127.1:{port}",
    "2130706433:{port}",
    "0x7f000001:{port}",
    "017700000001:{port}",
    "[::]:{port}",
    "[::ffff:127.0.0.1]:{port}",
    "::1:{port}",
    "[::1]",
    "127.0.0.2:{port}",
    "192.168.0.1:{port}",
    "localhost:{port}:{port}",
    "localhost:0{port}",
    "localhost:+{port}",
    "localhost: {port}",
    "localhost:{port}/",
    "http://localhost:{port}",
    "localhost:{port},evil.example",
    "localhost:{port}#",
    "*",
    "*:{port}",
    "null",
    "",
    "xn--lcalhost-5uf:{port}",
    "localhost%00:{port}",
    "-:{port}",
    "a" * 3000,
]


@pytest.mark.parametrize("host", HOSTS)
def test_another_host_name_is_refused(server: Server, host: str) -> None:
    name = host.format(port=server.port)
    for method, path in (("GET", "/"), ("POST", "/api/read")):
        status, headers, body = server.send(method, path, ASKED, {**JSON, "host": name})
        assert status in (400, 421) and b"puzzle" not in body
        assert "access-control-allow-origin" not in headers


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "LocalHost", "[::1]"])
def test_our_own_names_are_known(server: Server, name: str) -> None:
    assert server.send("GET", "/", headers={"host": f"{name}:{server.port}"})[0] == 200


# Requests for work that a page of somebody else could have a browser send.
FOREIGN: list[tuple[dict[str, str], int]] = [
    ({}, 415),
    ({"content-type": "text/plain"}, 415),
    ({"content-type": "application/x-www-form-urlencoded"}, 415),
    ({"content-type": "multipart/form-data; boundary=x"}, 415),
    ({"content-type": "text/plain; application/json"}, 415),
    ({"content-type": "application/json-patch+json"}, 415),
    ({"content-type": "application/json; charset=utf-16"}, 415),
    ({"content-type": "application/json, text/plain"}, 415),
    ({"content-type": "text/json"}, 415),
    ({**JSON, "content-encoding": "gzip"}, 415),
    ({**JSON, "content-encoding": "deflate"}, 415),
    ({**JSON, "content-encoding": "br"}, 415),
    ({**JSON, "origin": "http://evil.example"}, 403),
    ({**JSON, "origin": "null"}, 403),
    ({**JSON, "origin": ""}, 403),
    ({**JSON, "origin": "https://{host}"}, 403),
    ({**JSON, "origin": "http://localhost:1"}, 403),
    ({**JSON, "origin": "http://localhost"}, 403),
    ({**JSON, "origin": "http://{host}.evil.example"}, 403),
    ({**JSON, "origin": "http://evil.example/http://{host}"}, 403),
    ({**JSON, "origin": "http://{host}/"}, 403),
    ({**JSON, "origin": "file://"}, 403),
    ({**JSON, "origin": "chrome-extension://abc"}, 403),
    ({**JSON, "sec-fetch-site": "cross-site"}, 403),
    ({**JSON, "sec-fetch-site": "same-site"}, 403),
    ({**JSON, "sec-fetch-site": "CROSS-SITE"}, 403),
    ({**JSON, "sec-fetch-site": ""}, 403),
    ({**JSON, "sec-fetch-site": "cross-site", "origin": "http://{host}"}, 403),
    ({**JSON, "sec-fetch-site": "same-origin", "origin": "http://evil.example"}, 403),
]


@pytest.mark.parametrize(("headers", "wanted"), FOREIGN)
def test_a_request_from_another_site_is_refused(server: Server, headers: dict[str, str], wanted: int) -> None:
    filled = {name: value.format(host=server.host) for name, value in headers.items()}
    status, answered, body = server.send("POST", "/api/read", ASKED, filled)
    assert status == wanted and b"puzzle" not in body
    assert not [name for name in answered if name.startswith("access-control")]


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])
def test_only_post_asks_for_work(server: Server, method: str) -> None:
    status, headers, _ = server.send(method, "/api/read", ASKED, JSON)
    assert status == 405
    assert not [name for name in headers if name.startswith("access-control")]


def test_a_preflight_gets_no_leave(server: Server) -> None:
    asked = {"origin": "http://evil.example", "access-control-request-method": "POST"}
    status, headers, _ = server.send("OPTIONS", "/api/read", None, asked)
    assert status == 403 and not [name for name in headers if name.startswith("access-control")]


PATHS = [
    "/../etc/passwd",
    "/..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/%252e%252e/etc/passwd",
    "/....//etc/passwd",
    "/..\\app.py",
    "/..%5capp.py",
    "//etc/passwd",
    "/./app.js/../../app.py",
    "/page/app.js",
    "/static/app.js",
    "/app.py",
    "/app.js%00.html",
    "/app.js/",
    "/APP.JS",
    "/.git/config",
    "/.env",
    "/index.html",
    "/__init__.py",
    "/C:/Windows/win.ini",
    "/file:///etc/passwd",
    "/http://evil.example/",
    "/con",
    "/aux.js",
    "/api",
    "/api/",
    "/api/../app.py",
    "/api/__class__",
    "/api/read/",
    "/api//read",
    "/api/READ",
    "/api/answers.playing.read",
    "/%ff%fe",
    "/app.js;x=1",
    "/~root",
]


@pytest.mark.parametrize("path", PATHS)
def test_a_path_leads_nowhere_else(server: Server, path: str) -> None:
    status, _, body = server.send("GET", path)
    assert status in (400, 404, 307)
    assert b"root:" not in body and b"import" not in body


BODIES: list[tuple[str, bytes, int]] = [
    ("nothing", b"", 400),
    ("not JSON", b"{", 400),
    ("not UTF-8", b"\xff\xfe", 400),
    ("a list", b"[]", 400),
    ("a text", b'"x"', 400),
    ("null", b"null", 400),
    ("NaN", b'{"text": NaN}', 400),
    ("infinity", b'{"text": -Infinity}', 400),
    ("a number of many digits", b'{"text": ' + b"9" * 60000 + b"}", 400),
    ("brackets within brackets", b"[" * 60000, 400),
    ("objects within objects", b'{"a":' * 10000, 400),
    ("half a character", b'{"text": "\\ud800"}', 400),
    ("a zero byte", b'{"text": "\\u0000"}', 400),
    ("an entry that is not known", b'{"text": "wikipedia", "__class__": 1}', 400),
    ("a number for a text", b'{"text": 1}', 400),
    ("an object for a text", b'{"text": {"$gt": ""}}', 400),
    ("a genre that is a path", b'{"text": "x", "genre": "../../etc"}', 400),
    ("a genre that is a module", b'{"text": "x", "genre": "os"}', 400),
    ("a text that is no puzzle", b'{"text": "<script>alert(1)</script>"}', 422),
    ("a file name", b'{"text": "/etc/passwd"}', 422),
    ("a file address", b'{"text": "file:///etc/passwd"}', 422),
    ("an address of somebody else", b'{"text": "http://169.254.169.254/latest"}', 422),
    ("as long as it may be", json.dumps({"text": "1" * (guard.BODY - 12)}).encode(), 400),
    ("a byte too long", json.dumps({"text": "1" * (guard.BODY - 11)}).encode(), 413),
    ("far too long", b"x" * (2 * guard.BODY), 413),
]


@pytest.mark.parametrize(("what", "body", "wanted"), BODIES, ids=[what for what, _, _ in BODIES])
def test_a_strange_body_is_refused_in_words(server: Server, what: str, body: bytes, wanted: int) -> None:
    status, _, answer = server.send("POST", "/api/read", body, JSON)
    assert status == wanted
    assert json.loads(answer)["error"]["what"]


BOMBS: dict[str, str] = {
    "a board of a million cells": "https://puzz.link/p?kakuro/1000/1000/0",
    "a board of negative size": "https://puzz.link/p?numlin/-5/5/0",
    "a board of endless size": "https://puzz.link/p?sudoku/99999999999/9/0",
    "a board larger than the page takes": "numberlink\n" + "\n".join([". " * 45 + "."] * 46),
    "a long run of blanks": " " * 50000 + "x",
    "many lines": "1\n" * 20000,
    "a document type": '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><opensudoku>&b;</opensudoku>',
    "many brackets": "(" * 30000,
    "a short link that names what it does not have": "https://sudokupad.app/sclIABgQEA=",
}


@pytest.mark.parametrize("what", list(BOMBS))
def test_a_bomb_is_refused_in_words(server: Server, what: str) -> None:
    status, _, answer = server.post("read", {"text": BOMBS[what]})
    assert status == 422 and json.loads(answer)["error"]["what"]


PLAYED = {"genre": "sudoku", "form": "line", "text": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}  # fmt: skip  # noqa: E501
NOT_LET_IN: dict[str, tuple[str, dict[str, Any]]] = {
    "a form of another genre": ("board", {"puzzle": {**PLAYED, "form": "csv"}}),
    "an example that is none": ("board", {"puzzle": {"example": "../../etc/passwd"}}),
    "a layer that is none": ("look", {"puzzle": PLAYED, "page": {"__proto__": {}}}),
    "ink at no place": ("look", {"puzzle": PLAYED, "page": {"entry": {"../x": ["1"]}}}),
    "a colour that is none": ("look", {"puzzle": PLAYED, "page": {"colour": {"r1c1": ["99"]}}}),
    "a colour in no cell": ("look", {"puzzle": PLAYED, "page": {"colour": {"x": ["1"]}}}),
    "an action that is none": ("move", {"puzzle": PLAYED, "page": {}, "actions": [{"do": "__init__"}]}),
    "a line of one cell": (
        "move",
        {"puzzle": PLAYED, "page": {}, "actions": [{"do": "line", "cells": ["r1c1"]}]},
    ),
    "a fact that is none": (
        "move",
        {"puzzle": PLAYED, "page": {}, "actions": [{"do": "settle", "cells": ["r1c1 is 5"]}]},
    ),
    "too many actions": ("move", {"puzzle": PLAYED, "page": {}, "actions": [{"do": "fill"}] * 501}),
    "a technique that is none": ("technique", {"genre": "sudoku", "name": "../../secret"}),
    "a size that is none": ("draft", {"genre": "sudoku", "size": "1000000x1000000"}),
}
NOT_ANSWERED: dict[str, tuple[str, dict[str, Any]]] = {
    "ink at no cell of the board": ("look", {"puzzle": PLAYED, "page": {"entry": {"r10c1": ["1"]}}}),
    "a symbol that is none": ("look", {"puzzle": PLAYED, "page": {"entry": {"r1c3": ["<b>"]}}}),
    "ink on a given": ("look", {"puzzle": PLAYED, "page": {"entry": {"r1c1": ["1"]}}}),
    "a line on a board without": (
        "move",
        {"puzzle": PLAYED, "page": {}, "actions": [{"do": "line", "cells": ["r1c1", "r1c2"]}]},
    ),
    "a question about no cell": ("why", {"puzzle": PLAYED, "page": {}, "cell": "r99c99", "what": "1"}),
    "a board of rows that differ": ("draft", {"genre": "sudoku", "cells": [["1", "2"], ["3"]]}),
}


@pytest.mark.parametrize("what", list(NOT_LET_IN))
def test_what_is_no_question_is_not_let_in(server: Server, what: str) -> None:
    name, arguments = NOT_LET_IN[what]
    status, _, answer = server.post(name, arguments)
    assert status == 400 and json.loads(answer)["error"]["where"]


@pytest.mark.parametrize("what", list(NOT_ANSWERED))
def test_a_strange_game_is_refused_in_words(server: Server, what: str) -> None:
    name, arguments = NOT_ANSWERED[what]
    status, _, answer = server.post(name, arguments)
    assert status == 422 and json.loads(answer)["error"]["what"]


def test_an_address_that_is_too_long_is_refused(server: Server) -> None:
    assert server.send("GET", "/?" + "a" * (guard.ADDRESS - 1))[0] == 200
    assert server.send("GET", "/?" + "a" * (guard.ADDRESS + 1))[0] == 414


def _raw(server: Server, sent: bytes) -> bytes:
    """What comes back for these bytes before the connection ends."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(sent)
        found = b""
        try:
            while part := line.recv(65536):
                found += part
        except OSError:
            pass
        return found


@pytest.mark.parametrize(
    "sent",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: {host}\r\nHost: evil.example\r\n\r\n",
        b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: {host}\r\nX: " + b"a" * 70000 + b"\r\n\r\n",
        b"POST /api/read HTTP/1.1\r\nHost: {host}\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
        b"POST /api/read HTTP/1.1\r\nHost: {host}\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/read HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: gzip\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET / FTP/1.0\r\nHost: {host}\r\n\r\n",
    ],
)
def test_what_is_no_proper_request_is_refused(server: Server, sent: bytes) -> None:
    found = _raw(server, sent.replace(b"{host}", server.host.encode()))
    assert not found or found.split()[1] in (b"400", b"421", b"431", b"415", b"501")


def test_a_body_in_chunks_is_counted(server: Server) -> None:
    head = f"POST /api/read HTTP/1.1\r\nHost: {server.host}\r\nContent-Type: application/json\r\n"
    chunk = b"2000\r\n" + b"a" * 0x2000 + b"\r\n"
    found = _raw(server, head.encode() + b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 12 + b"0\r\n\r\n")
    assert found.split()[1] == b"413"


def test_a_body_in_endless_chunks_is_cut_off() -> None:
    async def endless() -> Any:
        return {"type": "http.request", "body": b"a" * 0x2000, "more_body": True}

    with pytest.raises(guard.Refused) as refused:
        asyncio.run(guard.whole_body({}, endless))
    assert refused.value.status == 413


@pytest.mark.parametrize("length", [guard.BODY + 1, guard.LINGER // 2])
def test_who_sends_too_long_a_body_gets_to_see_the_answer(server: Server, length: int) -> None:
    status, _, answer = server.send("POST", "/api/read", b"x" * length, JSON)
    assert status == 413 and json.loads(answer)["error"]["what"]


def test_a_body_that_never_ends_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.01)

    async def never() -> Any:
        await asyncio.Event().wait()

    with pytest.raises(guard.Refused) as refused:
        asyncio.run(guard.whole_body({"content-length": "50"}, never))
    assert refused.value.status == 408


def test_clients_that_hang_up_in_the_middle_of_an_answer_do_no_harm(server: Server) -> None:
    request = f"GET /style.css HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode()
    for _ in range(40):
        line = socket.create_connection(("127.0.0.1", server.port))
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.sendall(request * 20)
        line.close()  # with a reset: whatever is sent now breaks
    assert server.send("GET", "/")[0] == 200


def test_every_answer_says_what_a_browser_may_do_with_it(server: Server) -> None:
    for method, path in (("GET", "/"), ("GET", "/app.js"), ("GET", "/nothing"), ("POST", "/api/read")):
        _, headers, _ = server.send(method, path, ASKED, JSON)
        policy = headers["content-security-policy"]
        assert (
            "default-src 'none'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        )
        assert headers["x-content-type-options"] == "nosniff" and "server" not in headers


def test_the_page_has_no_script_or_style_in_its_markup(server: Server) -> None:
    markup = server.send("GET", "/")[2].decode()
    assert "<style" not in markup and "style=" not in markup and " on" + "click" not in markup
    assert markup.count("<script") == markup.count('<script type="module" src=')
    assert "http" not in markup.replace("http-equiv", "")


def test_without_host_only_this_machine_is_listened_to(server: Server) -> None:
    own = socket.gethostbyname(socket.gethostname())
    if own.startswith("127."):
        pytest.skip("this machine has no other address")
    with pytest.raises(OSError):
        socket.create_connection((own, server.port), 1)


def test_other_machines_need_the_token() -> None:
    process, address = start("--host", "0.0.0.0")
    try:
        where, _, token = address.partition("/?token=")
        server = Server(int(where.rpartition(":")[2]))
        assert len(token) >= 24
        assert server.send("GET", "/")[0] == 401
        assert server.send("GET", "/?token=" + "x" * len(token))[0] == 401
        assert server.send("POST", "/api/read", ASKED, JSON)[0] == 401
        assert (
            server.send("GET", f"/?token={token}", headers={"host": f"evil.example:{server.port}"})[0] == 421
        )
        status, headers, _ = server.send("GET", f"/?token={token}")
        assert status == 200
        assert "HttpOnly" in headers["set-cookie"] and "SameSite=Strict" in headers["set-cookie"]
        cookie = headers["set-cookie"].partition(";")[0]
        assert server.send("POST", "/api/read", ASKED, {**JSON, "cookie": cookie})[0] == 200
        assert server.send("POST", "/api/read", ASKED, {**JSON, "cookie": "whygrid=\x80"})[0] == 401
    finally:
        process.terminate()
        process.wait(PATIENCE)


def test_a_server_outlives_broken_pipes_and_ends_with_all_its_workers() -> None:
    process, address = start()
    server = Server(int(address.rstrip("/").rpartition(":")[2]))
    process.send_signal(signal.SIGPIPE)  # what the system sends where somebody has hung up
    server.ask("read", text="wikipedia")
    process.terminate()
    process.wait(PATIENCE)
    with pytest.raises(OSError):
        socket.create_connection(("127.0.0.1", server.port), 1)

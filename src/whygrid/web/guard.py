"""What stands at the door: every request passes here first, and every answer leaves through here.

A browser is a hostile neighbour: any page it has open may send requests to this machine. So a request must
name one of our own addresses as its host (no rebinding of names), one that asks for work must be JSON and
must not come from another site (no forms, no scripts of others), and everything has a size and a time.
"""

from __future__ import annotations

import asyncio
import hmac
import json
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from ipaddress import ip_address
from typing import Any
from urllib.parse import parse_qs

from whygrid.voice import Said, in_language, message
from whygrid.web.speech import asked_language

BODY = 64 * 1024
"""Bytes of the longest body."""
ADDRESS = 8 * 1024
"""Bytes of the longest path with its query."""
HEAD = 16 * 1024
"""Bytes of all headers together."""
BODY_SECONDS = 10.0
"""How long a body may take to arrive."""
LINGER = 1 << 20
LINGER_SECONDS = 1.0
"""Bytes and seconds for which the rest of a body that is too long is still taken, and dropped: who is cut off
in the middle of sending does not get to see the answer."""
COOKIE = "whygrid"

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-cache",
}

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Refused(Exception):
    """A request that goes no further: the status and why."""

    def __init__(self, status: int, what: Said) -> None:
        super().__init__(what)
        self.status = status
        self.what = what


@dataclass(frozen=True, slots=True)
class Door:
    """Who may come in.

    hosts     the host names with port that requests may be sent to
    port      of the server; with `any_address` every numeric address with this port is a host too
    token     what a request must bring as a cookie, or in its address to get the cookie; empty: nothing
    """

    hosts: frozenset[str]
    port: int
    any_address: bool = False
    token: str = ""

    def knows(self, host: str) -> bool:
        """Whether this is one of our own addresses."""
        if host.lower() in self.hosts:
            return True
        name, _, port = host.rpartition(":")
        if not self.any_address or port != str(self.port):
            return False
        try:
            ip_address(name.removeprefix("[").removesuffix("]") if name.startswith("[") else name)
        except ValueError:
            return False
        return True


class Guard:
    """The application behind a door."""

    def __init__(self, app: App, door: Door) -> None:
        self.app = app
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            return
        wanted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
        with in_language(asked_language(wanted.decode("latin-1"))):
            await self._let_in(scope, receive, send)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        send = _with_headers(send)
        try:
            headers = _headers(scope)
            self._check_address(scope, headers)
            cookie = self._check_token(scope, headers)
            if scope["method"] not in ("GET", "HEAD"):
                _check_origin(headers)
                receive = await whole_body(headers, receive)
            elif headers.get("sec-fetch-site") in ("cross-site", "same-site") and _is_api(scope):
                raise Refused(403, message("web/server-another-site"))
        except Refused as refused:
            await _refuse(send, refused)
            return
        await self.app(scope, receive, _with_headers(send, cookie) if cookie else send)

    def _check_address(self, scope: Scope, headers: Mapping[str, str]) -> None:
        if not self.door.knows(headers.get("host", "")):
            raise Refused(421, message("web/server-not-that-name"))
        if len(scope.get("raw_path", b"")) + len(scope["query_string"]) > ADDRESS:
            raise Refused(414, message("web/server-address-bytes", most=ADDRESS))

    def _check_token(self, scope: Scope, headers: Mapping[str, str]) -> Mapping[str, str]:
        """The header that gives a cookie to whoever has the token in the address."""
        token = self.door.token
        if not token:
            return {}
        try:
            jar: SimpleCookie = SimpleCookie(headers.get("cookie", ""))
        except CookieError:
            jar = SimpleCookie()
        if COOKIE in jar and hmac.compare_digest(jar[COOKIE].value.encode(), token.encode()):
            return {}
        query = parse_qs(scope["query_string"].decode("latin-1"), max_num_fields=8) if _short(scope) else {}
        if not any(hmac.compare_digest(given.encode(), token.encode()) for given in query.get("token", [])):
            raise Refused(401, message("web/server-needs-the-token"))
        return {"set-cookie": f"{COOKIE}={token}; Path=/; HttpOnly; SameSite=Strict"}


def _short(scope: Scope) -> bool:
    return bytes(scope["query_string"]).count(b"&") < 8


def _is_api(scope: Scope) -> bool:
    return str(scope["path"]).startswith("/api/")


def _headers(scope: Scope) -> dict[str, str]:
    """The headers by name; one that says where a request goes or comes from may be there only once."""
    if sum(len(raw) + len(value) for raw, value in scope["headers"]) > HEAD:
        raise Refused(431, message("web/server-headers-bytes", most=HEAD))
    found: dict[str, str] = {}
    for raw, value in scope["headers"]:
        name = raw.decode("latin-1").lower()
        if name in found and name in ("host", "origin", "content-type", "content-length", "sec-fetch-site"):
            raise Refused(400, message("web/server-given-twice", name=name))
        found[name] = value.decode("latin-1")
    return found


def _check_origin(headers: Mapping[str, str]) -> None:
    """Only JSON, and only from ourselves or from something that is no browser."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refused(403, message("web/server-another-site"))
    origin = headers.get("origin")
    if origin is not None and origin.lower() != f"http://{headers['host'].lower()}":
        raise Refused(403, message("web/server-another-site"))
    kind, _, rest = headers.get("content-type", "").partition(";")
    if kind.strip().lower() != "application/json" or rest.strip().lower() not in ("", "charset=utf-8"):
        raise Refused(415, message("web/server-only-json"))
    if headers.get("content-encoding", "identity").lower() != "identity":
        raise Refused(415, message("web/server-not-compressed"))


async def whole_body(headers: Mapping[str, str], receive: Receive) -> Receive:
    """Read the body, within its size and time; what is given back plays it again, then waits for the end."""
    length = headers.get("content-length", "0")
    if not length.isascii() or not length.isdigit():
        raise Refused(400, message("web/server-content-length"))
    too_long = len(length) > 9 or int(length) > BODY
    body, taken = bytearray(), 0
    try:
        async with asyncio.timeout(LINGER_SECONDS if too_long else BODY_SECONDS) as clock:
            more = True
            while more and taken <= LINGER:
                piece = await receive()
                if piece["type"] == "http.disconnect":
                    raise Refused(400, message("web/server-body-ended"))
                taken += len(piece.get("body", b""))
                more = piece.get("more_body", False)
                if taken > BODY and not too_long:
                    too_long = True
                    clock.reschedule(asyncio.get_running_loop().time() + LINGER_SECONDS)
                if not too_long:
                    body += piece.get("body", b"")
    except TimeoutError:
        if not too_long:
            raise Refused(408, message("web/server-body-seconds", seconds=f"{BODY_SECONDS:g}")) from None
    if too_long:
        raise Refused(413, message("web/server-body-bytes", most=BODY))
    played = False

    async def again() -> Message:
        nonlocal played
        if played:
            return await receive()
        played = True
        return {"type": "http.request", "body": bytes(body), "more_body": False}

    return again


def _with_headers(send: Send, headers: Mapping[str, str] = HEADERS) -> Send:
    """Send answers with these headers, where they do not have them already."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            there = {name.lower() for name, _ in message["headers"]}
            added = [
                (name.encode(), value.encode())
                for name, value in headers.items()
                if name.encode() not in there
            ]
            message = {**message, "headers": [*message["headers"], *added]}
        await send(message)

    return sending


async def _refuse(send: Send, refused: Refused) -> None:
    error = {"kind": "refused", "what": str(refused.what), "where": "", "remedy": ""}
    body = json.dumps({"error": error}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

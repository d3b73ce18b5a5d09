"""Running the server: the socket, the address to open, and clients that are too slow."""

from __future__ import annotations

import asyncio
import secrets
import signal
import socket
import sys
from collections.abc import Callable
from importlib import import_module
from ipaddress import ip_address
from itertools import count
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from whygrid.errors import UsageError, of_system
from whygrid.voice import message
from whygrid.web.app import make_app
from whygrid.web.guard import Door, Guard
from whygrid.web.pool import Pool
from whygrid.web.stock import Stock

LOOPBACK = "127.0.0.1"
HEADER_SECONDS = 5.0
"""How long a connection may take to send the head of a request."""
CONNECTIONS = 800
"""How many there may be at once; a crowd of a few hundred is told that it is one."""
OTHER_FILES = 100
"""How many files the server may have open besides its connections."""
HEAD_BYTES = 24 * 1024
AHEAD = True
"""Whether puzzles are made ahead of time in idle workers."""


class PatientProtocol(H11Protocol):
    """HTTP, but nobody keeps others out by doing nothing.

    A connection that does not send a whole head of a request in time is closed. When there are too many, the
    one goes that has kept us waiting longest: for a request or the rest of one, or to take its answer.
    """

    most = CONNECTIONS
    head_seconds = HEADER_SECONDS
    _clock: asyncio.TimerHandle | None = None
    _turns = count()
    _turn = 0

    def connection_made(self, transport: Any) -> None:
        """Start the clock, and make room if need be."""
        super().connection_made(transport)
        self._turn = next(self._turns)
        self._clock = self.loop.call_later(self.head_seconds, transport.close)
        others = [one for one in self.connections if isinstance(one, PatientProtocol)]
        if len(others) > self.most:
            min((one for one in others if one.waited_for), key=lambda one: one._turn).transport.abort()

    @property
    def waited_for(self) -> bool:
        """Whether it is the other side's turn: we have no whole request to answer."""
        asked = self.cycle is not None and not self.cycle.more_body
        return not asked or self.cycle.response_started

    def data_received(self, data: bytes) -> None:
        """Stop the clock once a head is complete, and start it again where only a part of one is there."""
        super().data_received(data)
        incomplete = self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0])
        if self._clock is not None and not incomplete:
            self._clock.cancel()
            self._clock = None
        elif self._clock is None and incomplete:
            self._clock = self.loop.call_later(self.head_seconds, self.transport.close)

    def on_response_complete(self) -> None:
        """Go to the end of the queue of those who keep us waiting."""
        self._turn = next(self._turns)
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the clock."""
        if self._clock is not None:
            self._clock.cancel()
        super().connection_lost(exc)


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address, or an error in words."""
    try:
        family = socket.AF_INET6 if ip_address(host).version == 6 else socket.AF_INET
    except ValueError:
        raise UsageError(
            message("web/server-no-address", host=host), remedy=message("web/server-in-numbers")
        ) from None
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
    except OSError as error:
        made.close()
        raise UsageError(
            message("web/server-port-cannot-be-used", port=str(port), host=host, why=of_system(error)),
            remedy=message("web/server-any-free-port"),
        ) from None
    return made


def door_of(host: str, port: int) -> Door:
    """Who may come in: everybody on this machine; from elsewhere whoever has the token."""
    hosts = {f"{name}:{port}" for name in (LOOPBACK, "localhost", "[::1]")}
    if port == 80:
        hosts |= {LOOPBACK, "localhost", "[::1]"}
    address = ip_address(host)
    if address.is_loopback:
        return Door(frozenset(hosts), port)
    hosts |= {f"{_in_url(host)}:{port}", f"{socket.gethostname().lower()}:{port}"}
    return Door(frozenset(hosts), port, address.is_unspecified, secrets.token_urlsafe(24))


def address_of(door: Door, host: str) -> str:
    """The address to open."""
    shown = socket.gethostname() if ip_address(host).is_unspecified else _in_url(host)
    return f"http://{shown}:{door.port}/" + (f"?token={door.token}" if door.token else "")


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def serve(host: str, port: int, ready: Callable[[str], None], modules: tuple[str, ...] = ()) -> None:
    """Serve until Ctrl-C; `ready` is told the address once it can be opened."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)  # a client that hangs up must not end us as `head` does
    _allow_files(CONNECTIONS + OTHER_FILES)
    for module in modules:
        import_module(module)
    made = listen(host, port)
    taken = made.getsockname()[1]
    door = door_of(host, taken)
    pool = Pool(modules=modules)
    app = make_app(door, pool, Stock(pool) if AHEAD else None)
    server = Server(app, lambda: ready(address_of(door, host)))
    with made:
        server.run(sockets=[made])


def _allow_files(wanted: int) -> None:
    """Have the system let us open so many files at once, as far as it does."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(
        self, app: Guard, ready: Callable[[], None], protocol: type[PatientProtocol] = PatientProtocol
    ) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http=protocol,
                ws="none",
                loop="asyncio",
                log_level="warning",
                access_log=False,
                server_header=False,
                date_header=False,
                proxy_headers=False,
                timeout_keep_alive=30,
                timeout_graceful_shutdown=1,
                h11_max_incomplete_event_size=HEAD_BYTES,
            )
        )
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()

"""Connections that keep the server waiting: they are cut off, and never keep others out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from whygrid.web.app import make_app
from whygrid.web.guard import App, Door, Guard
from whygrid.web.pool import LANES, Lane, Pool
from whygrid.web.serving import PatientProtocol, Server, listen

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
ENDLESS = {"genre": "sudoku", "settings": {"min_k": 40}, "seed": 1}
"""Nobody has seen such a puzzle."""
WHOLE = "GET / HTTP/1.1\nHost: {host}\n\n"


class FewAtOnce(PatientProtocol):
    most = 5
    head_seconds = 3600.0  # nobody is cut off for being slow


class InAHurry(PatientProtocol):
    head_seconds = 0.01


class Here:
    """A server in this process."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def connect(self, sent: str = "") -> Streams:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(sent.replace("\n", "\r\n").replace("{host}", f"127.0.0.1:{self.port}").encode())
        await writer.drain()
        return reader, writer


async def status(streams: Streams) -> int:
    return int((await streams[0].readline()).split()[1])


def run(app: App, protocol: type[PatientProtocol], act: Callable[[Here], Awaitable[None]]) -> None:
    """Do something to a server that is just for this."""

    async def serving() -> None:
        with listen("127.0.0.1", 0) as made:
            port = made.getsockname()[1]
            ready = asyncio.Event()
            served = Guard(app, Door(frozenset([f"127.0.0.1:{port}"]), port))
            server = Server(served, ready.set, protocol)
            task = asyncio.create_task(server.serve(sockets=[made]))
            await ready.wait()
            try:
                await act(Here(port))
            finally:
                server.should_exit = True
                await task

    asyncio.run(serving())


async def no_content(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers at once."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})


def test_idle_connections_make_room_for_others() -> None:
    async def act(here: Here) -> None:
        lines = [await here.connect() for _ in range(FewAtOnce.most)]
        for number in range(FewAtOnce.most):  # who comes takes the place of the one that was idle longest
            lines.append(await here.connect(WHOLE))
            assert await status(lines[-1]) == 204
            assert await lines[number][0].read() == b""

    run(no_content, FewAtOnce, act)


@pytest.mark.parametrize(
    "sent",
    [
        "GET / HT",
        "GET / HTTP/1.1\nHost: {host}\n",
        "POST / HTTP/1.1\nHost: {host}\nContent-Type: application/json\nContent-Length: 50\n\n{",
        WHOLE,
    ],
    ids=["half a line", "half a head", "half a body", "a request that was answered"],
)
def test_whoever_is_waited_for_makes_room(sent: str) -> None:
    async def act(here: Here) -> None:
        slow = [await here.connect(sent) for _ in range(FewAtOnce.most)]
        assert await status(await here.connect(WHOLE)) == 204
        assert (await slow[0][0].read())[:12] in (b"", b"HTTP/1.1 204")  # and then the end

    run(no_content, FewAtOnce, act)


def test_who_waits_for_an_answer_is_not_cut_off_for_others() -> None:
    asked, go_on = asyncio.Semaphore(0), asyncio.Event()

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            asked.release()
            await go_on.wait()
        await no_content(scope, receive, send)

    async def act(here: Here) -> None:
        waiting = [await here.connect(WHOLE) for _ in range(FewAtOnce.most)]
        for _ in waiting:
            await asked.acquire()
        late, _ = await here.connect()
        assert await late.read() == b""
        go_on.set()
        assert [await status(streams) for streams in waiting] == [204] * FewAtOnce.most

    run(slow, FewAtOnce, act)


def test_slow_heads_are_cut_off() -> None:
    async def act(here: Here) -> None:
        for sent in ("", "GET / HT", "GET / HTTP/1.1\nHost: {host}\n"):
            reader, _ = await here.connect(sent)
            assert await reader.read() == b""

    run(no_content, InAHurry, act)


def test_who_finds_all_places_taken_is_turned_away_before_it_is_looked_at_what_was_asked() -> None:
    async def act(here: Here) -> None:
        reader, _ = await here.connect(
            asking("grade", "no puzzle").replace("\n\n", "\nConnection: close\n\n")
        )
        answer = (await reader.read()).decode().lower()
        assert answer.startswith("http/1.1 503") and "\r\nretry-after: " in answer
        assert json.loads(answer.partition("\r\n\r\n")[2])["error"]["kind"] == "busy"

    run(
        make_app(Door(frozenset(), 0), Pool({name: Lane(0, 0, 60.0, 0) for name in LANES})).app,
        FewAtOnce,
        act,
    )


def test_a_crowd_is_turned_away_and_leaves_no_work_behind_when_it_goes() -> None:
    lane = Lane(1, 1, 3600.0, 0)
    pool = Pool(dict.fromkeys(LANES, lane))

    async def act(here: Here) -> None:
        crowd = [await here.connect(asking("generate", ENDLESS)) for _ in range(lane.workers + lane.places)]
        while pool.full("long") is None:
            await asyncio.sleep(0)
        assert await status(await here.connect(asking("generate", ENDLESS))) == 503
        assert await status(await here.connect(asking("read", {"text": "mini"}))) == 200  # by another lane
        for _, writer in crowd:
            writer.close()
        while pool.full("long") is not None:
            await asyncio.sleep(0)
        assert await status(await here.connect(asking("grade", {"puzzle": {"example": "mini"}}))) == 200

    run(make_app(Door(frozenset(), 0), pool).app, PatientProtocol, act)


def asking(name: str, arguments: Any) -> str:
    """A request as it is sent."""
    head = f"POST /api/{name} HTTP/1.1\nHost: {{host}}\nContent-Type: application/json\n"
    body = json.dumps(arguments)
    return f"{head}Content-Length: {len(body)}\n\n{body}"

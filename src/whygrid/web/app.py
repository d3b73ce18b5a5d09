"""The server's routes: the page's files, the questions, and the schema that describes them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from whygrid.errors import UsageError, WhygridError
from whygrid.voice import language, message
from whygrid.web.asking import checked, refusal
from whygrid.web.files import page_files
from whygrid.web.guard import Door, Guard
from whygrid.web.pool import Busy, Late, Pool
from whygrid.web.questions import QUESTIONS, Question
from whygrid.web.schema import openapi
from whygrid.web.stock import Stock


def make_app(door: Door, pool: Pool, stock: Stock | None = None) -> Guard:
    """The application behind its door; a stock makes puzzles ahead."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await pool.start()
        if stock is not None:
            stock.start()
        yield
        if stock is not None:
            await stock.close()
        await pool.close()

    routes = [
        *(Route(path, _file(content, kind)) for path, (content, kind) in page_files().items()),
        Route("/api/schema", _file(json.dumps(openapi()).encode(), "application/json")),
        *(Route(f"/api/{q.name}", _asking(pool, q, stock), methods=["POST"]) for q in QUESTIONS.values()),
    ]
    app = Starlette(lifespan=lifespan, exception_handlers={HTTPException: _say})
    app.router.default = _looked_up(routes)
    return Guard(app, door)


def _looked_up(routes: Iterable[Route]) -> ASGIApp:
    """These routes by their exact paths: a crowd is turned away faster than by trying one after the other."""
    by_path = {route.path: route for route in routes}

    async def find(scope: Scope, receive: Receive, send: Send) -> None:
        route = by_path.get(scope["path"])
        if route is None:
            raise HTTPException(404)
        await route.handle(scope, receive, send)

    return find


def _file(content: bytes, kind: str) -> Any:
    async def send(request: Request) -> Response:
        return Response(content, media_type=kind)

    return send


def _asking(pool: Pool, question: Question, stock: Stock | None) -> Any:
    async def ask(request: Request) -> Response:
        if (wait := pool.full(question.lane)) is not None:  # before anything is done about it
            return _busy(wait)
        try:
            arguments = checked(question, await request.body())
        except UsageError as error:
            return _json(400, refusal("wrong", error))
        if stock is not None and (made := stock.take(question.name, arguments)) is not None:
            return Response(made, 200, {"cache-control": "no-store"}, "application/json")
        work = asyncio.create_task(pool.ask(question.lane, question.name, arguments, language()))
        gone = asyncio.create_task(_gone(request))
        await asyncio.wait((work, gone), return_when=asyncio.FIRST_COMPLETED)
        gone.cancel()
        if not work.done():  # nobody waits for the answer any more
            work.cancel()
            await asyncio.wait((work,))
            return _json(499, refusal("stopped", WhygridError(message("voice/cancelled"))))
        try:
            status, body = work.result()
        except Busy as busy:
            return _busy(busy.seconds)
        except Late:
            limit = pool.lines[question.lane].lane.seconds
            late = WhygridError(
                message("web/server-takes-too-long", seconds=f"{limit:g}"),
                remedy=message("web/server-no-limit"),
            )
            return _json(422, refusal("stopped", late))
        return Response(body, status, {"cache-control": "no-store"}, "application/json")

    return ask


def _busy(seconds: int) -> Response:
    full = WhygridError(
        message("web/server-is-busy"), remedy=message("web/server-try-again", seconds=seconds)
    )
    return _json(503, refusal("busy", full), {"retry-after": str(seconds)})


async def _gone(request: Request) -> None:
    """Wait until the client has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _say(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = {404: message("web/server-nothing-here"), 405: message("web/server-not-how-to-ask")}
    what = known.get(error.status_code, error.detail)
    return _json(error.status_code, refusal("refused", WhygridError(what)), dict(error.headers or {}))


def _json(status: int, body: Any, headers: dict[str, str] | None = None) -> Response:
    sent = {"cache-control": "no-store", **(headers or {})}
    return Response(json.dumps(body), status, sent, "application/json")

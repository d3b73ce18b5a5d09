"""Who does the shards: this process, one after the other, or the workers of a Dask cluster.

A crew gets shards as they are planned and gives back those that are done, in whatever order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeAlias

from whygrid.budget import Budget
from whygrid.bulk.errors import BulkError
from whygrid.bulk.formats import Span
from whygrid.bulk.manifest import Done
from whygrid.bulk.shards import Job
from whygrid.voice.message import message

if TYPE_CHECKING:
    from distributed import Client

Crew: TypeAlias = Callable[[Job, Iterable[tuple[int, Span]]], Iterator[Done]]

AHEAD = 3
"""So many shards for each thread of a cluster are planned ahead, so that no worker waits for the next one."""
SECOND_TRIES = 3
"""So often a shard is handed out again when the scheduler has given it up, since its workers died."""


def alone(budget: Budget) -> Crew:
    """This process, shard by shard; the kernels use as many threads as the job says."""

    def crew(job: Job, shards: Iterable[tuple[int, Span]]) -> Iterator[Done]:
        for number, span in shards:
            budget.check()
            yield job.do(number, span, budget)

    return crew


def by_client(client: Client, budget: Budget) -> Crew:
    """The workers of a cluster that a client is connected to."""

    def crew(job: Job, shards: Iterable[tuple[int, Span]]) -> Iterator[Done]:
        with _Hands(client, job) as hands:
            _refuse_other_packages(client, job)
            for number, span in shards:
                while hands.are_full():
                    budget.check()
                    yield from hands.some_done()
                hands.take(number, span)
            while hands.running:
                budget.check()
                yield from hands.some_done()

    return crew


class _Hands:
    """The shards that a cluster is at."""

    def __init__(self, client: Client, job: Job) -> None:
        self.client, self.job = client, job
        self.running: dict[Any, tuple[int, Span]] = {}
        self.tries: dict[int, int] = {}
        self.room = 0

    def __enter__(self) -> _Hands:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        from asyncio import CancelledError as Cancelled
        from concurrent.futures import CancelledError

        with suppress(Exception):  # the cluster may be gone, and then nothing is left to be cancelled
            self.client.cancel(list(self.running), force=True)
        if isinstance(error, OSError | Cancelled | CancelledError):
            raise self._gone(error) from None  # what a connection that breaks off leads to

    def are_full(self) -> bool:
        """Whether the cluster has enough to do."""
        if len(self.running) >= self.room:
            self._refuse_silence()
            self.room = AHEAD * max(1, sum(self.client.nthreads().values()))
        return len(self.running) >= self.room

    def take(self, number: int, span: Span) -> None:
        """Hand out a shard."""
        self._refuse_silence()
        future = self.client.submit(self.job.do, number, span, pure=False, priority=-number)
        self.running[future] = number, span

    def some_done(self) -> Iterator[Done]:
        """What is done by now, after a short time at most."""
        from distributed import TimeoutError as NotYet
        from distributed import wait

        with suppress(NotYet, TimeoutError), self.client.as_current():
            wait(list(self.running), timeout=0.5, return_when="FIRST_COMPLETED")
        self._refuse_silence()
        for future in [future for future in self.running if future.done()]:
            number, span = self.running.pop(future)
            done = self._result(future, number, span)
            if done is not None:
                yield done

    def _result(self, future: Any, number: int, span: Span) -> Done | None:
        from distributed.scheduler import KilledWorker

        if future.status == "cancelled":
            raise self._gone(None)
        try:
            done: Done = future.result()
            return done
        except KilledWorker:
            self.tries[number] = self.tries.get(number, 0) + 1
            if self.tries[number] > SECOND_TRIES:
                raise BulkError(
                    message("bulk/workers-died"),
                    where=message("bulk/from-row", path=str(span.path), first=span.first),
                    remedy=message("bulk/look-for-lack-of-memory"),
                ) from None
            self.take(number, span)
            return None
        finally:
            future.release()

    def _refuse_silence(self) -> None:
        """Raise an error where the scheduler is gone: what it was given is lost, even if it comes back."""
        if self.client.status != "running":
            raise self._gone(None)

    def _gone(self, error: BaseException | None) -> BulkError:
        return BulkError(
            message("bulk/scheduler-is-lost-because", why=str(error))
            if error is not None and str(error)
            else message("bulk/scheduler-is-lost"),
            where=str(self.client.scheduler and self.client.scheduler.address),
            remedy=message("bulk/start-a-scheduler"),
        )


def _refuse_other_packages(client: Client, job: Job) -> None:
    """Raise an error unless each worker that is there has our version; others are refused when they come."""
    from importlib.metadata import version

    wanted = dict(job.versions)["whygrid"].partition(" ")[0]
    answers = client.run(version, "whygrid", on_error="return")
    for worker, found in answers.items():
        if found != wanted:
            said = "no Whygrid" if isinstance(found, Exception) else f"Whygrid {found}"
            raise BulkError(
                message("bulk/another-version-there", found=said, wanted=wanted),
                where=message("bulk/the-worker", worker=str(worker)),
                remedy=message("bulk/install-the-same-version"),
            )

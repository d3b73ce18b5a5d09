"""Who does the work of a command over many rows: this process, local workers, or a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import click

from whygrid.cli import shared
from whygrid.errors import UsageError
from whygrid.extras import needs
from whygrid.voice.message import message

if TYPE_CHECKING:
    from distributed import Client

F = TypeVar("F", bound=Callable[..., Any])
CONNECT_SECONDS = 10
_MALLOC = "distributed.nanny.pre-spawn-environ.MALLOC_"
SETTINGS = {
    "distributed.worker.profile.enabled": False,
    f"{_MALLOC}TRIM_THRESHOLD_": 1 << 30,
    f"{_MALLOC}MMAP_THRESHOLD_": 1 << 30,
}
"""Of local workers: the memory of one shard serves for the next one, and nobody samples their stacks. It
takes a quarter off the CPU time of quick operations; docs/bulk.md says how other workers are started so."""


def crew_options(command: F) -> F:
    """The options --workers and --cluster."""
    command = click.option(
        "--cluster", metavar="ADDRESS", help="Do it on a Dask cluster: its scheduler, tcp://HOST:8786."
    )(command)
    return click.option(
        "--workers", type=click.IntRange(1, 1024), help="Do it in so many processes, a cluster of their own."
    )(command)


@contextmanager
def crew(workers: int | None, cluster: str | None, *, quiet: bool = False) -> Iterator[Client | None]:
    """A client of the cluster that these options mean; None for this process."""
    if workers is None and cluster is None:
        yield None
        return
    if workers is not None and cluster is not None:
        raise UsageError(message("cli/workers-or-cluster"), remedy=message("cli/give-one-of-them"))
    import logging

    with needs(message("cli/a-cluster")):
        from distributed import Client
    logging.disable(logging.CRITICAL)  # what matters of Dask's log we say in our own words
    with ExitStack() as stack:
        where: Any = cluster
        if workers is not None:
            where = stack.enter_context(local_cluster(workers))
        try:
            client = stack.enter_context(Client(where, timeout=CONNECT_SECONDS, set_as_default=False))
        except (OSError, TimeoutError, ValueError) as error:
            raise UsageError(
                message("cli/no-scheduler-answers", why=str(error)),
                where=str(cluster),
                remedy=message("cli/how-to-start-dask"),
            ) from None
        if not quiet:
            number = len(client.nthreads())
            shared.tell(str(message("cli/workers-at", n=number, link=str(client.dashboard_link))))
        yield client


@contextmanager
def local_cluster(workers: int) -> Iterator[Any]:
    """So many workers on this machine, each a process with one thread."""
    import logging
    import signal

    import dask.config
    from distributed import LocalCluster

    dask.config.set(SETTINGS)

    # Ctrl-C goes to all processes of a terminal and is for this one: the workers inherit that they ignore it.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        cluster = LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            processes=True,
            dashboard_address="127.0.0.1:0",
            silence_logs=logging.CRITICAL,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    with cluster:
        yield cluster

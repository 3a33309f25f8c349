"""Dask workers that do chunks.

A chunk is a pure function under a key of its own. Dask hands it to some worker; should that worker
die, with the chunk under way or with a result not yet fetched, it hands the chunk to another. We
fetch each chunk once, in the order of numbers, so a chunk done twice counts once.
"""

import logging
from collections import deque
from collections.abc import Generator, Iterable
from contextlib import suppress
from hashlib import sha256
from importlib.metadata import version
from itertools import islice
from typing import TYPE_CHECKING, Any

from stafla.study.cluster.chunk import Chunk
from stafla.study.cluster.fault import ClusterFault
from stafla.study.cluster.work import Done, Work, do

if TYPE_CHECKING:
    from distributed import Future

PATIENCE = "10s"
AHEAD = 4
"""Chunks handed out for each thread of the cluster, so that nobody waits for the next."""
TRIES = 5
"""How often a chunk is begun again after Dask has given it up (by itself it tries three times)."""


class Pool:
    """The workers behind a scheduler.

    Args:
        address: the scheduler's, ``tcp://host:8786``.

    Raises:
        ClusterFault: ``not-installed``, ``no-scheduler``.
    """

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client  # noqa: PLC0415 - an extra that few need
        except ImportError as error:
            raise ClusterFault("not-installed", text=str(error.name)) from error
        logging.getLogger("distributed").setLevel(logging.CRITICAL)
        try:
            self._client: Client = Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise ClusterFault("no-scheduler", text=address) from error

    def each(self, work: Work, chunks: Iterable[Chunk]) -> Generator[Done, None, None]:
        """The chunks done, each once, in the order given.

        Raises:
            ClusterFault: ``other-version``.
        """
        name = sha256(repr(sorted(work.facts().items())).encode()).hexdigest()[:16]
        waiting = iter(chunks)
        under_way: deque[Future] = deque()
        try:
            while True:
                free = max(self.threads * AHEAD - len(under_way), 0)
                under_way.extend(self._ask(name, work, c) for c in islice(waiting, free))
                if not under_way:
                    return
                yield _result(under_way.popleft())
        finally:
            self._client.cancel(list(under_way), force=True)

    def _ask(self, name: str, work: Work, chunk: Chunk) -> "Future":
        key = f"stafla-{name}-{chunk.first}-{chunk.end}"
        return self._client.submit(do, work, chunk, version("stafla"), key=key)

    @property
    def threads(self) -> int:
        """Chunks that the cluster can do at once; at least one, for workers may yet come."""
        info: dict[str, Any] = self._client.scheduler_info(n_workers=-1)
        threads: int = sum(worker["nthreads"] for worker in info["workers"].values())
        return max(threads, 1)

    def close(self) -> None:
        """Leave the cluster; its workers go on living."""
        with suppress(OSError):
            self._client.close()


def _result(future: "Future") -> Done:
    """What a chunk came to, however many workers died over it.

    Raises:
        ClusterFault: ``other-version``; ``given-up``: a whole series of workers died.
    """
    from distributed import KilledWorker  # noqa: PLC0415 - as above

    for _ in range(TRIES):
        try:
            done: Done = future.result()
            return done
        except KilledWorker:
            future.retry()
    raise ClusterFault("given-up", text=str(future.key))

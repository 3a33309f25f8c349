"""A run in chunks: what is in the folder is taken from there, the rest is done."""

from collections.abc import Iterator
from contextlib import closing

from stafla.study.cluster.chunk import cut
from stafla.study.cluster.pool import Pool
from stafla.study.cluster.results import ResultStore
from stafla.study.cluster.work import Done, Work


def run(pool: Pool, work: Work, end: int, parts: ResultStore | None = None) -> Iterator[Done]:
    """All chunks of a work in the order of their numbers, each once.

    Args:
        pool: does those that nobody has done.
        work: what is done.
        end: the numbers from 0 up to here.
        parts: where results are kept; a new one is there before it is given out.

    Raises:
        ClusterFault: a worker cannot do this work.
    """
    chunks = list(cut(end, work.size))
    missing = [chunk for chunk in chunks if parts is None or not parts.holds(chunk)]
    undone = set(missing)
    with closing(pool.each(work, missing)) as new:
        for chunk in chunks:
            if parts is None:
                yield next(new)
            elif chunk in undone:
                done = next(new)
                parts.put(done)
                yield done
            else:
                yield parts.get(chunk)

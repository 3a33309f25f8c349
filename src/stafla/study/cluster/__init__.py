"""Bulk work on many machines, in chunks that are counted once each (docs/engine/cluster.md).

A `Pool` of Dask workers does chunks, in any order and, when a worker dies, more than once; what
comes out comes once and in order. `ResultStore` keeps the results as Parquet, so that a run that
was broken off goes on.
"""

from stafla.study.cluster.chunk import Chunk, cut
from stafla.study.cluster.fault import ClusterFault
from stafla.study.cluster.pool import Pool
from stafla.study.cluster.results import ResultStore
from stafla.study.cluster.run import run

__all__ = ["Chunk", "ClusterFault", "Pool", "ResultStore", "cut", "run"]

"""Work with a loop of its own, whatever runs in the thread of the test."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Made = TypeVar("Made")


def aside(work: Callable[[], Made]) -> Made:
    """What a function returns in a thread of its own.

    A browser that a test drives keeps a loop running in the tests' thread; another cannot begin
    there.
    """
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work).result()


def run(coroutine: Coroutine[Any, Any, Made]) -> Made:
    """What a coroutine returns."""
    return aside(lambda: asyncio.run(coroutine))

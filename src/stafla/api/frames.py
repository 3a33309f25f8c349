"""Data frames, where the library for them is installed."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any


def frame(columns: Mapping[str, object]) -> Any:
    """A data frame of these columns.

    Raises:
        ImportError: pandas is not installed; says what to do instead.
    """
    try:
        pandas = import_module("pandas")
    except ImportError as error:
        raise ImportError("a frame needs pandas; to_numpy() gives the same as an array") from error
    return pandas.DataFrame(dict(columns))

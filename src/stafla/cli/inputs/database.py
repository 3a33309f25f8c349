"""Where this machine's games and people are kept, for the commands that look after them."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from stafla.cli.output import BadOption

if TYPE_CHECKING:
    from stafla.store import Database

FILE = "games.sqlite"


def club_folder() -> Path:
    """Where ``stafla club`` keeps its evenings, unless it is told another folder."""
    from stafla.words.library import home

    return home() / "club"


def folder(data: Path | None, *, club: bool) -> Path | None:
    """The folder that ``--data`` or ``--club`` names; None: that of ``stafla serve``.

    Raises:
        BadOption: both were given.
    """
    if club and data is not None:
        raise BadOption("cli-data-or-club")
    return club_folder() if club else data


def address(data: Path | None) -> str:
    """The database that ``stafla serve`` would use: a folder, ``DATABASE_URL``, or the usual."""
    from stafla.words.library import home

    named = os.environ.get("DATABASE_URL")
    if data is None and named:
        return named
    folder = data or home()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / FILE}"


def existing_address(data: Path | None) -> str:
    """As `address`, of a database that is there: nothing is made.

    Raises:
        BadOption: there is no such file.
    """
    from stafla.words.library import home

    named = os.environ.get("DATABASE_URL")
    if data is None and named:
        return named
    file = (data or home()) / FILE
    if not file.is_file():
        raise BadOption("cli-database-none", address=str(file))
    return f"sqlite:///{file}"


def public_address(data: Path | None) -> str:
    """The database as people may read it: without a password."""
    from sqlalchemy import make_url

    return make_url(address(data)).render_as_string(hide_password=True)


@contextmanager
def open_database(data: Path | None) -> Iterator["Database"]:
    """The database, brought to date, while this lasts."""
    from stafla.store import open_database

    database = open_database(address(data))
    try:
        yield database
    finally:
        database.close()

"""A look around at all tables of a process lets moves through on its way."""

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from stafla.web.tables import room as rooms
from tests import aside


def test_a_look_at_many_tables_does_not_keep_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "AROUND_SECONDS", 0)
    told: list[str] = []

    class Quiet(rooms.Room):
        async def run(self) -> None: ...

        def tell_whereabouts(self) -> None:
            told.append("table")

    monkeypatch.setattr(rooms, "Room", Quiet)

    async def sweep() -> list[str]:
        services: Any = SimpleNamespace()
        opened, guest = rooms.Rooms(services), Mock(looking=False, seat=None)
        for table in range(200):
            opened.enter(f"t{table}", guest)
        while told.count("table") < 200:
            told.append("move")
            await asyncio.sleep(0)
        for table in range(200):
            opened.leave(f"t{table}", guest)
        opened.close()
        return told

    seen = aside.run(sweep())
    between = seen[seen.index("table") :]
    assert between.count("move") >= 5

"""Types of paths and forms that several pages and calls take."""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import Path
from pydantic import Field
from pydantic_core import PydanticCustomError

from stafla.club.ticket import LONGEST

TableId = Annotated[str, Path(max_length=100, description="Id of the table.")]
TicketText = Annotated[str, Field(max_length=LONGEST)]
"""What a form that makes something is sent with, so that sent twice it makes one thing."""
Act = TypeVar("Act")


class NamedActs(dict[str, Act]):
    """What is done on a page, each act a function by the name that its form sends in ``act``."""

    def register(self, name: str) -> Callable[[Act], Act]:
        """Name an act by what a form sends."""

        def put(act: Act) -> Act:
            self[name] = act
            return act

        return put

    def require_name(self, name: str) -> str:
        """The name of an act, if there is such an act."""
        if name not in self:
            raise PydanticCustomError("act", "no act of this page")
        return name

    def describe(self, schema: dict[str, Any]) -> None:
        """Which acts there are, for whoever reads the description of the form."""
        schema["enum"] = list(self)

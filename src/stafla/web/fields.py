"""Types of paths and forms that several pages and calls take."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import Path
from pydantic import Field, GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError
from pydantic_core.core_schema import no_info_after_validator_function

from stafla.club.ticket import LONGEST

TableId = Annotated[str, Path(max_length=100, description="Id of the table.")]
TicketText = Annotated[str, Field(max_length=LONGEST)]
"""What a form that makes something is sent with, so that sent twice it makes one thing."""
Act = TypeVar("Act")


class NamedActs(dict[str, Act]):
    """What is done on a page, each act a function by the name that its form sends in ``act``.

    The form has ``act: Annotated[str, ACTS]``: a name that is none is refused, and the description
    of the form has all names.
    """

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

    def __get_pydantic_core_schema__(
        self, source: type[str], handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return no_info_after_validator_function(self.require_name, handler(source))

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return handler(schema) | {"enum": list(self)}

"""What every message between server and browser is made of."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

SeatNumber = Annotated[int, Field(ge=0, le=7)]


class Wire(BaseModel):
    """Base of every message: unknown fields are refused, nothing changes after it is built."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)

"""Types of paths and forms that several pages and calls take."""

from typing import Annotated

from fastapi import Path
from pydantic import Field

from stafla.club.ticket import LONGEST

TableId = Annotated[str, Path(max_length=100, description="Id of the table.")]
TicketText = Annotated[str, Field(max_length=LONGEST)]
"""What a form that makes something is sent with, so that sent twice it makes one thing."""

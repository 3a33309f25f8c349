"""For whom work is done now: the address that the request came from."""

from contextvars import ContextVar

ASKING: ContextVar[str] = ContextVar("asking", default="")

"""The base of all that the club refuses; each room says its own reasons in its ``refusals``."""


class ClubRefusal(ValueError):
    """A request that is not granted though the rules of the game may allow it; it changes nothing.

    Attributes:
        code: stable; the message's name in ``web.ftl``.
        values: the message's arguments.
        square, tile: as in ``stafla.rules.Refusal``.
    """

    code = "refused"

    def __init__(self, **values: str | int) -> None:
        super().__init__(self.code)
        self.values = values
        self.square: int | None = None
        self.tile: str | None = None


class StaleLog(ClubRefusal):
    """Something happened since the caller looked, in the log that the act would go on."""

    code = "stale-log"


class BrokenLog(ClubRefusal):
    """A log cannot be read; others do not suffer from it."""

    code = "broken-log"

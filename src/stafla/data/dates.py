"""Days as the readers of each interface language write them (CLDR, by way of Babel)."""

import re
from datetime import UTC, date, datetime
from typing import Literal

from stafla.data.numbers import NO_BREAK

Length = Literal["medium", "long"]

LOCALES = {"en": "en_GB"}
"""Where a language alone would be taken for that of another continent."""


# a day before its month, where no line ends
_BEFORE_MONTH = re.compile(r"^(\d+\.?) ")


def day_of(time: int) -> date:
    """The day (UTC) of a time in milliseconds since 1970."""
    return datetime.fromtimestamp(time / 1000, UTC).date()


def day_text(day: date, language: str, length: Length = "long") -> str:
    """A day in words: ``20. nóvember 2026``; ``medium`` where there is little room.

    No line ends between the number of the day and its month.
    """
    # a run that names no day should not wait for the tables of all calendars
    from babel.dates import format_date  # noqa: PLC0415 - see above

    written = format_date(day, length, locale=LOCALES.get(language, language))
    return _BEFORE_MONTH.sub(rf"\1{NO_BREAK}", written)


def moment_text(moment: datetime, language: str) -> str:
    """A day and a time of day of UTC, which it says: ``20. nóv. 2026, 14:05 UTC``."""
    from babel.dates import format_time  # noqa: PLC0415 - as in `day_text`

    clock = format_time(moment, "short", locale=LOCALES.get(language, language))
    return f"{day_text(moment, language, 'medium')}, {clock} UTC"


def time_left(milliseconds: int, language: str) -> str:
    """A time left to the minute, in its two greatest units: ``9 min``, ``1 day 3 hr``."""
    from babel.units import format_unit  # noqa: PLC0415 - as in `day_text`

    minutes = max(0, -(-milliseconds // 60_000))
    days, hours = minutes // 1_440, minutes // 60 % 24
    parts = (("day", days), ("hour", hours), ("minute", minutes % 60 if not days else 0))
    said = [
        format_unit(count, f"duration-{unit}", "short", locale=LOCALES.get(language, language))
        for unit, count in parts
        if count
    ]
    zero = format_unit(0, "duration-minute", "short", locale=LOCALES.get(language, language))
    return " ".join(said) or zero

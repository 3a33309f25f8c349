"""What a device chose last: how it plays at once, under which name, and its own kind of table.

Cookies hold it, so that nothing is stored of visitors who never come again. They are read as a form
is: what cannot be is left out.
"""

import re
from typing import Any
from urllib.parse import parse_qsl, urlencode

from pydantic import BaseModel, ValidationError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from stafla.bots import LEVELS
from stafla.club.tables.refusals import BadName
from stafla.club.tables.setup import LONGEST_NAME, admissible_name
from stafla.editions import clocks, names
from stafla.web.identity import cookies
from stafla.web.lobby.form import Short, TableForm

QUICK, TABLE, DUPLICATE = "stafla_play", "stafla_own", "stafla_duplicate"
LONGEST = 2_000
"""Characters of a cookie that are read or written; a browser keeps about four thousand."""
FIRST_CLOCK = "long-25"
"""By which clock people play who chose none."""
# fields that hold what people are called
NAMES = re.compile(r"name[0-9]?|beside")
# a table of one's own is for other people each time, and on other words
PASSING = frozenset({"ticket", "profile_name", "theme", "theme_words", "lexicon", "judge"})


class QuickPlay(BaseModel):
    """How somebody plays at once.

    Attributes:
        opponent: ``bot`` or ``person``.
        profile: the edition; empty: that of the reader's language.
        level: which bot.
        bot_clock: the clock against a bot; empty: none.
        person_clock: the clock against a person.
        name: under which they sat down last.
    """

    opponent: Short = "bot"
    profile: Short = ""
    level: Short = ""
    bot_clock: Short = ""
    person_clock: Short = FIRST_CLOCK
    name: Short = ""

    def sound(self, language: str) -> "QuickPlay":
        """The same with what there is in place of what there is not."""
        own = language if language in names() else "en"
        return QuickPlay(
            opponent="person" if self.opponent == "person" else "bot",
            profile=self.profile if self.profile in names() else own,
            level=self.level if self.level in LEVELS else LEVELS[0],
            bot_clock=self.bot_clock if _is_clock(self.bot_clock) else "",
            person_clock=self.person_clock if _is_clock(self.person_clock) else FIRST_CLOCK,
            name=_name(self.name),
        )


def quick(request: HTTPConnection, language: str) -> QuickPlay:
    """How this device played last; of one that never did, what a newcomer is offered."""
    try:
        return QuickPlay.model_validate(read(request, QUICK)).sound(language)
    except ValidationError:
        return QuickPlay().sound(language)


def keep_quick(request: HTTPConnection, response: Response, chosen: QuickPlay) -> None:
    """Have the device remember how it plays."""
    write(request, response, QUICK, chosen.model_dump())


def keep_name(request: HTTPConnection, response: Response, language: str, name: str) -> None:
    """Have the device remember under which name somebody sat down."""
    known = quick(request, language)
    keep_quick(request, response, known.model_copy(update={"name": _name(name)}))


def table(request: HTTPConnection, language: str) -> TableForm:
    """The form of a table as this device filled it last."""
    first = TableForm.first(language)
    chosen = read(request, TABLE)
    variants = [one for one in chosen.pop("variants", "").split() if one]
    try:
        return TableForm.model_validate(first.model_dump() | chosen | {"variants": variants})
    except ValidationError:
        return first


def keep_table(request: HTTPConnection, response: Response, form: TableForm) -> None:
    """Have the device remember what table somebody made."""
    chosen = form.model_dump(exclude=set(PASSING))
    write(request, response, TABLE, chosen | {"variants": " ".join(form.variants)})


def read(request: HTTPConnection, cookie: str) -> dict[str, str]:
    """What a cookie holds of a form; nothing where it cannot be read."""
    text = request.cookies.get(cookie, "")
    if len(text) > LONGEST:
        return {}
    try:
        return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=40))
    except ValueError:
        return {}


def write(request: HTTPConnection, response: Response, cookie: str, chosen: dict[str, Any]) -> None:
    """Have the device remember a form for a year, unless it is longer than a cookie is read."""
    # what is empty was chosen as well: no clock, where a newcomer is offered one
    text = urlencode(sorted(chosen.items()))
    if len(text) <= LONGEST:
        cookies.keep(request, response, cookie, text)


def forget_names(request: HTTPConnection, response: Response) -> None:
    """Have the device forget with whom somebody played who signs out there."""
    for cookie in (QUICK, TABLE, DUPLICATE):
        chosen = read(request, cookie)
        known = {key: text for key, text in chosen.items() if not NAMES.fullmatch(key)}
        if known != chosen:
            write(request, response, cookie, known)


def common_clocks() -> list[str]:
    """The clocks that are no rule book's own."""
    return [name for name, clock in clocks().items() if not clock.editions]


def _is_clock(clock: str) -> bool:
    return not clock or clock in common_clocks()


def _name(text: str) -> str:
    """A name that somebody may sit down under, else none."""
    try:
        return admissible_name(text[:LONGEST_NAME])
    except BadName:
        return ""

"""A table as it is sent to sockets: a frame of JSON (docs/formats/table-socket.md).

What everybody sees alike is most of it, and is made and written once for all who see the same.
"""

from functools import lru_cache

from stafla.club import Audience, Observation
from stafla.club.tables.legal_acts import Legality
from stafla.club.tables.observation import OwnPart
from stafla.club.tables.state import TableState
from stafla.data.catalogue import Catalogue
from stafla.web.rendering import languages
from stafla.web.services import Services
from stafla.web.tables.connection import View
from stafla.web.tables.sheet_rows import turn_text
from stafla.web.tables.view import board_text, can_view, own_view, shared_view


class ViewWriter:
    """A table as it stands, shown to one after another."""

    def __init__(self, services: Services, standing: TableState) -> None:
        self._services = services
        self._standing = standing
        self._seen: Observation | None = None
        self._written: dict[str, str] = {}

    def to(self, audience: Audience, language: str) -> View:
        """What an audience is sent in this language.

        Raises:
            ClubRefusal: they may not look (any more).
        """
        tables = self._services.tables
        seen = tables.show(self._standing, audience, self._seen)
        if audience.seat is None:
            shared = shared_text(seen, language)
        else:
            self._seen = seen
            shared = self._written.get(language) or shared_text(seen, language)
            self._written[language] = shared
        own = own_text(seen, languages.texts(language))
        head = f'{{"kind":"view","number":{seen.number},"now":{tables.now()},"view":'
        return seen.number, f"{head}{{{own},{shared}}}}}"


def shared_text(seen: Observation, language: str) -> str:
    """The members of a view that everybody sees alike, but for the edition, which never changes."""
    text = shared_view(seen, languages.texts(language)).model_dump_json()
    board = board_text(seen.board.cells, seen.edition.id)
    rows = ",".join([turn_text(row, seen.edition) for row in seen.rows])
    return f'{text[1:-1]},"board":{board},"turns":[{rows}]'


def own_text(seen: Observation, say: Catalogue) -> str:
    """The other members."""
    view = own_view(seen, say, can=False)
    text = view.model_dump_json()[1:-1]
    if seen.own is None:
        return text
    # ``you`` is the last of them, and ``can`` the last of that
    empty = '"can":{}}'
    assert text.endswith(empty)
    return f"{text.removesuffix(empty)}{can_text(seen.own, say)}}}"


def can_text(own: OwnPart, say: Catalogue) -> str:
    """What a seat may do, as a member of what it sees."""
    told = [f'"{act}":{_one(one, say)}' for act, one in own.can.items()]
    return f'"can":{{{",".join(told)}}}'


@lru_cache(1 << 13)
def _one(one: Legality, say: Catalogue) -> str:
    return can_view(one, say).model_dump_json()

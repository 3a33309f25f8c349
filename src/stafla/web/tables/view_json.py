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
        observation = tables.show(self._standing, audience, self._seen)
        if audience.seat is None:
            shared = shared_text(observation, language)
        else:
            self._seen = observation
            shared = self._written.get(language) or shared_text(observation, language)
            self._written[language] = shared
        own = own_text(observation, languages.texts(language))
        head = f'{{"kind":"view","number":{observation.number},"now":{tables.now()},"view":'
        return observation.number, f"{head}{{{own},{shared}}}}}"


def shared_text(observation: Observation, language: str) -> str:
    """The members of a view that everybody sees alike, but for the edition, which never changes."""
    text = shared_view(observation, languages.texts(language)).model_dump_json()
    board = board_text(observation.board.cells, observation.edition.id)
    rows = ",".join([turn_text(row, observation.edition) for row in observation.rows])
    return f'{text[1:-1]},"board":{board},"turns":[{rows}]'


def own_text(observation: Observation, say: Catalogue) -> str:
    """The other members."""
    view = own_view(observation, say, can=False)
    text = view.model_dump_json()[1:-1]
    if observation.own is None:
        return text
    # ``you`` is the last of them, and ``can`` the last of that
    empty = '"can":{}}'
    assert text.endswith(empty)
    return f"{text.removesuffix(empty)}{can_text(observation.own, say)}}}"


def can_text(own: OwnPart, say: Catalogue) -> str:
    """What a seat may do, as a member of what it sees."""
    told = [f'"{act}":{_one(legality, say)}' for act, legality in own.can.items()]
    return f'"can":{{{",".join(told)}}}'


@lru_cache(1 << 13)
def _one(legality: Legality, say: Catalogue) -> str:
    return can_view(legality, say).model_dump_json()

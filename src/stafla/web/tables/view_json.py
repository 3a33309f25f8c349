"""A table as it is written for sockets: a frame of JSON (docs/formats/table-socket.md).

Of a table under way little changes from one view to the next, and every move is followed by a view
for each player. So texts are put together from texts: what was written of an equal row, seat or
start is kept. What everybody sees alike is most of a view, and is written once for all who see the
same. `stafla.web.wire.table` says what a view is made of; whatever else needs one reads it from
here (`table_view`), so that a text that is none is found.
"""

from functools import lru_cache

from stafla.club import Audience, Observation
from stafla.club.tables.happenings import Happening
from stafla.club.tables.legal_acts import ACTS, Legality
from stafla.club.tables.observation import ObservedSeat, ObservedVariants, OwnPart
from stafla.club.tables.state import TableState
from stafla.data.catalogue import Catalogue
from stafla.editions import Edition, load
from stafla.web.rendering import languages
from stafla.web.rendering.labels import clock_view, delay_named
from stafla.web.services import Services
from stafla.web.tables.connection import View
from stafla.web.tables.edition import edition_view
from stafla.web.tables.sheet_rows import json_text, last_play_text, turn_text
from stafla.web.tables.view import (
    board_text,
    can_view,
    happening_view,
    house_view,
    in_order,
    letters,
    offer_view,
    proposal_view,
    result_view,
    seat_view,
    start_view,
    window_view,
)
from stafla.web.wire import table as wire
from stafla.web.wire.base import Wire
from stafla.web.wire.judge import JudgeView, judge_view
from stafla.web.wire.variants import VariantsView


class ViewWriter:
    """A table as it stands, shown to one after another."""

    def __init__(self, services: Services, state: TableState) -> None:
        self._services = services
        self._state = state
        self._seen: Observation | None = None
        self._written: dict[str, str] = {}

    def to(self, audience: Audience, language: str) -> View:
        """What an audience is sent in this language.

        Raises:
            ClubRefusal: they may not look (any more).
        """
        tables, say = self._services.tables, languages.texts(language)
        observation = tables.show(self._state, audience, self._seen)
        if audience.seat is None:
            shared = shared_text(observation, say)
        else:
            self._seen = observation
            shared = self._written.get(language) or shared_text(observation, say)
            self._written[language] = shared
        own = own_text(observation, say)
        head = f'{{"kind":"view","number":{observation.number},"now":{tables.now()},"view":'
        return observation.number, f"{head}{{{own},{shared}}}}}"


def table_view(observation: Observation, say: Catalogue) -> wire.TableView:
    """The view of a table, with its edition."""
    edition = edition_view(observation).model_dump_json()
    own, shared = own_text(observation, say), shared_text(observation, say)
    return wire.TableView.model_validate_json(f'{{{own},{shared},"edition":{edition}}}')


def shared_text(observation: Observation, say: Catalogue) -> str:
    """The members of a view that everybody sees alike, but for the edition, which never changes."""
    seen, edition = observation, observation.edition
    start = _start(
        edition.id,
        seen.draws,
        lot=seen.lot,
        first=seen.first,
        awaited=seen.awaited,
        commitment=seen.commitment,
    )
    voter = None if seen.house.claim is None else seen.to_move
    happened = ",".join([_happening(happening) for happening in seen.happenings])
    rows = ",".join([turn_text(row, edition) for row in seen.rows])
    return (
        f'"id":{json_text(seen.id)},"number":{seen.number},"start":{start},"phase":"{seen.phase}",'
        f'"turn":{json_text(seen.to_move)},"thinking":{json_text(seen.thinking)},"bag":{seen.bag},'
        f'"last_play":{last_play_text(seen.rows, edition)},"happenings":[{happened}],'
        f'"window":{"null" if seen.window is None else _model(window_view(seen.window, edition))},'
        f'"offer":{_model(offer_view(seen))},"proposal":{_model(proposal_view(seen))},'
        f'"delay":{json_text(delay_named(seen.delay, say))},'
        f'"clock":{"null" if seen.clock is None else _model(clock_view(seen.clock, say))},'
        f'"result":{"null" if seen.result is None else _model(result_view(seen, say))},'
        f'"house":{_house(seen.house, voter, say)},'
        f'"judge":{"null" if seen.judge is None else _model(judge_view(seen.judge))},'
        f'"board":{board_text(seen.board.cells, edition.id)},"turns":[{rows}]'
    )


def own_text(observation: Observation, say: Catalogue) -> str:
    """The other members: what one audience sees."""
    seats = ",".join([_seat(seat, say) for seat in observation.seats])
    mine = json_text(any(seat.yours for seat in observation.seats))
    unseen = _count(observation.unseen, observation.edition)
    own = observation.own
    you = "null" if own is None else _you(own, observation.edition, say)
    return f'"seats":[{seats}],"mine":{mine},"unseen":{unseen},"you":{you}'


def _you(own: OwnPart, edition: Edition, say: Catalogue) -> str:
    """What a seat sees beyond everyone, and what it may do."""
    partner = "null"
    if own.partner is not None:
        seat, rack = own.partner
        partner = f'{{"seat":{seat},"rack":{_letters(rack, edition.id)}}}'
    return (
        f'{{"seat":{own.seat},"rack":{_letters(own.rack, edition.id)},'
        f'"blanks":{list(own.blanks)},"partner":{partner},"hints":{json_text(own.hints)},'
        f'"can":{_can(tuple(own.can.values()), say)}}}'
    )


def _count(codes: bytes, edition: Edition) -> str:
    """Tiles by letter in the order of the alphabet, the blank last."""
    told = [f"{name}:{held}" for code, name in _in_order(edition.id) if (held := codes.count(code))]
    return f"{{{','.join(told)}}}"


@lru_cache(64)
def _in_order(named: str) -> list[tuple[int, str]]:
    """Codes in the order of the alphabet, the blank last, each with its letter as text."""
    order = in_order(load(named))
    return [(code, json_text(letters([code], load(named))[0])) for code in order]


@lru_cache(1 << 14)
def _letters(rack: bytes, named: str) -> str:
    return json_text(letters(rack, load(named)))


@lru_cache(1 << 12)
def _start(
    named: str,
    draws: tuple[tuple[tuple[int, int], ...], ...],
    *,
    lot: int | None,
    first: int | None,
    awaited: tuple[int, ...],
    commitment: str | None,
) -> str:
    edition = load(named)
    return _model(
        start_view(edition, draws, lot=lot, first=first, awaited=awaited, commitment=commitment)
    )


@lru_cache(1 << 12)
def _house(house: ObservedVariants, voter: int | None, say: Catalogue) -> str:
    return _model(house_view(house, voter, say))


@lru_cache(1 << 14)
def _happening(happening: Happening) -> str:
    return _model(happening_view(happening))


@lru_cache(1 << 14)
def _seat(seat: ObservedSeat, say: Catalogue) -> str:
    return _model(seat_view(seat, say))


@lru_cache(1 << 12)
def _can(answers: tuple[Legality, ...], say: Catalogue) -> str:
    """Whether each act is allowed, in the order of `ACTS`."""
    told = [f'"{act}":{_one(one, say)}' for act, one in zip(ACTS, answers, strict=True)]
    return f"{{{','.join(told)}}}"


@lru_cache(1 << 13)
def _one(legality: Legality, say: Catalogue) -> str:
    return _model(can_view(legality, say))


def _model(made: Wire | VariantsView | JudgeView | None) -> str:
    return "null" if made is None else made.model_dump_json()

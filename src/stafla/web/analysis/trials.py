"""A play tried in the place of one that was made: the page of a position, without script.

What is tried stands in the address, so that it can be shown to somebody, and nothing is kept.
"""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import RedirectResponse, Response

from stafla.bots import Lay
from stafla.club import ClubRefusal
from stafla.club.analysis.trials import TriedPlay
from stafla.club.archive.refusals import StillPlayed
from stafla.club.archive.replay import numbers_of
from stafla.club.pastimes.typed_play import TypedPlay
from stafla.data.catalogue import Catalogue
from stafla.data.numbers import number_text
from stafla.records.notation.play import word_of, write_square_of
from stafla.rules import Game, Refusal, Verdict
from stafla.study import Candidate
from stafla.study.analysis.game import Turn
from stafla.study.analysis.to_json import move_text
from stafla.web.analysis.moves import move_in_words
from stafla.web.archive.downloads import record_of
from stafla.web.fields import TableId
from stafla.web.middleware.rate_limit import refusal_of_dear
from stafla.web.rendering import languages
from stafla.web.rendering.labels import names_of
from stafla.web.rendering.page import page
from stafla.web.rendering.players import PlayerPlace
from stafla.web.rendering.refusal import AnyRefusal, message_for, status_of
from stafla.web.rendering.squares import plain_board, rack
from stafla.web.services import services_of

router = APIRouter(prefix="/tables", include_in_schema=False)


class TrialForm(BaseModel):
    """The form of a play; without a word the position alone is looked at."""

    event: Annotated[int, Field(ge=0, le=100_000)] = 0
    at: Annotated[int, Field(ge=-1, le=500)] = -1
    down: Annotated[str, Field(max_length=10)] = ""
    word: Annotated[str | None, Field(max_length=60)] = None

    @property
    def play(self) -> TypedPlay | None:
        """What was typed."""
        return None if self.word is None else TypedPlay(self.at, bool(self.down), self.word)


@dataclass(frozen=True, slots=True)
class TriedPlayRow:
    """A play as the page tells of it; ``lost`` is empty where nothing is worth more."""

    play: str
    points: int
    worth: str
    lost: str
    stands: bool
    words: tuple[tuple[str, Verdict], ...]
    best: str
    best_points: int
    best_worth: str


@router.get("/{table}/try")
def show(request: Request, table: TableId, form: Annotated[TrialForm, Query()]) -> Response:
    """A position of a game that is over, and what a play on it is worth; else the table."""
    # a look costs what a step of the replay costs, a play that is weighed a search
    play = form.play
    if play and (too_many := refusal_of_dear(request, "search")):
        return too_many
    services, language = services_of(request), languages.of(request)
    trials = services.trials
    say = languages.texts(language)
    try:
        known = trials.turns(table)
    except StillPlayed:
        return RedirectResponse(f"/tables/{table}", 303)
    events = [turn.event for turn in known]
    # where the rack of that turn is not known, the next one's
    index = min(bisect_left(events, form.event), len(known) - 1)
    turn = known[index]
    game, tried = turn.before, None
    refused: AnyRefusal | None = None
    if play:
        try:
            tried = trials.weigh(turn, play)
        except (Refusal, ClubRefusal) as refusal:
            refused = refusal
    board = game.board.laid(tried.placement) if tried else game.board
    names = names_of(record_of(request, table), say)
    return page(
        request,
        "analysis/try.html",
        language,
        status=status_of(refused),
        table=table,
        has_words=services.analyses.has_words(game),
        edition=game.edition,
        event=events[index],
        number=turn.number,
        step=bisect_left(numbers_of(services.tables.game_cache.load(table).rows), events[index]),
        index=index,
        queries=[f"event={event}" for event in events],
        player=names[turn.seat],
        players=[
            PlayerPlace(name, total, "", seat == turn.seat)
            for seat, (name, total) in enumerate(zip(names, game.totals, strict=True))
        ],
        made=_move_made(turn, say),
        plain=plain_board(game.edition, board),
        new={square for square, _ in tried.placement.laid(game.rules)} if tried else set(),
        rack=rack(game.edition, game.racks[turn.seat]),
        form=form.model_copy(update={"word": form.word or ""}),
        tried=_row(tried, game, say) if tried else None,
        error=refused and message_for(refused, say),
    )


def _move_made(turn: Turn, say: Catalogue) -> str:
    """What was done in the turn."""
    assert turn.move is not None
    game = turn.before
    return move_in_words(move_text(turn.move, game.edition, game.edition.notation), game, say)


def _row(tried: TriedPlay, game: Game, say: Catalogue) -> TriedPlayRow:
    return TriedPlayRow(
        play=_move(tried.worth, tried, game, say),
        points=tried.worth.score,
        worth=_points(tried.worth.equity, say),
        lost=_points(tried.lost, say) if tried.lost else "",
        stands=tried.stands,
        words=_each_once(tried.words),
        best=_move(tried.best, tried, game, say),
        best_points=tried.best.score,
        best_worth=_points(tried.best.equity, say),
    )


def _move(candidate: Candidate, tried: TriedPlay, game: Game, say: Catalogue) -> str:
    """A play as its word and square, anything else in words."""
    move, edition = candidate.move, game.edition
    if isinstance(move, Lay):
        place = write_square_of(move.placement, edition, edition.notation)
        return f"{word_of(move.placement, tried.board, edition)} ({place})"
    return move_in_words(move_text(move, edition, edition.notation), game, say)


def _points(equity: float, say: Catalogue) -> str:
    return number_text(f"{equity:.1f}", say.language)


def _each_once(words: Sequence[tuple[str, Verdict]]) -> tuple[tuple[str, Verdict], ...]:
    return tuple(dict.fromkeys(words))

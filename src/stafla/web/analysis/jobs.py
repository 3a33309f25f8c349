"""The engine's opinion of a game that is over, with its progress."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, RedirectResponse, Response

from stafla._core import Board
from stafla.club import ClubRefusal
from stafla.club.analysis.jobs import AnalysedTurn, Job, analysis_of
from stafla.data.catalogue import Catalogue
from stafla.data.numbers import number_text
from stafla.records import NotationFault, read_play
from stafla.records.diagram import svg
from stafla.rules import Game
from stafla.study.analysis.game import Turn, turns
from stafla.web.analysis.moves import move_in_words
from stafla.web.archive.downloads import record_of
from stafla.web.events import MOST_LISTENERS, changes
from stafla.web.fields import TableId
from stafla.web.identity import visitor
from stafla.web.rendering import boards, languages
from stafla.web.rendering.labels import names_of
from stafla.web.rendering.lead import lead_svg
from stafla.web.rendering.page import page
from stafla.web.rendering.players import PlayerPlace, best_share
from stafla.web.rendering.refusal import message_for, status_of
from stafla.web.rendering.squares import rack
from stafla.web.services import services_of

At = Annotated[int, Query(ge=0, le=10_000)]
router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class CandidateRow:
    """A move that the engine weighed for a turn, and whether it was made."""

    move: str
    score: int
    lost: str
    win: str
    made: bool


@dataclass(frozen=True, slots=True)
class JudgedTurnRow:
    """A turn and what there was better."""

    number: int
    player: str
    played: str
    points: str
    better: str
    lost: str

    @property
    def summary(self) -> str:
        """Who did what for how much."""
        return f"{self.player}: {self.played}" + (f", {self.points}" if self.points else "")


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """A player's game in figures."""

    player: str
    judged: int
    best: int
    lost: str
    mean: str


@router.get("/tables/{table}/analysis")
def show(request: Request, table: TableId, at: At = 1) -> Response:
    """What has been found so far, and one turn of it on the board."""
    return _page(request, table, at)


@router.post("/tables/{table}/analysis")
def begin(request: Request, table: TableId) -> Response:
    """Ask the engine."""
    try:
        services_of(request).analyses.begin(table, visitor.audience(request))
    except ClubRefusal as refusal:
        if refusal.code == "no-such-table":
            raise
        return _page(request, table, refusal=refusal)
    return RedirectResponse(f"/tables/{table}/analysis", 303)


@router.post("/tables/{table}/analysis/stop")
def stop(request: Request, table: TableId) -> Response:
    """Ask for no more."""
    services_of(request).analyses.stop(table, visitor.audience(request))
    return RedirectResponse(f"/tables/{table}/analysis", 303)


@router.get("/api/tables/{table}/analysis")
def progress(request: Request, table: TableId) -> Response:
    """How far it has come."""
    services = services_of(request)
    services.tables.number(table)
    job = services.analyses.job(table)
    done = {"state": "none", "done": 0, "total": 0}
    if job:
        done = {"state": job.state, "done": len(job.found), "total": job.total}
    return JSONResponse(done)


@router.get("/api/tables/{table}/analysis/stream")
async def stream(request: Request, table: TableId) -> object:
    """Tell whenever a turn was judged, or the analysis begins or ends."""
    await run_in_threadpool(services_of(request).tables.number, table)
    return await changes(
        request, [analysis_of(table)], MOST_LISTENERS, partial(_participant, request, table)
    )


def _participant(request: Request, table: str) -> str | None:
    """Who somebody is that played at a table; None: they only look."""
    audience = visitor.audience(request)
    plays = services_of(request).chat.plays(table, audience)
    return (audience.person or audience.device) if plays else None


def _page(
    request: Request, table: str, at: int = 1, *, refusal: ClubRefusal | None = None
) -> Response:
    language = languages.of(request)
    say = languages.texts(language)
    services, audience = services_of(request), visitor.audience(request)
    # of a game that goes on whoever watches knows what was true some turns ago
    game = services.tables.known_to(table, audience).game
    names = names_of(record_of(request, table), say)
    job = services.analyses.job(table)
    found = job.found if job else ()
    at = max(min(at, len(found)), min(1, len(found)))
    taken = turns(game)[: len(found)]
    now = taken[at - 1] if at else None
    board, new = _board(now, found[at - 1]) if now else (game.board, ())
    return page(
        request,
        "analysis/analysis.html",
        language,
        status=status_of(refusal),
        error=None if refusal is None else message_for(refusal, say),
        table=table,
        ended=game.ended is not None,
        has_words=game.ended is None or services.analyses.has_words(game),
        job=job,
        may_stop=services.analyses.may_stop(table, audience),
        names=names,
        edition=game.edition,
        at=at,
        players=_players(job, names, game.totals, now, say),
        tries=now.event if now and now.known and game.ended else None,
        board=boards.board_svg(game.edition, board, new, whole=True),
        words=", ".join(svg.words_on(game.edition, board, game.edition.notation)),
        lead=lead_svg(_totals(taken, game), at),
        rack=rack(game.edition, now.before.racks[now.seat]) if now and now.known else [],
        candidates=_candidate_rows(found[at - 1], now.before, say) if now else [],
        rows=[
            _turn_row(one, turn.before, names, say) for one, turn in zip(found, taken, strict=False)
        ],
        sums=_sums(job, names, say.language) if job else [],
    )


def _players(
    job: Job | None, names: list[str], totals: Sequence[int], now: Turn | None, say: Catalogue
) -> list[PlayerPlace]:
    """Who played, each with the share of best plays so far."""
    shares = {
        one.seat: say("analysis-share", percent=best_share(one.best, one.judged))
        for one in (job.players() if job else ())
        if one.judged
    }
    return [
        PlayerPlace(name, total, shares.get(seat, ""), now is not None and now.seat == seat)
        for seat, (name, total) in enumerate(zip(names, totals, strict=True))
    ]


def _board(turn: Turn, found: AnalysedTurn) -> tuple[Board, Collection[int]]:
    """The board with the better play of a turn, else with that which was made, and its squares."""
    game = turn.before
    try:
        placement = read_play(
            found.better or found.played or "", game.edition, game.edition.notation
        )
    except NotationFault:  # an exchange, a pass, or not known
        return game.board, ()
    return game.board.laid(placement), [square for square, _ in placement.laid(game.rules)]


def _totals(taken: list[Turn], game: Game) -> list[list[int]]:
    """The totals of the seats after each turn."""
    after = [turn.before.totals for turn in taken[1:]]
    return [list(totals) for totals in (*after, game.totals)] if taken else []


def _candidate_rows(turn: AnalysedTurn, game: Game, say: Catalogue) -> list[CandidateRow]:
    """The moves that were weighed for a turn, the best first."""
    return [
        CandidateRow(
            move_in_words(one.move, game, say),
            one.score,
            ("≥ " if one.bound else "") + number_text(f"{one.lost:.1f}", say.language),
            "" if one.win is None else say("analysis-percent", percent=round(100 * one.win)),
            one.move == turn.played,
        )
        for one in turn.candidates
    ]


def _turn_row(turn: AnalysedTurn, game: Game, names: list[str], say: Catalogue) -> JudgedTurnRow:
    better = "" if turn.better is None else move_in_words(turn.better, game, say)
    if turn.better_score:  # an exchange and a pass score nothing
        better += f" ({turn.better_score})"
    return JudgedTurnRow(
        turn.number,
        names[turn.seat],
        say("analysis-unknown") if turn.played is None else move_in_words(turn.played, game, say),
        "" if turn.score is None else str(turn.score),
        better,
        "" if turn.lost is None else number_text(f"{turn.lost:.1f}", say.language),
    )


def _sums(job: Job, names: list[str], language: str) -> list[PlayerSummary]:
    if job.state not in ("done", "stopped"):
        return []
    return [
        PlayerSummary(
            names[one.seat],
            one.judged,
            one.best,
            number_text(f"{one.lost:.1f}", language),
            number_text(f"{one.mean:.1f}", language),
        )
        for one in job.players()
    ]

"""The replay of a game that is over: anybody who knows the table may look at it, turn by turn."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import RedirectResponse, Response

from stafla.club.archive.replay import ReplayStep, numbers_of, step
from stafla.club.tables.cache import GameState
from stafla.club.word_readings import WordReadings, words_of_row
from stafla.data.catalogue import Catalogue
from stafla.data.numbers import with_minus, with_sign
from stafla.editions import Edition
from stafla.records.diagram import svg
from stafla.records.diagram.png import CARD_HEIGHT, CARD_WIDTH
from stafla.records.notation.play import write_square_of
from stafla.records.record.event import write_rack
from stafla.rules import Row
from stafla.study.analysis.game import number_turns
from stafla.web.addresses import server_address_of
from stafla.web.archive.downloads import record_of
from stafla.web.fields import TableId
from stafla.web.ratings.pages import SYSTEM, explain
from stafla.web.rendering import boards, languages
from stafla.web.rendering.labels import names_of
from stafla.web.rendering.lead import lead_svg
from stafla.web.rendering.page import page
from stafla.web.rendering.players import PlayerPlace
from stafla.web.services import services_of

At = Annotated[int, Query(ge=0, le=10_000)]
router = APIRouter(prefix="/tables", include_in_schema=False)


@dataclass(frozen=True, slots=True)
class TurnRow:
    """A row of the sheet as the page shows it; ``at`` is the step that shows the table after it."""

    at: int
    player: str
    text: str
    points: str
    total: int


@router.get("/{table}/replay")
def show(request: Request, table: TableId, at: At = 0) -> Response:
    """The table after ``at`` turns; a game that goes on is looked at where it is played."""
    services = services_of(request)
    game_state = services.tables.game_cache.load(table)
    if game_state.game.ended is None:
        return RedirectResponse(f"/tables/{table}", 303)
    language = languages.of(request)
    say = languages.texts(language)
    now = step(game_state, at)
    names = names_of(record_of(request, table), say)
    rows = _turn_rows(game_state, names, say)
    here = f"{server_address_of(request).base(request)}/tables/{table}"
    edition = game_state.game.edition
    return page(
        request,
        "archive/replay.html",
        language,
        table=table,
        step=now,
        names=names,
        edition=edition,
        said=_step_text(now, rows, say),
        words=", ".join(svg.words_on(edition, now.game.board, edition.notation)),
        players=_players(now, names, edition),
        board=boards.board_svg(edition, now.game.board, now.new, whole=True),
        lead=lead_svg(_totals(game_state, now.of), now.at),
        rows=rows,
        word_readings=_word_readings(now, edition),
        changes=[
            explain(services, change, say)
            for change in services.ratings.rows.changes(table)
            if change.system == SYSTEM
        ],
        # where no rack is known there is nothing to try, and the page of it is refused
        tries=_next_event(game_state, now) if _is_known(game_state) else None,
        link=f"{here}/replay?at={now.at}",
        picture=f"{here}/card.png?at={now.at}",
        card_size=(CARD_WIDTH, CARD_HEIGHT),
    )


def _players(now: ReplayStep, names: list[str], edition: Edition) -> list[PlayerPlace]:
    """Who played, with the rack of each."""
    moved = {row.seat for row in now.rows}
    return [
        PlayerPlace(name, total, write_rack(bytes(sorted(rack)), edition) or "–", seat in moved)
        for seat, (name, total, rack) in enumerate(
            zip(names, now.game.totals, now.game.racks, strict=True)
        )
    ]


def _is_known(game_state: GameState) -> bool:
    """Whether the rack of any turn is known."""
    return any(turn.known for turn in number_turns(game_state.game))


def _next_event(game_state: GameState, now: ReplayStep) -> int:
    """The event that began the turn after a step; after the last, the last."""
    numbers = numbers_of(game_state.rows)
    return numbers[min(now.at, len(numbers) - 1)] if numbers else 0


def _totals(game_state: GameState, steps: int) -> list[list[int]]:
    """The totals of the seats after each step."""
    after, numbers = [0] * len(game_state.game.racks), numbers_of(game_state.rows)
    totals = []
    for number in numbers[:steps]:
        for row in game_state.rows:
            if row.number == number:
                after[row.seat] = row.total
        totals.append(list(after))
    return totals


def _turn_rows(game_state: GameState, names: list[str], say: Catalogue) -> list[TurnRow]:
    steps = {number: at for at, number in enumerate(numbers_of(game_state.rows), 1)}
    return [
        TurnRow(
            at=steps[row.number],
            player=names[row.seat],
            text=row_text(row, game_state.game.edition, say),
            points=with_sign(row.points),
            total=row.total,
        )
        for row in game_state.rows
    ]


def row_text(row: Row, edition: Edition, say: Catalogue) -> str:
    """What was done in a row, in a few words."""
    if row.placement is not None and row.score is not None:
        # the word as the sheet of a table has it: dots for tiles that lay there are read by nobody
        word = edition.alphabet.decode_word(row.score.words[0].letters)
        play = f"{write_square_of(row.placement, edition, edition.notation)} {word}"
        return play if row.stands else say("replay-taken-back", play=play)
    return say(f"replay-{row.kind}", tiles=row.tiles)


def _word_readings(now: ReplayStep, edition: Edition) -> list[WordReadings]:
    """What is known of the words that the step laid down."""
    readings = [word_readings for row in now.rows for word_readings in words_of_row(row, edition)]
    return [word_readings for word_readings in readings if word_readings.readings]


def _step_text(now: ReplayStep, rows: list[TurnRow], say: Catalogue) -> str:
    """The step in one sentence, as a screen reader says it."""
    if now.at == 0:
        return say("replay-before", of=now.of)
    done = "; ".join(
        f"{row.player}: {row.text}, {row.points} ({with_minus(row.total)})"
        for row in rows
        if row.at == now.at
    )
    return say("replay-step", at=now.at, of=now.of, done=done)

"""A finished duplicate played again alone: training beside the field, or topping against the clock.

Everything is in the address: asking changes nothing, and nothing of it is kept.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.duplicate import PastRounds, Slip
from stafla.rules import Refusal
from stafla.rules.duplicate.past_round import PastRound, topping_seconds
from stafla.rules.duplicate.state import MOST_ROUNDS, Duplicate
from stafla.web.duplicate.view import play_text, show_round
from stafla.web.pastimes import PastimeId
from stafla.web.rendering import languages
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import AnyRefusal, message_for, status_of
from stafla.web.rendering.squares import cells, rack
from stafla.web.services import services_of

router = APIRouter(prefix="/duplicate", include_in_schema=False)
MOST_TOTAL = 10_000_000


class AgainQuery(BaseModel):
    """What is played again, and how far.

    Attributes:
        kind: ``training``: one solution a round; ``topping``: seconds until the top is found.
        round: its number, from 1.
        total: points, or seconds, of the rounds before.
        since: when the rack was shown, in milliseconds since 1970; 0: now.
        position, word: a solution, if there is one.
        shown: the player gives up.
    """

    kind: Literal["training", "topping"] = "training"
    round: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] = 1
    total: Annotated[int, Field(ge=0, le=MOST_TOTAL)] = 0
    since: Annotated[int, Field(ge=0, lt=1 << 53)] = 0
    position: Annotated[str, Field(max_length=10)] = ""
    word: Annotated[str, Field(max_length=60)] = ""
    shown: Annotated[str, Field(max_length=10)] = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a round.

    Attributes:
        play: what was found, empty: nothing.
        valid: whether its words are admissible.
        points: what it scores.
        found: whether it is the top, or more.
        over: whether the round is over.
        counts: points, or seconds.
    """

    play: str = ""
    valid: bool = True
    points: int = 0
    found: bool = False
    over: bool = False
    counts: int = 0


@router.get("/{pastime}/again")
def play_again(
    request: Request, pastime: PastimeId, query: Annotated[AgainQuery, Query()]
) -> Response:
    """A round of a finished game; a game that goes on shows its result page alone."""
    services, language = services_of(request), languages.of(request)
    games, rounds = services.duplicates, PastRounds(services.duplicates)
    state, past = games.get(pastime)[1], rounds.get(pastime, query.round)
    if past is None:
        return RedirectResponse(f"/duplicate/{pastime}/result", 303)
    now = games.now()
    since = min(query.since or now, now)
    outcome = Outcome()
    refused: AnyRefusal | None = None
    try:
        outcome = judge(rounds, pastime, past, query, now - since)
    except (Refusal, ClubRefusal) as refusal:
        refused = refusal
    over, total = outcome.over, query.total + outcome.counts
    answer = page(
        request,
        "duplicate/past_round.html",
        language,
        status_of(refused),
        pastime=pastime,
        error=refused and message_for(refused, languages.texts(language)),
        form=query,
        since=since,
        state=state,
        edition=state.edition,
        round_number=query.round,
        rack=rack(state.edition, past.closed.round.rack),
        squares=cells(state.edition, past.then.board),
        left=max(0, since + state.started.time - now),
        outcome=outcome,
        total=total,
        tops=past.tops,
        round=show_round(state, past.closed, games.roster.names(pastime)) if over else None,
        beaten=past.players_below(outcome.points if outcome.valid else 0),
        players=past.closed.round.players,
        next_round=next_round(state, query) if over else 0,
        place=place_of(state, total),
    )
    languages.keep(request, answer)
    return answer


def judge(
    rounds: PastRounds, pastime: str, past: PastRound, query: AgainQuery, elapsed: int
) -> Outcome:
    """What became of a round, as far as the player has said something.

    Raises:
        BadPlay, IllegalPlacement, NoWordsHere
    """
    time, topping = past.then.started.time, query.kind == "topping"
    missed = topping_seconds(elapsed, time, found=False) if topping else 0
    late = topping and elapsed > time
    if query.shown or late:
        return Outcome(over=True, counts=missed)
    if not query.word:
        return Outcome()
    solution = rounds.judge(pastime, past, Slip(query.position, query.word))
    found = solution.valid and solution.points >= past.closed.points
    play = play_text(past.then, solution.placement)
    counts = solution.score
    if topping:
        counts = topping_seconds(elapsed, time, found=True) if found else 0
    over = found or not topping
    return Outcome(play, solution.valid, solution.points, found, over, counts)


def next_round(state: Duplicate, query: AgainQuery) -> int:
    """The next round that there is something to find in; 0: none."""
    rest = enumerate(state.rounds[query.round :], query.round + 1)
    return next((number for number, closed in rest if closed.master is not None), 0)


def place_of(state: Duplicate, total: int) -> tuple[int, int]:
    """The place that a total would have among the players, and how many there would be."""
    better = sum(account.total > total for account in state.accounts)
    return better + 1, len(state.accounts) + 1

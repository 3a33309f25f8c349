"""From what an audience may know to what its browser is sent, in the reader's language."""

from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache

from stafla._core import AS_BLANK, BLANK, Board
from stafla.club import Observation, Tentative
from stafla.club.tables.happenings import Happening
from stafla.club.tables.legal_acts import Legality
from stafla.club.tables.observation import (
    ObservedPairs,
    ObservedResult,
    ObservedSeat,
    ObservedVariants,
    ObservedWindow,
)
from stafla.data.catalogue import Catalogue
from stafla.editions import Edition, load
from stafla.records import write_play
from stafla.records.record.event import HIDDEN
from stafla.rules import UNKNOWN
from stafla.web.rendering.labels import seat_name
from stafla.web.rendering.refusal import message_for
from stafla.web.tables.sheet_rows import words_of
from stafla.web.wire import table as wire
from stafla.web.wire.variants import PairsView, VariantsView, VariantView, VoteView

AT_ONCE = 15
"""Squares of a board that are written together."""
Rounds = tuple[tuple[tuple[int, int], ...], ...]


def house_view(house: ObservedVariants, voter: int | None, say: Catalogue) -> VariantsView:
    """What a table agreed on; ``voter`` has put words forward for the theme."""
    variants = [
        VariantView(id=name, name=say(f"variant-{name}"), text=say(f"variant-{name}-text"))
        for name in house.variants
    ]
    claim, vote = house.claim, None
    if claim is not None and voter is not None:
        words, waiting = list(claim.words), list(claim.waiting)
        vote = VoteView(seat=voter, words=words, argument=claim.argument, waiting=waiting)
    return VariantsView(
        variants=variants,
        theme=house.theme,
        listed=house.listed,
        parts=None if house.parts is None else list(house.parts),
        drawer=house.drawer,
        opening=house.opening,
        vote=vote,
        pairs=None if house.pairs is None else _pairs(house.pairs),
    )


def _pairs(pairs: ObservedPairs) -> PairsView:
    return PairsView(
        sides=[list(side) for side in pairs.sides],
        totals=list(pairs.totals),
        exchanges=list(pairs.exchanges),
        movers=list(pairs.movers),
    )


def score_view(tentative: Tentative) -> wire.ScoreView:
    """What tentative tiles would score."""
    edition, score = tentative.edition, tentative.score
    valid = None if tentative.verdict is None else tentative.verdict != "invalid"
    return wire.ScoreView(
        legal=True,
        total=score.total,
        bonus=score.bonus,
        words=words_of(score, edition),
        play=write_play(tentative.placement, edition, edition.notation),
        valid=valid,
    )


def letters(codes: Sequence[int], edition: Edition) -> list[str]:
    """Rack tiles as text; ``?`` is a blank, ``*`` a tile that a game file does not tell."""
    signs = {BLANK: "?", UNKNOWN: HIDDEN}
    return [signs.get(code) or edition.alphabet.letter(code) for code in codes]


def tiles_laid(laid: Sequence[tuple[int, int]], edition: Edition) -> list[wire.LaidTile]:
    """Tiles to lay, told as (square, code)."""
    letter = edition.alphabet.letter
    return [
        wire.LaidTile(square=square, letter=letter(code), blank=bool(code & AS_BLANK))
        for square, code in laid
    ]


def seat_view(seat: ObservedSeat, say: Catalogue) -> wire.SeatView:
    """A player as everybody sees them."""
    return wire.SeatView(
        seat=seat.seat,
        yours=seat.yours,
        name=seat_name(seat, say),
        kind="bot" if seat.bot else "person",
        bot=seat.bot,
        score=seat.total,
        tiles=seat.tiles,
        resigned=seat.resigned,
    )


def start_view(
    edition: Edition,
    draws: Rounds,
    *,
    lot: int | None,
    first: int | None,
    awaited: Sequence[int],
    commitment: str | None,
) -> wire.StartView:
    """Who begins, and how that was settled; each as of an `Observation`."""
    return wire.StartView(
        draws=[
            [wire.StartTile(seat=seat, tile=letters([code], edition)[0]) for seat, code in drawn]
            for drawn in draws
        ],
        lot=lot,
        first=first,
        awaited=list(awaited),
        commitment=commitment,
    )


def board_tiles(board: Board, edition: Edition) -> list[wire.BoardTile]:
    """The tiles on a board."""
    return [_tile(square, code, edition.id) for square, code in enumerate(board.cells) if code]


@lru_cache(1 << 10)
def board_text(cells: bytes, named: str) -> str:
    """The tiles of a board as JSON; everybody at a table sees the same."""
    texts = [
        _tiles_text(first, cells[first : first + AT_ONCE], named)
        for first in range(0, len(cells), AT_ONCE)
    ]
    return f"[{','.join(filter(None, texts))}]"


@lru_cache(1 << 14)
def _tiles_text(first: int, cells: bytes, named: str) -> str:
    """The tiles on some squares in a row; a play changes few of them."""
    return ",".join(
        [_tile_text(square, code, named) for square, code in enumerate(cells, first) if code]
    )


@lru_cache(1 << 16)
def _tile_text(square: int, code: int, named: str) -> str:
    return _tile(square, code, named).model_dump_json()


@lru_cache(maxsize=1 << 16)
def _tile(square: int, code: int, named: str) -> wire.BoardTile:
    edition = load(named)
    blank = bool(code & AS_BLANK)
    letter = edition.alphabet.letter(code)
    value = 0 if blank else edition.tiles[letter][1]
    return wire.BoardTile(square=square, letter=letter, blank=blank, value=value)


def happening_view(one: Happening) -> wire.HappeningView:
    """What happened beside the rows of the sheet."""
    return wire.HappeningView(**asdict(one))


def in_order(edition: Edition) -> list[int]:
    """The codes of an edition's tiles in the order of the alphabet, the blank last."""
    return [*range(1, len(edition.alphabet) + 1), BLANK]


def window_view(window: ObservedWindow, edition: Edition) -> wire.WindowView:
    """A play that waits for its opponents."""
    return wire.WindowView(
        seat=window.seat,
        made=window.made,
        challenger=window.challenger,
        play=write_play(window.placement, edition, edition.notation),
        points=window.score.total,
        words=[edition.alphabet.decode_word(word.letters) for word in window.score.words],
        may_challenge=list(window.may_challenge),
        may_confirm=list(window.may_confirm),
    )


def offer_view(observation: Observation) -> wire.OfferView | None:
    """An offer to end a game in which nothing more can be laid (FI-35)."""
    offer = observation.offer
    if offer is None or observation.phase == "ended":
        return None
    return wire.OfferView(accepted=list(offer.accepted), waiting=list(offer.waiting))


def proposal_view(observation: Observation) -> wire.ProposalView | None:
    """What a seat asked the others to agree to."""
    wish = observation.proposal
    if wish is None:
        return None
    agreed, waiting = list(wish.agreed), list(wish.waiting)
    return wire.ProposalView(seat=wish.seat, what=wish.what, agreed=agreed, waiting=waiting)


def can_view(legality: Legality, say: Catalogue) -> wire.CanView:
    """Whether a seat may do a thing, and if not, why, in the reader's words."""
    if not legality.code:
        return wire.CanView(allowed=True, least=legality.least, most=legality.most)
    return wire.CanView(
        allowed=False,
        code=legality.code,
        message=message_for(legality, say),
        least=legality.least,
        most=legality.most,
    )


def result_view(observation: Observation, say: Catalogue) -> wire.ResultView:
    """How a game ended that has."""
    result = observation.result
    assert result is not None
    names = [seat_name(seat, say) for seat in observation.seats]
    first = [names[seat] for seat, place in enumerate(result.places) if place == 1]
    message = say(f"ended-{result.reason}")
    if result.reason != "aborted":
        message += " " + (_winning_pair(observation, result, names, say) or _winners(first, say))
    leftovers = [
        wire.LeftoverView(
            seat=seat.seat,
            tiles=letters(result.racks[seat.seat], observation.edition),
            change=result.changes[seat.seat],
            total=seat.total,
            place=result.places[seat.seat],
        )
        for seat in observation.seats
    ]
    return wire.ResultView(ending=result.reason, message=message, seats=leftovers)


def _winning_pair(
    observation: Observation, result: ObservedResult, names: Sequence[str], say: Catalogue
) -> str | None:
    """Partners who won alone; None: a tie, or everybody plays alone."""
    sides = () if observation.house.pairs is None else observation.house.pairs.sides
    first = [side for side in sides if result.places[side[0]] == 1]
    if len(first) != 1:
        return None
    one, other = first[0]
    return say("won-pair", one=names[one], other=names[other])


def _winners(names: Sequence[str], say: Catalogue) -> str:
    if len(names) == 1:
        return say("won-one", name=names[0])
    return say("won-several", names=", ".join(names))

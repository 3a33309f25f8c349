"""What an event tells others: a sheet for files, games for rating lists."""

import datetime
from collections.abc import Callable, Iterator, Mapping
from typing import Final, Literal

from stafla.contest.event.state import Event, Round
from stafla.contest.formats import (
    CellKind,
    RoundCell,
    SheetDivision,
    SheetPlayer,
    TournamentSheet,
    csv_sheet,
    json_sheet,
    naspa,
    tou,
    tsh_archive,
)
from stafla.contest.ratings import RatingEvent, Result
from stafla.contest.standings import (
    WITH_POINTS,
    Game,
    PlayerGame,
    Scoring,
    games_by_player,
    sides,
)

WRITERS: Final[Mapping[str, Callable[[TournamentSheet], bytes]]] = {
    "csv": csv_sheet.write,
    "json": json_sheet.write,
    "tsh": lambda sheet: tsh_archive.write(tsh_archive.of_sheet(sheet)),
    "naspa": lambda sheet: naspa.write(naspa.of_sheet(sheet)),
    "tou": lambda sheet: tou.write(tou.of_sheet(sheet)),
}
"""A sheet as a file of each format; a `TournamentFault` says what a format cannot hold."""


def sheet_of(event: Event, date: datetime.date | None = None) -> TournamentSheet:
    """The event as a sheet, as far as it is played; files of every format are made of it.

    A forfeit is a round without an opponent for both, with the spread that it counts for, and says
    whose it was.
    """
    opening = event.opening()
    return TournamentSheet(
        opening.title, date, tuple(_division(event, name) for name in event.divisions)
    )


def rating_event_of(event: Event, division: str, date: datetime.date) -> RatingEvent:
    """The games of a division that are rated: those that have points of both."""
    results = tuple(
        Result(game.round, game.one, game.other, game.own, game.against)
        for game in event.games(division)
        if game.kind in WITH_POINTS and game.other is not None
    )
    return RatingEvent(event.opening().title, date, results)


FileLoss = Literal["forfeit", "won", "whole", "unplayed", "points"]
"""What a file tells otherwise than it is.

``forfeit``: a round lost without playing, ``unplayed``: one won so for no points, which both stand
there as not played; ``won``: one won without playing stands there as a bye; ``whole``: a bye that
is no whole win here stands there as one; ``points``: three digits do not lead back to them.
"""
Losses = Iterator[tuple[str, FileLoss]]


def lost_in(kind: str, event: Event) -> Mapping[tuple[str, FileLoss], tuple[int, ...]]:
    """What a file of the event does not hold: players and kinds of loss, each with its rounds.

    Args:
        kind: of the file; those that are not in `LOSSY` hold all of it.
        event: that is written.
    """
    if kind not in LOSSY:
        return {}
    scoring = event.opening().scoring
    found: dict[tuple[str, FileLoss], list[int]] = {}
    for division in event.divisions:
        for game in event.games(division):
            for player, loss in LOSSY[kind](game, scoring):
                found.setdefault((player, loss), []).append(game.round)
    return {one: tuple(sorted(rounds)) for one, rounds in found.items()}


def _naspa_losses(game: Game, scoring: Scoring) -> Losses:
    """The players of a game of which a text for NASPA has the spread alone: 50, -50 or nothing."""
    if game.kind in WITH_POINTS:
        return
    for player, side in sides(game, scoring):
        told = (side.spread > 0, side.spread < 0)
        if side.half_wins and game.kind == "forfeit":
            yield player, "won" if side.spread > 0 else "unplayed"
        elif (side.half_wins, side.lost) != (2 * told[0], 2 * told[1]):
            lost: FileLoss = "unplayed" if side.half_wins else "forfeit"
            yield player, "whole" if side.spread > 0 else lost


def _tou_losses(game: Game, scoring: Scoring) -> Losses:
    """The players of a game whose round a TOU file tells otherwise: a win has points there."""
    if game.kind in WITH_POINTS:
        if game.other is not None and not tou.holds_points(game.own, game.against):
            yield game.one, "points"
            yield game.other, "points"
        return
    for player, side in sides(game, scoring):
        told = (2, 0) if side.spread > 0 else (0, 0)
        if (side.half_wins, side.lost) != told:
            lost: FileLoss = "unplayed" if side.half_wins else "forfeit"
            yield player, "whole" if side.spread > 0 else lost
        elif side.half_wins and game.kind == "forfeit" and not _counts_as_bye(side, scoring):
            yield player, "won"


def _counts_as_bye(side: PlayerGame, scoring: Scoring) -> bool:
    """Whether a round won without playing counts what a bye does."""
    return scoring.bye_is == "win" and side.spread == scoring.bye_spread


LOSSY: Final[Mapping[str, Callable[[Game, Scoring], Losses]]] = {
    "tou": _tou_losses,
    "naspa": _naspa_losses,
}
"""The formats that do not say of every round what it was."""


def _division(event: Event, name: str) -> SheetDivision:
    people = sorted(
        (one for one in event.people.values() if one.division == name),
        key=lambda one: one.player.number,
    )
    numbers = {one.id: number for number, one in enumerate(people, 1)}
    games = event.games(name)
    by_player = games_by_player(event.players(name), games, event.opening().scoring)
    points = {
        (game.round, game.one): game.against for game in games if game.kind in WITH_POINTS
    } | {
        (game.round, game.other): game.own
        for game in games
        if game.kind in WITH_POINTS and game.other is not None
    }
    rounds = event.division(name).rounds[: event.round]
    players = []
    for participant in people:
        own = {game.round: game for game in by_player[participant.id]}
        cells = tuple(
            _cell(
                participant.id,
                paired_round,
                own.get(place),
                points.get((place, participant.id)),
                numbers,
            )
            for place, paired_round in enumerate(rounds, 1)
        )
        players.append(
            SheetPlayer(
                participant.name,
                participant.player.rating,
                cells,
                "",
                participant.player.team,
                participant.player.family,
            )
        )
    return SheetDivision(name, tuple(players))


def _cell(
    player: str,
    paired_round: Round,
    game: PlayerGame | None,
    against: int | None,
    numbers: dict[str, int],
) -> RoundCell:
    if game is not None and game.kind in WITH_POINTS and game.opponent is not None:
        kind: CellKind = "adjudicated" if game.kind == "adjudicated" else ""
        return RoundCell(numbers[game.opponent], game.points, against, game.first, kind)
    seat = paired_round.bout_of(player)
    other = next((name for name in seat[1].players if name != player), "") if seat else ""
    if game is not None:
        return RoundCell(None, game.spread, kind=_kind(game), paired=numbers.get(other))
    if seat is not None:
        return RoundCell(numbers[other], None, None, seat[1].first == player)
    return RoundCell()


def _kind(game: PlayerGame) -> CellKind:
    """What a round without points is; a forfeit that counts like a bye is the opponent's."""
    if game.kind == "forfeit":
        return "forfeit-won" if game.is_bye else "forfeit"
    return game.kind if game.kind in ("bye", "double-forfeit", "void") else ""

"""Games of an event that are played at live tables: opened for a pair, results taken from them.

The director says once what tables they are. Each of the two then goes to the table from the own
page, by account or private link; the first who comes has it made, and nobody else gets in. When
the game is over its result stands in the event, and the table keeps the record.
"""

import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from stafla.club.accounts.person import Person
from stafla.club.contests.context import ContestContext
from stafla.club.contests.log import LoadedContest, NewEntry
from stafla.club.contests.players import PlayerView
from stafla.club.contests.refusals import EventRefused, TooManyPairTables
from stafla.club.contests.tables import bout_of
from stafla.club.lobby.gathering import TableRequest
from stafla.club.lobby.lobby import Lobby
from stafla.club.tables.observation import Audience
from stafla.club.tables.refusals import NoSuchTable
from stafla.club.tables.setup import LONGEST_NAME, SeatSetup, Setup
from stafla.club.tables.tables import Tables
from stafla.contest.event import Event, OnlineChosen, TableEnded, TableOpened
from stafla.contest.event.state import Bout
from stafla.editions import UnknownEdition, clocks, load
from stafla.rules import Game

MOST_TABLES: Final = 6
"""So many tables may a player have made in a round: those called off again are entries too."""
log = logging.getLogger(__name__)


class OnlineTables:
    """What is done about live tables of events.

    Args:
        context: how things are done at an event.
        lobby: where people come to tables.
        tables: where the games are.
    """

    def __init__(self, context: ContestContext, lobby: Lobby, tables: Tables) -> None:
        self._context = context
        self._lobby = lobby
        self._tables = tables

    def choose(self, contest: str, person: Person | None, profile: str, clock: str) -> None:
        """Have games played at live tables of an edition; an empty profile: no more are begun.

        Raises:
            EventRefused: ``event-not-online``, there is no such edition or clock.
        """
        self._context.load_for("online", contest, person)
        try:
            fits = not profile or bool(load(profile).players.admit(2))
        except UnknownEdition:
            fits = False
        if not fits or (clock and clock not in clocks()):
            raise EventRefused("event-not-online")
        done = NewEntry(OnlineChosen(profile, clock))
        self._context.do(contest, "online", person, lambda _: [done])

    def sit_down(self, own: PlayerView, audience: Audience) -> str:
        """Go to the live table of the own game; returns its id.

        Args:
            own: whose game (`stafla.club.contests.players`).
            audience: with which device.

        Raises:
            EventRefused: there is no such game now.
            TooManyPairTables: the player called off as many as one may have made.
            ClubRefusal: as the lobby does.
        """
        contest, player = own.contest.row.id, own.player
        bout, name = _game_of(own.contest.event, player), _name(own.contest.event, player)
        if self._is_there(bout.table):
            return self._lobby.seat(bout.table, name, audience)
        _few_tables(own.contest, player)
        table = self._lobby.open_table(_request(own.contest.event, bout, player), audience)
        try:
            self._context.rows.link_table(contest, table)
            made = self._open(contest, player, bout, table)
        except BaseException:
            # the round may be over meanwhile: nobody will ever come to this table
            self._take_away(table, audience)
            raise
        if made == table:
            return table
        self._take_away(table, audience)
        return self._lobby.seat(made, name, audience)

    def _open(self, contest: str, player: str, bout: Bout, table: str) -> str:
        """Name a table in the event; returns the one that the pair has then."""

        def decide(now: LoadedContest) -> list[NewEntry]:
            other = _game_of(now.event, player)
            if other.table != bout.table:
                return []  # the opponent came at the same moment
            _few_tables(now, player)
            division = now.event.person(player).division
            where = division, now.event.round, bout.first, bout.second
            return [NewEntry(TableOpened(*where, table))]

        after = self._context.log.change(contest, player, decide)
        return _game_of(after.event, player).table

    def _take_away(self, table: str, audience: Audience) -> None:
        with suppress(NoSuchTable):  # the game has begun there, and its result is awaited
            self._lobby.leave(table, audience)
            self._context.rows.release_table(table)

    def _is_there(self, table: str) -> bool:
        return bool(table) and (self._lobby.waits(table) or self._tables.exists(table))

    def take_result(self, table: str) -> None:
        """Take the result of a live table that is over, if an event awaits it."""
        try:
            contest = self._context.rows.of_table(table)
            if contest is not None and self._tables.exists(table):
                self._take(contest, table)
        except Exception:
            # what was played stands; the director enters it, or it is taken when the round goes on,
            # or when a server starts
            log.exception("the result of table %s did not reach its event", table)

    def _take(self, contest: str, table: str) -> None:
        game = self._tables.game(table)
        if game.ended is None:
            return
        if (totals := clear_totals(game)) is not None:

            def decide(contest: LoadedContest) -> list[NewEntry]:
                found = _at(contest.event, table)
                if found is None or contest.event.phase not in ("playing", "entering"):
                    return []
                where = *found[0], found[1].first, found[1].second
                return [NewEntry(TableEnded(*where, *totals, table))]

            after = self._context.log.change(contest, table, decide)
            if _is_awaited(after.event, table):
                return  # the director has gone back by a step: taken when the round goes on
        self._context.rows.release_table(table)

    def take_results(self, contest: str) -> None:
        """Take the results of live tables that were over while the round did not go on."""
        try:
            ended = self._context.rows.ended_tables(contest)
        except Exception:
            # that the round goes on stands; the next start of a server takes them
            log.exception("the tables of event %s that are over could not be looked for", contest)
            return
        for table in ended:
            self.take_result(table)

    def catch_up(self) -> int:
        """Take the results of games that ended while no server ran; how many were looked at."""
        awaited = self._context.rows.awaited_tables()
        for table in awaited:
            self.take_result(table)
        return len(awaited)


def clear_totals(game: Game) -> tuple[int, int] | None:
    """The points of a game that is over, if who won is who has more of them.

    A game that was given up or lost on time by whoever led is the director's to decide.
    """
    places = game.places()
    own, against = game.totals
    won, more = places[1] - places[0], own - against
    clear = (won > 0) == (more > 0) and (won < 0) == (more < 0)
    aborted = game.ended is not None and game.ended.reason == "aborted"
    return (own, against) if clear and not aborted else None


def _at(event: Event, table: str) -> tuple[tuple[str, int], Bout] | None:
    """Division, round and pair that a table plays for, while the result is open."""
    for name, division in event.divisions.items():
        for bout in division.rounds[event.round - 1].bouts if event.round else ():
            if bout.table == table and not bout.sure:
                return (name, event.round), bout
    return None


def _is_awaited(event: Event, table: str) -> bool:
    """Whether a pair of this round, or of one that was withdrawn, has no result of a table yet."""
    return any(
        bout.table == table and not bout.sure
        for division in event.divisions.values()
        for one in division.rounds[max(0, event.round - 1) :]
        for bout in one.bouts
    )


def _game_of(event: Event, player: str) -> Bout:
    if event.online is None:
        raise EventRefused("event-not-online")
    if event.phase not in ("playing", "entering"):
        raise EventRefused("event-phase", phase=event.phase)
    bout = bout_of(event, event.people[player].division, player)
    if bout is None:
        raise EventRefused("event-no-game", text=event.people[player].name)
    if bout.sure:
        raise EventRefused("event-result-stands")
    return bout


def _request(event: Event, bout: Bout, player: str) -> TableRequest:
    """The table of a pair: who goes first at the event goes first there."""
    chosen, words = event.online, event.words
    if chosen is None:
        raise EventRefused("event-not-online")
    edition = load(chosen.profile)
    both = (bout.first, bout.second)
    setup = Setup(
        chosen.profile,
        tuple(SeatSetup(_name(event, one)) for one in both),
        edition.challenge.check,
        words.fingerprint if words is not None and words.edition == chosen.profile else "",
        chosen.clock,
        first=0,
    )
    return TableRequest(setup, public=False, free=frozenset({1 - both.index(player)}))


def _few_tables(contest: LoadedContest, player: str) -> None:
    """Whether a player may have one more table made.

    Raises:
        TooManyPairTables
    """
    made = sum(
        isinstance(entry.what, TableOpened)
        and entry.what.round == contest.event.round
        and entry.author == player
        for entry in contest.entries
    )
    if made >= MOST_TABLES:
        raise TooManyPairTables(most=MOST_TABLES)


def _name(event: Event, player: str) -> str:
    people: Mapping[str, object] = event.people
    return event.people[player].name[:LONGEST_NAME] if player in people else "–"

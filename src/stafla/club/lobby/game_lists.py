"""Somebody's games and the games to watch, as the lobby lists them."""

from contextlib import suppress
from dataclasses import dataclass

from stafla.club.lobby.gathering import TableRequest
from stafla.club.lobby.lobby import Lobby
from stafla.club.lobby.refusals import RematchTooEarly
from stafla.club.tables.cache import GameState
from stafla.club.tables.clock import observed_clock
from stafla.club.tables.observation import Audience
from stafla.club.tables.refusals import BrokenTable, NotYourTable
from stafla.club.tables.setup import SeatSetup, Setup
from stafla.club.tables.tables import Tables
from stafla.editions import clocks
from stafla.rules import Game, Phase
from stafla.rules.game.transitions.agreement import awaited_seats
from stafla.store import GameSearch, Seat, TableFilter
from stafla.store.games.search import NO_FILTER

MOST_SHOWN = 30
MOST_ENDED = 10


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game in a list: nothing that not everybody at its table sees.

    Attributes:
        number: of the latest event.
        yours: the seats of whoever asks.
        waits_for: the seats that have to do something.
        winners: of a game that is over and counts, the seats that won it.
        left: milliseconds left on the own clock, of several the one that is waited for; None:
            there is none, or the game is not one's own.
        until: when that time is up if nothing happens, in milliseconds since 1970 (UTC); None: it
            stands.
    """

    id: str
    profile: str
    number: int
    phase: Phase
    seats: tuple[Seat, ...]
    totals: tuple[int, ...]
    yours: frozenset[int]
    waits_for: frozenset[int]
    winners: frozenset[int] = frozenset()
    left: int | None = None
    until: int | None = None

    @property
    def your_turn(self) -> bool:
        """Whether the table waits for whoever asks."""
        return bool(self.yours & self.waits_for)


@dataclass(frozen=True, slots=True)
class Rematch:
    """A game that is played again, or could be.

    Attributes:
        table: where.
        seat: of the game that is over: who asked for it and waits; None: it has begun.
    """

    table: str
    seat: int | None


class GameLists:
    """The use cases of finding games.

    Args:
        tables: where they are played.
        lobby: where a rematch gathers.
        finding: the games of the database.
    """

    def __init__(self, tables: Tables, lobby: Lobby, finding: GameSearch) -> None:
        self._tables = tables
        self._lobby = lobby
        self._finding = finding

    def mine(self, audience: Audience) -> tuple[ListedGame, ...]:
        """The games that somebody is playing; those that wait for them first."""
        found = self._finding.of(audience.device or "", audience.person, MOST_SHOWN, ended=False)
        return tuple(sorted(self._list(found, audience), key=lambda game: not game.your_turn))

    def ended_games(self, audience: Audience) -> tuple[ListedGame, ...]:
        """The games that somebody played last."""
        found = self._finding.of(audience.device or "", audience.person, MOST_ENDED, ended=True)
        return self._list(found, audience)

    def playing_and_ended(
        self, audience: Audience
    ) -> tuple[tuple[ListedGame, ...], tuple[ListedGame, ...]]:
        """`mine` and `ended_games`; a game that ends in between is among the latter alone."""
        playing, ended = self.mine(audience), self.ended_games(audience)
        over = {game.id for game in ended}
        return tuple(game for game in playing if game.id not in over), ended

    def watchable(
        self, audience: Audience, table_filter: TableFilter = NO_FILTER
    ) -> tuple[ListedGame, ...]:
        """Games that anybody may watch and that are wanted, but for one's own."""
        listed = self._list(self._finding.watchable(MOST_SHOWN, table_filter), audience)
        return tuple(game for game in listed if not game.yours)

    def rematch(self, table: str, audience: Audience) -> str:
        """Play again with the same people, the first move going round; the table for that.

        Whoever asks second joins whoever asked first. The place of everybody is kept.

        Raises:
            NoSuchTable
            RematchTooEarly: the game goes on.
            NotYourTable: they did not play it.
            BlockedHere: one of them wants nothing to do with another.
        """
        game, seats = self._tables.game(table), self._tables.games.seats(table)
        mine = [player for player in seats if audience.holds(player)]
        if not mine:
            raise NotYourTable
        if game.ended is None:
            raise RematchTooEarly
        known = self._finding.rematch(table)
        if known is not None and not self._stands(known):
            self._finding.forget_rematch(table, known)
            known = None
        if known is None:
            known = self._open_rematch(table, game, seats, audience)
        else:
            self._lobby.join_rematch(known, audience)
        return known

    def rematch_of(self, table: str) -> str | None:
        """The table at which a game is being played again, or could be."""
        return self._finding.rematch(table)

    def wanted_rematch(self, table: str) -> Rematch | None:
        """Where a game is played again, and who waits there; None where nobody (any more) does."""
        following = self.rematch_of(table)
        if following is None:
            return None
        host = self._lobby.host_place(following)
        if host is None:
            return Rematch(following, None) if self._tables.exists(following) else None
        seats = self._tables.games.seats(table)
        mine = [one.seat for one in seats if (one.owner, one.person) == (host.owner, host.person)]
        return Rematch(following, next(iter(mine), None))

    def _open_rematch(
        self, table: str, game: Game, seats: tuple[Seat, ...], audience: Audience
    ) -> str:
        following = self._lobby.open_rematch(
            rematch_request(self._tables, table, game, seats, audience), audience
        )
        first = self._finding.play_again(table, following)
        if first != following:
            self._lobby.leave(following, audience)
            self._lobby.join_rematch(first, audience)
        self._tables.news.tell(rematch_of(table))
        return first

    def _stands(self, table: str) -> bool:
        """Whether a rematch has begun or is waited for."""
        return self._lobby.waits(table) or self._tables.exists(table)

    def _list(self, tables: tuple[str, ...], audience: Audience) -> tuple[ListedGame, ...]:
        found = []
        for table in tables:
            with suppress(BrokenTable):  # reported where it was read; the others are there
                found.append(self._one(table, audience))
        return tuple(found)

    def _one(self, table: str, audience: Audience) -> ListedGame:
        seats = self._tables.games.seats(table)
        game_state = self._tables.known_to(table, audience)
        game, waits_for = game_state.game, frozenset(awaited_seats(game_state.game))
        yours = frozenset(player.seat for player in seats if audience.holds(player))
        left, until = _own_time(game_state, yours, waits_for, self._tables.now())
        return ListedGame(
            id=table,
            profile=game.edition.id,
            number=game.number,
            phase=game.phase,
            seats=seats,
            totals=tuple(game.totals),
            yours=yours,
            waits_for=waits_for,
            winners=_winners(game),
            left=left,
            until=until,
        )


def _own_time(
    game_state: GameState, yours: frozenset[int], waits_for: frozenset[int], now: int
) -> tuple[int | None, int | None]:
    """What is left on the own clock, and until when if it runs (`ListedGame`)."""
    clock = observed_clock(game_state, now) if yours and game_state.game.ended is None else None
    if clock is None:
        return None, None
    seat = min(yours & waits_for or yours)
    left = clock.left[seat]
    return left, clock.now + left if clock.running == seat else None


def _winners(game: Game) -> frozenset[int]:
    if game.ended is None or game.ended.reason == "aborted":
        return frozenset()
    return frozenset(seat for seat, place in enumerate(game.places()) if place == 1)


def rematch_of(table: str) -> str:
    """The topic of a game being played again."""
    return f"{table} again"


def clock_of(game: Game) -> str:
    """The id of the clock that a game is played by; empty for none, or one not on offer now."""
    return next((name for name, clock in clocks().items() if clock.policy == game.clock), "")


def rematch_request(
    tables: Tables, table: str, game: Game, seats: tuple[Seat, ...], audience: Audience
) -> TableRequest:
    """The call for a rematch: the seats move on, so that who comes after the first sits first.

    Where tiles are drawn for the start, the first move is theirs without a draw; the lot is drawn
    for every game (SV-10).
    """
    header = tables.games.header(table)
    settled = game.edition.start.by == "tile" and game.first is not None
    began = game.first if settled and game.first is not None else 0
    # partners stay together, and the other pair begins (PL-65)
    begins = began + 1 if game.pairs is None else 2 - began // 2 * 2
    order = [*seats[begins:], *seats[:begins]]
    guests = tuple(
        SeatSetup(player.name or f"{place + 1}", player.bot, player.owner, player.person)
        for place, player in enumerate(order)
    )
    free = frozenset(
        place
        for place, player in enumerate(order)
        if player.kind == "person" and not audience.holds(player)
    )
    setup = Setup(
        header.profile,
        guests,
        "automatic" if header.word_check == "automatic" else "challenge",
        header.lexicon,
        clock_of(game),
        mixes=True,
        rated=header.rated,
        listed=header.listed,
        appeals=header.appeals,
        variants=game.started.variants,
        theme=game.theme.name if game.theme else "",
        theme_words=game.theme.words if game.theme else (),
        first=0 if settled else None,
        delay=header.delay,
        judge=header.judge,
        attested=header.attested,
    )
    return TableRequest(setup, False, free)

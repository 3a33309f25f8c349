"""Everything that a running server holds, and how it comes and goes."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from starlette.requests import HTTPConnection

from stafla.club import GameLists, Lexica, Lobby, LocalNews, News, Robots, Tables, Timekeeper
from stafla.club.accounts.accounts import People
from stafla.club.accounts.passkeys import Passkeys
from stafla.club.accounts.passwords import Passwords
from stafla.club.accounts.tokens import Tokens
from stafla.club.analysis.best_plays import BestPlays
from stafla.club.analysis.jobs import Analyses
from stafla.club.archive.upload import Archive
from stafla.club.bingo import BingoGames
from stafla.club.bots import PATIENCE_MILLISECONDS
from stafla.club.chat import Talking
from stafla.club.community import Community
from stafla.club.contests.contests import Tournaments
from stafla.club.contests.judging import WordDesk
from stafla.club.contests.log import ContestLog
from stafla.club.contests.online import Online
from stafla.club.duplicate import ArbiterDesk, DuplicateGames, Roster
from stafla.club.farewell import give_up
from stafla.club.hints import Hints
from stafla.club.holdings import Bounds
from stafla.club.judge.calls import Judges
from stafla.club.judge.rulings import Arbiters
from stafla.club.lexica import InstalledLexica
from stafla.club.limits import Limits, effective_limits
from stafla.club.lobby.codes import TRIES
from stafla.club.lobby.transfers import SeatTransfers
from stafla.club.news.bus import BusNews
from stafla.club.pastimes.log import PastimeLog
from stafla.club.ratings import Ratings
from stafla.club.reverse import ReverseGames
from stafla.club.solo import Solo
from stafla.club.statistics import Statistics
from stafla.store import (
    AnalysisRows,
    Contests,
    Database,
    Games,
    GameSearch,
    Gatherings,
    Holdings,
    Judging,
    Pastimes,
    Rulings,
    Slips,
    Talk,
    Transfers,
    open_database,
)
from stafla.store import Ratings as RatingRows
from stafla.web.picture_cache import PictureCache
from stafla.web.workers import WorkerPool

FILE = "games.sqlite"


@dataclass(frozen=True, slots=True)
class Services:
    """The tables, the bots that play at them, and the people."""

    limits: Limits
    database: Database
    tables: Tables
    lobby: Lobby
    carrying: SeatTransfers
    lists: GameLists
    statistics: Statistics
    robots: Robots
    flags: Timekeeper
    news: News
    people: People
    passkeys: Passkeys
    community: Community
    talking: Talking
    tokens: Tokens
    ratings: Ratings
    analyses: Analyses
    archive: Archive
    arbiters: Arbiters
    judges: Judges
    desk: WorkerPool
    easel: PictureCache
    kernel: WorkerPool
    press: WorkerPool
    pastimes: PastimeLog
    reversals: ReverseGames
    rounds: BingoGames
    duplicates: DuplicateGames
    arbiter_desk: ArbiterDesk
    roster: Roster
    tournaments: Tournaments
    word_desk: WordDesk
    online: Online
    solo: Solo
    comparisons: BestPlays
    hints: Hints

    def close(self) -> None:
        """Let what is under way finish, and let go of the database."""
        self.news.close()
        self.flags.close()
        self.robots.close()
        self.analyses.close()
        self.duplicates.close()
        self.desk.close()
        self.easel.close()
        self.kernel.close()
        self.press.close()
        self.database.close()


def services_of(connection: HTTPConnection) -> Services:
    """The house that the application serves."""
    house: Services = connection.app.state.house
    return house


def open_services(
    data: Path,
    *,
    database: str | None = None,
    bus: str | None = None,
    vocabularies: Lexica | None = None,
    now: Callable[[], int] | None = None,
    random: Callable[[int], bytes] = secrets.token_bytes,
    patience: int = PATIENCE_MILLISECONDS,
    pace: float = 1.0,
    passwords: Passwords | None = None,
    limits: Limits | None = None,
) -> Services:
    """The house whose games lie in the folder ``data``, or in the database at an address.

    Args:
        data: made if it is missing.
        database: address of a database in place of the file in ``data``.
        bus: address of the bus by which the workers of a site tell each other news; by default
            there is one worker.
        vocabularies: the word lists; by default those installed.
        now: milliseconds since 1970 (UTC).
        random: so many random bytes that nobody can guess.
        patience: milliseconds that a bot leaves people to challenge.
        pace: how long bots take over a turn, as a part of what people would; 0: no time.
        passwords: what makes and compares hashes.
        limits: how much one visitor may ask for and hold; by default those of the operator.
    """
    now = now or milliseconds
    opened = open_database(database or data / FILE)
    news: News = BusNews(bus, secrets.token_hex(8)) if bus else LocalNews()
    tables = Tables(Games(opened), vocabularies or InstalledLexica(), news, now=now, random=random)
    robots = Robots(tables, now=now, patience=patience, pace=pace)
    people = People(opened, passwords or Passwords(), now=now, random=random)
    people.reseated.append(tables.seating.change)
    people.leaving.append(partial(give_up, tables, GameSearch(opened)))
    community = Community(opened, people, now=now, random=random)
    ratings = Ratings(tables, RatingRows(opened))
    tables.endings.append(ratings.rate)
    limits = limits or effective_limits()
    hold = Bounds(Holdings(opened), limits, now).hold
    lobby = Lobby(
        tables,
        Gatherings(opened),
        community.rows.blocks_of,
        ratings.rating,
        hold,
        count=lambda who: people.throttle.count(TRIES, "code", who.address or who.device or ""),
    )
    arbiters = Arbiters(tables, Rulings(opened), people.throttle)
    tables.precedents = arbiters.precedents
    tournaments = Tournaments(ContestLog(Contests(opened), news, now), random, hold)
    log = PastimeLog(Pastimes(opened), tables, hold=hold)
    duplicates = DuplicateGames(log, Slips(opened), random)
    return Services(
        limits=limits,
        database=opened,
        tables=tables,
        lobby=lobby,
        carrying=SeatTransfers(tables, lobby, Transfers(opened), people.throttle, random=random),
        lists=GameLists(tables, lobby, GameSearch(opened)),
        statistics=Statistics(tables, GameSearch(opened)),
        robots=robots,
        flags=Timekeeper(tables, robots.wake, lobby.resume),
        news=news,
        people=people,
        passkeys=Passkeys(people, now=now, random=random),
        community=community,
        talking=Talking(tables, Talk(opened), people, community, now=now),
        tokens=Tokens(opened, now=now, random=random),
        ratings=ratings,
        analyses=Analyses(tables, AnalysisRows(opened), hold=hold),
        archive=Archive(tables, people.throttle),
        arbiters=arbiters,
        judges=Judges(tables, arbiters, Judging(opened)),
        # a hash takes memory and four threads: however many are asked for, half of the time is left
        desk=WorkerPool(rest=1.0),
        easel=PictureCache(),
        kernel=WorkerPool(),
        # a sheet of paper at a time, by a process of its own
        press=WorkerPool(1, most=40),
        pastimes=log,
        reversals=ReverseGames(log, tables),
        rounds=BingoGames(log, random),
        duplicates=duplicates,
        arbiter_desk=ArbiterDesk(duplicates),
        roster=Roster(duplicates),
        tournaments=tournaments,
        word_desk=tournaments.word_desk(tables.vocabularies, arbiters),
        online=tournaments.online(lobby, tables),
        solo=Solo(log),
        comparisons=BestPlays(tables),
        hints=Hints(tables),
    )


def milliseconds() -> int:
    """The time now, in milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000

"""Everything that a running server holds, and how it comes and goes."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from starlette.requests import HTTPConnection

from stafla.club import (
    Audience,
    BotRunner,
    GameLists,
    Lexica,
    Lobby,
    LocalNews,
    News,
    Tables,
    Timekeeper,
)
from stafla.club.account_erasure import give_up
from stafla.club.accounts.accounts import Accounts
from stafla.club.accounts.passkeys import Passkeys
from stafla.club.accounts.passwords import Passwords
from stafla.club.accounts.tokens import Tokens
from stafla.club.analysis.best_plays import BestPlays
from stafla.club.analysis.jobs import Analyses
from stafla.club.analysis.trials import Trials
from stafla.club.archive.upload import Archive
from stafla.club.bingo import BingoGames
from stafla.club.bots import PATIENCE_MILLISECONDS
from stafla.club.chat import Chat
from stafla.club.codes import TRIES, JoinCodes
from stafla.club.community import Community
from stafla.club.contests.contests import Contests
from stafla.club.contests.judging import WordDesk
from stafla.club.contests.log import ContestLog
from stafla.club.contests.online import OnlineTables
from stafla.club.duplicate import ArbiterDesk, DuplicateGames, Roster
from stafla.club.hints import Hints
from stafla.club.holdings import Hold, Holdings
from stafla.club.judge.questions import Questions
from stafla.club.judge.rulings import Arbiters
from stafla.club.judge.summons import Judges
from stafla.club.lexica import InstalledLexica
from stafla.club.limits import Limits, effective_limits
from stafla.club.lobby.transfers import SeatTransfers
from stafla.club.news.bus import BusNews
from stafla.club.pastimes.log import PastimeLog
from stafla.club.ratings import Ratings
from stafla.club.reverse import ReverseGames
from stafla.club.solo import SoloGames
from stafla.club.statistics import Statistics
from stafla.store import (
    AnalysisStore,
    ChatStore,
    CodeStore,
    ContestStore,
    Database,
    GameSearch,
    GameStore,
    GatheringStore,
    HoldingStore,
    JudgeStore,
    PastimeStore,
    RatingStore,
    RulingStore,
    SlipStore,
    TransferStore,
    open_database,
)
from stafla.web.picture_cache import PictureCache
from stafla.web.workers import WorkerPool

FILE = "games.sqlite"


@dataclass(frozen=True, slots=True)
class House:
    """What every service stands on."""

    database: Database
    tables: Tables
    news: News
    hold: Hold
    now: Callable[[], int]
    random: Callable[[int], bytes]


@dataclass(frozen=True)
class People:
    """Services about people."""

    accounts: Accounts
    passkeys: Passkeys
    tokens: Tokens
    community: Community
    chat: Chat
    ratings: Ratings


def open_people(house: House, passwords: Passwords) -> People:
    """Accounts, what people may do with one another, and how strong they are."""
    opened, tables, hold = house.database, house.tables, house.hold
    now, random = house.now, house.random
    accounts = Accounts(opened, passwords, now=now, random=random, hold=hold)
    accounts.reseated.append(tables.seating.change)
    accounts.leaving.append(partial(give_up, tables, GameSearch(opened)))
    community = Community(opened, accounts, now=now, random=random)
    ratings = Ratings(tables, RatingStore(opened))
    tables.endings.append(ratings.rate)
    return People(
        accounts=accounts,
        passkeys=Passkeys(accounts, now=now, random=random),
        tokens=Tokens(opened, now=now, random=random),
        community=community,
        chat=Chat(tables, ChatStore(opened), accounts, community, now=now, hold=hold),
        ratings=ratings,
    )


@dataclass(frozen=True)
class LobbyServices:
    """Services about tables before a game, and lists of games."""

    lobby: Lobby
    join_codes: JoinCodes
    seat_transfers: SeatTransfers
    game_lists: GameLists
    statistics: Statistics


def open_lobby(house: House, people: People) -> LobbyServices:
    """Tables that wait, the ways to a seat, and lists of games."""
    opened, tables, throttle = house.database, house.tables, people.accounts.throttle

    def count_try(audience: Audience) -> None:
        throttle.count(TRIES, "code", audience.address or audience.device or "")

    lobby = Lobby(
        tables,
        GatheringStore(opened),
        people.community.rows.blocks_of,
        people.ratings.rating,
        house.hold,
    )
    transfers = TransferStore(opened)
    return LobbyServices(
        lobby=lobby,
        join_codes=JoinCodes(CodeStore(opened), house.now, count_try),
        seat_transfers=SeatTransfers(tables, lobby, transfers, throttle, random=house.random),
        game_lists=GameLists(tables, lobby, GameSearch(opened)),
        statistics=Statistics(tables, GameSearch(opened)),
    )


@dataclass(frozen=True)
class Judging:
    """Services about words in doubt."""

    questions: Questions
    arbiters: Arbiters
    judges: Judges


def open_judging(house: House, accounts: Accounts) -> Judging:
    """Judges who are called to a table, and rulings on words."""
    tables, opened = house.tables, house.database
    rows = RulingStore(opened)
    questions = Questions(tables, rows, accounts.throttle, house.hold)
    arbiters = Arbiters(tables, rows)
    tables.precedents = arbiters.precedents
    judges = Judges(tables, arbiters, JudgeStore(opened))
    return Judging(questions=questions, arbiters=arbiters, judges=judges)


@dataclass(frozen=True)
class Study:
    """Services that look at games and positions."""

    analyses: Analyses
    archive: Archive
    best_plays: BestPlays
    trials: Trials
    hints: Hints


def open_study(house: House, accounts: Accounts) -> Study:
    """Analyses, hints, and games that are brought."""
    tables = house.tables
    return Study(
        analyses=Analyses(tables, AnalysisStore(house.database), hold=house.hold),
        archive=Archive(tables, accounts.throttle),
        best_plays=BestPlays(tables),
        trials=Trials(tables),
        hints=Hints(tables),
    )


@dataclass(frozen=True)
class Pastimes:
    """Services about pastimes."""

    pastimes: PastimeLog
    reverse_games: ReverseGames
    bingo_games: BingoGames
    duplicates: DuplicateGames
    arbiter_desk: ArbiterDesk
    roster: Roster
    solo: SoloGames


def open_pastimes(house: House) -> Pastimes:
    """Duplicate, bingo, solo and reverse play, over one log."""
    log = PastimeLog(PastimeStore(house.database), house.tables, hold=house.hold)
    duplicates = DuplicateGames(log, SlipStore(house.database), house.random)
    return Pastimes(
        pastimes=log,
        reverse_games=ReverseGames(log, house.tables),
        bingo_games=BingoGames(log, house.random),
        duplicates=duplicates,
        arbiter_desk=ArbiterDesk(duplicates),
        roster=duplicates.roster,
        solo=SoloGames(log),
    )


@dataclass(frozen=True)
class ContestServices:
    """Services about tournaments."""

    contests: Contests
    word_desk: WordDesk
    online: OnlineTables


def open_contests(house: House, lobby: Lobby, judging: Judging) -> ContestServices:
    """Tournaments, their desk for words, and their live tables."""
    log = ContestLog(ContestStore(house.database), house.news, house.now)
    contests = Contests(log, house.random, house.hold)
    return ContestServices(
        contests=contests,
        word_desk=contests.word_desk(
            house.tables.vocabularies, judging.questions, judging.arbiters
        ),
        online=contests.online(lobby, house.tables),
    )


@dataclass(frozen=True)
class Workers:
    """Who does what takes long."""

    password_workers: WorkerPool
    pictures: PictureCache
    kernel_workers: WorkerPool
    paper_workers: WorkerPool


def open_workers() -> Workers:
    """Threads for passwords, pictures, the kernel and paper."""
    return Workers(
        # a hash takes memory and four threads: however many are asked for, half of the time is left
        password_workers=WorkerPool(rest=1.0),
        pictures=PictureCache(),
        kernel_workers=WorkerPool(),
        # a sheet of paper at a time, by a process of its own
        paper_workers=WorkerPool(1, most=40),
    )


@dataclass(frozen=True, kw_only=True)
class Services(People, LobbyServices, Judging, Study, Pastimes, ContestServices, Workers):
    """What a server runs on, each by the name of what it does; a group's names are its own."""

    limits: Limits
    database: Database
    tables: Tables
    news: News
    bots: BotRunner
    timekeeper: Timekeeper

    def close(self) -> None:
        """Let what is under way finish, and let go of the database."""
        self.news.close()
        self.timekeeper.close()
        self.bots.close()
        self.analyses.close()
        self.duplicates.close()
        self.password_workers.close()
        self.pictures.close()
        self.kernel_workers.close()
        self.paper_workers.close()
        self.database.close()


def services_of(connection: HTTPConnection) -> Services:
    """What the application serves."""
    services: Services = connection.app.state.services
    return services


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
    """The services whose games lie in the folder ``data``, or in the database at an address.

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
    now, limits = now or milliseconds, limits or effective_limits()
    opened = open_database(database or data / FILE)
    news: News = BusNews(bus, secrets.token_hex(8)) if bus else LocalNews()
    lexica = vocabularies or InstalledLexica()
    tables = Tables(GameStore(opened), lexica, news, now=now, random=random)
    hold = Holdings(HoldingStore(opened), limits, now).hold
    house = House(opened, tables, news, hold, now, random)
    people = open_people(house, passwords or Passwords())
    lobby = open_lobby(house, people)
    judging = open_judging(house, people.accounts)
    bots = BotRunner(tables, now=now, patience=patience, pace=pace)
    groups = (
        people,
        lobby,
        judging,
        open_study(house, people.accounts),
        open_pastimes(house),
        open_contests(house, lobby.lobby, judging),
        open_workers(),
    )
    return Services(
        limits=limits,
        database=opened,
        tables=tables,
        news=news,
        bots=bots,
        timekeeper=Timekeeper(tables, bots.wake, lobby.lobby.resume),
        **{name: value for group in groups for name, value in vars(group).items()},
    )


def milliseconds() -> int:
    """The time now, in milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000

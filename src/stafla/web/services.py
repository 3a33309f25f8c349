"""Everything that a running server holds, and how it comes and goes."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from starlette.requests import HTTPConnection

from stafla.club import BotRunner, GameLists, Lexica, Lobby, LocalNews, News, Tables, Timekeeper
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
from stafla.club.holdings import Holdings
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
class Services:
    """What a server runs on, each by the name of what it does."""

    limits: Limits
    database: Database
    tables: Tables
    lobby: Lobby
    join_codes: JoinCodes
    seat_transfers: SeatTransfers
    game_lists: GameLists
    statistics: Statistics
    bots: BotRunner
    timekeeper: Timekeeper
    news: News
    accounts: Accounts
    passkeys: Passkeys
    community: Community
    chat: Chat
    tokens: Tokens
    ratings: Ratings
    analyses: Analyses
    archive: Archive
    arbiters: Arbiters
    judges: Judges
    password_workers: WorkerPool
    pictures: PictureCache
    kernel_workers: WorkerPool
    paper_workers: WorkerPool
    pastimes: PastimeLog
    reverse_games: ReverseGames
    bingo_games: BingoGames
    duplicates: DuplicateGames
    arbiter_desk: ArbiterDesk
    roster: Roster
    contests: Contests
    word_desk: WordDesk
    online: OnlineTables
    solo: SoloGames
    best_plays: BestPlays
    trials: Trials
    hints: Hints

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
    now = now or milliseconds
    opened = open_database(database or data / FILE)
    news: News = BusNews(bus, secrets.token_hex(8)) if bus else LocalNews()
    tables = Tables(
        GameStore(opened), vocabularies or InstalledLexica(), news, now=now, random=random
    )
    bots = BotRunner(tables, now=now, patience=patience, pace=pace)
    limits = limits or effective_limits()
    hold = Holdings(HoldingStore(opened), limits, now).hold
    accounts = Accounts(opened, passwords or Passwords(), now=now, random=random, hold=hold)
    accounts.reseated.append(tables.seating.change)
    accounts.leaving.append(partial(give_up, tables, GameSearch(opened)))
    community = Community(opened, accounts, now=now, random=random)
    ratings = Ratings(tables, RatingStore(opened))
    tables.endings.append(ratings.rate)
    lobby = Lobby(
        tables,
        GatheringStore(opened),
        community.rows.blocks_of,
        ratings.rating,
        hold,
    )
    join_codes = JoinCodes(
        CodeStore(opened),
        now,
        lambda audience: accounts.throttle.count(
            TRIES, "code", audience.address or audience.device or ""
        ),
    )
    arbiters = Arbiters(tables, RulingStore(opened), accounts.throttle, hold)
    tables.precedents = arbiters.precedents
    contests = Contests(ContestLog(ContestStore(opened), news, now), random, hold)
    log = PastimeLog(PastimeStore(opened), tables, hold=hold)
    duplicates = DuplicateGames(log, SlipStore(opened), random)
    return Services(
        limits=limits,
        database=opened,
        tables=tables,
        lobby=lobby,
        join_codes=join_codes,
        seat_transfers=SeatTransfers(
            tables, lobby, TransferStore(opened), accounts.throttle, random=random
        ),
        game_lists=GameLists(tables, lobby, GameSearch(opened)),
        statistics=Statistics(tables, GameSearch(opened)),
        bots=bots,
        timekeeper=Timekeeper(tables, bots.wake, lobby.resume),
        news=news,
        accounts=accounts,
        passkeys=Passkeys(accounts, now=now, random=random),
        community=community,
        chat=Chat(tables, ChatStore(opened), accounts, community, now=now, hold=hold),
        tokens=Tokens(opened, now=now, random=random),
        ratings=ratings,
        analyses=Analyses(tables, AnalysisStore(opened), hold=hold),
        archive=Archive(tables, accounts.throttle),
        arbiters=arbiters,
        judges=Judges(tables, arbiters, JudgeStore(opened)),
        # a hash takes memory and four threads: however many are asked for, half of the time is left
        password_workers=WorkerPool(rest=1.0),
        pictures=PictureCache(),
        kernel_workers=WorkerPool(),
        # a sheet of paper at a time, by a process of its own
        paper_workers=WorkerPool(1, most=40),
        pastimes=log,
        reverse_games=ReverseGames(log, tables),
        bingo_games=BingoGames(log, random),
        duplicates=duplicates,
        arbiter_desk=ArbiterDesk(duplicates),
        roster=duplicates.roster,
        contests=contests,
        word_desk=contests.word_desk(tables.vocabularies, arbiters),
        online=contests.online(lobby, tables),
        solo=SoloGames(log),
        best_plays=BestPlays(tables),
        trials=Trials(tables),
        hints=Hints(tables),
    )


def milliseconds() -> int:
    """The time now, in milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000

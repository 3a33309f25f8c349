"""What is kept in a database: games as numbered events, people apart from them."""

from stafla.store.accounts.attempts import Attempts
from stafla.store.accounts.devices import Devices
from stafla.store.accounts.passkeys import Challenge, PasskeyRow, Passkeys
from stafla.store.accounts.people import NameTaken, NoSuchPerson, People, PersonRow
from stafla.store.accounts.sessions import SessionRow, Sessions
from stafla.store.accounts.tokens import TokenRow, Tokens
from stafla.store.analysis import AnalysisRow, AnalysisRows
from stafla.store.chat import Message, Talk
from stafla.store.contests import (
    AlreadyPlays,
    Contest,
    Contests,
    Entrant,
    Forked,
    Grown,
    NoSuchContest,
    Office,
    SoleDirector,
    TooManyRoles,
)
from stafla.store.database.database import Database, DatabaseClosed, open_database
from stafla.store.duplicate import SlipKept, SlipRow, Slips, TooManySlips
from stafla.store.games.games import (
    Event,
    Games,
    Header,
    IdTaken,
    NewEvent,
    NoSuchGame,
    Seat,
    StaleNumber,
    StoreError,
)
from stafla.store.games.search import GameSearch, TableFilter
from stafla.store.holdings import Holdings
from stafla.store.judge.calls import Judging
from stafla.store.judge.rulings import Question, QuestionKind, Rulings, WrittenRuling
from stafla.store.lobby.gatherings import (
    CodeTaken,
    Gatherings,
    HasPlace,
    NoSuchGathering,
    Place,
    Waiting,
)
from stafla.store.lobby.transfers import TransferRow, Transfers
from stafla.store.pastimes import Holder, NoSuchPastime, Pastime, PastimeKind, Pastimes, Reached
from stafla.store.ratings import Ratings
from stafla.store.stewards import (
    Steward,
    Stewards,
    Task,
    TooManyStewards,
    TooManyStewardsEver,
)

__all__ = [
    "AlreadyPlays",
    "AnalysisRow",
    "AnalysisRows",
    "Attempts",
    "Challenge",
    "CodeTaken",
    "Contest",
    "Contests",
    "Database",
    "DatabaseClosed",
    "Devices",
    "Entrant",
    "Event",
    "Forked",
    "GameSearch",
    "Games",
    "Gatherings",
    "Grown",
    "HasPlace",
    "Header",
    "Holder",
    "Holdings",
    "IdTaken",
    "Judging",
    "Message",
    "NameTaken",
    "NewEvent",
    "NoSuchContest",
    "NoSuchGame",
    "NoSuchGathering",
    "NoSuchPastime",
    "NoSuchPerson",
    "Office",
    "PasskeyRow",
    "Passkeys",
    "Pastime",
    "PastimeKind",
    "Pastimes",
    "People",
    "PersonRow",
    "Place",
    "Question",
    "QuestionKind",
    "Ratings",
    "Reached",
    "Rulings",
    "Seat",
    "SessionRow",
    "Sessions",
    "SlipKept",
    "SlipRow",
    "Slips",
    "SoleDirector",
    "StaleNumber",
    "Steward",
    "Stewards",
    "StoreError",
    "TableFilter",
    "Talk",
    "Task",
    "TokenRow",
    "Tokens",
    "TooManyRoles",
    "TooManySlips",
    "TooManyStewards",
    "TooManyStewardsEver",
    "TransferRow",
    "Transfers",
    "Waiting",
    "WrittenRuling",
    "open_database",
]

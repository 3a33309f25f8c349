"""What is kept in a database: games as numbered events, people apart from them."""

from stafla.store.analyses import AnalysisRow, AnalysisRows
from stafla.store.attempts import Attempts
from stafla.store.database import Database, DatabaseClosed, open_database
from stafla.store.devices import Devices
from stafla.store.finding import Finding
from stafla.store.games import (
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
from stafla.store.gatherings import (
    CodeTaken,
    Gatherings,
    HasPlace,
    NoSuchGathering,
    Place,
    Waiting,
)
from stafla.store.holdings import Holdings
from stafla.store.judging import Judging
from stafla.store.passkeys import Challenge, PasskeyRow, Passkeys
from stafla.store.pastimes import Holder, NoSuchPastime, Pastime, PastimeKind, Pastimes, Reached
from stafla.store.people import NameTaken, NoSuchPerson, People, PersonRow
from stafla.store.ratings import Ratings
from stafla.store.rulings import Question, QuestionKind, Rulings, WrittenRuling
from stafla.store.sessions import SessionRow, Sessions
from stafla.store.talk import Message, Talk
from stafla.store.tokens import TokenRow, Tokens
from stafla.store.transfers import TransferRow, Transfers
from stafla.store.wanted import Wanted

__all__ = [
    "AnalysisRow",
    "AnalysisRows",
    "Attempts",
    "Challenge",
    "CodeTaken",
    "Database",
    "DatabaseClosed",
    "Devices",
    "Event",
    "Finding",
    "Games",
    "Gatherings",
    "HasPlace",
    "Header",
    "Holder",
    "Holdings",
    "IdTaken",
    "Judging",
    "Message",
    "NameTaken",
    "NewEvent",
    "NoSuchGame",
    "NoSuchGathering",
    "NoSuchPastime",
    "NoSuchPerson",
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
    "StaleNumber",
    "StoreError",
    "Talk",
    "TokenRow",
    "Tokens",
    "TransferRow",
    "Transfers",
    "Waiting",
    "Wanted",
    "WrittenRuling",
    "open_database",
]

"""What is kept in a database: games as numbered events, people apart from them."""

from stafla.store.accounts.accounts import AccountStore, NoSuchPerson, PersonNameTaken, PersonRow
from stafla.store.accounts.attempts import AttemptStore
from stafla.store.accounts.devices import DeviceStore
from stafla.store.accounts.passkeys import PasskeyChallenge, PasskeyRow, PasskeyStore
from stafla.store.accounts.sessions import SessionRow, SessionStore
from stafla.store.accounts.tokens import TokenRow, TokenStore
from stafla.store.analysis import AnalysisRow, AnalysisStore
from stafla.store.chat import ChatStore, Message
from stafla.store.codes import CodeKind, CodeRow, CodeStore, CodeWish
from stafla.store.contests import (
    AlreadyPlays,
    Contest,
    ContestStore,
    ContestSummary,
    Entrant,
    Forked,
    NoContestRow,
    Office,
    SoleDirector,
    TooManyRoles,
)
from stafla.store.database.database import Database, DatabaseClosed, Writing, open_database
from stafla.store.duplicate import SlipKept, SlipLimitReached, SlipRow, SlipStore
from stafla.store.games.games import (
    Append,
    GameStore,
    Header,
    IdTaken,
    NewEvent,
    NoSuchGame,
    Seat,
    Signature,
    StaleNumber,
    StoredEvent,
    StoreError,
)
from stafla.store.games.search import GameSearch, TableFilter
from stafla.store.holdings import HoldingStore
from stafla.store.judge.judges import JudgeStore
from stafla.store.judge.rulings import (
    Question,
    QuestionKind,
    RulingStore,
    WrittenRuling,
    note_rulings,
)
from stafla.store.lobby.gatherings import (
    GatheringRow,
    GatheringStore,
    HasPlace,
    NoSuchGathering,
    Place,
)
from stafla.store.lobby.transfers import TransferRow, TransferStore
from stafla.store.pastimes import (
    Holder,
    NoPastimeRow,
    Pastime,
    PastimeKind,
    PastimeStore,
    PastimeSummary,
)
from stafla.store.ratings import RatingStore
from stafla.store.stewards import (
    Steward,
    StewardStore,
    Task,
    TooManyStewards,
    TooManyStewardsEver,
)

__all__ = [
    "AccountStore",
    "AlreadyPlays",
    "AnalysisRow",
    "AnalysisStore",
    "Append",
    "AttemptStore",
    "ChatStore",
    "CodeKind",
    "CodeRow",
    "CodeStore",
    "CodeWish",
    "Contest",
    "ContestStore",
    "ContestSummary",
    "Database",
    "DatabaseClosed",
    "DeviceStore",
    "Entrant",
    "Forked",
    "GameSearch",
    "GameStore",
    "GatheringRow",
    "GatheringStore",
    "HasPlace",
    "Header",
    "Holder",
    "HoldingStore",
    "IdTaken",
    "JudgeStore",
    "Message",
    "NewEvent",
    "NoContestRow",
    "NoPastimeRow",
    "NoSuchGame",
    "NoSuchGathering",
    "NoSuchPerson",
    "Office",
    "PasskeyChallenge",
    "PasskeyRow",
    "PasskeyStore",
    "Pastime",
    "PastimeKind",
    "PastimeStore",
    "PastimeSummary",
    "PersonNameTaken",
    "PersonRow",
    "Place",
    "Question",
    "QuestionKind",
    "RatingStore",
    "RulingStore",
    "Seat",
    "SessionRow",
    "SessionStore",
    "Signature",
    "SlipKept",
    "SlipLimitReached",
    "SlipRow",
    "SlipStore",
    "SoleDirector",
    "StaleNumber",
    "Steward",
    "StewardStore",
    "StoreError",
    "StoredEvent",
    "TableFilter",
    "Task",
    "TokenRow",
    "TokenStore",
    "TooManyRoles",
    "TooManyStewards",
    "TooManyStewardsEver",
    "TransferRow",
    "TransferStore",
    "Writing",
    "WrittenRuling",
    "note_rulings",
    "open_database",
]

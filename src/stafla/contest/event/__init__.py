"""An event: divisions, rounds and players, kept as what happened.

Everything is an `Entry`: who did it, when, why, and what. `Event` is what the entries make, by
replay alone; an entry that does not fit is refused with a code (``refusal``).

- ``federation``: what a federation counts, as data
- ``happening``: everything that can happen
- ``state``: phases, players, results, standings, what a round is paired on
- ``transitions``: how each thing that happens changes it, by subject; ``transition``: their table
- ``codec``: entries as JSON
- ``chain``: what two copies of a log are compared by
- ``export``: what files and rating lists are made of
- ``sheet_import``: files of tournaments as what would have happened
- ``ratings``: what an event makes of ratings
"""

from stafla.contest.event import transitions as _transitions  # noqa: F401 (each enters itself)
from stafla.contest.event.chain import EMPTY, chain
from stafla.contest.event.codec import read, write
from stafla.contest.event.export import (
    LOSSY,
    WRITERS,
    FileLoss,
    lost_in,
    rating_event_of,
    sheet_of,
)
from stafla.contest.event.federation import (
    Federation,
    federation,
    federations,
    parse_federation,
    usual_federation,
)
from stafla.contest.event.happening import (
    PHASES,
    AppealDecided,
    CheckedIn,
    ClockSet,
    DivisionAdded,
    Entry,
    Grouped,
    HandedOver,
    Happening,
    Judgement,
    ListChosen,
    Locked,
    OnlineChosen,
    Opened,
    Paired,
    Phase,
    PhaseMoved,
    PrizeAdded,
    PrizeNamed,
    PrizeRemoved,
    PrizesRuled,
    Registered,
    Resulted,
    ResultTakenBack,
    Returned,
    RoundPlan,
    RulesSet,
    SlipEntered,
    Slipped,
    TableEnded,
    TableOpened,
    VerdictAppealed,
    WithdrawalTakenBack,
    Withdrawn,
    WordsJudged,
)
from stafla.contest.event.ratings import Rated, rate_division, read_list, write_columns
from stafla.contest.event.refusal import EventRefusal
from stafla.contest.event.sheet_import import READERS, Newcomer, happenings_of, read_sheet, to_utf_8
from stafla.contest.event.state import Event, JudgedPlay, Participant, pairing_fact, replay

__all__ = [
    "EMPTY",
    "LOSSY",
    "PHASES",
    "READERS",
    "WRITERS",
    "AppealDecided",
    "CheckedIn",
    "ClockSet",
    "DivisionAdded",
    "Entry",
    "Event",
    "EventRefusal",
    "Federation",
    "FileLoss",
    "Grouped",
    "HandedOver",
    "Happening",
    "JudgedPlay",
    "Judgement",
    "ListChosen",
    "Locked",
    "Newcomer",
    "OnlineChosen",
    "Opened",
    "Paired",
    "Participant",
    "Phase",
    "PhaseMoved",
    "PrizeAdded",
    "PrizeNamed",
    "PrizeRemoved",
    "PrizesRuled",
    "Rated",
    "Registered",
    "ResultTakenBack",
    "Resulted",
    "Returned",
    "RoundPlan",
    "RulesSet",
    "SlipEntered",
    "Slipped",
    "TableEnded",
    "TableOpened",
    "VerdictAppealed",
    "WithdrawalTakenBack",
    "Withdrawn",
    "WordsJudged",
    "chain",
    "federation",
    "federations",
    "happenings_of",
    "lost_in",
    "pairing_fact",
    "parse_federation",
    "rate_division",
    "rating_event_of",
    "read",
    "read_list",
    "read_sheet",
    "replay",
    "sheet_of",
    "to_utf_8",
    "usual_federation",
    "write",
    "write_columns",
]

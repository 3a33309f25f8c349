"""The tables of the database, one file a feature, with one ``metadata``.

A migration accompanies every change (a test compares both).
"""

from stafla.store.schema.accounts import (
    attempts,
    challenges,
    devices,
    passkeys,
    people,
    roles,
    sessions,
    tokens,
)
from stafla.store.schema.analysis import analysed_turns, analyses
from stafla.store.schema.base import metadata
from stafla.store.schema.chat import messages, notes
from stafla.store.schema.codes import codes
from stafla.store.schema.community import measures, reports, ties
from stafla.store.schema.contests import (
    contest_entries,
    contest_players,
    contest_roles,
    contest_stewards,
    contest_tables,
    contests,
    houses,
)
from stafla.store.schema.duplicate import duplicate_slips
from stafla.store.schema.games import events, games, seats
from stafla.store.schema.holdings import holdings
from stafla.store.schema.judge import decisions, questions, rulings
from stafla.store.schema.lobby import gatherings, places, rematches, transfers
from stafla.store.schema.pastimes import cards, pastime_events, pastimes
from stafla.store.schema.ratings import rated, rating_changes, ratings

__all__ = [
    "analysed_turns",
    "analyses",
    "attempts",
    "cards",
    "challenges",
    "codes",
    "contest_entries",
    "contest_players",
    "contest_roles",
    "contest_stewards",
    "contest_tables",
    "contests",
    "decisions",
    "devices",
    "duplicate_slips",
    "events",
    "games",
    "gatherings",
    "holdings",
    "houses",
    "measures",
    "messages",
    "metadata",
    "notes",
    "passkeys",
    "pastime_events",
    "pastimes",
    "people",
    "places",
    "questions",
    "rated",
    "rating_changes",
    "ratings",
    "rematches",
    "reports",
    "roles",
    "rulings",
    "seats",
    "sessions",
    "ties",
    "tokens",
    "transfers",
]

"""Why an event refuses."""

from collections.abc import Mapping

from stafla.club.refusal import ClubRefusal
from stafla.contest.event import Event, EventRefusal
from stafla.contest.pairing import NotPairable


class NoSuchContest(ClubRefusal):
    """No event has this id."""

    code = "no-such-event"


class NotYourEvent(ClubRefusal):
    """The act takes an office at the event that the person does not have."""

    code = "event-not-yours"


class NoSuchLink(ClubRefusal):
    """The private link opens nothing, or nothing any more."""

    code = "event-no-such-link"


class PlaysAlready(ClubRefusal):
    """The account plays in the event already."""

    code = "event-plays-already"


class NoEntryByOneself(ClubRefusal):
    """Only those who run the event register players."""

    code = "event-not-open"


class BadPlan(ClubRefusal):
    """What is announced is not what an event can have."""

    code = "event-plan"


class BadPrizeAsked(ClubRefusal):
    """No such prize can be given."""

    code = "event-prize"


class TooMuchPaper(ClubRefusal):
    """A sheet is larger than what paper is made for, or was not done in time."""

    code = "event-paper"


class BadRules(ClubRefusal):
    """What games are to count cannot be so."""

    code = "event-rules"


class BadLine(ClubRefusal):
    """A line of the list of players cannot be read; ``line`` is its number."""

    code = "event-line"


class NoSuchRoundTable(ClubRefusal):
    """The round has no table of this number."""

    code = "event-no-table"


class TooManyResultSlips(ClubRefusal):
    """A player has said ``most`` different results of the game already."""

    code = "event-slips"


class TooManyPairTables(ClubRefusal):
    """A player has had ``most`` tables made in the round already, and called them off."""

    code = "event-tables"


class LastDirector(ClubRefusal):
    """An event keeps a director."""

    code = "event-last-director"


class TooManyOffices(ClubRefusal):
    """An event has ``most`` people who run it at most."""

    code = "event-offices"


class TooManyLinks(ClubRefusal):
    """At an event ``most`` links of volunteers lead somewhere at most."""

    code = "event-stewards"


class TooManyLinksEver(ClubRefusal):
    """At an event ``most`` links of volunteers are given out at most."""

    code = "event-stewards-ever"


class WrittenElsewhere(ClubRefusal):
    """Another house writes the event now: it was handed over, or has not been handed back."""

    code = "event-elsewhere"


class LogsFork(ClubRefusal):
    """Two copies of the event differ from entry ``number`` on: both were written to."""

    code = "event-fork"


class LogGap(ClubRefusal):
    """Entries are missing before those that were brought; ``number`` is the latest here."""

    code = "event-gap"


class BadPart(ClubRefusal):
    """What was brought is no part of a log that this house can keep."""

    code = "event-part"


class EventWithoutKey(ClubRefusal):
    """The event is of before events had keys, so that an administrator alone brings it here."""

    code = "event-without-key"


class TooLargeParcel(ClubRefusal):
    """The event does not fit into a file of ``most`` kilobytes."""

    code = "event-parcel"


class PairingTooLong(ClubRefusal):
    """The pairs were not found in time."""

    code = "event-pairing-long"


class PairingBusy(ClubRefusal):
    """Others' rounds are paired, or the person's own, and no more may wait."""

    code = "busy"


class EventRefused(ClubRefusal):
    """Something cannot happen at the event as it stands, or no round can be paired."""

    def __init__(self, code: str, **values: str | int) -> None:
        self.code = code
        super().__init__(**values)


def refusal_of(error: EventRefusal | NotPairable, event: Event) -> EventRefused:
    """The refusal of an event, with names in place of ids."""
    return EventRefused(error.code, **with_names(error.details, event))


def with_names(details: Mapping[str, str | int], event: Event) -> dict[str, str | int]:
    """Arguments of a message, with names in place of ids."""
    return {
        key: event.people[value].name if isinstance(value, str) and value in event.people else value
        for key, value in details.items()
    }

"""Why a table refuses what the rules of the game do not forbid."""

from stafla.club.refusal import BrokenLog, ClubRefusal, StaleLog


class NoSuchTable(ClubRefusal):
    """No table has this id."""

    code = "no-such-table"


class BrokenTable(BrokenLog):
    """The log of the table cannot be read."""

    code = "broken-table"


class NotYourTable(ClubRefusal):
    """The seat is played for by another device."""

    code = "not-your-table"


class NotAPerson(ClubRefusal):
    """A bot sits there, or nobody."""

    code = "not-a-person"


class StaleTable(StaleLog):
    """Something happened at the table since the caller looked."""

    code = "stale"


class Overtaken(StaleTable):
    """Somebody else wrote first; decided anew, the act may well be right."""


class TooHasty(ClubRefusal):
    """A proposal follows one's last too soon."""

    code = "proposed-too-fast"


class SummonedTooFast(TooHasty):
    """The judge is called again too soon after one's last summons."""

    code = "called-too-fast"


class TableFull(ClubRefusal):
    """More has happened than a record holds: the game can be ended, and not go on."""

    code = "table-full"


class UnknownProfile(ClubRefusal):
    """There is no such edition."""

    code = "unknown-profile"


class UnknownClock(ClubRefusal):
    """There is no such clock."""

    code = "unknown-clock"


class NoSuchBot(ClubRefusal):
    """There is no such bot."""

    code = "unknown-bot"


class WrongNumberOfPlayers(ClubRefusal):
    """The edition is not for so many."""

    code = "wrong-players"


class NobodyHere(ClubRefusal):
    """A table needs a person."""

    code = "no-person"


class BadName(ClubRefusal):
    """A name is too long or not printable."""

    code = "bad-name"


class ForeignLetter(ClubRefusal):
    """A letter that the edition does not have."""

    code = "foreign-letter"


class CannotBeKept(ClubRefusal):
    """The event could be written and not read again: a text or a number in it is too long."""

    code = "cannot-be-kept"


class UnknownDelay(ClubRefusal):
    """There is no such delay."""

    code = "unknown-delay"


class BadJudge(ClubRefusal):
    """There is no such judge here."""

    code = "bad-judge"


class BadVariants(ClubRefusal):
    """The variants do not fit the table or each other; ``code`` is the catalogue's."""

    def __init__(self, code: str, **values: str | int) -> None:
        self.code = code
        super().__init__(**values)


class VariantsUnrated(ClubRefusal):
    """Ratings compare games by the same rules, so that one with variants is not rated."""

    code = "variants-unrated"


class ConsentDue(ClubRefusal):
    """Whoever sits down at a table with variants consents to them, by name (PL-35)."""

    code = "consent-due"


class DictionaryClosed(ClubRefusal):
    """Words are looked up only where the table has agreed on that (PL-34, PL-37)."""

    code = "dictionary-closed"


class BadProfile(ClubRefusal):
    """A file is no profile; ``field`` says where it goes wrong."""

    code = "bad-profile"

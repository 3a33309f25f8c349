"""Why a table refuses what the rules of the game do not forbid."""


class TableRefusal(ValueError):
    """A request that the table does not grant; it changes nothing.

    Attributes:
        code: stable; the message's name in ``web.ftl``.
        values: the message's arguments.
        square, tile: as in ``stafla.rules.Refusal``.
    """

    code = "refused"

    def __init__(self, **values: str | int) -> None:
        super().__init__(self.code)
        self.values = values
        self.square: int | None = None
        self.tile: str | None = None


class NoSuchTable(TableRefusal):
    """No table has this id."""

    code = "no-such-table"


class NoSuchCode(TableRefusal):
    """No table that waits has this code."""

    code = "no-such-code"


class BrokenTable(TableRefusal):
    """The log of the table cannot be read; other tables do not suffer from it."""

    code = "broken-table"


class NotYourTable(TableRefusal):
    """The seat is played for by another device."""

    code = "not-your-table"


class NotAPerson(TableRefusal):
    """A bot sits there, or nobody."""

    code = "not-a-person"


class NotInvited(TableRefusal):
    """The table that waits is for those with an invitation."""

    code = "not-invited"


class NoFreePlace(TableRefusal):
    """Others took the last places."""

    code = "no-free-place"


class HasSeat(TableRefusal):
    """Somebody at this device, or this person elsewhere, has taken a seat of the table already."""

    code = "has-seat"


class BadRange(TableRefusal):
    """A range of ratings that nobody can be in."""

    code = "bad-range"


class OutOfRange(TableRefusal):
    """The table is for players of other ratings; who has no account has none."""

    code = "out-of-range"


class StaleTable(TableRefusal):
    """Something happened since the caller looked."""

    code = "stale"


class Overtaken(StaleTable):
    """Somebody else wrote first; decided anew, the act may well be right."""


class TooHasty(TableRefusal):
    """A proposal follows one's last too soon."""

    code = "proposed-too-fast"


class CalledTooFast(TooHasty):
    """The judge is called again too soon after one's last call."""

    code = "called-too-fast"


class TableFull(TableRefusal):
    """More has happened than a record holds: the game can be ended, and not go on."""

    code = "table-full"


class UnknownProfile(TableRefusal):
    """There is no such edition."""

    code = "unknown-profile"


class UnknownLexicon(TableRefusal):
    """No such word list is installed for the edition."""

    code = "unknown-lexicon"


class UnknownClock(TableRefusal):
    """There is no such clock."""

    code = "unknown-clock"


class UnknownBot(TableRefusal):
    """There is no such bot."""

    code = "unknown-bot"


class WrongNumberOfPlayers(TableRefusal):
    """The edition is not for so many."""

    code = "wrong-players"


class NobodyHere(TableRefusal):
    """A table needs a person."""

    code = "no-person"


class BadName(TableRefusal):
    """A name is too long or not printable."""

    code = "bad-name"


class ForeignLetter(TableRefusal):
    """A letter that the edition does not have."""

    code = "foreign-letter"


class NameIsTaken(TableRefusal):
    """Somebody else goes by that name."""

    code = "name-taken"


class PasswordLength(TableRefusal):
    """A password is too short, or longer than anyone types."""

    code = "password-length"


class NameLooksTaken(TableRefusal):
    """Readers would take the name for somebody else's."""

    code = "name-looks-taken"


class WeakPassword(TableRefusal):
    """A password that would be guessed first."""

    code = "weak-password"


class WrongPassword(TableRefusal):
    """The name and the password do not belong together, or there is no such name."""

    code = "wrong-password"


class WrongPasskey(TableRefusal):
    """A passkey's answer that proves nothing: whatever is wrong with it, the sentence is one."""

    code = "wrong-passkey"


class TooManyPasskeys(TableRefusal):
    """The person has as many passkeys as one may, or has this one already."""

    code = "too-many-passkeys"


class LastPasskey(TableRefusal):
    """The only passkey goes with the password alone, so that nobody is left outside by a slip."""

    code = "last-passkey"


class NoSuchPersonHere(TableRefusal):
    """Nobody has this id."""

    code = "no-such-person"


class UnknownLanguage(TableRefusal):
    """Pages are in five languages."""

    code = "unknown-language"


class NotSignedIn(TableRefusal):
    """Only people who are signed in may do so."""

    code = "not-signed-in"


class NotForYou(TableRefusal):
    """Only people with another role may do so."""

    code = "not-for-you"


class Suspended(TableRefusal):
    """The account is of no use until the day in ``day``."""

    code = "suspended"


class NotOneself(TableRefusal):
    """That can be done to others only."""

    code = "not-oneself"


class BlockedHere(TableRefusal):
    """One of the two wants nothing to do with the other."""

    code = "blocked"


class TooManyTies(TableRefusal):
    """The list is full."""

    code = "too-many-ties"


class BadReport(TableRefusal):
    """A report or a measure without a reason that there is, or too long."""

    code = "bad-report"


class BadRole(TableRefusal):
    """There is no such role."""

    code = "bad-role"


class BadLabel(TableRefusal):
    """A token needs a short name of printable characters."""

    code = "bad-label"


class UnknownScope(TableRefusal):
    """A token is to allow something that does not exist, or nothing."""

    code = "unknown-scope"


class TooManyTokens(TableRefusal):
    """The person has as many tokens as one may."""

    code = "too-many-tokens"


class BadToken(TableRefusal):
    """The token that a program shows is none, or was taken back."""

    code = "bad-token"


class OutOfScope(TableRefusal):
    """The program's token does not allow this."""

    code = "out-of-scope"


class NoSuchPastime(TableRefusal):
    """Nothing is played under this id."""

    code = "no-such-pastime"


class NotYourPastime(TableRefusal):
    """Somebody else began it."""

    code = "not-your-pastime"


class NoWordsHere(TableRefusal):
    """The word list is not installed (any more)."""

    code = "no-words-here"


class BadPlay(TableRefusal):
    """What was typed is no word on a square."""

    code = "bad-play"


class BadConditions(TableRefusal):
    """A round lasts no such time, or there are not so many."""

    code = "duplicate-bad-conditions"


class SlipThere(TableRefusal):
    """The player has written another slip in time; it is replaced only by whoever means to."""

    code = "duplicate-slip-there"


class TooManySlips(TableRefusal):
    """The player has handed in as many slips for the round as are kept."""

    code = "duplicate-too-many-slips"


class TooLate(TableRefusal):
    """The slip came when the time of its round was up."""

    code = "duplicate-too-late"

"""Why an account, a session, a passkey or a token is refused, and what takes one."""

from stafla.club.refusal import ClubRefusal


class NameIsTaken(ClubRefusal):
    """Somebody else goes by that name."""

    code = "name-taken"


class PasswordLength(ClubRefusal):
    """A password is too short, or longer than anyone types."""

    code = "password-length"


class NameLooksTaken(ClubRefusal):
    """Readers would take the name for somebody else's."""

    code = "name-looks-taken"


class WeakPassword(ClubRefusal):
    """A password that would be guessed first."""

    code = "weak-password"


class WrongPassword(ClubRefusal):
    """The name and the password do not belong together, or there is no such name."""

    code = "wrong-password"


class WrongPasskey(ClubRefusal):
    """A passkey's answer that proves nothing: whatever is wrong with it, the sentence is one."""

    code = "wrong-passkey"


class TooManyPasskeys(ClubRefusal):
    """The person has as many passkeys as one may, or has this one already."""

    code = "too-many-passkeys"


class LastPasskey(ClubRefusal):
    """The only passkey goes with the password alone, so that nobody is left outside by a slip."""

    code = "last-passkey"


class NoSuchPersonHere(ClubRefusal):
    """Nobody has this id."""

    code = "no-such-person"


class UnknownLanguage(ClubRefusal):
    """Pages are in five languages."""

    code = "unknown-language"


class NotSignedIn(ClubRefusal):
    """Only people who are signed in may do so."""

    code = "not-signed-in"


class NotForYou(ClubRefusal):
    """Only people with another role may do so."""

    code = "not-for-you"


class Suspended(ClubRefusal):
    """The account is of no use until the day in ``day``."""

    code = "suspended"


class BlockedHere(ClubRefusal):
    """One of the two wants nothing to do with the other."""

    code = "blocked"


class BadLabel(ClubRefusal):
    """A token needs a short name of printable characters."""

    code = "bad-label"


class UnknownScope(ClubRefusal):
    """A token is to allow something that does not exist, or nothing."""

    code = "unknown-scope"


class TooManyTokens(ClubRefusal):
    """The person has as many tokens as one may."""

    code = "too-many-tokens"


class BadToken(ClubRefusal):
    """The token that a program shows is none, or was taken back."""

    code = "bad-token"


class OutOfScope(ClubRefusal):
    """The program's token does not allow this."""

    code = "out-of-scope"


class BadAccountName(ClubRefusal):
    """A name that nobody can have."""

    code = "bad-account-name"


class ReservedName(ClubRefusal):
    """A name that would speak for the house."""

    code = "reserved-name"

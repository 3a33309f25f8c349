"""Why a judge's or an arbiter's decision, or a question to them, is refused."""

from stafla.club.refusal import ClubRefusal


class BadQuestion(ClubRefusal):
    """The word cannot lie on a board, or the text is too long."""

    code = "bad-question"


class TooManyWords(ClubRefusal):
    """More words than are checked at once."""

    code = "too-many-words"


class NoAppeal(ClubRefusal):
    """The table allows none, or there was no such verdict there, or it was appealed already."""

    code = "no-appeal"


class NoSuchQuestion(ClubRefusal):
    """Somebody has ruled on it already, or there never was such a question."""

    code = "no-such-question"


class BadRuling(ClubRefusal):
    """A ruling needs a verdict and a reason."""

    code = "bad-ruling"


class NoSummons(ClubRefusal):
    """The table does not wait for a judge, or not for this answer any more."""

    code = "no-call"

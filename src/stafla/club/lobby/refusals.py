"""Why a table that waits takes nobody."""

from stafla.club.refusal import ClubRefusal


class NotInvited(ClubRefusal):
    """The table that waits is for those with an invitation."""

    code = "not-invited"


class NoFreePlace(ClubRefusal):
    """Others took the last places."""

    code = "no-free-place"


class HasSeat(ClubRefusal):
    """Somebody at this device, or this person elsewhere, has taken a seat of the table already."""

    code = "has-seat"


class BadRange(ClubRefusal):
    """A range of ratings that nobody can be in."""

    code = "bad-range"


class OutOfRange(ClubRefusal):
    """The table is for players of other ratings; who has no account has none."""

    code = "out-of-range"


class RematchTooEarly(ClubRefusal):
    """A game is played again when it is over."""

    code = "not-over"


class NoSuchTransfer(ClubRefusal):
    """The link was used, is too old, or never was one."""

    code = "no-such-transfer"


class NothingToCarry(ClubRefusal):
    """Nobody without an account plays at this device for a seat of the table."""

    code = "nothing-to-carry"

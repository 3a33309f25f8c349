"""What duplicate, bingo, solo and reverse play refuse."""

from stafla.club.refusal import ClubRefusal


class NoSuchPastime(ClubRefusal):
    """Nothing is played under this id."""

    code = "no-such-pastime"


class NotYourPastime(ClubRefusal):
    """Somebody else began it."""

    code = "not-your-pastime"


class BadPlay(ClubRefusal):
    """What was typed is no word on a square."""

    code = "bad-play"

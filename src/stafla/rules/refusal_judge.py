"""Why an act about the judge at a live table is refused."""

from stafla.rules.refusal import Refusal


class NoJudgeHere(Refusal):
    """The table was made without a judge."""

    code = "no-judge-here"


class NoVerdict(Refusal):
    """There is no verdict that this player could appeal."""

    code = "no-verdict"


class VerdictOpen(Refusal):
    """A verdict may still be appealed."""

    code = "verdict-open"


class AppealOpen(Refusal):
    """The judge is to rule on an appeal first."""

    code = "appeal-open"


class NoAppealOpen(Refusal):
    """Nothing is before the judge."""

    code = "no-appeal-open"


class NotYourAppeal(Refusal):
    """Another player appealed or called."""

    code = "not-your-appeal"


class TooManyCalls(Refusal):
    """The player has stopped the game for the judge as often as one may."""

    code = "too-many-calls"

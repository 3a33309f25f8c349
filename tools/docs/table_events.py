"""Where a table tells each thing that can happen at it.

``python -m tools.docs.table_events`` writes the page. ``tests/club/tables/test_table_events.py``
holds the table to the program: no event is missing, and each is told where it says here.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stafla.club.tables.happenings import Kind as HappeningKind
from stafla.editions import load, names
from stafla.rules.game import events as ev
from stafla.rules.game.sheet import Kind as RowKind

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "guides" / "table-events.md"


@dataclass(frozen=True, slots=True)
class Telling:
    """Where an event is telling.

    Attributes:
        rows: kinds of rows that it writes on the score sheet.
        noted: it changes the row of the latest play.
        happening: what the banner and the live region make of it, and the sheet's list below.
        sound: which sound plays, where sounds are on.
        silent: why nothing is said, where that is so.
    """

    rows: tuple[RowKind, ...] = ()
    noted: bool = False
    happening: tuple[HappeningKind, ...] = ()
    sound: str = "laid"
    silent: str = ""


def _row(*kinds: RowKind, sound: str = "laid") -> Telling:
    return Telling(rows=kinds, sound=sound)


def _happening(*kinds: HappeningKind, noted: bool = False) -> Telling:
    return Telling(happening=kinds, noted=noted)


def _silent(why: str) -> Telling:
    return Telling(silent=why, sound="")


AGREED: Final = "agreed before the game; the page shows it"
REAL: Final = "happens at a real board only, where the companion keeps the record"
TILES: Final = "tiles move without anybody's choice; rack and bag are seen to change"

TELLINGS: Final[dict[type[ev.Event], Telling]] = {
    ev.Started: _silent(AGREED),
    ev.ClockSet: _silent(AGREED),
    ev.JudgeSet: _silent(AGREED),
    ev.ThemeSet: _silent(AGREED),
    ev.FirstAgreed: _silent(AGREED),
    ev.RandomAdded: _silent("the banner says whose part is missing until all have come"),
    ev.StartDrawn: _silent("the sheet begins with the draw"),
    ev.LotDrawn: _silent("the banner says whom the lot favours, until the choice is made"),
    ev.AdvantageChosen: _happening("yielded-start"),
    ev.FirstSet: _happening("first"),
    ev.Drawn: _silent(TILES),
    ev.Returned: _silent(TILES),
    ev.RackSeen: _silent("of game files, which have no table"),
    ev.Played: _row("play"),
    ev.Pressed: _silent("the play is told when it is laid, and may now be challenged"),
    ev.PlayWithdrawn: _happening("withdrawn", noted=True),
    ev.Challenged: _happening("challenged", noted=True),
    ev.Ruled: _happening("ruled", noted=True),
    ev.TilesTakenBack: Telling(noted=True, silent="part of what is told of the verdict", sound=""),
    ev.Confirmed: _silent("the play stands, as it was told"),
    ev.Penalised: _row("penalty", "overtime", "correction"),
    ev.TurnLost: _row("lost-turn"),
    ev.Exchanged: _row("exchange"),
    ev.Passed: _row("pass"),
    ev.Yielded: _row("yield"),
    ev.BlankTaken: _happening("blank-taken"),
    ev.Resigned: _row("resign"),
    ev.Claimed: _row("gone"),
    ev.ClockStarted: _happening("clock-started"),
    ev.ClockPaused: _happening("paused"),
    ev.ClockResumed: _happening("resumed"),
    ev.Flagged: _happening("time-up"),
    ev.Proposed: _happening("proposed"),
    ev.Consented: _happening("consented"),
    ev.ProposalDeclined: _happening("declined", "dropped"),
    ev.TakenBack: _row("takeback"),
    ev.EndOffered: _happening("offered"),
    ev.EndAccepted: _happening("offer-accepted"),
    ev.EndDeclined: _happening("offer-declined"),
    ev.Ended: Telling(sound="ended", silent="the page of the end takes the banner's place"),
    ev.Settled: _row("settlement", "time-loss", sound="ended"),
    ev.VerdictAccepted: _happening("verdict-accepted"),
    ev.Appealed: _happening("appealed", noted=True),
    ev.AppealWithdrawn: _happening("appeal-withdrawn"),
    ev.VerdictOverturned: _happening("overturned", noted=True),
    ev.AppealRuled: _happening("ruled-again", noted=True),
    ev.JudgeDismissed: _happening("judge-dismissed"),
    ev.JudgeCalled: _happening("judge-called"),
    ev.JudgeDecided: _happening("judge-decided"),
    ev.ProcedureSet: _silent(REAL),
    ev.HandInBag: _silent(REAL),
    ev.Told: _row("play"),
    ev.Noted: _silent(REAL),
    ev.Overdrawn: _silent(REAL),
    ev.Signed: _silent(REAL),
    ev.ThemeClaimed: _happening("theme-claimed"),
    ev.ThemeVoted: _happening("theme-voted"),
    ev.ThemeScored: _happening("theme-scored", noted=True),
    ev.Led: _silent("the move of the partner who leads follows at once"),
    ev.Arranged: _silent("the partner sees the rack as it lies, and hears its tiles"),
}


def page() -> str:
    """The page, in Markdown."""
    lines = [
        "# What a table tells, and where",
        "",
        "Made by `python -m tools.docs.table_events` from the events of the rules;",
        "`tests/club/tables/test_table_events.py` holds it complete. *Banner* is the line below",
        "the board (beside it on wide screens),",
        "*live region* what a screen reader says, *sheet* a row of the score sheet or, for what",
        "changes no total, a line of the list below it. Sounds play where they are on.",
        "",
        "| event | banner and live region | sheet | sound |",
        "|---|---|---|---|",
    ]
    lines += [_line(event, telling) for event, telling in TELLINGS.items()]
    lines += [
        "",
        "## What a challenge costs",
        "",
        "The banner, the live region and the sheet say who loses what, by the profile's own rule.",
        "",
        "| profile | words are checked | the play was not valid | the play was valid |",
        "|---|---|---|---|",
    ]
    lines += [_challenge(name) for name in names()]
    return "\n".join([*lines, ""])


def _line(event: type[ev.Event], telling: Telling) -> str:
    rows = ", ".join(f"row `{kind}`" for kind in telling.rows)
    below = ", ".join(f"line `{kind}`" for kind in telling.happening)
    noted = "on the row of the play" if telling.noted else ""
    sheet = "; ".join(part for part in (rows, noted, below) if part) or "–"
    said = ", ".join(f"`{kind}`" for kind in (*telling.rows, *telling.happening))
    cells = (event.__name__, said or telling.silent, sheet, telling.sound or "–")
    return f"| {' | '.join(cells)} |"


def _challenge(name: str) -> str:
    rule = load(name).challenge
    check = {"challenge": "by challenge", "automatic": "when played"}[rule.check]
    cost = "nothing"
    if rule.wrong_points:
        cost = f"the challenger loses {rule.wrong_points} points"
    elif rule.wrong_turn:
        cost = "the challenger loses a turn"
    back = "the tiles come back, its points are lost"
    return f"| `{name}` | {check} | {back} | {cost} |"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")

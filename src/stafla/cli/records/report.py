"""What is found when a game file is played through: the figures, and those that do not agree."""

from dataclasses import asdict, replace

from stafla.cli.inputs.position import edition_named
from stafla.cli.output import SCORE_SHEET, BadOption, figure, say, table, tell, texts
from stafla.data.catalogue import spoken_values
from stafla.records import Record, gamefile, to_gcg
from stafla.records.gcg import check as gcg_check
from stafla.records.gcg import edition as gcg_edition
from stafla.records.gcg import reader as gcg
from stafla.records.gcg.check import CheckedTurn, Mismatch, ReplayReport
from stafla.records.record import file as records
from stafla.records.record.replay import replay_far
from stafla.rules import BadEvent


def of_file(data: bytes, edition: str | None) -> tuple[ReplayReport, BadEvent | None]:
    """A file's report, and of a record the event that cannot have happened."""
    if gamefile.is_record(data):
        return of_record(records.read(data), edition)
    read = gcg.read(data)
    ruled = edition_named(edition or gcg_edition.edition_of(read))
    return gcg_check.play_through(read, ruled), None


def of_record(record: Record, edition: str | None) -> tuple[ReplayReport, BadEvent | None]:
    """A record's report: replayed as far as it holds together, every figure computed again."""
    pinned = record.started.edition
    if edition is not None and edition != pinned:
        raise BadOption("cli-replay-edition", text=edition, pinned=pinned)
    far = replay_far(record)
    known = Record(far.game.events, record.names)
    report = gcg_check.play_through(to_gcg(known), edition_named(pinned))
    if far.bad is None:
        return report, None
    lie = Mismatch(far.bad.number, "event", stated=far.bad.why, reason=far.bad.code)
    return replace(report, mismatches=(*report.mismatches, lie)), far.bad


def as_json(report: ReplayReport) -> dict[str, object]:
    """The report as the contract has it; a mismatch holds only what it is about."""
    return {
        "players": [{"nick": nick, "final": final} for nick, final in report.players],
        "turns": [asdict(turn) for turn in report.turns],
        "settlement": report.settlement,
        "mismatches": [_without_nothing(mismatch) for mismatch in report.mismatches],
    }


def _without_nothing(mismatch: Mismatch) -> dict[str, object]:
    return {name: value for name, value in asdict(mismatch).items() if value is not None}


def show(report: ReplayReport, bad: BadEvent | None) -> None:
    """The report as a score sheet, and why an event cannot have happened."""
    table(SCORE_SHEET, (_row(turn) for turn in report.turns))
    for nick, final in report.players:
        tell(say("cli-replay-final", nick=nick, final=str(final)))
    for mismatch in report.mismatches:
        if mismatch.field != "event":
            tell(_mismatch_line(mismatch))
    if bad is not None:
        reason = spoken_values(texts(), bad.details)["text"]
        tell(say("cli-replay-event", n=bad.number, reason=reason))
    if not report.mismatches:
        tell(say("cli-replay-agrees"))


def _row(turn: CheckedTurn) -> list[object]:
    points = turn.stated if turn.computed is None else turn.computed
    return [turn.n, turn.player, turn.play, figure(f"{points:+d}"), turn.cumulative]


def _mismatch_line(mismatch: Mismatch) -> str:
    if mismatch.field == "play":
        reason = say_reason(mismatch)
        return say("cli-replay-illegal", n=mismatch.n, reason=reason)
    return say(
        f"cli-replay-{mismatch.field}",
        n=mismatch.n,
        computed=str(mismatch.computed),
        stated=str(mismatch.stated),
    )


def say_reason(mismatch: Mismatch) -> str:
    """Why a move is not legal, in words."""
    from stafla.cli.errors import explain_code

    code, tile = mismatch.reason or "", mismatch.tile or ""
    if code == "nothing-there" and mismatch.square is None:
        code = "gcg-withdrawn"
    kind = {"": "none", "?": "blank"}.get(tile, "letter")
    about = {"square": mismatch.square or "", "tile": tile, "kind": kind}
    return explain_code(
        code, {**about, "least": mismatch.least or 0, "bag": mismatch.bag or 0}, code
    )

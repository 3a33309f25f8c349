"""A game told in words: what everybody at the table sees and hears, and nothing more."""

from collections.abc import Iterable, Iterator, Sequence

from stafla import rules
from stafla.cli.output import SCORE_SHEET, figure, say, table, tell
from stafla.records import Style
from stafla.records.notation.play import write_whole_play
from stafla.rules import Event, Game, Row, sheet


def narrate(
    events: Iterable[Event], game: Game, names: Sequence[str], style: Style
) -> tuple[str, ...]:
    """Tell each event that follows ``game``; which tiles are drawn stays untold.

    Returns the sentences.
    """
    sentences = []
    for event in events:
        if isinstance(event, rules.Started):
            continue
        after = game.after(event)
        if line := sentence(event, game, after, names, style):
            tell(line)
            sentences.append(line)
        game = after
    return tuple(sentences)


def sentence(event: Event, before: Game, after: Game, names: Sequence[str], style: Style) -> str:
    """One event in a sentence; empty for what is told by others or by nobody."""
    name = names[getattr(event, "seat", None) or 0]
    key, values = TOLD.get(type(event), ""), dict[str, object]()
    match event:
        case rules.StartDrawn(_, tile):
            values = {"tile": letters(before, [tile])}
        case rules.ThemeClaimed(_, _, argument):
            values = {"argument": argument or "–"}
        case rules.ThemeVoted(_, agrees):
            key = "cli-tell-theme-yes" if agrees else "cli-tell-theme-no"
        case rules.ThemeScored(_, points):
            values = {"points": points}
        case rules.BlankTaken(_, square):
            values = {"tile": letters(before, [after.board[square]])}
        case rules.AdvantageChosen(_, advantage):
            key = f"cli-tell-{advantage}"
        case rules.Played():
            values = play_json(event, before, after, style)
        case rules.Challenged(_, indexes):
            values = {"words": ", ".join(challenged_words(before, indexes))}
        case rules.Ruled(verdict):
            key = f"cli-tell-{verdict}"
        case rules.Penalised(_, points):
            values = {"points": points}
        case rules.Exchanged(_, tiles):
            values = {"count": len(tiles)}
        case rules.Ended(reason, out):
            key, name = f"cli-tell-ended-{reason}", names[out or 0]
    return say(key, name=name, **values) if key else ""


def challenged_words(game: Game, indexes: Iterable[int]) -> Iterator[str]:
    """The words that were challenged."""
    assert game.breakdown is not None
    for index in indexes:
        yield word_text(game, game.breakdown.words[index].letters)


TOLD: dict[type[Event], str] = {
    rules.StartDrawn: "cli-tell-start-drawn",
    rules.Played: "cli-tell-played",
    rules.Challenged: "cli-tell-challenged",
    rules.Penalised: "cli-tell-penalised",
    rules.Exchanged: "cli-tell-exchanged",
    rules.LotDrawn: "cli-tell-lot",
    rules.FirstSet: "cli-tell-first",
    rules.PlayWithdrawn: "cli-tell-withdrawn",
    rules.TilesTakenBack: "cli-tell-taken-back",
    rules.TurnLost: "cli-tell-turn-lost",
    rules.Passed: "cli-tell-passed",
    rules.Yielded: "cli-tell-yielded",
    rules.ThemeClaimed: "cli-tell-theme-claimed",
    rules.ThemeScored: "cli-tell-theme-scored",
    rules.BlankTaken: "cli-tell-blank-taken",
    rules.Resigned: "cli-tell-resigned",
    rules.EndOffered: "cli-tell-end-offered",
    rules.EndAccepted: "cli-tell-end-accepted",
    rules.EndDeclined: "cli-tell-end-declined",
}


def play_json(event: rules.Played, before: Game, after: Game, style: Style) -> dict[str, object]:
    """A play with its words and points."""
    scored = after.breakdown or before.score_of(event.placement)
    parts = [f"{word_text(before, word.letters)} {word.points}" for word in scored.words]
    if scored.bonus:
        parts.append(f"{say('cli-bonus')} {scored.bonus}")
    return {
        "play": write_whole_play(event.placement, before.board, before.edition, style),
        "parts": " + ".join(parts),
        "points": str(event.points),
        "total": str(before.totals[event.seat] + event.points),
    }


def letters(game: Game, tiles: Iterable[int]) -> str:
    """Rack tiles as text."""
    return game.edition.alphabet.decode_rack(tiles)


def word_text(game: Game, codes: bytes) -> str:
    """A word in capitals."""
    return game.edition.alphabet.decode_word(codes)


def show_sheet(game: Game, names: Sequence[str], style: Style | None = None) -> None:
    """The score sheet so far."""
    used = style or game.edition.notation
    rows = (
        (number, names[row.seat], move_text(row, game, used), figure(f"{row.points:+d}"), row.total)
        for number, row in enumerate(sheet(game), 1)
    )
    table(SCORE_SHEET, rows)


def move_text(row: Row, game: Game, style: Style) -> str:
    """What a row of the sheet is about."""
    if row.placement is not None:
        text = write_whole_play(row.placement, game.board, game.edition, style)
        return text if row.stands else f"{text} ({say('cli-row-taken-back')})"
    if row.kind == "exchange":
        return say("cli-row-exchange", count=row.tiles)
    return say(f"cli-row-{row.kind}")


def show_end(game: Game, names: Sequence[str]) -> None:
    """The settlement and who won; equal totals share the place."""
    changes = game.changes or (0,) * len(names)
    columns = [
        ("cli-place", "right"),
        ("cli-player", "left"),
        ("cli-left", "left"),
        ("cli-settled", "right"),
        ("cli-total", "right"),
    ]
    places = game.places()
    order = sorted(game.seats, key=lambda seat: (places[seat], seat))
    rows = (
        (
            places[s],
            names[s],
            letters(game, sorted(game.racks[s])),
            figure(f"{changes[s]:+d}"),
            game.totals[s],
        )
        for s in order
    )
    table(columns, rows)

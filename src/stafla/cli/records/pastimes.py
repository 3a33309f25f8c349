"""What is played beside the plain game, for ``stafla replay`` and ``verify``."""

from collections.abc import Iterator, Mapping
from typing import Any

from stafla._core import Board, Placement
from stafla.cli.output import BadOption, emit, percent, say, table, tell, texts
from stafla.data.catalogue import spoken_values
from stafla.editions import Edition, load
from stafla.records import Style
from stafla.records.notation.play import write_dotted_play, write_whole_play
from stafla.records.record.event import write_rack
from stafla.records.record.pastime import State
from stafla.records.record.pastime_replay import PastimeReplay, TilesTold, follow
from stafla.rules import BadEvent
from stafla.rules.bingo.round import Bingo
from stafla.rules.duplicate.state import Duplicate
from stafla.rules.reverse import Reverse
from stafla.rules.solo import RACKS, Daily

DUPLICATE_STYLE: Style = "letter-first"


def show_replay(data: bytes, edition: str | None, *, json: bool) -> int:
    """Tell what a record came to, as far as it holds; the exit status.

    Raises:
        BadOption: it is of another edition.
    """
    replay = follow(data)
    pinned: str = getattr(replay.started, "edition", "")
    if edition is not None and edition != pinned:
        raise BadOption("cli-replay-edition", text=edition, pinned=pinned)
    if json:
        emit(_replay_json(replay, pinned))
        return 1 if replay.bad else 0
    if replay.state is not None:
        _show(replay.state)
    tell(_event_line("cli-replay-event", replay.bad) if replay.bad else say("cli-replay-agrees"))
    return 1 if replay.bad else 0


def _event_line(key: str, bad: BadEvent) -> str:
    values = spoken_values(texts(), bad.details)
    return say(key, n=bad.number, event=bad.number, reason=values["text"], text=values["text"])


def _replay_json(replay: PastimeReplay, edition: str) -> dict[str, object]:
    bad = replay.bad
    wrong = [] if bad is None else [{"n": bad.number, "field": "event", "stated": bad.why}]
    state = replay.state
    result = {} if state is None else {"ended": bool(state.ended), **_state_json(state)}
    return {"kind": replay.kind, "edition": edition, **result, "mismatches": wrong}


def _state_json(state: State) -> Mapping[str, object]:
    match state:
        case Daily():
            racks = [
                {"n": n, "play": own, "points": points, "best": best, "most": most}
                for n, own, points, best, most in _answers(state)
            ]
            return {"total": state.total, "most": state.most, "racks": racks}
        case Reverse():
            turns = [
                {"n": n, "player": player, "tiles": tiles, "points": points}
                for n, (player, tiles, points) in enumerate(_removals(state), 1)
            ]
            finals = zip(state.started.seats, state.totals, strict=True)
            players = [{"nick": seat, "final": total} for seat, total in finals]
            return {"players": players, "turns": turns}
        case Bingo():
            cards = [
                {"card": card, "words": words, "left": left, "won": card in _winners(state)}
                for card, words, left in _cards(state)
            ]
            return {
                "tiles": [_letter(state.edition, tile) for tile in state.called],
                "cards": cards,
            }
        case Duplicate():
            rounds = [
                {"n": n, "play": play, "points": points} for n, play, points in _rounds(state)
            ]
            players = [
                {"player": line.player, "place": line.place, "total": line.account.total}
                for line in state.table
            ]
            return {"rounds": rounds, "players": players}


def _show(state: State) -> None:
    match state:
        case Daily():
            _show_daily(state)
        case Reverse():
            for player, tiles, points in _removals(state):
                tell(say("reverse-took", name=player, tiles=tiles, points=points))
            rows = sorted(zip(state.places(), state.started.seats, state.totals, strict=True))
            columns = [("cli-place", "right"), ("cli-player", "left"), ("cli-total", "right")]
            table(columns, rows)
        case Bingo():
            for number, tile in enumerate(state.called, 1):
                tell(say("bingo-tile", number=number, tile=_letter(state.edition, tile)))
            columns = [
                ("cli-player", "right"),
                ("bingo-column-card", "left"),
                ("bingo-left", "right"),
            ]
            table(columns, [(card, " ".join(words), left) for card, words, left in _cards(state)])
            if winners := _winners(state):
                tell(say("bingo-won", names=", ".join(map(str, winners))))
        case Duplicate():
            _show_duplicate(state)


def _show_daily(state: Daily) -> None:
    tell(say("daily-title", **spoken_values(texts(), {"day": state.started.day})))
    for number, own, points, best, most in _answers(state):
        tell(say("daily-number", number=number, of=RACKS))
        tell(say("daily-yours", play=own, points=points) if own else say("daily-none"))
        tell(say("daily-best", play=best, points=most))
    tell(say("daily-total", total=state.total, most=state.most))


def _show_duplicate(state: Duplicate) -> None:
    for number, play, points in _rounds(state):
        tell(say("duplicate-round", number=number))
        tell(
            say("duplicate-master", play=play, points=points) if play else say("duplicate-no-play")
        )
    columns = [
        (f"duplicate-{name}", "right") for name in ("place", "player", "total", "lost", "share")
    ]
    rows = (
        (
            line.place,
            line.player,
            line.account.total,
            -line.account.lost,
            percent(f"{line.account.share:.0f}"),
        )
        for line in state.table
    )
    table(columns, rows)


def _answers(state: Daily) -> Iterator[tuple[int, str | None, int, str, int]]:
    edition, board = state.edition, Board(state.rules)
    for number, answer in enumerate(state.answers, 1):
        own = None if answer.own is None else _whole_play(answer.own, board, edition)
        yield number, own, answer.points, _whole_play(answer.best, board, edition), answer.most
        # what was found is told on the board that it was found on, before the best is laid
        board = board.laid(answer.best)


def _removals(state: Reverse) -> Iterator[tuple[str, str, int]]:
    cells = state.started.cells
    for turn in state.turns:
        tiles = state.edition.alphabet.decode(cells[square] for square in turn.squares)
        yield state.started.seats[turn.seat], tiles, turn.points


def _cards(state: Bingo) -> Iterator[tuple[int, list[str], int]]:
    decode = state.edition.alphabet.decode_word
    for number, card in state.cards.items():
        yield number, [decode(word) for word in card.words], card.left


def _winners(state: Bingo) -> tuple[int, ...]:
    return () if state.ended is None else state.ended.winners


def _rounds(state: Duplicate) -> Iterator[tuple[int, str | None, int]]:
    for number, closed in enumerate(state.rounds, 1):
        master = closed.master
        play = master and write_dotted_play(master, state.board, state.edition, DUPLICATE_STYLE)
        yield number, play, closed.points


def _whole_play(placement: Placement, board: Board, edition: Edition) -> str:
    return write_whole_play(placement, board, edition, edition.notation)


def _letter(edition: Edition, tile: int) -> str:
    return edition.alphabet.decode_rack([tile])


def show_verification(data: bytes, *, json: bool) -> int:
    """Tell whether the draws of a record follow from its seed; the exit status."""
    replay = follow(data)
    started: Any = replay.started
    if json:
        emit(_verification_json(replay))
        return 1 if replay.bad else 0
    if replay.drawings:
        edition = load(started.edition)
        columns = [
            ("cli-verify-event", "right"),
            ("cli-verify-bag", "right"),
            ("cli-verify-recorded", "left"),
            ("cli-verify-computed", "left"),
        ]
        rows = (
            (
                drawing.event,
                drawing.bag,
                write_rack(drawing.recorded, edition),
                write_rack(drawing.computed, edition),
            )
            for drawing in replay.drawings
        )
        table(columns, rows)
    tell(_verdict(replay))
    return 1 if replay.bad else 0


def _verdict(replay: PastimeReplay) -> str:
    fault = _fault(replay)
    if replay.bad is not None:
        return _event_line(f"verify-{fault}", replay.bad)
    if replay.kind == "reverse":
        return say("verify-nothing-drawn")
    if replay.kind == "daily":
        return say("verify-day-holds")
    return say(f"verify-{fault or 'seed-holds'}")


def _fault(replay: PastimeReplay) -> str | None:
    """What is wrong, by the names of `stafla.records.record.verify.Fault`; None: nothing."""
    if replay.bad is not None:
        last = replay.drawings[-1:]
        wrong = any(drawing.recorded != drawing.computed for drawing in last)
        return "wrong-draw" if wrong else "broken"
    by_hand = replay.kind == "reverse" or getattr(replay.started, "hand", False)
    return "not-drawn" if by_hand else None


def _verification_json(replay: PastimeReplay) -> dict[str, object]:
    """The form of ``stafla verify`` for games, without seats: nobody adds numbers here."""
    fault, edition = _fault(replay), getattr(replay.started, "edition", "")
    seed = getattr(replay.started, "seed", None)
    promise = getattr(replay.started, "commitment", None)
    return {
        "verified": fault is None,
        "fault": fault,
        "event": replay.bad and replay.bad.number,
        "commitment": promise and promise.hex(),
        "seed": seed and seed.hex(),
        "draws": [_drawing_json(drawing, load(edition)) for drawing in replay.drawings],
    }


def _drawing_json(drawing: TilesTold, edition: Edition) -> dict[str, object]:
    return {
        "event": drawing.event,
        "first": drawing.first,
        "bag": drawing.bag,
        "recorded": write_rack(drawing.recorded, edition),
        "computed": write_rack(drawing.computed, edition),
    }

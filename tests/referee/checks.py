"""Reads the referee's tables and runs their lines through the public packages.

A line is ``number | setting | acts | expected``. The setting is words of the form ``name=value``:

    players=3  racks=AB,CD  end=AB,CD (the bag is empty but for ``bag=``; AA lies on G8)
    variants=a+b  check=automatic  clock=sv-25  edition=sv-home  seeded
    lay=8D.HRAKI,G6.LO.I (what lies there already)

Acts are separated by ``;``: ``8D HRAKI``, ``ok`` (accepted), ``challenge``, ``valid``,
``invalid``,
``withdraw``, ``press``, ``pass``, ``exchange AB``, ``resign``, ``take K8`` (a blank), ``wait 60``
(seconds), ``start-clock``, ``stuck`` (nothing can be laid any more); ``1: pass`` is done by seat 1.
Where the setting is ``?`` the line asks for a fact instead (`FACTS`). What is expected is
separated by ``;`` too (`EXPECTED`).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stafla import _core, rules
from stafla.editions import AlphabetError, Edition, VariantError, clocks, combine, load
from stafla.records.notation.square import read_start
from stafla.rules import Game, Refusal
from stafla.rules.duplicate import rack as duplicate_rack
from stafla.words import Judge, library
from tests.rules.builders import Table, a_game, a_seeded_game, an_endgame, placement
from tests.rules.clocks import TimedTable, a_timed_game

FOLDER = Path(__file__).parent
DOCUMENTS = {"000": "is", "001": "is", "002": "fi", "003": "sv", "004": "pl"}


@dataclass(frozen=True)
class Check:
    """One line of a table."""

    name: str
    edition: str
    number: str
    setting: str
    acts: str
    expected: tuple[str, ...]


def checks() -> Iterator[Check]:
    """Every line of every table."""
    for document, edition in DOCUMENTS.items():
        for at, line in enumerate((FOLDER / f"{document}.txt").read_text().splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            number, setting, acts, expected = (part.strip() for part in line.split("|"))
            wanted = tuple(one.strip() for one in expected.split(";"))
            yield Check(f"{document}:{at}", edition, number, setting, acts, wanted)


def run(check: Check) -> None:
    """Assert that a line holds."""
    options = dict(pair.partition("=")[::2] for pair in check.setting.split())
    edition = load(options.pop("edition", check.edition))
    if "?" in options:
        answer = fact(edition, check.acts)
        assert answer == " ; ".join(check.expected), answer
        return
    table: Any = begin(edition, options)
    acts = [act.strip() for act in check.acts.split(";") if act.strip()]
    refused = check.expected[0].removeprefix("refused ") if "refused" in check.expected[0] else ""
    for act in acts[: len(acts) - bool(refused)]:
        table = finish_off(table, act)
    if refused:
        code = refusal(table, acts[-1])
        assert code == refused, code
        return
    for wanted in check.expected:
        name, _, value = wanted.partition(" ")
        assert EXPECTED[name](table) == value, f"{name}: {EXPECTED[name](table)}"


def begin(edition: Edition, options: dict[str, str]) -> Any:
    """The table of a setting."""
    players = int(options.get("players", "2"))
    check = options.get("check", "challenge")
    variants = tuple(options["variants"].split("+")) if "variants" in options else ()
    if "end" in options:
        racks = options["end"].split(",")
        table = an_endgame(edition.id, *racks, check=check, bag=options.get("bag", ""))
    elif "clock" in options:
        return a_timed_game(edition.id, clocks()[options["clock"]].policy, players)
    elif "seeded" in options:
        table = a_seeded_game(edition.id, players, check=check, variants=variants)
    else:
        racks = options["racks"].split(",") if "racks" in options else []
        table = a_game(edition.id, players, racks=racks, check=check, variants=variants)
    for text in filter(None, options.get("lay", "").split(",")):
        table = table.after(text.replace(".", " ", 1), "ok")
    return table


def finish_off(table: Any, act: str) -> Any:
    """The table after one act."""
    who, text = act.split(":") if act[:2] in ("0:", "1:", "2:", "3:") else ("", act)
    by, text = int(who) if who else None, text.strip()
    match text.split():
        case ["wait", seconds]:
            return table.wait(int(seconds))
        case ["start-clock"]:
            return table.started()
        case ["stuck"]:
            return table.then(*rules.offer_end(table.game, possible=False))
        case ["take", square]:
            index = placement(table.edition, f"{square} A").square
            return table.then(*rules.take_blank(table.game, table.to_move, index))
        case ["ok"] if isinstance(table, TimedTable):
            return table.after("ok", by)
    verdict = "valid" if table.game.words_checked else None
    return table.after(text, by=by, verdict=verdict)


def refusal(table: Any, act: str) -> str:
    """The code with which an act is refused; empty if it is not."""
    try:
        finish_off(table, act)
    except (Refusal, AlphabetError, _core.PlacementError) as refused:
        return refused.code
    return ""


def _play_out(table: Any) -> rules.Row:
    return next(row for row in reversed(rules.sheet(table.game)) if row.kind == "play")


def _words(table: Any) -> str:
    score = _play_out(table).score
    assert score is not None
    decode = table.edition.alphabet.decode
    return ", ".join(sorted(f"{decode(word.tiles)} {word.points}" for word in score.words))


def _at(table: Any) -> str:
    """The board as text, row by row, without what is empty."""
    shown = table.edition.alphabet.decode
    width = table.rules.width
    cells = table.game.board.cells
    return " ".join(
        f"{'ABCDEFGHIJKLMNO'[at % width]}{at // width + 1}{shown([cell])}"
        for at, cell in enumerate(cells)
        if cell
    )


def _signs(numbers: Any) -> str:
    return " ".join(map(str, numbers))


EXPECTED: dict[str, Callable[[Any], str]] = {
    "points": lambda table: str(_play_out(table).points),
    "words": _words,
    "totals": lambda table: _signs(table.totals),
    "mover": lambda table: str(table.to_move),
    "open": lambda table: "" if table.ended is None else table.ended.reason,
    "ended": lambda table: "" if table.ended is None else table.ended.reason,
    "changes": lambda table: _signs(table.changes),
    "places": lambda table: _signs(table.places()),
    "phase": lambda table: table.phase,
    "bag": lambda table: str(table.bag_size),
    "held": lambda table: _signs(map(len, table.racks)),
    "racks": lambda table: " ".join(table.rack(seat) or "-" for seat in table.seats),
    "board": _at,
    "opening": lambda table: str(table.opening),
    "passes": lambda table: str(table.passes),
    "scoreless": lambda table: str(table.scoreless),
    "time-points": lambda table: _signs(table.time_points),
    "left": lambda table: _signs(int(table.left(seat)) for seat in table.seats),
    "movers": lambda table: _signs(table.movers),
    "last": lambda table: table.kinds()[-1],
}


def fact(edition: Edition, asked: str) -> str:
    """The answer to a question about the edition, its words or its arithmetic."""
    name, *words = asked.split()
    return FACTS[name](edition, *words)


def _tile(edition: Edition, letter: str) -> str:
    count, value = edition.tiles.get(letter, (0, 0))
    return f"{count} x {value}"


def _square(edition: Edition, name: str) -> str:
    index = placement(edition, f"{name} A").square
    return edition.layout.premiums[index] or "none"


def _leftovers(edition: Edition, *racks: str) -> str:
    held = [edition.alphabet.rack(rack.replace("-", "")) for rack in racks]
    out = racks.index("-") if "-" in racks else None
    return _signs(_core.settle(edition.ruleset(len(racks)), held, out))


def _lost_on_time(edition: Edition, winner: int, loser: int) -> list[int]:
    changes = _core.settle_time_loss(edition.ruleset(), (winner, loser), 1, b"", 150)
    return [winner + changes[0], loser + changes[1]]


def _agree(edition: Edition, players: str, *names: str) -> str:
    try:
        combine(edition, names, players=int(players))
    except VariantError as refused:
        return refused.code
    return "allowed"


def _kinds(edition: Edition, tiles: str) -> duplicate_rack.Kinds:
    return duplicate_rack.Kinds.of(edition, edition.alphabet.rack(tiles.replace("-", "")))


def _start(edition: Edition, text: str) -> str:
    start = read_start(text, 15, 15, edition.notation)
    way = "down" if start.down else "across"
    return f"row {start.row + 1} column {start.column + 1} {way}"


def _letter(edition: Edition, letter: str) -> str:
    """How a letter can be laid."""
    alphabet = edition.alphabet
    if letter not in alphabet.upper:
        return "not at all"
    return "by a blank" if letter in alphabet.blank_only else "by a tile"


def _exchange(edition: Edition, count: str, bag: str) -> str:
    rules = edition.ruleset(2)
    return _core.exchange_refusal(rules, None, int(count), int(bag)) or "allowed"


def _duel(edition: Edition, players: str) -> str:
    return "yes" if edition.players.least <= int(players) <= edition.players.most else "no"


FACTS: dict[str, Callable[..., str]] = {
    "tile": _tile,
    "set": lambda edition: f"{sum(n for n, _ in edition.tiles.values())} {edition.blanks}",
    "square": _square,
    "rack": lambda edition: str(edition.rack),
    "bonus": lambda edition, laid: str(edition.bonus.get(int(laid), 0)),
    "word": lambda edition, word: Judge(edition, library.find(edition)).word(word).verdict,
    "spelt": lambda edition, word: edition.alphabet.decode_word(edition.alphabet.word(word)),
    "letter": _letter,
    "leftovers": _leftovers,
    "exchange": _exchange,
    "players": _duel,
    "overtime": lambda _edition, seconds: str(_core.overtime_points(1000 * int(seconds), 10)),
    "loss": lambda edition, winner, loser: "{} {}".format(
        *_lost_on_time(edition, int(winner), int(loser))
    ),
    "agree": _agree,
    "announced": lambda edition, tiles, move: (
        "fits" if duplicate_rack.RackRule().fits(_kinds(edition, tiles), int(move)) else "back"
    ),
    "drawn": lambda edition, bag, rack: (
        "ends"
        if duplicate_rack.bag_ends("laid", _kinds(edition, bag), _kinds(edition, rack))
        else "goes on"
    ),
    "begins": _start,
    "clock": lambda _edition, name: f"{clocks()[name].policy.base} {clocks()[name].policy.limit}",
}

__all__ = ["Check", "Game", "Table", "checks", "run"]

"""Random sessions at a real board, with what the law makes of them.

The page's machine is held to them.

A seed makes a session: an edition, a clock, who begins, and some dozens of acts, most of them due
and some not, by either seat, at times that now and then run a clock out. Beside each act stands
what came of it by the law: the refusal or the events, their times, and the state after it.
"""

import json
from dataclasses import asdict, dataclass, field
from functools import cache
from random import Random

from stafla import _core, rules
from stafla._core import AS_BLANK, BLANK, Placement, PlacementError
from stafla.editions import clocks, load, names, procedure_of
from stafla.records import write_play
from stafla.records.record.event import write_event
from stafla.rules import Game, Refusal
from stafla.rules.game.refusals import IllegalPlacement
from stafla.rules.game.sheet import ScoreSheet
from stafla.rules.game.state.game import full_set
from stafla.rules.game.transitions.agreement import last_turn
from stafla.web.companion.page import PLAYERS, companion_edition, offered_clocks
from stafla.web.rendering import languages
from tests.companion.script import BEGIN, Table, decide_all, grow

DUE = 0.75
SEATS = (0, 1)
TRIES = 120
VERDICTS = ("valid", "valid", "unknown", "invalid")


@cache
def game_setup(name):
    """An edition as the page is told it."""
    edition = load(name)
    return {
        "digest": edition.digest(PLAYERS),
        "edition": companion_edition(edition, languages.texts("en")).model_dump(),
        "rules": edition.numbers(PLAYERS),
        "letters": edition.alphabet.upper,
        "small": edition.alphabet.lower,
    }


def at_board():
    """The editions that two can play at a real board."""
    return [name for name in names() if load(name).players.admit(PLAYERS)]


@dataclass
class Session(Table):
    """A table that notes what the law says of every act."""

    sheet: ScoreSheet = field(default_factory=ScoreSheet)
    withdrawn: set = field(default_factory=set)
    fresh: list = field(default_factory=list)

    @staticmethod
    def begin(start):
        """The table as its players sit down."""
        table = Table.of({"start": start})
        session = Session(table.game, table.clock, table.times, [])
        session.fresh = [(event, BEGIN) for event in table.game.events]
        state = Game.begin(table.game.events[0])
        for event in table.game.events[1:]:
            before, state = state, state.after(event)
            session.sheet = session.sheet.after(event, before, state)
        return session

    def then(self, events, at):
        """Events that happen at a time, with the sheet."""
        for event in events:
            before = self.game
            self.fresh.append((event, at))
            if isinstance(event, rules.PlayWithdrawn):
                self.withdrawn.add(self.sheet.play.number)
            super().then([event], at)
            self.sheet = self.sheet.after(event, before, self.game)

    def attempt(self, act):
        """What the law says of an act at its time; a probe changes nothing.

        None: tiles cannot lie so, which the kernel tells the page before the law is asked. It
        tells the points as well.
        """
        at = act["at"]
        self.wait(at)
        act = complete_act(self.game, act)
        code = None
        try:
            events = decide_all(self.game, act)
            act = scored_act(self.game, act, events)
            if act.get("probe"):
                grow(self.game, events)
            else:
                self.then(events, at)
        except IllegalPlacement:
            return None
        except Refusal as refusal:
            code = refusal.code
        return {**act, "refused": code, **self.news(), "state": self.state(at)}

    def news(self):
        """The events since the last time, as a record has them."""
        events, self.fresh = self.fresh, []
        told = [
            json.loads(json.dumps(write_event(event, self.game.edition))) for event, _ in events
        ]
        return {"events": told, "times": [at for _, at in events]}

    def state(self, at):
        """What the page's machine must know too."""
        game, play = self.game, self.game.pending
        beside = game.companion
        cells = [[square, tile] for square, tile in enumerate(game.board.cells) if tile]
        return {
            "totals": game.totals,
            "bag": game.bag_size,
            "racks": [len(rack) for rack in game.racks],
            "board": cells,
            "unknown_tiles": beside.unknown_tiles,
            "turn": game.turn,
            "mover": game.to_move,
            "next": game.next_seat,
            "passes": game.passes,
            "scoreless": game.scoreless,
            "waits": play and [play.seat, play.points, play.made, play.pressed, play.challenger],
            "ended": game.ended and [game.ended.reason, game.ended.out],
            "changes": game.changes,
            "flagged": sorted(game.flagged),
            "owing": sorted(game.owing),
            "time_points": game.time_points or (0, 0),
            "started": game.clock_started,
            "paused": game.clock_paused,
            "called": beside.called,
            "differing": sorted(beside.differing),
            "signed": sorted(beside.signed),
            "line": game.line,
            "running": self.clock.running if game.clock else None,
            "left": [self.clock.time_left(game, seat, at) for seat in SEATS],
            "sheet": self.lines(),
        }

    def lines(self):
        """The sheet as it lies beside the board: what was withdrawn was never written there."""
        rows = [row for row in self.sheet.rows if row.number not in self.withdrawn]
        rows = [row for row in rows if row.kind != "takeback"]
        rows = [row for row in rows if row.kind != "settlement" or row.points]
        return [[row.seat, row.kind, row.points, row.total, row.stands] for row in rows]


def session(seed):
    """A session: how it starts, and its acts with what the law says of each."""
    dice = Random(seed)
    start = random_start(dice)
    table = Session.begin(start)
    acts, at = [], BEGIN
    for _ in range(dice.randint(20, 110)):
        at += random_pause(dice, table)
        table.wait(at)
        act = {**likely_act(dice, table), "at": at}
        table.attempt(act)
        probes = [any_act(dice, table) for _ in SEATS]
        acts += [act, *({**probe, "at": at, "probe": True} for probe in probes)]
    return {"seed": seed, "start": start, "acts": acts}


def complete_act(game, act):
    """The act with what the law takes for granted and the page must be told.

    A challenge without words names all that the play formed (SV-18); who corrects a mistake is
    whose turn it was made in.
    """
    if act["do"] == "correct":
        numbers = [(last_turn(game, seat) or 0, seat) for seat in SEATS]
        return {**act, "seat": max(numbers)[1] if any(one for one, _ in numbers) else 0}
    if act["do"] != "challenge":
        return act
    formed = 0 if game.breakdown is None else len(game.breakdown.words)
    return {"words": [*range(formed)]} | act | {"formed": formed}


def with_law(session):
    """The session with what the law says of every act."""
    start = session["start"]
    table = Session.begin(start)
    begun = {**table.news(), "state": table.state(BEGIN)}
    policy = start["clock"] and asdict(clocks()[start["clock"]].policy)
    acts = []
    for number, act in enumerate(session["acts"]):
        if (said := table.attempt(act)) is not None:
            acts.append({**said, "number": number})
    return {**session, "policy": policy, "setup": start["edition"], "begun": begun, "acts": acts}


def scored_act(game, act, events):
    """The act with the placement in full and its points, if tiles are laid by it."""
    laid = next((event for event in events if isinstance(event, rules.Played)), None)
    if laid is None:
        return act
    return {**act, "play": write_play(laid.placement, game.edition), "points": laid.points}


def random_start(dice):
    """Edition, clock, and who begins."""
    name = dice.choice(at_board())
    edition = load(name)
    timed = dice.random() < 0.8
    clock = dice.choice(offered_clocks(procedure_of(name).clocks)) if timed else None
    start = {"edition": name, "clock": clock}
    if edition.start.by == "lot":
        start |= {
            "lot": dice.choice(SEATS),
            "advantage": dice.choice(["first-move", "orientation"]),
        }
    else:
        start["first"] = dice.choice(SEATS)
    if game_setup(name)["edition"]["seven"] and dice.random() < 0.3:
        start["seven"] = True
    return start


def random_pause(dice, table):
    """Milliseconds until the next act: some seconds, now and then so long that time runs out."""
    policy = table.game.clock
    much = 1000 * max(policy.base, 10 * policy.move) if policy else 100_000
    share = dice.choice([0.001, 0.005, 0.01, 0.02, 0.05, 0.3])
    return dice.randint(0, max(1000, round(much * share)))


def likely_act(dice, table):
    """An act that is due, most of the time; else any."""
    if dice.random() > DUE:
        return any_act(dice, table)
    game, at = table.game, table.game.companion
    if game.ended:
        return closing_act(dice, game)
    if game.halted:
        return (
            agreeing_act(dice, game)
            if at.called is None or dice.random() < 0.2
            else judge_act(dice)
        )
    if game.clock_paused:
        return {"do": "resume", "seat": dice.choice(SEATS)}
    play = game.pending
    if play is None:
        return turn_act(dice, game, game.to_move)
    if play.challenger is not None and play.made:
        return {"do": "rule", "verdict": dice.choice(["valid", "invalid", "unknown"])}
    if not play.made:
        act = dice.choice(["press", "press", "press", "reach", "withdraw", "challenge"])
        seat = 1 - play.seat if act == "challenge" else play.seat
        return {"do": act, "seat": seat}
    other = 1 - play.seat
    return dice.choice(
        [
            {"do": "accept", "seat": other},
            {"do": "challenge", "seat": other},
            {"do": "press", "seat": play.seat},
            note_act(dice, game, other),
            turn_act(dice, game, other),
            turn_act(dice, game, other),
        ]
    )


def any_act(dice, table):
    """Any act by either seat, due or not."""
    game, seat = table.game, dice.choice(SEATS)
    simple = ("start-clock", "press", "reach", "withdraw", "accept", "challenge", "pass")
    simple += ("pause", "resume", "call", "correct")
    rare = ("resign", "finish")
    last = [len(game.racks[seat])]
    return dice.choice(
        [
            *({"do": act, "seat": seat} for act in simple),
            {"do": dice.choice(rare if dice.random() < 0.3 else simple), "seat": seat},
            {"do": "rule", "seat": seat, "verdict": dice.choice(["valid", "invalid", "unknown"])},
            {"do": "challenge", "seat": seat, "words": dice.choice([[], [0], [0, 0], [9], [1, 0]])},
            {"do": "exchange", "seat": seat, "count": dice.choice([0, 1, 3, 7, 8, *last])},
            {"do": "tell", "seat": seat, "count": dice.choice([0, 1, 8, *last]), "points": 9},
            turn_act(dice, game, seat),
            overdraw_act(dice, seat),
            note_act(dice, game, seat),
            judge_act(dice),
            closing_act(dice, game),
        ]
    )


def turn_act(dice, game, seat):
    """Something to do with a turn."""
    kind = dice.random()
    size = len(game.racks[seat])
    if game.bag_size == 0 and dice.random() < 0.2:
        return {"do": "finish", "seat": seat}
    if kind < 0.1:
        return {"do": "pass", "seat": seat}
    if kind < 0.2:
        return {"do": "exchange", "seat": seat, "count": dice.randint(0, max(1, size))}
    if kind < 0.3 or (game.companion.unknown_tiles and dice.random() < 0.9):
        count = dice.randint(1, max(1, size))
        return {"do": "tell", "seat": seat, "count": count, "points": dice.randint(0, 90)}
    return lay_act(dice, game, seat)


def lay_act(dice, game, seat):
    """Tiles that can lie on the board; now and then they are not to be had."""
    for _ in range(TRIES):
        try:
            full = legal(game, somewhere(dice, game))
        except PlacementError:
            continue
        score = _core.score(game.rules, game.board, full)
        act = {
            "do": "lay",
            "seat": seat,
            "play": write_play(full, game.edition),
            "points": score.total,
        }
        return {**act, "verdict": dice.choice(VERDICTS)}
    return {"do": "pass", "seat": seat}


def somewhere(dice, game):
    """Some tiles in a row on squares that are free, near others if there are any."""
    board, width, height = game.board, game.board.width, game.board.height
    taken = [square for square in range(width * height) if board[square]]
    down = dice.random() < 0.5
    step = width if down else 1
    near = dice.choice(taken) if taken else dice.choice(game.edition.layout.start)
    square = near + dice.choice([step, -step, width, -width, 1, -1, 0]) - step * dice.randint(0, 3)
    pool = game.pool if game.pool and dice.random() < 0.9 else full_set(game.edition)
    tiles = bytearray(dice.sample(pool, min(len(pool), dice.randint(1, game.rules.rack_size))))
    laid = bytearray()
    while tiles:
        place = square + step * len(laid)
        free = not (0 <= place < width * height and board[place])
        laid.append(as_laid(dice, game, tiles.pop()) if free else 0)
    return Placement(max(0, square), down, bytes(laid))


def as_laid(dice, game, tile):
    """A blank stands for some letter."""
    return tile if tile != BLANK else AS_BLANK | dice.randint(1, game.rules.letters)


def legal(game, found):
    """The placement in full.

    Raises:
        PlacementError: it cannot lie so, whoever holds the tiles.
    """
    full = game.board.full_placement(found)
    _core.check(game.rules, game.board, full, None)
    return Placement.of(game.rules, game.board, full.laid(game.rules))


def overdraw_act(dice, seat):
    """Tiles drawn too many."""
    act = {"do": "overdraw", "seat": seat, "excess": dice.choice([0, 1, 2, 8])}
    return {**act, "seen": dice.random() < 0.5, "new": dice.random() < 0.5}


def note_act(dice, game, seat):
    """A line of the sheet, mostly as it is."""
    of, points = game.line or (0, 0)
    total = game.totals[of] - (0 if game.changes is None else game.changes[of])
    wrong = dice.choice([0, 0, 0, 1])
    return {"do": "note", "seat": seat, "points": points + wrong, "total": total}


def agreeing_act(dice, game):
    """What makes two sheets agree again, or a call for the judge."""
    at = sorted(game.companion.differing) or SEATS
    if dice.random() < 0.3:
        return {"do": "call", "seat": dice.choice(SEATS)}
    return note_act(dice, game, dice.choice(at))


def judge_act(dice):
    """The judge decides."""
    act = {"do": "decide", "text": "so be it"}
    seconds = dice.choice([[0, 0], [30, -30], [60, 0], [4000, 0]])
    return {**act, "seconds": seconds, "points": dice.choice([[0, 0], [5, 0], [0, -7]])}


def closing_act(dice, game):
    """What is done after the end: racks are shown, sheets signed, lines compared."""
    seat = dice.choice(SEATS)
    kind = dice.random()
    if kind < 0.6:
        size = len(game.racks[seat])
        pool = bytearray(game.pool)
        dice.shuffle(pool)
        return {
            "do": "rack",
            "seat": seat,
            "tiles": game.edition.alphabet.decode_rack(bytes(pool[:size])),
        }
    if kind < 0.9:
        totals = list(game.totals)
        totals[seat] += dice.choice([0, 0, 0, 1])
        return {"do": "sign", "seat": seat, "totals": totals}
    return note_act(dice, game, seat)

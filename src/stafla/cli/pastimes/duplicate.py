"""Duplicate at one terminal: who writes slips, alone or from paper, against the best plays."""

import time
from collections.abc import Sequence

from stafla._core import Placement
from stafla.cli.errors import explain
from stafla.cli.output import percent, say, table, tell
from stafla.cli.pastimes.solo import generator_of
from stafla.cli.play.board import show_board, show_rack
from stafla.cli.play.person import terminal_person
from stafla.editions import Edition
from stafla.records import NotationFault, Style, read_play
from stafla.records.notation.play import write_dotted_play
from stafla.rules import Event, Refusal, Verdict
from stafla.rules.duplicate import acts, roster
from stafla.rules.duplicate.state import Duplicate
from stafla.words import Judge, Lexicon

STYLE: Style = "letter-first"


class DuplicateGame:
    """A game under way, and who plays it here."""

    def __init__(self, state: Duplicate, words: Lexicon, names: list[str]) -> None:
        self.state = state
        self.events: list[Event] = [state.started]
        self.names = names
        self.best = acts.best_plays(generator_of(state.edition, words, state.rules))
        judge = Judge(state.edition, words)
        self.judge = lambda formed_words: _verdict(judge, formed_words)
        for _ in names:
            self.then(roster.join(self.state))

    def then(self, *events: Event) -> None:
        """What happened."""
        for event in events:
            self.events.append(event)
            self.state = self.state.after(event)

    def play(self) -> None:
        """Play to the end, and tell who was first."""
        tell(say("duplicate-commitment", commitment=self.state.started.commitment.hex()))
        tell(say("duplicate-position-help"))
        while self.state.ended is None:
            self.then(*acts.announce(self.state, now()))
            self.show()
            self.write()
            self.then(*acts.collect(self.state, now(), self.best, self.judge, early=True))
            self.tell()
        tell(say(f"duplicate-ended-{self.state.ended}"))
        first = [self.names[line.player - 1] for line in self.state.table if line.place == 1]
        tell(say("duplicate-won", names=", ".join(first)))
        tell(say("duplicate-seed", seed=self.state.started.seed.hex()))

    def show(self) -> None:
        """The round, the board and the letters."""
        edition = self.state.edition
        tell(say("duplicate-round", number=self.state.round_number))
        show_board(edition, self.state.board, (), STYLE)
        show_rack(edition, self.state.rack)

    def write(self) -> None:
        """The slips: one's own at once, those of several from paper when all are ready."""
        if len(self.names) == 1:
            return self.slip(1, None)
        seconds = self.state.started.time // 1000
        terminal_person(", ".join(self.names), STYLE).ask(
            say("duplicate-ask-until", seconds=seconds)
        )
        at = min(now(), self.state.deadline)
        for player in range(1, len(self.names) + 1):
            self.slip(player, at)

    def slip(self, player: int, at: int | None) -> None:
        """Ask for a slip until it can be laid or is left out; ``at``: when paper was ready."""
        person = terminal_person(self.names[player - 1], STYLE)
        while line := person.ask(say("duplicate-ask-slip")).strip():
            try:
                text = capitals(line, self.state.edition)
                placement = read_play(text, self.state.edition, STYLE)
                return self.then(acts.write(self.state, player, placement, at or now()))
            except (NotationFault, Refusal) as refused:
                tell(explain(refused))

    def tell(self) -> None:
        """What was laid, and the table."""
        state, closed = self.state, self.state.rounds[-1]
        if closed.master:
            play = self.play_text(closed.master)
            tell(say("duplicate-master", play=play, points=closed.points))
            for letter in state.edition.alphabet.decode_rack(closed.replaced):
                tell(say("duplicate-replaced", letter=letter))
        else:
            tell(say("duplicate-no-play"))
        columns = [(f"duplicate-{name}", side) for name, side in COLUMNS]
        table(columns, [self.row(line.place, line.player) for line in state.table])

    def play_text(self, placement: Placement) -> str:
        """A play with its whole word."""
        return write_dotted_play(placement, self.state.board, self.state.edition, STYLE)

    def row(self, place: int, player: int) -> tuple[object, ...]:
        """A player's line of the table, with what they found."""
        closed, account = self.state.rounds[-1], self.state.account(player)
        slip = closed.round.slips.get(player)
        play = self.play_text(slip.placement) if slip else "–"
        if slip and (slip.late or player in closed.refused):
            play += f" ({say('duplicate-mark-late' if slip.late else 'duplicate-mark-refused')})"
        share = percent(f"{account.share:.0f}")
        points = closed.score(player), account.total, -account.lost, share
        return place, self.names[player - 1], play, *points


COLUMNS = (
    ("place", "right"),
    ("player", "left"),
    ("slip", "left"),
    ("last", "right"),
    ("total", "right"),
    ("lost", "right"),
    ("share", "right"),
)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def capitals(line: str, edition: Edition) -> str:
    """A line in which no letter is a capital was simply typed so: its letters are no blanks."""
    where, _, word = line.partition(" ")
    if any(letter in edition.alphabet.upper for letter in word):
        return line
    small = dict(zip(edition.alphabet.lower, edition.alphabet.upper, strict=True))
    return f"{where} {''.join(small.get(letter, letter) for letter in word)}"


def _verdict(judge: Judge, formed_words: Sequence[str]) -> Verdict:
    return judge.play(formed_words).verdict

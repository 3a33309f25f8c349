"""Bingo at one terminal: who draws and calls the tiles, and the cards."""

from collections.abc import Iterator, Sequence
from random import Random

from stafla._core import BLANK
from stafla.cli.errors import explain
from stafla.cli.output import say, table, tell
from stafla.cli.play.person import terminal_person
from stafla.cli.play.table import is_bot, number_names, shown_name
from stafla.editions import Edition
from stafla.rules import Event, Refusal, WordJudge
from stafla.rules.bingo import round as bingo
from stafla.rules.bingo.card import WORD, WORDS, Card, CardWordLength, missing, require_card
from stafla.words import Judge, Lexicon

CARDS_TRIED = 200
"""Cards of which a bot takes the one whose letters the set has most of."""
CROSSED = "·"


class Caller:
    """Who draws and calls the tiles, and crosses out on everybody's card.

    Nobody has a choice but when to use a blank, and it is never better used than for the last
    letters; so a card crosses out its letters as they are called, and with blanks when they
    complete it.
    """

    def __init__(self, state: bingo.Bingo, words: Lexicon, names: Sequence[str]) -> None:
        self.state = state
        self.events: list[Event] = [state.started]
        self.words = words
        self.bots = [is_bot(name) for name in names]
        self.names = number_names([shown_name(name) for name in names])
        judge = Judge(state.edition, words)
        self.judge: WordJudge = lambda formed_words: judge.play(formed_words).verdict

    def then(self, event: Event) -> None:
        """Something happens."""
        self.state = self.state.after(event)
        self.events.append(event)

    def round(self) -> None:
        """From the cards to who has won."""
        tell(say("bingo-commitment", commitment=self.state.started.commitment.hex()))
        for name, bot in zip(self.names, self.bots, strict=True):
            self.then(self.card_of_bot() if bot else self.card_of(name))
        while not self.state.claimed:  # every card is complete before the bag is empty
            self.show()
            terminal_person(say("bingo-title"), self.state.edition.notation).ask(
                say("bingo-ask-next")
            )
            self.call()
        self.show()
        self.then(bingo.finish(self.state))
        won = ", ".join(self.names[card - 1] for card in self.state.claimed)
        tell(say("bingo-won", names=won))
        tell(say("bingo-seed", seed=self.state.started.seed.hex()))

    def card_of(self, name: str) -> bingo.CardWritten:
        """Ask somebody for two words until they make a card (PL-44)."""
        person = terminal_person(name, self.state.edition.notation)
        while True:
            line = person.ask(say("bingo-ask-card"))
            try:
                return bingo.write_card(self.state, line.split(), self.judge)
            except Refusal as refused:
                tell(explain(refused))

    def card_of_bot(self) -> bingo.CardWritten:
        """A bot's card: of some at random, the one whose letters the set has most of.

        Raises:
            CardWordLength: the lexicon has no words for one.
        """
        counts = self.state.edition.numbers()["counts"]
        long = [word for word in self.words.graph.list(WORD).split(b"\0") if len(word) == WORD]
        if len(long) < WORDS:
            raise CardWordLength
        chance = Random(self.state.started.seed + bytes([len(self.state.cards) % 256]))  # noqa: S311 - a whim
        tried = (b"".join(chance.sample(long, WORDS)) for _ in range(CARDS_TRIED))
        fitting = [letters for letters in tried if fits(self.state.edition, letters)]
        letters = max(fitting, key=lambda card: sum(counts[code] for code in card))
        return bingo.CardWritten(len(self.state.cards) + 1, letters)

    def call(self) -> None:
        """Call a tile; cards cross out, and who has crossed out everything calls (PL-45, 46)."""
        called = bingo.call(self.state)
        self.then(called)
        letter = self.state.edition.alphabet.letter(called.tile)
        tile = say("bingo-blank") if called.tile == BLANK else letter
        tell(say("bingo-tile", number=len(self.state.called), tile=tile))
        for card in self.state.cards:
            for event in crossings(self.state, card):
                self.then(event)
            if not self.state.cards[card].left:
                self.then(bingo.BingoClaimed(card))

    def show(self) -> None:
        """Everybody's card."""
        columns = (("cli-player", "left"), ("bingo-column-card", "left"), ("bingo-left", "right"))
        cards = self.state.cards.values()
        rows = [
            (name, self.spelt(card), card.left)
            for name, card in zip(self.names, cards, strict=True)
        ]
        table(columns, rows)

    def spelt(self, card: Card) -> str:
        """Both words, with a dot for what is crossed out."""
        letters = self.state.edition.alphabet.letter
        signs = [
            letters(code) if call is None else CROSSED
            for code, call in zip(card.letters, card.calls, strict=True)
        ]
        return " ".join(("".join(signs[:WORD]), "".join(signs[WORD:])))


def crossings(state: bingo.Bingo, number: int) -> Iterator[bingo.LetterCrossed]:
    """What a card crosses out now: letters called, and with blanks what completes it."""
    complete = missing(state.cards[number].letters, state.called) == 0
    for place, call in enumerate(state.cards[number].calls):
        if call is not None:
            continue
        try:
            event = bingo.cross(state, number, place)
        except bingo.NotCalled:
            continue
        if complete or state.called[event.call] != BLANK:
            state = state.after(event)
            yield event


def fits(edition: Edition, letters: bytes) -> bool:
    """Whether the set can spell a card."""
    try:
        require_card(edition, letters)
    except Refusal:
        return False
    return True

"""Bingo (PL-44 to PL-46): cards of two seven-letter words, crossed out as tiles are called.

A module of its own: its events and its state are not those of a game. Everybody writes two words
of seven letters, no letter more often than the set has it. The caller draws tiles from the bag;
for each tile called a card may cross out one such letter, for a blank any letter. Who has crossed
out both words calls; a false call is refused. Calls between two tiles count as made together.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce

from stafla import _core
from stafla.editions import Edition, load, pinned_version
from stafla.rules.bingo.card import Card, CardWords, require_card, spelt
from stafla.rules.game.events import Event, WordJudge
from stafla.rules.game.refusals import BadEvent, GameOver, Refusal
from stafla.rules.game.state.mixing import commitment

MOST_CARDS = 2_000


class CardsClosed(Refusal):
    """The first tile is called: no card can be written any more."""

    code = "cards-closed"


class TooManyCards(Refusal):
    """As many play as the table takes."""

    code = "too-many-cards"


class NoSuchCard(Refusal):
    """There is no such card."""

    code = "no-such-card"


class NoCards(Refusal):
    """Nobody has written a card."""

    code = "no-cards"


class AllCalled(Refusal):
    """The bag is empty."""

    code = "all-called"


class BingoCalled(Refusal):
    """Somebody has crossed out both words: no more tiles are called (PL-46)."""

    code = "bingo-called"


class NotCalled(Refusal):
    """No tile was called for which this letter could be crossed out (PL-45)."""

    code = "not-called"


class CrossedOut(Refusal):
    """The letter is crossed out already."""

    code = "crossed-out"


class FalseCall(Refusal):
    """Not all letters of the card are crossed out (PL-46)."""

    code = "false-call"


@dataclass(frozen=True, slots=True)
class BingoStarted(Event):
    """A round begins; pins everything that later events depend on.

    Attributes:
        edition, digest: the set from which tiles are called.
        lexicon, fingerprint: the word list of the cards.
        seed: 32 bytes from which the tiles are drawn, kept by the caller until the end.
        commitment: SHA-256 of the seed, shown before the first tile.
    """

    edition: str
    digest: str
    lexicon: str
    fingerprint: str
    seed: bytes
    commitment: bytes


@dataclass(frozen=True, slots=True)
class CardWritten(Event):
    """A card with its letters, one word after the other (PL-44)."""

    card: int
    letters: bytes


@dataclass(frozen=True, slots=True)
class TileCalled(Event):
    """A tile drawn from the bag and called (PL-45)."""

    tile: int


@dataclass(frozen=True, slots=True)
class LetterCrossed(Event):
    """A card crosses out its letter at ``place`` for call number ``call``, counted from 0."""

    card: int
    place: int
    call: int


@dataclass(frozen=True, slots=True)
class BingoClaimed(Event):
    """A card has crossed out both its words and its player called; it was checked (PL-46)."""

    card: int


@dataclass(frozen=True, slots=True)
class BingoEnded(Event):
    """The round is over; several winners called between the same two tiles."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bingo:
    """A round as its events made it. Immutable: `after` gives the next state.

    Attributes:
        bag: what can still be called.
        called: the tiles called, in order.
        cards: by number, from 1.
        claimed: the cards that called rightly.
        ended: how it ended.
    """

    edition: Edition
    rules: _core.Ruleset
    started: BingoStarted
    bag: _core.Bag = field(compare=False)
    number: int = 1
    called: bytes = b""
    cards: Mapping[int, Card] = field(default_factory=dict)
    claimed: tuple[int, ...] = ()
    ended: BingoEnded | None = None

    @staticmethod
    def begin(started: BingoStarted) -> "Bingo":
        """The round before any card was written.

        Raises:
            UnknownEdition: there is no such edition.
            BadEvent: the edition has other numbers today, or the seed is not the one shown.
        """
        edition = pinned_version(load(started.edition), started.digest)
        if edition is None:
            raise BadEvent(
                1, f"{started.edition} has other rules than the record pins", "record-rules"
            )
        if len(started.seed) != 32 or commitment(started.seed) != started.commitment:
            raise BadEvent(1, "the seed is not the one that was committed to", "record-seed")
        rules = edition.ruleset()
        return Bingo(edition, rules, started, _core.Bag(rules, started.seed))

    @staticmethod
    def replay(events: Iterable[Event]) -> "Bingo":
        """The round that these events make.

        Raises:
            BadEvent: they contradict each other, or the first is no `BingoStarted`.
        """
        first, *rest = events
        if not isinstance(first, BingoStarted):
            raise BadEvent(1, "a round begins with BingoStarted")
        return reduce(Bingo.after, rest, Bingo.begin(first))

    def after(self, event: Event) -> "Bingo":
        """The round after one more event.

        Raises:
            BadEvent: it cannot have followed.
        """
        try:
            changed = self._change(event)
        except (Refusal, KeyError, IndexError) as error:
            raise BadEvent(self.number + 1, str(error)) from error
        return replace(changed, number=self.number + 1)

    def _change(self, event: Event) -> "Bingo":
        match event:
            case CardWritten(card, letters):
                require_open(self)
                require_room(self)
                require_card(self.edition, letters)
                if card == len(self.cards) + 1:
                    new_card = Card(letters, (None,) * len(letters))
                    return replace(self, cards={**self.cards, card: new_card})
            case TileCalled(tile):
                drawn, bag = next_tile(self)
                if drawn == tile:
                    return replace(self, called=self.called + bytes([tile]), bag=bag)
            case LetterCrossed(card, place, call):
                if call in _usable(self, card, place):
                    return replace(self, cards={**self.cards, card: self._cross(event)})
            case BingoClaimed(card):
                require_complete(self, card)
                if card not in self.claimed:
                    return replace(self, claimed=(*self.claimed, card))
            case BingoEnded(winners):
                require_going(self)
                if winners == self.claimed:
                    return replace(self, ended=event)
        raise BadEvent(self.number + 1, f"{type(event).__name__} has no place here")

    def _cross(self, event: LetterCrossed) -> Card:
        card, place = self.cards[event.card], event.place
        calls = (*card.calls[:place], event.call, *card.calls[place + 1 :])
        return replace(card, calls=calls)


def start(edition: Edition, seed: bytes, lexicon: str = "", fingerprint: str = "") -> BingoStarted:
    """Begin a round.

    Args:
        edition: whose set is in the bag.
        seed: 32 bytes that decide the tiles.
        lexicon: name of the cards' word list, pinned.
        fingerprint: the word list's, pinned.
    """
    return BingoStarted(edition.id, edition.digest(), lexicon, fingerprint, seed, commitment(seed))


def write_card(state: Bingo, words: Sequence[str], judge: WordJudge) -> CardWritten:
    """Write a card of two words (PL-44).

    Raises:
        GameOver, CardsClosed, TooManyCards: no card can be written any more.
        CardWordLength, CardUnknownLetter, CardLetters: what is wrong with the words.
        CardWords: the word list does not hold one of them, or both.
    """
    require_open(state)
    require_room(state)
    letters = spelt(state.edition, words)
    require_card(state.edition, letters)
    told = [state.edition.alphabet.decode_word(w) for w in Card(letters, ()).words]
    if unknown := [word for word in told if judge([word]) == "invalid"]:
        raise CardWords(words=", ".join(unknown))
    return CardWritten(len(state.cards) + 1, letters)


def call(state: Bingo) -> TileCalled:
    """Draw the next tile and call it (PL-45).

    Raises:
        GameOver, NoCards, BingoCalled, AllCalled: in this order.
    """
    return TileCalled(next_tile(state)[0])


def cross(state: Bingo, card: int, place: int) -> LetterCrossed:
    """Cross out a letter: for a tile called that shows it, else for a blank called.

    Decides PL-45.

    Raises:
        GameOver, NoSuchCard, CrossedOut, NotCalled: in this order.
    """
    require_going(state)
    usable = _usable(state, card, place)
    if not usable:
        raise NotCalled(tile=state.edition.alphabet.letter(state.cards[card].letters[place]))
    return LetterCrossed(card, place, usable[0])


def claim(state: Bingo, card: int) -> BingoClaimed | None:
    """Call bingo; the card is checked. None: it has called already.

    Decides PL-46.

    Raises:
        GameOver, NoSuchCard: it cannot call.
        FalseCall: not all its letters are crossed out.
    """
    require_complete(state, card)
    return None if card in state.claimed else BingoClaimed(card)


def finish(state: Bingo) -> BingoEnded:
    """End the round: all who called since the last tile have won; nobody, if nobody called.

    Raises:
        GameOver
    """
    require_going(state)
    return BingoEnded(state.claimed)


def require_going(state: Bingo) -> None:
    """The round must not be over.

    Raises:
        GameOver
    """
    if state.ended is not None:
        raise GameOver


def require_open(state: Bingo) -> None:
    """Cards are written before the first tile is called.

    Raises:
        GameOver, CardsClosed
    """
    require_going(state)
    if state.called:
        raise CardsClosed


def require_room(state: Bingo) -> None:
    """No more cards are written than the table takes.

    Raises:
        TooManyCards
    """
    if len(state.cards) >= MOST_CARDS:
        raise TooManyCards


def require_complete(state: Bingo, card: int) -> None:
    """All letters of the card must be crossed out.

    Raises:
        GameOver, NoSuchCard, FalseCall: in this order.
    """
    require_going(state)
    if card not in state.cards:
        raise NoSuchCard
    if left := state.cards[card].left:
        raise FalseCall(left=left)


def next_tile(state: Bingo) -> tuple[int, _core.Bag]:
    """The tile that is called next, and the bag after it.

    Raises:
        GameOver, NoCards, BingoCalled, AllCalled: in this order.
    """
    require_going(state)
    if not state.cards:
        raise NoCards
    if state.claimed:
        raise BingoCalled
    drawn, bag = state.bag.draw(1)
    if not drawn:
        raise AllCalled
    return drawn[0], bag


def _usable(state: Bingo, number: int, place: int) -> list[int]:
    """The calls for which a card may cross out this letter: of the letter, then of blanks."""
    card = state.cards.get(number)
    if card is None or not 0 <= place < len(card.letters):
        raise NoSuchCard
    if card.calls[place] is not None:
        raise CrossedOut
    wanted = (card.letters[place], _core.BLANK)
    free = [n for n, tile in enumerate(state.called) if n not in card.calls and tile in wanted]
    return sorted(free, key=lambda n: (state.called[n] == _core.BLANK, n))

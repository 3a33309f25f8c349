"""Rounds of bingo (PL-44 to PL-46): a caller's screen, and cards behind private links."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from stafla.club.pastimes.log import (
    PastimeGame,
    PastimeLog,
    State,
    caller_topic,
    require_owner,
)
from stafla.club.pastimes.refusals import NoSuchPastime
from stafla.club.secrets import digest, to_text
from stafla.club.tables.observation import NOBODY, Audience
from stafla.club.tables.setup import admissible_name, edition_of
from stafla.club.ticket import NO_TICKET, Ticket
from stafla.rules import Event
from stafla.rules.bingo import round as bingo
from stafla.rules.bingo.card import Card
from stafla.store import Holder


@dataclass(frozen=True, slots=True)
class ObservedCard:
    """A card as its player sees it."""

    number: int
    name: str | None
    card: Card


class BingoGames:
    """The use cases of bingo.

    Args:
        log: where rounds are kept.
        random: so many random bytes that nobody can guess.
    """

    def __init__(self, log: PastimeLog, random: Callable[[int], bytes]) -> None:
        self._log = log
        self._random = random

    def begin(self, profile: str, audience: Audience, ticket: Ticket = NO_TICKET) -> str:
        """Begin a round as its caller; returns the id, the same for the same ticket.

        Raises:
            UnknownProfile, NoWordsHere, NotYourPastime, TooManyOpen, TooManyFromHere
        """
        edition = edition_of(profile)
        words = self._log.words(edition)
        started = bingo.start(edition, self._random(32), words.name, words.fingerprint)
        return self._log.begin("bingo", edition, lambda: [started], audience, ticket=ticket)

    def get(self, pastime: str) -> tuple[PastimeGame, bingo.Bingo]:
        """A round as it stands; what is shown of it is the page's business.

        Raises:
            NoSuchPastime
        """
        played = self._log.load(pastime)
        if not isinstance(played.state, bingo.Bingo):
            raise NoSuchPastime
        return played, played.state

    def names(self, pastime: str) -> dict[int, str]:
        """What the players of the cards are called."""
        holders = self._log.rows.holders(pastime)
        return {holder.number: holder.name or str(holder.number) for holder in holders}

    def write_card(
        self,
        pastime: str,
        name: str,
        words: Sequence[str],
        audience: Audience = NOBODY,
        secret: str = "",
    ) -> str:
        """Write a card; returns the secret of its private link.

        Args:
            pastime: which round.
            name: of the player.
            words: of the card.
            audience: writes it.
            secret: of the link; whoever asks again with the same has the same card. A new one by
                default.

        Raises:
            NoSuchPastime, BadName, NoWordsHere, TooManyOpen, TooManyFromHere, TooManyInAll
            Refusal: the rules' reasons.
        """
        name, secret = admissible_name(name), secret or to_text(self._random(16))

        def decide(played: PastimeGame) -> list[Event]:
            state = _bingo(played)
            if self._log.rows.holder(pastime, digest(secret)) is not None:
                return []
            pinned = state.started
            known = self._log.words(state.edition, pinned.lexicon, pinned.fingerprint)
            return [bingo.write_card(state, words, known.verdict)]

        def holder(after: State) -> Holder:
            assert isinstance(after, bingo.Bingo)
            return Holder(len(after.cards), digest(secret), name)

        if self.has_card(pastime, secret):
            return secret
        # asked for twice at once it is one card
        with self._log.hold(audience, digest(secret)[:22], "card", scope=pastime):
            self._log.change(pastime, decide, caller_topic(pastime), holder=holder)
        return secret

    def has_card(self, pastime: str, secret: str) -> bool:
        """Whether the secret is that of a card's private link.

        Raises:
            NoSuchPastime
        """
        self.get(pastime)
        return self._log.rows.holder(pastime, digest(secret)) is not None

    def card(self, pastime: str, secret: str) -> tuple[bingo.Bingo, ObservedCard]:
        """The card behind a private link.

        Raises:
            NoSuchPastime: nor is there such a card.
        """
        _, state = self.get(pastime)
        holder = self._log.rows.holder(pastime, digest(secret))
        if holder is None:
            raise NoSuchPastime
        return state, ObservedCard(holder.number, holder.name, state.cards[holder.number])

    def call(self, pastime: str, audience: Audience) -> bingo.Bingo:
        """Draw the next tile and call it.

        Raises:
            NoSuchPastime, NotYourPastime
            Refusal: the rules' reasons.
        """
        return self._by_caller(pastime, audience, lambda state: [bingo.call(state)])

    def finish(self, pastime: str, audience: Audience) -> bingo.Bingo:
        """End the round.

        Raises:
            NoSuchPastime, NotYourPastime, GameOver
        """
        return self._by_caller(pastime, audience, lambda state: [bingo.finish(state)])

    def cross(self, pastime: str, secret: str, place: int) -> bingo.Bingo:
        """Cross out a letter of a card.

        Raises:
            NoSuchPastime
            Refusal: the rules' reasons.
        """
        number = self.card(pastime, secret)[1].number

        def decide(played: PastimeGame) -> list[Event]:
            return [bingo.cross(_bingo(played), number, place)]

        after = self._log.change(pastime, decide)
        assert isinstance(after, bingo.Bingo)
        return after

    def claim(self, pastime: str, secret: str) -> bingo.Bingo:
        """Call bingo for a card; it is checked.

        Raises:
            NoSuchPastime
            FalseCall, GameOver: it is refused.
        """
        number = self.card(pastime, secret)[1].number

        def decide(played: PastimeGame) -> list[Event]:
            claimed = bingo.claim(_bingo(played), number)
            return [] if claimed is None else [claimed]

        after = self._log.change(pastime, decide, pastime, caller_topic(pastime))
        assert isinstance(after, bingo.Bingo)
        return after

    def _by_caller(
        self, pastime: str, audience: Audience, act: Callable[[bingo.Bingo], list[Event]]
    ) -> bingo.Bingo:
        def decide(played: PastimeGame) -> list[Event]:
            state = _bingo(played)
            require_owner(played, audience)
            return act(state)

        after = self._log.change(pastime, decide, pastime, caller_topic(pastime))
        assert isinstance(after, bingo.Bingo)
        return after


def _bingo(played: PastimeGame) -> bingo.Bingo:
    if not isinstance(played.state, bingo.Bingo):
        raise NoSuchPastime
    return played.state

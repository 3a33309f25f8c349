"""What a match is: two bots, what they play, and the seed that everything follows from."""

from dataclasses import asdict, dataclass
from functools import lru_cache
from hashlib import sha256

from stafla import rules
from stafla._core import Leaves, WordMap
from stafla.bots import Match, Player, contestant, judge_by
from stafla.editions import Edition, load
from stafla.rules import Game
from stafla.study.match.pair import Pair, Totals
from stafla.words import Lexicon, library, word_map


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """Two bots at one edition. Numbers and names alone, so that any process can play a part.

    Attributes:
        a, b: the bots by name (`stafla.bots.contestant`).
        edition: by name.
        fingerprint: of the lexicon that both play by.
        seed: what every pair's draws follow from.
        milliseconds: thinking time for a move; None: what each bot takes of itself.
        leaves: fingerprint of the leave values that ``a`` plays by; None: those that ship.
    """

    a: str
    b: str
    edition: str
    fingerprint: str
    seed: int
    milliseconds: int | None = None
    leaves: str | None = None

    def pair_seed(self, number: int) -> bytes:
        """The 32 bytes that decide the draws of one pair."""
        return sha256(f"stafla match {self.seed} {number}".encode()).digest()

    def facts(self) -> dict[str, object]:
        """The duel as the first line of a results file has it."""
        return asdict(self)


class MatchTable:
    """A duel ready to be played in this process.

    Args:
        duel: what is played.
        lexicon: the words; None: those on the shelf with the duel's fingerprint.
        leaves: what ``a`` plays by; None: the leave values that ship with the edition.

    Raises:
        UnknownBot, UnknownEdition, LexiconFault: a name means nothing here.
    """

    def __init__(
        self, duel: MatchSetup, lexicon: Lexicon | None = None, leaves: Leaves | None = None
    ) -> None:
        self.duel = duel
        self.edition = load(duel.edition)
        self.words = lexicon or library.find(self.edition, duel.fingerprint)
        mapped = _word_map(self.words, self.edition)
        self.a = self._bot(duel.a, mapped, leaves)
        self.b = self._bot(duel.b, mapped, None)

    def _bot(self, name: str, mapped: WordMap, leaves: Leaves | None) -> Player:
        time, graph = self.duel.milliseconds, self.words.graph
        return contestant(name, self.edition, graph, mapped, milliseconds=time, leaves=leaves)

    def pair(self, number: int) -> Pair:
        """Play a pair: the same seed twice, the seats swapped between."""
        seed = self.duel.pair_seed(number)
        a, b = self._game(seed, self.a, self.b)
        d, c = self._game(seed, self.b, self.a)
        return Pair(number, (a, b), (c, d))

    def _game(self, seed: bytes, first: Player, second: Player) -> Totals:
        """Final totals of both seats."""
        events = rules.start(
            self.edition,
            ("0", "1"),
            seed=seed,
            check="automatic",
            lexicon=self.words.name,
            fingerprint=self.words.fingerprint,
            advantage=None,
        )
        match = Match({0: first, 1: second}, judge_by(self.words.graph))
        totals = match.play_out(Game.replay(events)).totals
        return (totals[0], totals[1])


@lru_cache(maxsize=2)
def _word_map(words: Lexicon, edition: Edition) -> WordMap:
    return word_map(words, edition.ruleset(2))

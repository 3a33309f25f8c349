"""Players who play whole games by the rules alone, for the tests that watch them."""

from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random

from stafla import rules
from stafla._core import MoveGenerator, Placement, WordMap
from stafla.editions import load
from stafla.rules import Game, Refusal
from stafla.rules.game.state import bags
from stafla.rules.game.transitions.theme import voters
from stafla.words import library


@cache
def lexicon(name):
    """The shipped word graph of an edition."""
    return library.find(load(name))


@cache
def word_map(name):
    """The same laid out for fast generation; the number of players does not matter to it."""
    return WordMap(lexicon(name).graph, load(name).ruleset(2))


@lru_cache(maxsize=200)
def generator(name, rules):
    """The move generator of an edition for a rule set."""
    return MoveGenerator(rules, lexicon(name).graph, word_map(name))


@dataclass
class Company:
    """Some players at a table, whose whims come from one number.

    Args:
        name: edition.
        players: how many.
        whim: whatever decides the tiles and, if the company is ``lively``, the odd acts.
        lively: now and then somebody passes, exchanges, lays a word that is none, challenges in
            vain, withdraws or gives up; otherwise everybody plays for the most points.
    """

    name: str
    players: int
    whim: int
    lively: bool = False
    check: str | None = None
    variants: tuple[str, ...] = ()

    def start(self):
        """The game at its first turn."""
        self.random = Random(self.whim)
        self.words = lexicon(self.name)
        seats = tuple(f"player-{seat}" for seat in range(self.players))
        return Game.replay(
            rules.start(
                load(self.name),
                seats,
                seed=self.random.randbytes(32),
                check=self.check,
                variants=self.variants,
                theme=self.theme(),
                lexicon=self.words.name,
                fingerprint=self.words.fingerprint,
            )
        )

    def theme(self):
        """The theme, where the variant is on: some short words count, others are argued for."""
        if "theme" not in self.variants:
            return None
        letters = load(self.name).alphabet
        words = {letters.decode_word(word) for word in some_words(self.name, self.random)}
        return rules.theme_of("a theme", sorted(words))

    def acts(self):
        """The game after each act, from the first turn to the end."""
        game = self.start()
        yield game
        while not game.ended:
            for event in self.act(game):
                game = game.after(event)
            yield game

    def sometimes(self, chance):
        """Whether a lively player has such a whim."""
        return self.lively and self.random.random() < chance

    def act(self, game):
        """The events of what happens next."""
        if game.phase == "drawing":
            return self.draw(game)
        if game.phase == "vote":
            seat = next(s for s in voters(game) if s not in game.pending.claim.votes)
            return rules.vote(game, seat, self.random.random() < 0.6)
        if game.phase == "ruling":
            return rules.rule(game, self.verdict(game))
        if game.phase == "window":
            return self.answer(game)
        if game.pairs and self.sometimes(0.3) and (events := self.arranged(game)):
            return events
        return self.turn(game, self.random.choice(game.movers) if self.lively else game.to_move)

    def arranged(self, game):
        """A partner's rack in another order, which is all that partners say to each other."""
        seat = self.random.choice(game.active)
        order = list(game.pairs.shown[seat])
        self.random.shuffle(order)
        return rules.arrange(game, seat, bytes(order))

    def verdict(self, game):
        """What the lexicon says of the challenged words; a lively judge may not know."""
        if self.sometimes(0.1):
            return "unknown"
        words = [game.breakdown.words[index].letters for index in game.pending.challenged]
        return "valid" if all(word in self.words.graph for word in words) else "invalid"

    def answer(self, game):
        """The play is withdrawn, made, doubted or accepted."""
        play = game.pending
        if not play.made:
            return (rules.withdraw if self.sometimes(0.05) else rules.press)(game, play.seat)
        good = all(word.letters in self.words.graph for word in game.breakdown.words)
        if self.sometimes(0.05) if good else not self.sometimes(0.2):
            others = [seat for seat in game.active if seat not in game.mates(play.seat)]
            return rules.challenge(game, self.random.choice(others))
        return rules.confirm(game, self.random.choice(game.answerers))

    def turn(self, game, seat):
        """A play if there is one, else an exchange or a pass; or a whim."""
        if self.sometimes(0.004):
            return rules.resign(game, seat)
        if self.sometimes(0.04):
            return rules.pass_turn(game, seat)
        if (blanks := rules.blanks_to_take(game, seat)) and not self.sometimes(0.3):
            return rules.take_blank(game, seat, self.random.choice(blanks))
        rack = game.racks[seat]
        best = (
            None
            if self.sometimes(0.05)
            else generator(self.name, game.rules).best(game.board, rack)
        )
        if best is None:
            return self.exchange(game, seat)
        placement = best.placement
        if self.sometimes(0.15):
            placement = self.another(game, seat, placement)
        verdict = "valid" if game.started.check == "automatic" else None
        claim = rules.claim_all(game, placement, "because") if self.sometimes(0.3) else None
        return rules.play(game, seat, placement, verdict, claim)

    def draw(self, game):
        """A tile from a bag, or several at once, as chance has it."""
        wanted = self.random.choices((bags.CONSONANTS, bags.VOWELS), k=self.random.choice((1, 7)))
        try:
            return rules.draw(game, game.drawer, wanted)
        except Refusal:
            return rules.draw(game, game.drawer, [bags.fuller(game)])

    def another(self, game, seat, placement):
        """Any other play, or the tiles of this one in another order, which may be no word."""
        if game.started.check == "automatic" or self.random.random() < 0.5:
            plays = generator(self.name, game.rules).plays(game.board, game.racks[seat])
            return plays[self.random.randrange(len(plays))].placement
        laid = placement.laid(game.rules)
        tiles = [tile for _, tile in laid]
        self.random.shuffle(tiles)
        squares = [square for square, _ in laid]
        return Placement.of(game.rules, game.board, list(zip(squares, tiles, strict=True)))

    def exchange(self, game, seat):
        """As many tiles as the rules let go, a pass if none."""
        rack = game.racks[seat]
        if not self.lively and game.scoreless >= self.players:
            return rules.pass_turn(game, seat)
        count = self.random.randint(1, len(rack)) if self.lively else len(rack)
        try:
            return rules.exchange(game, seat, rack[: min(count, game.bag_size)])
        except Refusal:
            return rules.pass_turn(game, seat)


def some_words(name, random):
    """A few hundred short words of an edition, so that some of them are laid in a game."""
    short = short_words(name)
    return random.sample(short, min(len(short), 300))


@cache
def short_words(name):
    """The words of two and three letters."""
    graph = lexicon(name).graph
    return [word for length in (2, 3) for word in graph.list(length).split(b"\0") if word]

"""How the levels play, and whether as people do: ``python -m tools.engine.bots_report [EDITION]``.

Every level below the master plays against itself and against the level below it; what its plays
are like is counted and held to the marks of docs/engine/levels.md. ``make bots-report`` does so
for all editions.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from stafla import rules
from stafla._core import Equity, score
from stafla.bots import (
    LEVELS,
    BestEquity,
    Bot,
    Decision,
    Exchange,
    Lay,
    Match,
    Player,
    Sight,
    contestant,
    judge_by,
)
from stafla.bots.engine import kept_tiles
from stafla.bots.habits import HABITS
from stafla.bots.human_like_bot import HumanLikeBot
from stafla.bots.levels import everyday, levels
from stafla.bots.vocabulary import ordinary
from stafla.editions import Edition, load
from stafla.editions.leaves import shipped_leaves
from stafla.rules import Game
from stafla.study.match import MatchSetup, Pair
from stafla.words import Lexicon, library, word_map

EDITIONS = ("is", "fi", "sv", "pl", "en")
RESULTS = Path(__file__).resolve().parents[2] / "docs" / "engine" / "strength"
PEOPLE = LEVELS[:-2]
"""All but the master and the champion, whose games are in the results of their matches."""
SEED = 19
GAMES, PAIRS = 60, 60
SHARES = {level.name: level.aim for level in levels()} | {"master": 1.0, "champion": 1.0}
"""Points that a level aims at, as a share of the champion's."""
NEAR = 0.05
FIRST = (0.45, 0.55)
"""What the first level earns, as a family player does."""
WON = (0.60, 0.80)
RARE_MOST, CRUMBS_MOST = 0.01, 0.03


@dataclass(slots=True)
class Plays:
    """What a player did in some games."""

    games: int = 0
    turns: int = 0
    points: int = 0
    laid: int = 0
    bingos: int = 0
    rare: int = 0
    short: int = 0
    strange_short: int = 0
    overlaps: int = 0
    exchanges: int = 0
    letters: int = 0
    crumbs: int = 0
    missed: float = 0.0


class Watched(Bot):
    """A player whose plays are counted."""

    def __init__(self, player: Player, edition: Edition, words: Lexicon) -> None:
        self.player, self.name = player, player.name
        self.seen = Plays()
        self.language = edition.language
        self.best = BestEquity(words.graph, shipped_leaves(edition, edition.ruleset(2)))
        self.ordinary = frozenset(ordinary(edition.language).words)
        self.everyday = frozenset(everyday(edition.language))

    def decide(self, sight: Sight) -> Decision:
        """What the player decides, counted."""
        decision = self.player.decide(sight)
        seen = self.seen
        seen.turns += 1
        if isinstance(decision, Exchange):
            seen.exchanges += 1
        elif isinstance(decision, Lay):
            self._count(sight, decision)
        return decision

    def _count(self, sight: Sight, decision: Lay) -> None:
        seen, placement = self.seen, decision.placement
        made = score(sight.rules, sight.board, placement)
        alphabet = sight.edition.alphabet
        word = alphabet.decode_word(made.words[0].letters)
        seen.laid += 1
        seen.points += made.total
        seen.bingos += made.bonus > 0
        seen.letters += len(made.words[0].letters)
        seen.rare += word not in self.ordinary
        for one in made.words:
            if len(one.letters) == 2:
                seen.short += 1
                seen.strange_short += alphabet.decode_word(one.letters) not in self.everyday
        seen.overlaps += len(made.words) >= 3
        if made.total < HABITS.crumb:
            seen.crumbs += max(self._known_points(sight), 0) > made.total
        seen.missed += self._points_missed(sight, decision, made.total)

    def _known_points(self, sight: Sight) -> int:
        """The most points of a play by the words that the player knows."""
        own = self.player.engines[0] if isinstance(self.player, HumanLikeBot) else None
        engine = own or self.best.engine
        best = engine.generator(sight).best(sight.board, sight.rack)
        return 0 if best is None else best.score

    def _points_missed(self, sight: Sight, decision: Lay, points: int) -> float:
        """Points of equity that the best play has more."""
        generator = self.best.engine.generator(sight)
        unseen = sight.rules.rack_value(sight.unseen)
        equity = Equity(self.best.leaves, sight.bag, unseen)
        best = generator.best(sight.board, sight.rack, equity)
        kept = kept_tiles(sight.rack, decision.placement.tiles)
        worth = generator.kept(kept, equity)
        return 0.0 if best is None else (best.equity - worth) / 1000 - points


@dataclass(frozen=True, slots=True)
class Place:
    """An edition with its words, where games are played."""

    edition: Edition
    words: Lexicon

    def player(self, name: str) -> Watched:
        """A level whose plays are counted."""
        mapped = word_map(self.words, self.edition.ruleset(2))
        bot = contestant(name, self.edition, self.words.graph, mapped)
        return Watched(bot, self.edition, self.words)

    def game(self, seed: bytes, first: Watched, second: Watched) -> Game:
        """A game to its end."""
        events = rules.start(self.edition, ("0", "1"), seed=seed, check="automatic", advantage=None)
        match = Match({0: first, 1: second}, judge_by(self.words.graph))
        game = match.play_out(Game.replay(events))
        for player in (first, second):
            player.seen.games += 1
        return game

    def play_itself(self, name: str, games: int) -> tuple[Plays, list[int]]:
        """A level against itself: its plays, and the totals of its games when they are settled."""
        player = self.player(name)
        totals = [
            total
            for number in range(games)
            for total in self.game(seed_of(self, name, name, number), player, player).totals
        ]
        return player.seen, totals

    def share_won(self, above: str, below: str, pairs: int) -> float:
        """The share that the upper of two levels wins."""
        a, b = self.player(above), self.player(below)
        shares = []
        for number in range(pairs):
            seed = seed_of(self, above, below, number)
            first, second = self.game(seed, a, b).totals, self.game(seed, b, a).totals
            shares.append(Pair(number, (first[0], first[1]), (second[1], second[0])).share)
        return float(np.mean(shares))


def seed_of(place: Place, a: str, b: str, number: int) -> bytes:
    """The 32 bytes that a game's draws follow from."""
    return MatchSetup(a, b, place.edition.id, place.words.fingerprint, SEED).pair_seed(number)


def strongest(edition: str) -> float:
    """What a game of the champion earns: half the points of its games with the master.

    Games by today's word list count, where there are any (docs/engine/strength.md).
    """
    words = library.find(load(edition)).fingerprint
    by_today = RESULTS / f"{edition}-champion-master-{words}.jsonl"
    path = by_today if by_today.exists() else RESULTS / f"{edition}-champion-master.jsonl"
    lines = path.read_text().splitlines()[1:]
    pairs = [Pair.from_line(line) for line in lines]
    return float(np.mean([(*pair.first, *pair.second) for pair in pairs]))


@dataclass(frozen=True, slots=True)
class Row:
    """A level in an edition, as the report shows it.

    Attributes:
        level: by name.
        plays: what it did against itself.
        points: a game, when it is settled.
        share: of what a game of the strongest earns.
        unsure: how far from that the true share may be, by so few games.
        won: what it wins of the level below; None: there is none, or they did not meet.
        pairs: in which they met.
    """

    level: str
    plays: Plays
    points: float
    share: float
    unsure: float
    won: float | None
    pairs: int

    def cells(self) -> list[str]:
        """What stands in the table; a mark that is missed has an exclamation mark."""
        seen = self.plays
        turns, laid, games = seen.turns, seen.laid, seen.games
        values = [
            self.level,
            f"{self.points:.0f}",
            f"{self.share:.0%}{mark(self.share_holds())}",
            f"{part(seen.points, laid):.1f}",
            f"{part(seen.bingos, games):.2f}",
            f"{part(seen.rare, laid):.0%}{mark(self.rare_holds())}",
            f"{part(seen.strange_short, seen.short):.0%}",
            f"{part(seen.overlaps, laid):.0%}",
            f"{part(seen.exchanges, games):.2f}",
            f"{part(seen.letters, laid):.1f}",
            f"{part(seen.crumbs, laid):.1%}{mark(self.crumbs_hold())}",
            f"{part(seen.missed, turns):.1f}",
        ]
        return [*values, "" if self.won is None else f"{self.won:.0%}{mark(self.won_holds())}"]

    def share_holds(self) -> bool:
        """Whether it plays for the share of points that it aims at, as far as its games tell."""
        aim = SHARES[self.level]
        low, high = FIRST if self.level == LEVELS[0] else (aim - NEAR, aim + NEAR)
        return low - self.unsure <= self.share <= high + self.unsure

    def rare_holds(self) -> bool:
        """Whether the first two levels play by ordinary words."""
        rare = part(self.plays.rare, self.plays.laid)
        return self.level not in LEVELS[:2] or rare <= RARE_MOST

    def crumbs_hold(self) -> bool:
        """Whether hardly a play earns next to nothing while another is known."""
        return part(self.plays.crumbs, self.plays.laid) <= CRUMBS_MOST

    def won_holds(self) -> bool:
        """Whether it wins 60 to 80 % against the level below, as far as so many pairs tell."""
        if self.won is None:
            return True
        unsure = 1.96 * (0.25 / max(2 * self.pairs, 1)) ** 0.5
        return bool(WON[0] - unsure <= self.won <= WON[1] + unsure)

    def holds(self) -> bool:
        """Whether every mark is kept."""
        marks = (self.share_holds(), self.rare_holds(), self.crumbs_hold(), self.won_holds())
        return all(marks)


HEAD = (
    "level", "points", "share", "a play", "bingos", "rare", "short", "overlaps", "exchanges",
    "letters", "crumbs", "missed", "won",
)  # fmt: skip


def part(some: float, of: float) -> float:
    """A share; 0 of nothing."""
    return some / of if of else 0.0


def mark(holds: bool) -> str:
    """What stands behind a figure."""
    return "" if holds else " !"


def rows_of(edition: str, levels: Sequence[str], games: int, pairs: int) -> Iterator[Row]:
    """The levels of an edition, one after the other."""
    place = Place(load(edition), library.find(load(edition)))
    top = strongest(edition)
    for level in levels:
        plays, totals = place.play_itself(level, games)
        points, unsure = float(np.mean(totals)), 1.96 * float(np.std(totals)) / len(totals) ** 0.5
        index = LEVELS.index(level)
        won = place.share_won(level, LEVELS[index - 1], pairs) if index and pairs else None
        yield Row(level, plays, points, points / top, unsure / top, won, pairs)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, count and print; 1 if a mark is missed."""
    options = argparse.ArgumentParser(description="How the levels play.")
    options.add_argument("editions", nargs="*", default=EDITIONS)
    options.add_argument("--games", type=int, default=GAMES)
    options.add_argument("--pairs", type=int, default=PAIRS)
    options.add_argument("--levels", nargs="*", default=PEOPLE)
    asked = options.parse_args(arguments)
    missed = 0
    for edition in asked.editions:
        print(f"\n{edition}: {asked.games} games a level, {asked.pairs} pairs\n")
        print("| " + " | ".join(HEAD) + " |\n|" + "---|" * len(HEAD), flush=True)
        for row in rows_of(edition, asked.levels, asked.games, asked.pairs):
            print("| " + " | ".join(row.cells()) + " |", flush=True)
            missed += not row.holds()
    print(f"\nlevels that miss a mark (!): {missed}")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())

"""What a seat does, and the events that follow."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Literal

from stafla import rules
from stafla._core import AS_BLANK, BLANK, MoveGenerator, Placement, PlacementError, Score, WordScore
from stafla.club.lexica import TableLexicon
from stafla.club.tables.refusals import ForeignLetter
from stafla.editions import Alphabet, AlphabetError, Edition
from stafla.rules import Event, Game, Played, Verdict
from stafla.rules.game.acts.turn import illegal, legal
from stafla.rules.game.state import bags

ActKind = Literal[
    "add-random",
    "choose-first-move",
    "choose-orientation",
    "play",
    "press",
    "withdraw",
    "exchange",
    "pass",
    "take-blank",
    "arrange",
    "draw-consonant",
    "draw-vowel",
    "vote-yes",
    "vote-no",
    "challenge",
    "confirm",
    "resign",
    "offer-end",
    "accept-end",
    "decline-end",
    "start-clock",
    "resume-clock",
    "propose-takeback",
    "propose-pause",
    "propose-abort",
    "consent",
    "decline",
    "abort",
    "claim",
    "accept-verdict",
    "appeal",
    "withdraw-appeal",
    "propose-overturn",
    "call-judge",
    "dismiss-judge",
]


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile laid on a square: the letter it shows, and whether it is a blank."""

    square: int
    letter: str
    blank: bool = False


@dataclass(frozen=True, slots=True)
class Act:
    """One act: tiles laid for a play, tiles for an exchange or of a rack, words for a challenge.

    ``random`` is a seat's random number for the bag, 64 hex digits; ``square`` that of a blank to
    take (PL-36); with an ``argument`` the words of a play are put forward for the theme (PL-38);
    to a judge it is what the judge is told.
    """

    kind: ActKind
    laid: tuple[LaidTile, ...] = ()
    tiles: tuple[str, ...] = ()
    words: tuple[int, ...] = ()
    random: str = ""
    square: int | None = None
    argument: str | None = None


@dataclass(frozen=True, slots=True)
class Tentative:
    """What tiles laid would score; ``verdict`` only where words are checked automatically."""

    edition: Edition
    placement: Placement
    score: Score
    verdict: Verdict | None


def decide(game: Game, seat: int, act: Act, words: TableLexicon) -> tuple[Event, ...]:
    """The events of an act, and what the table itself adds to them.

    Raises:
        Refusal, ClubRefusal: why not; nothing happens.
    """
    return complete(game, _DECIDERS[act.kind](game, seat, act, words), words)


def complete(game: Game, events: Sequence[Event], words: TableLexicon) -> tuple[Event, ...]:
    """Events that follow a game, and what the table itself adds to them."""
    whole: list[Event] = []
    while events:
        whole.extend(events)
        game = reduce(Game.after, events, game)
        events = follow(game, words)
    return tuple(whole)


def follow(game: Game, words: TableLexicon) -> tuple[Event, ...]:
    """What the table does by itself now: rule on a challenge, offer to end (FI-35)."""
    if game.phase == "ruling" and game.pending and game.pending.made:
        return rules.rule(game, verdict(game, words))
    if nothing_left(game, words):
        return rules.offer_end(game, possible=False)
    return ()


def verdict(game: Game, words: TableLexicon) -> rules.Verdict:
    """The judge's answer on the play that waits, for the words challenged."""
    assert game.pending is not None
    formed = game.breakdown
    assert formed is not None
    return verdict_on(game, [formed.words[index] for index in game.pending.challenged], words)


def verdict_on(game: Game, formed: Sequence[WordScore], words: TableLexicon) -> rules.Verdict:
    """Whether a move that forms these words stands; words that the list has are not spelt."""
    if words.has([word.letters for word in formed]):
        return "valid"
    return words.verdict(spelt(game, formed))


def spelt(game: Game, formed: Sequence[WordScore]) -> list[str]:
    """The words in capitals."""
    decode = game.edition.alphabet.decode_word
    return [decode(word.letters) for word in formed]


def nothing_left(game: Game, words: TableLexicon) -> bool:
    """Whether the table should offer to end: nobody can lay a tile any more (FI-35, A-5)."""
    return rules.end_due(game) and not possible(game, words)


def possible(game: Game, words: TableLexicon) -> bool:
    """Whether any seat has a legal play; True if there are no words to tell by."""
    if words.graph is None:
        return True
    generator = MoveGenerator(game.rules, words.graph, words.map(game.rules))
    if any(rules.blanks_to_take(game, seat) for seat in game.playing):
        return True  # a blank on the rack can make a play of nothing
    return generator.any_play(game.board, [game.racks[seat] for seat in game.playing])


def placement(game: Game, laid: Sequence[LaidTile]) -> Placement:
    """The placement of tiles laid.

    Raises:
        ForeignLetter: a letter that the edition does not have.
        IllegalPlacement: they make no line, or leave the board.
    """
    alphabet = game.edition.alphabet
    pairs = [(t.square, code(alphabet, t.letter) | AS_BLANK * t.blank) for t in laid]
    try:
        return Placement.of(game.rules, game.board, pairs)
    except PlacementError as error:
        raise illegal(game, error) from error


def code(alphabet: Alphabet, letter: str) -> int:
    """A letter's code.

    Raises:
        ForeignLetter: not exactly one letter of the alphabet.
    """
    try:
        (found,) = alphabet.word(letter)
    except (AlphabetError, ValueError):
        raise ForeignLetter(letter=letter) from None
    return found


def rack_codes(alphabet: Alphabet, tiles: Sequence[str]) -> bytes:
    """The codes of rack tiles, ``?`` being a blank.

    Raises:
        ForeignLetter
    """
    return bytes(BLANK if tile == "?" else code(alphabet, tile) for tile in tiles)


def score_of(game: Game, seat: int, laid: Sequence[LaidTile]) -> tuple[Placement, Score]:
    """What tiles would score for a seat, whoever is to move.

    Raises:
        ForeignLetter, IllegalPlacement, NotOnRack: why they would not.
    """
    full = legal(game, seat, placement(game, laid))
    return full, game.score_of(full)


def _play(game: Game, seat: int, act: Act, words: TableLexicon) -> tuple[Event, ...]:
    laid = placement(game, act.laid)
    claim = None if act.argument is None else rules.claim_all(game, laid, act.argument)
    if not game.words_checked:
        return rules.play(game, seat, laid, None, claim)
    # the rules refuse what is not legal or not due before the verdict matters
    events = rules.play(game, seat, laid, "unknown", claim)
    (played,) = (event for event in events if isinstance(event, Played))
    answer = verdict_on(game, game.score_of(played.placement).words, words)
    return rules.play(game, seat, laid, answer) if answer == "invalid" else events


def _take_blank(game: Game, seat: int, act: Act, _words: TableLexicon) -> tuple[Event, ...]:
    return rules.take_blank(game, seat, -1 if act.square is None else act.square)


def _add_random(game: Game, seat: int, act: Act, _words: TableLexicon) -> tuple[Event, ...]:
    try:
        random = bytes.fromhex(act.random)
    except ValueError:
        random = b""
    return rules.add_random(game, seat, random)


def _exchange(game: Game, seat: int, act: Act, _words: TableLexicon) -> tuple[Event, ...]:
    return rules.exchange(game, seat, rack_codes(game.edition.alphabet, act.tiles))


def _arrange(game: Game, seat: int, act: Act, _words: TableLexicon) -> tuple[Event, ...]:
    return rules.arrange(game, seat, rack_codes(game.edition.alphabet, act.tiles))


def _challenge(game: Game, seat: int, act: Act, _words: TableLexicon) -> tuple[Event, ...]:
    return rules.challenge(game, seat, act.words or None)


def _offer_end(game: Game, seat: int, _act: Act, words: TableLexicon) -> tuple[Event, ...]:
    return rules.offer_end(game, possible(game, words), seat)


def judge_line(act: Act) -> str:
    """What the judge is told, on one line."""
    return " ".join((act.argument or "").split())


def _plain(decider: Callable[[Game, int], tuple[Event, ...]]) -> "Decider":
    return lambda game, seat, _act, _words: decider(game, seat)


Decider = Callable[[Game, int, Act, TableLexicon], tuple[Event, ...]]
_DECIDERS: dict[ActKind, Decider] = {
    "add-random": _add_random,
    "choose-first-move": _plain(lambda game, seat: rules.choose(game, seat, "first-move")),
    "choose-orientation": _plain(lambda game, seat: rules.choose(game, seat, "orientation")),
    "play": _play,
    "press": _plain(rules.press),
    "withdraw": _plain(rules.withdraw),
    "exchange": _exchange,
    "pass": _plain(rules.pass_turn),
    "take-blank": _take_blank,
    "arrange": _arrange,
    "draw-consonant": _plain(lambda game, seat: rules.draw(game, seat, [bags.CONSONANTS])),
    "draw-vowel": _plain(lambda game, seat: rules.draw(game, seat, [bags.VOWELS])),
    "vote-yes": _plain(lambda game, seat: rules.vote(game, seat, True)),
    "vote-no": _plain(lambda game, seat: rules.vote(game, seat, False)),
    "challenge": _challenge,
    "confirm": _plain(rules.confirm),
    "resign": _plain(rules.resign),
    "offer-end": _offer_end,
    "accept-end": _plain(rules.accept_end),
    "decline-end": _plain(rules.decline_end),
    "start-clock": _plain(rules.start_clock),
    "resume-clock": _plain(rules.resume_clock),
    "propose-takeback": _plain(lambda game, seat: rules.propose(game, seat, "takeback")),
    "propose-pause": _plain(lambda game, seat: rules.propose(game, seat, "pause")),
    "propose-abort": _plain(lambda game, seat: rules.propose(game, seat, "abort")),
    "consent": _plain(rules.consent),
    "decline": _plain(rules.decline),
    "abort": _plain(rules.abort),
    "claim": _plain(rules.claim),
    "accept-verdict": _plain(rules.accept_verdict),
    "appeal": lambda game, seat, act, _: rules.appeal(game, seat, judge_line(act)),
    "withdraw-appeal": _plain(rules.withdraw_appeal),
    "propose-overturn": _plain(lambda game, seat: rules.propose(game, seat, "overturn")),
    "call-judge": lambda game, seat, act, _: rules.summon(game, seat, judge_line(act)),
    "dismiss-judge": _plain(rules.dismiss),
}

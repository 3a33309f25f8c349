"""Whole games for tests, played by bots from little word lists of our own."""

from functools import cache

from stafla import rules
from stafla._core import WordGraph
from stafla.bots import HighestScore, Match, judge_by, possible_by
from stafla.editions import load, names
from stafla.rules import Game
from stafla.rules.game.state.mixing import commitment

WORDS = {
    "is": "AÐ ÁR ÁL EL ER EN ÍS ÓS UM ÚR AR NÁ RÁ SÁ LÁ MÁ TÁ KÚ HÁ GÁ ARI ÁRIN HRAKI LOKI REIÐA "
    "KIMA TAK SAL SÓL NÁL RÍM SKÁK STAFUR STAFLA ORÐ BORÐ ÞÚ ÞÁ ÆR ÖR ÖL EF ÉG VÁ PÁ DÝ XÍ",
    "fi": "HÄN JA SE YÖ KOIRA SAUMA KOIRAT TALO KISSA SANA PELI LAUTA KALA TUULI PÖYTÄ VESI "
    "EI OI NO HE ME TE SA MA HÄ ÄH AIKA KUU PUU MUU TIE SUO",
    "sv": "BE ED HA AG GO BEHAG PEDAGOG ORD SPEL BÅT ÖN ÄR EN ETT OM NU SÅ TÅ ÅR ÄT LÅT SKOG "
    "RIS TAL FEL MED DAG NATT SOL KÖK JA EU IQ WC",
    "pl": "AŻ CO DO GO IM JA KI LI NA NO OD ON PO TA TO TU ZA ŻE PRÓB PRÓBUJE PRYMAS DAR UD ER "
    "KOT DOM LAS RAK SOS WODA ŻABA ŁAN MIŚ GĘŚ",
    "en": "AT AN AS BE BY DO GO HE IN IS IT ME MY NO OF ON OR SO TO UP US WE CAT DOG HELLO STONE "
    "RATIO TRAIN QUIZ JOT VEX FIG LAW KEY WIT ZOO",
}


@cache
def lexicon(edition: str) -> WordGraph:
    """The little lexicon of an edition's language."""
    alphabet = load(edition).alphabet
    words = WORDS[load(edition).language].split()
    codes = b"".join(alphabet.word(word) + b"\0" for word in words)
    return WordGraph(WordGraph.build(codes, len(alphabet), b"{}")[0])


@cache
def whole_game(edition: str = "is", players: int = 2, seed: int = 0, check: str = "") -> Game:
    """A game that two to four bots played to its end."""
    seats = tuple(f"seat-{index}" for index in range(players))
    events = rules.start(
        load(edition),
        seats,
        seed=bytes([seed] * 32),
        check=check or None,  # type: ignore[arg-type]
    )
    bots = {seat: HighestScore(lexicon(edition)) for seat in range(players)}
    table = Match(bots, judge_by(lexicon(edition)), possible_by(lexicon(edition)))
    return table.play_out(Game.replay(events))


@cache
def mixed_game(edition: str = "is", players: int = 2, seed: int = 0) -> Game:
    """The same with a promised seed, to which every seat added a number."""
    seats = tuple(f"seat-{index}" for index in range(players))
    kept = bytes([seed] * 32)
    game = Game.replay(
        rules.start(load(edition), seats, seed=kept, commitment=commitment(kept), mixes=True)
    )
    for seat in range(players):
        for event in rules.add_random(game, seat, bytes([seat + 1] * 32), "orientation"):
            game = game.after(event)
    bots = {seat: HighestScore(lexicon(edition)) for seat in range(players)}
    table = Match(bots, judge_by(lexicon(edition)), possible_by(lexicon(edition)))
    return table.play_out(game)


EVERY = [(name, count) for name in names() for count in ((2,) if name == "sv" else (2, 3, 4))]

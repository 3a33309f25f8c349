"""Bingo: cards, tiles called, letters crossed out, calls checked."""

from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from stafla import rules
from stafla.editions import load, names
from stafla.rules import BadEvent
from stafla.rules.bingo import card as bingo_card
from stafla.rules.bingo import round as bingo
from stafla.rules.game.refusals import GameOver
from stafla.words import library

PL, EN = load("pl"), load("en")


def anything(_words):
    return "valid"


def nothing(_words):
    return "invalid"


class Round:
    """A round and what is done in it."""

    def __init__(self, edition=EN, seed=1):
        self.state = bingo.Bingo.begin(bingo.start(edition, bytes([seed]) * 32))
        self.events = [self.state.started]

    def then(self, event):
        self.events.append(event)
        self.state = self.state.after(event)
        return event

    def card(self, *words, judge=anything):
        return self.then(bingo.write_card(self.state, words, judge)).card

    def call(self):
        return self.then(bingo.call(self.state)).tile

    def cross_all(self, card):
        """Cross out what can be crossed out; whether the card is full."""
        for place, crossed in enumerate(self.state.cards[card].calls):
            if crossed is None:
                try:
                    self.then(bingo.cross(self.state, card, place))
                except bingo.NotCalled:
                    continue
        return self.state.cards[card].left == 0


@pytest.mark.proves("PL-44")
def test_a_card_has_two_words_of_seven_letters():
    table = Round(PL)
    assert table.card("kotłowa", "PRANIEM") == 1
    first, second = table.state.cards[1].words
    assert PL.alphabet.decode_word(first) == "KOTŁOWA"
    assert PL.alphabet.decode_word(second) == "PRANIEM"
    for words in (("KOT", "PRANIEM"), ("KOTŁOWA",), ("KOTŁOWAN", "PRANIE"), ("KOTŁOWA",) * 3):
        with pytest.raises(bingo_card.CardWordLength):
            table.card(*words)


@pytest.mark.proves("PL-44")
def test_no_letter_is_used_more_often_than_the_set_has_it():
    table = Round(PL)
    with pytest.raises(bingo_card.CardLetters) as refused:
        table.card("GAGAGAA", "KOTŁOWA")  # three of G, of which there are two
    assert refused.value.values["tile"] == "G"
    assert refused.value.values["most"] == 2
    table.card("GAGAKOT", "MONITEM")
    with pytest.raises(bingo_card.CardUnknownLetter):
        table.card("QUVXKOT", "MONITEM")


def test_the_word_list_decides_what_a_word_is_and_the_word_that_it_lacks_is_named():
    table = Round(PL)
    with pytest.raises(bingo_card.CardWords) as refused:
        table.card("KOTŁOWA", "PRANIEM", judge=nothing)
    assert refused.value.values["words"] == "KOTŁOWA, PRANIEM"
    with pytest.raises(bingo_card.CardWords) as refused:
        table.card(
            "KOTŁOWA", "PRANIEM", judge=lambda words: "invalid" if "PRANIEM" in words else "valid"
        )
    assert refused.value.values["words"] == "PRANIEM"


@pytest.mark.proves("PL-45")
def test_every_tile_of_the_bag_is_called_once_in_the_order_of_the_seed():
    table = Round(PL, seed=3)
    table.card("KOTŁOWA", "PRANIEM")
    called = bytes(table.call() for _ in range(100))
    assert sorted(called) == sorted(
        code for code, count in enumerate(PL.numbers()["counts"]) for _ in range(count)
    )
    again = Round(PL, seed=3)
    again.card("KOTŁOWA", "PRANIEM")
    assert bytes(again.call() for _ in range(100)) == called
    with pytest.raises(bingo.AllCalled):
        table.call()


@pytest.mark.proves("PL-45")
def test_for_each_call_a_card_crosses_out_one_such_letter_at_most():
    table = Round()
    table.card("BANANAS", "CABANAS")
    letter = EN.alphabet.word("A")[0]
    while table.call() != letter:
        pass
    places = [p for p, code in enumerate(table.state.cards[1].letters) if code == letter]
    blanks = table.state.called.count(0)
    for place in places[: 1 + blanks]:
        table.then(bingo.cross(table.state, 1, place))
    with pytest.raises(bingo.NotCalled) as refused:
        bingo.cross(table.state, 1, places[1 + blanks])
    assert refused.value.values["tile"] == "A"
    with pytest.raises(bingo.CrossedOut):
        bingo.cross(table.state, 1, places[0])


@pytest.mark.proves("PL-45")
def test_a_blank_crosses_out_any_letter_and_a_letter_comes_before_it():
    table = Round()
    table.card("BANANAS", "CABANAS")
    while table.state.called.count(0) < 1 or EN.alphabet.word("S")[0] not in table.state.called:
        table.call()
    place = table.state.cards[1].letters.index(EN.alphabet.word("S"))
    crossed = table.then(bingo.cross(table.state, 1, place))
    assert table.state.called[crossed.call] == EN.alphabet.word("S")[0]
    uncalled = [
        p
        for p, code in enumerate(table.state.cards[1].letters)
        if table.state.called.count(code) == 0
    ]
    if uncalled:
        crossed = table.then(bingo.cross(table.state, 1, uncalled[0]))
        assert table.state.called[crossed.call] == 0


@pytest.mark.proves("PL-46")
def test_a_false_call_is_refused_and_a_right_one_ends_the_drawing():
    table = Round(seed=5)
    table.card("BANANAS", "CABINET")
    table.call()
    with pytest.raises(bingo.FalseCall) as refused:
        bingo.claim(table.state, 1)
    assert refused.value.values["left"] >= 13
    while not table.cross_all(1):
        table.call()
    assert table.then(bingo.claim(table.state, 1)) == bingo.BingoClaimed(1)
    assert bingo.claim(table.state, 1) is None
    with pytest.raises(bingo.BingoCalled):
        table.call()
    assert table.then(bingo.finish(table.state)).winners == (1,)
    for act in (bingo.call, bingo.finish, lambda s: bingo.claim(s, 1)):
        with pytest.raises(GameOver):
            act(table.state)


@pytest.mark.proves("PL-46")
def test_cards_that_call_between_the_same_two_tiles_share_the_win():
    table = Round(seed=6)
    table.card("BANANAS", "CABINET")
    table.card("CABINET", "BANANAS")
    table.card("QUILTED", "JUKEBOX")
    while not table.cross_all(1):
        table.call()
    assert table.cross_all(2)
    table.then(bingo.claim(table.state, 2))
    table.then(bingo.claim(table.state, 1))
    assert bingo.finish(table.state).winners == (2, 1)


def test_cards_are_written_before_the_first_tile_is_called():
    table = Round()
    with pytest.raises(bingo.NoCards):
        table.call()
    table.card("BANANAS", "CABINET")
    table.call()
    with pytest.raises(bingo.CardsClosed):
        table.card("BANANAS", "CABINET")


def seven(edition, count, chance):
    """Cards of words of the shipped list that the rules admit."""
    words = library.find(edition).words(7)
    found = []
    while len(found) < count:
        two = chance.sample(words, 2)
        try:
            bingo_card.require_card(edition, b"".join(map(edition.alphabet.word, two)))
        except bingo_card.CardLetters:
            continue
        found.append(two)
    return found


@pytest.mark.proves("PL-46")
@pytest.mark.parametrize("name", names())
def test_of_two_hundred_cards_the_first_complete_ones_win(name):
    edition = load(name)
    table = Round(edition, seed=9)
    cards = seven(edition, 198, Random(4))
    for words in [*cards, cards[0], cards[1]]:
        table.card(*words)
    complete = []
    while not complete:
        table.call()
        called = table.state.called
        complete = [
            number
            for number, card in table.state.cards.items()
            if bingo_card.missing(card.letters, called) == 0
        ]
    early = replace(table.state, called=called[:-1])
    assert all(bingo_card.missing(c.letters, early.called) for c in table.state.cards.values())
    for number in table.state.cards:
        if table.cross_all(number):
            table.then(bingo.claim(table.state, number))
        else:
            with pytest.raises(bingo.FalseCall):
                bingo.claim(table.state, number)
    assert list(table.then(bingo.finish(table.state)).winners) == complete
    assert bingo.Bingo.replay(table.events) == table.state


@pytest.mark.parametrize(
    "event",
    [
        bingo.CardWritten(7, b""),
        bingo.TileCalled(99),
        bingo.LetterCrossed(1, 0, 50),
        bingo.LetterCrossed(1, 99, 0),
        bingo.LetterCrossed(9, 0, 0),
        bingo.BingoClaimed(1),
        bingo.BingoClaimed(5),
        bingo.BingoEnded((1,)),
        rules.Passed(0),
    ],
)
def test_a_record_that_contradicts_itself_is_refused(event):
    table = Round()
    table.card("BANANAS", "CABINET")
    with pytest.raises(BadEvent):
        table.state.after(event)


def test_the_seed_must_be_the_one_that_was_committed_to():
    started = bingo.start(EN, bytes(32))
    assert started.commitment == sha256(bytes(32)).digest()
    for bad in (replace(started, seed=bytes([1]) * 32), replace(started, digest="0")):
        with pytest.raises(BadEvent):
            bingo.Bingo.begin(bad)
    with pytest.raises(BadEvent):
        bingo.Bingo.replay([rules.Passed(0)])

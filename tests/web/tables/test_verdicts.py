"""A verdict is one on the whole move: nobody can tell from it which word failed, or how many."""

from itertools import chain, combinations, product
from random import Random

import pytest
from starlette.testclient import TestClient

from stafla.club import Audience
from stafla.club.lexica import OpenLexicon
from stafla.club.secrets import digest
from stafla.editions import load
from stafla.web import create_app
from stafla.words import Lexicon, library
from tests.club.club import Shelf, Words
from tests.club.lively import lively
from tests.web.browser import Browser
from tests.web.opened import FAST, opening

WORDS = 3


def subsets(count):
    """Every choice of so many words, but none."""
    each = range(count)
    return list(chain.from_iterable(combinations(each, size) for size in range(1, count + 1)))


class Asked(Words):
    """A list on which the words at some places are none, once a move forms so many."""

    wrong = ()

    def verdict(self, words):
        return "invalid" if any(index in self.wrong for index in range(len(words))) else "valid"


def challenge_word(folder, profile, wrong):
    """What everybody is told after a move of three words of which these were wrong."""
    fails = type("Fails", (Asked,), {"wrong": wrong})
    house = opening(folder, vocabularies=Shelf(fails), now=lambda: 1_800_000_000_000)
    dice = Random(1)
    with TestClient(create_app(house, FAST)) as client:
        browser = Browser(client)
        table = browser.sit_down(profile)
        device = digest(client.cookies["stafla_device"])
        while not form(game := house.tables.game(table)):
            assert not game.ended
            seat, act = lively(game, dice, (0, 1))
            if act.kind not in ("challenge", "resign"):
                house.tables.act(table, Audience(device, seat), game.number, act)
        words = list(range(len(game.breakdown.words)))
        seat = 1 - game.pending.seat
        answer = browser.post(table, seat, "challenge", words=words)
        paths = [f"/api/tables/{table}", *(f"/api/tables/{table}?seat={one}" for one in (0, 1))]
        paths += [f"/tables/{table}{part}" for part in ("", "/rulings", "/board.svg", "/bag")]
        told = [answer.text, *(client.get(path).text for path in paths)]
        return told, house.tables.game(table).events


def form(game):
    """A play that waits to be challenged and forms enough words."""
    waits = game.pending is not None and game.pending.made and game.phase == "window"
    return waits and len(game.breakdown.words) >= WORDS


@pytest.mark.proves("SV-19")
@pytest.mark.parametrize("profile", ["is", "sv"])
def test_whichever_words_fail_everybody_is_told_the_same_to_the_letter(tmp_path, profile):
    told = {}
    for wrong in subsets(WORDS):
        folder = tmp_path / "-".join(map(str, wrong))
        folder.mkdir()
        told[wrong] = challenge_word(folder, profile, wrong)
    first = told[(0,)]
    assert any(type(event).__name__ == "TilesTakenBack" for event in first[1])
    assert all(one == first for one in told.values())
    folder = tmp_path / "none"
    folder.mkdir()
    assert challenge_word(folder, profile, ()) != first


class Counted:
    """A word graph that counts what it is asked."""

    def __init__(self, graph) -> None:
        self.graph = graph
        self.asked = []

    def __contains__(self, codes):
        self.asked.append(codes)
        return codes in self.graph


@pytest.mark.parametrize("profile", ["is", "fi", "sv", "pl", "en"])
def test_every_word_is_looked_up_whichever_fails(profile):
    edition = load(profile)
    lexicon = library.find(edition)
    counted = Counted(lexicon.graph)
    opened = OpenLexicon(Lexicon.of(lexicon.about, lexicon.alphabet, counted))
    letters = range(1, len(edition.alphabet) + 1)
    pairs = (bytes(pair) for pair in product(letters, repeat=2))
    listed = [edition.alphabet.decode_word(pair) for pair in pairs if pair in lexicon.graph]
    wrong_word = edition.alphabet.upper[-1] * 5
    assert wrong_word not in lexicon
    for wrong in [(), *subsets(WORDS)]:
        words = [wrong_word if index in wrong else listed[index] for index in range(WORDS)]
        counted.asked.clear()
        assert opened.verdict(words) == ("invalid" if wrong else "valid")
        assert counted.asked == [edition.alphabet.word(word) for word in words]

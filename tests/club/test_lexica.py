import pytest

from stafla.club import SeatSetup, Setup
from stafla.club.lexica import InstalledLexica
from stafla.editions import load
from stafla.words import About, build, list_of
from stafla.words.library import put
from tests.club.club import OWNER, Club


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("STAFLA_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("profile", ["is", "fi", "sv", "sv-home", "pl", "en"])
def test_every_edition_has_its_own_list_first(profile):
    edition = load(profile)
    words = InstalledLexica().of(edition)[0]
    assert words.graph.words > 10_000
    assert len(words.fingerprint) == 6
    some = [edition.alphabet.decode_word(w) for w in words.graph.list(2).split(b"\0") if w]
    assert words.verdict(some) == "valid"
    assert words.verdict([*some, "".join(edition.alphabet.upper[:2] * 5)]) == "invalid"


def test_a_list_is_opened_once_for_all_tables():
    shelf, edition = InstalledLexica(), load("en")
    words = shelf.of(edition)[0]
    assert shelf.is_open(edition, words.fingerprint)
    assert shelf.pinned_to(edition, words.name, words.fingerprint) is words
    assert words.map(edition.ruleset(2)) is words.map(edition.ruleset(4))


def test_a_list_that_is_not_there_says_unknown():
    edition, shelf = load("en"), InstalledLexica()
    words = shelf.pinned_to(edition, "gone", "000000")
    assert not shelf.is_open(edition, "000000")
    assert (words.name, words.fingerprint, words.graph) == ("gone", "000000", None)
    assert words.map(edition.ruleset(2)) is None
    assert words.verdict(["ANYTHING"]) == "unknown"


def test_a_federation_s_own_list_can_be_chosen_and_stays_pinned(home, monkeypatch, tmp_path):
    edition = load("en")
    own = build(list_of(["QI", "ZA", "ZEN"], edition.alphabet), edition, About("en", "Federation"))
    fingerprint = own.lexicon.fingerprint
    put(own)
    club = Club(f"sqlite:///{tmp_path}/games.sqlite")
    club.tables.vocabularies = InstalledLexica()
    guests = (SeatSetup("Ann"), SeatSetup("Ben"))
    table = club.tables.create(Setup("en", guests, "challenge", fingerprint), OWNER)
    started = club.game(table).started
    assert (started.lexicon, started.fingerprint) == ("Federation", fingerprint)
    assert club.tables.words(club.game(table)).verdict(["ZEN"]) == "valid"
    assert club.tables.words(club.game(table)).verdict(["DOG"]) == "invalid"
    club.close()

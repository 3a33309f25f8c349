"""Editions are data, and the data is checked."""

import tomllib
from importlib.resources import files

import pytest

from stafla.editions import EditionError, UnknownEdition, load, names
from stafla.editions.loader import parse

TOTALS = {
    "is": (104, 244, 36),
    "fi": (101, 218, 31),
    "sv": (100, 194, 31),
    "sv-home": (100, 194, 31),
    "pl": (100, 190, 32),
    "en": (100, 187, 26),
}
PROVED = {  # values that the worked examples of the rule documents prove
    "is": "A1 E1 H4 I1 J6 K3 L2 M3 O4 Ó6 R1 Ð2",
    "fi": "A1 E1 I1 J4 K2 M3 O2 R4 S1 U3",
    "pl": "P2 R1 Ó5 B3 U3 J3 E1 S1 M2 Y2 A1 D2 Ę5 Ż5",
}


def raw(name):
    text = (files("stafla.data") / "editions" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def squares(text):
    return set(text.split())


def with_field(name, path, value):
    """The edition's table with one field set; ``None`` takes it out."""
    table = raw(name)
    *steps, field = path
    inner = table
    for step in steps:
        inner = inner.setdefault(step, {})
    if value is None:
        del inner[field]
    else:
        inner[field] = value
    return table


def test_the_editions_come_in_their_order_and_the_variant_after_its_edition():
    assert names() == ("is", "fi", "sv", "sv-home", "pl", "en")


def test_an_unknown_edition_names_those_that_there_are():
    with pytest.raises(UnknownEdition, match=r"'kl'.*is, fi, sv, sv-home, pl, en") as raised:
        load("kl")
    assert raised.value.code == "unknown-edition"


@pytest.mark.proves("IS-01", "FI-01", "PL-01", "PL-02")
@pytest.mark.parametrize("name", names())
def test_the_set_has_its_number_of_tiles_points_and_two_blanks(name):
    edition = load(name)
    tiles, points, letters = TOTALS[name]
    assert sum(count for count, _ in edition.tiles.values()) == tiles
    assert sum(count * value for count, value in edition.tiles.values()) == points
    assert edition.tiles["?"] == (2, 0)
    assert len(edition.alphabet) == letters


@pytest.mark.proves("IS-29", "FI-08", "PL-02")
@pytest.mark.parametrize("name", PROVED)
def test_tile_values_are_those_that_the_rule_document_proves(name):
    tiles = load(name).tiles
    for proved in PROVED[name].split():
        assert tiles[proved[0]][1] == int(proved[1:]), proved


def test_values_that_are_proved_as_sums():
    fi, pl = load("fi").tiles, load("pl").tiles
    assert fi["C"][1] + fi["D"][1] + fi["E"][1] == 18  # FI-38
    assert pl["Ż"][1] + pl["B"][1] == 8  # PL-33
    assert pl["W"][1] + pl["T"][1] == 3
    assert pl["G"][0] == 2  # PL-44


@pytest.mark.parametrize("name", names())
def test_a_letter_has_tiles_unless_only_a_blank_can_name_it(name):
    edition = load(name)
    assert {"?", *edition.alphabet.upper} - edition.alphabet.blank_only == set(edition.tiles)


@pytest.mark.parametrize("name", names())
def test_every_edition_names_its_source_and_its_premiums(name):
    edition = load(name)
    assert edition.sources
    assert len(edition.layout.names) == 4
    assert edition.layout.square_name(edition.layout.start[0]) == "H8"
    assert (edition.layout.width, edition.layout.height) == (15, 15)


@pytest.mark.proves("IS-31", "IS-32", "IS-35", "FI-07", "PL-17", "PL-21")
@pytest.mark.parametrize("name", names())
def test_the_board_has_its_premium_squares(name):
    layout = load(name).layout
    found = {}
    for square, premium in enumerate(layout.premiums):
        found.setdefault(premium, set()).add(layout.square_name(square))
    assert found["triple-word"] == squares("A1 H1 O1 A8 O8 A15 H15 O15")
    assert found["double-word"] == squares(
        "H8 B2 N2 C3 M3 D4 L4 E5 K5 E11 K11 D12 L12 C13 M13 B14 N14"
    )
    assert found["triple-letter"] == squares("F2 J2 B6 F6 J6 N6 B10 F10 J10 N10 F14 J14")
    assert found["double-letter"] == squares(
        "D1 L1 G3 I3 A4 H4 O4 C7 G7 I7 M7 D8 L8 C9 G9 I9 M9 A12 H12 O12 G13 I13 D15 L15"
    )
    assert sorted(set(layout.letter_multipliers())) == [1, 2, 3]
    assert layout.word_multipliers()[layout.start[0]] == 2
    assert layout.word_multipliers()[0] == 3
    assert layout.letter_multipliers()[3] == 2


def test_the_home_variant_shares_set_and_letters_with_its_edition():
    home, tournament = load("sv-home"), load("sv")
    assert home.tiles == tournament.tiles
    assert home.alphabet.upper == tournament.alphabet.upper
    assert home.alphabet.folded == tournament.alphabet.folded
    assert (home.players.most, tournament.players.most) == (4, 2)


@pytest.mark.proves("SV-01")
def test_the_tournament_rules_leave_to_the_box_rules_what_they_do_not_say():
    tournament, box = load("sv"), load("sv-home")
    for said in ("players", "start", "turn", "exchange", "challenge", "ending"):
        assert getattr(tournament, said) != getattr(box, said), said
    for unsaid in ("settlement", "opening", "bonus", "rack"):
        assert getattr(tournament, unsaid) == getattr(load("is"), unsaid), unsaid
    assert tournament.layout.premiums == load("is").layout.premiums


def test_a_digest_tells_editions_and_numbers_of_players_apart():
    digests = {load(name).digest(players) for name in names() for players in (1, 2)}
    assert len(digests) == 2 * len(names())
    assert load("is").digest(2) == load("is").digest(2)


@pytest.mark.proves("IS-02", "SV-04", "PL-01")
@pytest.mark.parametrize(
    ("name", "most"), [("is", 4), ("fi", 4), ("sv", 2), ("sv-home", 4), ("pl", 4), ("en", 4)]
)
def test_an_edition_is_for_its_number_of_players_or_for_practice_alone(name, most):
    edition = load(name)
    assert [n for n in range(6) if edition.players.admit(n)] == [1, *range(2, most + 1)]
    with pytest.raises(ValueError, match=f"{name} is not for {most + 1} players"):
        edition.numbers(most + 1)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["name"], None, r"is.toml: name: is missing"),
        (["name"], "", r"is.toml: name: must not be empty"),
        (["rack"], "7", r"is.toml: rack: must be int, not str"),
        (["rack"], True, r"is.toml: rack: must be int, not bool"),
        (["rack"], 0, r"is.toml: rack: must be 1 to 15, not 0"),
        (["language"], "xx", r"is.toml: language: must be one of is, fi, sv, pl, en"),
        (["notation"], "roman", r"is.toml: notation: must be one of gcg, letter-first"),
        (["colour"], "red", r"is.toml: colour: is not a field of this table"),
        (["sources"], [], r"is.toml: sources: must name at least one source"),
        (["players", "least"], 5, r"is.toml: players.least: is more than players.most"),
        (["challenge", "until"], "never", r"is.toml: challenge.until: must be one of next"),
        (["challenge", "wrong_points"], -1, r"challenge.wrong_points: must be 0 to 1000, not -1"),
        (["challenge", "wrong_turn"], 1, r"challenge.wrong_turn: must be bool, not int"),
        (["ending", "moon"], 1, r"is.toml: ending.moon: is not a field of this table"),
        (["ending"], 1, r"is.toml: ending: must be dict, not int"),
        (["bonus", "8"], 50, r"is.toml: bonus.8: must be 1 to 7 tiles"),
        (["bonus", "x"], 50, r"is.toml: bonus.x: must be 1 to 7 tiles"),
        (["premiums", "triple-word"], None, r"is.toml: premiums.triple-word: is missing"),
        (["tiles", "A"], None, r"is.toml: tiles.A: is missing"),
        (["tiles", "A"], [10], r"is.toml: tiles.A: must be \[count, value\]"),
        (["tiles", "A"], [0, 1], r"is.toml: tiles.A: must be \[count, value\]"),
        (["tiles", "A"], [1, -1], r"is.toml: tiles.A: must be \[count, value\]"),
        (["tiles", "Q"], [1, 1], r"is.toml: tiles.Q: has no tile in this alphabet"),
        (["alphabet", "upper"], "A A", r"is.toml: alphabet.upper: names a letter twice"),
        (["alphabet", "upper"], "", r"is.toml: alphabet.upper: must have 1 to 63 letters"),
        (["alphabet", "lower"], "a", r"is.toml: alphabet.lower: must have one letter of its own"),
        (["alphabet", "vowels"], "Ω", r"is.toml: alphabet.vowels: names a letter that is not"),
        (["fold"], {"E": "A"}, r"is.toml: fold.E: cannot take 'A'"),
        (["fold"], {"Q": "Ê"}, r"is.toml: fold.Q: cannot take 'Ê'"),
        (["fold"], {"E": "ÊÊ"}, r"is.toml: fold.E: cannot take 'Ê'"),
    ],
)
def test_a_wrong_field_is_named_with_its_file(path, value, message):
    with pytest.raises(EditionError, match=message):
        parse("is", with_field("is", path, value))

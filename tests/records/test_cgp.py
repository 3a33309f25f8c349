"""One-line positions (docs/formats/cgp.md)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla.editions import Edition, load, names
from stafla.records import PositionFault, cgp
from stafla.records.cgp import CgpPosition

EMPTY = "/".join(["15"] * 15)
POLISH = (
    "15/15/11FiŚ1/11LI2/9CŁA3/9Z1N3/8HOI4/6STĘPIĆ3/5AUR1Y5/4SAMY2G4/2CLE4JA1K2/"
    "2LARWO1SAMBIE1/2I1WENTO1O1IW1/E6END3Y1/ZDZIAŁaJ1Y5 ACNNPRW/AHIKPZŻ 240/200 0 lex OSPS49;"
)


def test_a_position_says_board_racks_scores_zeros_and_opcodes() -> None:
    polish = load("pl")
    position = cgp.read(POLISH, polish)
    assert polish.alphabet.decode(position.cells[14 * 15 :]) == "ZDZIAŁaJ.Y....."
    assert [polish.alphabet.decode_rack(rack or b"") for rack in position.racks] == [
        "ACNNPRW",
        "AHIKPZŻ",
    ]
    assert (position.scores, position.zeros) == ((240, 200), 0)
    assert position.opcode("lex") == "OSPS49"
    assert position.opcode("bdn") is None
    assert cgp.write(position, polish) == POLISH


def test_a_missing_rack_is_unknown() -> None:
    english = load("en")
    racks = [
        cgp.read(f"{EMPTY} {racks} 0/0 0", english).racks for racks in ("AB/", "/AB", "/", "AB")
    ]
    known = english.alphabet.rack("AB")
    assert racks == [(known, None), (None, known), (None, None), (known, None)]


def test_a_position_is_for_one_to_four_players() -> None:
    english = load("en")
    assert cgp.read(f"{EMPTY} / 0 0", english).racks == (None,)
    four = cgp.read(f"{EMPTY} A/B/C/? 1/-2/3/4 5", english)
    assert four.players == 4
    assert four.racks[3] == b"\0"
    assert four.scores == (1, -2, 3, 4)


def test_accents_are_folded_where_the_edition_folds_them() -> None:
    swedish = load("sv")
    position = cgp.read(f"{'É14/' + EMPTY[3:]} É/ 0/0 0", swedish)
    assert swedish.alphabet.decode(position.cells[:1]) == "E"
    assert swedish.alphabet.decode_rack(position.racks[0] or b"") == "E"


@pytest.mark.proves("SV-53")
def test_a_letter_without_a_tile_can_only_be_a_blank() -> None:
    swedish = load("sv")
    assert cgp.read(f"{'w14/' + EMPTY[3:]} / 0/0 0", swedish).cells[0] & 0x80
    with pytest.raises(PositionFault) as refused:
        cgp.read(f"{'W14/' + EMPTY[3:]} / 0/0 0", swedish)
    assert refused.value.code == "cgp-blank-only"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "cgp-fields"),
        (EMPTY, "cgp-fields"),
        (f"{EMPTY} / 0/0", "cgp-fields"),
        (f"{EMPTY}/15 / 0/0 0", "cgp-rows"),
        (f"{EMPTY[3:]} / 0/0 0", "cgp-rows"),
        (f"16/{EMPTY[3:]} / 0/0 0", "cgp-row-width"),
        (f"14/{EMPTY[3:]} / 0/0 0", "cgp-row-width"),
        (f"14AB/{EMPTY[3:]} / 0/0 0", "cgp-row-width"),
        (f"/{EMPTY[3:]} / 0/0 0", "cgp-row-width"),
        (f"015/{EMPTY[3:]} / 0/0 0", "cgp-run"),
        (f"0AAAAAAAAAAAAAAA/{EMPTY[3:]} / 0/0 0", "cgp-run"),
        (f"{'9' * 50}/{EMPTY[3:]} / 0/0 0", "cgp-run"),
        (f"Þ14/{EMPTY[3:]} / 0/0 0", "cgp-unknown-letter"),
        (f"?14/{EMPTY[3:]} / 0/0 0", "cgp-unknown-letter"),
        (f".14/{EMPTY[3:]} / 0/0 0", "cgp-unknown-letter"),
        (f"[14/{EMPTY[3:]} / 0/0 0", "cgp-unknown-letter"),
        (f"[QU]14/{EMPTY[3:]} / 0/0 0", "cgp-unknown-letter"),
        (f"٣A/{EMPTY[3:]} / 0/0 0", "cgp-unknown-letter"),
        (f"{EMPTY} a/ 0/0 0", "cgp-rack-unknown-letter"),
        (f"{EMPTY} AÞ/ 0/0 0", "cgp-rack-unknown-letter"),
        (f"{EMPTY} ABCDEFGH/ 0/0 0", "cgp-rack-size"),
        (f"{EMPTY} A/B/C 0/0 0", "cgp-more-racks"),
        (f"{EMPTY} A/B 0/x 0", "cgp-score"),
        (f"{EMPTY} A/B 0/ 0", "cgp-score"),
        (f"{EMPTY} A/B 0/1000000 0", "cgp-score"),
        (f"{EMPTY} A/B 0/0/0/0/0 0", "cgp-players"),
        (f"{EMPTY} A/B 0/0 -1", "cgp-zeros"),
        (f"{EMPTY} A/B 0/0 100", "cgp-zeros"),
        (f"{EMPTY} A/B 0/0 0 ;=;", "cgp-opcode"),
        ("15/" * 5_000, "cgp-too-long"),
    ],
)
def test_a_malformed_position_is_refused(text: str, code: str) -> None:
    with pytest.raises(PositionFault) as refused:
        cgp.read(text, load("en"))
    assert refused.value.code == code


@st.composite
def positions(draw: st.DrawFn) -> tuple[Edition, CgpPosition]:
    edition = load(draw(st.sampled_from(names())))
    alphabet = edition.alphabet
    tiles = [i for i, letter in enumerate(alphabet.upper, 1) if letter not in alphabet.blank_only]
    blanks = [0x80 | i for i in range(1, len(alphabet) + 1)]
    square = st.sampled_from([0, 0, 0, *tiles, *blanks])
    size = edition.layout.width * edition.layout.height
    cells = bytes(draw(st.lists(square, min_size=size, max_size=size)))
    rack = st.lists(st.sampled_from([0, *tiles]), min_size=1, max_size=7).map(sorted).map(bytes)
    players = draw(st.integers(1, 4))
    racks = tuple(draw(st.none() | rack) for _ in range(players))
    scores = tuple(draw(st.integers(-999, 1999)) for _ in range(players))
    opcodes = draw(st.sampled_from([(), (("lex", "CSW 21"), ("mp", ""))]))
    return edition, CgpPosition(cells, racks, scores, draw(st.integers(0, 99)), opcodes)


@given(positions())
def test_any_position_of_any_edition_round_trips(made: tuple[Edition, CgpPosition]) -> None:
    edition, position = made
    assert cgp.read(cgp.write(position, edition), edition) == position

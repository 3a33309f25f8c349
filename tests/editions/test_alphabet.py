"""Text to codes by the edition's own table."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stafla._core import AS_BLANK
from stafla.editions import Alphabet, AlphabetError, load, names, symbols

SPANISH = Alphabet(("A", "C", "CH", "L", "LL"), ("a", "c", "ch", "l", "ll"))


@pytest.mark.parametrize("name", names())
def test_every_letter_goes_to_its_place_in_the_alphabet_and_back(name):
    alphabet = load(name).alphabet
    text = "".join(alphabet.upper)
    assert alphabet.word(text) == bytes(range(1, len(alphabet) + 1))
    assert alphabet.decode_word(alphabet.word(text)) == text
    assert alphabet.word("".join(alphabet.lower)) == alphabet.word(text)
    assert [alphabet.letter(code) for code in alphabet.word(text)] == list(alphabet.upper)


def test_in_a_play_a_capital_is_a_tile_a_small_letter_a_blank_and_a_dot_a_tile_already_there():
    alphabet = load("is").alphabet
    codes = alphabet.encode("H.aÐ")
    assert codes == bytes([10, 0, 1 | AS_BLANK, 5])
    assert alphabet.decode(codes) == "H.aÐ"
    assert alphabet.decode_word(bytes([10, 1 | AS_BLANK])) == "HA"
    assert alphabet.letter(1 | AS_BLANK) == "A"


def test_on_a_rack_a_question_mark_is_a_blank():
    alphabet = load("pl").alphabet
    assert alphabet.rack("Ż?A") == bytes([32, 0, 1])
    assert alphabet.decode_rack(bytes([32, 0, 1])) == "Ż?A"


@pytest.mark.parametrize("text", ["a", "."])
def test_a_rack_holds_neither_small_letters_nor_dots(text):
    with pytest.raises(AlphabetError, match="unknown-letter"):
        load("en").alphabet.rack(text)


def test_text_is_composed_before_it_is_read():
    assert load("is").alphabet.encode("A\u0301") == load("is").alphabet.encode("Á")


@pytest.mark.parametrize(
    ("name", "text"), [("sv", "ß"), ("is", "ı"), ("en", "ſ"), ("pl", "V"), ("is", "Å"), ("fi", "É")]
)
def test_a_letter_outside_the_table_is_foreign_whatever_general_case_rules_say(name, text):
    for read in (load(name).alphabet.encode, load(name).alphabet.word):
        with pytest.raises(AlphabetError) as raised:
            read("A" + text)
        assert (raised.value.code, raised.value.symbol, raised.value.position) == (
            "unknown-letter",
            text,
            1,
        )


@pytest.mark.proves("SV-53", "SV-54")
@pytest.mark.parametrize("letter", ["Q", "W", "Ü", "Æ"])
def test_q_w_ü_and_æ_are_letters_that_only_a_blank_can_name(letter):
    alphabet = load("sv").alphabet
    code = alphabet.word(letter)[0]
    assert alphabet.encode(letter.lower()) == bytes([code | AS_BLANK])
    for read in (alphabet.encode, alphabet.rack):
        with pytest.raises(AlphabetError, match="blank-only"):
            read(letter)
    near = {"Q": "K", "W": "V", "Ü": "UY", "Æ": "ÄAE"}[letter]
    assert code not in alphabet.word(near)


@pytest.mark.proves("IS-16")
@pytest.mark.parametrize("letter", ["C", "Q", "W", "Z"])
def test_an_icelandic_blank_can_name_letters_that_have_no_tile(letter):
    """Any letter, says the rule; loan words are spelled with those too."""
    alphabet = load("is").alphabet
    assert alphabet.encode(letter.lower())[0] & AS_BLANK
    assert alphabet.decode(alphabet.encode(letter.lower())) == letter.lower()
    for read in (alphabet.encode, alphabet.rack):
        with pytest.raises(AlphabetError, match="blank-only"):
            read(letter)


@pytest.mark.proves("FI-02")
@pytest.mark.parametrize("letter", ["Q", "X", "Z", "Å", "Š", "Ž"])
def test_a_finnish_blank_can_name_letters_that_have_no_tile(letter):
    alphabet = load("fi").alphabet
    assert alphabet.encode(letter.lower())[0] == alphabet.word(letter)[0] | AS_BLANK
    with pytest.raises(AlphabetError, match="blank-only"):
        alphabet.encode(letter)


@pytest.mark.proves("SV-51")
@pytest.mark.parametrize(
    ("accented", "plain"),
    [
        ("allé", "ALLE"),
        ("pietà", "PIETA"),
        ("crêpe", "CREPE"),
        ("jalapeño", "JALAPENO"),
        ("moçambikisk", "MOCAMBIKISK"),
    ],
)
def test_swedish_accents_fold_to_the_base_letter(accented, plain):
    alphabet = load("sv").alphabet
    assert alphabet.decode_word(alphabet.word(accented)) == plain
    assert alphabet.encode("É") == alphabet.encode("E")
    assert alphabet.encode("é") == alphabet.encode("e")
    assert alphabet.encode("é") != alphabet.encode("E")


@pytest.mark.proves("SV-52", "SV-54")
def test_å_ä_ö_ü_and_æ_are_letters_of_their_own():
    alphabet = load("sv").alphabet
    assert len(set(alphabet.word("AÅÄOÖUÜYÆE"))) == 10


@pytest.mark.parametrize("name", ["is", "fi", "pl", "en"])
def test_other_editions_fold_nothing(name):
    assert not load(name).alphabet.folded
    assert not load(name).alphabet.admissible("ê")


@pytest.mark.proves("SV-50")
@pytest.mark.parametrize("word", ["c/o", "abc-bok", "super-8", "", "A?", "A.", "a b"])
def test_a_text_with_anything_but_letters_is_not_admissible(word):
    assert not load("sv").alphabet.admissible(word)
    assert load("sv").alphabet.admissible("bok")


@pytest.mark.proves("IS-20", "PL-11", "FI-24")
@pytest.mark.parametrize("name", ["is", "fi", "pl"])
@pytest.mark.parametrize("sign", ["-", "'", "’", "‐", "–"])
def test_hyphens_and_apostrophes_are_no_letters(name, sign):
    assert not load(name).alphabet.admissible(f"a{sign}a")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("is", ["ar", "ár", "bak", "dýr", "ðe", "þor", "æður", "ör"]),
        ("pl", ["as", "ą", "cud", "ćma", "las", "łan", "zło", "źle", "żal"]),
        ("sv", ["vy", "wok", "xi", "ymnig", "zon", "ål", "är", "ök"]),
        ("fi", ["sora", "vaari", "yö", "ääni", "öljy"]),
    ],
)
def test_words_sort_by_the_letters_places_in_the_alphabet(name, words):
    mixed = words[1::2] + words[::2]
    assert sorted(mixed, key=load(name).alphabet.key) == words


def test_a_letter_of_two_characters_is_written_in_brackets():
    assert SPANISH.encode("[CH]A[ll]C") == bytes([3, 1, 5 | AS_BLANK, 2])
    assert SPANISH.decode(SPANISH.encode("[CH]A[ll]C")) == "[CH]A[ll]C"
    assert SPANISH.letter(3) == "CH"
    with pytest.raises(AlphabetError) as raised:
        SPANISH.encode("A[RR]")
    assert (raised.value.symbol, raised.value.position) == ("RR", 1)


@pytest.mark.parametrize("text", ["[CH", "[", "A]"])
def test_a_bracket_left_open_is_no_letter_by_accident(text):
    assert not SPANISH.admissible(text)


@pytest.mark.parametrize("name", names())
def test_the_table_of_code_points_agrees_with_the_words(name):
    alphabet = load(name).alphabet
    letters = (*alphabet.upper, *alphabet.lower, *alphabet.folded)
    points = np.array([ord(letter) for letter in letters])
    assert alphabet.lookup[points].tobytes() == alphabet.word("".join(letters))
    assert np.count_nonzero(alphabet.lookup) == len(letters)
    assert alphabet.lookup.shape == (0x110000,)


@pytest.mark.parametrize("name", names())
@settings(deadline=None, derandomize=True)
@given(data=st.data())
def test_any_codes_of_a_board_are_read_back_as_they_were_written(name, data):
    alphabet = load(name).alphabet
    tiled = [code for code, s in enumerate(alphabet.upper, 1) if s not in alphabet.blank_only]
    blanks = [code | AS_BLANK for code in range(1, len(alphabet) + 1)]
    codes = bytes(data.draw(st.lists(st.sampled_from([0, *tiled, *blanks]))))
    assert alphabet.encode(alphabet.decode(codes)) == codes


@pytest.mark.parametrize("name", names())
@settings(deadline=None, derandomize=True)
@given(text=st.text(st.sampled_from("aÁþß[]éQÜ.?Ażch") | st.characters()))
def test_any_text_is_a_word_of_letters_or_refused_with_its_place(name, text):
    alphabet = load(name).alphabet
    try:
        codes = alphabet.word(text)
    except AlphabetError as error:
        assert error.symbol == list(symbols(text))[error.position]
        assert not alphabet.admissible(text)
    else:
        assert all(1 <= code <= len(alphabet) for code in codes)
        assert alphabet.word(alphabet.decode_word(codes)) == codes

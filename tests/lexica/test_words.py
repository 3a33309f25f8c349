"""Words of the rule documents, two-letter words, and what must not be in a list."""

import re
from pathlib import Path

import pytest

from stafla import editions
from stafla.words import Lexicon
from stafla.words.library import find
from stafla.words.readings.voikko import blocked_words
from tests.lexica.test_shipped import LANGUAGES

ADDITIONS = Path(__file__).parents[2] / "lexica" / "sv" / "curation" / "additions.tsv"
TWO_LETTER = {
    "en": 116,
    "fi": 42,
    "is": 174,
    "pl": 111,
    "sv": 150,
}


def lexicon(language: str) -> Lexicon:
    return find(editions.load(language))


def missing(language: str, words: str) -> list[str]:
    return [word for word in words.split() if word not in lexicon(language)]


@pytest.mark.proves("IS-20")
def test_the_icelandic_words_of_the_rules_are_there() -> None:
    named = "HRAKI LOKI REIÐA LOKIÐ KIMA OK IM JÓÐLIR RÓ EÐ IL LOKIÐI KIMAR"
    assert missing("is", named) == []


@pytest.mark.proves("IS-20")
@pytest.mark.parametrize("word", ["REYKJAVÍK", "SIGURÐUR", "GUÐRÚN", "BLÓMAFÍLL"])
def test_icelandic_names_and_invented_compounds_are_not(word: str) -> None:
    assert word not in lexicon("is")


@pytest.mark.proves("IS-20", "IS-21")
def test_icelandic_words_with_letters_that_have_no_tile_are_there() -> None:
    assert missing("is", "CHILI CHILESKUR QUART WEBER") == []


@pytest.mark.proves("FI-24", "FI-28")
def test_the_finnish_words_of_the_rules_are_there() -> None:
    assert missing("fi", "KOIRA KOIRAT SAUMA AJOS AI JA JAKAUMA KOIRAS TEHDÄ TEKEMINEN FOBIA") == []


@pytest.mark.proves("FI-24", "FI-28")
@pytest.mark.parametrize(
    "word", ["KOIRAN", "TEKI", "TEKEMISET", "NOPEAT", "PAREMPI", "HELSINKI", "YK", "EN", "NRO"]
)
def test_other_finnish_forms_names_and_abbreviations_are_not(word: str) -> None:
    assert word not in lexicon("fi")


@pytest.mark.proves("FI-24", "FI-28")
def test_finnish_words_that_everybody_says_are_there() -> None:
    """Adverbs, postpositions, particles and what has become an adjective; none of them inflects."""
    named = (
        "PALJON USEIN TODELLA KOTONA KOTIIN PARAS NOPEASTI JOPA LISÄKSI MERKITTÄVÄ JÄNNITTÄVÄ "
        "SULOINEN KUNNOSSA PAIKALLA HUOLISSAAN VÄLILLÄ VIERESSÄ AINAKIN TIETENKIN KERRAN ONNEKSI"
    )
    assert missing("fi", named) == []


@pytest.mark.proves("FI-24", "FI-28")
def test_finnish_pronouns_count_in_their_base_form_and_as_adverbs() -> None:
    bases = "MINÄ TÄMÄ SE JOKA MIKÄ KUKA JOKU JOKIN KUMPIKIN"
    adverbs = "SITÄ SIINÄ TÄHÄN MISSÄ MINNE MIKSI SILLÄ NIIN"
    assert missing("fi", f"{bases} {adverbs}") == []
    forms = "SEN SIITÄKÄÄN MINUA SINULLA HÄNEN JONKA JOTA NIITÄ TÄLLÄ MEILLÄ KENEN ITSENI"
    assert [word for word in forms.split() if word in lexicon("fi")] == []


@pytest.mark.proves("FI-28")
def test_finnish_plurals_and_infinitives_of_newer_words_are_there() -> None:
    """Of compounds, of words that Voikko does not know, and of verbs derived from verbs."""
    named = "BLOGI BLOGIT MEEMI MEEMIT KÄSIRAUDAT JALKARAUDAT VÄHENTÄÄ VÄHENTÄMINEN"
    assert missing("fi", named) == []


@pytest.mark.proves("FI-28")
def test_finnish_comparatives_participles_and_possessives_are_not() -> None:
    forms = "NOPEAMPI NOPEIN SUURIN KOSTUNUT KADOTETTU VARASTAMA OLLUT KOTINI ÄITISI NOPEAT"
    assert [word for word in forms.split() if word in lexicon("fi")] == []


@pytest.mark.proves("FI-25")
def test_finnish_slurs_are_barred_with_their_plurals() -> None:
    slurs = blocked_words()
    assert 20 <= len(slurs) <= 120
    assert {"neekeri", "neekerit", "ryssä", "ryssät", "jutku", "jutkut"} <= slurs
    assert [word for word in sorted(slurs) if word in lexicon("fi")] == []


@pytest.mark.proves("FI-25")
def test_coarse_words_and_names_of_peoples_are_no_hate_speech() -> None:
    assert missing("fi", "PASKA PERSE SUOMALAINEN MUSTALAINEN JUUTALAINEN HOMO LESBO") == []


@pytest.mark.proves("FI-26")
def test_finnish_letters_without_a_tile_occur() -> None:
    assert missing("fi", "ŠAKKI DATŠA ZEN EXIF") == []


@pytest.mark.proves("IS-20")
def test_icelandic_datives_of_fleiri_and_meiri_are_there() -> None:
    assert missing("is", "FLEIRUM FLEIRU MEIRU") == []


def test_english_words_that_are_written_with_an_accent_are_there() -> None:
    """The source's lists are UTF-8; read otherwise, each of these is lost."""
    assert missing("en", "CAFE CLICHE MATINEE MELEE ENTREE FETE SOIREE SMORGASBORD VICUNA") == []


def test_current_english_words_are_there() -> None:
    assert missing("en", "APP TECH BOT VLOG UMAMI OK LOL CYBER PHOTOSHOP AFF DEL MAX PSI") == []


@pytest.mark.parametrize("word", ["LONDON", "HTTP", "DONT", "VON", "GEFULLTEFISH", "ALOT"])
def test_english_names_misspellings_and_slips_are_not(word: str) -> None:
    assert word not in lexicon("en")


def curate() -> set[str]:
    """Words that stand in the Swedish list because somebody put them there, which prove nothing."""
    lines = ADDITIONS.read_text(encoding="utf-8").splitlines()
    return {line.split("\t")[0] for line in lines if line and not line.startswith("#")}


def independent(words: str) -> list[str]:
    """Words of a rule document or of a dictionary, none of them curated."""
    assert set(words.split()) & curate() == set()
    return words.split()


@pytest.mark.proves("SV-47")
def test_swedish_headwords_count_even_if_inflected_and_other_forms_do_not() -> None:
    """ÖGON is of the document; which other plurals are headwords is a fact."""
    headwords = independent("ÖGON GLASÖGON KLÄDER PENGAR SYSKON FÖRÄLDRAR GRÖNSAKER")
    known = [word for word in headwords if word in lexicon("sv")]
    assert {"ÖGON", "GLASÖGON", "KLÄDER", "SYSKON"} <= set(known)
    forms = "ÖGONEN ÖGAT BILEN BILAR HUSEN HUSET SPRINGER SPRUNGIT GODA HÄSTENS"
    assert [word for word in forms.split() if word in lexicon("sv")] == []


@pytest.mark.proves("SV-47")
def test_swedish_forms_with_another_stem_than_their_headword_count() -> None:
    """Dictionaries enter them with a reference: docs/words/sv.md tells the decision."""
    irregular = "ÄR VANN SPRANG STÖRRE BÄST MÄN FÖTTER MIG VÅRT VILLE HADE"
    assert missing("sv", irregular) == []
    compounds = "ÖVERVANN SJÖMÄN DAGBÖCKER SKOGSBÖNDER TOPPTJÄNSTEMÄN"
    assert [word for word in compounds.split() if word in lexicon("sv")] == []


@pytest.mark.proves("SV-47")
def test_swedish_words_that_everybody_says_are_there() -> None:
    """Adverbs, deponent verbs, short forms, participles of their own, compounds in use."""
    named = (
        "HURUVIDA UTOMLANDS NÅGONSTANS ANNANSTANS MESTADELS SÅVIDA HÄROMDAGEN MEDANS STACKARS "
        "TYCKAS BEHÖVAS INTERNET MAX TANKEVÄCKANDE INSPIRERAD LUFTMÄNGD NATTKIKARE TYGKASSE "
        "GIGG ÖGON"
    )
    assert missing("sv", named) == []
    short = "RUDA TAPP VEKE SÄLL METE PATT NORS BREDA HUMUS HELT FORT SNART SÄRSKILT PENGAR"
    assert missing("sv", short) == []


@pytest.mark.proves("SV-47")
def test_swedish_forms_that_a_program_can_make_of_every_verb_are_not() -> None:
    made = "OBOBBAD OBIPPAD TALGANDE ORECITERBARHET OPPAMMA TUPERBARHET"
    assert [word for word in made.split() if word in lexicon("sv")] == []


@pytest.mark.parametrize("word", ["SANDNEGER", "NEGERKYSS", "JUDEFRÅGA", "NIGGER"])
def test_swedish_slurs_are_not(word: str) -> None:
    assert word not in lexicon("sv")


@pytest.mark.proves("SV-48")
def test_derived_words_that_stand_under_another_headword_count() -> None:
    """The source enters them only as derivations of BESTÄLLA, UTREDA, HUGGA, DEMOKRATI …"""
    derived = "BESTÄLLARE UTREDARE HUGGARE ANVÄNDARE DEMOKRATISK SOCIOLOGISK DIPLOMATISK"
    assert missing("sv", " ".join(independent(derived))) == []


@pytest.mark.proves("SV-49")
def test_a_voluntary_s_between_the_parts_gives_two_words() -> None:
    """Compounds that Swedish dictionaries enter with "(s)"; PÄR(S)TITEL is the document's own."""
    for word in ("MAJOR(S)TITEL", "KANSLER(S)ÄMBETE", "DRIFT(S)LEDARE", "PLUTON(S)OFFICER"):
        both = word.replace("(S)", "S"), word.replace("(S)", "")
        assert independent(" ".join(both)) == [w for w in both if w in lexicon("sv")]
    assert missing("sv", "PÄRTITEL PÄRSTITEL") == []


@pytest.mark.proves("SV-51")
def test_accented_words_are_there_with_their_base_letters_alone() -> None:
    """Every entry with an accent of the source, the document's examples among them."""
    accented = (
        "allé crêpe jalapeño moçambikisk idé café armé kupé filé supé ateljé turné puré kliché"
    )
    alphabet = editions.load("sv").alphabet
    spelled = [alphabet.decode_word(alphabet.word(word)) for word in accented.split()]
    assert spelled[:4] == ["ALLE", "CREPE", "JALAPENO", "MOCAMBIKISK"]
    assert missing("sv", " ".join(independent(" ".join(spelled)))) == []
    assert "ALLENA" in lexicon("sv")


@pytest.mark.proves("SV-53")
def test_words_with_letters_that_only_a_blank_can_name_are_there() -> None:
    assert missing("sv", " ".join(independent("MÜSLI WATT WEBB QUIZ LÆSTADIANSK"))) == []


@pytest.mark.proves("SV-03")
def test_the_words_of_the_swedish_examples_are_there() -> None:
    assert missing("sv", "BEHAG PEDAGOG OBEHAG BEHAGA BE ED HA AG GO") == []


@pytest.mark.proves("SV-55")
def test_a_part_of_a_phrase_that_is_an_entry_itself_is_there() -> None:
    assert missing("sv", " ".join(independent("PLETI"))) == []


@pytest.mark.proves("SV-55")
@pytest.mark.parametrize("word", ["SILK", "SCREEN", "KRETI"])
def test_parts_of_swedish_phrases_are_not(word: str) -> None:
    assert word not in lexicon("sv")


@pytest.mark.proves("SV-54")
@pytest.mark.parametrize(
    "word",
    [
        *("MUSLI", "MYSLI", "LÄSTADIAN", "LAESTADIAN", "LÄSTADIANISM", "LAESTADIANISM"),
        *("LÄSTADIANSK", "LAESTADIANSK", "VATT", "VEBB", "VEBBSIDA", "VEEKEND", "VHISKY"),
        "SANDVICH",
    ],
)
def test_no_swedish_word_has_a_letter_in_place_of_ü_æ_or_w(word: str) -> None:
    assert word not in lexicon("sv")


@pytest.mark.proves("SV-54")
def test_every_swedish_word_with_ü_or_æ_is_of_the_two_that_the_rule_knows() -> None:
    """And none is there a second time with what may not stand in for the letter."""
    words = set(lexicon("sv").words())
    rare = {word for word in words if set(word) & set("ÜÆ")}
    assert {"MÜSLI", "LÆSTADIAN", "LÆSTADIANISM", "LÆSTADIANSK"} <= rare
    assert [word for word in sorted(rare) if "MÜSLI" not in word and "LÆSTADIAN" not in word] == []
    replaced = {"Ü": ("U", "Y", "UE"), "Æ": ("Ä", "AE", "E"), "W": ("V", "VV")}
    twins = {
        word.replace(letter, other)
        for word in rare
        for letter, others in replaced.items()
        for other in others
        if letter in word
    }
    assert words & twins == set()


def test_swedish_headwords_of_initials_are_there() -> None:
    assert missing("sv", "BB EU USA IQ SM TV CD DVD VM OS") == []


def test_common_swedish_words_are_there() -> None:
    named = (
        "DET NI DE MIG DIG ETT INTE MOT HOS JA NEJ ÄTA SITTA LE TA POJKE SPADE KULLE TOMTE "
        "DEMOKRATISK ARBETARE LÅS GÅS MALT VITE ÖKEN SJU HEJ"
    )
    assert missing("sv", named) == []


@pytest.mark.proves("SV-47")
@pytest.mark.parametrize("word", ["DAGBÖCKER", "FRIGJORDE", "HUSEN", "BILAR", "LNA", "ARABKUK"])
def test_swedish_inflected_forms_and_inventions_are_not(word: str) -> None:
    assert word not in lexicon("sv")


@pytest.mark.proves("PL-11")
def test_the_polish_words_of_the_rules_are_there() -> None:
    named = (
        "WYTĘŻAMY PRÓB PRÓBUJE SPRÓBUJE SPRÓBUJEMY DAR ER UD MASZERUJ JA TRANSFER PRYMAS "
        "ŻÓŁĆ GĘŚ CHRZĄSZCZ KOTAMI ŹDŹBŁO"
    )
    assert missing("pl", named) == []


@pytest.mark.proves("PL-11")
@pytest.mark.parametrize("word", ["WYŁĘŻAMY", "MGR", "ITD", "WC", "WA", "UP", "GDAŃSK"])
def test_polish_slips_abbreviations_and_names_are_not(word: str) -> None:
    assert word not in lexicon("pl")


@pytest.mark.parametrize(("language", "count"), TWO_LETTER.items())
def test_two_letter_words_are_as_many_as_were_chosen(language: str, count: int) -> None:
    assert len(lexicon(language).words(2)) == count


@pytest.mark.proves("IS-20", "FI-24", "PL-11", "SV-50")
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_two_to_fifteen_letters_of_the_alphabet(language: str) -> None:
    letters = "".join(editions.load(language).alphabet.upper)
    fits = re.compile(f"[{letters}]{{2,15}}").fullmatch
    sample = (word for length in (2, 3, 4, 15) for word in lexicon(language).words(length))
    assert [word for word in sample if not fits(word)] == []
    assert set(lexicon(language).by_length) == set(range(2, 16))

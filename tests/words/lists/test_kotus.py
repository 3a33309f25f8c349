"""The Kotus headword list as a Finnish base (FI-28)."""

import gzip
import lzma
from collections.abc import Callable
from pathlib import Path

import pytest

from stafla import editions
from stafla.words import ListFault, read_words
from stafla.words.lists import kotus
from stafla.words.lists.inflection import fourth_infinitive, plural

LIST = """\ufeff<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE kotus-sanalista SYSTEM "kotus-sanalista.dtd">
<!-- a small list of our own in the same format -->
<kotus-sanalista>
<st><s>aalto</s><t><tn>1</tn><av>I</av></t></st>
<st><s>aaltopelto</s></st>
<st><s>pelto</s><hn>1</hn><t><tn>1</tn><av>I</av></t></st>
<st><s>nopea</s><t><tn>15</tn></t></st>
<st><s>hakata</s><t taivutus="x"><tn>73</tn><av>A</av></t></st>
<st><s>nahka</s><t><tn>9</tn><av astevaihtelu="valinnainen">D</av></t></st>
<st><s>kana</s><t><tn>10</tn></t></st>
<st><s>sakset</s><t><tn>7</tn></t></st>
<st><s>vanhapiika</s><t><tn>51</tn></t></st>
<st><s>neekeri</s><t><tn>6</tn></t></st>
<st><s>eilen</s><t><tn>99</tn></t></st>
<st><s>a-luokka</s></st>
</kotus-sanalista>
"""
WORDS = {
    "AALTO", "AALLOT", "AALTOPELTO", "AALTOPELLOT", "PELTO", "PELLOT", "NOPEA", "HAKATA",
    "HAKKAAMINEN", "NAHKA", "NAHAT", "NAHKAT", "KANA", "KANAT", "SAKSET", "VANHAPIIKA", "EILEN",
}  # fmt: skip


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.xml"
    path.write_text(LIST, encoding="utf-8")
    return path


def words_of(
    entries: list[kotus.Headword], is_noun: Callable[[str], bool | None], barred: frozenset[str]
) -> list[str]:
    """The words of some entries."""
    return [word for word, _ in kotus.words(entries, is_noun, barred)]


@pytest.mark.proves("FI-24", "FI-25", "FI-28")
def test_headwords_come_with_plurals_and_fourth_infinitives(small: Path) -> None:
    read = read_words(small, editions.load("fi"))
    alphabet = editions.load("fi").alphabet
    found = bytes(read.codes).split(b"\0")[:-1]
    assert {alphabet.decode_word(word) for word in found} == WORDS
    # the line of the file that somebody would look into
    assert read.skipped == ((16, "a-luokka", "foreign-letter"),)


def test_an_adjective_has_no_plural_even_where_nobody_knows_the_word() -> None:
    entries = [kotus.Headword("nopea", [kotus.Inflection(15)])]
    assert words_of(entries, lambda word: None, frozenset()) == ["nopea"]


@pytest.mark.proves("FI-28")
def test_a_compound_inflects_like_its_last_word_not_like_what_its_letters_end_in() -> None:
    """*talvisota* does not end in *isota*, *omenankara* not in *ankara*."""
    inflected = (
        ("isota", 72), ("sota", 10), ("ankara", 10), ("kara", 10), ("epuu", 18), ("puu", 18),
        ("koulu", 2), ("talvi", 7), ("omena", 11), ("hake", 48), ("ilomieli", 7), ("isyys", 40),
        ("syys", 99),
    )  # fmt: skip
    compounds = ("talvisota", "omenankara", "hakepuu", "xkoulu", "ilomielisyys")
    entries = [kotus.Headword(word, [kotus.Inflection(number)]) for word, number in inflected]
    entries += [kotus.Headword(word) for word in compounds]
    found = set(words_of(entries, lambda word: word != "ankara", frozenset()))
    assert {"talvisotat", "omenankarat", "hakepuut", "xkoulut", "ilomielisyydet"} <= found
    assert "talvisoneminen" not in found


@pytest.mark.parametrize("word", ["", "s", "a", "sä", "yö", "äs", "lla"])
def test_an_entry_without_a_word_or_with_a_strange_gradation_does_not_end_an_import(
    word: str,
) -> None:
    kinds = ("", "A", "D", "Z", "AB", "a")
    inflections = [kotus.Inflection(number, kind) for number in range(1, 102) for kind in kinds]
    found = words_of([kotus.Headword(word, inflections)], lambda word: True, frozenset())
    assert found[:1] == [word] * (len(word) > 1)


@pytest.mark.proves("FI-24")
def test_names_and_abbreviations_of_the_list_are_no_words_of_the_game() -> None:
    words = (("EU", 99), ("CD", 99), ("Jussi", 5), ("Koraani", 5), ("valo", 1))
    entries = [kotus.Headword(word, [kotus.Inflection(number)]) for word, number in words]
    found = words_of(entries, lambda word: True, frozenset())
    assert found == ["valo", "valot"]


@pytest.mark.proves("FI-28")
def test_every_homonym_has_its_own_forms() -> None:
    """*laki* is a law and a summit, *aika* a time and an adverb; each stands in an entry."""
    entries = [
        kotus.Headword(word, [kotus.Inflection(number, kind)])
        for word, number, kind in (
            ("laki", 5, "D"), ("laki", 7, "D"), ("aika", 9, "D"), ("aika", 99, ""),
            ("panna", 67, ""), ("panna", 9, ""),
        )
    ]  # fmt: skip
    found = set(words_of(entries, lambda word: None, frozenset()))
    assert found == {"laki", "lait", "laet", "aika", "ajat", "panna", "paneminen", "pannat"}


@pytest.mark.parametrize(
    ("packed", "ending"), [(lzma.compress, ".xz"), (gzip.compress, ".gz"), (gzip.compress, ".GZ")]
)
def test_the_list_may_be_packed(small: Path, packed: object, ending: str) -> None:
    assert callable(packed)
    path = small.with_name(small.name + ending)
    path.write_bytes(packed(small.read_bytes()))
    assert kotus.read(path) == kotus.read(small)


@pytest.mark.parametrize(
    "text",
    ["<kotus-sanalista><st>", "no XML", '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', ""],
)
def test_what_is_no_such_list_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.xml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ListFault) as caught:
        kotus.read(path)
    assert caught.value.code == "xml"


def test_a_packed_file_cut_short_is_refused(small: Path) -> None:
    path = small.with_name("cut.xml.xz")
    path.write_bytes(lzma.compress(small.read_bytes())[:-20])
    with pytest.raises(ListFault) as caught:
        kotus.read(path)
    assert caught.value.code == "unreadable"


@pytest.mark.proves("FI-28")
@pytest.mark.parametrize(
    ("word", "number", "kind", "expected"),
    [
        ("valo", 1, "", "valot"), ("puku", 1, "M", "puvut"), ("laatikko", 4, "A", "laatikot"),
        ("risti", 5, "", "ristit"), ("cocktail", 5, "", "cocktailit"), ("joki", 7, "D", "joet"),
        ("kärki", 7, "L", "kärjet"), ("aika", 9, "D", "ajat"), ("vaaka", 9, "D", None),
        ("koira", 10, "", "koirat"), ("ylempi", 16, "H", "ylemmät"), ("käsi", 27, "", "kädet"),
        ("kynsi", 28, "", "kynnet"), ("lapsi", 29, "", "lapset"), ("kaksi", 31, "", "kahdet"),
        ("tytär", 32, "C", "tyttäret"), ("kerroin", 33, "K", "kertoimet"),
        ("lämmin", 35, "H", "lämpimät"), ("onneton", 34, "C", "onnettomat"),
        ("alaston", 34, "", "alastomat"), ("nainen", 38, "", "naiset"),
        ("vastaus", 39, "", "vastaukset"), ("kalleus", 40, "", "kalleudet"),
        ("rengas", 41, "G", "renkaat"), ("ruis", 41, "D", "rukiit"), ("mies", 42, "", "miehet"),
        ("kevät", 44, "", "keväät"), ("tuhat", 46, "", "tuhannet"), ("sade", 48, "F", "sateet"),
        ("aie", 48, "D", "aikeet"), ("penger", 49, "G", "penkereet"), ("häät", 18, "", None),
        ("parfait", 22, "", None), ("valo", 34, "C", None), ("valo", 34, "", None),
        ("sanoa", 52, "", None),
        # a gradation that the word's letters do not have
        ("valo", 1, "A", None), ("vieras", 41, "A", None), ("kerroin", 33, "A", None),
        ("tytär", 32, "A", None), ("häntä", 10, "J", "hännät"),
        # a plural already, whatever its class
        ("sortsit", 5, "", None), ("housut", 49, "", None), ("olut", 43, "", "oluet"),
        ("market", 5, "", "marketit"), ("twist", 5, "", "twistit"), ("treffit", 5, "", None),
        # not of the class of those that it ends like
        ("balalaika", 12, "", "balalaikat"), ("poika", 10, "D", "pojat"),
        ("taika", 9, "D", "taiat"), ("kevätaika", 9, "D", "kevätajat"),
    ],
)  # fmt: skip
def test_plurals_by_class(word: str, number: int, kind: str, expected: str | None) -> None:
    assert plural(word, number, kind) == expected


@pytest.mark.proves("FI-28")
@pytest.mark.parametrize(
    ("word", "number", "kind", "expected"),
    [
        ("sanoa", 52, "", "sanominen"), ("huutaa", 54, "F", "huutaminen"),
        ("tuntea", 59, "J", "tunteminen"), ("voida", 62, "", "voiminen"),
        ("käydä", 65, "", "käyminen"), ("kahista", 66, "", "kahiseminen"),
        ("tulla", 67, "", "tuleminen"), ("raadella", 67, "F", "raateleminen"),
        ("valita", 69, "", "valitseminen"), ("juosta", 70, "", "juokseminen"),
        ("tehdä", 71, "", "tekeminen"), ("lämmetä", 72, "H", "lämpeneminen"),
        ("hypätä", 73, "B", "hyppääminen"), ("maata", 73, "D", "makaaminen"),
        ("kirvota", 74, "E", "kirpoaminen"), ("selvitä", 75, "", "selviäminen"),
        ("tietää", 76, "F", "tietäminen"), ("kumajaa", 77, "", None), ("koira", 10, "", None),
    ],
)  # fmt: skip
def test_fourth_infinitives_by_class(
    word: str, number: int, kind: str, expected: str | None
) -> None:
    assert fourth_infinitive(word, number, kind) == expected


@pytest.mark.proves("FI-28")
@pytest.mark.parametrize(
    ("word", "number", "plural_too"),
    [
        ("koira", 10, True), ("vastaus", 39, True), ("nopea", 15, False), ("onneton", 34, False),
        ("nainen", 38, False), ("sokkelias", 41, False), ("tehokas", 41, False),
        ("iäkäs", 41, False), ("lempeä", 15, False), ("ihmelias", 41, False), ("terävä", 10, False),
        ("tukeva", 10, False), ("vehreliäs", 41, False),
    ],
)  # fmt: skip
def test_a_word_that_nobody_knows_has_a_plural_unless_it_looks_like_an_adjective(
    word: str, number: int, plural_too: bool
) -> None:
    entries = [kotus.Headword(word, [kotus.Inflection(number)])]
    found = words_of(entries, lambda word: None, frozenset())
    assert found[0] == word and (len(found) == 2) is plural_too


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("list.xml", True), ("list.xml.xz", True), ("list.xml.gz", True), ("LIST.XML", True),
        ("list.txt", False), ("list.txt.xz", False), ("list.xz", False), ("xml", False),
    ],
)  # fmt: skip
def test_the_list_is_known_by_its_name(name: str, taken: bool) -> None:
    assert kotus.is_kotus(Path("folder") / name) is taken


def test_a_list_that_cannot_be_opened_is_told_with_the_reason(tmp_path: Path, small: Path) -> None:
    short = small.with_name("cut.xml.gz")
    short.write_bytes(gzip.compress(small.read_bytes())[:-20])
    missing = tmp_path / "none.xml"
    for path, why in ((missing, "No such file or directory"), (short, "EOFError")):
        with pytest.raises(ListFault) as caught:
            kotus.read(path)
        assert caught.value.code == "unreadable"
        assert caught.value.details == {"file": str(path), "why": why}


TABLE = """\
Hakusana\tHomonymia\tSanaluokka\tTaivutustiedot
aalto\t\tsubstantiivi\t1*I
aaltopelto\t\tsubstantiivi\t
pelto\t\tsubstantiivi\t1*I
aika\t1\tsubstantiivi\t9*D
aika\t2\tadjektiivi, adverbi\t99
kuusi\t1\tsubstantiivi\t24
kuusi\t2\tnumeraali\t27
kosto\t\tadjektiivi\t1
sininen\t\tadjektiivi, substantiivi\t38
hakata\t\tverbi\t73*A
aueta\t\tverbi\t72*D, 74*D
alpi\t\tsubstantiivi\t7*E, (5)
huti\t\tsubstantiivi\t5(*F)
eilen\t\tadverbi\t99
Suomi\t\tsubstantiivi\t8
3D-tulostin\t\tsubstantiivi\t
"""
TABLE_WORDS = {
    "AALTO", "AALLOT", "AALTOPELTO", "AALTOPELLOT", "PELTO", "PELLOT", "AIKA", "AJAT", "KUUSI",
    "KUUSET", "KOSTO", "SININEN", "SINISET", "HAKATA", "HAKKAAMINEN", "AUETA", "AUKEAMINEN",
    "AUKENEMINEN", "ALPI", "ALVET", "ALPIT", "HUTI", "HUTIT", "HUDIT", "EILEN",
}  # fmt: skip


@pytest.mark.proves("FI-28")
@pytest.mark.parametrize("before", ["", "\ufeff"])
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_the_table_of_2024_tells_nouns_and_verbs(tmp_path: Path, before: str, ends: str) -> None:
    """Of the two *kuusi* the spruce has a plural, the number none; an adjective has none either."""
    path = tmp_path / "nykysuomensanalista2024.csv"
    path.write_text(before + TABLE, encoding="utf-8", newline=ends)
    fi = editions.load("fi")
    found = bytes(read_words(path, fi).codes).split(b"\0")[:-1]
    assert {fi.alphabet.decode_word(word) for word in found} == TABLE_WORDS


def test_the_table_may_be_packed_and_has_to_be_utf_8(tmp_path: Path) -> None:
    fi = editions.load("fi")
    packed = tmp_path / "list.txt.gz"
    packed.write_bytes(gzip.compress(TABLE.encode()))
    assert len(read_words(packed, fi).codes)
    hyphened = tmp_path / "list.csv"
    hyphened.write_text(TABLE + "a-luokka\t\tsubstantiivi\t9*A\n", encoding="utf-8")
    assert [(one.line, one.text) for one in read_words(hyphened, fi).skipped] == [
        (18, "a-luokka"),
        (18, "a-luokat"),
    ]
    latin = tmp_path / "list.txt"
    latin.write_bytes(TABLE.encode() + "sää\t\tsubstantiivi\t18\n".encode("latin-1"))
    with pytest.raises(ListFault) as fault:
        read_words(latin, fi)
    assert fault.value.details == {"encoding": "UTF-8", "line": 18}
    other = tmp_path / "words.txt"
    other.write_text("hakusana\naalto\n")
    assert len(bytes(read_words(other, fi).codes).split(b"\0")) == 3

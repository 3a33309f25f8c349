"""Words that players of a language do not use, or use for something else, stay out of its texts.

Each was read by a native player as wrong or stiff; docs/glossary.md has the word to use.
"""

import re

import pytest
from fluent.syntax import ast

from stafla.data.catalogue import LANGUAGES, catalogue
from tests.architecture.test_locales import AREAS, entries

AVOIDED = {
    "is": {
        r"andstæðing": "mótherji",
        r"\bpok(i|a|ann|anum|ans)\b": "skjóða",
        r"rekk(i|a|ann|anum)\b": "standur",
        r"vélmenni": "þjarkur",
        r"tengil": "hlekkur",
        r"málskot|áfrýj": "bera undir dómara",
        r"leikskrá": "skrá spilsins; leikskrá is a theatre programme",
        r"á þrotum": "búinn; á þrotum is nearly used up",
        r"dæmt úr leik": "ógilt; a player is dæmdur úr leik",
        r"leiknum er lokið": "spilinu er lokið; a leikur is a move",
        r"aðgangstákn": "lykill, as on the page where it is made",
        r"\(ur\)": "hefur hætt; a participle names the sex",
        r"[aA]ðal(leik|lögn)": "meistaraleikur",
    },
    "fi": {
        r"\bhaaste(?!t)": "haasto; haaste is a task or an invitation",
        r"keskeyttä(minen|mistä|miseen)|\bkeskeytä": "mitätöidä; keskeyttää is to pause",
        r"lautakumppani": "oikean laudan ääressä",
        r"\blaito(s|ksen|sta)\b": "versio",
        r"kutsuja": "vetäjä; kutsuja is one who invites",
        r"tietokonepelaaja": "botti",
        r"\bvalita tuomarille": "vie tuomarille",
        r"näkymättöm": "piilossa; näkymätön is invisible",
        r"arpa (suosi|osui)": "voitti arvonnan",
        r"(?<![eE]eman )\blistal[lt]a\b": "sanalistassa, sanalistasta",
        r"\b[rR]ating": "vahvuusluku",
        r"\b[vV]ed(ä|et)": "nostaa",
        r"\b[sS]eura(n|sta|t)?\b": "kerho",
        r"[kK]ilpailunjohtaja": "turnauksen johtaja",
        r"parinmuodostu|lohko": "paritus, sarja",
        r"nimittäin": "nimien mukaan; nimittäin is namely",
        r"[pP]ääsiirt": "mestarisiirto",
    },
    "sv": {
        r"\b[rR]atat\b|\b[rR]atade\b": "rankat; ratat is rejected",
        r"spela om partiet": "spela igenom; spela om is to play anew",
        r"står sig|står kvar": "godkänns, ligger kvar",
        r"\bgodta": "acceptera",
        r"utropare": "spelledare",
        r"brädkompis": "vid riktigt bräde",
        r"premierut": "bonusruta",
        r"datorspelare|motspelare": "bot, motståndare",
        r"partiprotokoll": "partifil",
        r"\bRetur\b": "Enter",
        r"\bär i tur\b": "är vid draget",
        r"passnyck|\btoken\b": "lösennyckel, nyckel",
        r"[hH]uvuddrag": "mästardrag",
        r"\bhen\b": "the name, sitt eget",
    },
    "pl": {
        r"\bedycj": "zasady, zestaw zasad",
        r"\bwydani[ea]": "zasady; wydanie is of a book",
        r"\breguł": "zasady",
        r"odnośnik": "link",
        r"\bduplikat": "belgijka",
        r"gracz\w* komputerow": "bot",
        r"zegar idzie": "zegar chodzi",
        r"\bobaj się\b": "obie strony; obaj is for two men",
        r"\bziarn": "liczba startowa",
        r"\bpasuje\.": "{ $name }: pas.; pasuje is also fits",
        r"\b(robotnik|planist)": "proces roboczy, scheduler",
        r"\b[tT]oken(?!s)": "klucz",
        r"[lL]ist[aęą] słów": "słownik",
        r"\(a\)": "the present or a noun; a past tense names the sex",
        r"[kK]ierownik": "prowadzący",
    },
    "en": {
        r"\b[wW]hoever\b": "you, anyone",
        r"\b([sS]ome|[eE]very)body\b": "someone, everyone, a player",
        r"\bin vain\b": "unsuccessful challenge",
        r"\bthe lot favours\b": "won the starting draw",
        r"\b(call|calls|called) (it |the game )?off\b": "abort; cancel a table",
        r"\btake along|taken along\b": "download",
        r"\bwatchers?\b": "spectator",
        r"\bbelong together\b": "wrong name or password",
        r"(?<![Tt]here )\bis no (number|letter|tile|score|play|record)\b": "is not a",
        r"\b[rR]eckoned\b": "calculated",
        r"\b[wW]rong challenge\b": "unsuccessful challenge",
        r"\bplayer a line\b": "one player per line",
    },
}


def pieces(node: ast.BaseNode) -> list[str]:
    """What a message says, piece by piece, without its variables."""
    if isinstance(node, ast.TextElement):
        return [node.value]
    parts = [value for value in vars(node).values() if isinstance(value, (ast.BaseNode, list))]
    inner = [one for part in parts for one in (part if isinstance(part, list) else [part])]
    return [text for one in inner if isinstance(one, ast.BaseNode) for text in pieces(one)]


@pytest.mark.parametrize("language", sorted(AVOIDED))
def test_no_text_has_a_word_that_players_do_not_use(language: str) -> None:
    said = [
        (name, text)
        for area in AREAS
        for name, message in entries(language, area).items()
        for text in pieces(message)
    ]
    assert len(said) > 1_500
    found = {
        (name, text): better
        for name, text in said
        for word, better in AVOIDED[language].items()
        if re.search(word, text)
    }
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_gave_no_name_is_called_by_a_noun(language):
    """Sentences speak of players in the third person: nobody says “You passes”."""
    say = catalogue(language, "cli", "pastimes", "device", "table")
    names = {say("cli-you"), say("solo-you"), say("device-you")}
    assert len(names) == 1
    assert names.isdisjoint({"You", "Þú", "Sinä", "Du", "Ty"})

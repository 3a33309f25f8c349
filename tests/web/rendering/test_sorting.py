"""Names stand where the readers of a language look for them."""

from random import Random

import pytest

from stafla.data.catalogue import LANGUAGES
from stafla.data.sorting import LETTERS, name_key

ORDERS = {
    "is": "Axel Áslaug Birna Dagur Eva Élín Iða Ísak Jón Olga Ólöf Una Úlfur Zoë Þóra Ægir Ösp Åse",
    "fi": "Aarne Elsa Vera Väinö Wilma Zaida Åke Äänis Östen",
    "sv": "Anna Édith Eva Olle Yngve Zara Åke Äril Öivind",
    "pl": "Adam Ąćma Celina Ćwik Lena Łucja Maria Ola Ósma Paweł Stefan Śliwa Zofia Źrebak Żaneta",
    "en": "Åke Ann Émile Eve Łucja Lukas Óscar Otto Zoe",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_stand_in_the_order_of_the_language(language):
    names = ORDERS[language].split()
    shuffled = Random(language).sample(names, len(names))
    assert sorted(shuffled, key=lambda name: name_key(name, language)) == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_an_alphabet_stand_once(language):
    assert len(set(LETTERS[language])) == len(LETTERS[language])


def test_capitals_signs_and_other_scripts_have_their_places():
    names = ["", "1:a klubben", "Bo", "bo Ek", "Bo-Göran", "Boel", "Łódź", "Öst", "Жан"]
    assert sorted(set(names), key=lambda name: name_key(name, "sv")) == names


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("sv", "Zara Ängel Ærø Ödla Øst"),  # æ as ä, ø as ö
        ("fi", "Yrjö Üto Zaida"),  # ü as y
        ("is", "Þór Ænes Ärla Öl Øyvind"),
    ],
)
def test_letters_of_neighbours_stand_with_their_own(language, names):
    assert sorted(names.split(), key=lambda name: name_key(name, language)) == names.split()


def test_letters_written_in_two_signs_stand_as_in_one():
    assert name_key("A\u030ake", "sv")[0] == name_key("Åke", "sv")[0]

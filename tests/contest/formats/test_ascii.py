"""Names in ASCII lose nothing and look like themselves."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from stafla.contest.formats.ascii import plain, unplain
from tests.contest.formats.sheets import LETTERS

SIGNS = "~'/\",.u7E1420aolLsó中ł\u0301 "


@pytest.mark.parametrize(
    ("name", "spelled"),
    [
        ("Ærlækur, Þór", "~+Arl~+akur, ~+T~'or"),
        ("Wiśniewska, Łucja", "Wi~'sniewska, ~/Lucja"),
        ("Äyräväinen, Åke", '~"Ayr~"av~"ainen, ~*Ake'),
        ("O'Hara, Zoë", "O'Hara, Zo~\"e"),
        ("中村, K.", "~u4E2D.~u6751., K."),
        ("~'o", "~u7E.'o"),
        ("a~b", "a~b"),
    ],
)
def test_names_of_our_languages(name, spelled):
    assert plain(name) == spelled
    assert unplain(spelled) == name


@given(st.text() | st.text(SIGNS) | st.text(LETTERS))
@example("~u7E.'o")
@example("~~'o")
def test_every_name_comes_back(name):
    if any("\ud800" <= sign <= "\udfff" for sign in name):
        return
    assert plain(name).isascii()
    assert unplain(plain(name)) == name


@given(st.text(st.characters(max_codepoint=127)) | st.text("~'\",./u7E142oal", max_size=20))
@example("~u7E.u7E.'o")
@example("~u142.")
@example("~uD800.~u110000.~u7F.")
def test_every_text_of_another_program_stays_as_it_was(text):
    assert plain(unplain(text)) == text

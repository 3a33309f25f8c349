"""Which analyses by Voikko are forms that the Finnish rule names (FI-28)."""

import pytest

from stafla.words.readings import Options
from stafla.words.readings.finnish import Analysis, form

RULE = Options()


@pytest.mark.proves("FI-28")
@pytest.mark.parametrize(
    ("analysis", "base", "named"),
    [
        ("[Ln][Xp]koira[X]koir[Sn][Ny]a", "koira", "substantiivi, yksikön nominatiivi"),
        ("[Ln][Xp]koira[X]koir[Sn][Nm]at", "koira", "substantiivi, monikon nominatiivi"),
        ("[Lt][Xp]tehdä[X]tehd[Tn1][Eb]ä", "tehdä", "1. infinitiivi"),
        ("[Lt][Xp]tehdä[X]teke[Tn4]mi[Sn][Ny]nen", "tehdä", "4. infinitiivi"),
        ("[Ll][Xp]nopea[X]nope[Sn][Ny]a", "nopea", "adjektiivi, yksikön nominatiivi"),
        ("[Lc][Xp]ja[X]ja", "ja", "konjunktio"),
        (
            "[Ln][Xp]aurinko[X]aurinko[Ll][Xj]inen[X]i[Sn][Ny]nen",
            "aurinkoinen",
            "adjektiivi, yksikön nominatiivi",
        ),
        (
            "[Lt][Xp]käydä[X]käy[Ll]v[Xj]ä[X]y[Ln][Xj]ys[X]y[Sn][Ny]s",
            "käyvyys",
            "substantiivi, yksikön nominatiivi",
        ),
        # a comparative that is a noun of its own, and a noun made of a negative participle
        (
            "[Ln][Xp]vanhempi[X]vanhe[Sn][Ny][Cc]mpi",
            "vanhempi",
            "substantiivi, yksikön nominatiivi",
        ),
        (
            "[Lt][Xp]tehdä[X]teke[Ln]m[Xj]ä[X]ä[Re][Ll][Xj]tön[X]ttömy[Ln][Xj]ys[X]y[Sn][Ny]s",
            "tekemättömyys",
            "substantiivi, yksikön nominatiivi",
        ),
    ],
)
def test_the_forms_of_the_rule_are_admitted(analysis: str, base: str, named: str) -> None:
    assert (Analysis(analysis).base, form(Analysis(analysis), RULE)) == (base, named)


@pytest.mark.proves("FI-24", "FI-28")
@pytest.mark.parametrize(
    "analysis",
    [
        "[Ln][Xp]koira[X]koir[Sg][Ny]an",  # koiran, genitive
        "[Lt][Xp]tehdä[X]tehd[Tt][Ap][P4][Et]ä",  # tehdä, passive
        "[Ll][Xp]nopea[X]nope[Sn][Nm]at",  # nopeat
        "[Ll][Xp]hyvä[X]pare[Sn][Ny][Cc]mpi",  # parempi, comparative
        "[Lep][Xp]Helsinki[X]helsink[Sn][Ny]i",  # a place
        "[La][Xr]jj[X][Xp]YK[X]yk[Sn][Ny]",  # an abbreviation
        "[Lee][Xp]Hal[X]hal[Sn][Ny]pa[Ef]",  # a name with a clitic
        "[Lt][Xp]juosta[X]juokse[Ll][Rv]v[Xj]a[X][Sn][Ny]a",  # juokseva, participle
        "[Lt][Xp]tuoda[X]tuo[Ll]v[Xj]a[X][Sn][Ny]a",  # tuova, participle without a tag of its own
        "[Lk][Tt][Xp]ei[X]e[P1][Ny]n",  # en, the negative verb's 1st person
    ],
)
def test_other_forms_names_and_abbreviations_are_not(analysis: str) -> None:
    assert form(Analysis(analysis), RULE) is None


@pytest.mark.proves("FI-27", "FI-28")
@pytest.mark.parametrize(
    ("analysis", "agreed"),
    [
        ("[Ll][Xp]nopea[X]nope[Sn][Nm]at", Options(adjective_plurals=True)),
        ("[Lt][Xp]tehdä[X]teke[Tn4]mi[Sn][Nm]set", Options(infinitive_plurals=True)),
        (
            "[Ln][Xp]auto[X]auto[Sn][Ny][Bh][Bc][Ln][Xp]talli[X]tall[Sn][Ny]i",
            Options(guessed_boundaries=1),
        ),
    ],
)
def test_further_forms_may_be_agreed(analysis: str, agreed: Options) -> None:
    assert form(Analysis(analysis), RULE) is None
    assert form(Analysis(analysis), agreed) is not None


def test_a_compound_keeps_the_form_of_its_first_part() -> None:
    analysis = Analysis("[Ln][Xp]kissa[X]kiss[Sg][Ny]an[Bh][Bc][Ln][Xp]päivä[X]päiv[Sn][Nm]ät")
    assert (analysis.base, analysis.guessed_boundaries) == ("kissanpäivä", 1)


@pytest.mark.proves("FI-28")
@pytest.mark.parametrize(
    "analysis",
    [
        "[Lt][Xp]tehdä[X]teke[Tn4]mi[Sg][Ny]sen",  # tekemisen, genitive
        "[Lt][Xp]tehdä[X]teke[Tn3]mä[Sn][Ny]",  # tekemä, 3rd infinitive
        "[Lt][Xp]tehdä[X]teke[Tn3]mä[Sine][Ny]ssä",  # tekemässä
        "[Lt][Xp]tehdä[X]tehd[Tn1][Ektr]äkse[O1y]ni",  # tehdäkseni
        "[Lt][Xp]tehdä[X]teke[Ln]m[Xj]ä[X]ä[Re][Ll][Xj]tön[X]tö[Sn][Ny]n",  # tekemätön
        "[Lnl][Xp]vanha[X]vanhe[Sn][Ny][Cc]mpi",  # vanhempi, of vanha
    ],
)
def test_other_infinitives_and_participles_are_not(analysis: str) -> None:
    everything = Options(adjective_plurals=True, infinitive_plurals=True, guessed_boundaries=9)
    assert form(Analysis(analysis), everything) is None


def test_a_class_at_the_very_end_speaks_of_the_compound_as_a_whole() -> None:
    analysis = Analysis("[Ln][Xp]puna[X]puna[Bc][Ln][Xp]nuttu[X]nut[Sn][Nm]ut[Ln]")
    assert (analysis.tags, analysis.base) == (["Sn", "Nm"], "punanuttu")


def test_a_base_has_no_marks_of_boundaries() -> None:
    analysis = Analysis("[Ln][Xp]kissan=päivä[X]kissan=päiv[Sn][Ny]ä")
    assert analysis.base == "kissanpäivä"
    assert Analysis("[Lh]kissan=päivä").base == "kissanpäivä"

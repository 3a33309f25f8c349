"""Nothing frequent is missing in the shipped lists, and the pages that say so are true."""

from functools import cache
from pathlib import Path

import pytest

from stafla import editions
from stafla.words.library import find
from tests.marks import in_ci_but
from tools.words_report import figures, page, refusals, sample, table
from tools.words_report.refusals import READER, RefusalClass, classify, decisions, refused_forms
from tools.words_report.running import Form

LANGUAGES = ("en", "fi", "is", "pl", "sv")
READ_THROUGH = ("en", "fi", "is", "pl", "sv")
"""Languages whose most frequent refusals have all been read."""
# what takes longest is left to CI; the others stand for it
QUICKEST = in_ci_but(READ_THROUGH, "is", "sv")


@cache
def find_it(language: str) -> list[refusals.Refusal]:
    """The refusals with the reader's classes, and those of the table where nobody has read."""
    forms = refused_forms(language)
    told = table.read(language)
    guided = {form.text: told[form.spelled] for form in forms if form.spelled in told}
    return classify(forms, decisions(language), guided)


@pytest.mark.parametrize("language", QUICKEST)
def test_no_frequent_form_is_missing(language: str) -> None:
    first = figures.among_first(language, find_it(language))
    assert [r.form.spelled for r in first if r.why.name == "missing"] == []


@pytest.mark.ci
@pytest.mark.parametrize("language", READ_THROUGH)
def test_the_most_frequent_refusals_have_been_read(language: str) -> None:
    read = decisions(language)
    first = refused_forms(language)[: figures.READ]
    assert [form.spelled for form in first if form.spelled not in read] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_a_reader_classed_is_refused(language: str) -> None:
    """A word that came into the list later needs no reason for being out."""
    lexicon = find(editions.load(language))
    assert [form for form in decisions(language) if form in lexicon] == []


@pytest.mark.parametrize("language", QUICKEST)
def test_the_table_holds_the_refusals_among_the_first_forms(language: str) -> None:
    told = table.read(language)
    first = list(figures.among_first(language, find_it(language)))
    assert [r.form.spelled for r in first] == list(told)
    read = decisions(language)
    for form, why in told.items():
        assert why == RefusalClass(read[form], READER) if form in read else why.by != READER


@pytest.mark.parametrize("language", QUICKEST)
def test_the_page_tells_what_the_shipped_list_holds(language: str) -> None:
    text = (table.FOLDER / f"{language}.md").read_text(encoding="utf-8")
    wanted = page.names(text)
    assert {"sources", "bands", "counts", "additions", "short-words", "classes"} <= set(wanted)
    assert page.fill(text, page.own_blocks(language, wanted)) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_most_one_in_a_hundred_of_a_sample_is_struck(language: str) -> None:
    read = sample.read(language)
    if read is None:
        shipped = find(editions.load(language)).fingerprint
        assert shipped == figures.before(language).fingerprint or language not in READ_THROUGH
        return
    assert read.counts["strike"] * 100 <= len(read.verdicts)
    lexicon = find(editions.load(language))
    kept = [word for word, (verdict, _) in read.verdicts.items() if verdict != "strike"]
    assert [word for word in kept if word not in lexicon] == []


def form(text: str, rank: int = 1) -> Form:
    return Form(rank, text, text.upper(), 4.5)


def test_the_readers_class_comes_before_the_programs() -> None:
    guided = {"app": RefusalClass("abbreviation", "SCOWL"), "oslo": RefusalClass("name", "SCOWL")}
    forms = [form("app"), form("oslo"), form("qwy")]
    classes = [r.why for r in classify(forms, {"APP": "missing"}, guided)]
    assert classes == [
        RefusalClass("missing", READER),
        RefusalClass("name", "SCOWL"),
        RefusalClass("unread", ""),
    ]


@pytest.mark.parametrize("line", ["WORD", "WORD\tnonsense", "WORD\tname\nWORD\tname"])
def test_a_line_without_a_class_and_a_form_given_twice_are_told(line: str, tmp_path: Path) -> None:
    (tmp_path / "refusals.tsv").write_text(line + "\n", encoding="utf-8")
    with pytest.raises(refusals.RefusalsError, match=r"refusals\.tsv:[12]"):
        refusals.read(tmp_path / "refusals.tsv")


def test_blocks_of_a_page_are_filled_and_the_rest_stays() -> None:
    text = "a\n<!-- begin x -->\nold\n<!-- end x -->\nb\n<!-- begin y -->\nold\n<!-- end y -->\n"
    filled = page.fill(text, {"x": "new\n"})
    assert filled == text.replace("old", "new", 1)
    with pytest.raises(page.PageError, match="y"):
        page.own_blocks("en", page.names(text))

"""Sheets as PDF: what is read back from the pages, and what a printer would get."""

import subprocess
import sys
from itertools import pairwise

import pypdfium2
import pytest

from stafla.paper import (
    Cell,
    Code,
    Column,
    Fill,
    Head,
    Leaf,
    Names,
    PaperTooLong,
    Sheet,
    Table,
    Text,
    make_pdf,
)
from stafla.paper.pdf import PLAIN, draw, fit, width_of, wrap
from stafla.paper.sheet import MOST_ROWS, read, write

LETTERS = "ÁÉÍÓÚÝÞÆÖÐ ÅÄ ĄĆĘŁŃÓŚŹŻ áéíóúýþæöð åä ąćęłńóśźż ŠŽ šž − – … • ½ × „”’"


def pages(data):
    """The text of every page, and its picture in grey."""
    document = pypdfium2.PdfDocument(data)
    try:
        found = []
        for page in document:
            text = page.get_textpage()
            picture = page.render(scale=0.5, grayscale=True).to_numpy().copy()
            found.append((text.get_text_bounded(), picture, page.get_size()))
            text.close()
            page.close()
        return found
    finally:
        document.close()


def sheet(*blocks, **form):
    return Sheet("A title", "is", (Leaf(blocks),), **form)


def table(count, style="list"):
    rows = tuple((Cell(str(n), bold=True), Cell(f"Name {n}", "under")) for n in range(count))
    return Table((Column("No", "right", 15), Column("Player")), rows, style)


WHOLE = sheet(
    Text("Þórdís", "title", bold=True),
    Head("7", "Łucja", "Kraków", "stolik"),
    table(3, "form"),
    Names((("Åsa", "1"), ("Ö", "2"))),
    Fill(("one", "two")),
    Code("https://stafla.example/x", "Väinö", ("scan",)),
)


def test_the_letters_of_all_five_languages_are_in_the_typeface_that_is_embedded():
    from reportlab.pdfbase import pdfmetrics

    ((text, _, _),) = pages(draw(sheet(Text(LETTERS), Text(LETTERS, bold=True))))
    for letter in LETTERS:
        assert letter in text, letter
        assert ord(letter) in pdfmetrics.getFont(PLAIN).face.charToGlyph, letter


def test_everything_that_stands_on_a_sheet_is_on_the_page():
    ((text, picture, size),) = pages(draw(WHOLE))
    for part in ("Þórdís", "7", "Łucja", "Kraków", "stolik", "Player", "Name 2", "under", "Åsa"):
        assert part in text, part
    assert "one" in text and "Väinö" in text and "scan" in text
    assert [round(one) for one in size] == [595, 842]
    # black on white: nothing between would be lost in a copy
    assert picture.min() < 60
    assert (picture > 200).mean() > 0.8


def test_the_same_sheet_gives_the_same_bytes_also_by_the_process_of_its_own():
    assert draw(WHOLE) == draw(WHOLE) == make_pdf(WHOLE)
    assert read(write(WHOLE)) == WHOLE


def test_a_list_goes_on_with_its_heading_on_the_next_page():
    found = pages(draw(sheet(Text("Standings"), table(150))))
    assert len(found) > 2
    assert all("Player" in text for text, _, _ in found)
    names = [f"Name {n}\n" for n in range(150)]
    whole = "\n".join(text.replace("\r", "") for text, _, _ in found)
    places = [whole.find(name) for name in names]
    assert all(0 < before < after for before, after in pairwise(places))


def test_names_in_columns_go_on_as_well():
    found = pages(draw(sheet(Names(tuple((f"Name {n};", str(n)) for n in range(400))))))
    assert len(found) == 4
    assert sum(text.count("Name ") for text, _, _ in found) == 400


@pytest.mark.parametrize(("count", "wanted"), [(1, 1), (10, 1), (11, 2), (25, 3)])
def test_pages_are_cut_into_cards(count, wanted):
    leaves = tuple(Leaf((Text(f"Card {n};"),)) for n in range(count))
    found = pages(draw(Sheet("Badges", "sv", leaves, across=2, down=5)))
    assert len(found) == wanted
    assert sum(text.count("Card") for text, _, _ in found) == count


def test_a_name_that_is_too_long_is_made_smaller_and_cut_at_last():
    draw(sheet())  # the typeface is there
    short, size = fit("Åsa", 11, 100)
    assert (short, size) == ("Åsa", 11)
    text, size = fit("Wolfeschlegelsteinhausen", 11, 120)
    assert text == "Wolfeschlegelsteinhausen" and size < 11
    text, size = fit("Wolfeschlegelsteinhausenbergerdorff " * 3, 11, 90)
    assert text.endswith("…") and width_of(text, size) <= 90
    assert fit("", 11, 0) == ("", 11)


def test_a_paragraph_breaks_between_words():
    draw(sheet())
    lines = wrap("one two three four five six seven", 11, 60)
    assert " ".join(lines) == "one two three four five six seven"
    assert len(lines) > 2


def test_what_people_type_is_text_and_never_markup():
    odd = '<b>Åke</b> &amp; {"x"} ${y} ' + chr(0x202E) + " \\"
    ((text, _, _),) = pages(draw(sheet(Text(odd), Table((Column(odd),), ((Cell(odd),),)))))
    assert "<b>Åke</b> &amp;" in text


def test_paper_has_an_end():
    with pytest.raises(PaperTooLong):
        make_pdf(sheet(table(MOST_ROWS + 1)))
    with pytest.raises(PaperTooLong):
        make_pdf(Sheet("x", "is", (Leaf(()),) * 3_000))
    with pytest.raises(PaperTooLong):
        make_pdf(sheet(Text("x" * (33 << 20))))
    with pytest.raises(PaperTooLong):
        make_pdf(sheet(table(3_000)), seconds=0)


def test_a_sheet_that_is_none_makes_no_pdf():
    command = [sys.executable, "-m", "stafla.paper"]
    answer = subprocess.run(command, input=b"{}", capture_output=True, check=False)
    assert answer.returncode and not answer.stdout

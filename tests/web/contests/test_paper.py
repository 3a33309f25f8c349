"""Every sheet of an event as a page and as PDF, in five languages; and what nobody may print."""

import re

import pytest
from starlette.testclient import TestClient

from stafla.data.catalogue import LANGUAGES
from stafla.data.numbers import with_sign
from stafla.web.contests import paper as printed
from stafla.web.contests.sheets import SHEETS
from tests.marks import in_ci_but
from tests.paper.test_pdf import pages
from tests.web.accounts.test_sign_in import enter
from tests.web.contests.test_event import ENGLISH, Desk
from tests.web.contests.test_prizes import set_prize

NAMES = ("Åke", "Łucja", "Þóra", "Väinö")
NAMELESS = ("protocol", "challenges", "duplicate-slips", "duplicate-master")


@pytest.fixture
def desk(client):
    enter(client, name="Anna")
    return Desk(client).open()


@pytest.fixture
def other(client):
    return TestClient(client.app, follow_redirects=False)


@pytest.fixture
def played(desk):
    """A round is played, prizes are set, and everybody is counted among a group."""
    desk.begin()
    set_prize(desk, act="rule", unit="kr", ties="place", once="yes")
    for _ in range(4):
        set_prize(desk, act="add", kind="place", money="100")
    for player in dict.fromkeys(
        re.findall(r'<option value="([\w-]{22})"', desk.page("/desk/prizes"))
    ):
        set_prize(desk, act="group", player=player, groups="junior")
    desk.enter(1, 400, 380, 1)
    desk.enter(2, 410, 370, 1)
    return desk


def text_of(answer):
    """All pages of a PDF as one text, in one line."""
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/pdf"
    return " ".join(" ".join(text for text, _, _ in pages(answer.content)).split())


@pytest.mark.parametrize("sheet", in_ci_but(SHEETS, *[*SHEETS][::3]))
def test_a_page_and_its_pdf_say_the_same(played, other, sheet):
    page = played.page(f"/paper/{sheet}")
    text = text_of(other.get(f"/events/{played.event}/paper/{sheet}.pdf", headers=ENGLISH))
    assert "Höstcupen" in text or sheet in ("challenges", "duplicate-slips")
    names = [] if sheet in NAMELESS else NAMES
    assert [name for name in NAMES if name in text] == list(names)
    body = page[page.index('<section class="a4') :]
    for cell in re.findall(r"<(?:td|th|p)[^>]*>([^<]{2,40})<", body):
        assert " ".join(cell.split()) in text, cell


@pytest.mark.parametrize("asked", in_ci_but(LANGUAGES, "is", "pl"))
def test_every_sheet_is_in_the_reader_s_language(played, other, asked):
    for sheet in SHEETS:
        answer = other.get(f"/events/{played.event}/paper/{sheet}?lang={asked}")
        assert answer.status_code == 200, answer.text
        told = re.sub(r'(class|id|href|action)="[^"]*"', "", answer.text)
        assert not re.search(r"(paper|prizes|events)-[a-z]", told)
        assert "{ $" not in told
    text = text_of(other.get(f"/events/{played.event}/paper/slips.pdf?lang={asked}"))
    assert {"en": "Final", "sv": "Slut", "fi": "Loppu", "pl": "Wynik", "is": "Loka"}[asked] in text


@pytest.mark.parametrize("sheet", in_ci_but(SHEETS, *[*SHEETS][1::3]))
def test_a_sheet_of_an_empty_event_can_be_printed(desk, other, sheet):
    assert desk.page(f"/paper/{sheet}")
    answer = other.get(f"/events/{desk.event}/paper/{sheet}.pdf")
    assert (answer.status_code, answer.content[:5]) == (200, b"%PDF-")


def test_nobody_prints_a_round_before_it_is_published(played, other):
    played.act("pair")
    coming = {player for pair in _pair_up(other, played) for player in pair}
    assert len(coming) == 4
    for sheet in ("by-table", "slips", "cards", "wall-chart", "crosstable"):
        for suffix in ("", ".pdf"):
            answer = other.get(f"/events/{played.event}/paper/{sheet}{suffix}", headers=ENGLISH)
            text = text_of(answer) if suffix else answer.text
            assert "Round 2" not in text, sheet
    cards = other.get(f"/events/{played.event}/paper/cards", headers=ENGLISH).text
    rows = re.findall(r'<td class="right strong">2</td>(.*?)</tr>', cards, re.DOTALL)
    assert len(rows) == 4
    assert not re.search(r">[^<\s]", "".join(rows))


def test_cards_and_the_wall_chart_add_up_the_rounds(played, other):
    first = played_pairs(other, played, 1)
    played.act("pair")
    played.button("publish")
    second = played_pairs(other, played, 2)
    played.enter(1, 420, 385, 2)
    played.enter(2, 399, 450, 2)
    spread = dict.fromkeys(NAMES, 0)
    for pairs, results in ((first, (20, 40)), (second, (35, -51))):
        for (one, another), result in zip(pairs, results, strict=True):
            spread[one] += result
            spread[another] -= result
    signed = {name: with_sign(number) for name, number in spread.items()}
    told = {}
    for card in played.page("/paper/cards").split('<div class="paper-head">')[1:]:
        name = re.search(r'<p class="strong">([^<]+)</p>', card)[1]
        (latest,) = [row for row in rows_of(card) if row[0] == "2"]
        told[name] = latest[7]
    assert told == signed
    chart = played.page("/paper/wall-chart")
    assert '<th scope="col" class="right">Total</th>' in chart
    assert chart.count('<td class="right strong">') == 2 * len(NAMES)
    assert {row[1]: row[-1].split()[1] for row in rows_of(chart)} == signed


def rows_of(html):
    """What stands in the cells of each row of a table's body."""
    return [
        [" ".join(re.sub(r"<[^>]*>", " ", one).split()) for one in re.findall(r"<td.*?</td>", row)]
        for row in re.findall(r"<tr>(<td class.*?)</tr>", html)
    ]


def played_pairs(other, desk, number):
    """The names of the pairs of a round, in the order of the tables."""
    event = other.app.state.services.contests.get(desk.event)
    return [
        tuple(event.event.people[one].name for one in pair) for pair in event.seated["A", number]
    ]


def _pair_up(other, desk):
    house = other.app.state.services
    return house.contests.get(desk.event).seated["A", 2]


def test_certificates_are_of_those_who_won(played, other):
    certificates = pages(other.get(f"/events/{played.event}/paper/certificates.pdf").content)
    assert len(certificates) == 4
    assert "400" not in certificates[0][0]
    assert certificates[0][2][0] > certificates[0][2][1]


def test_without_prizes_the_best_three_have_certificates(desk, other):
    desk.begin()
    desk.enter(1, 400, 380, 1)
    desk.enter(2, 410, 370, 1)
    assert len(pages(other.get(f"/events/{desk.event}/paper/certificates.pdf").content)) == 3


def test_private_links_are_printed_once_by_the_director_alone(desk, other):
    desk.begin()
    where = f"/events/{desk.event}/desk/links"
    assert other.post(where).status_code == 401
    page = desk.client.post(where, headers=ENGLISH).text
    secrets = re.findall(r'name="secret" value="([\w-]{22})"', page)
    assert len(secrets) == 4
    assert all(name in page for name in NAMES)
    assert page.count('class="qr"') == 4
    for secret in secrets:
        assert other.get(f"/events/{desk.event}/phone/{secret}").status_code == 200
    text = text_of(desk.client.post(f"{where}.pdf", data={"secret": secrets}, headers=ENGLISH))
    assert all(secret in text for secret in secrets)
    # nobody else, and nothing that is no link, becomes a strip
    assert other.post(f"{where}.pdf", data={"secret": secrets}).status_code == 401
    forged = [*secrets, "A" * 22]
    assert desk.client.post(f"{where}.pdf", data={"secret": forged}).status_code == 404
    # the second time nobody lacks a link: there is nothing to print
    assert 'name="secret"' not in desk.client.post(where, headers=ENGLISH).text


def test_what_is_not_done_in_time_is_said(desk, monkeypatch):
    def slow(sheet):
        raise printed.PaperTooLong

    monkeypatch.setattr(printed, "make_pdf", slow)
    answer = desk.client.get(f"/events/{desk.event}/paper/slips.pdf", headers=ENGLISH)
    assert answer.status_code == 422
    assert "larger than what can be printed" in answer.text

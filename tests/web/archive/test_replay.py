"""The replay and the analysis of a game, as pages."""

import re
from html import unescape
from pathlib import Path

import pytest
from sqlalchemy import update

from stafla.bots import Lay
from stafla.club import word_readings
from stafla.club.analysis.jobs import AnalysedTurn, CandidateMove, Job
from stafla.club.archive.upload import read
from stafla.data.catalogue import LANGUAGES
from stafla.records.diagram.svg import words_on
from stafla.records.notation.play import word_of, write_square_of
from stafla.rules import sheet
from stafla.store.schema import seats
from stafla.study.analysis.game import turns
from stafla.study.analysis.to_json import move_text
from stafla.web.archive.replay import row_text
from stafla.web.rendering import languages
from stafla.words.readings import Reading
from tests.pixels import Pixels
from tests.web.archive.test_upload import bring
from tests.web.browser import BOT, PERSON
from tests.web.programs.test_calls import sign_up

GCG = Path(__file__).parents[2] / "data" / "gcg"
ENGLISH = {"accept-language": "en"}


@pytest.fixture
def played(browser, house):
    """A game of a few turns, given up."""
    table = browser.sit_down("is")
    for _ in range(6):
        browser.step(table)
    browser.resign(table)
    return table


def test_a_game_that_goes_on_is_looked_at_where_it_is_played(client, browser):
    table = browser.sit_down()
    answer = client.get(f"/tables/{table}/replay")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{table}")
    assert client.get("/tables/nothing/replay").status_code == 404


def test_anybody_turns_the_pages_from_the_beginning_to_the_end(client, played, house):
    client.cookies.clear()
    address, seen = f"/tables/{played}/replay?at=0", []
    while True:
        text = client.get(address, headers=ENGLISH).text
        seen.append(text)
        onward = re.search(
            r'data-step="ArrowRight" rel="next" href="([^"]+)"( aria-disabled)?', text
        )
        if onward[2]:
            break
        address = f"/tables/{played}/replay{onward[1]}"
    last = int(re.search(r'data-last="(\d+)"', text)[1])
    assert len(seen) == last + 1 >= 5
    assert "Start of the game" in seen[0]
    game = house.tables.game(played)
    edition = game.edition
    told = r'<div role="img" aria-label="The board: ([^"]*)"'
    boards = [re.search(told, page)[1] for page in seen]
    assert boards[0] == "–"
    assert boards[-1] == ", ".join(words_on(edition, game.board, edition.notation))
    assert len(set(boards)) >= 3
    for name, total in zip(("Name 1", "Name 2"), game.totals, strict=True):
        assert f'<b>{name}</b> <span class="total" aria-hidden="true">{total}</span>' in seen[-1]
    assert 'aria-current="step"' in seen[1]


class Known:
    """A dictionary that knows every word by another name."""

    def readings(self, word):
        return [Reading(f"base-{word}", "a form", "A dictionary")]


def test_the_words_of_a_step_are_explained_where_a_dictionary_knows_them(
    client, played, house, monkeypatch
):
    rows = house.tables.state(played).game_state.rows
    at = next(n for n, row in enumerate(rows, 1) if row.score)
    alphabet = house.tables.game(played).edition.alphabet
    words = [alphabet.decode_word(word.letters).lower() for word in rows[at - 1].score.words]
    monkeypatch.setattr(word_readings, "reader", lambda _language: None)
    word_readings._readings.cache_clear()
    assert "<dl" not in client.get(f"/tables/{played}/replay?at={at}").text
    monkeypatch.setattr(word_readings, "reader", lambda _language: Known())
    page = client.get(f"/tables/{played}/replay?at={at}").text
    assert all(f"<b>base-{word}</b> a form" in page for word in words)
    assert "<dl" not in client.get(f"/tables/{played}/replay?at=0").text
    word_readings._readings.cache_clear()


def test_a_step_beyond_the_end_is_the_end(client, played):
    end = client.get(f"/tables/{played}/replay?at=9999", headers=ENGLISH)
    assert end.status_code == 200
    assert client.get(f"/tables/{played}/replay?at=-1").status_code == 422
    last = re.search(r'data-last="(\d+)"', end.text)[1]
    assert f'data-replay="{last}"' in end.text


def test_the_picture_is_that_of_the_step(client, played):
    none = client.get(f"/tables/{played}/board.svg?at=0").text
    one = client.get(f"/tables/{played}/board.svg?at=1").text
    assert none.count('class="tile') == 0
    assert one.count('class="tile new"') == one.count('class="tile') > 1


def test_the_link_of_a_step_carries_its_picture(client, played, monkeypatch):
    monkeypatch.setenv("STAFLA_ADDRESS", "https://stafla.example")
    page = client.get(f"/tables/{played}/replay?at=1", headers=ENGLISH).text
    told = dict(re.findall(r'<meta property="og:([a-z:_]+)" content="([^"]*)"', page))
    assert told["title"] == "Name 1 – Name 2"
    assert "Turn 1 of" in told["description"]
    assert told["url"] == f"https://stafla.example/tables/{played}/replay?at=1"
    assert told["image"] == f"https://stafla.example/tables/{played}/card.png?at=1"
    client.cookies.clear()
    answer = client.get(told["image"].removeprefix("https://stafla.example"))
    assert answer.headers["content-type"] == "image/png"
    drawn = Pixels(answer.content)
    size = (int(told["image:width"]), int(told["image:height"]))
    assert (drawn.width, drawn.height) == size


def test_the_picture_of_another_step_is_another(client, played):
    pictures = [client.get(f"/tables/{played}/board.png?at={at}").content for at in (0, 1, 1)]
    assert pictures[1] == pictures[2] != pictures[0]
    cards = [client.get(f"/tables/{played}/card.png?at={at}").content for at in (0, 1)]
    assert cards[0] != cards[1]
    assert client.get(f"/tables/{played}/card.png?at=-1").status_code == 422


def test_a_game_that_goes_on_has_no_card_and_its_picture_is_not_kept(client, browser):
    table = browser.sit_down()
    assert client.get(f"/tables/{table}/card.png").status_code == 422
    answer = client.get(f"/tables/{table}/board.png?at=0")
    assert answer.headers["cache-control"] == "no-store"


def test_a_name_that_is_hidden_is_on_no_card(client, house, played):
    before = client.get(f"/tables/{played}/card.png").content
    house.database.write(lambda connection: connection.execute(update(seats).values(name=None)))
    assert client.get(f"/tables/{played}/card.png").content != before


def test_before_the_end_no_earlier_board_is_shown(client, browser):
    table = browser.sit_down()
    browser.step(table)
    now = client.get(f"/tables/{table}/board.svg").text
    assert client.get(f"/tables/{table}/board.svg?at=0").text == now


def test_an_analysis_is_asked_for_by_those_who_played(client, played):
    page = client.get(f"/tables/{played}/analysis", headers=ENGLISH).text
    assert "Analyse the game" in page
    assert client.get(f"/api/tables/{played}/analysis").json()["state"] == "none"
    cookies = dict(client.cookies)
    client.cookies.clear()
    assert client.post(f"/tables/{played}/analysis").status_code == 403
    client.cookies.update(cookies)
    assert client.post(f"/tables/{played}/analysis").status_code == 303
    assert client.get(f"/api/tables/{played}/analysis").json()["total"] >= 3
    assert client.post(f"/tables/{played}/analysis/stop").status_code == 303


def test_a_game_that_goes_on_is_not_analysed(client, browser):
    table = browser.sit_down("is", (PERSON, BOT))
    answer = client.post(f"/tables/{table}/analysis", headers=ENGLISH)
    assert answer.status_code == 422
    assert "still being played" in answer.text


def cells(page):
    """The rows of the tables of a page, as texts."""
    rows = re.findall(r"<tr[^>]*>(.*?)</tr>", page, re.S)
    parts = [re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", row) for row in rows if '"col"' not in row]
    return [[re.sub(r"<[^>]*>", "", part) for part in row] for row in parts]


def test_a_finding_names_the_player_the_move_and_what_was_better(
    client, played, house, monkeypatch
):
    found = (
        AnalysedTurn(1, 0, "8H AB", 10, "8D CDE", 17, 6.54),
        AnalysedTurn(2, 1, None),
        AnalysedTurn(3, 0, "–", 0, None, None, 0.0),
    )
    jobs = {state: Job(played, state, 4, None, found) for state in ("running", "done", "stopped")}
    lines = [
        ["1", "Name 1 8H AB", "10", "8D CDE (17)", "6.5"],
        ["2", "Name 2 (not known)", "", "", ""],
        ["3", "Name 1 –", "0", "", "0.0"],
    ]
    sums = [
        ["Turns analysed", "2", "0"],
        ["Best plays found", "1", "0"],
        ["Points lost", "6.5", "0.0"],
        ["Points lost per turn", "3.3", "0.0"],
    ]
    shown = {}
    for state, job in jobs.items():
        monkeypatch.setattr(house.analyses, "job", lambda _table, job=job: job)
        page = client.get(f"/tables/{played}/analysis", headers=ENGLISH).text
        shown[state] = cells(page)
        # what goes on or is done is not offered once more
        assert ("Analyse the game" in page) == (state == "stopped")
    assert shown["running"] == lines  # what players lost in all is known when all is known
    assert shown["done"] == shown["stopped"] == [*sums, *lines]
    swedish = cells(client.get(f"/tables/{played}/analysis?lang=sv").text)
    figures = [part for row in swedish for part in row[1:] if not part.isdigit()]
    assert [part for part in figures if "." in part] == []
    assert {"6,5", "3,3", "0,0"} <= set(figures)


def test_the_moves_that_were_weighed_for_a_turn_stand_in_a_table_with_that_which_was_made(
    client, played, house, monkeypatch
):
    weighed = (
        CandidateMove("8D CDE", 17, 0.0, win=0.5849),
        CandidateMove("-AB", 0, 2.26, win=0.5),
        CandidateMove("8H AB", 10, 6.54, bound=True),
    )
    found = (
        AnalysedTurn(1, 0, "8H AB", 10, "8D CDE", 17, 6.54, weighed),
        AnalysedTurn(2, 1, "-", 0, None, None, 0.0, (CandidateMove("-", 0, 0.0),)),
        AnalysedTurn(3, 0, None),
    )
    job = Job(played, "running", 4, None, found)
    monkeypatch.setattr(house.analyses, "job", lambda _table: job)
    first, second, third = (
        client.get(f"/tables/{played}/analysis?at={at}", headers=ENGLISH).text for at in (1, 2, 3)
    )
    assert cells(first)[:3] == [
        ["8D CDE", "17", "0.0", "58%"],
        ["exchange (AB)", "0", "2.3", "50%"],
        ["8H AB Played", "10", "≥ 6.5", ""],
    ]
    swedish = cells(client.get(f"/tables/{played}/analysis?at=1&lang=sv").text)[:3]
    assert [row[2] for row in swedish] == ["0,0", "2,3", "≥ 6,5"]
    assert first.count('<tr class="made">') == 1
    assert '<ul class="plain-rack"' in first
    # where nobody knows how likely a win is, no column is empty
    assert cells(second)[0] == ["pass Played", "0", "0.0"]
    assert "Best plays<" not in third


def test_a_turn_of_the_analysis_is_shown_with_the_better_play_on_the_board(
    client, played, house, monkeypatch
):
    first, *_ = turns(house.tables.game(played))
    edition = first.before.edition
    made = move_text(first.move, edition, edition.notation)
    found = (
        AnalysedTurn(1, first.seat, "-", 0, made, 17, 6.54),
        AnalysedTurn(2, 1 - first.seat, "-", 0, "-AB", 0, 1.0),
    )
    job = Job(played, "done", 2, None, found)
    monkeypatch.setattr(house.analyses, "job", lambda _table: job)
    pages = [
        client.get(f"/tables/{played}/analysis?at={at}", headers=ENGLISH).text
        for at in ("0", "1", "2", "99")
    ]
    assert [re.search(r'data-replay="(\d)"', page)[1] for page in pages] == ["1", "1", "2", "2"]
    assert f"Better play: <b>{made} (17)</b>" in pages[1]
    (laid,) = re.findall(r'<path class="tiles last" d="([^"]*)"', pages[1])
    assert laid.count("M") == len([tile for tile in first.move.placement.tiles if tile])
    # an exchange lies on no board
    assert 'class="tiles last"' not in pages[2]
    assert "Better play: <b>exchange (AB)</b>" in pages[2]
    assert client.get(f"/tables/{played}/analysis?at=-1").status_code == 422


@pytest.mark.parametrize("path", ["replay?at=1", "best", "analysis", "try"])
def test_steps_come_before_the_list_of_turns_and_totals_are_points(client, browser, path):
    """Who goes by keys is not led through every turn first; who listens hears what is counted."""
    table = browser.sit_down("is")
    for _ in range(6):
        browser.step(table)
    browser.resign(table)
    page = client.get(f"/tables/{table}/{path}", headers=ENGLISH).text
    players = page.partition('data-part="players"')[2].partition("</ul>")[0]
    assert len(re.findall(r"points?</span>", players)) == 2
    assert players.count('class="total" aria-hidden="true"') == 2
    assert 'data-step="ArrowRight"' in page
    rows = page.find("<caption>")
    assert rows < 0 or page.find('data-step="End"') < rows


def test_best_plays_of_two_lead_to_their_game_and_those_of_one_to_other_racks(client, played):
    page = client.get(f"/tables/{played}/best", headers=ENGLISH).text.partition("<main")[2]
    assert 'href="/solo"' not in page
    assert f'href="/tables/{played}/replay"' in page
    assert f'href="/tables/{played}/analysis"' in page
    alone = {"profile": "is", "mode": "one"}
    table = client.post("/solo", data=alone).headers["location"].split("/")[2]
    number = client.get(f"/api/tables/{table}").json()["number"]
    act = {"seat": 0, "act": "resign", "expected": number}
    assert client.post(f"/api/tables/{table}/acts", json=act).status_code == 200
    page = client.get(f"/tables/{table}/best", headers=ENGLISH).text.partition("<main")[2]
    assert '<a class="button primary" href="/solo">' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_analysis_and_best_plays_say_what_a_best_play_counts_by(
    client, played, house, language, monkeypatch
):
    """The same game has other best plays by points than by equity, so that each page says which."""
    say = languages.texts(language)
    asked = {"accept-language": language}
    best = unescape(client.get(f"/tables/{played}/best", headers=asked).text)
    assert say("compared-counts") in best
    found = (AnalysedTurn(1, 0, "8H AB", 10, "8D CDE", 17, 6.54),)
    monkeypatch.setattr(house.analyses, "job", lambda _table: Job(played, "done", 1, None, found))
    judged = unescape(client.get(f"/tables/{played}/analysis", headers=asked).text)
    assert say("analysis-counts") in judged
    shares = [say(key, percent=100) for key in ("analysis-share", "compared-share")]
    assert shares[0] != shares[1]


def test_plays_of_an_analysis_are_whole_words_as_in_the_replay(client, house, monkeypatch):
    """What is kept has dots for tiles that lay there: ``L2 OAR.``, which a reader cannot spell."""
    sign_up(client)
    played = bring(client, (GCG / "sv-uppsala.gcg").read_bytes()).headers["location"].split("/")[2]
    known = turns(house.tables.game(played))
    kept = [
        move_text(turn.move, turn.before.edition, turn.before.edition.notation) for turn in known
    ]
    assert any("." in move for move in kept)
    found = tuple(
        AnalysedTurn(number, turn.seat, move, 1, move, 1, 0.1, (CandidateMove(move, 1, 0.0),))
        for number, (turn, move) in enumerate(zip(known, kept, strict=True), 1)
    )
    job = Job(played, "running", len(found), None, found)
    monkeypatch.setattr(house.analyses, "job", lambda _table: job)
    rows = {row.number: row for row in sheet(house.tables.game(played))}
    say = languages.texts("en")
    for at, turn in enumerate(known, 1):
        if not isinstance(turn.move, Lay) or not turn.stood:
            continue
        page = client.get(f"/tables/{played}/analysis?at={at}", headers=ENGLISH).text
        lines = cells(page)
        word = row_text(rows[turn.event], turn.before.edition, say)
        assert lines[0][0] == f"{word} Played"
        assert lines[at][1].endswith(f" {word}")
        assert lines[at][3] == f"{word} (1)"


@pytest.mark.parametrize("file", ["sv-uppsala", "pl-gdansk"])
def test_a_play_through_tiles_is_read_as_its_whole_word(file):
    """Who listens heard dots where a word goes through tiles that lay there (``3H .MÅPETIG``)."""
    _, game = read((GCG / f"{file}.gcg").read_bytes(), "")
    say = languages.texts("sv")
    rows, through = {row.number: row for row in sheet(game)}, 0
    for turn in turns(game):
        row = rows[turn.before.number + 1]
        if row.placement is None or not row.stands:
            continue
        placement = turn.before.board.full_placement(row.placement)
        square = write_square_of(placement, game.edition, game.edition.notation)
        word = word_of(placement, turn.before.board, game.edition)
        assert row_text(row, game.edition, say) == f"{square} {word}"
        through += 0 in row.placement.tiles
    assert through > 10

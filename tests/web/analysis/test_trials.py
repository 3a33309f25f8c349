"""A play tried on a position of a game that is over, as a page."""

import re
from html import unescape

import pytest

from stafla._core import Placement
from stafla.bots import Lay
from stafla.club.lexica import MissingLexicon
from stafla.club.throttle import TooManyAttempts
from stafla.data.catalogue import LANGUAGES
from stafla.records.notation.play import word_of
from stafla.records.notation.square import line_names
from stafla.study.analysis.game import turns
from tests.marks import in_ci_but

ENGLISH = {"accept-language": "en"}


@pytest.fixture
def ended(browser):
    """A game of a few turns, given up."""
    table = browser.sit_down("is")
    for _ in range(7):
        browser.step(table)
    browser.resign(table)
    return table


def plays_of(house, table):
    """The turns in which tiles were laid."""
    return [turn for turn in turns(house.tables.game(table)) if isinstance(turn.move, Lay)]


def query_of(turn, placement: Placement):
    """The form of a play, typed as a word; what is laid with a blank is a small letter."""
    edition = turn.before.edition
    word = word_of(placement, turn.before.board, edition)
    typed = [
        letter.lower() if tile & 0x80 else letter
        for letter, tile in zip(word, placement.tiles, strict=True)
    ]
    down = "yes" if placement.down else ""
    return {
        "event": turn.before.number + 1,
        "at": placement.square,
        "down": down,
        "word": "".join(typed),
    }


def ask(client, table, **query):
    answer = client.get(f"/tables/{table}/try", params=query, headers=ENGLISH)
    return answer.status_code, unescape(answer.text)


def test_a_game_that_goes_on_is_looked_at_where_it_is_played(client, browser):
    table = browser.sit_down()
    answer = client.get(f"/tables/{table}/try?at=112&word=a")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{table}")
    assert client.get("/tables/nothing/try").status_code == 404


def test_the_play_that_was_made_is_worth_what_the_engine_says(client, ended, house):
    client.cookies.clear()
    for turn in plays_of(house, ended):
        status, page = ask(client, ended, **query_of(turn, turn.move.placement))
        assert status == 200
        scored = turn.before.score_of(turn.before.board.full_placement(turn.move.placement))
        word = word_of(turn.move.placement, turn.before.board, turn.before.edition)
        assert re.search(rf"Your play: {word} \([^)]+\), {scored.total} points?", page)
        assert f">{word}</span>: on the list" in page
        assert "not on the list" not in page
        laid = [tile for tile in turn.move.placement.tiles if tile]
        assert len(re.findall(r'class="plain-square[^"]* new"', page)) == len(laid)
        # most points are not always the most worth; what is better is told by how much
        assert ("That was the best play." in page) != ("less than the best play." in page)
        assert "With the tiles you would keep, it is worth " in page


def test_a_word_that_is_on_no_list_is_told_with_its_points(client, ended, house):
    first = plays_of(house, ended)[0]
    edition, rack = first.before.edition, first.before.racks[first.seat]
    letters = bytes(sorted(tile for tile in rack if tile))[:4]
    start = edition.layout.start[0]
    query = query_of(first, Placement(start, False, letters))
    status, page = ask(client, ended, **query)
    assert status == 200
    if "not on the list" in page:
        assert "This play would not survive a challenge." in page
        assert "less than the best play" not in page


def test_what_cannot_be_laid_is_refused_and_what_was_typed_stays(client, ended, house):
    first = plays_of(house, ended)[0]
    event = first.before.number + 1
    for query in ({"at": 0, "word": "HÚS"}, {"at": -1, "word": "HÚS"}, {"at": 112, "word": "1"}):
        status, page = ask(client, ended, event=event, **query)
        assert status == 422
        assert 'role="alert"' in page
        assert f'value="{query["word"]}"' in page
        assert 'role="status"' not in page.partition("<main")[2]


def test_every_turn_leads_to_its_neighbours_and_is_found_from_replay_and_best_plays(
    client, ended, house
):
    address, seen = f"/tables/{ended}/try", []
    while address:
        page = client.get(address, headers=ENGLISH).text
        seen.append(re.search(r"Turn (\d+), ", page)[1])
        onward = re.search(r'rel="next" href="([^"]+)" aria-label', page)
        address = onward and f"/tables/{ended}/try{onward[1]}"
    known = turns(house.tables.game(ended))
    assert seen == [str(turn.number) for turn in known if turn.known]
    for path in ("best?at=2", "replay?at=1"):
        linked = client.get(f"/tables/{ended}/{path}", headers=ENGLISH).text
        to = re.search(rf'href="/tables/{ended}/(try[?]event=\d+)"', linked)[1]
        page = client.get(f"/tables/{ended}/{to}", headers=ENGLISH).text
        assert re.search(r"Turn (\d+), ", page)[1] == "2"


def test_without_its_words_nothing_is_weighed(client, ended, house, monkeypatch):
    first = plays_of(house, ended)[0]
    monkeypatch.setattr(house.tables, "words", lambda game: MissingLexicon("x", "y"))
    status, page = ask(client, ended, **query_of(first, first.move.placement))
    assert status == 422 and "The word list is not installed." in page


def test_where_its_words_are_not_installed_a_game_offers_no_form_and_says_why(
    client, ended, house, monkeypatch
):
    status, page = ask(client, ended)
    assert (status, page.count('id="trial"'), page.count("What is it worth?")) == (200, 1, 1)
    monkeypatch.setattr(house.tables, "words", lambda game: MissingLexicon("x", "y"))
    status, page = ask(client, ended)
    assert status == 200
    assert "Plays cannot be tried here: the word list of this game is not installed." in page
    assert not re.search('(form|id)="trial"', page) and "What is it worth?" not in page
    squares = re.findall(r'<input type="radio" name="at"[^>]*>', page)
    assert len(squares) == 225 and all(square.endswith(" disabled>") for square in squares)


def test_a_refusal_has_its_own_status(client, ended, house, monkeypatch):
    first = plays_of(house, ended)[0]

    def refuse(*_args):
        raise TooManyAttempts(minutes=1)

    monkeypatch.setattr(house.trials, "weigh", refuse)
    assert ask(client, ended, **query_of(first, first.move.placement))[0] == 429


def test_a_game_whose_words_are_not_installed_is_offered_no_analysis(
    client, ended, house, monkeypatch
):
    address = f"/tables/{ended}/analysis"
    assert 'method="post"' in client.get(address, headers=ENGLISH).text.partition("<main")[2]
    monkeypatch.setattr(house.tables, "words", lambda game: MissingLexicon("x", "y"))
    page = client.get(address, headers=ENGLISH)
    assert page.status_code == 200
    assert "This game cannot be analysed: its word list is not installed." in page.text
    assert 'method="post"' not in page.text.partition("<main")[2]
    refused = client.post(address, headers=ENGLISH)
    assert (refused.status_code, refused.text.count("word list is not installed")) == (422, 1)


def test_a_square_is_named_once_and_every_column_of_the_sheet_has_its_name(client, ended, house):
    """What a screen reader hears: "B2 E", not "B2 E" and once more "E 1"; and what figures are."""
    first = plays_of(house, ended)[0]
    _, page = ask(client, ended, **query_of(first, first.move.placement))
    chosen = re.findall(r'<label class="plain-square [^"]*holds.*?</label>', page, re.S)
    assert chosen
    for square in chosen:
        assert "aria-label=" in square
        assert len(re.findall(r"<[bi][ >]", square)) == square.count('aria-hidden="true"')
    sheet = client.get(f"/tables/{ended}/replay?at=1", headers=ENGLISH).text
    heads = re.search(r"<thead>.*?</thead>", sheet, re.S)[0]
    named = [re.sub("<[^>]*>", "", one) for one in re.findall(r"<th .*?</th>", heads)]
    assert named == ["Turn", "Played", "Points", "Total"]


def test_rows_and_columns_have_their_names_at_the_edges(client, ended, house):
    """Whoever looked for "L2" had to count squares; what is heard names every square itself."""
    page = client.get(f"/tables/{ended}/try", headers=ENGLISH).text
    names = re.findall(r'<span class="edge-name" aria-hidden="true">([^<]*)</span>', page)
    edition = house.tables.game(ended).edition
    columns, rows = line_names(15, 15, edition.notation)
    assert names == ["", *columns, *rows]
    assert {(columns[0], rows[0]), (columns[-1], rows[-1])} == {("A", "1"), ("O", "15")}


@pytest.mark.parametrize("language", in_ci_but(LANGUAGES, "fi", "sv"))
def test_what_is_said_of_a_play_is_said_in_every_language(client, ended, house, language):
    first = plays_of(house, ended)[0]
    query = query_of(first, first.move.placement)
    page = client.get(
        f"/tables/{ended}/try", params=query, headers={"accept-language": language}
    ).text
    assert re.search(r'<div class="tried" role="status">', page)
    assert "try-" not in page.partition("<main")[2].replace("/try?", "")


def test_a_game_in_which_nobody_moved_has_its_pages_and_nothing_to_try(client, browser):
    table = browser.sit_down("is")
    browser.resign(table)
    for path in ("replay", "replay?at=99", "best", "analysis"):
        shown = client.get(f"/tables/{table}/{path}")
        assert shown.status_code == 200, path
        assert "/try" not in shown.text, path
    status, page = ask(client, table)
    assert status == 422 and "No play can be tried" in page

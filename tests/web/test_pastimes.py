"""Pages of reverse play, bingo and solo, as forms that need no script."""

import html
import json
import re
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime

import pytest
from starlette.testclient import TestClient

from stafla._core import MoveGenerator, best_removal
from stafla.club.pastimes.log import hall_topic
from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.records.record import pastime as records
from stafla.rules.bingo import card as bingo_card
from stafla.web import events, pastimes
from tests.aside import run
from tests.club.club import pairs
from tests.club.test_pastimes import sevens
from tests.marks import in_ci_but
from tests.web.accounts.test_sign_in import enter
from tests.web.streams import begin


@pytest.fixture
def stranger(house, client):
    """Another device at the same server."""
    other = TestClient(client.app, follow_redirects=False)
    yield other
    other.close()


def path_of(answer):
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def text(answer):
    return html.unescape(answer.text)


@pytest.fixture
def finished(browser):
    """A table whose game was given up after a few plays."""
    table = browser.sit_down("is", check="automatic")
    for _ in range(4):
        browser.step(table)
    browser.act(table, 0, "resign")
    return table


class TestReverse:
    def test_a_finished_game_is_taken_apart_to_the_end(self, client, house, finished):
        assert f"/tables/{finished}/reverse" in client.get(f"/tables/{finished}/replay").text
        assert client.get(f"/tables/{finished}/reverse").status_code == 200
        path = path_of(client.post(f"/tables/{finished}/reverse"))
        assert path_of(client.get(f"/tables/{finished}/reverse")) == path
        name = path.rpartition("/")[2]
        for _ in range(100):
            state = house.pastimes.load(name).state
            if state.ended:
                break
            best = best_removal(state.rules, state.board, pairs("is"), 2, 5)
            answer = client.post(path, data={"square": best.squares})
            assert path_of(answer) == path
        page = text(client.get(path))
        assert str(max(state.totals)) in page
        assert 'type="checkbox"' not in client.get(path).text
        record = client.get(f"/pastimes/{name}/record.json")
        assert records.read(record.content) == state

    def test_what_may_not_be_taken_is_refused_with_the_reason(self, client, finished):
        path = path_of(client.post(f"/tables/{finished}/reverse"))
        answer = client.post(path, data={}, headers={"accept-language": "pl"})
        assert (answer.status_code, "Wybierz co najmniej jedną" in text(answer)) == (422, True)
        answer = client.post(path, data={"square": ["0"]}, headers={"accept-language": "fi"})
        assert (answer.status_code, "Ruudussa A1 ei ole" in text(answer)) == (422, True)
        assert client.post(path, data={"square": ["x"]}).status_code == 422
        assert client.post(path, data={"square": ["1"] * 600}).status_code == 422

    def test_a_stranger_looks_and_takes_nothing(self, client, stranger, finished):
        assert stranger.post(f"/tables/{finished}/reverse").status_code == 403
        path = path_of(client.post(f"/tables/{finished}/reverse"))
        page = stranger.get(path)
        assert page.status_code == 200
        assert 'type="submit"' not in page.text
        assert stranger.post(path, data={"square": ["112"]}).status_code == 403
        assert (
            stranger.get(f"/pastimes{path.removeprefix('/reverse')}/record.json").status_code == 404
        )

    def test_a_game_that_goes_on_is_refused(self, client, browser):
        table = browser.sit_down("is")
        answer = client.post(f"/tables/{table}/reverse", headers={"accept-language": "sv"})
        assert (answer.status_code, "inte slut" in text(answer)) == (422, True)


class TestBingo:
    @pytest.fixture
    def round_(self, client):
        return path_of(client.post("/bingo", data={"profile": "pl"}))

    @staticmethod
    def card(client, round_, words, name="Ola"):
        form = {"name": name, "first": words[0], "second": words[1]}
        return path_of(client.post(f"{round_}/join", data=form))

    def test_a_round_is_played_by_a_caller_and_two_phones(self, client, stranger, house, round_):
        one, two = sevens("pl", 2)
        ala = TestClient(client.app, follow_redirects=False)
        mine, theirs = self.card(stranger, round_, one), self.card(ala, round_, two, "Ala")
        assert mine != theirs
        name = round_.rpartition("/")[2]
        called = b""
        while bingo_card.missing(self.letters(one), called):
            assert path_of(client.post(round_)) == round_
            called = house.bingo_games.get(name)[1].called
        false = stranger.post(theirs, headers={"accept-language": "pl"})
        assert (false.status_code, "To jeszcze nie bingo" in text(false)) == (422, True)
        assert "Bingo:" not in text(client.get(round_))
        for place in range(14):
            assert path_of(stranger.post(mine, data={"place": place})) == mine
        again = stranger.post(mine, data={"place": 0})
        assert again.status_code == 422
        assert path_of(stranger.post(mine)) == mine
        assert "Bingo: Ola" in text(client.get(round_, headers={"accept-language": "en"}))
        assert client.post(round_).status_code == 422
        assert path_of(client.post(round_, data={"act": "finish"})) == round_
        seed = house.bingo_games.get(name)[1].started.seed.hex()
        assert seed in client.get(round_).text
        assert "have won" in text(stranger.get(mine, headers={"accept-language": "en"}))
        assert records.read(client.get(f"/pastimes/{name}/record.json").content).ended

    def test_a_round_without_bingo_ends_when_the_caller_says_so_twice(
        self, client, stranger, house, round_
    ):
        name, asked = round_.rpartition("/")[2], "Zakończyć rundę dla wszystkich?"
        polish = {"accept-language": "pl"}
        self.card(stranger, round_, sevens("pl", 2)[0])
        client.post(round_)
        answer = client.post(round_, data={"act": "finish"}, headers=polish)
        assert (answer.status_code, asked in text(answer)) == (200, True)
        assert house.bingo_games.get(name)[1].ended is None
        # a tile later it is asked again, and nobody else is asked at all
        client.post(round_)
        late = client.post(round_, data={"act": "finish", "sure": "1"}, headers=polish)
        assert asked in text(late)
        other = stranger.post(round_, data={"act": "finish"}, headers=polish)
        assert (other.status_code, asked in text(other)) == (403, False)
        assert path_of(client.post(round_, data={"act": "finish", "sure": "2"})) == round_
        assert house.bingo_games.get(name)[1].ended is not None

    def test_a_device_that_writes_its_card_again_has_the_same(
        self, client, stranger, house, round_
    ):
        one, two = sevens("pl", 2)
        stranger.get(f"{round_}/join")
        with ThreadPoolExecutor(4) as pool:
            cards = list(
                pool.map(lambda n: self.card(stranger, round_, (one, two)[n % 2]), range(4))
            )
        assert len(set(cards)) == 1
        assert len(house.bingo_games.get(round_.rpartition("/")[2])[1].cards) == 1
        assert path_of(stranger.get(f"{round_}/join")) == cards[0]

    def test_the_card_of_an_account_does_not_stay_with_the_device(self, client, stranger, round_):
        one, two = sevens("pl", 2)
        enter(stranger)
        own = self.card(stranger, round_, one)
        assert path_of(stranger.get(f"{round_}/join")) == own
        stranger.post("/sign-out")
        assert stranger.get(f"{round_}/join").status_code == 200
        other = self.card(stranger, round_, two, "Ala")
        assert other != own
        enter(stranger, where="/sign-in")
        assert self.card(stranger, round_, two) == own
        assert path_of(stranger.get(f"{round_}/join")) == own

    def test_a_round_full_of_strangers_is_open_to_those_who_play(
        self, client, stranger, house, round_, monkeypatch
    ):
        """Fourteen addresses took all 2,000, and no card heard of the next tile."""

        async def one_line(*_):
            yield "data: {}\n\n"

        monkeypatch.setattr(events, "_ticks", one_line)
        name = round_.rpartition("/")[2]
        self.card(stranger, round_, sevens("pl", 1)[0])
        nobody = TestClient(client.app)

        def ask(beyond=0, path=""):
            def count(topic):
                return pastimes.MOST_LISTENERS if topic in (name, hall_topic(name)) else beyond

            monkeypatch.setattr(house.news, "count", count)
            clients = (client, stranger, nobody)
            asked = f"/api/pastimes/{name}/stream{path}"
            return [one.get(asked).status_code for one in clients]

        assert ask() == ask(path="?hall=true") == [200, 200, 503]
        assert ask(events.MOST_BEYOND) == [503] * 3

    @staticmethod
    def letters(words):
        return b"".join(map(load("pl").alphabet.word, words))

    def test_nothing_tells_what_comes_before_the_end(self, client, stranger, house, round_):
        name = round_.rpartition("/")[2]
        mine = self.card(stranger, round_, sevens("pl", 1)[0])
        client.post(round_)
        seed = house.bingo_games.get(name)[1].started.seed.hex()
        for answer in (client.get(round_), stranger.get(mine), client.get(f"{round_}/join")):
            assert answer.status_code == 200
            assert seed not in answer.text
        assert client.get(f"/pastimes/{name}/record.json").status_code == 404
        secret = mine.rpartition("/")[2]
        assert secret not in client.get(round_).text

    def test_only_the_caller_calls(self, stranger, round_):
        assert path_of(stranger.get(round_)) == f"{round_}/join"
        self.card(stranger, round_, sevens("pl", 1)[0])
        for act in ("call", "finish"):
            assert stranger.post(round_, data={"act": act}).status_code == 403

    def test_a_card_on_paper_is_checked(self, client, stranger, round_):
        words = sevens("pl", 1)[0]
        self.card(stranger, round_, words)
        query = {"first": words[0], "second": words[1].lower()}
        page = client.get(round_, params=query, headers={"accept-language": "en"})
        assert "Letters not called yet: 14" in text(page)
        for _ in range(100):
            client.post(round_)
        page = client.get(round_, params=query, headers={"accept-language": "en"})
        assert "The card is complete" in text(page)
        page = client.get(round_, params={"first": "KOT"}, headers={"accept-language": "en"})
        assert "two words of seven letters" in text(page)

    def test_bad_cards_are_refused_and_what_was_typed_stays(self, stranger, round_):
        form = {"name": "Ola", "first": "GGGGAAA", "second": "KOTŁOWA"}
        answer = stranger.post(f"{round_}/join", data=form, headers={"accept-language": "pl"})
        assert answer.status_code == 422
        assert "Liter G jest w zestawie tylko" in text(answer)
        assert 'value="GGGGAAA"' in answer.text
        for name in ("<b>", "x" * 81):
            answer = stranger.post(f"{round_}/join", data={**form, "name": name})
            assert (answer.status_code, "<b>" in answer.text) == (422, False)

    def test_a_card_without_its_secret_is_not_found(self, stranger, round_):
        assert stranger.get(f"{round_}/card/{'x' * 22}").status_code == 404
        assert stranger.post(f"{round_}/card/{'x' * 22}").status_code == 404
        assert stranger.get(f"/bingo/{'x' * 22}").status_code == 404


class TestSolo:
    def test_the_racks_of_the_day_are_answered(self, client, house):
        assert client.get("/solo").status_code == 200
        path = path_of(client.post("/solo", data={"mode": "daily", "profile": "is"}))
        name = path.rpartition("/")[2]
        page = text(client.get(path, headers={"accept-language": "en"}))
        assert datetime.now(UTC).date().isoformat() in page
        assert "Rack 1 of 5" in page
        state = house.pastimes.load(name).state
        best = MoveGenerator(state.rules, pairs("is")).best(state.board, state.rack)
        word = state.edition.alphabet.decode_word(bytes(t & 0x7F for t in best.placement.tiles))
        down = "yes" if best.placement.down else ""
        form = {"at": best.placement.square, "down": down, "word": word, "act": "lay"}
        wrong = client.post(path, data={**form, "at": 0}, headers={"accept-language": "en"})
        assert (wrong.status_code, "star" in text(wrong)) == (422, True)
        assert f'value="{word}"' in wrong.text
        assert path_of(client.post(path, data=form)) == path
        page = text(client.get(path, headers={"accept-language": "en"}))
        assert f"Your points: {best.score} of {best.score}" in page
        while not house.pastimes.load(name).state.ended:
            assert path_of(client.post(path, data={"act": "give-up"})) == path
        assert f"{best.score}/" in text(client.get("/solo"))
        assert records.read(client.get(f"/pastimes/{name}/record.json").content).ended

    @pytest.mark.proves("PL-52")
    def test_open_tiles_are_laid_and_the_total_is_kept(self, client, house):
        path = path_of(client.post("/solo", data={"mode": "open", "profile": "pl"}))
        word = sevens("pl", 1)[0][0]
        form = {"at": 112, "down": "", "word": word, "act": "lay"}
        assert path_of(client.post(path, data=form)) == path
        total = house.pastimes.load(path.rpartition("/")[2]).state.totals[0]
        assert total > 50
        bad = client.post(path, data={**form, "word": "!!"}, headers={"accept-language": "pl"})
        assert (bad.status_code, "Podaj pole" in text(bad)) == (422, True)
        assert path_of(client.post(path, data={"act": "stop"})) == path
        laid = text(client.get(path, headers={"accept-language": "pl"}))
        assert f"{word.upper()}: " in laid
        assert f"Twój najwyższy wynik: {total}" in text(
            client.get("/solo", headers={"accept-language": "pl"})
        )
        record = client.get(f"/pastimes/{path.rpartition('/')[2]}/record.json")
        assert json.loads(record.text)["format"] == "stafla-record"

    @pytest.mark.proves("PL-50", "PL-51")
    @pytest.mark.parametrize(("mode", "seats"), [("one", 1), ("two", 2)])
    def test_one_and_two_racks_are_played_at_a_table_of_one_s_own(
        self, client, browser, mode, seats
    ):
        path = path_of(client.post("/solo", data={"mode": mode, "profile": "fi"}))
        table, _, mine = path.removeprefix("/tables/").partition("#")
        assert mine == ("mine" if seats == 2 else "")
        view = browser.view(table)
        assert [seat["yours"] for seat in view["seats"]] == [True] * seats
        for _ in range(4):
            rows = len(browser.view(table)["turns"])
            browser.step(table)
            assert len(browser.view(table)["turns"]) == rows + 1
        assert {row["seat"] for row in browser.view(table)["turns"]} == set(range(seats))

    @pytest.mark.proves("PL-50", "PL-51")
    @pytest.mark.parametrize(("mode", "seats"), [("one", 1), ("two", 2)])
    def test_a_game_alone_is_held_beside_the_best_plays(self, client, house, browser, mode, seats):
        path = path_of(client.post("/solo", data={"mode": mode, "profile": "fi"}))
        table = path.removeprefix("/tables/").partition("#")[0]
        assert path_of(client.get(f"/tables/{table}/best")) == f"/tables/{table}"
        browser.fill_bag(table)
        for _ in range(seats):
            browser.act(table, browser.view(table)["turn"], "pass")
        for _ in range(3):
            browser.step(table)
        while browser.view(table)["phase"] != "ended":
            browser.act(table, browser.view(table)["turn"], "pass")
        passed, *turns = house.best_plays.of(table)
        assert (passed.found, passed.hit) == (0, False)
        assert passed.most == passed.best.score > 0
        laid = [turn for turn in turns if turn.row.kind == "play"]
        assert laid
        for turn in turns:
            generator = MoveGenerator(load("fi").ruleset(seats), pairs("fi"))
            best = generator.best(turn.board, turn.rack)
            assert turn.most == (best.score if best else 0) >= turn.found
        page = text(client.get(f"/tables/{table}/best", headers={"accept-language": "en"}))
        for seat in range(seats):
            own = [turn for turn in (passed, *turns) if turn.row.seat == seat]
            found, most = sum(turn.found for turn in own), sum(turn.most for turn in own)
            assert f"{found} of {most} points found." in page
            hits = sum(turn.hit for turn in own)
            assert f"Best play on {hits} of {len(own)} turn" in page
        rows = re.findall(r"<tr.*?</tr>", page.partition("<tbody>")[2], re.S)
        better = [row for row in rows if not row.endswith("<td></td>\n</tr>")]
        assert len(better) == sum(not one.hit for one in (passed, *turns))
        (laid,) = re.findall(r'<path class="tiles last" d="([^"]*)"', page)
        assert laid.count("M") == len([tile for tile in passed.best.placement.tiles if tile])
        last = text(client.get(f"/tables/{table}/best?at=999"))
        assert f'data-replay="{len(rows)}"' in last
        # of one player or of two: nobody who reads it is told that they played
        assert not re.search(r"\b[Yy]our?\b", page.partition("<main")[2])

    def test_nobody_looks_at_what_another_plays_alone(self, client, stranger):
        for mode in ("daily", "open"):
            path = path_of(client.post("/solo", data={"mode": mode, "profile": "is"}))
            assert stranger.get(path).status_code == 403
            assert stranger.post(path, data={"act": "lay"}).status_code == 403

    def test_bad_forms_are_refused(self, client):
        assert client.post("/solo", data={"profile": "xx"}).status_code == 422
        assert client.post("/solo", data={"mode": "x" * 100}).status_code == 422
        assert client.get(f"/solo/{'x' * 22}").status_code == 404
        path = path_of(client.post("/solo", data={"mode": "open", "profile": "is"}))
        for form in ({"at": "-5"}, {"at": "zz"}, {"word": "A" * 100}, {"at": 224, "word": "AB"}):
            assert client.post(path, data=form).status_code == 422


def test_the_caller_s_screen_alone_hears_who_joined_and_wrote(client, stranger, house):
    """A player who listened there would know at once when another has found a play."""
    for path in ("/bingo", "/duplicate"):
        begun = path_of(client.post(path, data={"profile": "is"}))
        name = begun.rpartition("/")[2]
        assert house.pastimes.load(name)
        screen = f"/api/pastimes/{name}/stream?caller=true"
        assert run(begin(client, screen)) == 200
        assert run(begin(stranger, screen)) == 403
        assert run(begin(stranger, f"{screen}&official=xxxx")) == 404
        assert run(begin(stranger, f"/api/pastimes/{name}/stream")) == 200
        assert run(begin(stranger, f"/api/pastimes/{name}/stream?hall=true")) == 200
    assert run(begin(client, f"/api/pastimes/{'x' * 22}/stream?caller=true")) == 404


def test_a_page_is_told_of_changes(client, house):
    """The stream itself never ends; what is asked of it is answered at once."""
    answer = client.get(f"/api/pastimes/{'x' * 22}/stream")
    assert answer.status_code == 404


@pytest.mark.parametrize("language", in_ci_but(LANGUAGES, "is", "pl"))
def test_every_page_speaks_every_language(client, stranger, finished, language):
    headers = {"accept-language": language}
    reverse = path_of(client.post(f"/tables/{finished}/reverse"))
    caller = path_of(client.post("/bingo", data={"profile": "is"}))
    card = TestBingo.card(stranger, caller, sevens("is", 1)[0])
    daily = path_of(client.post("/solo", data={"mode": "daily", "profile": "is"}))
    opened = path_of(client.post("/solo", data={"mode": "open", "profile": "is"}))
    client.post(caller)
    client.post(daily, data={"act": "give-up"})
    for path in ("/solo", "/bingo", reverse, caller, f"{caller}/join", card, daily, opened):
        answer = (stranger if path == card else client).get(path, headers=headers)
        assert answer.status_code == 200, path
        assert f'<html lang="{language}">' in answer.text
        assert not re.search(r"\?\?|\{ ?\$|\bNone\b", answer.text), path


@pytest.mark.parametrize(("language", "profile"), [("pl", "pl"), ("fi", "fi"), ("de", "en")])
def test_the_edition_of_one_s_own_language_is_chosen_for_a_round(client, language, profile):
    page = client.get("/bingo", headers={"accept-language": language}).text
    chosen = re.findall(r'<input type="radio" name="profile" value="([^"]+)"[^>]* checked', page)
    assert chosen == [profile]

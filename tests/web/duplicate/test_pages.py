"""Pages of duplicate, as forms that need no script: what they show, and what they never show."""

import html
import re
from concurrent.futures import ThreadPoolExecutor
from threading import get_ident

import pytest
from sqlalchemy import delete, update
from starlette.testclient import TestClient

from stafla._core import MoveGenerator
from stafla.club import Audience
from stafla.club.duplicate import Slip
from stafla.club.duplicate.conditions import MOST_BESIDE
from stafla.club.pastimes.log import caller_topic
from stafla.data.catalogue import LANGUAGES
from stafla.records.notation.play import word_of, write_square_of
from stafla.records.record import pastime as records
from stafla.store.schema.codes import codes
from stafla.store.schema.pastimes import cards
from stafla.web.duplicate import hall
from stafla.web.duplicate import pages as web_pages
from stafla.web.fair_slots import FairSlots
from tests.club.club import pairs
from tests.marks import in_ci_but
from tests.web.accounts.test_sign_in import enter

EN = {"accept-language": "en"}


@pytest.fixture
def phone(client):
    """Another device at the same server."""
    other = TestClient(client.app, follow_redirects=False)
    yield other
    other.close()


def another(client):
    """A device that nobody joined from."""
    return TestClient(client.app, follow_redirects=False)


def path_of(answer):
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def text(answer):
    return html.unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", answer.text)))


def begin(client, **form):
    return path_of(client.post("/duplicate", data={"profile": "is", **form}))


def join_in(phone, path, name="Anna"):
    return path_of(phone.post(f"{path}/join", data={"name": name}))


def state_of(house, path):
    return house.duplicates.get(path.split("/")[2])[1]


def plays(state):
    """The plays of the rack, the highest first, none with a blank."""
    found = MoveGenerator(state.rules, pairs("is")).plays(state.board, state.rack)
    return [play for play in found if not any(tile & 0x80 for tile in play.placement.tiles)]


def form_of(state, play):
    where = write_square_of(play.placement, state.edition, "letter-first")
    return {"position": where, "word": word_of(play.placement, state.board, state.edition)}


def test_a_hall_of_paper_players_is_named_at_once_and_nobody_is_left_out(client, house):
    names = [f"Player {number}" for number in range(MOST_BESIDE + 1)]
    refused = client.post(
        "/duplicate", data={"profile": "is", "beside": "\n".join(names)}, headers=EN
    )
    assert refused.status_code == 422
    assert f"At most {MOST_BESIDE} names fit here" in text(refused)
    assert names[-1] in refused.text
    path = begin(client, beside="\n".join(names[:80]))
    assert list(house.duplicates.roster.names(path.split("/")[2]).values()) == names[:80]


@pytest.mark.proves("PL-56")
def test_a_slip_that_waits_for_the_server_counts_from_when_it_came(
    client, phone, house, monkeypatch
):
    path = begin(client)
    anna = join_in(phone, path)
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    moment, stamped, looked_up = [state.deadline], [], []
    player = house.duplicates.roster.player

    def now():
        stamped.append(get_ident())
        return moment[0]

    def slowly(*asked):
        looked_up.append(get_ident())
        moment[0] = state.deadline + 1
        return player(*asked)

    monkeypatch.setattr(house.tables, "now", now)
    monkeypatch.setattr(house.duplicates.roster, "player", slowly)
    assert path_of(phone.post(anna, data=form_of(state, plays(state)[0]))) == anna
    # nor does it wait for one of the threads before it has its time
    assert stamped[0] != looked_up[0]
    refused = phone.post(anna, data=form_of(state, plays(state)[1]))
    assert refused.status_code == 422


def test_the_form_by_which_somebody_joins_costs_the_same_however_many_have(
    client, phone, monkeypatch
):
    """The table of 5,000 players was made anew for everybody who asked, and not shown."""
    path = begin(client)
    join_in(phone, path)

    def fail(*_asked):
        raise AssertionError("the table is not shown")

    monkeypatch.setattr(web_pages, "standings_rows", fail)
    phone.cookies.clear()
    assert phone.get(f"{path}/join").status_code == 200
    assert phone.post(f"{path}/join", data={"name": " "}).status_code == 422


@pytest.mark.proves("PL-56")
def test_a_slip_that_waits_its_turn_behind_others_counts_from_when_it_came(
    client, phone, house, monkeypatch
):
    """Whoever asked for pages without end at the last second made slips of others late."""
    path = begin(client)
    anna = join_in(phone, path)
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    moment, take = [state.deadline], FairSlots.take

    async def wait_long(slots, who):
        moment[0] = state.deadline + 1
        await take(slots, who)

    monkeypatch.setattr(house.tables, "now", lambda: moment[0])
    monkeypatch.setattr(FairSlots, "take", wait_long)
    assert path_of(phone.post(anna, data=form_of(state, plays(state)[0]))) == anna
    assert phone.post(anna, data=form_of(state, plays(state)[1])).status_code == 422


@pytest.mark.proves("PL-53", "PL-57", "PL-58", "PL-59")
def test_a_short_game_from_the_offer_to_the_record(client, phone, house):
    path = begin(client, rounds="2", minutes="3", beside="Ewa\n\nOla")
    anna = join_in(phone, path)
    totals, tops = {"Ewa": 0, "Anna": 0}, 0
    for number in (1, 2):
        assert path_of(client.post(path, data={"act": "announce"})) == path
        state = state_of(house, path)
        found = plays(state)
        best, worse = found[0], found[-1]
        path_of(phone.post(anna, data=form_of(state, worse)))
        typed = {"act": "write", "player": 1, **form_of(state, best)}
        assert path_of(client.post(path, data=typed)) == path
        assert "Slips: 2 of 3" in text(client.get(path, headers=EN))
        early = client.post(path, data={"act": "collect"}, headers=EN)
        assert (early.status_code, "Time is not up" in text(early)) == (422, True)
        assert "1 player has not written yet" in text(
            client.post(path, data={"act": "early"}, headers=EN)
        )
        sure = {"act": "early", "sure": number - 1}
        assert path_of(client.post(path, data=sure)) == path
        closed = state_of(house, path).rounds[-1]
        totals["Ewa"], totals["Anna"] = totals["Ewa"] + best.score, totals["Anna"] + worse.score
        tops += closed.points
        shown = text(phone.get(anna, headers=EN))
        assert f"Round {number}" not in shown
        assert f"for {closed.points}" in shown
        assert f"for {worse.score}." in shown
    result = phone.get(f"{path}/result", headers=EN)
    for name, total in totals.items():
        row = re.search(rf'<th scope="row">{name}</th>(.*?)</tr>', result.text, re.DOTALL)[1]
        cells = re.findall(r"<td[^>]*>(?:<b>)?([^<]+)", row)
        assert cells[1:] == [str(total), str(tops - total), f"{100 * total / tops:.0f}%"]
    assert "all rounds have been played" in text(result)
    state = state_of(house, path)
    assert state.started.seed.hex() in result.text
    record = client.get(f"/pastimes/{path.rpartition('/')[2]}/record.json")
    assert records.read(record.content) == state
    assert path_of(phone.get(path)) == f"{path}/join"
    assert path_of(phone.get(f"{path}/join")) == anna
    late = another(client).get(f"{path}/join", headers=EN)
    assert "all rounds have been played" in text(late)


def test_a_caller_without_players_is_told_what_the_first_letters_wait_for(client, phone):
    path = begin(client)
    told = "The first rack can be announced as soon as someone has joined."
    assert told in text(client.get(path, headers=EN))
    join_in(phone, path)
    page = client.get(path, headers=EN)
    assert told not in text(page)
    assert 'value="announce"' in page.text


@pytest.mark.proves("PL-53")
def test_no_slip_and_no_master_play_is_seen_while_the_round_is_open(client, phone, house):
    path = begin(client, beside="Ewa")
    anna, bo = join_in(phone, path), join_in(another(client), path, "Bo")
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    best, other = plays(state)[:2]
    written = [form_of(state, best), form_of(state, other)]
    path_of(phone.post(anna, data=written[0]))
    path_of(client.post(path, data={"act": "write", "player": 1, **written[1]}))
    pages = [path, f"{path}/join", f"{path}/result", bo]
    seen = [text((client if page in pages[:2] else phone).get(page)) for page in pages]
    tops = [form_of(state, play) for play in plays(state) if play.score == best.score]
    for one in [*written, *tops]:
        for page, shown in zip(pages, seen, strict=True):
            assert f"{one['position']} {one['word']}" not in shown, page
    assert " ".join(written[0].values()) in text(phone.get(anna))
    assert state.started.seed.hex() not in "".join(seen)
    assert client.get(f"/pastimes/{path.rpartition('/')[2]}/record.json").status_code == 404


@pytest.mark.proves("PL-56")
def test_a_slip_that_comes_late_is_refused_with_the_reason(client, phone, house, monkeypatch):
    path = begin(client, minutes="1")
    anna = join_in(phone, path)
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    assert 'data-milliseconds-left="' in phone.get(anna).text
    monkeypatch.setattr(house.tables, "now", lambda: state.deadline + 1)
    late = phone.post(anna, data=form_of(state, plays(state)[0]), headers=EN)
    assert (late.status_code, "this slip came too late" in text(late)) == (422, True)
    assert "<form" not in late.text.partition("<main")[2]
    assert house.duplicates.writers(path.split("/")[2]) == set()
    assert 'value="collect"' in client.get(path).text
    assert path_of(client.post(path, data={"act": "collect"})) == path


def test_what_cannot_be_laid_is_refused_and_can_be_written_again(client, phone, house):
    path = begin(client)
    anna = join_in(phone, path)
    early = phone.post(anna, data={"position": "H8", "word": "AB"}, headers=EN)
    assert (early.status_code, "No round has started" in text(early)) == (422, True)
    client.post(path, data={"act": "announce"})
    for form in ({}, {"position": "H8"}, {"position": "8", "word": "AB"}):
        assert phone.post(anna, data=form).status_code == 422
    bad = phone.post(anna, data={"position": "A1", "word": "AÐ"}, headers=EN)
    assert bad.status_code == 422
    assert 'value="A1"' in bad.text
    assert 'value="AÐ"' in bad.text
    assert phone.post(anna, data={"position": "H" * 11}).status_code == 422
    assert phone.post(anna, data={"word": "A" * 61}).status_code == 422


def test_only_the_caller_sees_and_steers(client, phone):
    path = begin(client)
    anna = join_in(phone, path)
    assert path_of(phone.get(path)) == f"{path}/join"
    acts = ("announce", "collect", "early", "stop", "add", "write", "warn", "fine")
    for act in (*acts, "lift"):
        refused = phone.post(path, data={"act": act, "name": "Eve", "player": 1})
        assert refused.status_code == 403, act
    assert phone.get(f"{path}/player/{'x' * 22}").status_code == 404
    assert phone.post(f"{path}/player/{'x' * 22}", data={}).status_code == 404
    assert anna.rpartition("/")[2] not in client.get(path).text
    assert client.post(path, data={"act": "fly"}).status_code == 422
    assert client.get(f"/duplicate/{'x' * 22}").status_code == 404


def test_bad_forms_are_refused(client, phone):
    bad = client.post("/duplicate", data={"profile": "xx"}, headers=EN)
    assert bad.status_code == 422
    for form in ({"minutes": "0"}, {"minutes": "61"}, {"rounds": "-1"}, {"beside": "x" * 1001}):
        assert client.post("/duplicate", data={"profile": "is", **form}).status_code == 422
    refused = client.post("/duplicate", data={"profile": "is", "beside": "A" * 200}, headers=EN)
    assert (refused.status_code, "A" * 200 in refused.text) == (422, True)
    path = begin(client)
    none = client.post(path, data={"act": "announce"}, headers=EN)
    assert (none.status_code, "Nobody has joined yet" in text(none)) == (422, True)
    assert phone.post(f"{path}/join", data={"name": " "}).status_code == 422


@pytest.mark.parametrize("language", in_ci_but(LANGUAGES, "fi", "sv"))
def test_every_page_speaks_every_language(client, phone, house, language):
    headers = {"accept-language": language}
    path = begin(client, beside="Ewa")
    anna = join_in(phone, path)
    for act in ("none", "announce", "early", "announce", "stop"):
        sure = len(state_of(house, path).rounds)
        asked = client.post(path, data={"act": act}, headers=headers)
        assert not re.search(r"\?\?|\{ ?\$|\bNone\b", asked.text.partition("<script type=")[0])
        client.post(path, data={"act": act, "sure": sure})
        for page in ("/duplicate", path, f"{path}/join", f"{path}/result", anna):
            answer = (phone if page == anna else client).get(page, headers=headers)
            assert answer.status_code == 200, page
            assert f'<html lang="{language}">' in answer.text
            shown = answer.text.partition('<script type="application/json"')[0]
            assert not re.search(r"\?\?|\{ ?\$|\bNone\b", shown), page


def test_a_device_that_joins_again_is_the_same_player(client, phone, house):
    path = begin(client)
    phone.get(f"{path}/join")
    with ThreadPoolExecutor(4) as pool:
        links = list(pool.map(lambda n: join_in(phone, path, f"Anna {n}"), range(4)))
    assert len(set(links)) == 1
    assert state_of(house, path).players == 1
    assert path_of(phone.get(f"{path}/join")) == links[0]
    client.post(path, data={"act": "stop", "sure": 0})
    assert join_in(phone, path) == links[0]


def test_the_place_of_an_account_does_not_stay_with_the_device(client, phone, house):
    """On a shared computer: whoever came next was the player, with the racks and slips."""
    path = begin(client)
    enter(phone)
    anna = join_in(phone, path)
    assert path_of(phone.get(f"{path}/join")) == anna
    phone.post("/sign-out")
    assert phone.get(f"{path}/join").status_code == 200
    bo = join_in(phone, path, "Bo")
    assert bo != anna
    # a guest's own place is there after signing in, and is not taken twice
    enter(phone, where="/sign-in")
    assert path_of(phone.get(f"{path}/join")) == anna
    assert join_in(phone, path) == anna
    phone.post("/sign-out")
    enter(phone, "Þóra")
    assert path_of(phone.get(f"{path}/join")) == join_in(phone, path, "Bo") == bo
    assert state_of(house, path).players == 2


def test_joining_is_closed_and_opened_by_the_caller_alone(client, phone, house):
    path = begin(client, beside="Ewa")
    anna = join_in(phone, path)
    assert "Open joining" not in text(client.get(path, headers=EN))
    phone.post(path, data={"act": "close"})
    assert not state_of(house, path).joining_closed
    assert path_of(client.post(path, data={"act": "close"})) == path
    shown = text(client.get(path, headers=EN))
    assert "You can still add players" in shown
    assert "Open joining" in shown
    late = another(client)
    assert "Joining is closed" in text(late.get(f"{path}/join", headers=EN))
    refused = late.post(f"{path}/join", data={"name": "Eve"}, headers=EN)
    assert refused.status_code == 422
    assert text(refused).count("Joining is closed") == 1
    assert path_of(phone.get(f"{path}/join")) == anna
    assert path_of(client.post(path, data={"act": "add", "name": "Ola"})) == path
    assert path_of(client.post(path, data={"act": "open"})) == path
    join_in(late, path, "Bo")
    assert state_of(house, path).players == 4


def test_whose_name_is_erased_is_called_by_their_number(client, phone, house):
    path = begin(client)
    own = join_in(phone, path, "Anna")
    assert "Duplicate Anna" in text(phone.get(own, headers=EN))
    house.database.write(lambda connection: connection.execute(update(cards).values(name=None)))
    assert "Duplicate 1" in text(phone.get(own, headers=EN))


def test_five_phones_are_five_players(client, house):
    # at once they come to a started server (tests/e2e/lobby/test_waiting.py): a client here has a
    # loop of its own for every request, and pages in turn wait within one loop
    path = begin(client)
    phones = [another(client) for _ in range(5)]
    links = [join_in(one, path) for one in phones]
    assert len(set(links)) == 5
    assert [phone.get(link).status_code for phone, link in zip(phones, links, strict=True)] == [
        200
    ] * 5
    assert state_of(house, path).players == 5


def test_the_same_slip_again_is_no_news(client, phone, house):
    path = begin(client)
    anna = join_in(phone, path)
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    slip, heard = form_of(state, plays(state)[0]), []
    with house.news.listening(caller_topic(path.split("/")[2]), lambda: heard.append(1)):
        for _ in range(3):
            path_of(phone.post(anna, data=slip))
    assert heard == [1]


@pytest.mark.proves("PL-56")
def test_a_slip_in_time_is_not_replaced_by_the_caller_unasked(client, phone, house):
    path = begin(client)
    anna = join_in(phone, path)
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    own, other = plays(state)[0], plays(state)[-1]
    path_of(phone.post(anna, data=form_of(state, own)))
    typed = {"act": "write", "player": 1, **form_of(state, other)}
    asked = client.post(path, data=typed, headers=EN)
    assert asked.status_code == 200
    assert "Anna has already handed in another slip in time" in text(asked)
    # the screen hangs on the wall: what the phone wrote is not on it
    assert form_of(state, own)["word"] not in asked.text.partition("duplicate-middle")[0]
    assert house.duplicates.slip(path.split("/")[2], 1).points == own.score
    # the same slip once more replaces nothing
    assert path_of(client.post(path, data=typed | form_of(state, own))) == path
    fields = dict(
        re.findall(r'name="(replace|sure|player|position|word)" value="([^"]*)"', asked.text)
    )
    answer = {name: html.unescape(value) for name, value in fields.items()}
    assert path_of(client.post(path, data={"act": "write", **answer})) == path
    assert house.duplicates.slip(path.split("/")[2], 1).points == other.score


def test_to_collect_early_and_to_end_ask_once_how_many_lose_their_slip(client, phone, house):
    path = begin(client, beside="Ewa\nOla")
    anna = join_in(phone, path)
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    early = client.post(path, data={"act": "early"}, headers=EN)
    assert "3 players have not written yet" in text(early)
    path_of(phone.post(anna, data=form_of(state, plays(state)[0])))
    stop = client.post(path, data={"act": "stop"}, headers=EN)
    assert "1 slip would not count" in text(stop)
    assert 'name="sure" value="0"' in stop.text
    assert (state_of(house, path).ended, len(state_of(house, path).rounds)) == (None, 0)
    assert path_of(client.post(path, data={"act": "early", "sure": 0})) == path
    # an answer to the question of an earlier round is none of this one
    client.post(path, data={"act": "announce"})
    assert client.post(path, data={"act": "early", "sure": 0}).status_code == 200
    assert state_of(house, path).open is not None
    assert path_of(client.post(path, data={"act": "early", "sure": 1})) == path
    assert "End the game for everyone?" in text(client.post(path, data={"act": "stop"}, headers=EN))
    assert path_of(client.post(path, data={"act": "stop", "sure": 2})) == path
    assert state_of(house, path).ended == "stopped"


def test_a_slip_that_the_network_held_back_counts_in_its_own_round_alone(client, phone, house):
    path = begin(client)
    anna = join_in(phone, path)
    client.post(path, data={"act": "announce"})
    assert 'name="round" value="1"' in phone.get(anna).text
    client.post(path, data={"act": "early", "sure": 0})
    between = {"position": "H8", "word": "AB", "round": 1}
    late = phone.post(anna, data=between, headers=EN)
    assert (late.status_code, "came too late" in text(late)) == (422, True)
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    slip = form_of(state, plays(state)[0])
    late = phone.post(anna, data=slip | {"round": 1}, headers=EN)
    assert (late.status_code, "came too late" in text(late)) == (422, True)
    assert house.duplicates.writers(path.split("/")[2]) == set()
    assert path_of(phone.post(anna, data=slip | {"round": 2})) == anna


def test_where_squares_were_taken_the_announcement_gives_the_word(client, phone, house):
    path = begin(client)
    anna = join_in(phone, path)
    for number in (0, 1):
        client.post(path, data={"act": "announce"})
        state = state_of(house, path)
        laid = plays(state)
        crossing = next((play for play in laid if 0 in play.placement.tiles), laid[0])
        path_of(phone.post(anna, data=form_of(state, crossing)))
        own = text(phone.get(anna, headers=EN))
        client.post(path, data={"act": "early", "sure": number})
    slip = form_of(state, crossing)
    told = f"({slip['word']}) for {crossing.score}"
    assert told in own
    for shown in (client.get(path, headers=EN), phone.get(anna, headers=EN)):
        assert f"Master play: {slip['position']} " in text(shown)
        assert told in text(shown)


def test_a_hall_is_shown_by_solutions_and_counts(client, house):
    """What a page shows of a hall does not grow with it, but for the whole table."""
    path = begin(client)
    pastime = path.split("/")[2]
    owner = house.pastimes.load(pastime).row.owner
    for number in range(1, 71):
        house.roster.add(pastime, Audience(owner), f"Player {number}")
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    best, other = plays(state)[:2]
    for number in range(1, 62):
        slip = Slip(*form_of(state, best if number % 3 else other).values())
        house.duplicates.write_for(pastime, Audience(owner), number, slip)
    shown = client.get(path, headers=EN)
    assert '<input class="field duplicate-count" id="player"' in shown.text
    assert ("70 players" in text(shown), "Player 7" in text(shown)) == (True, False)
    assert "Slips: 61 of 70" in text(shown)
    assert "Slips: 61 of 70" in text(client.get(f"{path}/wall", headers=EN))
    client.post(path, data={"act": "early", "sure": 0})
    shown = client.get(path, headers=EN)
    found = re.findall(r'<td class="number">(\d+)</td><td class="number">(\d+)</td>', shown.text)
    assert found == [(str(best.score), "41"), (str(other.score), "20")]
    assert shown.text.count('<th scope="row">Player') == 40
    whole = client.get(f"{path}/result", headers=EN).text
    assert whole.count('<th scope="row">Player') == 70
    wall = client.get(f"{path}/wall", headers=EN)
    assert wall.text.count('<th scope="row">Player') == 10
    assert f"for {best.score}" in text(wall)
    assert "<form" not in wall.text.partition("<main")[2].partition("</main")[0]


def test_the_wall_shows_no_slip_while_the_round_is_open(client, phone, house):
    path = begin(client)
    anna = join_in(phone, path)
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    slip = form_of(state, plays(state)[0])
    path_of(phone.post(anna, data=slip))
    wall = text(another(client).get(f"{path}/wall", headers=EN))
    assert "Round 1" in wall
    assert f"{slip['position']} {slip['word']}" not in wall
    assert another(client).get(f"/duplicate/{'x' * 22}/wall").status_code == 404


def forget_codes(house):
    """As what began before there were codes: the wall then names the address itself."""
    house.database.write(lambda connection: connection.execute(delete(codes)))


def test_the_wall_says_how_to_join_and_when_nobody_can_where_the_result_is(client, phone, house):
    path = begin(client)
    forget_codes(house)
    for act, where in (("open", "join"), ("close", "result"), ("open", "join"), ("stop", "result")):
        client.post(path, data={"act": act, "sure": 0})
        wall = phone.get(f"{path}/wall", headers=EN).text
        assert f">testserver{path}/{where}</b>" in wall, act


def test_the_wall_of_a_room_counts_its_own_slips(client, house):
    path = begin(client, rooms="Hall A\nHall B")
    for name, room in (("Anna", 1), ("Bo", 1), ("Cilla", 2)):
        client.post(path, data={"act": "add", "name": name, "room": room})
    client.post(path, data={"act": "announce"})
    slip = form_of(state_of(house, path), plays(state_of(house, path))[0])
    client.post(path, data={"act": "write", "player": 1} | slip)
    for room, count in ((0, "1 of 3"), (1, "1 of 2"), (2, "0 of 1")):
        wall = client.get(f"{path}/wall?room={room}", headers=EN).text
        assert f"Slips: {count}" in wall
        # a code leads to no room, so that the wall of one keeps its address
        assert f"/join{f'?room={room}' if room else ''}</b>" in wall
        assert ("spoken-code" in wall) == (not room)


def test_the_caller_warns_and_takes_points_and_everybody_sees_it(client, phone, house):
    path = begin(client)
    join_in(phone, path)
    for act, times in (("warn", 4), ("fine", 1)):
        for _ in range(times):
            assert path_of(client.post(path, data={"act": act, "player": 1})) == path
    assert state_of(house, path).account(1).total == -10
    shown = text(phone.get(f"{path}/result", headers=EN))
    assert ("4 warnings" in shown, "5 points deducted" in shown) == (True, True)
    fine, warning, *_ = penalties_on(client.get(path).text)
    # a double click sends each form twice
    for number in (fine, fine, warning, warning):
        assert path_of(client.post(path, data={"act": "lift", "penalty": number})) == path
    assert state_of(house, path).account(1).total == 0
    shown = text(phone.get(f"{path}/result", headers=EN))
    assert ("3 warnings" in shown, "points deducted" in shown) == (True, False)
    none = client.post(path, data={"act": "lift", "penalty": 1}, headers=EN)
    assert (none.status_code, "no such penalty" in text(none)) == (422, True)
    nobody = client.post(path, data={"act": "warn", "player": 2}, headers=EN)
    assert (nobody.status_code, "There is no such player" in text(nobody)) == (422, True)


def penalties_on(page):
    """The numbers of the penalties that a page offers to take back."""
    return re.findall(r'name="penalty" value="(\d+)"', page)


def test_a_double_click_warns_or_fines_once_and_the_next_form_again(client, phone, house):
    path = begin(client, beside="Ada\nBo")
    for page in (path, f"{path}/desk"):
        before = state_of(house, path).account(1)
        for act in ("warn", "fine"):
            seen = re.search(r'name="seen" value="(\d+)"', client.get(page).text)[1]
            for player in (1, 1, 2, 1):
                form = {"act": act, "player": player, "seen": seen}
                assert path_of(client.post(page, data=form)) == page
        after = state_of(house, path).account(1)
        assert (after.warnings, after.fines) == (before.warnings + 1, before.fines + 5)


def test_enter_in_the_field_of_rulings_shows_the_player_and_rules_nothing(client, house):
    path = begin(client, beside="Ada\nBo")
    for player in (1, 2):
        client.post(path, data={"act": "warn", "player": player})
    for page in (path, f"{path}/desk"):
        told = client.get(page, headers=EN).text
        form = next(
            one for one in re.findall(r"<form.*?</form>", told, re.S) if 'value="warn"' in one
        )
        # a browser presses the first button of a form for whoever presses Enter
        first = re.search(r"<button[^>]*>", form)[0]
        assert ('formmethod="get"' in first, 'name="act"' in first) == (True, False)
        asked = client.get(page, params={"player": "2", "seen": "1"}, headers=EN)
        assert len(penalties_on(told)) == 2
        assert len(penalties_on(asked.text)) == 1
        assert "Warnings and deductions: 2 Bo" in text(asked)
    assert [one.warnings for one in state_of(house, path).accounts] == [1, 1]


def test_result_and_wall_are_made_once_for_an_event_and_a_language(client, monkeypatch):
    path, made = begin(client), []
    join_in(another(client), path)

    def note(where, name):
        usual = getattr(where, name)

        def make(*told):
            made.append(name)
            return usual(*told)

        monkeypatch.setattr(where, name, make)

    def look():
        pages = [f"{path}/result", f"{path}/wall", f"{path}/wall?room=1", f"{path}/result"]
        first, *_, last = [client.get(page, headers=EN).text for page in pages]
        assert first.partition("<h1>")[2] == last.partition("<h1>")[2]
        client.get(f"{path}/result", headers={"accept-language": "pl"})
        return last

    note(hall.Snapshot, "of")
    note(web_pages, "_whole")
    assert "Ewa Nowak" not in look()
    assert sorted(made) == ["_whole", "_whole", "of"]
    made.clear()
    join_in(another(client), path, "Ewa Nowak")
    assert "Ewa Nowak" in look()
    assert sorted(made) == ["_whole", "_whole", "of"]

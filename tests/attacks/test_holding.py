"""Who begins more and more of everything meets a bound; who is beside notices nothing."""

import re

import pytest

from tests.attacks.beside import attacking, bystander, measure, stranger

ATTACKER = "203.0.113.66"
# what the issue saw: 115 public tables in 0.6 s, 400 strangers in one duplicate
TABLES, STRANGERS = 115, 400
EDITIONS = ("is", "fi", "sv", "sv-home", "pl", "en")
PUBLIC = {"profile": "is", "kind1": "person", "name1": "Eve", "kind2": "invited", "public": "yes"}
TOLD = {
    "is": "Gestir á sama neti",
    "fi": "Verkkosi vierailla",
    "sv": "Gäster på ditt nätverk",
    "pl": "Goście z twojej sieci",
    "en": "Guests on your network",
}


def begin(target, _number):
    """Call for players as somebody new."""
    with stranger(target, ATTACKER) as client:
        return client.post("/tables", data=PUBLIC).status_code


def announce(caller, event):
    """Announce a round; how many players it has."""
    assert caller.post(event, data={"act": "announce"}).status_code == 303
    return int(re.search(r"Slips: 0 of (\d+)", caller.get(f"{event}?lang=en").text)[1])


def join(target, number, event):
    """Join a duplicate as somebody new."""
    with stranger(target, ATTACKER) as client:
        return client.post(f"{event}/join", data={"name": f"Eve {number}"}).status_code


@pytest.mark.ci
def test_public_tables_without_end_meet_a_bound_and_another_visitor_s_do_not(started):
    with bystander(started) as beside:
        with stranger(started, ATTACKER) as eve:
            answers = []
            for _ in range(TABLES):
                eve.cookies.clear()
                answers.append(eve.post("/tables", data=PUBLIC))
                if answers[-1].status_code != 303:
                    break
            # as many allowances as tables are open: whichever bound comes first is told
            assert answers[-1].status_code in (422, 429)
            assert len(answers) <= 61
            for language, told in TOLD.items():
                eve.cookies.clear()
                text = eve.post(f"/tables?lang={language}", data=PUBLIC).text
                assert told in text, language
        with stranger(started, "203.0.113.67") as anna:
            mine = anna.post("/tables", data=PUBLIC)
            assert mine.status_code == 303
            assert mine.headers["location"] in anna.get("/lobby").text
        beside.goes_on()


def test_whoever_opens_tables_and_never_plays_catches_one_newcomer(started):
    """Nobody's tables were older, so that everybody who wanted to play at once came to them."""
    call = {"profile": "pl", "kind1": "person", "kind2": "invited", "public": "yes"}
    call |= {"clock": "long-25"}

    def post(address, path, form):
        with stranger(started, address) as client:
            return client.post(path, data=form).headers["location"]

    for _ in range(12):
        post("203.0.113.72", "/tables", call)
    waiting = {post(f"198.51.100.{number}", "/tables", call) for number in (31, 32)}
    wish = {"opponent": "person", "profile": "pl", "person_clock": "long-25"}
    found = [post(f"198.51.100.{number}", "/play", wish) for number in (41, 42, 43)]
    assert waiting < set(found)


@pytest.mark.ci
@pytest.mark.parametrize(
    "wish",
    [
        {"opponent": "bot", "profile": "is"},
        # everybody wants another time, so that nobody meets
        {"opponent": "person", "profile": "is", "person_clock": "days-7"},
    ],
)
def test_games_begun_at_once_without_end_meet_a_bound(started, wish):
    with bystander(started) as beside:
        with stranger(started, "203.0.113.69") as eve:
            answers = []
            for _ in range(TABLES * 3):
                if wish["opponent"] == "bot":
                    eve.cookies.clear()
                else:
                    # what was called for is held by its device: each of the six editions once
                    wish = wish | {"profile": EDITIONS[len(answers) % len(EDITIONS)]}
                answers.append(eve.post("/play", data=wish).status_code)
                if answers[-1] != 303:
                    break
            calls = eve.get("/lobby").text.count('id="call-')
            assert answers[-1] in (422, 429) or calls <= len(EDITIONS)
        with stranger(started, "203.0.113.70") as anna:
            assert anna.post("/play", data={"opponent": "bot", "profile": "fi"}).status_code == 303
        beside.goes_on()


@pytest.mark.ci
def test_strangers_in_a_duplicate_meet_a_bound_and_guests_of_the_evening_do_not(started):
    with bystander(started) as beside, stranger(started, "198.51.100.7") as caller:
        event = caller.post("/duplicate", data={"profile": "is"}).headers["location"]
        with stranger(started, ATTACKER) as eve:
            refused = None
            for number in range(STRANGERS):
                eve.cookies.clear()
                joined = eve.post(f"{event}/join", data={"name": f"Eve {number}"})
                if joined.status_code != 303:
                    refused = joined
                    break
            assert refused is not None and number <= 160
        with stranger(started, "203.0.113.68") as guest:
            joined = guest.post(f"{event}/join", data={"name": "Ösp"})
            assert joined.status_code == 303
            assert guest.get(joined.headers["location"]).status_code == 200
        # those who came in, and the guest of the evening
        assert announce(caller, event) == number + 1
        beside.goes_on()


@pytest.mark.verify
def test_public_tables_without_end_at_full_size(started):
    with (
        bystander(started) as beside,
        attacking(begin, started, workers=2) as came,
        measure(
            beside,
            "public tables without end",
            "2 clients, each a new guest every time, from one address",
            "60 tables of one address that wait, 10 of a guest; 600 allowances",
        ),
    ):
        beside.goes_on(300, most=300)
    assert came.counts[303] <= 60
    assert set(came.counts) <= {303, 422, 429}


@pytest.mark.verify
def test_strangers_in_a_duplicate_at_full_size(started):
    with stranger(started, "198.51.100.7") as caller:
        event = caller.post("/duplicate", data={"profile": "is"}).headers["location"]
        with (
            bystander(started) as beside,
            attacking(join, started, event, workers=2) as came,
            measure(
                beside,
                "strangers in one duplicate",
                "2 clients, each a new guest every time, from one address",
                "160 players of one address, 6 of a guest, 4,500 in all",
            ),
        ):
            beside.goes_on(300, most=300)
        players = announce(caller, event)
    assert came.counts[303] <= 160
    assert 0 < players <= 160

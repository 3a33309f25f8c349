from concurrent.futures import ThreadPoolExecutor

import pytest

from stafla.club import (
    Act,
    Audience,
    ClubRefusal,
    GameLists,
    Lobby,
    SeatSetup,
    Setup,
    TableRequest,
)
from stafla.club.accounts.accounts import Accounts, RequestSource
from stafla.club.accounts.passwords import Passwords
from stafla.club.codes import JoinCodes, NoSuchCode
from stafla.club.community import Community
from stafla.club.holdings import Holdings
from stafla.club.lexica import NoWordsHere
from stafla.club.limits import shipped_limits
from stafla.club.lobby.gathering import dump_setup, load_setup
from stafla.club.lobby.lobby import LOBBY, LONGEST_WAIT
from stafla.club.lobby.rating_range import ANYBODY, RatingRange
from stafla.store import (
    CodeStore,
    GameSearch,
    GatheringStore,
    HasPlace,
    HoldingStore,
    Place,
    TableFilter,
)
from stafla.store.schema import gatherings
from tests.club.club import BOT, OWNER, STRANGER

HERE, THERE = Audience(OWNER), Audience(STRANGER)


@pytest.fixture
def lobby(club):
    return Lobby(club.tables, GatheringStore(club.database))


def call(lobby, *names, free=1, public=False, profile="is", wanted=ANYBODY, **more):
    """A call by OWNER: those named are there, and so many places are free."""
    guests = (*(SeatSetup(name) for name in names), *[SeatSetup("free")] * free)
    places = frozenset(range(len(names), len(guests)))
    setup = Setup(profile, guests, "challenge", **more)
    return lobby.open_table(TableRequest(setup, public, places, wanted), HERE)


def refusal(lobby, *arguments):
    with pytest.raises(ClubRefusal) as caught:
        lobby.join(*arguments)
    return caught.value.code


def test_a_guest_with_the_invitation_takes_the_seat_and_the_game_begins(club, lobby):
    table = call(lobby, "Anna")
    assert club.tables.games.all() == ()
    invitation = lobby.get(table, HERE).invitation
    assert lobby.join("", "Baldur", THERE, invitation) == table
    assert [s.name for s in club.tables.observe(table, Audience(None)).seats] == ["Anna", "Baldur"]
    assert club.tables.observe(table, Audience(OWNER, 0)).own.seat == 0
    assert club.tables.observe(table, Audience(STRANGER, 1)).own.seat == 1
    with pytest.raises(ClubRefusal, match="no-such-table"):
        lobby.get(table, HERE)


def test_each_acts_for_the_own_seat_alone_and_sees_no_other_rack(club, lobby):
    table = call(lobby, "Anna")
    lobby.join(table, "Baldur", THERE, lobby.get(table, HERE).invitation)
    devices = (OWNER, STRANGER)
    for _ in range(4):
        game = club.game(table)
        turn = game.to_move
        thief = Audience(devices[1 - turn], turn)
        with pytest.raises(ClubRefusal, match="not-your-table"):
            club.tables.observe(table, thief)
        with pytest.raises(ClubRefusal, match="not-your-table"):
            club.tables.act(table, thief, game.number, Act("pass"))
        club.tables.act(table, Audience(devices[turn], turn), game.number, Act("pass"))


def test_a_device_that_hands_over_keeps_all_its_seats_beside_a_guest(club, lobby):
    table = call(lobby, "Anna", "Bella", free=1)
    lobby.join(table, "Clara", THERE, lobby.get(table, HERE).invitation)
    seats = club.tables.observe(table, Audience(OWNER)).seats
    assert [seat.yours for seat in seats] == [True, True, False]
    assert [seat.yours for seat in club.tables.observe(table, Audience(STRANGER)).seats] == [
        False,
        False,
        True,
    ]


def test_without_the_invitation_nobody_joins_a_closed_table(lobby):
    table = call(lobby, "Anna")
    assert refusal(lobby, table, "Baldur", THERE) == "not-invited"
    assert refusal(lobby, table, "Baldur", THERE, "A" * 22) == "no-such-table"
    assert refusal(lobby, table, "Baldur", THERE, "../x") == "no-such-table"
    assert lobby.get(table, THERE).invitation is None
    assert lobby.open(THERE) == ()


def test_who_called_for_others_sees_the_code_and_the_invitation_and_nobody_else_does(lobby):
    table = call(lobby, free=2)
    mine, theirs = lobby.get(table, HERE), lobby.get(table, THERE)
    assert mine.hosted
    assert not mine.yours
    assert mine.code
    assert mine.invitation
    assert (theirs.code, theirs.invitation) == (None, None)
    assert lobby.invitation_to(table) == mine.invitation


def test_a_code_leads_to_no_table_that_was_called_off_meanwhile(club, lobby):
    table = call(lobby, "Anna")
    join_codes = JoinCodes(CodeStore(club.database), club.now, lambda _who: None)
    code = lobby.get(table, HERE).code
    found = join_codes.find(code, THERE)
    lobby.leave(table, HERE)
    with pytest.raises(NoSuchCode):
        lobby.invitation_to(found.subject)
    for text in (code, "", "A", "ABCDE1"):
        with pytest.raises(NoSuchCode):
            join_codes.find(text, THERE)


def test_anybody_joins_an_open_table(club, lobby):
    table = call(lobby, "Anna", public=True)
    assert [one.id for one in lobby.open(THERE)] == [table]
    lobby.join(table, "Baldur", THERE)
    assert lobby.open(THERE) == ()
    assert club.tables.number(table) > 0


def test_who_called_longer_ago_than_a_day_is_not_shown_to_others(club, lobby):
    table = call(lobby, "Anna", public=True)
    club.time += 24 * 3600 * 1000
    assert [one.id for one in lobby.open(THERE)] == [table]
    club.time += 1
    assert lobby.open(THERE) == ()
    assert [one.id for one in lobby.of(HERE)] == [table]


def test_whoever_fills_the_lobby_hides_nobody_else_s_table(club, lobby, monkeypatch):
    """Five accounts of one address opened a hundred, and nobody saw that others waited."""
    monkeypatch.setattr("stafla.club.lobby.lobby.MOST_SHOWN", 3)
    holdings = Holdings(HoldingStore(club.database), shipped_limits(), club.now)

    def call_from(address, device):
        table = call(lobby, "Anna", public=True)
        club.wait(1)
        with holdings.hold(Audience(device, address=address), table, "gathering", "table"):
            return table

    alone = call_from("192.0.2.2", "bystander")
    crowd = [call_from("192.0.2.1", f"guest-{number % 2}") for number in range(4)]
    assert [one.id for one in lobby.open(THERE)] == [crowd[3], alone, crowd[2]]


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\u202eb"])
def test_a_name_that_cannot_be_shown_is_refused_and_takes_no_place(lobby, name):
    table = call(lobby, "Anna", public=True)
    assert refusal(lobby, table, name, THERE) == "bad-name"
    assert lobby.get(table, Audience()).places[1].kind == "free"


def test_a_device_takes_one_place_however_often_it_asks(lobby):
    table = call(lobby, "Anna", free=2, public=True)
    for _ in range(3):
        lobby.join(table, "Baldur", THERE)
    assert [place.kind for place in lobby.get(table, THERE).places] == [
        "person",
        "person",
        "free",
    ]
    assert lobby.get(table, THERE).yours == {1}


def test_of_many_who_come_at_once_as_many_sit_down_as_there_are_places(club, lobby):
    table = call(lobby, "Anna", free=3, public=True)

    def come(number):
        try:
            return lobby.join(table, f"Guest {number}", Audience(f"{number:064}"))
        except ClubRefusal as refusal:
            return refusal.code

    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(come, range(24)))
    assert answers.count(table) == 3
    assert set(answers) <= {table, "no-free-place", "no-such-table"}
    owners = [seat.owner for seat in club.tables.games.seats(table)]
    assert len(set(owners)) == 4


def test_a_full_table_whose_server_was_stopped_begins_when_it_is_looked_at(club, lobby):
    table = call(lobby, "Anna")
    GatheringStore(club.database).take(table, Place(1, "person", None, "Baldur", None, STRANGER))
    assert club.tables.games.all() == ()
    assert lobby.begin(table)
    assert club.tables.games.all() == (table,)
    assert not lobby.begin(table)


def test_of_many_who_look_at_a_full_table_one_begins_the_game(club, lobby):
    table = call(lobby, "Anna")
    GatheringStore(club.database).take(table, Place(1, "person", None, "Baldur", None, STRANGER))
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda _: lobby.begin(table), range(32)))
    assert club.tables.games.all() == (table,)
    assert club.game(table).number == club.tables.number(table)


def test_who_leaves_frees_the_place_and_who_called_calls_the_table_off(lobby):
    table = call(lobby, "Anna", free=2, public=True)
    lobby.join(table, "Baldur", THERE)
    lobby.leave(table, Audience("3" * 64))
    lobby.leave(table, THERE)
    assert lobby.get(table, THERE).yours == frozenset()
    assert [place.kind for place in lobby.get(table, Audience()).places] == [
        "person",
        "free",
        "free",
    ]
    assert lobby.of(THERE) == ()
    assert [one.id for one in lobby.of(HERE)] == [table]
    lobby.leave(table, HERE)
    assert lobby.of(HERE) == ()
    assert refusal(lobby, table, "Baldur", THERE) == "no-such-table"


def test_bots_sit_beside_free_places(club, lobby):
    guests = (SeatSetup("Anna"), SeatSetup("Bot", BOT), SeatSetup("free"))
    table = lobby.open_table(
        TableRequest(Setup("is", guests, "challenge"), True, frozenset({2})), HERE
    )
    lobby.join(table, "Baldur", THERE)
    assert [seat.kind for seat in club.tables.games.seats(table)] == ["person", "bot", "person"]


def test_a_call_without_free_places_is_a_table_at_once(club, lobby):
    guests = (SeatSetup("Anna"), SeatSetup("Bella"))
    table = lobby.open_table(
        TableRequest(Setup("is", guests, "challenge"), False, frozenset()), HERE
    )
    assert club.tables.games.all() == (table,)


def test_a_table_that_cannot_be_is_refused_before_anybody_waits(lobby):
    with pytest.raises(ClubRefusal, match="wrong-players"):
        call(lobby, "Anna", free=4)
    with pytest.raises(ClubRefusal, match="unknown-profile"):
        call(lobby, "Anna", profile="xx")
    assert lobby.of(HERE) == ()


def test_a_table_for_which_nobody_came_is_called_off_at_last(club, lobby):
    old = call(lobby, "Anna", public=True)
    club.time += LONGEST_WAIT
    young = call(lobby, "Anna")
    assert lobby.waits(old)
    club.time += 1
    last = call(lobby, "Anna")
    assert [one.id for one in lobby.of(HERE)] == [last, young]
    assert not lobby.waits(old)


def test_the_lobby_and_the_table_are_told_of_every_change(club, lobby):
    heard = []
    with club.news.listening(LOBBY, lambda: heard.append("lobby")):
        table = call(lobby, "Anna", public=True)
        with club.news.listening(table, lambda: heard.append("table")):
            lobby.join(table, "Baldur", THERE)
    assert heard.count("lobby") == 2
    assert "table" in heard


def test_what_a_table_is_to_be_is_kept_as_it_was_asked_for():
    setup = Setup("fi", (), "automatic", "ABC123")
    assert load_setup(dump_setup(setup)) == setup


def test_a_seat_of_a_person_goes_with_the_account_and_not_with_the_device(club, lobby):
    person = Accounts(
        club.database, Passwords(time=1, memory=8, lanes=1), now=club.now, random=club.random
    )
    anna = person.sign_up("Anna", "korter yfir grasi", RequestSource()).person.id
    here = Audience(OWNER, None, anna)
    table = lobby.open_table(
        TableRequest(
            Setup("is", (SeatSetup("Anna"), SeatSetup("free")), "challenge"), True, frozenset({1})
        ),
        here,
    )
    lobby.join(table, "Baldur", THERE)
    phone = Audience("9" * 64, 0, anna)
    assert club.tables.observe(table, phone).own.seat == 0
    signed_out = Audience(OWNER, 0)
    with pytest.raises(ClubRefusal, match="not-your-table"):
        club.tables.observe(table, signed_out)


def test_those_who_block_each_other_neither_meet_nor_see_each_other_s_calls(club):
    people = Accounts(
        club.database, Passwords(time=1, memory=8, lanes=1), now=club.now, random=club.random
    )
    community = Community(club.database, people, now=club.now, random=club.random)
    lobby = Lobby(club.tables, GatheringStore(club.database), community.rows.blocks_of)
    anna, bo, freyja = (
        people.sign_up(name, "korter yfir grasi", RequestSource(name)).person
        for name in ("Anna", "Bo", "Freyja")
    )
    setup = Setup("is", (SeatSetup("Anna"), SeatSetup("free")), "challenge")
    table = lobby.open_table(
        TableRequest(setup, True, frozenset({1})), Audience(OWNER, person=anna.id)
    )
    for one, other in ((anna, bo), (bo, anna)):
        community.block(one, other.id)
        assert lobby.open(Audience(STRANGER, person=bo.id)) == ()
        assert refusal(lobby, table, "Bo", Audience(STRANGER, person=bo.id)) == "blocked"
        community.forget(one, "blocked", other.id)
    community.block(anna, freyja.id)
    assert len(lobby.open(Audience(STRANGER, person=bo.id))) == 1
    assert lobby.join(table, "Bo", Audience(STRANGER, person=bo.id)) == table


def test_whoever_blocks_an_opponent_is_not_asked_for_another_game_by_them(club):
    """The place was kept, and the table that asked stood open on the other's page."""
    people = Accounts(
        club.database, Passwords(time=1, memory=8, lanes=1), now=club.now, random=club.random
    )
    community = Community(club.database, people, now=club.now, random=club.random)
    lobby = Lobby(club.tables, GatheringStore(club.database), community.rows.blocks_of)
    lists = GameLists(club.tables, lobby, GameSearch(club.database))
    anna, bo = (
        people.sign_up(name, "korter yfir grasi", RequestSource(name)).person
        for name in ("Anna", "Bo")
    )
    hers, his = Audience(OWNER, 0, anna.id), Audience(STRANGER, 1, bo.id)
    setup = Setup("is", (SeatSetup("Anna"), SeatSetup("free")), "challenge")
    table = lobby.open_table(TableRequest(setup, True, frozenset({1})), hers)
    lobby.join(table, "Bo", his)
    club.tables.act(table, his, club.game(table).number, Act("resign"))
    community.block(anna, bo.id)
    for asks in (his, hers):
        with pytest.raises(ClubRefusal, match="blocked"):
            lists.rematch(table, asks)
        assert lists.rematch_of(table) is None
    community.forget(anna, "blocked", bo.id)
    again = lists.rematch(table, his)
    community.block(anna, bo.id)
    with pytest.raises(ClubRefusal, match="blocked"):
        lists.rematch(table, hers)
    community.forget(anna, "blocked", bo.id)
    assert lists.rematch(table, hers) == again


def test_a_hidden_name_is_hidden_while_the_table_waits_too(club, lobby):
    people = Accounts(
        club.database, Passwords(time=1, memory=8, lanes=1), now=club.now, random=club.random
    )
    signed = people.sign_up("Anna", "korter yfir grasi", RequestSource("x"), hidden=True)
    setup = Setup("is", (SeatSetup("Anna"), SeatSetup("free")), "challenge")
    who = Audience(OWNER, person=signed.person.id)
    table = lobby.open_table(TableRequest(setup, True, frozenset({1})), who)
    places = lobby.get(table, THERE).places
    assert [place.hidden for place in places] == [True, False]


RATINGS = {"weak": 1200, "even": 1500, "strong": 1800}


@pytest.fixture
def rated(club):
    """A lobby where the people of RATINGS have these ratings for rapid Icelandic games."""

    def rating(person, edition, pace):
        assert (edition, pace) == ("is", "rapid")
        return RATINGS.get(person)

    return Lobby(club.tables, GatheringStore(club.database), rating=rating)


def somebody(name=None):
    return Audience("5" * 64, person=name)


@pytest.mark.parametrize(
    ("wanted", "welcome"),
    [
        (RatingRange(1300, 1600), ["even"]),
        (RatingRange(1500, 1500), ["even"]),
        (RatingRange(1501, None), ["strong"]),
        (RatingRange(None, 1500), ["weak", "even"]),
    ],
)
def test_a_table_is_for_those_whose_rating_is_in_its_range(rated, wanted, welcome):
    table = call(rated, "Anna", public=True, wanted=wanted, clock="10+0")
    for name in RATINGS:
        who = somebody(name)
        (shown,) = rated.open(who)
        assert shown.range == wanted
        assert (shown.barred is None) == (name in welcome)
        if name not in welcome:
            assert refusal(rated, table, "Somebody", who) == "out-of-range"
    assert rated.open(somebody())[0].barred.values["rating"] == "none"
    assert refusal(rated, table, "A guest", somebody()) == "out-of-range"


def test_who_called_and_who_is_invited_come_whatever_their_rating(rated):
    table = call(rated, "Anna", public=True, wanted=RatingRange(1700, 1900), clock="10+0")
    assert rated.get(table, HERE).barred is None
    invitation = rated.get(table, HERE).invitation
    assert rated.by_invitation(invitation, somebody("weak")).barred is None
    assert rated.join(table, "Baldur", THERE, invitation) == table


@pytest.mark.parametrize(
    "wanted", [RatingRange(1600, 1500), RatingRange(-1, None), RatingRange(None, 4001)]
)
def test_a_range_that_nobody_is_in_is_refused(lobby, wanted):
    with pytest.raises(ClubRefusal, match="bad-range"):
        call(lobby, "Anna", public=True, wanted=wanted)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (TableFilter(), {"plain", "clocked", "rated", "three"}),
        (TableFilter(profile="is"), {"plain", "clocked", "rated"}),
        (TableFilter(profile="fi"), {"three"}),
        (TableFilter(pace="rapid"), {"clocked"}),
        (TableFilter(pace="untimed"), {"plain", "rated", "three"}),
        (TableFilter(rated=True), {"rated"}),
        (TableFilter(rated=False), {"plain", "clocked", "three"}),
        (TableFilter(players=3), {"three"}),
        (TableFilter(profile="is", rated=False, players=2), {"plain", "clocked"}),
        (TableFilter(profile="sv"), set()),
    ],
)
def test_the_lobby_is_searched_by_edition_clock_rating_and_players(lobby, wanted, found):
    tables = {
        call(lobby, "Anna", public=True): "plain",
        call(lobby, "Anna", public=True, clock="10+0"): "clocked",
        call(lobby, "Anna", public=True, rated=True): "rated",
        call(lobby, "Anna", public=True, free=2, profile="fi"): "three",
    }
    assert {tables[one.id] for one in lobby.open(THERE, wanted)} == found


def heard_at(club, table, act):
    """What is told of the table and of the lobby while something is done."""
    heard = []
    with (
        club.news.listening(LOBBY, lambda: heard.append("lobby")),
        club.news.listening(table, lambda: heard.append("table")),
    ):
        act()
    return heard


def test_looking_and_asking_again_are_no_news(club, lobby):
    table = call(lobby, "Anna", free=2, public=True)
    invitation = lobby.get(table, HERE).invitation
    assert heard_at(club, table, lambda: lobby.join(table, "Baldur", THERE)) == ["table", "lobby"]
    quiet = (
        lambda: lobby.get(table, THERE),
        lambda: lobby.by_invitation(invitation, THERE),
        lambda: lobby.place_by(invitation, THERE),
        lambda: lobby.open(THERE),
        lambda: lobby.of(THERE),
        lambda: lobby.begin(table),
        lambda: lobby.resume(),
        lambda: lobby.join(table, "Baldur", THERE),
        lambda: lobby.join("", "Baldur", THERE, invitation),
        lambda: lobby.leave(table, Audience("9" * 64)),
    )
    for act in quiet:
        assert heard_at(club, table, act) == []
    assert heard_at(club, table, lambda: lobby.leave(table, THERE)) == ["table", "lobby"]
    assert heard_at(club, table, lambda: lobby.leave(table, THERE)) == []


def test_whoever_asks_again_has_the_same_seat_even_when_the_game_has_begun(club, lobby):
    table = call(lobby, "Anna", public=True)
    invitation = lobby.get(table, HERE).invitation
    for _ in range(3):
        assert lobby.join(table, "Baldur", THERE) == table
        assert lobby.join("", "Someone else", THERE, invitation) == table
    assert lobby.place_by(invitation, THERE) == table
    assert lobby.place_by(invitation, Audience("9" * 64)) is None
    seats = club.tables.observe(table, Audience(None)).seats
    assert [seat.name for seat in seats] == ["Anna", "Baldur"]
    late = Audience("9" * 64)
    assert refusal(lobby, table, "Late", late) == "no-free-place"
    assert refusal(lobby, "", "Late", late, invitation) == "no-free-place"
    with pytest.raises(ClubRefusal, match="no-free-place"):
        lobby.by_invitation(invitation, late)


@pytest.mark.parametrize("free", [1, 2, 3])
def test_one_device_that_asks_many_times_at_once_takes_one_seat(club, lobby, free):
    table = call(lobby, "Anna", free=free, public=True)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda n: lobby.join(table, f"Baldur {n}", THERE), range(8)))
    assert answers == [table] * 8
    taken = [p for p in GatheringStore(club.database).get(table).places if p.owner == STRANGER]
    seats = club.tables.games.seats(table) if free == 1 else taken
    assert sum(seat.owner == STRANGER for seat in seats) == 1


def test_the_database_itself_lets_a_device_and_a_person_take_one_place(club, lobby):
    table = call(lobby, "Anna", free=3)
    rows = GatheringStore(club.database)
    cheap = Passwords(time=1, memory=8, lanes=1)
    people = Accounts(club.database, cheap, now=club.now, random=club.random)
    person = people.sign_up("Ada", "four tall grey herons", RequestSource()).person.id
    assert rows.take(table, Place(1, "person", None, "Baldur", person, STRANGER))
    for other in (
        Place(2, "person", None, "Baldur", None, STRANGER),
        Place(2, "person", None, "Baldur", person, "9" * 64),
    ):
        with pytest.raises(HasPlace):
            rows.take(table, other)
    assert rows.take(table, Place(2, "person", None, "Clara", None, "9" * 64))


def test_of_five_who_come_at_once_each_has_a_seat_or_knows_that_there_is_none(club, lobby):
    table = call(lobby, "Anna", free=3, public=True)

    def come(number):
        try:
            return lobby.join(table, f"Guest {number}", Audience(f"{number}" * 64))
        except ClubRefusal as refused:
            return refused.code

    with ThreadPoolExecutor(5) as pool:
        answers = list(pool.map(come, range(1, 6)))
    assert sorted(answers, key=len) == ["no-free-place"] * 2 + [table] * 3
    owners = [seat.owner for seat in club.tables.games.seats(table)]
    came = [f"{n}" * 64 for n, answer in enumerate(answers, 1) if answer == table]
    assert sorted(owners) == sorted([OWNER, *came])


def test_nobody_leaves_a_table_that_begins(club, lobby, monkeypatch):
    table = call(lobby, "Anna", free=1, public=True)
    monkeypatch.setattr(Lobby, "_start", lambda _lobby, _waiting: False)
    lobby.join(table, "Baldur", THERE)
    assert club.tables.games.all() == ()  # as if the server had been stopped here
    lobby.leave(table, THERE)
    lobby.leave(table, HERE)
    monkeypatch.undo()
    assert lobby.resume() == (table,)
    assert lobby.resume() == ()
    assert [seat.name for seat in club.tables.games.seats(table)] == ["Anna", "Baldur"]


def test_a_table_that_cannot_begin_keeps_no_other_waiting_and_is_reported_once(
    club, lobby, monkeypatch, caplog
):
    first, second = (call(lobby, "Anna", free=1, public=True) for _ in range(2))
    with monkeypatch.context() as stopped:
        stopped.setattr(Lobby, "_start", lambda _lobby, _waiting: False)
        for table in (first, second):
            lobby.join(table, "Baldur", THERE)
    create = club.tables.create

    def without_words(setup, owner, table=None, away=()):
        if table == first:
            raise NoWordsHere
        return create(setup, owner, table, away)

    monkeypatch.setattr(club.tables, "create", without_words)
    assert lobby.resume() == (second,)
    assert lobby.resume() == ()
    assert [first in record.getMessage() for record in caplog.records] == [True]


def test_a_table_that_waits_and_cannot_be_read_is_reported_once(club, lobby, caplog):
    broken, whole = (call(lobby, "Anna", public=True) for _ in range(2))
    spoilt = gatherings.update().where(gatherings.c.id == broken).values(setup="{")
    club.database.write(lambda connection: connection.execute(spoilt))
    for _ in range(3):
        assert [one.id for one in lobby.open(THERE)] == [whole]
    assert len([one for one in caplog.records if broken in one.getMessage()]) == 1


def test_two_people_at_one_device_do_not_both_take_a_seat_by_joining(club, lobby):
    cheap = Passwords(time=1, memory=8, lanes=1)
    people = Accounts(club.database, cheap, now=club.now, random=club.random)
    person = people.sign_up("Ada", "four tall grey herons", RequestSource()).person.id
    table = call(lobby, "Anna", free=3, public=True)
    ada = Audience(STRANGER, None, person)
    assert lobby.join(table, "Ada", ada) == table
    assert refusal(lobby, table, "Her child", THERE) == "has-seat"  # after she signed out there
    assert lobby.join(table, "Ada", Audience("9" * 64, None, person)) == table


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Anna", "name-looks-taken"),
        ("ANNA", "name-looks-taken"),
        ("Аnna", "name-looks-taken"),
        ("An na", "name-looks-taken"),
        ("Ánna", None),
        ("Baldur", None),
    ],
)
def test_a_guest_takes_no_name_that_looks_like_another_s_at_the_table(lobby, name, code):
    table = call(lobby, "Anna", public=True)
    if code:
        assert refusal(lobby, table, name, THERE) == code
        assert len([p for p in lobby.get(table, HERE).places if p.kind == "free"]) == 1
    else:
        assert lobby.join(table, name, THERE) == table


def test_an_account_s_name_is_its_own_even_where_a_guest_took_it_first(club, lobby):
    cheap = Passwords(time=1, memory=8, lanes=1)
    people = Accounts(club.database, cheap, now=club.now, random=club.random)
    anna = people.sign_up("Anna", "korter yfir grasi", RequestSource()).person
    table = call(lobby, "Anna", public=True)
    assert lobby.join(table, "Anna", Audience(STRANGER, person=anna.id)) == table


def test_who_was_invited_and_sits_there_is_told_of_no_range_that_keeps_them_out(rated):
    table = call(rated, "Anna", free=2, public=True, wanted=RatingRange(1700, 1900), clock="10+0")
    guest = somebody()
    assert rated.get(table, guest).barred is not None
    rated.join(table, "Baldur", guest, rated.get(table, HERE).invitation)
    assert rated.get(table, guest).barred is None
    assert rated.of(guest)[0].barred is None


def test_those_who_wait_to_play_again_hear_of_everybody_who_comes(club, lobby):
    devices = (OWNER, STRANGER, "9" * 64)
    guests = tuple(SeatSetup(name, owner=own) for name, own in zip("ABC", devices, strict=True))
    again = TableRequest(Setup("is", guests, "challenge"), False, frozenset({1, 2}))
    table = lobby.open_rematch(again, HERE)
    second, third = (Audience(device) for device in devices[1:])
    assert heard_at(club, table, lambda: lobby.join_rematch(table, second)) == ["table", "lobby"]
    assert heard_at(club, table, lambda: lobby.join_rematch(table, second)) == []
    assert "table" in heard_at(club, table, lambda: lobby.join_rematch(table, third))
    assert club.tables.number(table) > 0

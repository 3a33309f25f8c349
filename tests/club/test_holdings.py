"""What one visitor may have open at a time."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress

import pytest
from sqlalchemy import select

from stafla.club import Act, Audience, Lobby, SeatSetup, Setup, TableRequest
from stafla.club.bingo import BingoGames
from stafla.club.duplicate import DuplicateGames
from stafla.club.holdings import (
    EngineBusy,
    EventFull,
    Holdings,
    TooManyFromHere,
    TooManyInAll,
    TooManyOpen,
    TooManyPlaces,
    TooManyTogether,
)
from stafla.club.limits import shipped_limits
from stafla.club.pastimes.log import PastimeLog
from stafla.club.solo import SoloGames
from stafla.store import GatheringStore, HoldingStore, PastimeStore, SlipStore
from stafla.store.holdings import BEGINNING, Holding, HoldingBounds
from stafla.store.schema import holdings
from tests.club.test_pastimes import sevens

FEW = """
[holds.table]
guest = 3
account = 5
address = 6
[holds.gathering]
guest = 2
account = 3
address = 4
[holds.seat]
guest = 2
account = 3
address = 4
[holds.open]
guest = 2
[holds.player]
guest = 2
address = 4
in_all = 6
[holds.card]
guest = 1
[holds.entrant]
guest = 1
address = 3
in_all = 4
[holds.contest]
address = 2
"""


def guest(number, address="203.0.113.1"):
    return Audience(f"{number:064x}", None, None, address)


def person(name, number=0):
    return Audience(f"{number:064x}", None, name, "203.0.113.1")


@pytest.fixture
def hold(club):
    return Holdings(HoldingStore(club.database), shipped_limits(FEW), club.now).hold


@pytest.fixture
def lobby(club, hold):
    return Lobby(club.tables, GatheringStore(club.database), hold=hold)


@pytest.fixture
def log(club, hold):
    return PastimeLog(PastimeStore(club.database), club.tables, hold=hold)


def play(lobby, who, lexicon=""):
    """A table of two people at one device, which begins at once."""
    setup = Setup("is", (SeatSetup("Anna"), SeatSetup("Arna")), "challenge", lexicon)
    return lobby.open_table(TableRequest(setup, False, frozenset()), who)


def call(lobby, who, public=True):
    """A table that waits for somebody."""
    guests = (SeatSetup("Anna"), SeatSetup("Arna"), SeatSetup("free"))
    return lobby.open_table(
        TableRequest(Setup("is", guests, "challenge"), public, frozenset({2})), who
    )


def test_a_guest_has_so_many_tables_under_way_and_another_as_many(club, lobby):
    tables = [play(lobby, guest(1)) for _ in range(3)]
    with pytest.raises(TooManyOpen) as refused:
        play(lobby, guest(1))
    assert refused.value.values == {"most": 3}
    assert len(club.tables.games.all()) == 3
    play(lobby, guest(2))
    mine = Audience(guest(1).device, 0)
    club.tables.act(tables[0], mine, club.game(tables[0]).number, Act("resign"))
    play(lobby, guest(1))
    with pytest.raises(TooManyOpen):
        play(lobby, guest(1))


def test_tables_that_waited_under_the_name_of_before_count(club, lobby):
    call(lobby, guest(1))
    with club.database.read() as connection:
        kinds = set(connection.scalars(select(holdings.c.kind)))
    assert kinds == {"call", "table"}


def test_whoever_brings_no_device_is_told_from_others_by_the_address(hold):
    """As programs do that keep no cookie."""
    nameless = [Audience(None, None, None, f"203.0.113.{number}") for number in (1, 2)]
    with ExitStack() as several:
        for number in range(3):
            several.enter_context(hold(nameless[0], f"table {number}", "table"))
        with pytest.raises(TooManyOpen):
            several.enter_context(hold(nameless[0], "table 3", "table"))
        several.enter_context(hold(nameless[1], "table 4", "table"))


def test_guests_who_are_somebody_else_each_time_are_bounded_by_their_address(lobby):
    for number in range(4):
        call(lobby, guest(number))
    with pytest.raises(TooManyFromHere) as refused:
        call(lobby, guest(99))
    assert refused.value.values == {"most": 4}
    assert call(lobby, guest(99, "203.0.113.2"))
    for number in range(2):
        play(lobby, guest(100 + number))
    with pytest.raises(TooManyFromHere):
        play(lobby, guest(102))


def test_an_account_is_bounded_by_itself_wherever_it_is_and_not_by_its_address(lobby):
    for number in range(4):
        call(lobby, guest(number))
    for device in range(3):
        call(lobby, person("anna", device))
    with pytest.raises(TooManyOpen):
        call(lobby, person("anna", 77))
    assert call(lobby, person("bella"))


def test_accounts_of_an_address_share_its_places_at_the_engine(club):
    """Thirty accounts at one address would otherwise take all sixty places."""
    hold = Holdings(HoldingStore(club.database), shipped_limits(), club.now).hold

    def asks(name, number=0, address="203.0.113.1"):
        who = Audience(f"{name} at home", None, name, address)
        return hold(who, f"{name}-{number}", "analysis")

    with ExitStack() as waiting:
        for number in range(20):
            waiting.enter_context(asks(f"crowd-{number // 2}", number))
        for late in ("crowd-10", "crowd-11"):
            with pytest.raises(EngineBusy) as refused, asks(late):
                pass
            assert refused.value.values == {"most": 20}
        for number in range(2):
            waiting.enter_context(asks("anna", number, "203.0.113.2"))
        with pytest.raises(TooManyOpen), asks("anna", 2, "203.0.113.2"):
            pass


def test_few_addresses_do_not_take_the_place_of_all_tournaments(club):
    """67 addresses of thirty were enough, and nobody else announced any for sixty days."""
    few = shipped_limits("[holds.contest]\nin_all = 12\ncrowded = 2")
    hold = Holdings(HoldingStore(club.database), few, club.now).hold

    def announces(name, number, address):
        who = Audience(f"{name} at home", None, name, address)
        return hold(who, f"{name}-{number}", "contest")

    with ExitStack() as open_events:
        for number in range(6):
            open_events.enter_context(announces("crowd", number, "203.0.113.1"))
        with pytest.raises(TooManyTogether) as refused, announces("crowd", 6, "203.0.113.1"):
            pass
        assert refused.value.values == {"most": 2}
        for host in range(2, 5):
            for number in range(2):
                address = f"203.0.113.{host}"
                open_events.enter_context(announces(f"anna-{host}", number, address))
        with pytest.raises(TooManyInAll), announces("late", 0, "203.0.113.9"):
            pass


@pytest.mark.parametrize("kind", ["contest", "entrant", "analysis", "card", "player"])
def test_more_than_a_hundred_addresses_are_needed_for_all_places(kind):
    """29 filled a duplicate."""
    limit = shipped_limits().holds[kind]
    half = limit.in_all / 2
    assert limit.together
    assert half / limit.address + half / limit.crowded > 100


@pytest.mark.parametrize("kind", ["entrant", "analysis", "card"])
def test_a_crowd_of_a_hundred_addresses_does_not_take_everybody_s_place(club, kind):
    """13 filled a tournament, 3 the engine's queue, and 2 a round of bingo."""
    limits = shipped_limits()
    hold = Holdings(HoldingStore(club.database), limits, club.now).hold
    with ExitStack() as held:
        for host in range(100):
            with suppress(TooManyFromHere, TooManyOpen):
                for number in range(limits.holds[kind].address + 1):
                    who = Audience(
                        f"{host:032}{number:032}", None, f"{host}-{number}", f"10.0.0.{host}"
                    )
                    held.enter_context(hold(who, f"{host}-{number}", kind, scope="A"))
        anna = Audience(f"{1:064x}", None, "anna", "203.0.113.1")
        held.enter_context(hold(anna, "anna", kind, scope="A"))


@pytest.mark.parametrize("kind", ["player", "card"])
def test_accounts_of_an_address_join_no_more_often_than_its_guests(club, kind):
    """An address makes 120 accounts an hour, each of which had six places in one event."""
    limits = shipped_limits()
    hold = Holdings(HoldingStore(club.database), limits, club.now).hold
    most = limits.holds[kind].address
    with ExitStack() as held:
        for number in range(most):
            held.enter_context(hold(person(f"crowd-{number}"), f"{number}", kind, scope="A"))
        with pytest.raises(TooManyPlaces), hold(person("one more"), "more", kind, scope="A"):
            pass
        bella = Audience(f"{2:064x}", None, "bella", "203.0.113.2")
        held.enter_context(hold(bella, "bella", kind, scope="A"))


def test_who_made_a_table_is_known_as_long_as_it_is_open(club, lobby):
    """After a week each device of an address had a turn of its own in the lists of tables."""
    weeks = 3 * shipped_limits().holds["table"].milliseconds

    def things():
        with club.database.read() as connection:
            made = select(holdings.c.thing).where(holdings.c.kind == "table")
            return set(connection.scalars(made))

    kept, left = play(lobby, guest(1)), call(lobby, guest(1))
    club.time += weeks
    lobby.leave(left, guest(1))
    latest = play(lobby, guest(2))
    assert things() == {kept, latest}
    # it counts no more, as before
    for _ in range(3):
        play(lobby, guest(1))


def test_where_there_is_no_bound_for_all_nothing_is_crowded(club):
    open_to_all = shipped_limits("[holds.contest]\nin_all = 0\ncrowded = 2")
    hold = Holdings(HoldingStore(club.database), open_to_all, club.now).hold
    who = Audience("crowd at home", None, "crowd", "203.0.113.1")
    with ExitStack() as open_events:
        for number in range(5):
            open_events.enter_context(hold(who, f"crowd-{number}", "contest"))


def waiting_tables(lobby, count, free=1):
    """Tables of as many people elsewhere, each open to whoever comes."""
    guests = (SeatSetup("Anna"), *[SeatSetup("free")] * free)
    setup, places = Setup("is", guests, "challenge"), frozenset(range(1, free + 1))
    hosts = [guest(1_000 + number, f"198.51.100.{number}") for number in range(count)]
    return [lobby.open_table(TableRequest(setup, True, places), host) for host in hosts]


def test_nobody_sits_down_at_every_table_of_others(club, lobby):
    tables = waiting_tables(lobby, 4)
    assert [lobby.join(table, "Eve", guest(1)) for table in tables[:2]] == tables[:2]
    with pytest.raises(TooManyOpen) as refused:
        lobby.join(tables[2], "Eve", guest(1))
    assert refused.value.values == {"most": 2}
    assert lobby.join(tables[0], "Eve", guest(1)) == tables[0]  # asked again
    assert lobby.join(tables[2], "Bella", guest(2)) == tables[2]
    seat = next(s.seat for s in club.tables.games.seats(tables[0]) if s.owner == guest(1).device)
    mine = Audience(guest(1).device, seat)
    club.tables.act(tables[0], mine, club.game(tables[0]).number, Act("resign"))
    assert lobby.join(tables[3], "Eve", guest(1)) == tables[3]


def test_who_leaves_a_table_that_waits_may_sit_down_elsewhere(lobby):
    tables = waiting_tables(lobby, 3, free=2)
    for table in tables[:2]:
        lobby.join(table, "Eve", guest(1))
    with pytest.raises(TooManyOpen):
        lobby.join(tables[2], "Eve", guest(1))
    lobby.leave(tables[0], guest(1))
    assert lobby.join(tables[2], "Eve", guest(1)) == tables[2]


def test_who_is_another_guest_at_every_table_is_bounded_by_the_address(lobby):
    tables = waiting_tables(lobby, 5)
    for number, table in enumerate(tables[:4]):
        lobby.join(table, "Eve", guest(number))
    with pytest.raises(TooManyFromHere):
        lobby.join(tables[4], "Eve", guest(99))
    assert lobby.join(tables[4], "Bella", guest(99, "203.0.113.2")) == tables[4]


def test_who_calls_a_table_off_may_call_again_and_who_waits_too_long_counts_no_more(club, lobby):
    first, _ = call(lobby, guest(1)), call(lobby, guest(1), public=False)
    with pytest.raises(TooManyOpen):
        call(lobby, guest(1))
    lobby.leave(first, guest(1))
    call(lobby, guest(1))
    with pytest.raises(TooManyOpen):
        call(lobby, guest(1))
    club.time += shipped_limits(FEW).holds["gathering"].milliseconds + 1
    call(lobby, guest(1))


def test_a_table_that_waited_and_began_is_a_table_under_way(lobby):
    table = call(lobby, guest(1))
    lobby.join(table, "Bella", guest(2))
    play(lobby, guest(1))
    play(lobby, guest(1))
    with pytest.raises(TooManyOpen):
        play(lobby, guest(1))


def test_a_game_that_is_played_again_is_not_counted_by_address(lobby):
    for number in range(6):
        play(lobby, guest(number))
    with pytest.raises(TooManyFromHere):
        play(lobby, guest(7))
    guests = (SeatSetup("Anna", owner=guest(7).device), SeatSetup("Bella", owner=guest(8).device))
    again = TableRequest(Setup("is", guests, "challenge"), False, frozenset({1}))
    for _ in range(2):
        assert lobby.waits(lobby.open_rematch(again, guest(7)))
    with pytest.raises(TooManyOpen):
        lobby.open_rematch(again, guest(7))


def test_what_was_refused_for_another_reason_counts_for_nothing(lobby):
    for _ in range(5):
        with pytest.raises(ValueError, match="unknown-lexicon"):
            play(lobby, guest(1), "no")
    for _ in range(3):
        play(lobby, guest(1))


def test_of_many_who_begin_at_once_no_more_than_the_bound_do(club, lobby):
    def attempt(_number):
        try:
            return play(lobby, guest(1))
        except TooManyOpen:
            return None

    with ThreadPoolExecutor(8) as pool:
        made = list(filter(None, pool.map(attempt, range(24))))
    assert len(made) == 3 == len(club.tables.games.all())


def test_games_with_open_tiles_are_bounded_and_one_that_is_over_makes_room(log):
    solo = SoloGames(log)
    first, _ = solo.open_tiles("pl", guest(1)), solo.open_tiles("is", guest(1))
    with pytest.raises(TooManyOpen):
        solo.open_tiles("pl", guest(1))
    assert solo.of_today("is", guest(1)) == solo.of_today("is", guest(1))
    solo.stop(first, guest(1))
    assert solo.open_tiles("pl", guest(1))


def test_of_strangers_only_so_many_join_a_duplicate_and_the_caller_adds_whom_they_want(club, log):
    games = DuplicateGames(log, SlipStore(club.database), club.random)
    event, other = games.begin("is", person("anna")), games.begin("is", person("anna"))
    games.roster.join(event, "A", guest(1))
    games.roster.join(event, "B", guest(1))
    with pytest.raises(TooManyPlaces) as refused:
        games.roster.join(event, "C", guest(1))
    assert refused.value.values == {"most": 2}
    for number in range(2, 4):
        games.roster.join(event, "D", guest(number))
    with pytest.raises(TooManyPlaces):
        games.roster.join(event, "E", guest(4))
    games.roster.join(other, "E", guest(4))
    for number in range(5, 7):
        games.roster.join(event, "F", guest(number, "203.0.113.2"))
    with pytest.raises(EventFull) as full:
        games.roster.join(event, "G", guest(7, "203.0.113.3"))
    assert full.value.values == {"most": 6}
    games.roster.add(event, person("anna"), "Grandmother")
    assert len(games.roster.names(event)) == 7


def test_who_registers_for_a_tournament_is_told_of_places_and_not_to_sign_in(hold):
    def register(who, number, tournament="A"):
        with hold(who, f"{number:022}", "entrant", scope=tournament):
            pass

    register(guest(1), 1)
    with pytest.raises(TooManyPlaces) as refused:
        register(guest(1), 2)
    assert refused.value.values == {"most": 1}
    for number, name in enumerate(("anna", "arna"), 3):
        register(person(name), number)
    with pytest.raises(TooManyPlaces) as refused:
        register(person("anders"), 5)
    assert refused.value.values == {"most": 3}
    register(person("anders"), 5, "B")
    register(guest(6, "203.0.113.2"), 6)
    with pytest.raises(EventFull) as full:
        register(guest(7, "203.0.113.3"), 7)
    assert full.value.values == {"most": 4}


def test_whoever_is_signed_in_is_not_told_to_sign_in(hold):
    with ExitStack() as begins:
        for number, name in enumerate(("anna", "arna")):
            begins.enter_context(hold(person(name), f"{number:022}", "contest"))
        with pytest.raises(TooManyTogether):
            begins.enter_context(hold(person("anders"), f"{2:022}", "contest"))


def test_a_device_writes_one_card_here_and_a_card_refused_by_the_rules_is_none(club, log):
    rounds = BingoGames(log, club.random)
    event = rounds.begin("is", person("anna"))
    (words,) = sevens("is", 1)
    with pytest.raises(ValueError, match="card-words"):
        rounds.write_card(event, "A", ("BDÐFGHJ", "KLMNPRS"), guest(1))
    rounds.write_card(event, "A", words, guest(1))
    with pytest.raises(TooManyPlaces):
        rounds.write_card(event, "B", words, guest(1))
    rounds.write_card(event, "B", words, guest(2))


def test_what_was_cut_short_while_it_began_counts_for_a_minute(club, hold):
    rows = HoldingStore(club.database)
    for number in range(3):
        taken = Holding("table", f"{number:022}", f"{1:064x}", "", club.time)
        assert rows.take([(taken, HoldingBounds(3, 3, 0))]) is None
    with pytest.raises(TooManyOpen), hold(guest(1), "a" * 22, "table"):
        pass
    club.time += BEGINNING + 1
    with hold(guest(1), "a" * 22, "table"):
        pass


def test_what_is_held_says_nothing_of_who_holds_it(club, hold):
    with hold(guest(1, "203.0.113.77"), "a" * 22, "table"):
        pass
    with club.database.read() as connection:
        rows = str(connection.execute(select(holdings)).all())
    assert "203.0.113.77" not in rows and "a" * 22 in rows


def test_a_player_whose_phone_comes_by_another_network_is_still_the_same_player(club, log):
    games = DuplicateGames(log, SlipStore(club.database), club.random)
    event = games.begin("is", person("anna"))
    secret = games.roster.join(event, "A", guest(1, "203.0.113.9"))
    for number in range(2, 6):
        games.roster.join(event, "B", guest(number))
    with pytest.raises(TooManyPlaces):
        games.roster.join(event, "C", guest(6))
    number = log.rows.latest(event)
    assert games.roster.join(event, "A", guest(1), secret) == secret
    assert games.roster.join(event, "", guest(1), secret) == secret
    assert log.rows.latest(event) == number

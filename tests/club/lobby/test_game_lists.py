from types import SimpleNamespace as Some

import pytest

from stafla.club import Act, Audience, ClubRefusal, GameLists, Lobby, SeatSetup, Setup, TableRequest
from stafla.club.holdings import Holdings
from stafla.club.limits import shipped_limits
from stafla.club.lobby.game_lists import MOST_ENDED, MOST_SHOWN, Rematch, _winners
from stafla.club.tables.refusals import ConsentDue, NoSuchTable
from stafla.store import GameSearch, GatheringStore, HoldingStore, TableFilter
from stafla.store.schema import people
from tests.club.club import BOT, OWNER, STRANGER

HERE, THERE, NOBODY = Audience(OWNER), Audience(STRANGER), Audience("7" * 64)


@pytest.fixture
def lobby(club):
    return Lobby(club.tables, GatheringStore(club.database))


@pytest.fixture
def lists(club, lobby):
    return GameLists(club.tables, lobby, GameSearch(club.database))


def game_of_two(lobby, profile="is", **more):
    guests = (SeatSetup("Anna"), SeatSetup("free"))
    setup = Setup(profile, guests, "challenge", **more)
    table = lobby.open_table(TableRequest(setup, True, frozenset({1})), HERE)
    return lobby.join(table, "Baldur", THERE)


def resign(club, table, who, seat):
    audience = Audience(who.device, seat)
    club.tables.act(table, audience, club.game(table).number, Act("resign"))


def test_one_s_own_games_say_whose_turn_it_is(club, lobby, lists):
    table = game_of_two(lobby)
    turn = club.game(table).to_move
    for seat, who in enumerate((HERE, THERE)):
        (listed,) = lists.mine(who)
        assert (listed.id, listed.yours) == (table, {seat})
        assert listed.waits_for == {turn}
        assert listed.your_turn == (seat == turn)
    assert lists.mine(NOBODY) == ()


def test_games_that_wait_for_one_come_first(club, lobby, lists):
    tables = [game_of_two(lobby) for _ in range(8)]
    turns = [game.your_turn for game in lists.mine(HERE)]
    assert len(turns) == len(tables)
    assert turns == sorted(turns, reverse=True)


def test_a_game_that_is_over_is_among_the_last_ones(club, lobby, lists):
    table = game_of_two(lobby)
    resign(club, table, HERE, 0)
    assert lists.mine(HERE) == lists.mine(THERE) == ()
    assert [game.id for game in lists.ended_games(THERE)] == [table]
    assert lists.ended_games(THERE)[0].waits_for == frozenset()


def test_a_game_that_ends_between_two_questions_is_listed_once(club, lobby, monkeypatch):
    table, finding = game_of_two(lobby), GameSearch(club.database)
    lists, ask = GameLists(club.tables, lobby, finding), finding.of

    def of(device, person, most, *, ended):
        if ended:  # the opponent gives up after the games that go on were told
            resign(club, table, THERE, 1)
        return ask(device, person, most, ended=ended)

    monkeypatch.setattr(finding, "of", of)
    playing, over = lists.playing_and_ended(HERE)
    assert ([game.id for game in playing], [game.id for game in over]) == ([], [table])


def test_whoever_plays_many_games_hides_nobody_else_s_from_those_who_watch(
    club, lobby, lists, monkeypatch
):
    monkeypatch.setattr("stafla.club.lobby.game_lists.MOST_SHOWN", 3)
    holdings = Holdings(HoldingStore(club.database), shipped_limits(), club.now)
    played = []
    for address in ("192.0.2.2", *["192.0.2.1"] * 4):
        played.append(game_of_two(lobby, listed=True))
        club.wait(1)
        with holdings.hold(Audience(OWNER, address=address), played[-1], "table"):
            pass
    alone, *crowd = played
    shown = [crowd[3], alone, crowd[2]]
    assert [game.id for game in lists.watchable(NOBODY)] == shown


def test_games_to_watch_are_those_of_the_lobby_that_go_on_and_are_not_one_s_own(club, lobby, lists):
    shown, hidden = game_of_two(lobby, listed=True), game_of_two(lobby)
    assert [game.id for game in lists.watchable(NOBODY)] == [shown]
    assert lists.watchable(HERE) == ()
    assert hidden not in [game.id for game in lists.watchable(Audience())]
    resign(club, shown, HERE, 0)
    assert lists.watchable(NOBODY) == ()


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (TableFilter(), {"plain", "clocked", "finnish", "four"}),
        (TableFilter(profile="fi"), {"finnish"}),
        (TableFilter(pace="rapid"), {"clocked"}),
        (TableFilter(pace="untimed", players=2), {"plain", "finnish"}),
        (TableFilter(rated=True), {"clocked"}),
        (TableFilter(players=3), set()),
        (TableFilter(players=4), {"four"}),
    ],
)
def test_games_to_watch_are_searched_like_the_tables_that_wait(lobby, lists, wanted, found):
    four = Setup("is", tuple(map(SeatSetup, "ABCD")), "challenge", listed=True)
    tables = {
        game_of_two(lobby, listed=True): "plain",
        game_of_two(lobby, listed=True, clock="10+0", rated=True): "clocked",
        game_of_two(lobby, profile="fi", listed=True): "finnish",
        lobby.open_table(TableRequest(four, True, frozenset()), HERE): "four",
    }
    assert {tables[game.id] for game in lists.watchable(NOBODY, wanted)} == found


def test_a_list_holds_what_everybody_at_the_table_sees(club, lobby, lists):
    table = game_of_two(lobby, listed=True)
    (listed,) = lists.watchable(NOBODY)
    assert not any(bytes(rack) in repr(listed).encode() for rack in club.game(table).racks)
    assert not hasattr(listed, "racks")


def test_a_rematch_waits_for_the_other_and_begins_with_who_moved_second(club, lobby, lists):
    table = game_of_two(lobby)
    names, owners = ["Anna", "Baldur"], [OWNER, STRANGER]
    for _ in range(4):
        began = names[club.game(table).first]
        resign(club, table, Audience(owners[0]), 0)
        following = lists.rematch(table, Audience(owners[0]))
        gathering = lobby.get(following, Audience(owners[1]))
        assert gathering.reserved
        assert not gathering.public
        assert gathering.places[0].name != began
        assert lists.rematch_of(table) == following
        assert lists.rematch(table, Audience(owners[1])) == following
        seats = club.tables.games.seats(following)
        names, owners = [seat.name for seat in seats], [seat.owner for seat in seats]
        assert sorted(names) == ["Anna", "Baldur"]
        for seat in (0, 1):
            club.tables.act(following, Audience(owners[seat], seat), *add_random(club, following))
        assert club.game(following).first == 0
        assert names[0] != began
        assert lists.rematch(table, Audience(owners[0])) == following
        table = following


def test_the_lot_is_drawn_for_every_swedish_game(club, lobby, lists):
    table = game_of_two(lobby, profile="sv")
    club.tables.act(table, *favour(club, table), Act("choose-first-move"))
    resign(club, table, HERE, 0)
    following = lists.rematch(table, HERE)
    lists.rematch(table, THERE)
    for seat, who in enumerate((THERE, HERE)):
        audience = Audience(who.device, seat)
        club.tables.act(following, audience, *add_random(club, following))
    game = club.game(following)
    assert game.favoured is not None
    assert game.first is None


def test_three_begin_in_turn(club, lobby, lists):
    guests = tuple(SeatSetup(name) for name in ("Anna", "Bella", "Clara"))
    table = lobby.open_table(
        TableRequest(Setup("fi", guests, "challenge"), False, frozenset()), HERE
    )
    began = []
    for _ in range(3):
        seats = [seat.name for seat in club.tables.games.seats(table)]
        began.append(seats[club.game(table).first])
        for seat in (0, 1):
            resign(club, table, HERE, seat)
        table = lists.rematch(table, HERE)
        for seat in range(3):
            club.tables.act(table, Audience(OWNER, seat), *add_random(club, table))
    assert sorted(began) == ["Anna", "Bella", "Clara"]


def add_random(club, table):
    """The next event's number, and a random number for the bag."""
    return club.game(table).number, Act("add-random", random="07" * 32)


def favour(club, table):
    """Whom the lot favoured, and the number of the latest event."""
    game = club.game(table)
    return Audience((OWNER, STRANGER)[game.favoured], game.favoured), game.number


def test_a_place_that_is_kept_is_nobody_else_s(club, lobby, lists):
    table = game_of_two(lobby)
    resign(club, table, HERE, 0)
    following = lists.rematch(table, HERE)
    invitation = lobby.get(following, HERE).invitation
    with pytest.raises(ClubRefusal, match="no-free-place"):
        lobby.join(following, "Somebody", NOBODY, invitation)
    lobby.join(following, "", THERE)
    assert club.tables.exists(following)


def test_whoever_comes_while_another_is_about_to_begin_the_game_finds_it_there(
    club, lobby, lists, monkeypatch
):
    table = game_of_two(lobby)
    resign(club, table, HERE, 0)
    following = lists.rematch(table, HERE)
    close = GatheringStore.close

    def closed_by_another(store, gathering):
        assert close(store, gathering)
        return close(store, gathering)

    monkeypatch.setattr(GatheringStore, "close", closed_by_another)
    assert lists.rematch(table, THERE) == following
    assert club.tables.exists(following)


def test_a_rematch_that_was_called_off_can_be_asked_for_again(club, lobby, lists):
    table = game_of_two(lobby)
    resign(club, table, HERE, 0)
    first = lists.rematch(table, HERE)
    assert lists.wanted_rematch(table) == Rematch(first, 0)
    lobby.leave(first, HERE)
    assert lists.wanted_rematch(table) is None
    second = lists.rematch(table, THERE)
    assert second != first
    assert lists.wanted_rematch(table) == Rematch(second, 1)
    assert lists.rematch(table, HERE) == second
    assert lists.wanted_rematch(table) == Rematch(second, None)
    assert lists.rematch_of(table) == second


def test_two_who_ask_again_at_once_meet_at_one_table(club, lobby, lists, monkeypatch):
    table = game_of_two(lobby)
    resign(club, table, HERE, 0)
    lobby.leave(lists.rematch(table, HERE), HERE)
    forget, met = GameSearch.forget_rematch, []

    def another_was_quicker(finding, game, following):
        monkeypatch.undo()
        met.append(lists.rematch(table, HERE))
        forget(finding, game, following)

    monkeypatch.setattr(GameSearch, "forget_rematch", another_was_quicker)
    assert [lists.rematch(table, THERE)] == met
    assert club.tables.exists(met[0])


def test_bots_play_again_at_once_and_keep_their_kind(club, lobby, lists):
    guests = (SeatSetup("Anna"), SeatSetup("Bot", BOT))
    setup = Setup("is", guests, "automatic", listed=True)
    table = lobby.open_table(TableRequest(setup, False, frozenset()), HERE)
    resign(club, table, HERE, 0)
    following = lists.rematch(table, HERE)
    seats = club.tables.games.seats(following)
    assert [(seat.kind, seat.bot) for seat in seats] == [("bot", BOT), ("person", None)]
    assert club.game(following).started.check == "automatic"
    assert club.tables.games.header(following).listed


def test_who_did_not_play_asks_for_no_rematch_and_nobody_before_the_end(club, lobby, lists):
    table = game_of_two(lobby)
    with pytest.raises(ClubRefusal, match="not-over"):
        lists.rematch(table, HERE)
    resign(club, table, HERE, 0)
    with pytest.raises(ClubRefusal, match="not-your-table"):
        lists.rematch(table, NOBODY)


def test_a_game_that_was_called_off_has_no_winners():
    def game(ended, places=(1, 2)):
        return Some(ended=ended, places=lambda: places)

    assert _winners(game(None)) == frozenset()
    assert _winners(game(Some(reason="aborted"))) == frozenset()
    assert _winners(game(Some(reason="out"))) == {0}
    assert _winners(game(Some(reason="out"), (1, 1))) == {0, 1}


def test_no_more_games_are_looked_at_than_are_shown(lists):
    asked = []
    lists._finding = Some(
        watchable=lambda *what: asked.append(what) or (),
        of=lambda *what, **more: asked.append((*what, more)) or (),
    )
    wanted = TableFilter(profile="is")
    assert lists.watchable(HERE, wanted) == lists.mine(HERE) == lists.ended_games(HERE) == ()
    lists.ended_games(Audience(None, None, "anna"))
    assert asked == [
        (MOST_SHOWN, wanted),
        (OWNER, None, MOST_SHOWN, {"ended": False}),
        (OWNER, None, MOST_ENDED, {"ended": True}),
        ("", "anna", MOST_ENDED, {"ended": True}),
    ]


def test_a_game_of_several_is_joined_by_who_agrees_to_its_rules_and_with_its_own_invitation(lobby):
    guests = (SeatSetup("Anna"), SeatSetup("free"))
    setup = Setup("pl", guests, "challenge", variants=("blanks-return",))
    table = lobby.open_table(TableRequest(setup, True, frozenset({1})), HERE)
    other = lobby.open_table(TableRequest(setup, True, frozenset({1})), HERE)
    invitation = lobby.get(table, HERE).invitation
    with pytest.raises(ConsentDue):
        lobby.join(table, "Bo", THERE)
    with pytest.raises(NoSuchTable):
        lobby.join(other, "Bo", THERE, invitation, ("blanks-return",))
    assert lobby.get(other, HERE).places[1].kind == "free"
    assert lobby.join(table, "Bo", THERE, invitation, ("blanks-return",)) == table


def test_the_games_of_who_signed_in_at_a_device_are_not_the_next_guest_s(club, lists):
    anna = "a" * 22
    row = {"id": anna, "created": 0, "language": "is", "hidden": False, "settings": "{}"}
    club.database.write(lambda connection: connection.execute(people.insert(), [row]))
    seats = (SeatSetup("Anna", owner=OWNER, person=anna), SeatSetup("Bo", owner=STRANGER))
    table = club.tables.create(Setup("is", seats, "challenge"), OWNER)
    assert lists.mine(HERE) == ()
    assert [game.id for game in lists.mine(Audience(OWNER, None, anna))] == [table]
    assert [game.id for game in lists.mine(Audience("9" * 64, None, anna))] == [table]
    assert [game.id for game in lists.mine(THERE)] == [table]

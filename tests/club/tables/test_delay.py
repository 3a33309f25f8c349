"""Who watches may be behind: by turns, or by the time that goes by."""

import pytest

from stafla.club import Act, Audience, ClubRefusal, SeatSetup, Setup
from stafla.club.tables.delay import NONE, ON_OFFER, TURNS, Delay, delay_of
from tests.club.club import OWNER

WATCHER, PLAYER = Audience("9" * 64), Audience(OWNER)
SECONDS = 180


def delay_it(club, delay, profile="is", **more):
    guests = (SeatSetup("Anna"), SeatSetup("Bella"))
    return club.tables.create(Setup(profile, guests, "challenge", delay=delay, **more), OWNER)


def go_on(club, table):
    """Whatever the table waits for."""
    game = club.game(table)
    if game.pending:
        club.act(table, game.next_seat, Act("confirm"))
    else:
        club.act(table, game.to_move, club.best(table))


def turns(rows):
    return [row.number for row in rows if row.kind in TURNS]


@pytest.mark.parametrize("name", ON_OFFER)
def test_a_delay_is_named_by_turns_or_seconds(name):
    kind, _, count = name.partition("-")
    assert delay_of(name) == Delay(**{kind: int(count)})


@pytest.mark.parametrize(
    "name", ["turns-0", "turns-11", "seconds-3601", "turns", "days-1", "turns-²"]
)
def test_a_delay_that_is_none_makes_no_table(club, name):
    with pytest.raises(ClubRefusal, match="unknown-delay"):
        delay_it(club, name)
    assert delay_of("") == NONE


@pytest.mark.parametrize("behind", [1, 2, 4])
def test_watchers_are_so_many_turns_behind_and_players_are_not(club, behind):
    table = delay_it(club, f"turns-{behind}")
    while not club.game(table).ended:
        go_on(club, table)
        game = club.game(table)
        assert club.tables.known_to(table, PLAYER).game == game
        watched = club.tables.observe(table, WATCHER)
        assert watched.number == club.tables.visible_until(table, WATCHER).number
        if game.ended:
            break
        played = turns(club.tables.game_cache.load(table).rows)
        seen = turns(watched.rows)
        assert seen == played[: max(0, len(played) - behind)]
        assert watched.number == played[len(seen)] - 1
        shown = club.tables.known_to(table, WATCHER).game
        assert shown.events == game.events[: watched.number]
    assert watched.result is not None
    assert watched.number == club.game(table).number


def test_watchers_see_what_was_so_many_seconds_ago(club):
    table = delay_it(club, f"seconds-{SECONDS}", clock="20+10")
    made = club.game(table).number
    numbers = []
    for _ in range(6):
        club.wait(60)
        go_on(club, table)
        numbers.append((club.time, club.game(table).number))
    for _ in range(8):
        old = [number for at, number in numbers if at <= club.time - SECONDS * 1000]
        assert club.tables.observe(table, WATCHER).number == max([made, *old])
        told = club.tables.visible_until(table, WATCHER)
        later = [at for at, number in numbers if number > told.number]
        assert told.wakes == (later[0] + SECONDS * 1000 if later else None)
        club.wait(30)


def test_a_watcher_s_clock_is_as_far_behind_as_the_game(club):
    table = delay_it(club, f"seconds-{SECONDS}", clock="20+10")
    first = club.game(table).to_move
    club.act(table, 1 - first, Act("start-clock"))
    club.wait(SECONDS)
    assert club.tables.observe(table, WATCHER).clock.left[first] == 1_200_000
    assert club.tables.observe(table, PLAYER).clock.left[first] == 1_200_000 - SECONDS * 1000
    club.wait(10)
    assert club.tables.observe(table, WATCHER).clock.left[first] == 1_190_000


def test_by_turns_a_watcher_s_clock_stands(club):
    table = delay_it(club, "turns-1", clock="20+10")
    first = club.game(table).to_move
    club.act(table, 1 - first, Act("start-clock"))
    club.wait(60)
    clock = club.tables.observe(table, WATCHER).clock
    assert (clock.running, clock.left[first]) == (None, 1_200_000)


def test_a_turn_taken_back_shows_watchers_nothing_newer(club):
    table = delay_it(club, "turns-1")
    for _ in range(3):
        go_on(club, table)
    game = club.game(table)
    mover = game.events[-1].seat if game.pending else game.to_move
    other = 1 - mover
    club.act(table, mover, Act("propose-takeback"))
    club.act(table, other, Act("consent"))
    left = turns(club.tables.game_cache.load(table).rows)
    assert turns(club.tables.observe(table, WATCHER).rows) == left[:-1]


def test_a_table_made_without_a_delay_hides_nothing(club):
    table = delay_it(club, "")
    for _ in range(4):
        go_on(club, table)
        assert club.tables.observe(table, WATCHER).number == club.game(table).number
        assert club.tables.visible_until(table, WATCHER).wakes is None


@pytest.mark.parametrize("delay", ["turns-2", f"seconds-{SECONDS}"])
def test_when_a_game_is_over_everybody_is_told_all_of_it_at_once(club, delay):
    table = delay_it(club, delay)
    club.wait(1)
    club.act(table, club.game(table).to_move, Act("pass"))
    assert club.tables.visible_until(table, WATCHER).number < club.game(table).number
    club.act(table, 0, Act("resign"))
    told = club.tables.visible_until(table, WATCHER)
    assert (told.number, told.wakes) == (club.game(table).number, None)


def test_where_nothing_is_delayed_a_clock_that_was_set_back_hides_nothing(club):
    table = delay_it(club, "")
    club.time += 60_000
    club.act(table, club.game(table).to_move, Act("pass"))
    club.time -= 30_000
    told = club.tables.visible_until(table, WATCHER)
    assert (told.number, told.wakes) == (club.game(table).number, None)
    assert club.tables.observe(table, WATCHER).number == club.game(table).number

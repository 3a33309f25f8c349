"""What makes an act late, how often one may propose, and what a full log has room for."""

from concurrent.futures import Future

import pytest

from stafla.club import Act, Audience, ClubRefusal
from stafla.club.tables import staleness
from stafla.rules import BadEvent, Game, JudgeCalled, Proposed, Refusal
from stafla.rules.game import events as event
from stafla.rules.game.state.asides import MOST_PROPOSALS, MOST_WITHDRAWN
from stafla.store import Append, StaleNumber
from tests.club.club import OWNER
from tests.club.test_bots import people_wait

PAUSE = staleness.BETWEEN_PROPOSALS / 1000


def refusal_code(club, table, seat, act, expected=None):
    with pytest.raises((Refusal, ClubRefusal)) as refusal:
        club.act(table, seat, act, expected)
    return refusal.value.code


def argue(club, table, seat, times=1):
    """A seat proposes to call the game off and takes it back, so many times."""
    for _ in range(times):
        club.wait(PAUSE)
        club.act(table, seat, Act("propose-abort"))
        club.act(table, seat, Act("decline"))


def set_clock(club):
    """A Swedish game with a clock that has not been started."""
    made = club.table("sv", clock="sv-25")
    club.act(made, club.game(made).favoured, Act("choose-first-move"))
    return made


@pytest.fixture
def table(club):
    """A Swedish game with a clock that runs, in which everybody has had a turn."""
    made = set_clock(club)
    for _ in range(2):
        club.act(made, club.game(made).to_move, Act("pass"))
    return made


def test_proposals_of_one_player_make_no_play_of_the_other_late(club, table):
    mover = club.game(table).to_move
    seen, play = club.game(table).number, club.best(table)
    argue(club, table, 1 - mover, MOST_PROPOSALS)
    assert club.game(table).number == seen + 2 * MOST_PROPOSALS
    club.act(table, mover, play, seen)
    assert club.game(table).pending.seat == mover


@pytest.mark.parametrize("last", ["propose-abort", "propose-pause", "propose-takeback"])
def test_a_play_may_come_over_a_proposal_that_waits_and_lets_it_lapse(club, table, last):
    mover = club.game(table).to_move
    seen, play = club.game(table).number, club.best(table)
    club.act(table, 1 - mover, Act(last))
    club.act(table, mover, play, seen)
    assert club.game(table).proposal is None


def test_the_clock_stopped_and_started_by_others_makes_no_play_late(club):
    table = set_clock(club)
    mover = club.game(table).to_move
    seen, play = club.game(table).number, club.best(table)
    club.act(table, 1 - mover, Act("start-clock"))
    club.act(table, mover, play, seen)


def test_random_numbers_of_several_seats_may_cross(club):
    from stafla.club import SeatSetup, Setup

    guests = SeatSetup("Anna"), SeatSetup("Bjarni"), SeatSetup("Dagur")
    table = club.tables.create(Setup("is", guests, "automatic", mixes=True), OWNER)
    seen = club.game(table).number
    waiting = [seat for seat in range(3) if seat not in club.game(table).added]
    for seat in waiting:
        club.act(table, seat, Act("add-random", random=f"{seat + 1:064x}"), seen)
    assert club.game(table).first is not None


def test_a_consent_is_to_the_proposal_that_it_saw(club, table):
    mover = club.game(table).to_move
    club.act(table, mover, Act("propose-pause"))
    seen = club.game(table).number
    club.act(table, mover, Act("decline"))
    club.wait(PAUSE)
    club.act(table, mover, Act("propose-abort"))
    assert refusal_code(club, table, 1 - mover, Act("consent"), seen) == "stale"
    assert refusal_code(club, table, 1 - mover, Act("decline"), seen) == "stale"
    assert club.game(table).ended is None
    club.act(table, 1 - mover, Act("consent"))
    assert club.game(table).ended.reason == "aborted"


@pytest.mark.parametrize("kind", ["pass", "propose-abort"])
def test_an_act_that_is_said_twice_is_written_once(club, table, kind):
    mover = club.game(table).to_move
    seen = club.game(table).number
    number = club.act(table, mover, Act(kind), seen)
    club.wait(PAUSE)
    assert refusal_code(club, table, mover, Act(kind), seen) == "stale"
    assert club.game(table).number == number


def test_a_proposal_taken_back_is_not_made_again_by_what_was_said_twice(club, table):
    mover = club.game(table).to_move
    seen = club.game(table).number
    argue(club, table, mover)
    club.wait(PAUSE)
    assert refusal_code(club, table, mover, Act("propose-abort"), seen) == "stale"
    assert refusal_code(club, table, mover, Act("pass"), seen) == "stale"


def test_a_turn_of_the_other_player_makes_an_act_late(club, table):
    mover = club.game(table).to_move
    seen = club.game(table).number
    club.act(table, mover, club.best(table))
    for kind in ("pass", "propose-takeback", "resign", "claim"):
        assert refusal_code(club, table, 1 - mover, Act(kind), seen) == "stale"


def test_a_number_from_the_future_is_no_number(club, table):
    game = club.game(table)
    assert refusal_code(club, table, game.to_move, Act("pass"), game.number + 1) == "stale"


def test_what_others_wrote_a_moment_before_is_looked_at_and_the_act_decided_again(
    club, table, monkeypatch
):
    mover, play = club.game(table).to_move, club.best(table)
    seen, append = club.game(table).number, club.tables.games.begin_append
    left = [3]

    def overtaken(*arguments, **more):
        if left[0]:
            left[0] -= 1
            monkeypatch.setattr(club.tables.games, "begin_append", append)
            argue(club, table, 1 - mover)
            monkeypatch.setattr(club.tables.games, "begin_append", overtaken)
        return append(*arguments, **more)

    monkeypatch.setattr(club.tables.games, "begin_append", overtaken)
    club.act(table, mover, play, seen)
    assert left == [0]
    assert club.game(table).pending.seat == mover


def test_who_is_always_overtaken_is_told_so_in_the_end(club, table, monkeypatch):
    tries = []

    def always(game, *_arguments, **_more):
        tries.append(1)
        answer = Future()
        answer.set_exception(StaleNumber(0))
        return Append(club.tables.games, game, answer)

    monkeypatch.setattr(club.tables.games, "begin_append", always)
    assert refusal_code(club, table, club.game(table).to_move, Act("pass")) == "stale"
    assert len(tries) == 20


def test_a_bot_s_move_comes_though_somebody_proposed_while_it_thought(club, table):
    game = club.game(table)
    events = (event.Passed(game.to_move),)
    argue(club, table, 1 - game.to_move, 2)
    club.tables.append(table, game, events)
    assert club.game(table).turn == game.turn + 1


def test_what_a_bot_consented_to_must_still_be_there(club, table):
    mover = club.game(table).to_move
    club.act(table, mover, Act("propose-pause"))
    game = club.game(table)
    club.act(table, mover, Act("decline"))
    club.wait(PAUSE)
    club.act(table, mover, Act("propose-abort"))
    with pytest.raises(ClubRefusal) as refusal:
        club.tables.append(table, game, (event.Consented(1 - mover),))
    assert refusal.value.code == "stale"


# ------------------------------------------------------------------- how often


def test_a_seat_proposes_so_often_in_a_turn_and_again_in_the_next(club, table):
    mover = club.game(table).to_move
    argue(club, table, mover, MOST_PROPOSALS)
    club.wait(PAUSE)
    assert refusal_code(club, table, mover, Act("propose-pause")) == "too-many-proposals"
    own = club.tables.observe(table, Audience(OWNER, mover)).own
    assert own.can["propose-abort"].code == "too-many-proposals"
    other = club.tables.observe(table, Audience(OWNER, 1 - mover)).own
    assert other.can["propose-abort"].code == ""
    club.act(table, 1 - mover, Act("propose-abort"))
    club.act(table, mover, club.best(table))
    club.act(table, mover, Act("press"))
    club.act(table, 1 - mover, Act("confirm"))
    club.act(table, 1 - mover, Act("pass"))
    club.wait(PAUSE)
    club.act(table, mover, Act("propose-abort"))


def test_a_proposal_waits_a_moment_after_one_s_last(club, table):
    mover = club.game(table).to_move
    club.act(table, mover, Act("propose-abort"))
    club.act(table, mover, Act("decline"))
    club.wait(PAUSE - 0.001)
    assert refusal_code(club, table, mover, Act("propose-abort")) == "proposed-too-fast"
    club.act(table, 1 - mover, Act("propose-abort"))
    club.act(table, mover, Act("decline"))
    club.wait(0.001)
    club.act(table, mover, Act("propose-abort"))


def test_a_play_is_lifted_so_often_in_a_turn(club, table):
    mover, play = club.game(table).to_move, club.best(table)
    for _ in range(MOST_WITHDRAWN):
        club.act(table, mover, play)
        club.act(table, mover, Act("withdraw"))
    club.act(table, mover, play)
    assert refusal_code(club, table, mover, Act("withdraw")) == "withdrawn-too-often"
    club.act(table, mover, Act("press"))


def test_a_turn_taken_back_gives_no_proposals_back(club):
    table = club.table("is", check="automatic")
    first = club.game(table).to_move
    for _ in range(MOST_PROPOSALS):
        club.wait(PAUSE)
        club.act(table, first, Act("pass"))
        club.act(table, first, Act("propose-takeback"))
        club.act(table, 1 - first, Act("consent"))
        assert club.game(table).turn == 0
    club.wait(PAUSE)
    club.act(table, first, Act("pass"))
    assert refusal_code(club, table, first, Act("propose-takeback")) == "too-many-proposals"


def test_records_that_hold_more_proposals_are_replayed(club, table):
    game = club.game(table)
    for _ in range(2 * MOST_PROPOSALS):
        game = game.after(Proposed(0, "abort")).after(event.ProposalDeclined(0))
    assert Game.replay(game.events) == game
    with pytest.raises(BadEvent):
        game.after(JudgeCalled(0))


def test_takebacks_that_a_bot_consents_to_cost_no_more_the_more_there_are(club):
    """They once cost two to their number, and a bot agrees to every one."""
    table = club.table("is", people=1, bots=1, check="automatic")
    club.bots.wake(table)
    people_wait(club, table)
    taken = 0
    for _ in range(40):
        club.wait(PAUSE)
        if club.game(table).ended:
            break
        try:
            club.act(table, 0, Act("propose-takeback"))
        except Refusal:
            club.act(table, 0, club.best(table))
        else:
            taken += 1
        club.bots.wake(table)
        people_wait(club, table)
    assert taken > 10
    assert Game.replay(club.game(table).events) == club.game(table)


# ------------------------------------------------------------------- room


@pytest.fixture
def full(club, table, monkeypatch):
    """The table with a log that is full."""
    monkeypatch.setattr(staleness, "MOST_WITH_ASIDES", club.game(table).number)
    monkeypatch.setattr(staleness, "MOST_EVENTS", club.game(table).number)
    return table


def test_turns_have_room_when_there_is_none_for_what_is_done_beside_them(club, table, monkeypatch):
    mover = club.game(table).to_move
    monkeypatch.setattr(staleness, "MOST_WITH_ASIDES", club.game(table).number)
    for kind in ("propose-takeback", "propose-pause"):
        assert refusal_code(club, table, mover, Act(kind)) == "table-full"
    club.act(table, mover, Act("pass"))


def test_a_full_table_takes_no_more_turns(club, full):
    mover = club.game(full).to_move
    for act in (club.best(full), Act("pass"), Act("exchange", tiles=("A",))):
        assert refusal_code(club, full, mover, act) == "table-full"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_full_table_can_be_given_up(club, full, seat):
    club.act(full, seat, Act("resign"))
    assert club.game(full).ended.reason == "resigned"


def test_a_full_table_can_be_called_off_by_agreement(club, full):
    club.act(full, 0, Act("propose-abort"))
    club.act(full, 1, Act("consent"))
    assert club.game(full).ended.reason == "aborted"


def test_time_goes_on_at_a_full_table(club, full):
    club.wait(60 * 60)
    assert full in club.tables.due(10)
    club.tables.tick(full)
    assert club.game(full).ended.reason == "time"


def test_who_is_gone_from_a_full_table_can_be_claimed_against(club, full):
    mover = club.game(full).to_move
    club.wait(119)
    club.tables.observe(full, Audience(OWNER, 1 - mover))
    club.wait(2)
    club.act(full, 1 - mover, Act("claim"))
    assert club.game(full).ended.reason == "gone"


def test_a_play_that_waits_at_a_full_table_is_answered(club, table, monkeypatch):
    mover = club.game(table).to_move
    club.act(table, mover, club.best(table))
    monkeypatch.setattr(staleness, "MOST_EVENTS", club.game(table).number)
    club.act(table, mover, Act("press"))
    club.act(table, 1 - mover, Act("confirm"))
    assert club.game(table).pending is None


def test_what_a_full_table_still_takes_fits_into_a_record():
    from stafla.records.bounds import MOST_EVENTS

    seats, beside = 4, 2 * MOST_PROPOSALS
    penalties, claims = 20, 10
    assert staleness.MOST_EVENTS + seats * (beside + penalties) + claims <= MOST_EVENTS

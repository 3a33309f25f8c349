"""Duplicate as a club plays it: who may do what, what the clock decides, what is kept."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from stafla._core import Placement
from stafla.club import Audience
from stafla.club.bingo import BingoGames
from stafla.club.duplicate import (
    BadConditions,
    Conditions,
    DuplicateGames,
    Slip,
    SlipThere,
    TooLate,
    TooManySlips,
    placement_of,
    stored_placement,
)
from stafla.club.duplicate.games import TRANSIT_MILLISECONDS
from stafla.club.holdings import Holdings
from stafla.club.lexica import NoWordsHere
from stafla.club.limits import shipped_limits
from stafla.club.pastimes.log import PastimeLog, _row, caller_topic, hall_topic
from stafla.club.pastimes.refusals import BadPlay, NoSuchPastime, NotYourPastime
from stafla.club.refusal import ClubRefusal, StaleLog
from stafla.club.tables.refusals import BadName, CannotBeKept, UnknownProfile
from stafla.editions import load
from stafla.records.notation.play import word_of, write_square_of
from stafla.records.record import pastime as records
from stafla.rules.duplicate import acts, refusals
from stafla.rules.duplicate import roster as roster_rules
from stafla.rules.duplicate.events import PlayerJoined, RoundClosed, SlipsRuled
from stafla.rules.duplicate.state import MOST_PLAYERS, Duplicate
from stafla.rules.game.refusals import GameOver, IllegalPlacement, Refusal
from stafla.store import HoldingStore, PastimeStore, SlipRow, SlipStore
from stafla.store.duplicate import MOST as MOST_SLIPS
from tests.club.club import OWNER, STRANGER, Club, NoWords

HERE, THERE = Audience(OWNER), Audience(STRANGER)


def replay(log, pastime):
    """What the log alone makes of it."""
    return PastimeLog(log.rows, log.tables).load(pastime).state


def plays(log, state):
    """The plays of the rack, the highest first, none with a blank."""
    generator = log.generator(state.edition, log.words(state.edition))
    found = generator.plays(state.board, state.rack)
    return [play for play in found if not any(tile & 0x80 for tile in play.placement.tiles)]


def two_plays(log, state):
    """The best play and one of fewer points."""
    best, *_, weak = plays(log, state)
    assert best.score > weak.score
    return best, weak


def slip(state, play):
    """A play as somebody writes it."""
    where = write_square_of(play.placement, state.edition, "letter-first")
    return Slip(where.lower(), word_of(play.placement, state.board, state.edition))


@pytest.mark.proves("PL-53", "PL-58", "PL-59")
def test_two_phones_and_one_beside_the_caller_play_to_the_end_of_the_tiles(club, log, games):
    pastime = games.begin("pl", HERE, beside=["Ewa"])
    anna, bo = games.roster.join(pastime, "Anna"), games.roster.join(pastime, " Bo ")
    assert games.roster.names(pastime) == {1: "Ewa", 2: "Anna", 3: "Bo"}
    totals, state = [0, 0, 0], None
    while state is None or not state.ended:
        state = games.announce(pastime, HERE)
        found = plays(log, state)
        chosen = [found[0], found[len(found) // 2], found[-1]] if found else []
        for points, (number, play) in enumerate(zip((2, 1, 3), chosen, strict=bool(found))):
            if number == 1:
                games.write_for(pastime, HERE, 1, slip(state, play))
            else:
                games.write(pastime, {2: anna, 3: bo}[number], slip(state, play))
            totals[number - 1] += play.score
            assert points < 3
        state = games.collect(pastime, HERE, early=not found)
    assert state.ended in ("tiles", "stuck")
    assert [state.account(player).total for player in (1, 2, 3)] == totals
    assert state.table[0].player == 2
    assert replay(log, pastime) == state
    row = log.rows.get(pastime)
    tops = sum(closed.points for closed in state.rounds)
    assert (row.kind, row.ended, row.total, row.most) == ("duplicate", True, max(totals), tops)
    with pytest.raises(GameOver):
        games.announce(pastime, HERE)
    with pytest.raises(GameOver):
        games.roster.join(pastime, "Late")


@pytest.mark.proves("PL-56")
def test_the_server_s_clock_refuses_what_comes_late(club, log, games):
    pastime = games.begin("is", HERE, Conditions(seconds=60), ["Ewa"])
    anna = games.roster.join(pastime, "Anna")
    state = games.announce(pastime, HERE)
    best = two_plays(log, state)
    first, second = (slip(state, play) for play in best)
    club.wait(60)
    games.write(pastime, anna, first)
    club.wait(0.001)
    with pytest.raises(TooLate):
        games.write(pastime, anna, second)
    games.write_for(pastime, HERE, 1, second)
    state = games.collect(pastime, HERE)
    closed = state.rounds[-1]
    assert not any(one.late for one in closed.round.slips.values())
    assert [closed.score(player) for player in (1, 2)] == [best[1].score, best[0].score]


def test_the_slips_are_not_collected_while_somebody_may_still_write(club, log, games):
    pastime = games.begin("is", HERE)
    anna, _ = games.roster.join(pastime, "Anna"), games.roster.join(pastime, "Bo")
    state = games.announce(pastime, HERE)
    games.write(pastime, anna, slip(state, plays(log, state)[0]))
    with pytest.raises(refusals.TimeNotUp):
        games.collect(pastime, HERE)
    assert games.get(pastime)[1].open is not None
    assert games.collect(pastime, HERE, early=True).open is None


def test_only_the_caller_calls(club, log, games):
    pastime = games.begin("is", HERE, beside=["Ewa"])
    secret = games.roster.join(pastime, "Anna")
    state = games.announce(pastime, HERE)
    written = slip(state, plays(log, state)[0])
    before = log.rows.events(pastime)
    for act in (
        lambda: games.announce(pastime, THERE),
        lambda: games.collect(pastime, THERE, early=True),
        lambda: games.stop(pastime, THERE),
        lambda: games.roster.add(pastime, THERE, "Eve"),
        lambda: games.write_for(pastime, THERE, 1, written),
        lambda: games.roster.require_caller(pastime, THERE),
        lambda: games.begin("is", Audience()),
    ):
        with pytest.raises(NotYourPastime):
            act()
    for where, key in ((pastime, "x" * 22), (pastime, ""), ("nowhere", secret)):
        with pytest.raises(NoSuchPastime):
            games.write(where, key, written)
    other = games.begin("is", HERE)
    with pytest.raises(NoSuchPastime):
        games.roster.player(other, secret)
    assert log.rows.events(pastime) == before


@pytest.mark.parametrize(
    ("where", "word"),
    [("", "AB"), ("H99", "AB"), ("Z8", "AB"), ("H8", ""), ("H8", "!"), ("H8", "A" * 40)],
)
def test_what_names_no_play_is_refused_at_once(games, where, word):
    pastime = games.begin("is", HERE)
    secret = games.roster.join(pastime, "Anna")
    with pytest.raises(refusals.NoRound):
        games.write(pastime, secret, Slip(where, word))
    games.announce(pastime, HERE)
    with pytest.raises((BadPlay, IllegalPlacement)):
        games.write(pastime, secret, Slip(where, word))
    assert games.writers(pastime) == set()


def test_tiles_that_are_not_on_the_rack_are_refused_at_once(games):
    pastime = games.begin("is", HERE)
    secret = games.roster.join(pastime, "Anna")
    state = games.announce(pastime, HERE)
    alphabet = state.edition.alphabet
    missing = next(a for a in alphabet.upper if alphabet.word(a)[0] not in state.rack)
    with pytest.raises(IllegalPlacement):
        games.write(pastime, secret, Slip("H8", 7 * missing))


def test_a_word_that_is_none_waits_for_the_judge_and_scores_nothing(games):
    pastime = games.begin("is", HERE)
    secret = games.roster.join(pastime, "Anna")
    state = games.announce(pastime, HERE)
    letters = [state.edition.alphabet.letter(code) for code in state.rack if code]
    games.write(pastime, secret, Slip("H8", "".join(letters)))
    assert games.slip(pastime, 1).points > 0
    closed = games.collect(pastime, HERE).rounds[-1]
    assert closed.refused == {1}
    assert closed.score(1) == 0
    assert closed.points > 0


def test_writing_the_same_again_adds_nothing(log, games, slips):
    pastime = games.begin("is", HERE)
    secret = games.roster.join(pastime, "Anna")
    state = games.announce(pastime, HERE)
    best, other = (slip(state, play) for play in two_plays(log, state))
    for _ in range(5):
        games.write(pastime, secret, best)
    assert slips.count(pastime) == 1
    games.write(pastime, secret, other)
    assert slips.count(pastime) == 2
    assert log.rows.latest(pastime) == state.number


def test_who_joins_during_a_round_writes_from_the_next_on(log, games):
    pastime = games.begin("is", HERE, beside=["Ewa"])
    state = games.announce(pastime, HERE)
    late = games.roster.join(pastime, "Anna")
    with pytest.raises(refusals.NotTakingPart):
        games.write(pastime, late, slip(state, plays(log, state)[0]))
    games.collect(pastime, HERE, early=True)
    state = games.announce(pastime, HERE)
    games.write(pastime, late, slip(state, plays(log, state)[0]))


def test_who_may_not_write_is_told_why_and_not_that_time_is_up(club, log, games):
    pastime = games.begin("is", HERE, Conditions(seconds=60), ["Ewa"])
    early = games.roster.join(pastime, "Anna")
    with pytest.raises(refusals.NoRound):
        games.write(pastime, early, Slip("8h", "AB"))
    state = games.announce(pastime, HERE)
    late = games.roster.join(pastime, "Bo")
    best = slip(state, plays(log, state)[0])
    club.wait(61)
    with pytest.raises(refusals.NotTakingPart):
        games.write(pastime, late, best)
    with pytest.raises(TooLate):
        games.write(pastime, early, best)
    games.stop(pastime, HERE)
    with pytest.raises(GameOver):
        games.write(pastime, early, best)


@pytest.mark.proves("PL-58")
def test_as_many_rounds_as_were_agreed_and_the_best_word_that_was_found(log, games):
    conditions = Conditions(seconds=120, together=True, rounds=2)
    pastime = games.begin("fi", HERE, conditions, ["Aino"])
    for number in (1, 2):
        state = games.announce(pastime, HERE)
        assert state.deadline - state.open.opened == 120_000
        weak = plays(log, state)[-1]
        games.write_for(pastime, HERE, 1, slip(state, weak))
        state = games.collect(pastime, HERE)
        assert state.rounds[-1].points == weak.score
        assert state.ended == (None if number == 1 else "rounds")


def test_that_the_best_of_the_word_list_is_laid_can_be_agreed(log, games):
    pastime = games.begin("fi", HERE, Conditions(best=True), ["Aino"])
    state = games.announce(pastime, HERE)
    top, *_, weak = plays(log, state)
    games.write_for(pastime, HERE, 1, slip(state, weak))
    assert games.collect(pastime, HERE).rounds[-1].points == top.score > weak.score


def test_whoever_lets_a_player_in_the_game_takes_as_many_as_it_takes(games, monkeypatch):
    monkeypatch.setattr(roster_rules, "MOST_PLAYERS", 3)
    monkeypatch.setattr(roster_rules, "KEPT_BY_HAND", 0)
    roster, pastime = games.roster, games.begin("is", HERE, beside=["Ewa"])
    games.roster.join(pastime, "Anna")
    roster.add(pastime, HERE, "Ola")
    for let_in in (lambda: roster.join(pastime, "Bo"), lambda: roster.add(pastime, HERE, "Jan")):
        with pytest.raises(refusals.TooManyPlayers):
            let_in()
    assert len(games.roster.names(pastime)) == 3


def test_strangers_from_many_addresses_leave_the_caller_room(club, slips, monkeypatch):
    monkeypatch.setattr(roster_rules, "MOST_PLAYERS", 20)
    monkeypatch.setattr(roster_rules, "KEPT_BY_HAND", 5)
    limits = shipped_limits("[holds.player]\naddress = 4")
    hold = Holdings(HoldingStore(club.database), limits, club.now).hold
    games = DuplicateGames(
        PastimeLog(PastimeStore(club.database), club.tables, hold=hold), slips, club.random
    )
    roster, pastime = games.roster, games.begin("is", HERE, beside=["Ewa"])

    def come(address, phones):
        """How many of these phones come in, each a device of its own, and why others do not."""
        refused = []
        for number in range(phones):
            device = f"{address:032x}{number:032x}"
            who = Audience(device, None, None, f"198.51.100.{address}")
            try:
                games.roster.join(pastime, f"Eve {number}", who)
            except (ClubRefusal, Refusal) as refusal:
                refused.append(refusal.code)
        return phones - len(refused), set(refused)

    # one address alone is refused by its own bound, and takes nothing from others
    assert come(0, 6) == (4, {"too-many-places"})
    came = [come(address, 4) for address in range(1, 32)]
    assert sum(count for count, _ in came) == 10
    assert set[str]().union(*(codes for _, codes in came)) == {"duplicate-too-many"}
    for number in range(5):
        roster.add(pastime, HERE, f"Member {number}")
    with pytest.raises(refusals.TooManyPlayers):
        roster.add(pastime, HERE, "Jan")
    assert len(games.roster.names(pastime)) == 20


def test_as_many_as_the_rules_let_in_are_counted():
    by_themselves = roster_rules.MOST_PLAYERS - roster_rules.KEPT_BY_HAND
    assert shipped_limits().holds["player"].in_all == by_themselves


def test_the_caller_closes_joining_to_all_but_those_added_by_hand(log, games):
    roster, pastime = games.roster, games.begin("is", HERE, beside=["Ewa"])
    anna = games.roster.join(pastime, "Anna")
    with pytest.raises(NotYourPastime):
        roster.set_joining(pastime, THERE, closed=True)
    assert roster.set_joining(pastime, HERE, closed=True).joining_closed
    number = games.get(pastime)[1].number
    # asked for again it is one event
    assert roster.set_joining(pastime, HERE, closed=True).number == number
    with pytest.raises(refusals.JoiningClosed):
        games.roster.join(pastime, "Eve")
    # who has joined already has the same place
    assert games.roster.join(pastime, "Anna", secret=anna) == anna
    roster.add(pastime, HERE, "Ola")
    assert replay(log, pastime) == games.get(pastime)[1]
    assert not roster.set_joining(pastime, HERE, closed=False).joining_closed
    games.roster.join(pastime, "Bo")
    assert list(games.roster.names(pastime).values()) == ["Ewa", "Anna", "Ola", "Bo"]
    games.stop(pastime, HERE)
    with pytest.raises(GameOver):
        roster.set_joining(pastime, HERE, closed=True)


def test_what_cannot_be_agreed_is_refused(games):
    for conditions in (Conditions(0), Conditions(3601), Conditions(rounds=-1)):
        with pytest.raises(BadConditions):
            games.begin("is", HERE, conditions)
    with pytest.raises(UnknownProfile):
        games.begin("xx", HERE)
    with pytest.raises(BadName):
        games.begin("is", HERE, beside=["Anna", " "])
    with pytest.raises(BadName):
        games.roster.join(games.begin("is", HERE), "")


def test_without_its_words_nothing_is_played(tmp_path):
    club = Club(tmp_path / "games.sqlite", kind=NoWords)
    with pytest.raises(NoWordsHere):
        DuplicateGames(
            PastimeLog(PastimeStore(club.database), club.tables),
            SlipStore(club.database),
            club.random,
        ).begin("is", HERE)
    club.close()


def test_a_round_of_bingo_is_no_game_of_duplicate(club, log, games):
    rounds = BingoGames(log, club.random)
    with pytest.raises(NoSuchPastime):
        games.get(rounds.begin("is", HERE))
    with pytest.raises(NoSuchPastime):
        rounds.get(games.begin("is", HERE))


def test_phones_hear_of_rounds_and_the_caller_and_the_hall_of_slips_too(club, log, games):
    pastime, heard = games.begin("is", HERE), []
    caller_and_hall = {caller_topic(pastime), hall_topic(pastime)}
    club.news.overhear(heard.append)
    secret = games.roster.join(pastime, "Anna")
    assert set(heard) == caller_and_hall
    heard.clear()
    state = games.announce(pastime, HERE)
    assert heard == [pastime, caller_topic(pastime)]
    heard.clear()
    games.write(pastime, secret, slip(state, plays(log, state)[0]))
    assert set(heard) == caller_and_hall
    heard.clear()
    games.roster.set_joining(pastime, HERE, closed=True)
    assert set(heard) == caller_and_hall


def test_two_processes_write_one_after_the_other(club, log, games):
    """The second sees that it was late, looks again and decides again."""
    other = DuplicateGames(PastimeLog(log.rows, club.tables), SlipStore(club.database), club.random)
    pastime = games.begin("is", HERE)
    both = games, other
    with ThreadPoolExecutor(4) as pool:
        joined = [pool.submit(both[n % 2].roster.join, pastime, f"Name {n}") for n in range(8)]
        secrets = [job.result() for job in joined]
    state = other.announce(pastime, HERE)
    found = plays(log, state)
    with ThreadPoolExecutor(4) as pool:
        jobs = [
            pool.submit(both[n % 2].write, pastime, secret, slip(state, found[n]))
            for n, secret in enumerate(secrets)
        ]
        for job in jobs:
            job.result()
    closed = games.collect(pastime, HERE).rounds[-1]
    for n, secret in enumerate(secrets):
        number = other.roster.player(pastime, secret)[1].number
        assert closed.score(number) == found[n].score
    assert replay(log, pastime) == other.get(pastime)[1]


def test_the_caller_who_types_a_slip_is_told_why_nobody_may_write_it(log, games):
    pastime = games.begin("is", HERE, Conditions(seconds=60), ["Ewa"])
    bad = Slip("", "")
    with pytest.raises(refusals.NoRound):
        games.write_for(pastime, HERE, 1, bad)
    games.announce(pastime, HERE)
    games.roster.join(pastime, "Bo")
    for number, why in ((2, refusals.NotTakingPart), (3, refusals.NoSuchPlayer), (1, BadPlay)):
        with pytest.raises(why):
            games.write_for(pastime, HERE, number, bad)
    with pytest.raises(NotYourPastime):
        games.write_for(pastime, THERE, 1, bad)
    games.stop(pastime, HERE)
    with pytest.raises(GameOver):
        games.write_for(pastime, HERE, 1, bad)


def test_a_slip_that_is_there_goes_only_if_the_caller_says_so(club, log, games, slips):
    pastime = games.begin("is", HERE, Conditions(seconds=60), ["Ewa"])
    state = games.announce(pastime, HERE)
    first, second = (slip(state, play) for play in two_plays(log, state))
    games.write_for(pastime, HERE, 1, first)
    with pytest.raises(SlipThere):
        games.write_for(pastime, HERE, 1, second)
    games.write_for(pastime, HERE, 1, first)
    assert slips.count(pastime) == 1
    games.write_for(pastime, HERE, 1, second, replace=True)
    assert slips.count(pastime) == 2
    club.wait(90)
    # however long typing takes, what is typed was written in time
    assert not games.write_for(pastime, HERE, 1, first, replace=True).late
    assert games.collect(pastime, HERE).rounds[-1].score(1) == plays(log, state)[0].score


def test_late_slips_are_kept_and_marked_and_score_nothing(club, log, games, slips):
    pastime = games.begin("is", HERE, Conditions(seconds=60))
    anna, bo = games.roster.join(pastime, "Anna"), games.roster.join(pastime, "Bo")
    state = games.announce(pastime, HERE)
    first, second = (slip(state, play) for play in two_plays(log, state))
    games.write(pastime, anna, second)
    club.wait(60.2)
    for who, late in ((anna, first), (bo, first), (bo, Slip("H8", "!"))):
        with pytest.raises(TooLate):
            games.write(pastime, who, late)
    assert games.writers(pastime) == {1}
    closed = games.collect(pastime, HERE).rounds[-1]
    assert [closed.score(player) for player in (1, 2)] == [two_plays(log, state)[1].score, 0]
    assert closed.round.slips[2].late
    # and those that come when the next rack is nearly there
    with pytest.raises(TooLate):
        games.write(pastime, bo, second, round_number=1)
    rows = slips.of_round(pastime, 1)
    kept = [(row.player, row.number, row.late, row.at - state.deadline) for row in rows]
    assert kept == [
        (1, 1, False, -60_000),
        (1, 2, True, 200),
        (2, 1, True, 200),
        (2, 2, True, 200),
        (2, 3, True, 200),
    ]
    assert [row.play is None for row in rows] == [False, False, False, True, True]


def test_a_slip_sent_again_by_its_key_is_that_slip_whatever_came_between(club, log, games, slips):
    pastime = games.begin("is", HERE, Conditions(seconds=60))
    anna = games.roster.join(pastime, "Anna")
    state = games.announce(pastime, HERE)
    first, second = (slip(state, play) for play in two_plays(log, state))
    one, other = replace(first, idempotency_key="one"), replace(second, idempotency_key="other")
    kept = games.write(pastime, anna, one)
    games.write(pastime, anna, other)
    club.wait(70)
    # its answer was lost; it was in time, and the other one still counts
    again = games.write(pastime, anna, one)
    assert (again.at, again.late, again.points) == (kept.at, False, plays(log, state)[0].score)
    assert slips.count(pastime) == 2
    closed = games.collect(pastime, HERE).rounds[-1]
    assert closed.score(1) == two_plays(log, state)[1].score


def test_a_slip_that_meets_the_call_of_time_is_gathered_or_late(club, log, games, slips):
    """What was looked at before time was called and is written after it does not get lost."""
    pastime = games.begin("is", HERE)
    games.roster.join(pastime, "Anna")
    games.roster.join(pastime, "Bo")
    state = games.announce(pastime, HERE)
    best = slip(state, plays(log, state)[0])
    known = counted_row(state, games, best)
    games.collect(pastime, HERE, early=True)
    kept, new = slips.keep(pastime, 1, known, state.number)
    assert (kept.late, new, kept.at <= state.deadline) == (True, True, True)


def counted_row(state, games, written):
    play = stored_placement(acts.legal_play(state, placement_of(state, written))[0])
    return SlipRow(2, 1, games.now(), late=False, written=written.text, play=play)


def test_as_many_slips_as_a_player_may_write_and_no_more(log, games, slips):
    pastime = games.begin("is", HERE)
    anna = games.roster.join(pastime, "Anna")
    state = games.announce(pastime, HERE)
    one, other = (slip(state, play) for play in two_plays(log, state))
    for number in range(MOST_SLIPS):
        games.write(pastime, anna, (one, other)[number % 2])
    with pytest.raises(TooManySlips):
        games.write(pastime, anna, one)
    assert slips.count(pastime) == MOST_SLIPS
    assert games.collect(pastime, HERE).rounds[-1].score(1) == two_plays(log, state)[1].score


def test_a_server_that_ends_between_call_and_judgement_goes_on_where_it_was(club, log, games):
    pastime = games.begin("is", HERE)
    anna = games.roster.join(pastime, "Anna")
    state = games.announce(pastime, HERE)
    games.write(pastime, anna, slip(state, plays(log, state)[0]))
    log.change(pastime, lambda played: [acts.call_time(played.state, 1, games.now())])
    with pytest.raises(TooLate):
        games.write_for(pastime, HERE, 1, slip(state, plays(log, state)[1]))
    again = DuplicateGames(PastimeLog(log.rows, log.tables), SlipStore(club.database), club.random)
    closed = again.collect(pastime, HERE).rounds[-1]
    assert closed.score(1) == plays(log, state)[0].score
    assert again.judge(pastime) == replay(log, pastime)


def test_a_game_whose_slips_are_in_its_log_goes_on(club, log, games):
    """As the releases before kept them: the slips of a round under way, and those before."""
    pastime = games.begin("is", HERE, beside=["Ewa", "Ola"])
    for number in (0, 1):
        state = games.announce(pastime, HERE)
        best, other = plays(log, state)[:2]
        log.change(
            pastime, lambda played, p=best: [acts.write(played.state, 1, p.placement, games.now())]
        )
        if number == 0:
            decide = lambda played: acts.collect(  # noqa: E731 - once
                played.state, games.now(), lambda *_: [], lambda _: "valid", early=True
            )
            log.change(pastime, decide)
    assert games.writers(pastime) == {1}
    assert games.slip(pastime, 1).points == best.score
    games.write_for(pastime, HERE, 2, slip(state, other))
    state = games.collect(pastime, HERE)
    assert [state.rounds[1].score(player) for player in (1, 2)] == [best.score, other.score]
    assert replay(log, pastime) == state


def test_who_writes_when_time_was_called_early_is_late(club, log, games):
    pastime = games.begin("is", HERE)
    anna, _ = games.roster.join(pastime, "Anna"), games.roster.join(pastime, "Bo")
    state = games.announce(pastime, HERE)
    log.change(pastime, lambda played: [acts.call_time(played.state, 1, games.now(), early=True)])
    assert games.now() < state.deadline
    with pytest.raises(TooLate):
        games.write(pastime, anna, slip(state, plays(log, state)[0]))
    assert games.writers(pastime) == set()


def test_a_round_that_two_judge_at_once_is_judged_once(club, log, games, monkeypatch):
    other = DuplicateGames(PastimeLog(log.rows, club.tables), SlipStore(club.database), club.random)
    pastime = games.begin("is", HERE)
    anna = games.roster.join(pastime, "Anna")
    state = games.announce(pastime, HERE)
    best = plays(log, state)[0]
    games.write(pastime, anna, slip(state, best))
    usual, first = games._slips_of, []

    def gather(*told):
        """Somebody else is faster, between the look and what follows from it."""
        found = usual(*told)
        first.append(other.judge(pastime))
        return found

    monkeypatch.setattr(games, "_slips_of", gather)
    after = games.collect(pastime, HERE)
    assert [after] == first
    assert len(after.rounds) == 1
    assert after.rounds[0].score(1) == best.score
    assert replay(log, pastime) == after


def test_a_judgement_that_comes_after_the_next_rack_changes_nothing(club, log, games, monkeypatch):
    other = DuplicateGames(PastimeLog(log.rows, club.tables), SlipStore(club.database), club.random)
    pastime = games.begin("is", HERE)
    anna = games.roster.join(pastime, "Anna")
    state = games.announce(pastime, HERE)
    games.write(pastime, anna, slip(state, plays(log, state)[0]))
    usual = games._slips_of

    def gather(*told):
        """Somebody else is faster, and has gone on."""
        found = usual(*told)
        other.judge(pastime)
        other.announce(pastime, HERE)
        return found

    monkeypatch.setattr(games, "_slips_of", gather)
    after = games.collect(pastime, HERE)
    assert (len(after.rounds), after.round_number) == (1, 2)
    assert after.open.called is None
    assert not after.open.gathered


def test_time_that_was_called_meanwhile_is_not_called_again(club, log, games, monkeypatch):
    pastime = games.begin("is", HERE, Conditions(seconds=60))
    games.roster.join(pastime, "Anna")
    games.announce(pastime, HERE)
    club.wait(60.2)
    usual = log.change

    def change(*told):
        """The caller is faster."""
        monkeypatch.setattr(log, "change", usual)
        usual(pastime, lambda played: [acts.call_time(played.state, 1, games.now())])
        return usual(*told)

    monkeypatch.setattr(log, "change", change)
    called = games.end_round(pastime, 1).number
    assert games.end_round(pastime, 1).number == called


def test_only_a_round_that_is_to_end_by_itself_is_waited_for(club, games, monkeypatch):
    woken = []
    monkeypatch.setattr(games._alarm, "wake", lambda seconds, job: woken.append((seconds, job)))
    by_hand = games.begin("is", HERE, Conditions(seconds=60), ["Ewa"])
    games.announce(by_hand, HERE)
    assert woken == []
    alone = games.begin("is", HERE, Conditions(seconds=60, automatic=True), ["Ewa"])
    games.announce(alone, HERE)
    ((seconds, job),) = woken
    # what is on its way within the server has a moment more
    assert seconds == 60.15
    club.wait(61)
    job()
    assert games.get(alone)[1].open is None
    assert len(games.get(alone)[1].rounds) == 1


@pytest.fixture
def other(club, log):
    """The same games at another worker, which shares the database and hears the news."""
    return DuplicateGames(PastimeLog(log.rows, club.tables), SlipStore(club.database), club.random)


@pytest.fixture
def woken(other, monkeypatch):
    """What the other worker has to do, and in how many seconds."""
    jobs = []
    monkeypatch.setattr(other._alarm, "wake", lambda seconds, job: jobs.append((seconds, job)))
    return jobs


def test_the_round_of_a_worker_that_is_gone_is_ended_by_another(club, games, other, woken):
    told = []
    club.news.overhear(told.append)
    pastime = games.begin("is", HERE, Conditions(seconds=60, automatic=True), ["Ewa"])
    games.announce(pastime, HERE)
    for topic in tuple(told):
        club.news.hear(topic)
    ((soon, look),) = woken
    look()
    look()
    assert (soon, [round(seconds, 2) for seconds, _ in woken[1:]]) == (0, [63.15])
    club.wait(61)
    woken[1][1]()
    assert len(games.get(pastime)[1].rounds) == 1
    # and the one that announced it finds it done
    assert games.end_round(pastime, 1) == other.get(pastime)[1]


def test_a_worker_that_heard_nothing_for_a_while_looks_for_rounds(club, games, other, woken):
    pastime = games.begin("is", HERE, Conditions(seconds=60, automatic=True), ["Ewa"])
    games.announce(pastime, HERE)
    club.news.hear(None)
    woken.pop()[1]()
    assert [round(seconds, 2) for seconds, _ in woken] == [63.15]
    assert other.get(pastime)[1].open is not None


def test_one_game_that_cannot_be_looked_at_hides_no_other_and_is_looked_at_again(
    club, games, other, woken, monkeypatch, caplog
):
    conditions = Conditions(seconds=60, automatic=True)
    both = [games.begin("is", HERE, conditions, ["Ewa"]) for _ in range(2)]
    for pastime in both:
        games.announce(pastime, HERE)
    usual = other.get

    def get(pastime):
        if pastime == first:
            raise OSError("the database restarts")
        return usual(pastime)

    (first, second) = other._log.rows.going("duplicate", 0)
    monkeypatch.setattr(other, "get", get)
    other.resume()
    other._hear(first + ":round")
    woken.pop()[1]()
    # once again for both failures, and the other round is waited for
    assert other._planned == {(second, 1)}
    assert sorted(round(seconds, 2) for seconds, _ in woken) == [2, 63.15]
    assert caplog.text.count("looked for again") == 2
    monkeypatch.setattr(other, "get", usual)
    min(woken, key=lambda job: job[0])[1]()
    assert other._planned == {(pastime, 1) for pastime in both}


def test_what_is_heard_while_rounds_are_to_be_taken_up_takes_them_up_once(
    club, games, other, woken, monkeypatch
):
    def going(*_told):
        raise OSError("the database restarts")

    with monkeypatch.context() as away:
        away.setattr(other._log.rows, "going", going)
        other.resume()
        for _ in range(3):
            other._hear(None)
        ((seconds, again),) = woken
        assert seconds == 2
        again()
    assert [seconds for seconds, _ in woken] == [2, 2]
    woken.pop()[1]()
    other._hear(None)
    assert [seconds for seconds, _ in woken] == [2, 0]


def test_a_worker_whose_clock_is_two_seconds_ahead_ends_no_round_early(club, games, other, woken):
    pastime = games.begin("is", HERE, Conditions(seconds=60, automatic=True), ["Ewa"])
    state = games.announce(pastime, HERE)
    ahead = 2_000
    club.wait(ahead / 1000)
    other.resume()
    ((seconds, _),) = woken
    # by the clock of whoever announced
    assert games.now() - ahead + seconds * 1000 > state.deadline + TRANSIT_MILLISECONDS


def test_slips_are_judged_by_another_when_who_called_time_is_gone(club, log, games, other, woken):
    pastime = games.begin("is", HERE, Conditions(seconds=60, automatic=True))
    anna = games.roster.join(pastime, "Anna")
    state = games.announce(pastime, HERE)
    best = plays(log, state)[0]
    games.write(pastime, anna, slip(state, best))
    club.wait(61)
    log.change(pastime, lambda played: [acts.call_time(played.state, 1, games.now())])
    assert other.end_round(pastime, 1).open is not None
    ((seconds, job),) = woken
    job()
    assert seconds > 0
    assert other.get(pastime)[1].rounds[0].score(1) == best.score
    job()
    assert len(other.get(pastime)[1].rounds) == 1


def test_a_round_that_could_not_be_ended_is_ended_later_and_later(
    club, games, other, woken, monkeypatch, caplog
):
    pastime = games.begin("is", HERE, Conditions(seconds=60, automatic=True), ["Ewa"])
    games.announce(pastime, HERE)
    other.resume()
    club.wait(61)
    with monkeypatch.context() as away:
        away.setattr(other, "end_round", lambda *_told, **_more: 1 / 0)
        pauses = []
        for _ in range(7):
            woken.pop()[1]()
            pauses.append(woken[-1][0])
    assert pauses == [2, 4, 8, 16, 32, 60, 60]
    assert caplog.text.count("ended again") == 7
    while woken:
        woken.pop()[1]()
    assert len(other.get(pastime)[1].rounds) == 1
    assert other._planned == set()


@pytest.mark.parametrize(
    ("why", "again"), [(CannotBeKept, []), (NoWordsHere, []), (StaleLog, [2])], ids=str
)
def test_a_round_that_is_refused_its_end_is_tried_again_only_where_others_wrote(
    club, games, other, woken, monkeypatch, caplog, why, again
):
    pastime = games.begin("is", HERE, Conditions(seconds=60, automatic=True), ["Ewa"])
    games.announce(pastime, HERE)
    other.resume()
    club.wait(61)

    def judge(_):
        raise why

    monkeypatch.setattr(other, "judge", judge)
    woken.pop()[1]()
    assert [seconds for seconds, _ in woken] == again
    assert other._planned == {(pastime, 1) for _ in again}
    assert caplog.text.count("cannot be ended") == 1 - len(again)


def test_as_many_equal_slips_as_players_are_gathered_judged_and_closed():
    """Every event of theirs is one that the log keeps and reads."""
    edition = load("pl")
    state = Duplicate.begin(acts.start(edition, bytes(range(32)), arbiter=True))
    for player in range(1, MOST_PLAYERS + 1):
        state = state.after(PlayerJoined(player))
    everybody = tuple(range(1, MOST_PLAYERS + 1))

    def keep(*happened):
        after = state
        for event in happened:
            row = _row("duplicate", event, edition, 0)
            after = after.after(records.load(row.body, "duplicate"))
        return after

    state = keep(*acts.announce(state, 0))
    state = keep(acts.call_time(state, MOST_PLAYERS, 0, early=True))
    play = Placement(112, False, state.rack[:2])
    slips = [(player, play, False) for player in everybody]
    state = keep(*acts.lay_out(state, slips, lambda _: "invalid"))
    state = keep(SlipsRuled(everybody, "word", 0), RoundClosed(1, None, 0, everybody))
    assert state.rounds[0].refused == set(everybody)

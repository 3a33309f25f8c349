"""The arbiter's desk of duplicate: typed draws, rulings, checks by two, the master play."""

from itertools import pairwise

import pytest

from stafla.club import Audience
from stafla.club.duplicate import (
    ArbiterDesk,
    Conditions,
    DeskAccess,
    Slip,
    SlipThere,
    TooLate,
    stored_placement,
)
from stafla.club.pastimes.log import PastimeLog
from stafla.club.pastimes.refusals import BadPlay, NoSuchPastime, NotYourPastime
from stafla.records.notation.play import word_of, write_square_of
from stafla.records.record import pastime as records
from stafla.rules.duplicate import refusals
from tests.club.club import OWNER, STRANGER

HERE, THERE = Audience(OWNER), Audience(STRANGER)
CALLER = DeskAccess(HERE)


@pytest.fixture
def officials(games):
    return ArbiterDesk(games)


def plays(log, state):
    generator = log.generator(state.edition, log.words(state.edition))
    found = generator.plays(state.board, state.rack)
    return [play for play in found if not any(tile & 0x80 for tile in play.placement.tiles)]


def slip(state, play, claimed=None):
    where = write_square_of(play.placement, state.edition, "letter-first")
    return Slip(where, word_of(play.placement, state.board, state.edition), claimed)


def keep(state, play):
    return stored_placement(state.board.full_placement(play.placement))


def equal(log, state):
    """Two different plays of the same points, and a lower one."""
    found = plays(log, state)
    for one, other in pairwise(found):
        if one.score == other.score and state.words(one.placement) and one != other:
            return one, other, found[-1]
    raise AssertionError


@pytest.mark.proves("PL-58", "PL-59")
def test_an_arbiter_rules_two_check_and_the_master_play_is_chosen_with_a_reason(
    log, games, officials
):
    pastime = games.begin("pl", HERE, Conditions(checked=True), ["Ada", "Bo", "Cy", "Dag"])
    helper = DeskAccess(THERE, games.roster.invite(pastime, HERE, "Ewa"))
    games.announce(pastime, HERE)
    state = games.get(pastime)[1]
    one, other, low = equal(log, state)
    games.write_for(pastime, HERE, 1, slip(state, one, one.score))
    officials.write(pastime, helper, 2, slip(state, other, other.score + 2))
    games.write_for(pastime, HERE, 3, slip(state, low))
    with pytest.raises(refusals.NotJudged):
        officials.rule(pastime, CALLER, 3, "two-slips", alike=False)
    games.collect(pastime, HERE, early=True)
    state = games.get(pastime)[1]
    assert state.open.judged
    assert not state.rounds
    # what slips say beside their play: one wrong score, and a paper slip without any
    assert officials.doubts(pastime).scores == {2: other.score + 2, 3: None}
    # whoever presses twice has warned once, and confirmed once
    for _ in range(2):
        officials.warn_for_score(pastime, helper, 2, alike=True)
    assert officials.doubts(pastime).scores == {3: None}
    # paper that comes to the desk now is in time; a second slip of somebody asks first
    officials.write(pastime, helper, 4, slip(state, low, low.score))
    with pytest.raises(SlipThere):
        officials.write(pastime, helper, 1, slip(state, low))
    officials.rule(pastime, CALLER, 3, "unreadable", alike=True)
    state = games.get(pastime)[1]
    assert dict(state.open.refused) == {3: "unreadable", 4: "unreadable"}
    assert state.unchecked == (3, 4)
    officials.confirm(pastime, CALLER, 3, alike=True)
    assert games.get(pastime)[1].unchecked == (3, 4)
    with pytest.raises(refusals.CheckedAlready):
        officials.confirm(pastime, helper, 1, alike=True)
    with pytest.raises(refusals.Unchecked):
        officials.choose(pastime, HERE)
    officials.rule(pastime, helper, 4, "", alike=False)
    for alike in (True, False, True):
        officials.confirm(pastime, helper, 3, alike=alike)
    (_, points), (second, same) = officials.equals(pastime)
    assert points == same == one.score
    for who in (THERE, Audience(None)):
        with pytest.raises(NotYourPastime):
            officials.choose(pastime, who)
    with pytest.raises(refusals.ReasonMissing):
        officials.choose(pastime, HERE, stored_placement(second), " ")
    with pytest.raises(refusals.NotAmongEquals):
        officials.choose(pastime, HERE, keep(state, low), "longer")
    for text in ("x", "1 across", "1 across zz", f"{10**30} down 0e"):
        with pytest.raises(BadPlay):
            officials.choose(pastime, HERE, text, "why")
    state = officials.choose(pastime, HERE, stored_placement(second), "leaves more open")
    closed = state.rounds[0]
    assert (closed.master, closed.why) == (second, "leaves more open")
    assert [closed.score(player) for player in (1, 2, 3, 4)] == [
        one.score,
        other.score,
        0,
        low.score,
    ]
    assert state.account(2).warnings == 1
    done = [(type(event).__name__, event.official) for event in closed.round.rulings]
    assert done == [
        ("PlayerWarned", 1),
        ("SlipAdded", 1),
        ("SlipsRuled", 0),
        ("SlipsRuled", 1),
        ("SlipsChecked", 1),
    ]
    again = PastimeLog(log.rows, log.tables).load(pastime).state
    assert again == state
    games.stop(pastime, HERE)
    events = [records.load(event.body, "duplicate") for event in log.rows.events(pastime)]
    assert records.read(records.write("duplicate", events)) == games.get(pastime)[1]


def test_only_officials_of_this_game_do_anything_at_its_desk(log, games, officials):
    pastime = games.begin("pl", HERE, Conditions(arbiter=True), ["Ada"])
    elsewhere = games.begin("pl", HERE, Conditions(arbiter=True), ["Ada"])
    foreign = DeskAccess(THERE, games.roster.invite(elsewhere, HERE, "Ewa"))
    own = games.roster.join(pastime, "Bo")
    games.announce(pastime, HERE)
    state = games.get(pastime)[1]
    play = slip(state, plays(log, state)[0])
    games.write(pastime, own, play)
    games.collect(pastime, HERE, early=True)
    before = log.rows.events(pastime)
    for access, refused in (
        (DeskAccess(THERE), NotYourPastime),
        (foreign, NoSuchPastime),
        (DeskAccess(THERE, own), NoSuchPastime),
    ):
        for act in (
            lambda o: officials.rule(pastime, o, 2, "word", alike=True),
            lambda o: officials.confirm(pastime, o, 2, alike=True),
            lambda o: officials.warn_for_score(pastime, o, 2),
            lambda o: officials.penalize(pastime, o, 2, fine=True),
            lambda o: officials.write(pastime, o, 1, play),
            lambda o: officials.write(pastime, o, 1, play, "word"),
        ):
            with pytest.raises(refused):
                act(access)
    with pytest.raises(NotYourPastime):
        games.roster.invite(pastime, THERE, "Eve")
    assert log.rows.events(pastime) == before
    # the link of an official writes no slip as a player
    with pytest.raises(NoSuchPastime):
        games.roster.player(elsewhere, foreign.secret)


@pytest.mark.proves("PL-55", "PL-61", "PL-63")
def test_letters_drawn_by_hand_are_checked_against_the_bag_and_the_rule(games, officials):
    pastime = games.begin("pl", HERE, Conditions(hand=True), ["Ada"])
    with pytest.raises(refusals.NothingDrawn):
        games.announce(pastime, HERE)
    with pytest.raises(NotYourPastime):
        officials.draw(pastime, THERE, "AEIKNOS")
    for wrong in ("", "AEIKNO", "AEIKNOSA", "ŹŹAEIKO", "AEIKNO1", "???AEKN"):
        with pytest.raises(refusals.WrongDraw):
            officials.draw(pastime, HERE, wrong)
    # one vowel and no blank: the rack goes back whole, and seven are drawn again
    state = officials.draw(pastime, HERE, "akknnss")
    assert (state.rack, len(state.bag)) == (b"", 100)
    state = officials.draw(pastime, HERE, "A K KNNS ?")
    assert state.edition.alphabet.decode_rack(sorted(state.rack)) == "?AKKNNS"
    assert state.open is None
    state = officials.withdraw(pastime, HERE)
    assert (state.rack, len(state.bag)) == (b"", 100)
    with pytest.raises(refusals.NothingDrawn):
        officials.withdraw(pastime, HERE)
    officials.draw(pastime, HERE, "AEIKNOS")
    state = games.announce(pastime, HERE)
    assert state.edition.alphabet.decode_rack(state.open.rack) == "AEIKNOS"
    with pytest.raises(refusals.RoundOpen):
        officials.draw(pastime, HERE, "A")
    drawn = games.begin("pl", HERE, beside=["Ada"])
    with pytest.raises(refusals.NotDrawnByHand):
        officials.draw(drawn, HERE, "AEIKNOS")


def test_a_solo_waits_for_two_and_a_slip_after_the_choice_is_late(log, games, officials):
    names = [f"Player {n}" for n in range(1, 17)]
    pastime = games.begin("pl", HERE, Conditions(checked=True, solo=True), names)
    helper = DeskAccess(THERE, games.roster.invite(pastime, HERE, "Ewa"))
    games.announce(pastime, HERE)
    state = games.get(pastime)[1]
    top, low = plays(log, state)[0], plays(log, state)[-1]
    games.write_for(pastime, HERE, 5, slip(state, top, top.score))
    games.collect(pastime, HERE, early=True)
    assert games.get(pastime)[1].unchecked == (5,)
    officials.confirm(pastime, CALLER, 5, alike=True)
    with pytest.raises(refusals.Unchecked):
        officials.choose(pastime, HERE)
    officials.confirm(pastime, helper, 5, alike=True)
    # a slip that means nothing is kept as it was written, with the ruling on it
    officials.write(pastime, helper, 7, Slip("Z99", "??", 3), "place")
    assert games.get(pastime)[1].open.refused == {7: "place"}
    officials.confirm(pastime, CALLER, 7, alike=True)
    state = officials.choose(pastime, HERE)
    assert (state.rounds[0].solo, state.account(5).bonus) == (5, 10)
    assert state.rounds[0].score(7) == 0
    with pytest.raises((TooLate, refusals.NoRound)):
        officials.write(pastime, helper, 8, slip(state, low))


def test_paper_that_was_in_time_stands_against_the_same_play_sent_late(club, log, games, officials):
    pastime = games.begin("pl", HERE, Conditions(checked=True, seconds=60))
    anna = games.roster.join(pastime, "Anna")
    state = games.announce(pastime, HERE)
    best = plays(log, state)[0]
    club.wait(60.2)
    with pytest.raises(TooLate):
        games.write(pastime, anna, slip(state, best))
    games.collect(pastime, HERE)
    assert games.get(pastime)[1].open.slips[1].late
    officials.write(pastime, CALLER, 1, slip(state, best))
    assert not games.get(pastime)[1].open.slips[1].late
    # nothing changes when it is typed once more
    before = games.get(pastime)[1].number
    officials.write(pastime, CALLER, 1, slip(state, best))
    assert games.get(pastime)[1].number == before


def test_paper_typed_while_the_master_play_is_laid_is_late(log, games, officials, monkeypatch):
    pastime = games.begin("pl", HERE, Conditions(checked=True), ["Ada", "Bo"])
    state = games.announce(pastime, HERE)
    games.collect(pastime, HERE, early=True)
    usual = games._keep

    def keep_and_lose(*told, **more):
        """Somebody else chooses, between the slip and its way to the others."""
        kept = usual(*told, **more)
        officials.choose(pastime, HERE)
        return kept

    monkeypatch.setattr(games, "_keep", keep_and_lose)
    with pytest.raises(TooLate):
        officials.write(pastime, CALLER, 2, slip(state, plays(log, state)[0]))
    assert len(games.get(pastime)[1].rounds) == 1


def test_without_a_slip_the_arbiter_lays_what_the_list_has(log, games, officials):
    conditions = Conditions(checked=True, best=True)
    pastime = games.begin("pl", HERE, conditions, ["Ada", "Bo"])
    state = games.announce(pastime, HERE)
    games.collect(pastime, HERE, early=True)
    top = plays(log, state)[0].score
    (play, points), *_ = officials.equals(pastime)
    assert points >= top
    state = officials.choose(pastime, HERE)
    assert (state.rounds[0].master, state.rounds[0].points) == (play, points)

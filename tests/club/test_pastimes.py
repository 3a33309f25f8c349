"""Reverse play, bingo and solo as people use them: who may do what, and what is kept."""

import threading
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import sleep

import pytest

from stafla.club import Act, Audience, ClubRefusal, SeatSetup, Setup
from stafla.club.bingo import BingoGames
from stafla.club.lexica import NoWordsHere
from stafla.club.pastimes.alarm import Alarm
from stafla.club.pastimes.log import ATTEMPTS, PastimeLog, caller_topic
from stafla.club.pastimes.refusals import BadPlay, NoSuchPastime, NotYourPastime
from stafla.club.pastimes.typed_play import TypedPlay
from stafla.club.refusal import BrokenLog, StaleLog
from stafla.club.reverse import ReverseGames
from stafla.club.solo import SoloGames
from stafla.club.tables.refusals import BadName, NotYourTable
from stafla.editions import load
from stafla.rules import Refusal, reverse
from stafla.rules.bingo import card as bingo_card
from stafla.rules.bingo import round as bingo
from stafla.rules.bingo.card import CardWords
from stafla.rules.game.refusals import GameOver, InvalidWords
from stafla.store import PastimeStore, StaleNumber
from stafla.store.schema import pastime_events
from tests.club.club import OWNER, STRANGER, Club, NoWords, pairs

HERE, THERE = Audience(OWNER), Audience(STRANGER)


@pytest.fixture
def log(club):
    return PastimeLog(PastimeStore(club.database), club.tables)


@pytest.fixture
def rounds(club, log):
    return BingoGames(log, club.random)


@pytest.fixture
def solo(log):
    return SoloGames(log)


@pytest.fixture
def reversals(club, log):
    return ReverseGames(log, club.tables, positions=20)


def replay(log, pastime):
    """What the log alone makes of it."""
    return PastimeLog(log.rows, log.tables).load(pastime).state


def finish_it(club, people=2, bots=0):
    """A table at which a few words were laid before the first player gave up."""
    table = club.table(people=people, bots=bots, check="automatic")
    for _ in range(4):
        game = club.game(table)
        if game.to_move < people:
            club.act(table, game.to_move, club.best(table))
        else:
            club.bots.wake(table)
            wait_for(lambda before=game.number: club.game(table).number > before)
    wait_for(lambda: club.game(table).to_move < people or not bots or woken(club, table))
    for seat in range(people if bots else people - 1):
        club.act(table, seat, Act("resign"))
    assert club.game(table).ended
    return table


def woken(club, table):
    club.bots.wake(table)
    return False


def wait_for(condition):
    """Until a bot has moved; it thinks in a thread of its own."""
    for _ in range(500):
        if condition():
            return
        sleep(0.02)
    raise AssertionError("nothing happened")


def sevens(edition, count, seed=1):
    """Words of seven letters of the club's list, two a card."""
    alphabet = load(edition).alphabet
    listed = pairs(edition).list(7)
    words = [listed[at : at + 7] for at in range(0, len(listed), 8)]
    dice, found = Random(seed), []
    while len(found) < count:
        two = dice.sample(words, 2)
        try:
            bingo_card.require_card(load(edition), b"".join(two))
        except Refusal:
            continue
        found.append([alphabet.decode_word(word) for word in two])
    return found


class TestBingo:
    def test_a_round_of_two_hundred_cards_is_won_by_the_first_complete_ones(self, log, rounds):
        pastime = rounds.begin("pl", HERE)
        cards = sevens("pl", 199)
        cards.append(cards[0])
        secrets = [rounds.write_card(pastime, f"Gracz {n}", two) for n, two in enumerate(cards, 1)]
        assert len(set(secrets)) == 200
        called, first = bytearray(), []
        while not first:
            state = rounds.call(pastime, HERE)
            called.append(state.called[-1])
            first = [
                number
                for number, card in state.cards.items()
                if bingo_card.missing(card.letters, bytes(called)) == 0
            ]
        assert bytes(called) == state.called
        claims = set(first) | {1, 17, 200}
        with ThreadPoolExecutor(4) as pool:
            right = pool.map(lambda n: self.plays(rounds, pastime, n, secrets), claims)
            won = [number for number, won in zip(claims, right, strict=True) if won]
        assert sorted(won) == first
        with pytest.raises(bingo.BingoCalled):
            rounds.call(pastime, HERE)
        state = rounds.finish(pastime, HERE)
        assert sorted(state.ended.winners) == first
        assert replay(log, pastime) == state

    @staticmethod
    def plays(rounds, pastime, number, secrets):
        """Cross out all that can be, then call; whether the call was right."""
        secret = secrets[number - 1]
        for place in range(14):
            try:
                rounds.cross(pastime, secret, place)
            except bingo.NotCalled:
                continue
        try:
            rounds.claim(pastime, secret)
        except bingo.FalseCall:
            return False
        return True

    def test_only_the_caller_calls_and_ends(self, rounds):
        pastime = rounds.begin("is", HERE)
        rounds.write_card(pastime, "Anna", *sevens("is", 1))
        for act in (rounds.call, rounds.finish):
            with pytest.raises(NotYourPastime):
                act(pastime, THERE)
        rounds.call(pastime, HERE)

    def test_a_card_is_reached_by_its_secret_alone(self, rounds):
        pastime, other = rounds.begin("is", HERE), rounds.begin("is", HERE)
        secret = rounds.write_card(pastime, "Anna", *sevens("is", 1))
        assert rounds.card(pastime, secret)[1].name == "Anna"
        for where, key in (
            (pastime, "x" * 22),
            (pastime, ""),
            (other, secret),
            ("nowhere", secret),
        ):
            with pytest.raises(NoSuchPastime):
                rounds.card(where, key)

    def test_words_that_are_none_and_names_that_are_none_are_refused(self, rounds):
        pastime = rounds.begin("is", HERE)
        with pytest.raises(CardWords):
            rounds.write_card(pastime, "Anna", ("BDÐFGHJ", "KLMNPRS"))
        with pytest.raises(BadName):
            rounds.write_card(pastime, " ", *sevens("is", 1))
        assert rounds.get(pastime)[1].cards == {}

    def test_phones_hear_of_tiles_and_the_caller_of_cards_too(self, club, rounds):
        pastime, heard = rounds.begin("is", HERE), []
        club.news.overhear(heard.append)
        secret = rounds.write_card(pastime, "Anna", *sevens("is", 1))
        assert heard == [caller_topic(pastime)]
        rounds.call(pastime, HERE)
        assert heard[1:] == [pastime, caller_topic(pastime)]
        with pytest.raises(bingo.FalseCall):
            rounds.claim(pastime, secret)
        assert len(heard) == 3


class TestReverse:
    def test_people_and_bots_take_the_board_apart(self, club, log, reversals):
        table = finish_it(club, people=1, bots=1)
        pastime = reversals.begin(table, HERE)
        assert reversals.begin(table, HERE) == pastime == reversals.of(table)
        while True:
            _, state, seats = reversals.get(pastime, THERE)
            if state.ended:
                break
            assert seats[state.to_move].kind == "person"
            graph = club.tables.words(club.game(table)).graph
            reversals.take(pastime, HERE, reverse.choose(state, graph, 5))
        assert replay(log, pastime) == state
        assert len({removed.seat for removed in state.turns}) == 2
        assert log.rows.get(pastime).ended

    def test_only_who_sat_there_takes_tiles_and_only_in_turn(self, club, reversals):
        table = finish_it(club, people=2)
        with pytest.raises(NotYourTable):
            reversals.begin(table, THERE)
        pastime = reversals.begin(table, HERE)
        with pytest.raises(NotYourTable):
            reversals.take(pastime, THERE, [112])
        with pytest.raises(reverse.IllegalRemoval):
            reversals.take(pastime, HERE, [])

    @pytest.mark.proves("PL-42", "PL-65")
    def test_after_karpatka_all_four_take_the_board_apart(self, club, reversals):
        guests = tuple(SeatSetup(f"Person {n}") for n in range(1, 5))
        table = club.tables.create(Setup("pl", guests, "automatic", variants=("karpatka",)), OWNER)
        while (game := club.game(table)).board.empty:
            club.act(table, game.to_move, club.best(table))
        for seat in range(3):
            if club.game(table).ended is None:
                club.act(table, seat, Act("resign"))
        pastime = reversals.begin(table, HERE)
        _, state, seats = reversals.get(pastime, THERE)
        assert (len(seats), state.edition.variants) == (4, ("karpatka",))

    def test_a_game_that_goes_on_is_not_taken_apart(self, club, reversals):
        table = club.table(people=1, bots=0)
        with pytest.raises(reverse.NotOver):
            reversals.begin(table, HERE)
        with pytest.raises(ClubRefusal, match="no-such-table"):
            reversals.begin("x" * 22, HERE)


class TestSolo:
    def test_the_racks_of_the_day_are_taken_up_once(self, club, log, solo):
        pastime = solo.of_today("is", HERE)
        assert solo.of_today("is", HERE) == pastime
        with ThreadPoolExecutor(4) as pool:
            assert len(set(pool.map(lambda _: solo.of_today("sv", HERE), range(4)))) == 1
        assert solo.of_today("fi", HERE) != pastime
        state = solo.get(pastime, HERE).state
        theirs = solo.get(solo.of_today("is", THERE), THERE).state
        assert state.rack == theirs.rack
        best = log.generator(state.edition, log.words(state.edition)).best(state.board, state.rack)
        text = state.edition.alphabet.decode_word(
            bytes(tile & 0x7F for tile in best.placement.tiles)
        )
        play = TypedPlay(best.placement.square, best.placement.down, text)
        after = solo.answer(pastime, HERE, play)
        assert after.total == after.most == best.score
        while not after.ended:
            after = solo.answer(pastime, HERE, None)
        with pytest.raises(GameOver):
            solo.answer(pastime, HERE, None)
        assert replay(log, pastime) == after
        (row,) = [row for row in solo.of(HERE) if row.id == pastime]
        assert (row.ended, row.total, row.most) == (True, after.total, after.most)

    def test_tomorrow_has_racks_of_its_own(self, club, solo):
        today = solo.of_today("is", HERE)
        club.wait(24 * 3600)
        assert solo.of_today("is", HERE) != today

    def test_open_tiles_are_laid_as_one_likes(self, log, solo):
        pastime = solo.open_tiles("is", HERE)
        game = solo.get(pastime, HERE).state
        # the only B and both blanks are wanted for the next word
        word = next(word for two in sevens("is", 9) for word in two if "B" not in word)
        after = solo.lay(pastime, HERE, TypedPlay(112, False, word.lower()))
        assert after.totals[0] > 50
        assert len(after.unseen(0)) == len(game.unseen(0)) - 7
        with pytest.raises(InvalidWords):
            solo.lay(pastime, HERE, TypedPlay(112 - 15, True, "B" + word[0] + "BB"))
        with pytest.raises(Refusal):
            solo.lay(pastime, HERE, TypedPlay(0, False, word))
        ended = solo.stop(pastime, HERE)
        assert ended.ended
        assert ended.totals == after.totals
        with pytest.raises(GameOver):
            solo.stop(pastime, HERE)
        assert replay(log, pastime) == ended

    def test_nobody_plays_for_another(self, solo, rounds):
        pastime, opened = solo.of_today("is", HERE), solo.open_tiles("is", HERE)
        for act in (
            lambda: solo.get(pastime, THERE),
            lambda: solo.answer(pastime, THERE, None),
            lambda: solo.lay(opened, THERE, TypedPlay(112, False, "AB")),
            lambda: solo.stop(opened, THERE),
            lambda: solo.answer(opened, HERE, None),
            lambda: solo.lay(pastime, HERE, TypedPlay(112, False, "AB")),
            lambda: solo.get(rounds.begin("is", HERE), HERE),
            lambda: solo.of_today("is", Audience()),
        ):
            with pytest.raises(NotYourPastime):
                act()

    @pytest.mark.parametrize(
        "play",
        [
            TypedPlay(112, False, ""),
            TypedPlay(112, False, "1"),
            TypedPlay(-1, False, "AB"),
            TypedPlay(225, False, "AB"),
            TypedPlay(112, False, "A" * 30),
        ],
    )
    def test_what_is_no_play_is_refused(self, solo, play):
        opened = solo.open_tiles("is", HERE)
        with pytest.raises((BadPlay, Refusal)):
            solo.lay(opened, HERE, play)
        assert solo.get(opened, HERE).state.totals == (0,)


def test_without_its_words_nothing_is_played(tmp_path):
    club = Club(tmp_path / "games.sqlite", kind=NoWords)
    log = PastimeLog(PastimeStore(club.database), club.tables)
    for begin in (
        SoloGames(log).of_today,
        SoloGames(log).open_tiles,
        BingoGames(log, club.random).begin,
    ):
        with pytest.raises(NoWordsHere):
            begin("is", HERE)
    club.close()


def test_what_does_not_exist_is_not_found(log, solo):
    for name in ("", "x" * 22, "../etc", "x" * 23):
        with pytest.raises(NoSuchPastime):
            solo.get(name, HERE)


def test_two_processes_write_one_after_the_other(club, log):
    """The second sees that it was late, looks again and decides again."""
    rounds, other = (
        BingoGames(log, club.random),
        BingoGames(PastimeLog(log.rows, club.tables), club.random),
    )
    pastime = rounds.begin("is", HERE)
    cards = sevens("is", 8)
    other.get(pastime)
    with ThreadPoolExecutor(4) as pool:
        jobs = [
            pool.submit((rounds, other)[n % 2].write_card, pastime, f"Name {n}", two)
            for n, two in enumerate(cards)
        ]
        secrets = [job.result() for job in jobs]
    names = {rounds.card(pastime, secret)[1].name for secret in secrets}
    assert names == {f"Name {n}" for n in range(8)}
    assert sorted(rounds.get(pastime)[1].cards) == list(range(1, 9))


def test_a_log_that_cannot_be_read_is_reported_once_however_often_somebody_looks(
    log, rounds, caplog
):
    broken, whole = (rounds.begin("is", HERE) for _ in range(2))
    spoilt = pastime_events.update().where(pastime_events.c.pastime == broken).values(body="{")
    log.rows._database.write(lambda connection: connection.execute(spoilt))
    for _ in range(3):
        with pytest.raises(BrokenLog):
            rounds.get(broken)
    assert rounds.get(whole)
    assert len([one for one in caplog.records if broken in one.getMessage()]) == 1


def test_what_was_read_once_is_read_on_from_there(club, log, rounds, monkeypatch):
    pastime = rounds.begin("is", HERE)
    for two in sevens("is", 3):
        rounds.write_card(pastime, "A", two)
    number, starts, events = log.rows.latest(pastime), [], log.rows.events

    def note_it(name, after=0):
        starts.append(after)
        return events(name, after)

    monkeypatch.setattr(log.rows, "events", note_it)
    later = BingoGames(PastimeLog(log.rows, club.tables), club.random)
    later.get(pastime)
    starts.clear()
    later.get(pastime)
    assert starts == []
    rounds.write_card(pastime, "A", sevens("is", 4)[3])
    starts.clear()
    later.get(pastime)
    assert starts == [number]


@pytest.mark.parametrize("pastime", ["", "x", "A" * 21, "A" * 23, "é" * 22, "A" * 22])
def test_what_was_never_begun_is_told_so(log, pastime):
    with pytest.raises(NoSuchPastime):
        log.load(pastime)
    with pytest.raises(NoSuchPastime):
        log.change(pastime, lambda _played: ())


def test_whoever_is_always_second_is_told_so_in_the_end(log, rounds, monkeypatch):
    round_ = rounds.begin("en", HERE)
    tried = []

    def take(*_args):
        raise StaleNumber(2)

    def finish(played):
        tried.append(played.state.number)
        return [bingo.finish(played.state)]

    monkeypatch.setattr(log.rows, "append", take)
    with pytest.raises(StaleLog):
        log.change(round_, finish)
    assert tried == [1] * ATTEMPTS


def test_what_is_another_pastime_is_no_round_of_bingo(solo, rounds):
    pastime = solo.of_today("is", HERE)
    with pytest.raises(NoSuchPastime):
        rounds.write_card(pastime, "Anna", *sevens("is", 1))
    with pytest.raises(NoSuchPastime):
        rounds.call(pastime, HERE)


def test_what_is_to_be_done_sooner_is_done_before_what_was_asked_for_first():
    alarm, done, heard = Alarm("test"), [], threading.Semaphore(0)

    def note(what):
        done.append(what)
        heard.release()

    alarm.wake(3600, lambda: note("late"))
    sleep(0.05)  # it waits for that one
    alarm.wake(0, lambda: note("soon"))
    assert heard.acquire(timeout=30)
    alarm.wake(0, lambda: 1 / 0)
    alarm.wake(0, lambda: note("after what failed"))
    assert heard.acquire(timeout=30)
    assert done == ["soon", "after what failed"]
    alarm.close()
    alarm.wake(0, lambda: note("closed"))
    assert not alarm._thread.is_alive()
    assert len(done) == 2

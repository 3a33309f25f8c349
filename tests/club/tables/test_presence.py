"""Signs of life, of several workers that tell each other."""

from stafla.club import LocalNews
from stafla.club.tables.presence import AWAY, BACK_WITHIN, TOLD_EVERY, Presence


class Watch:
    """A time that the test sets."""

    def __init__(self):
        self.now = 1_000_000

    def __call__(self):
        return self.now


def test_a_seat_that_gave_no_sign_was_last_there_when_the_server_started():
    watch = Watch()
    presence = Presence(watch, LocalNews())
    watch.now += 5_000
    assert presence.last("t", 0) == 1_000_000
    presence.sign("t", 0)
    watch.now += 7_000
    assert presence.last("t", 0) == 1_005_000
    assert presence.last("t", 1) == 1_000_000


def test_workers_tell_each_other_who_is_there_and_not_too_often():
    watch, news, told = Watch(), LocalNews(), []
    here, there = Presence(watch, news), Presence(watch, news)
    news.overhear(told.append)
    for _ in range(10):
        watch.now += TOLD_EVERY // 5
        here.sign("table", 1)
    assert len(told) == 2
    assert watch.now - there.last("table", 1) < TOLD_EVERY


def test_who_hears_nothing_of_other_workers_holds_nobody_to_be_gone():
    watch, news = Watch(), LocalNews()
    presence = Presence(watch, news)
    news.whole = False
    watch.now += 10**6
    assert presence.last("t", 0) == watch.now
    news.whole = True
    watch.now += 5
    assert presence.last("t", 0) == watch.now - 5


def test_only_so_many_seats_are_remembered():
    watch = Watch()
    presence = Presence(watch, LocalNews(), most=3)
    watch.now += 10
    for seat in range(5):
        presence.sign("t", seat)
    assert [presence.last("t", seat) - 1_000_000 for seat in range(5)] == [0, 0, 10, 10, 10]


def test_other_news_is_no_sign():
    watch, news = Watch(), LocalNews()
    presence = Presence(watch, news)
    watch.now += 10
    for topic in ("sign", "sign x t", "lobby", "sign 0", "t"):
        news.tell(topic)
    assert presence.last("t", 0) == 1_000_000


def test_who_closes_the_page_is_away_unless_it_comes_back_at_once():
    watch, news = Watch(), LocalNews()
    here, there = Presence(watch, news), Presence(watch, news)
    assert here.is_away("t", 0)
    here.sign("t", 0)
    for presence in (here, there):
        assert not presence.is_away("t", 0)
    here.depart("t", 0)
    last = here.last("t", 0)
    watch.now += BACK_WITHIN
    assert not here.is_away("t", 0)
    watch.now += 1
    for presence in (here, there):
        assert presence.is_away("t", 0)
        # since when somebody is gone does not change by that
        assert presence.last("t", 0) == last
    here.sign("t", 0)
    for presence in (here, there):
        assert not presence.is_away("t", 0)
    watch.now += AWAY + 1
    assert here.is_away("t", 0)


def test_a_sign_counts_for_so_long_and_no_longer():
    watch = Watch()
    presence = Presence(watch, LocalNews())
    assert not presence.is_here("t", 0, 10**9)
    presence.sign("t", 0)
    watch.now += 10
    assert presence.is_here("t", 0, 10)
    assert not presence.is_here("t", 0, 9)
    watch.now += AWAY - 10
    assert not presence.is_away("t", 0)
    watch.now += 1
    assert presence.is_away("t", 0)


def test_others_are_told_at_once_and_then_at_intervals_and_of_whoever_comes_back():
    watch, news, told = Watch(), LocalNews(), []
    presence = Presence(watch, news)
    news.overhear(told.append)
    for passed in (0, TOLD_EVERY - 1, 1, TOLD_EVERY, 1):
        watch.now += passed
        presence.sign("t", 2)
    assert told == ["sign 2 t"] * 3
    presence.depart("t", 2)
    presence.sign("t", 2)
    assert told[3:] == ["left 2 t", "sign 2 t"]
    presence.sign("t", 3)
    presence.sign("u", 2)
    assert told[5:] == ["sign 3 t", "sign 2 u"]


def test_of_those_who_gave_a_sign_lately_the_latest_come_first():
    watch = Watch()
    presence = Presence(watch, LocalNews())
    for table in ("a", "b", "c", "a"):
        presence.sign(table, 0)
        watch.now += 10
    assert presence.lately(30, 9) == (("a", 0), ("c", 0), ("b", 0))
    assert presence.lately(29, 9) == (("a", 0), ("c", 0))
    assert presence.lately(30, 2) == (("a", 0), ("c", 0))
    presence.leave("c", 0)
    assert presence.lately(30, 9) == (("a", 0), ("b", 0))
    assert not presence.is_here("c", 0, 10**9)


def test_a_clock_that_is_set_back_keeps_nobody_there_who_has_gone():
    watch, news = Watch(), LocalNews()
    presence, told = Presence(watch, news), []
    news.overhear(told.append)
    watch.now += 3_600_000
    presence.sign("t", 0)
    presence.sign("t", 1)
    watch.now += 5_000
    assert presence.is_here("t", 0, 10_000)
    watch.now -= 3_600_000
    assert presence.is_here("t", 0, 10_000)
    told.clear()
    watch.now += AWAY + TOLD_EVERY
    assert not presence.is_here("t", 0, 10_000) and presence.is_away("t", 0)
    presence.sign("t", 1)
    assert told == ["sign 1 t"]
    assert presence.lately(1_000, 9) == (("t", 1),)
    assert presence.last("t", 0) == watch.now - AWAY - TOLD_EVERY - 5_000

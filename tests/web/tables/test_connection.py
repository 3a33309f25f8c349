"""What waits to be sent to a connection at a table: each thing once, the latest of what changes."""

import asyncio
from types import SimpleNamespace

from stafla.club.tables.whereabouts import ALL_THERE, Whereabouts
from stafla.web.subscription import Subscription
from stafla.web.tables.connection import Connection
from tests import aside

AWAY = Whereabouts((1,), 1, 5)


def guest(**more):
    return Connection(lambda: None, "en", **more)


def hear(one):
    """Whether the writer of a connection was woken since it was asked last."""
    woken = one.ready.is_set()
    one.ready.clear()
    return woken


def test_of_views_that_wait_the_latest_is_sent_and_none_that_was_sent():
    one = guest(sent=3)
    one.offer(3, "three")
    assert one.waiting is None and not hear(one)
    one.offer(5, "five")
    assert one.waiting == (5, "five") and hear(one)
    one.offer(4, "four")
    assert one.waiting == (5, "five") and not hear(one)
    one.offer(5, "five again")
    assert one.waiting == (5, "five again") and hear(one)
    one.offer(6, "six")
    assert one.waiting == (6, "six") and hear(one)


def test_what_was_said_is_heard_once_and_in_order():
    one = guest(heard=1)
    said = [SimpleNamespace(number=number) for number in (1, 2, 3)]
    one.hear(said[:1])
    assert one.said == [] and not hear(one)
    one.hear(said)
    one.hear(said[1:])
    assert one.said == said[1:] and one.heard == 3 and hear(one)


def test_only_a_player_who_sees_the_table_learns_who_is_away_and_once():
    blind = guest(seat=0, sent=7), guest(looking=True, sent=7), guest(seat=0, looking=True)
    for one in blind:
        one.learn(AWAY)
        assert one.whereabouts is None and not hear(one)
    one = guest(seat=0, looking=True, sent=7)
    one.learn(ALL_THERE)
    assert one.whereabouts is None and not hear(one)
    one.learn(AWAY)
    assert one.whereabouts == one.knows == AWAY and hear(one)
    one.learn(AWAY)
    assert not hear(one)


def test_whoever_looks_from_another_seat_begins_anew():
    one = guest(seat=0, sent=7, waiting=(8, "eight"), look_number=1)
    one.known = "somebody"
    one.look(1)
    assert (one.seat, one.sent, one.waiting, one.known) == (1, 0, None, None)
    assert one.look_number == 2 and one.looking


def test_what_was_heard_is_not_heard_again_from_another_seat():
    one = guest(seat=0, heard=4)
    one.look(1)
    one.hear([SimpleNamespace(number=4)])
    assert one.said == [] and one.heard == 4


def test_an_ear_tells_each_topic_until_it_was_asked():
    async def run():
        ear = Subscription()
        ear.note("a")
        ear.note("b")
        ear.note("a")
        assert ear.changed.is_set()
        assert ear.take_topics() == {"a", "b"}
        assert not ear.changed.is_set() and ear.take_topics() == set()
        ear.tell("c")
        await ear.changed.wait()
        assert ear.take_topics() == {"c"}

    aside.run(run())


def test_an_ear_that_is_held_wakes_nobody_and_hears_all_of_it_afterwards():
    async def run():
        ear = Subscription()
        with ear.hold():
            with ear.hold():
                await asyncio.to_thread(ear.tell, "a")
            ear.tell("b")
            await asyncio.sleep(0)
            assert ear.take_topics() == {"a"}
        assert ear.changed.is_set() and ear.take_topics() == {"b"}
        await asyncio.to_thread(ear.tell, "c")
        await ear.changed.wait()
        assert ear.take_topics() == {"c"}

    aside.run(run())

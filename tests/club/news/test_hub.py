import queue
import threading
import time
from contextlib import closing

import pytest

from stafla.club import LocalNews
from stafla.club.news.bus import BusNews
from stafla.store.setting import BadSetting

PATIENCE = 30


class Ear:
    """A listener that can be waited for."""

    def __init__(self) -> None:
        self.count = 0
        self._heard = threading.Condition()

    def __call__(self) -> None:
        with self._heard:
            self.count += 1
            self._heard.notify_all()

    def wait(self, count: int) -> None:
        with self._heard:
            assert self._heard.wait_for(lambda: self.count >= count, PATIENCE)


def join_in(url: str, name: str) -> BusNews:
    news = BusNews(url, name)
    assert news.connected.wait(PATIENCE)
    return news


@pytest.fixture(params=["local", "bus"])
def news(request):
    if request.param == "local":
        yield LocalNews()
        return
    with closing(join_in(request.getfixturevalue("bus").url, "one")) as made:
        yield made
    made.join()


def test_who_listens_to_a_topic_hears_of_it_alone(news):
    ear, other = Ear(), Ear()
    with news.listening("t", ear), news.listening("u", other):
        assert (news.count("t"), news.count("v")) == (1, 0)
        before = ear.count
        news.tell("t")
        news.tell("t")
        news.tell("v")
        assert (ear.count - before, other.count) == (2, 0)
    news.tell("t")
    assert ear.count - before == 2
    assert news.count("t") == 0


def test_a_listener_may_stop_listening_while_it_is_told(news):
    heard = []
    with news.listening("t", lambda: heard.append(1)):
        threads = [threading.Thread(target=news.tell, args=("t",)) for _ in range(20)]
        for thread in threads:
            thread.start()
    for thread in threads:
        thread.join()
    assert len(heard) <= 20


def test_the_end_wakes_everybody_once_more(news):
    ear = Ear()
    with news.listening("t", ear):
        before = ear.count
        news.close()
        assert news.closed
        assert ear.count == before + 1


def test_workers_hear_each_other_and_themselves_once(bus):
    one, two = join_in(bus.url, "one"), join_in(bus.url, "two")
    here, there, marker = Ear(), Ear(), Ear()
    with one.listening("t", here), two.listening("t", there), one.listening("end", marker):
        one.tell("t")
        there.wait(1)
        two.tell("end")  # comes after everything that was told before
        marker.wait(1)
        assert (here.count, there.count) == (1, 1)
        two.tell("t")
        here.wait(2)
    for news in (one, two):
        news.close()
        news.join()


def test_a_bus_that_dies_hinders_nobody_and_afterwards_everybody_looks_again(bus):
    one, two = join_in(bus.url, "one"), join_in(bus.url, "two")
    here, there = Ear(), Ear()
    with one.listening("t", here), two.listening("t", there):
        bus.kill()
        for _ in range(50):
            one.tell("t")
        assert here.count == 50
        bus.start()
        there.wait(1)  # nobody knows what was missed
        assert one.connected.wait(PATIENCE)
        before = there.count
        one.tell("t")
        there.wait(before + 1)
    for news in (one, two):
        news.close()
        news.join()


def test_a_bus_that_is_not_there_at_the_start_is_waited_for(bus):
    bus.kill()
    news = BusNews(bus.url, "one")
    ear = Ear()
    with news.listening("t", ear):
        news.tell("t")
        assert ear.count == 1
        bus.start()
        assert news.connected.wait(PATIENCE)
    news.close()
    news.join()


@pytest.mark.parametrize("text", [b"", b"x", b"\xff\xfe", b"other " + b"t" * 100_000])
def test_what_others_put_on_the_channel_hurts_nobody(bus, text):
    import redis

    news = join_in(bus.url, "one")
    ear = Ear()
    with news.listening("t", ear), redis.Redis.from_url(bus.url) as client:
        client.publish("stafla:news", text)
        client.publish("stafla:news", b"other t")
        ear.wait(1)
    news.close()
    news.join()


def test_who_is_woken_at_the_end_sees_that_it_is_the_end(news):
    seen = []
    with news.listening("t", lambda: seen.append(news.closed)):
        news.close()
    assert seen[-1] is True


class Cut:
    """A bus to which the connection is cut without a word: nothing comes, and nothing goes."""

    def __init__(self, ear: Ear) -> None:
        self.ear, self.new = ear, False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        return None

    def pubsub(self, **_):
        return self

    def subscribe(self, _channel):
        self.new = True
        self.ear()

    def get_message(self, timeout):
        if self.new:
            self.new = False
            return {"type": "subscribe"}
        time.sleep(min(timeout, 0.2))
        return None

    def ping(self):
        raise ConnectionError

    def close(self):
        pass


def test_a_worker_notices_that_a_silent_bus_is_gone_and_comes_back_to_it(monkeypatch):
    ear = Ear()
    monkeypatch.setattr(BusNews, "_client", lambda _self: Cut(ear))
    news = BusNews("redis://nowhere", "one")
    try:
        ear.wait(2)
    finally:
        news.close()
        news.join()
    assert not any(thread.is_alive() for thread in news._threads)


class Once(Cut):
    """A bus that lets itself be heard once, and then never again."""

    def subscribe(self, channel):
        if self.ear.count:
            raise ConnectionError
        super().subscribe(channel)


def test_a_worker_that_lost_its_bus_says_so_while_it_waits_to_try_again(monkeypatch):
    """Who reads what others may have changed asks first whether news is whole."""
    monkeypatch.setattr("stafla.club.news.bus.SOONEST", float(PATIENCE))
    ear = Ear()
    monkeypatch.setattr(BusNews, "_client", lambda _self: Once(ear))
    news = join_in("redis://nowhere", "one")
    try:
        ends = time.monotonic() + PATIENCE / 2
        while news.whole and time.monotonic() < ends:
            time.sleep(0.01)
        assert not news.whole
    finally:
        news.close()
        news.join()


def test_what_a_worker_could_not_tell_is_made_good_though_the_others_lost_no_connection(
    bus, monkeypatch
):
    """A connection of its own breaks: the others have no reason to look again by themselves."""
    monkeypatch.setattr("stafla.club.news.bus.LATEST", 0.05)
    one, two = join_in(bus.url, "one"), join_in(bus.url, "two")
    usual, fails = one._publisher.publish, [ConnectionError, TimeoutError]

    def publish(channel, text):
        if fails:
            raise fails.pop()
        return usual(channel, text)

    monkeypatch.setattr(one._publisher, "publish", publish)
    there, any_topic = Ear(), []
    two.elsewhere(any_topic.append)
    with two.listening("t", there):
        one.tell("t")
        there.wait(1)
    assert any_topic == [None]
    for news in (one, two):
        news.close()
        news.join()


def test_what_found_no_place_in_the_queue_is_made_good_too(bus, monkeypatch):
    monkeypatch.setattr("stafla.club.news.bus.LATEST", 0.05)
    one, two = join_in(bus.url, "one"), join_in(bus.url, "two")
    there = Ear()
    with two.listening("t", there), monkeypatch.context() as full:

        def put(_topic):
            raise queue.Full

        full.setattr(one._queue, "put_nowait", put)
        one.tell("t")
        full.undo()
        one.tell("u")
        there.wait(1)
    for news in (one, two):
        news.close()
        news.join()


def test_an_address_that_is_none_is_refused_at_the_start():
    with pytest.raises(BadSetting, match="BUS_URL: …"):
        BusNews("localhost:6379", "one")

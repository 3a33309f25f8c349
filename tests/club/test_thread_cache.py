"""What a thread keeps for itself: what it asked for last, and nothing of another."""

import threading

from stafla.club.thread_cache import ThreadCache


def test_what_was_not_asked_for_longest_is_let_go():
    cache, made = ThreadCache[str](2), []

    def get(key):
        return cache.get(key, lambda: made.append(key) or key)

    for key in ("a", "b", "a", "c", "a", "b"):
        assert get(key) == key
    assert made == ["a", "b", "c", "b"]


def test_each_thread_has_its_own():
    cache, made = ThreadCache[object](2), []
    work = lambda: made.append(cache.get("a", object))  # noqa: E731
    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
        thread.join()
    work()
    work()
    assert len(set(map(id, made))) == 3

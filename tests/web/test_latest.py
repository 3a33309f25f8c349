"""What is made once for an event: by one of many who ask, and no more of it than is to be kept."""

import threading
from concurrent.futures import ThreadPoolExecutor

from stafla.web.latest import Latest


def test_what_was_made_serves_until_a_later_event():
    kept, made = Latest(10), []

    def make(number):
        return kept.get("a", number, lambda: made.append(number) or number)

    assert [make(number) for number in (1, 1, 2, 1, 2)] == [1, 1, 2, 2, 2]
    assert made == [1, 2]


def test_what_was_not_asked_for_longest_goes_and_the_newest_stays():
    kept, made = Latest(4, len), []

    def make(key, text="xx"):
        return kept.get(key, 1, lambda: made.append(key) or text)

    for key in ("a", "b", "a", "c", "a", "b"):
        make(key)
    assert made == ["a", "b", "c", "b"]
    assert make("whole", "x" * 9) == make("whole") == "x" * 9
    assert made[4:] == ["whole"]
    make("a")
    make("whole")
    assert made[5:] == ["a", "whole"]


def test_of_many_who_ask_at_once_one_makes_it():
    kept, made, all_there = Latest(10), [], threading.Barrier(8)

    def ask():
        all_there.wait(10)
        return kept.get("a", 1, lambda: made.append(1) or "x")

    with ThreadPoolExecutor(8) as pool:
        assert {job.result() for job in [pool.submit(ask) for _ in range(8)]} == {"x"}
    assert made == [1]

"""A hall of phones that all send in the last seconds, and a server that is killed among them."""

import pytest

from tests.web.duplicate.crowd import run_crowd


@pytest.mark.ci
def test_forty_phones_send_at_the_last_moment_and_a_killed_server_loses_nothing(tmp_path):
    figures = run_crowd(tmp_path, players=40, rounds=2, seconds=6, burst=3.0, kill=2)
    assert (figures.killed, figures.sent >= 80) == (1, True)
    assert figures.reconnected >= 40
    assert len(figures.published) == 40


@pytest.mark.verify
def test_fifteen_hundred_phones_through_twenty_rounds_and_a_kill(tmp_path):
    figures = run_crowd(tmp_path, players=1500, rounds=20, seconds=40, burst=20.0, kill=11)
    assert (figures.killed, figures.sent >= 30_000, figures.late > 0) == (1, True, True)
    assert len(figures.published) == 19 * 1500

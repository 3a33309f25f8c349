"""A hall of phones that all send in the last seconds, and a server that is killed among them."""

import pytest

from tests.machine import require
from tests.web.duplicate.crowd import run_crowd
from tools.programs import BUS


@pytest.mark.ci
def test_forty_phones_send_at_the_last_moment_and_a_killed_server_loses_nothing(tmp_path):
    figures = run_crowd(tmp_path, players=40, rounds=2, seconds=6, burst=3.0, kill=2)
    assert (figures.killed, figures.sent >= 80) == (1, True)
    assert figures.reconnected >= 40
    assert len(figures.published) == 40


@pytest.mark.ci
def test_the_callers_server_is_killed_and_the_other_ends_the_round(tmp_path, cluster, migrated):
    require(BUS)
    cluster.empty(migrated)
    told = {"players": 30, "rounds": 2, "seconds": 5, "burst": 2.5, "kill": 1}
    figures = run_crowd(tmp_path, workers=2, database=migrated, **told)
    assert (figures.killed, figures.sent >= 60, figures.rows >= 60) == (1, True, True)
    # those of the one that was killed, and nobody else
    assert figures.reconnected == 15
    assert (len(figures.orphaned), len(figures.published)) == (30, 30)


@pytest.mark.verify
def test_fifteen_hundred_phones_through_twenty_rounds_and_a_kill(tmp_path):
    figures = run_crowd(tmp_path, players=1500, rounds=20, seconds=40, burst=20.0, kill=11)
    assert (figures.killed, figures.sent >= 30_000, figures.late > 0) == (1, True, True)
    assert len(figures.published) == 19 * 1500


@pytest.mark.verify
def test_three_thousand_phones_at_two_servers_one_of_which_is_killed(tmp_path):
    told = {"players": 3000, "rounds": 20, "seconds": 40, "burst": 20.0, "kill": 11}
    figures = run_crowd(tmp_path, workers=2, database="postgresql", **told)
    assert (figures.killed, figures.sent >= 60_000, figures.late > 0) == (1, True, True)
    assert len(figures.published) == 19 * 3000

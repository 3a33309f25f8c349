"""The bystander itself: it plays, it measures, and it would notice."""

import pytest

from tests.attacks.beside import Bystander, attacking, bystander, stranger
from tests.web.served import Served
from tools.docs.attacks import BEGIN, END, rows_of, with_figures


def lobby(target, number):
    with stranger(target, "203.0.113.1") as client:
        return client.get("/lobby").status_code


def test_a_bystander_plays_on_beside_visitors(started):
    with bystander(started) as beside, attacking(lobby, started) as came:
        beside.goes_on(20)
    assert set(came.counts) == {200}
    assert all(took > 0 for _, took in beside.latencies)


@pytest.mark.parametrize("lost", [False, True])
def test_a_play_that_is_lost_or_refused_is_noticed(started, lost):
    with pytest.raises(AssertionError), bystander(started) as beside:
        beside.goes_on()
        if lost:
            table = beside.table
            beside.over.set()
            beside.join()
            beside.acts[table].append(beside.acts[table][-1])
            beside.goes_on = lambda: None
        else:
            beside.refused.append("stale")


@pytest.mark.ci
def test_a_server_that_is_gone_is_noticed(tmp_path_factory):
    with Served(tmp_path_factory.mktemp("gone")) as served:
        beside = Bystander(served)
        beside.start()
        beside.goes_on()
        served.kill()
        beside.join(60)
        assert beside.wrong is not None


def test_a_figure_replaces_its_row_in_the_page_and_no_other():
    figure = dict.fromkeys(("size", "bound", "plays", "p50", "p99", "worst"), 1)
    page = f"above\n{BEGIN}\n{END}\nbelow\n"
    page = with_figures(page, [{"attack": "b", **figure}, {"attack": "a", **figure}])
    again = with_figures(page, [{"attack": "b", **figure, "p99": 77}])
    assert list(rows_of(again)) == ["a", "b"]
    assert "77 ms" in rows_of(again)["b"] and "77 ms" not in rows_of(again)["a"]
    assert again.startswith("above\n") and again.endswith(f"{END}\nbelow\n")

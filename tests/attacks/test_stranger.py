"""Thousands of random acts of strangers; afterwards every page answers and every log reads."""

from contextlib import closing

import pytest

from tests.attacks.beside import bystander
from tests.attacks.stranger import Town
from tests.web.served import Served

FEW, MANY = 120, 1_000
BLOCKS = 8


def stranger_comes(folder, seed, acts):
    """Random acts at a server of its own, beside somebody who plays."""
    kept = folder / "server.log"
    with (
        kept.open("w") as log,
        Served(folder, log=log) as started,
        closing(Town(started, seed)) as town,
    ):
        with bystander(started, pause=0.2):
            for _ in range(acts):
                town.act()
        town.whole()
    # nothing that a client does is an error of the server
    told = kept.read_text()
    assert "Traceback" not in told, told[-4_000:]


@pytest.mark.ci
def test_a_stranger_leaves_everything_as_whole_as_it_was(tmp_path):
    stranger_comes(tmp_path, 1, FEW)


@pytest.mark.verify
@pytest.mark.parametrize("block", range(BLOCKS), ids="block{}".format)
def test_a_stranger_who_stays_for_a_thousand_acts(tmp_path, block):
    stranger_comes(tmp_path, 1_000 + block, MANY)

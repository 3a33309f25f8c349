"""The table of limits: shipped, and as an operator changes it."""

import re
from pathlib import Path

import pytest

from stafla.club.accounts.accounts import GUESSES_FROM_AN_ADDRESS, SIGN_UPS_FROM_AN_ADDRESS
from stafla.club.limits import VARIABLE, BadLimits, _unknown, effective_limits, shipped_limits
from stafla.rules.duplicate.roster import KEPT_BY_HAND
from stafla.rules.duplicate.state import MOST_PLAYERS
from stafla.store.holdings import Kind
from stafla.web.duplicate.socket import MOST_PHONES

ROOT = Path(__file__).resolve().parents[2]


def test_every_kind_that_can_be_held_has_its_bounds():
    limits = shipped_limits()
    assert set(limits.holds) == set(Kind.__args__)
    for hold in limits.holds.values():
        assert 0 < hold.guest <= hold.account
        assert hold.guest < hold.address


def test_a_duplicate_has_the_places_that_its_rules_leave_and_each_may_have_a_line():
    assert shipped_limits().holds["player"].in_all == MOST_PLAYERS - KEPT_BY_HAND
    assert MOST_PHONES == MOST_PLAYERS


def test_a_club_of_eighty_phones_fits_behind_one_address():
    limits = shipped_limits()
    phones = 80
    for place in ("player", "card"):
        assert limits.holds[place].address >= phones
    assert limits.holds["gathering"].address >= phones // 2
    assert limits.holds["table"].address >= 2 * phones
    assert limits.holds["seat"].address >= 2 * phones
    # each a page that listens and a socket, and half a dozen connections while a page loads
    assert limits.streams.address >= 3 * phones
    assert limits.streams.one_place >= phones
    assert limits.connections.address >= 8 * phones
    assert limits.requests.most >= 5 * phones
    assert limits.dear["passwords"].most >= phones
    # a play put down on each of them at once: a look, a score, a verdict
    assert limits.dear["kernel"].most >= 3 * phones
    assert min(GUESSES_FROM_AN_ADDRESS.most, SIGN_UPS_FROM_AN_ADDRESS.most) >= phones


def test_an_operator_changes_single_values(monkeypatch, tmp_path):
    file = tmp_path / "limits.toml"
    file.write_text("[holds.table]\nguest = 3\n[dear.pictures]\nmost = 1\n", "utf-8")
    monkeypatch.setenv(VARIABLE, str(file))
    limits, before = effective_limits(), shipped_limits()
    assert (limits.holds["table"].guest, limits.dear["pictures"].most) == (3, 1)
    assert limits.holds["table"].account == before.holds["table"].account
    assert limits.requests == before.requests
    monkeypatch.delenv(VARIABLE)
    assert effective_limits() == before


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[holds.tables]\nguest = 3", "holds.tables"),
        ("[holds.table]\nguests = 3", "holds.table.guests"),
        ("[holds.table]\nguest = -1", "holds.table.guest"),
        ("[connections]\nheader_seconds = 0", "connections.header_seconds"),
        ("[holds.table]\nguest = 'many'", "holds.table.guest"),
        ("[holds.call]\nguests = 3", "holds.gathering.guests"),
        ("holds = 3", "holds"),
        ("[holds", "end of a table"),
    ],
)
def test_a_file_that_says_nothing_sensible_is_refused_with_the_place(text, said):
    with pytest.raises(BadLimits, match=re.escape(said)):
        shipped_limits(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[lines]\naddress = 7", "[streams]\naddress = 7"),
        ("[holds.call]\naddress = 7", "[holds.gathering]\naddress = 7"),
    ],
)
def test_a_file_of_an_operator_may_use_the_names_of_before(old, new):
    assert shipped_limits(old) == shipped_limits(new) != shipped_limits()
    with pytest.raises(BadLimits, match="is the old name of"):
        shipped_limits(f"{old}\n{new}")


@pytest.mark.parametrize("text", ["[requests.most]\nx = 1", "[holds.table.in_all]\nx = 1"])
def test_a_table_where_a_number_belongs_is_no_limit(text):
    with pytest.raises(BadLimits):
        shipped_limits(text)


def test_only_bounds_of_what_is_held_may_be_named_that_are_not_there():
    values = {"holds": {"table": {"each": 1}}, "streams": {"in_all": 1}}
    changed = {
        "holds": {"table": {"in_all": 2, "together": 3, "odd": 4}, "in_all": 5},
        "streams": {"in_all": 6, "together": 7},
        "in_all": 8,
    }
    assert _unknown(changed, values) == ["holds.table.odd", "streams.together", "in_all"]

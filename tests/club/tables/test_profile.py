"""What a club plays by, as the settings of a table."""

import pytest

from stafla.club import ClubRefusal
from stafla.club.tables.profile import Profile


@pytest.mark.parametrize(
    ("clock", "refused"), [("", None), ("20+10", None), ("no-such", "unknown-clock")]
)
def test_a_profile_whose_clock_is_none_makes_no_table(clock, refused):
    profile = Profile(name="Club", edition="is", clock=clock)
    if refused is None:
        assert profile.setup().clock == clock
        return
    with pytest.raises(ClubRefusal) as caught:
        profile.setup()
    assert caught.value.code == refused

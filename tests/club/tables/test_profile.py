"""What a club plays by, as the settings of a table."""

import pytest

from stafla.club import ClubRefusal
from stafla.club.tables.judge import DAY, MINUTE, judge_of
from stafla.club.tables.profile import BadProfile, Profile, read


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


@pytest.mark.parametrize(
    ("data", "field"),
    [
        (b'{"name": 3, "edition": "is"}', "name"),
        (b'{"name": "Club", "edition": "is", "variants": ["two-bags", 3]}', "variants.1"),
        (b"[]", "–"),
        (b"3", "–"),
    ],
)
def test_a_file_that_is_no_profile_is_told_with_the_field_that_is_wrong(data, field):
    with pytest.raises(BadProfile) as refused:
        read(data)
    assert refused.value.values["field"] == field


def test_a_byte_order_mark_before_a_profile_means_nothing():
    assert read(b'\xef\xbb\xbf{"name": "Club", "edition": "is"}').edition == "is"


@pytest.mark.parametrize(
    ("pace", "answer", "wait"),
    [
        ("regular", MINUTE, 20 * MINUTE),
        ("blitz", MINUTE, 20 * MINUTE),
        ("correspondence", DAY, 7 * DAY),
        ("untimed", DAY, 3 * DAY),
    ],
)
def test_how_long_a_table_waits_for_its_judge_follows_from_the_pace(pace, answer, wait):
    made = judge_of("any", pace)
    assert (made.answer, made.wait) == (answer, wait)
    assert judge_of("", pace) is None

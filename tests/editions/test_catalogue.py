"""A message without a value that it names is noticed."""

import pytest

from stafla.data.catalogue import catalogue


def test_a_message_that_lacks_a_value_warns_and_is_still_said() -> None:
    say = catalogue("sv", "duplicate")
    assert say("duplicate-round", number=3).endswith("3")
    with pytest.warns(UserWarning, match="sv duplicate-round"):
        said = say("duplicate-round", move=3)
    assert said

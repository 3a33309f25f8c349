"""A referee's table: what the five rule documents say, check by check, without a deviation."""

import re

import pytest

from tests.referee.checks import DOCUMENTS, Check, checks, run

ALL = tuple(checks())


@pytest.mark.parametrize(
    "check",
    [
        pytest.param(
            check, id=f"{check.name} {check.number}", marks=pytest.mark.proves(check.number)
        )
        for check in ALL
    ],
)
def test_the_documents_hold(check: Check) -> None:
    run(check)


def test_the_table_has_as_many_checks_as_a_referee_makes() -> None:
    assert len(ALL) >= 275
    assert {check.name.split(":")[0] for check in ALL} == set(DOCUMENTS)
    assert all(re.fullmatch(r"(IS|FI|SV|PL)-\d\d", check.number) for check in ALL)
    asked = {(check.edition, check.setting, check.acts, check.expected) for check in ALL}
    assert len(asked) == len(ALL)

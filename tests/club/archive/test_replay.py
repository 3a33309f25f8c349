"""A game step by step: which squares a turn laid."""

from types import SimpleNamespace as Some

import pytest

from stafla.club.archive.replay import Step

PARTS = [Some(square=1, new=True), Some(square=2, new=False), Some(square=3, new=True)]
SCORE = Some(words=[Some(parts=PARTS), Some(parts=[Some(square=9, new=True)])])


@pytest.mark.parametrize(
    ("kind", "stands", "score", "new"),
    [
        ("play", True, SCORE, {1, 3}),
        ("play", False, SCORE, set()),
        ("exchange", True, SCORE, set()),
        ("play", True, None, set()),
    ],
)
def test_the_tiles_of_a_play_that_stood_are_new(kind, stands, score, new):
    row = Some(kind=kind, stands=stands, score=score)
    assert Step(1, 2, None, (row,)).new == new

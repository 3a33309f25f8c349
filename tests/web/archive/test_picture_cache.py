"""Pictures drawn on request: each once, and the latest asked for are kept."""

import pytest

from stafla.web import picture_cache
from stafla.web.picture_cache import PictureCache
from tests import aside


@pytest.fixture
def drawn(monkeypatch):
    """What was drawn, in order."""
    found = []

    def board(picture):
        found.append(picture)
        return f"board {picture}".encode()

    def card(*what):
        found.append(what)
        return f"card {what}".encode()

    monkeypatch.setattr(picture_cache.png, "board", board)
    monkeypatch.setattr(picture_cache.png, "card", card)
    return found


def test_what_was_asked_for_longest_ago_is_drawn_anew(drawn):
    async def run():
        made = PictureCache(most=2)
        for name in ("a", "b", "a", "c", "a", "b"):
            assert await made.board(name) == f"board {name}".encode()
        made.close()

    aside.run(run())
    assert drawn == ["a", "b", "c", "b"]


def test_a_card_is_found_by_everything_that_is_on_it(drawn):
    async def run():
        made = PictureCache()
        for what in (("a", (), "x"), ("a", (), "y"), ("a", (("Anna", 1),), "x"), ("b", (), "x")):
            for _ in range(2):
                assert await made.card(*what) == f"card {what}".encode()
        assert await made.board("a") == b"board a"
        made.close()
        with pytest.raises(RuntimeError):
            await made.board("c")

    aside.run(run())
    assert len(drawn) == 5

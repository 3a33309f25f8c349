"""The measurement of a round of duplicate, with a few phones; nothing is timed here."""

import re

from bench.hall import hall


def sizes(players: int) -> tuple[int, int]:
    """Bytes of the round's events and of a frame, by a measurement that told all else too."""
    told = "\n".join(hall(players))
    assert told.startswith(f"{players} phones\n")
    assert len(re.findall(r": \d+\.\d ms", told)) == 4
    events, frame = map(int, re.findall(r": (\d+) bytes", told))
    return events, frame


def test_a_round_of_a_few_phones_is_measured() -> None:
    (few, frame), (more, _) = sizes(5), sizes(40)
    assert few + 35 < more  # each slip is in the events
    assert frame > 1_000

"""What a replay may cost."""

import pytest

from stafla.records import bounds
from stafla.records.bounds import ReplayTooLong, bounded
from stafla.records.record import MOST_EVENTS, Record
from stafla.records.replay import replay, replay_far
from stafla.records.verify import verify
from stafla.rules import BadEvent
from tests.rules.mixes import mix


class Watch:
    """A clock that goes on by so many seconds whenever somebody looks."""

    def __init__(self, step):
        self.at, self.step = 0.0, step

    def __call__(self):
        self.at += self.step
        return self.at


def test_as_many_events_as_may_be_are_passed_on_and_one_more_is_refused():
    events = mix("proposals", 40)[:40]
    assert list(bounded(events, 40)) == events
    with pytest.raises(ReplayTooLong) as refused:
        list(bounded(events, 39))
    assert (refused.value.number, refused.value.code) == (40, "replay-too-long")


def test_a_replay_that_takes_too_long_stops_where_it_is():
    events = mix("proposals", 300)
    assert list(bounded(events, 1000, seconds=10, now=Watch(1.0))) == events
    passed = []
    with pytest.raises(ReplayTooLong) as refused:
        passed.extend(bounded(events, 1000, seconds=1.5, now=Watch(1.0)))
    assert refused.value.number == 2 * bounds.LOOKS_EVERY


@pytest.mark.parametrize("reader", [replay, replay_far, verify])
def test_every_reader_of_a_record_stops_at_its_bound(reader):
    record = Record(tuple(mix("proposals", MOST_EVENTS + 1)))
    assert len(record.events) > MOST_EVENTS
    match reader(record) if reader is not replay else None:
        case None:
            with pytest.raises(BadEvent, match="5000 events at most"):
                replay(record)
        case found if reader is replay_far:
            assert isinstance(found.bad, ReplayTooLong)
        case found:
            assert found.fault is not None


def test_sixty_takebacks_in_a_small_record_are_replayed(tmp_path):
    """They once cost two to the sixtieth."""
    from stafla.records import record as file

    events = tuple(mix("takebacks", 4 * 60))
    data = file.write(Record(events))
    assert len(data) < 20_000
    assert replay_far(file.read(data)).game.number == len(events)

"""Words: the list that decides, verdicts, appeals."""

from dataclasses import replace
from typing import Final

from stafla.contest.event.happening import AppealDecided, ListChosen, VerdictAppealed, WordsJudged
from stafla.contest.event.refusal import EventRefusal
from stafla.contest.event.state import Event, JudgedPlay
from stafla.contest.event.transition import transition
from stafla.contest.event.transitions.changes import bout_between, changeable, require_phase, wrap

MOST_WORDS: Final = 8
"""A play forms so many words at most: one along its tiles, one across each of seven."""
MOST_LETTERS: Final = 30
MOST_JUDGED: Final = 40
"""So many plays of a game are judged."""


@transition(ListChosen)
def _choose_list(event: Event, what: ListChosen, reason: str) -> Event:
    """Another list than the one that verdicts rest on takes a reason."""
    if event.phase == "closed":
        raise EventRefusal("event-phase", phase=event.phase)
    if not what.edition or not what.fingerprint:
        raise EventRefusal("event-list")
    if event.judged and not reason:
        raise EventRefusal("event-reason")
    return replace(event, words=what)


@transition(WordsJudged)
def _judge(event: Event, what: WordsJudged, _: str) -> Event:
    require_phase(event, "published", "playing", "entering")
    if what.round != event.round:
        raise EventRefusal("event-round", number=what.round, wanted=event.round)
    bout = bout_between(event, what.division, what.round, what.one, what.other)[2]
    if event.words is None or event.words.fingerprint != what.fingerprint:
        raise EventRefusal("event-list")
    fit = all(0 < len(word) <= MOST_LETTERS for word in what.words)
    if not fit or not 1 <= len(what.words) <= MOST_WORDS:
        raise EventRefusal("event-words", most=MOST_WORDS)
    if len(event.judged_at(what.round, bout.players)) >= MOST_JUDGED:
        raise EventRefusal("event-judged", most=MOST_JUDGED)
    return _with_judged(event, JudgedPlay(event.entries + 1, what, event.words.edition))


@transition(VerdictAppealed)
def _appeal(event: Event, what: VerdictAppealed, _: str) -> Event:
    require_phase(event, "published", "playing", "entering")
    found = _verdict_of(event, what.judged)
    right = found.what.round == event.round and what.player == found.concerned
    if found.appealed or not right:
        raise EventRefusal("event-no-appeal")
    return _with_judged(event, replace(found, appealed=what.player, about=what.about))


@transition(AppealDecided)
def _decide(event: Event, what: AppealDecided, reason: str) -> Event:
    if event.phase == "closed":
        raise EventRefusal("event-phase", phase=event.phase)
    found = _verdict_of(event, what.judged)
    if not found.open:
        raise EventRefusal("event-no-appeal")
    if not reason:
        raise EventRefusal("event-reason")
    return _with_judged(event, replace(found, decided=what.valid, reason=reason))


def _verdict_of(event: Event, number: int) -> JudgedPlay:
    if number not in event.judged:
        raise EventRefusal("event-no-appeal")
    return event.judged[number]


def _with_judged(event: Event, judged: JudgedPlay) -> Event:
    verdicts = changeable(event.judged)
    verdicts[judged.number] = judged
    return replace(event, judged=wrap(verdicts, event))

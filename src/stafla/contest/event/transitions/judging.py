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
def _choose_list(event: Event, happening: ListChosen, reason: str) -> Event:
    """Another list than the one that verdicts rest on takes a reason."""
    if event.phase == "closed":
        raise EventRefusal("event-phase", phase=event.phase)
    if not happening.edition or not happening.fingerprint:
        raise EventRefusal("event-list")
    if event.judged and not reason:
        raise EventRefusal("event-reason")
    return replace(event, words=happening)


@transition(WordsJudged)
def _judge(event: Event, happening: WordsJudged, _: str) -> Event:
    require_phase(event, "published", "playing", "entering")
    if happening.round != event.round:
        raise EventRefusal("event-round", number=happening.round, wanted=event.round)
    bout = bout_between(event, happening.division, happening.round, happening.one, happening.other)[
        2
    ]
    if event.words is None or event.words.fingerprint != happening.fingerprint:
        raise EventRefusal("event-list")
    fit = all(0 < len(word) <= MOST_LETTERS for word in happening.words)
    if not fit or not 1 <= len(happening.words) <= MOST_WORDS:
        raise EventRefusal("event-words", most=MOST_WORDS)
    if len(event.judged_at(happening.round, bout.players)) >= MOST_JUDGED:
        raise EventRefusal("event-judged", most=MOST_JUDGED)
    return _with_judged(event, JudgedPlay(event.entries + 1, happening, event.words.edition))


@transition(VerdictAppealed)
def _appeal(event: Event, happening: VerdictAppealed, _: str) -> Event:
    require_phase(event, "published", "playing", "entering")
    play = _verdict_of(event, happening.judged)
    right = play.what.round == event.round and happening.player == play.concerned
    if play.appealed or not right:
        raise EventRefusal("event-no-appeal")
    return _with_judged(event, replace(play, appealed=happening.player, about=happening.about))


@transition(AppealDecided)
def _decide(event: Event, happening: AppealDecided, reason: str) -> Event:
    if event.phase == "closed":
        raise EventRefusal("event-phase", phase=event.phase)
    play = _verdict_of(event, happening.judged)
    if not play.open:
        raise EventRefusal("event-no-appeal")
    if not reason:
        raise EventRefusal("event-reason")
    return _with_judged(event, replace(play, decided=happening.valid, reason=reason))


def _verdict_of(event: Event, number: int) -> JudgedPlay:
    if number not in event.judged:
        raise EventRefusal("event-no-appeal")
    return event.judged[number]


def _with_judged(event: Event, judged: JudgedPlay) -> Event:
    verdicts = changeable(event.judged)
    verdicts[judged.number] = judged
    return replace(event, judged=wrap(verdicts, event))

"""Hints: for who plays alone against bots, in their own turn, and of their own rack alone."""

from dataclasses import replace

import pytest

from stafla._core import check, score
from stafla.bots import Exchange, Lay, Pass, sight_of
from stafla.bots.adviser import adviser
from stafla.bots.vocabulary import ordinary
from stafla.club import Act, Audience, SeatSetup, Setup
from stafla.club.hints import Hint, Hints, NoHints
from stafla.club.tables.refusals import NotAPerson, NotYourTable
from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.rules import Game, start
from stafla.rules.game.refusals import NotYourTurn
from stafla.words import library
from tests.club.club import OWNER, STRANGER, lay
from tests.club.tables.test_pairs import table_of
from tests.club.test_bots import people_wait

ANNA = Audience(OWNER, 0)


def against(club, kind="home", profile="is", how="challenge", **more):
    """A table of a person, who is to move, and a bot."""
    while True:
        guests = (SeatSetup("Anna"), SeatSetup("Bot", kind))
        table = club.tables.create(Setup(profile, guests, how, **more), OWNER)
        if club.game(table).to_move == 0:
            return table


def test_a_hint_is_a_play_that_the_rules_admit_and_says_what_it_scores(club):
    table, hints = against(club), Hints(club.tables)
    game = club.game(table)
    hint = hints.of(table, ANNA)
    assert hint.number == game.number
    assert hint.placement is not None
    check(game.rules, game.board, hint.placement, game.racks[0])
    assert hint.points == score(game.rules, game.board, hint.placement).total
    club.act(table, 0, lay(game, hint.placement))


def test_the_hint_of_a_turn_is_found_once(club, monkeypatch):
    table, hints = against(club), Hints(club.tables)
    first = hints.of(table, ANNA)
    monkeypatch.setattr(hints, "_make", None)
    assert hints.of(table, ANNA) is first


def test_over_a_play_that_waits_a_hint_is_given_as_that_may_be_accepted_by_playing_on(club):
    table, hints = against(club, how="challenge"), Hints(club.tables)
    game = club.game(table)
    club.act(table, 0, lay(game, hints.of(table, ANNA).placement))
    with pytest.raises(NotYourTurn):
        hints.of(table, ANNA)
    club.bots.wake(table)
    game = people_wait(club, table)
    assert (game.phase, game.pending.seat) == ("window", 1)
    hint = hints.of(table, ANNA)
    check(game.rules, game.board, hint.placement, game.racks[0])
    club.act(table, 0, Act("confirm"))
    club.act(table, 0, lay(club.game(table), hint.placement))


def test_nobody_else_is_given_one(club):
    table, hints = against(club), Hints(club.tables)
    for who, refused in (
        (Audience(STRANGER, 0), NotYourTable),
        (Audience(None, 0), NotYourTable),
        (Audience(OWNER, 1), NotAPerson),
        (Audience(OWNER), NotAPerson),
    ):
        with pytest.raises(refused):
            hints.of(table, who)


def test_where_another_person_plays_or_the_game_counts_there_is_none(club):
    hints = Hints(club.tables)
    tables = [club.table(people=2, bots=1), club.table(people=2), club.table(people=1)]
    for table in tables:
        with pytest.raises(NoHints):
            hints.of(table, Audience(OWNER, club.game(table).to_move))
        assert not club.tables.observe(table, ANNA).own.hints


def test_a_rated_game_against_a_bot_gives_none(club, monkeypatch):
    table, hints = against(club), Hints(club.tables)
    assert club.tables.observe(table, ANNA).own.hints
    game_state = club.tables.state(table).game_state
    monkeypatch.setattr(club.tables, "_load", lambda *_: rate(game_state))
    with pytest.raises(NoHints):
        hints.of(table, ANNA)
    assert not club.tables.observe(table, ANNA).own.hints


def rate(game_state):
    return replace(game_state, rated=True)


def test_a_hint_follows_from_what_the_seat_sees(club):
    """With the same board and rack it is the same, whatever the other holds and the bag."""
    table = against(club, "keen")
    game = club.game(table)
    hints = Hints(club.tables)
    first = hints.of(table, ANNA)
    hidden = bytes(sorted(game.unseen(0)))
    assert sight_of(game, 0).unseen == hidden
    words = club.tables.words(game)
    again = adviser("keen", game.edition, words.graph, words.map(game.rules))
    assert again.decide(sight_of(game, 0)) == Lay(first.placement)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_hint_are_ordinary_where_one_can_be_laid(language):
    edition, lexicon = load(language), library.find(load(language))
    one = adviser("beginner", edition, lexicon.graph)
    known, found = ordinary(language), []
    for number in range(12):
        game = opening(edition, number)
        decision = one.decide(sight_of(game, game.to_move))
        assert isinstance(decision, Lay), number
        word = score(game.rules, game.board, decision.placement).words[0].letters
        found.append(word in known.most_frequent(lexicon.graph, 40_000, None))
    assert found.count(True) >= 11, found


def opening(edition, number) -> Game:
    """A game whose first player is to move."""
    events = start(
        edition,
        ("a", "b"),
        seed=bytes([number]) * 32,
        check="automatic",
        lexicon="x",
        fingerprint="000000",
        commitment=None,
        advantage="first-move",
        first=0,
        clock=None,
        mixes=False,
    )
    return Game.replay(events)


def test_without_a_play_the_hint_is_to_exchange_and_without_that_to_pass():
    edition, lexicon = load("en"), library.find(load("en"))
    one = adviser("beginner", edition, lexicon.graph)
    sight = replace(sight_of(opening(edition, 1), 0), rack=edition.alphabet.rack("VVVVVVV"))
    decision = one.decide(sight)
    assert isinstance(decision, Exchange) and decision.tiles
    assert one.decide(replace(sight, bag=0)) == Pass()


def test_no_word_that_does_not_exist_is_advised():
    """Levels lay such words now and then where they may be challenged; who asks is told none."""
    edition, lexicon = load("is"), library.find(load("is"))
    one = adviser("home", edition, lexicon.graph)
    for number in range(30):
        sight = replace(sight_of(opening(edition, number), 0), challenged=True)
        placement = one.decide(sight).placement
        words = score(sight.rules, sight.board, placement).words
        assert all(word.letters in lexicon.graph for word in words)


class AtALoss:
    """An adviser that finds nothing to lay and nothing to exchange."""

    def decide(self, _sight):
        return Pass()


def test_a_hint_to_pass_is_one_of_its_table_too(club, monkeypatch):
    monkeypatch.setattr("stafla.club.hints.adviser", lambda *_: AtALoss())
    table = against(club, profile="fi")
    hint, game = Hints(club.tables).of(table, ANNA), club.game(table)
    assert hint == Hint(game.number, game.edition)
    assert (hint.edition.id, hint.placement, hint.tiles) == ("fi", None, b"")


def test_where_two_pairs_play_there_is_none_although_all_others_are_bots(club):
    table = table_of(club, "pbbb")
    state = club.tables.state(table)
    assert state.alone
    assert not state.gives_hints
    with pytest.raises(NoHints):
        Hints(club.tables).of(table, ANNA)

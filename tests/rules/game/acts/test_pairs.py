"""Karpatka: two pairs at one board, who moves when, what partners see, and how it ends."""

from dataclasses import replace

import pytest

from stafla import rules
from stafla._core import Board
from stafla.editions import VariantError, combine, load
from stafla.records.record import file as records
from stafla.rules import BadEvent, Game
from stafla.rules.game import refusals as refusal
from stafla.rules.game.state import pairs
from tests.rules.builders import Table, a_game, a_seeded_game, placement

PLAYERS = 4


def a_table(*more, name="pl", seed=1, check="automatic", **options):
    """A seeded game of two pairs."""
    return a_seeded_game(
        name, PLAYERS, seed=seed, variants=("karpatka", *more), check=check, **options
    )


def anything(check="challenge", first=0):
    """A game of two pairs whose racks nobody knows, so that any tiles can be laid."""
    return a_game("pl", PLAYERS, variants=("karpatka",), check=check, first=first)


def an_end(*racks, bag="", first=0):
    """Two pairs with these tiles left."""
    table = anything(first=first)
    laid = Board(table.rules).laid(placement(table.edition, "8G AA"))
    codes = tuple(table.rack_codes(rack) for rack in racks)
    game = replace(table.game, racks=codes, pool=table.rack_codes(bag), board=laid)
    return Table(replace(game, pairs=replace(game.pairs, shown=codes)))


def by(table, seat, act="pass", verdict=None):
    """The table after an act of a seat."""
    return table.after(act, by=seat, verdict=verdict)


@pytest.mark.proves("PL-65")
class TestTwoPairsAtOneBoard:
    def test_partners_sit_side_by_side(self):
        game = a_table().game
        assert [game.mates(seat) for seat in game.seats] == [(0, 1), (0, 1), (2, 3), (2, 3)]
        assert game.edition.numbers(PLAYERS)["teams"] == [0, 0, 1, 1]

    def test_there_are_four_people_or_no_pairs(self):
        for players in (1, 2, 3):
            with pytest.raises(VariantError) as refused:
                combine(load("pl"), ["karpatka"], players=players)
            assert (refused.value.code, refused.value.values["least"]) == ("variant-players", 4)

    def test_an_edition_for_two_knows_no_pairs(self):
        with pytest.raises(VariantError) as refused:
            combine(load("sv"), ["karpatka"])
        assert refused.value.code == "variant-players"

    def test_partners_see_both_their_racks_and_no_other(self):
        game = a_table().game
        for seat in game.seats:
            mate = pairs.partner(seat)
            others = b"".join(game.racks[s] for s in game.seats if s not in (seat, mate))
            assert game.unseen(seat) == bytes(sorted(game.pool + others))

    def test_partners_share_what_they_have_and_their_place(self):
        game = replace(a_table().game, totals=(100, 20, 60, 59))
        assert game.places() == (1, 1, 3, 3)
        assert replace(game, totals=(60, 60, 100, 20)).places() == (1, 1, 1, 1)

    def test_a_pair_gives_up_together(self):
        table = by(a_table(), 1, "resign")
        assert (table.ended.reason, table.resigned) == ("resigned", {0, 1})
        assert table.places()[2:] == (1, 1)

    def test_without_the_variant_four_play_for_themselves(self):
        table = a_seeded_game("pl", PLAYERS, seed=1, check="automatic")
        assert (table.game.pairs, table.edition.numbers(PLAYERS)["teams"]) == (None, [])
        with pytest.raises(refusal.PlaysAlone):
            rules.arrange(table.game, 0, table.racks[0])
        with pytest.raises(BadEvent, match="nobody sees"):
            table.then(rules.Arranged(0, table.racks[0]))
        with pytest.raises(BadEvent, match="plays alone"):
            table.then(rules.Led(1))


@pytest.mark.proves("PL-66")
class TestThreeExchanges:
    def exchanged(self, table, seat):
        return table.then(*rules.exchange(table.game, seat, table.racks[seat][:1]))

    def test_a_pair_exchanges_three_times_between_them(self):
        table = self.exchanged(anything(), 0)
        table = self.exchanged(self.exchanged(table, 3), 2)
        table = self.exchanged(self.exchanged(table, 1), 0)
        assert table.exchanges == (2, 1, 1, 1)
        assert [table.game.on_side(seat, table.exchanges) for seat in (0, 2)] == [3, 2]
        assert self.exchanged(table, 2).exchanges == (2, 1, 2, 1)

    def test_the_fourth_is_refused_whichever_partner_asks(self):
        table = self.exchanged(anything(), 0)
        table = by(by(table, 2), 3, "8F KROWA", "valid").after("ok", by=0)
        table = self.exchanged(self.exchanged(table, 1), 0)
        assert table.exchanges == (2, 1, 0, 0)
        table = by(by(table, 2), 3)
        for seat in (0, 1):
            with pytest.raises(refusal.ExchangeRefused) as refused:
                self.exchanged(table, seat)
            assert refused.value.code == "exchange-limit"
        assert table.game.on_side(2, table.exchanges) == 0

    def test_a_record_cannot_tell_of_a_fourth(self):
        table = anything()
        game = replace(table.game, exchanges=(2, 1, 0, 0))
        with pytest.raises(BadEvent, match="exchange-limit"):
            game.after(rules.Exchanged(0, game.racks[0][:1]))


@pytest.mark.proves("PL-67")
class TestBothMayChallenge:
    @pytest.mark.parametrize("seat", [2, 3])
    def test_either_opponent_doubts_or_accepts(self, seat):
        table = by(anything(), 0, "8F KROWA")
        assert table.answerers == (2, 3)
        assert by(table, seat, "ok").phase == "turn"
        ruled = by(table, seat, "challenge").after("invalid")
        assert (ruled.totals[0], ruled.board.empty) == (0, True)

    @pytest.mark.parametrize("seat", [0, 1])
    def test_nobody_doubts_or_accepts_for_their_own_side(self, seat):
        table = by(anything(), 0, "8F KROWA")
        for act in ("challenge", "ok"):
            with pytest.raises(refusal.OwnPlay):
                by(table, seat, act)
        with pytest.raises(BadEvent):
            table.then(rules.Challenged(seat, (0,)))

    def test_the_partner_does_not_move_over_a_play_that_waits(self):
        table = by(by(anything(), 0, "8F KROWA"), 2, "J8 .S")
        assert table.next_movers == ()
        for seat in (2, 3):
            with pytest.raises(refusal.WindowOpen):
                by(table, seat)
        assert by(by(table, 1, "ok"), 3).turn == 3

    def test_the_other_pair_accepts_by_beginning(self):
        table = by(anything(), 0, "8F KROWA")
        for seat in (2, 3):
            assert by(table, seat).totals[0] == 12

    def test_a_turn_lost_by_a_wrong_challenge_is_the_challengers_own(self):
        table = a_game("pl", 4, variants=("karpatka", "challenge-double"), check="challenge")
        table = by(by(table, 0, "8F KROWA"), 3, "challenge").after("valid")
        assert table.movers == (2,)
        with pytest.raises(refusal.NotYourTurn):
            by(table, 3)
        table = by(table, 2)
        assert (table.kinds()[-1], table.movers) == ("TurnLost", (0, 1))


@pytest.mark.proves("PL-68")
class TestOnlyTheOrderOfTilesSpeaks:
    def test_a_rack_lies_as_its_player_lays_it(self):
        game = a_table().game
        wanted = bytes(reversed(game.pairs.shown[3]))
        (event,) = rules.arrange(game, 3, wanted)
        after = game.after(event)
        assert after.pairs.shown[3] == wanted
        assert after.pairs.shown[:3] == game.pairs.shown[:3]
        assert (after.movers, after.racks, after.pool) == (game.movers, game.racks, game.pool)
        assert rules.arrange(after, 3, wanted) == ()

    def test_only_ones_own_tiles_can_be_laid_there(self):
        game = a_table().game
        for tiles in (game.racks[0], game.racks[1][:6], game.racks[1] + b"\1", b""):
            with pytest.raises(refusal.NotOnRack):
                rules.arrange(game, 1, tiles)
            with pytest.raises(BadEvent, match="other tiles"):
                game.after(rules.Arranged(1, tiles))

    def test_the_order_stays_when_tiles_go_and_new_ones_come_to_the_right(self):
        table = a_table()
        seat = table.to_move
        order = bytes(reversed(table.racks[seat]))
        table = table.then(*rules.arrange(table.game, seat, order))
        given = order[2:4]
        table = table.then(*rules.exchange(table.game, seat, given))
        assert table.game.pairs.shown[seat][:5] == order[:2] + order[4:]
        assert sorted(table.game.pairs.shown[seat]) == sorted(table.racks[seat])

    def test_it_is_written_down_and_replays(self):
        table = a_table()
        for seat in (2, 0, 2, 1):
            order = table.game.pairs.shown[seat]
            table = table.then(*rules.arrange(table.game, seat, order[1:] + order[:1]))
        record = records.read(records.write(records.Record(table.events)))
        assert record.events == table.events
        assert Game.replay(record.events) == table.game
        assert table.game.pairs.arranged == (1, 1, 2, 0)

    def test_a_record_has_an_end(self):
        game = a_table().game
        told = replace(game.pairs, arranged=(pairs.MOST_ARRANGED, 0, 0, 0))
        game = replace(game, pairs=told)
        turned = bytes(reversed(game.pairs.shown[0]))
        with pytest.raises(refusal.ArrangedTooOften):
            rules.arrange(game, 0, turned)
        with pytest.raises(BadEvent, match="too often"):
            game.after(rules.Arranged(0, turned))

    @pytest.mark.parametrize("what", ["takeback", "pause", "abort"])
    def test_nobody_proposes_anything(self, what):
        game = a_table().after("pass").game
        for seat in game.seats:
            with pytest.raises(refusal.NoProposals):
                rules.propose(game, seat, what)
        if what != "abort":
            with pytest.raises(BadEvent, match="propose nothing"):
                game.after(rules.Proposed(0, what))

    def test_a_play_cannot_be_shown_and_withdrawn(self):
        for name in ("pl", "sv-home", "en", "fi", "is"):
            edition = combine(load(name), ["karpatka"], players=PLAYERS)
            assert edition.turn.final == "when-laid"

    @pytest.mark.parametrize("other", ["theme", "fives-first", "two-bags"])
    def test_what_would_be_another_way_to_speak_is_no_part_of_it(self, other):
        with pytest.raises(VariantError) as refused:
            combine(load("pl"), ["karpatka", other], players=PLAYERS)
        assert refused.value.code == "variants-conflict"


@pytest.mark.proves("PL-69")
class TestTheOrderOfMoves:
    @pytest.mark.parametrize("first", range(PLAYERS))
    def test_one_move_then_two_and_two(self, first):
        table = anything(first=first)
        moved = []
        for _ in range(3):
            moved.append(table.to_move)
            table = by(table, table.to_move)
        opening, other = first // 2, 1 - first // 2
        assert [seat // 2 for seat in moved] == [opening, other, other]
        assert moved[0] == first
        assert set(moved[1:]) == {2 * other, 2 * other + 1}

    @pytest.mark.parametrize("seat", [0, 1])
    def test_either_partner_opens(self, seat):
        table = anything(first=0)
        assert table.movers == (0, 1)
        table = by(table, seat)
        assert table.kinds()[-1] == "Passed"
        assert table.events[-1].seat == seat
        assert table.movers == (2, 3)

    @pytest.mark.parametrize("leads", [(2, 3), (3, 2)])
    def test_within_a_pair_the_order_is_free_and_each_moves_once(self, leads):
        table = by(by(anything(), 0), leads[0], "8F KROWA").after("ok", by=0)
        assert table.movers == leads[1:]
        with pytest.raises(refusal.NotYourTurn):
            by(table, leads[0])
        with pytest.raises(refusal.NotYourTurn):
            by(table, 0)
        table = by(table, leads[1])
        assert table.movers == (0, 1)

    def test_the_order_is_chosen_anew_every_time(self):
        table, order = a_table(first=1), (1, 3, 2, 0, 1, 2, 3, 1, 0)
        for seat in order:
            given = table.racks[seat][:1]
            limit = table.game.on_side(seat, table.exchanges) == 3
            acts = rules.pass_turn(table.game, seat) if limit else rules.exchange(
                table.game, seat, given
            )  # fmt: skip
            table = table.then(*acts)
        moved = [e.seat for e in table.events if isinstance(e, rules.Passed | rules.Exchanged)]
        assert moved == list(order)
        assert Game.replay(table.events) == table.game

    def test_a_record_cannot_let_one_partner_move_twice(self):
        table = by(by(anything(), 0), 3)
        with pytest.raises(BadEvent, match="not the turn"):
            table.then(rules.Passed(3))
        with pytest.raises(BadEvent, match="cannot lead"):
            table.then(rules.Led(3))

    def test_a_play_challenged_off_was_the_move(self):
        table = by(by(anything(), 0), 3, "8F KROWA")
        table = by(table, 1, "challenge").after("invalid")
        assert table.movers == (2,)


@pytest.mark.proves("PL-70")
class TestTheEnd:
    def test_a_pair_is_out_when_both_have_no_tile(self):
        table = by(by(an_end("A", "B", "C", "D"), 0, "G7 A."), 2, "ok")
        assert not table.ended
        table = by(by(table, 2), 3)
        assert (table.kinds()[-1], table.movers) == ("Passed", (1,))
        table = by(by(table, 1, "H8 .B"), 3, "ok")
        assert (table.ended.reason, table.ended.out) == ("out", 1)
        value = table.edition.tiles
        assert table.changes == (0, value["C"][1] + value["D"][1], -value["C"][1], -value["D"][1])

    def test_who_has_no_tile_lets_the_turn_go_by(self):
        table = by(by(an_end("A", "B", "C", "D"), 0, "G7 A."), 3)
        table = by(table, 2)
        passed = [event.seat for event in table.events if isinstance(event, rules.Passed)]
        assert passed == [3, 2, 0]

    def test_it_ends_when_none_of_the_four_moves(self):
        table = a_table()
        while not table.ended:
            table = by(table, table.movers[-1])
        assert (table.ended.reason, table.passes) == ("passes", 4)

    def test_a_pass_less_is_not_enough(self):
        table = by(by(by(anything(), 0), 3), 2)
        assert (table.passes, table.ended) == (3, None)
        assert by(table, 1).ended.reason == "passes"

    def test_all_lose_what_they_hold_when_nobody_is_out(self):
        table = an_end("A", "B", "C", "D")
        for seat in (1, 2, 3, 0):
            table = by(table, seat)
        value = table.edition.tiles
        assert table.changes == tuple(-value[letter][1] for letter in "ABCD")

    def test_there_is_no_other_ending(self):
        for name in ("pl", "sv-home", "fi", "en"):
            ending = combine(load(name), ["karpatka"], players=PLAYERS).ending
            assert (ending.scoreless_turns, ending.nothing_possible) == (0, False)

    def test_a_clock_is_none_of_it(self):
        from stafla.editions import clocks

        policy = next(iter(clocks().values())).policy
        with pytest.raises(refusal.NoPairClock):
            a_table(clock=policy)
        with pytest.raises(BadEvent, match="without a clock"):
            Game.begin(a_table().started).after(rules.ClockSet(policy))


@pytest.mark.proves("PL-68")
def test_no_judge_is_told_anything():
    with pytest.raises(refusal.NoPairJudge):
        a_table(judge=rules.JudgeSet(60, 600))
    with pytest.raises(BadEvent, match="a word between partners"):
        Game.begin(a_table().started).after(rules.JudgeSet(60, 600))


def test_the_digest_of_other_games_is_what_it_was():
    """Records of the plain game and of the variants before this one still replay."""
    from stafla.editions import HouseRules

    assert set(HouseRules(bags=2).digest_members()) == {
        "blanks_return", "open_dictionary", "theme_points", "opening", "bags",
    }  # fmt: skip
    numbers = load("pl").pinned_numbers(4)
    assert "teams" not in numbers and "exchange_limit" not in numbers
    pairs_pinned = combine(load("pl"), ["karpatka"], players=4).pinned_numbers(4)
    assert (pairs_pinned["teams"], pairs_pinned["exchange_limit"]) == ([0, 0, 1, 1], 3)

"""House variants, act by act: blanks that return, the opening yielded, bags to choose from."""

from collections import Counter
from dataclasses import replace

import pytest

from stafla import rules
from stafla._core import AS_BLANK, BLANK
from stafla.editions import load
from stafla.rules import BadEvent, Game
from stafla.rules.game import refusals as refusal
from stafla.rules.game.state import bags
from stafla.rules.game.transitions.agreement import claimable_seat
from tests.rules.builders import Table, a_game, a_seeded_game, placement
from tests.rules.clocks import a_timed_game, policy


def a_table(*variants, name="pl", players=2, seed=1, check="automatic"):
    """A seeded game with these variants."""
    return a_seeded_game(name, players, seed=seed, variants=variants, check=check)


def with_rack(table, seat, letters):
    """The same table, the seat's tiles swapped for these from the bag."""
    game = table.game
    wanted = game.edition.alphabet.rack(letters)
    pool = bytes(sorted((Counter(game.pool + game.racks[seat]) - Counter(wanted)).elements()))
    racks = tuple(wanted if s == seat else rack for s, rack in enumerate(game.racks))
    return Table(replace(game, racks=racks, pool=pool))


def play(table, text):
    """A play that the word check lets pass."""
    game = table.game
    laid = placement(game.edition, text)
    return table.then(*rules.play(game, game.to_move, laid, "valid"))


@pytest.fixture
def blank_on_board():
    """KROwA lies on row 8, its W a blank; the next player holds a W."""
    table = a_table("blanks-return")
    table = play(with_rack(table, table.to_move, "KRO?AEZ"), "8F KROwA")
    return with_rack(table, table.to_move, "WWSTAIE")


@pytest.mark.proves("PL-36")
class TestBlanksThatReturn:
    def test_the_letter_takes_the_place_of_the_blank(self, blank_on_board):
        game = blank_on_board.game
        seat, square = game.to_move, 7 * 15 + 8
        assert rules.blanks_to_take(game, seat) == (square,)
        after = blank_on_board.then(*rules.take_blank(game, seat, square)).game
        assert after.board[square] == game.board[square] & ~AS_BLANK
        assert sorted(after.racks[seat]) == sorted((*load("pl").alphabet.rack("WSTAIE"), BLANK))
        assert (after.to_move, after.totals, after.turn) == (seat, game.totals, game.turn)

    def test_the_blank_can_be_laid_in_the_same_turn(self, blank_on_board):
        game = blank_on_board.game
        table = blank_on_board.then(*rules.take_blank(game, game.to_move, 7 * 15 + 8))
        after = play(table, "J8 .s").game
        assert after.board[8 * 15 + 9] & AS_BLANK

    def test_the_letter_must_be_held_and_a_blank_lie_there(self, blank_on_board):
        game = blank_on_board.game
        with pytest.raises(refusal.NoBlankThere):
            rules.take_blank(game, game.to_move, 7 * 15 + 7)
        for square in (-1, 225):
            with pytest.raises(refusal.NoBlankThere):
                rules.take_blank(game, game.to_move, square)
        table = with_rack(blank_on_board, game.to_move, "AAAAAAA")
        with pytest.raises(refusal.NotOnRack):
            rules.take_blank(table.game, game.to_move, 7 * 15 + 8)

    def test_it_is_done_in_ones_own_turn(self, blank_on_board):
        game = blank_on_board.game
        with pytest.raises(refusal.NotYourTurn):
            rules.take_blank(game, 1 - game.to_move, 7 * 15 + 8)

    def test_in_the_plain_game_blanks_stay(self):
        game = a_table().game
        with pytest.raises(refusal.BlanksStay):
            rules.take_blank(game, game.to_move, 0)

    def test_a_record_cannot_tell_of_a_blank_that_is_not_there(self, blank_on_board):
        with pytest.raises(BadEvent, match="no blank lies there"):
            blank_on_board.then(rules.BlankTaken(blank_on_board.to_move, 7 * 15 + 7))
        with pytest.raises(BadEvent, match="no such square"):
            blank_on_board.then(rules.BlankTaken(blank_on_board.to_move, 400))
        with pytest.raises(BadEvent, match="blanks stay"):
            a_table().then(rules.BlankTaken(a_table().to_move, 0))


class TestFivesFirst:
    @pytest.mark.proves("PL-39")
    def test_the_opening_needs_five_letters(self):
        table = a_table("fives-first")
        table = with_rack(table, table.to_move, "KROWASZ")
        with pytest.raises(refusal.IllegalPlacement) as refused:
            play(table, "8H SOWA")
        assert refused.value.code == "opening-too-short"
        # the reason names the number of this round, not the two of the rules (PL-39)
        assert refused.value.values["least"] == table.opening == 5
        assert not play(table, "8H KROWA").game.board.empty

    @pytest.mark.proves("PL-40")
    def test_after_a_whole_round_a_letter_less_is_enough(self):
        table = a_table("fives-first", players=3)
        assert table.opening == 5
        asked = []
        for _ in range(9):
            table = table.after("pass")
            asked.append(table.opening)
        assert asked == [5, 5, 4, 4, 4, 3, 3, 3, 2]
        assert isinstance(table.events[-1], rules.Yielded)
        table = with_rack(table, table.to_move, "OKAEIAA")
        assert not play(table, "8H OK").game.board.empty

    @pytest.mark.proves("PL-40")
    @pytest.mark.parametrize("players", [2, 3, 4])
    @pytest.mark.parametrize("exchanged", [0, 1])
    def test_the_starting_player_has_the_chance_also_after_an_exchange(self, players, exchanged):
        table = a_table("fives-first", players=players)
        first = table.to_move
        for turn in range(players):
            assert (table.opening, table.to_move) == (5, (first + turn) % players)
            tile = table.rack(table.to_move)[0]
            table = table.after(f"exchange {tile}" if turn == exchanged else "pass")
        assert (table.opening, table.to_move) == (4, first)
        table = with_rack(table, first, "SOWAKAZ")
        assert not play(table, "8H SOWA").game.board.empty

    @pytest.mark.proves("PL-40")
    def test_the_chance_goes_to_the_left_if_the_starting_player_cannot_either(self):
        table = a_table("fives-first", players=3).after(*["pass"] * 4)
        table = with_rack(table, table.to_move, "SOWAKAZ")
        assert (table.opening, table.to_move) == (4, (table.first + 1) % 3)
        assert not play(table, "8H SOWA").game.board.empty

    @pytest.mark.proves("PL-40")
    def test_an_opening_challenged_off_is_a_turn_of_the_round(self):
        table = a_table("fives-first", check="challenge")
        table = with_rack(table, table.to_move, "KROWASZ")
        opened = rules.play(table.game, table.to_move, placement(table.edition, "8H SZKAR"))
        table = table.then(*opened).after("challenge", "invalid", "pass")
        assert (table.opening, table.to_move) == (4, table.first)

    def test_a_record_of_before_lowers_the_number_after_as_many_yields_as_players(self):
        now = a_table("fives-first", players=3)
        old = replace(now.edition, house=replace(now.edition.house, opening_by_round=False))
        told = replace(now.started, digest=old.digest(3))
        assert told.digest != now.started.digest
        table = Table(Game.replay((told, *now.events[1:])))
        table = table.after(f"exchange {table.rack(table.to_move)[0]}", "pass", "pass")
        assert (table.opening, table.to_move) == (5, table.first)
        table = table.after("pass")
        assert (table.opening, table.to_move) == (4, (table.first + 1) % 3)

    def test_yielding_is_no_pass_and_no_turn_without_a_tile(self):
        table = a_seeded_game("sv", variants=("fives-first",)).after(*["pass"] * 6)
        assert (table.passes, table.scoreless, table.ended) == (0, 0, None)
        table = table.after(*["pass"] * 6)
        assert table.ended.reason == "scoreless"

    def test_then_a_pass_is_a_pass(self):
        table = a_table("fives-first").after(*["pass"] * 6)
        assert table.opening == 2
        table = table.after("pass")
        assert isinstance(table.events[-1], rules.Passed)
        assert table.passes == 1

    def test_nothing_is_yielded_in_the_plain_game(self):
        with pytest.raises(BadEvent, match="nothing to yield"):
            a_table().then(rules.Yielded(a_table().to_move))

    def test_a_yield_is_a_row_of_the_sheet(self):
        assert [row.kind for row in rules.sheet(a_table("fives-first").after("pass").game)] == [
            "yield"
        ]


@pytest.mark.proves("PL-41")
class TestTwoBags:
    def test_everybody_chooses_a_bag_for_each_tile_of_the_first_rack(self):
        game = a_table("two-bags").game
        first = game.drawer
        vowels = set(game.edition.alphabet.word("AĄEĘIOÓUY")) | {BLANK}
        assert (game.phase, first) == ("drawing", game.first)
        assert [list(part).count(BLANK) for part in bags.parts(game)] == [1, 1]
        for event in rules.draw(game, first, [1, 1, 1, 0]):
            game = game.after(event)
        assert set(game.racks[first][:3]) <= vowels
        assert game.drawer == first
        for event in rules.draw(game, first, [0, 0, 0, 0, 0]):
            game = game.after(event)
        assert (len(game.racks[first]), game.drawer) == (7, 1 - first)

    def test_nobody_moves_before_all_is_drawn(self):
        game = a_table("two-bags").game
        for act in (rules.pass_turn, lambda g, s: rules.exchange(g, s, b"\1")):
            with pytest.raises(refusal.DrawDue):
                act(game, game.first)
        with pytest.raises(refusal.NothingToDraw):
            rules.draw(game, 1 - game.first, [0])
        with pytest.raises(refusal.NothingToDraw):
            rules.draw(game, game.first, [])
        with pytest.raises(refusal.BagEmpty):
            rules.draw(game, game.first, [2])

    def test_tiles_exchanged_go_back_to_their_bags(self):
        table = deal(a_table("two-bags"))
        game = table.game
        seat, sizes = game.to_move, [len(part) for part in bags.parts(game)]
        table = table.then(*rules.exchange(game, seat, game.racks[seat][:2]))
        assert (table.phase, table.drawer) == ("drawing", seat)
        table = table.then(*rules.draw(table.game, seat, [1, 1]))
        assert table.phase == "turn"
        assert table.to_move == 1 - seat
        assert sum(map(len, bags.parts(table.game))) == sum(sizes)

    def test_a_blank_returns_to_the_bag_that_has_fewer(self):
        game = deal(a_table("two-bags")).game
        for apart, back, after in ((0, 1, 1), (1, 1, 1), (0, 2, 1)):
            held = replace(game, pool=bytes([BLANK] * (2 - back)) + game.pool.replace(b"\0", b""))
            held = replace(held, blanks_apart=min(apart, 2 - back))
            assert bags.vowel_blanks_after(held, bytes([BLANK] * back)) == after

    def test_a_record_must_say_from_which_bag(self):
        game = a_table("two-bags").game
        with pytest.raises(BadEvent, match="from which bag"):
            game.after(rules.Drawn(game.first, b"\1"))
        with pytest.raises(BadEvent, match="from which bag"):
            a_table().game.after(rules.Drawn(0, b"", 1))
        drawn = rules.draw(game, game.first, [1])[0]
        with pytest.raises(BadEvent, match="other tiles"):
            game.after(rules.Drawn(game.first, drawn.tiles, 0))

    def test_who_gives_up_while_drawing_leaves_the_books_in_order(self):
        table = deal(a_table("two-bags", players=3))
        game = table.game
        table = table.then(*rules.exchange(game, game.to_move, game.racks[game.to_move][:3]))
        table = table.then(*rules.resign(table.game, game.to_move))
        assert (table.aside, table.phase) == (b"", "turn")
        assert Game.replay(table.events) == table.game

    def test_the_last_tiles_need_no_choice(self):
        game = deal(a_table("two-bags")).game
        few = replace(game, pool=game.pool[:3], racks=(game.racks[0][:4], b"\1" * 7))
        assert bags.shares(few, 3) in ([(0, 3)], [(1, 3)], [(0, 1), (1, 2)], [(0, 2), (1, 1)])


def deal(table):
    """The table with all racks drawn, bag after bag."""
    while table.drawer is not None:
        table = table.then(*rules.draw(table.game, table.drawer, [0, 1, 0, 1, 0, 1, 0]))
    return table


def theme_game(check="automatic", players=2, words=()):
    """A table with a theme; nobody knows the racks, so that anything can be laid."""
    theme = rules.theme_of("na wsi", words)
    return a_game("pl", players, variants=("theme",), theme=theme, check=check)


def claim_theme(table, words=(0,), argument="z obory"):
    """KROWA laid and put forward for the theme."""
    game = table.game
    laid = placement(game.edition, "8H KROWA")
    verdict = "valid" if game.started.check == "automatic" else None
    claim = rules.Claim(words, argument)
    return table.then(*rules.play(game, game.to_move, laid, verdict, claim))


@pytest.mark.proves("PL-38")
class TestTheme:
    def test_a_word_on_the_list_earns_five_points_at_once(self):
        table = theme_game(words=("KROWA",))
        seat = table.to_move
        table = play(table, "8H KROWA")
        assert (table.totals[seat], table.phase) == (14 + 5, "turn")
        (row,) = rules.sheet(table.game)
        assert (row.points, row.theme) == (19, 5)

    def test_any_other_word_is_voted_on_and_the_majority_of_the_others_decides(self):
        for votes, points in (((True, True), 5), ((True, False), 0), ((False, False), 0)):
            table = claim_theme(theme_game(players=3))
            seat = table.to_move
            voting = [(seat + 1) % 3, (seat + 2) % 3]
            assert table.phase == "vote"
            for voter, agrees in zip(voting, votes, strict=True):
                table = table.then(*rules.vote(table.game, voter, agrees))
            assert (table.totals[seat], table.phase) == (14 + points, "turn")

    def test_nobody_goes_on_before_the_vote(self):
        table = claim_theme(theme_game("challenge"))
        seat = table.to_move
        for act in (rules.confirm, rules.challenge, rules.pass_turn):
            with pytest.raises(refusal.VoteDue):
                act(table.game, 1 - seat)
        with pytest.raises(refusal.OwnVote):
            rules.vote(table.game, seat, True)
        table = table.then(*rules.vote(table.game, 1 - seat, True))
        assert (table.phase, table.totals[seat]) == ("window", 19)
        with pytest.raises(refusal.NoVote):
            rules.vote(table.game, 1 - seat, True)

    def test_a_play_challenged_off_loses_what_the_theme_gave(self):
        table = claim_theme(theme_game("challenge"))
        seat = table.to_move
        table = table.then(*rules.vote(table.game, 1 - seat, True))
        table = table.then(*rules.challenge(table.game, 1 - seat))
        table = table.then(*rules.rule(table.game, "invalid"))
        assert table.totals[seat] == 0
        assert rules.sheet(table.game)[0].points == 0

    def test_where_nobody_is_left_to_vote_a_claim_gives_nothing_and_the_play_stands(self):
        theme = rules.theme_of("na wsi")
        clock = policy("pl-20")
        table = a_timed_game("pl", clock, variants=("theme",), theme=theme, check="challenge")
        table = table.started().wait(20 * 60).table
        seat = table.to_move
        assert table.playing == (seat,)
        table = with_rack(table, seat, "KROWAEZ")
        laid = placement(table.edition, "8H KROWA")
        table = table.then(*rules.play(table.game, seat, laid, "valid", rules.Claim((0,), "tak")))
        assert (table.totals[seat], table.phase) == (14, "turn")

    def test_only_words_of_the_play_that_do_not_count_anyway_can_be_claimed(self):
        for table, words in (
            (theme_game(), (1,)),
            (theme_game(), (0, 0)),
            (theme_game(words=("KROWA",)), (0,)),
        ):
            with pytest.raises(refusal.BadClaim):
                claim_theme(table, words)
        with pytest.raises(refusal.BadClaim):
            claim_theme(theme_game(), argument="x" * 201)
        with pytest.raises(refusal.NoTheme):
            claim_theme(a_game("pl", check="automatic"))

    def test_a_theme_and_its_variant_come_together(self):
        with pytest.raises(refusal.NoTheme):
            a_table("theme")
        with pytest.raises(refusal.NoTheme):
            a_seeded_game("pl", theme=rules.theme_of("na wsi"))
        with pytest.raises(refusal.NoTheme):
            rules.theme_of("  ")

    def test_a_record_cannot_give_itself_points(self):
        table = claim_theme(theme_game())
        seat = table.to_move
        voted = table.then(rules.ThemeVoted(1 - seat, False))
        with pytest.raises(BadEvent, match="the theme gives 0"):
            voted.then(rules.ThemeScored(seat, 5))

    @pytest.mark.parametrize(("agrees", "points"), [(True, 5), (False, 0)])
    @pytest.mark.parametrize("leave", ["resign", "claim"])
    @pytest.mark.parametrize("check", ["automatic", "challenge"])
    def test_who_leaves_is_waited_for_no_longer(self, check, leave, agrees, points):
        table = claim_theme(theme_game(check, players=3))
        seat = table.to_move
        voter, leaver = (seat + 1) % 3, (seat + 2) % 3
        table = table.then(*rules.vote(table.game, voter, agrees))
        if leave == "resign":
            table = table.then(*rules.resign(table.game, leaver))
        else:
            table = table.then(*rules.claim(table.game, seat))
        assert leaver in table.resigned
        # the play lies there with what the vote gave it, and the table knows whom it waits for
        assert (table.totals[seat], rules.sheet(table.game)[0].theme) == (14 + points, points)
        assert table.phase == ("turn" if check == "automatic" else "window")
        assert claimable_seat(table.game) == voter
        assert not table.game.board.empty
        assert Game.replay(table.events) == table.game

    @pytest.mark.parametrize("leave", ["resign", "claim"])
    def test_who_leaves_before_the_others_have_voted_leaves_the_vote_open(self, leave):
        table = claim_theme(theme_game(players=3))
        seat = table.to_move
        gone, other = (seat + 1) % 3, (seat + 2) % 3
        if leave == "resign":
            table = table.then(*rules.resign(table.game, gone))
        else:
            table = table.then(*rules.claim(table.game, other))
        assert (table.phase, claimable_seat(table.game)) == ("vote", other)
        table = table.then(*rules.vote(table.game, other, True))
        assert (table.totals[seat], table.phase) == (19, "turn")

    @pytest.mark.parametrize("leave", ["resign", "claim"])
    def test_of_two_the_play_stands_without_a_vote(self, leave):
        table = claim_theme(theme_game())
        seat = table.to_move
        if leave == "resign":
            table = table.then(*rules.resign(table.game, 1 - seat))
        else:
            table = table.then(*rules.claim(table.game, seat))
        assert table.ended and not table.game.board.empty
        assert rules.sheet(table.game)[0].theme == 0


# ------------------------------------------------------------------- what is claimed, and with what


def put_forward(table, text="8H KROWA"):
    return rules.claim_all(table.game, placement(table.edition, text), "z obory")


def test_every_word_of_a_play_that_is_not_on_the_list_is_put_forward():
    assert put_forward(theme_game()) == rules.Claim((0,), "z obory")
    assert put_forward(theme_game(words=("BYK",))) == rules.Claim((0,), "z obory")
    assert put_forward(theme_game(words=("KROWA",))) is None
    after = play(theme_game(words=("KROWA",)), "8H KROWA")
    assert put_forward(after, "9G BYK") == rules.Claim((0, 1, 2), "z obory")


def test_nothing_is_put_forward_without_a_theme_or_a_play():
    assert put_forward(a_game("pl")) is None
    assert put_forward(theme_game(), "1A KROWA") is None


def test_variants_that_do_not_fit_are_named():
    with pytest.raises(refusal.VariantRefused) as refused:
        a_table("karpatka", players=3)
    assert refused.value.code == refused.value.__cause__.code
    assert refused.value.values["variant"] == "karpatka"

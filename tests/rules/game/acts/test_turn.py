"""What a player can do in a turn."""

from dataclasses import replace

import pytest

from stafla import rules
from stafla._core import Placement
from stafla.editions import names
from stafla.rules import UNKNOWN, Exchanged, Played, Refusal
from tests.rules.builders import Table, a_game, a_seeded_game, an_endgame


def refusal_code(table, act, **options):
    """The refusal of an act, which changes nothing."""
    before = table.game
    with pytest.raises(Refusal) as raised:
        table.decide(act, **options)
    assert table.game == before
    return raised.value


# ------------------------------------------------------------------------------- laying tiles


@pytest.mark.proves("IS-30", "IS-33", "IS-35", "IS-07")
def test_the_icelandic_examples_play_through():
    table = a_game("is").after("8D HRAKI", "G6 LO.I", "10D REIÐA", "H7 K.M.", "11C JÓÐLIR")
    rows = [row.points for row in rules.sheet(table.game)]
    assert rows == [28, 15, 20, 19, 74]
    assert table.totals == (28 + 20 + 74, 15 + 19)


@pytest.mark.proves("FI-07", "FI-08", "FI-15", "FI-16", "FI-17", "FI-20")
def test_the_finnish_examples_play_through():
    table = a_game("fi").after(
        "8F KOIRA", "8F .....S", "K8 .AUMA", "G7 F.BIA", "F10 AJOS", "11F ..KAU.A"
    )
    assert [row.points for row in rules.sheet(table.game)] == [20, 11, 18, 36, 19, 15]


@pytest.mark.proves("PL-16", "PL-18", "PL-22", "PL-25")
def test_the_polish_examples_play_through():
    table = a_game("pl").after("8B PRÓBUJE", "8A S.......MY", "9F DAR")
    assert [row.points for row in rules.sheet(table.game)] == [96, 69, 17]


@pytest.mark.proves("SV-03")
@pytest.mark.parametrize(
    ("act", "words"),
    [
        ("E3 PEDAGOG", ["PEDAGOG", "OBEHAG"]),
        ("K5 PEDAGOG", ["PEDAGOG", "BEHAGA"]),
        ("9E PEDAGOG", ["PEDAGOG", "BE", "ED", "HA", "AG", "GO"]),
    ],
)
def test_a_word_of_new_tiles_alone_may_lie_beside_another(act, words):
    table = a_game("sv").after("8F BEHAG", "ok", act)
    decode = table.edition.alphabet.decode_word
    assert [decode(word.letters) for word in table.breakdown.words] == words


def test_tiles_already_there_may_be_named_or_left_out_at_the_ends():
    table = a_game("fi").after("8F KOIRA", "ok")
    events = [table.decide(act)[-1] for act in ("8F .....S", "8F KOIRAS", "8K S", "K8 S")]
    assert events == [Played(1, Placement(7 * 15 + 5, False, bytes([0] * 5 + [19])), 11)] * 4


@pytest.mark.proves("IS-06", "FI-06", "PL-09")
@pytest.mark.parametrize(
    ("act", "code"), [("8H A", "too-short"), ("7H AR", "not-on-start"), ("8O AR", "off-board")]
)
def test_the_opening_covers_the_star_with_two_tiles(act, code):
    assert refusal_code(a_game(), act).code == code


@pytest.mark.proves("FI-11", "PL-23")
@pytest.mark.parametrize(
    ("name", "first", "new", "word"),
    [("fi", "8F KOIRA", "8F .....S", "KOIRAS"), ("pl", "8E PRÓB", "8E ....A", "PRÓBA")],
)
def test_each_later_player_lays_new_words_exchanges_or_passes(name, first, new, word):
    table = a_game(name).after(first, "ok")
    laid = table.after(new)
    (formed,) = laid.breakdown.words
    assert table.edition.alphabet.decode_word(formed.letters) == word
    assert all(len(formed.letters) >= 2 for formed in laid.breakdown.words)
    assert laid.after("ok").to_move == 0
    for act in ("exchange A", "pass"):
        after = table.after(act)
        assert (after.to_move, after.board, after.totals) == (0, table.board, table.totals)
    # one tile is enough, none is not, and one that makes no word of two letters cannot lie there
    assert (
        refusal_code(table, "8" + first[1] + " " + "." * len(first.split()[1])).code == "no-tiles"
    )
    assert refusal_code(table, "A1 A").code == "detached"


@pytest.mark.proves("IS-12", "FI-13", "PL-24", "IS-10")
def test_a_refused_placement_names_square_and_tile():
    table = a_game("is").after("8D HRAKI", "ok")
    assert refusal_code(table, "1A AR").code == "detached"
    mismatch = refusal_code(table, "8D HÁAKI")
    assert (mismatch.code, mismatch.square, mismatch.values["square"]) == ("mismatch", 109, "E8")
    assert mismatch.tile == "Á"
    nothing = refusal_code(table, "D7 A..A")
    assert (nothing.code, nothing.values["square"], nothing.tile) == ("nothing-there", "D9", None)
    assert nothing.values["kind"] == "none"


def test_a_refusal_names_only_what_there_is_to_name():
    table = a_game("is").after("8D HRAKI", "ok")
    nothing = refusal_code(table, "8D .....")
    assert (nothing.code, nothing.square, nothing.values["square"]) == ("no-tiles", None, "")
    with pytest.raises(Refusal, match="unknown-letter") as raised:
        rules.play(a_game("is").game, 0, Placement(112, False, bytes([37, 1])))
    assert raised.value.tile is None
    assert refusal_code(table, "1A ÖR").code == "detached"
    assert refusal_code(table, "8D HRAKÖ").tile == "Ö"


def test_tiles_must_be_held():
    table = a_game("is", racks=("HRAKIAB", "AAAAAAA"))
    missing = refusal_code(table, "8D HRÐKI")
    assert (missing.code, missing.tile, missing.values["tile"]) == ("not-on-rack", "Ð", "Ð")
    assert (missing.square, missing.values["square"]) == (110, "F8")
    assert missing.values["kind"] == "letter"
    blank = refusal_code(table, "8D HRAkI")
    assert (blank.code, blank.tile, blank.values["kind"]) == ("not-on-rack", "?", "blank")
    twice = refusal_code(table, "8D HRAKK")
    assert twice.tile == "K"
    assert table.after("8D HRAKI").rack(0) == "AB"


def test_a_partly_known_rack_can_hold_what_it_does_not_show():
    table = a_game("is", racks=("HRA****",))
    assert table.after("8D HRAKI").rack(0) == "**"
    table = a_game("is", racks=("HRAABG*",))
    missing = refusal_code(table, "8D HRAKI")
    assert (missing.code, missing.tile) == ("not-on-rack", "I")


def test_an_unknown_rack_cannot_hold_a_tile_that_is_nowhere_left():
    table = a_game("en", racks=("*******", "QZJXKAA"), check="challenge")
    missing = refusal_code(table, "8H QI")
    assert (missing.code, missing.tile) == ("not-on-rack", "Q")


@pytest.mark.proves("IS-16", "FI-02", "PL-03")
def test_a_blank_keeps_its_letter_on_the_board_and_is_a_blank_when_it_comes_back():
    table = a_game("is", racks=("HRA?IAB",)).after("8D HRAkI")
    assert table.rack(0) == "AB"
    assert table.edition.alphabet.decode(table.board.cells[108:113]) == "HRAkI"
    assert table.after("challenge", "invalid").rack(0) == "?AABHIR"


@pytest.mark.proves("SV-53")
def test_a_letter_without_a_tile_can_be_laid_by_a_blank():
    table = a_game("sv", racks=("?OKAAAA",)).after("8H wOK")
    word = table.breakdown.words[0]
    assert table.edition.alphabet.decode_word(word.letters) == "WOK"
    assert word.points == 2 * (0 + 2 + 2)
    code = table.edition.alphabet.word("W")[0]
    with pytest.raises(Refusal, match="not-on-rack"):
        rules.play(a_game("sv").game, 0, Placement(112, False, bytes([code, 1])))


@pytest.mark.proves("IS-39", "FI-33", "PL-22")
@pytest.mark.parametrize("name", names())
def test_seven_tiles_in_one_turn_earn_fifty_points(name):
    table = a_game(name, check="challenge").after("8B AREDSTI" if name != "is" else "8B AREÐSTI")
    assert table.breakdown.bonus == 50
    assert table.totals[0] == table.breakdown.total
    assert a_game(name, check="challenge").after("8C AREDST").breakdown.bonus == 0


@pytest.mark.proves("IS-39")
def test_playing_out_a_shorter_rack_earns_no_bonus():
    table = an_endgame("is", "AR", "B").after("9G AR")
    assert table.breakdown.bonus == 0


@pytest.mark.proves("FI-40", "PL-29")
@pytest.mark.parametrize("name", ["fi", "pl"])
def test_the_same_word_may_be_played_again(name):
    table = a_game(name, check="automatic")
    table = table.after("8H KOT", "H8 .OT", verdict="valid")
    assert [row.kind for row in rules.sheet(table.game)] == ["play", "play"]


# ----------------------------------------------------------------------- automatic word check


@pytest.mark.parametrize("name", names())
def test_with_automatic_check_a_play_with_an_invalid_word_is_refused(name):
    table = a_game(name, check="automatic")
    refusal = refusal_code(table, "8H AR", verdict="invalid")
    assert (refusal.code, refusal.values["words"]) == ("invalid-words", "AR")


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("verdict", ["valid", "unknown"])
def test_with_automatic_check_any_other_play_stands_at_once(name, verdict):
    table = a_game(name, check="automatic").after("8H AR", verdict=verdict)
    assert table.kinds()[-3:] == ["Played", "Confirmed", "Drawn"]
    assert table.phase == "turn"
    assert table.to_move == 1
    with pytest.raises(Refusal, match="no-challenges"):
        table.decide("challenge", by=1)


def test_with_automatic_check_a_play_without_a_verdict_is_a_mistake_of_the_program():
    with pytest.raises(TypeError, match="needs a verdict"):
        a_game(check="automatic").decide("8H AR")


def test_the_refusal_names_every_word_of_the_play():
    table = a_game("is", check="automatic").after("8D HRAKI", verdict="valid")
    assert refusal_code(table, "9H KU", verdict="invalid").values["words"] == "KU, IK"


def test_an_illegal_placement_is_refused_before_its_words_are_judged():
    assert (
        refusal_code(a_game(check="automatic"), "7H AR", verdict="invalid").code == "not-on-start"
    )


# ----------------------------------------------------------------------------- exchange, pass


@pytest.mark.proves("SV-25")
def test_new_tiles_are_drawn_before_the_old_ones_go_into_the_bag():
    """With seven in the bag the new rack is what the bag held, and the bag what was put aside."""
    table = an_endgame("sv", "AAAAAAA", "R", bag="DDEEEEE")
    laid_down = table.then(Exchanged(0, table.rack_codes("AAAAAAA")))
    assert (laid_down.rack(0), laid_down.bag_size) == ("", 7)
    assert laid_down.edition.alphabet.decode_rack(laid_down.bag) == "DDEEEEE"
    (exchanged, *rest) = rules.exchange(table.game, 0, table.rack_codes("AAAAAAA"))
    assert [type(event).__name__ for event in rest] == ["Drawn", "Returned"]
    assert exchanged == Exchanged(0, table.rack_codes("AAAAAAA"))
    after = table.after("exchange AAAAAAA")
    assert after.bag_size == 7
    assert len(after.racks[0]) == 7
    assert refusal_code(an_endgame("sv", "AAAAAAA", "R", bag="DDEEEE"), "exchange A").code == (
        "bag-below-least"
    )


@pytest.mark.proves("IS-17", "FI-22", "PL-07")
@pytest.mark.parametrize("name", names())
def test_tiles_are_put_aside_then_drawn_then_returned(name):
    table = a_seeded_game(name)
    seat = table.to_move
    given = table.racks[seat][:3]
    after = table.then(*rules.exchange(table.game, seat, given))
    exchanged, drawn, returned = after.events[-3:]
    assert [type(e).__name__ for e in (exchanged, drawn, returned)] == [
        "Exchanged",
        "Drawn",
        "Returned",
    ]
    assert exchanged == Exchanged(seat, given)
    assert len(drawn.tiles) == 3
    aside = table.then(exchanged)
    assert aside.aside == given
    assert len(aside.racks[seat]) == 4
    assert aside.pool == table.pool, "the old tiles are not among those to draw"
    assert sorted(after.racks[seat]) == sorted(table.racks[seat][3:] + drawn.tiles)
    assert after.bag_size == table.bag_size
    assert sorted(after.pool + drawn.tiles) == sorted(table.pool + given)
    assert after.to_move != seat
    assert after.exchanges[seat] == 1
    assert after.exchanges[1 - seat] == 0
    assert after.aside == b""


@pytest.mark.proves("IS-17", "FI-22", "PL-07")
@pytest.mark.parametrize("count", [1, 7])
def test_any_number_of_tiles_can_be_exchanged(count):
    table = a_seeded_game("is")
    given = table.racks[table.to_move][:count]
    table = table.then(*rules.exchange(table.game, table.to_move, given))
    assert [len(rack) for rack in table.racks] == [7, 7]


@pytest.mark.proves("IS-18", "FI-22", "PL-07")
@pytest.mark.parametrize("name", ["is", "fi", "sv-home", "pl"])
def test_no_more_tiles_than_the_bag_holds_can_be_exchanged(name):
    table = an_endgame(name, "AAEE", "R", bag="OR")
    refusal = refusal_code(table, "exchange AAE")
    assert (refusal.code, refusal.values["bag"]) == ("bag-too-small", 2)
    after = table.after("exchange AE")
    assert after.bag_size == 2
    assert after.to_move == 1
    assert after.rack(0) == "AE**"


@pytest.mark.proves("SV-26")
@pytest.mark.parametrize("name", ["sv", "en"])
def test_exchanging_needs_seven_tiles_in_the_bag(name):
    table = an_endgame(name, "AAEE", "R", bag="DDEEEE")
    refusal = refusal_code(table, "exchange A")
    assert (refusal.code, refusal.values["least"]) == ("bag-below-least", 7)
    assert an_endgame(name, "AAEE", "R", bag="DDEEEEE").after("exchange A").to_move == 1


@pytest.mark.proves("PL-49")
def test_a_polish_tournament_table_exchanges_with_seven_in_the_bag_and_no_fewer():
    table = a_game("pl", variants=("exchange-seven",))
    for bag, code in (("DDEEEE", "bag-below-least"), ("DDEEEEE", None)):
        few = Table(replace(table.game, pool=table.rack_codes(bag), racks=(b"\x01\x01", b"\x01")))
        if code:
            assert refusal_code(few, "exchange A").code == code
        else:
            assert few.after("exchange A").to_move == 1
    assert an_endgame("pl", "AA", "A", bag="D").after("exchange A").to_move == 1


def test_only_tiles_of_the_rack_can_be_exchanged():
    table = a_game("is", racks=("HRAKIAB",))
    assert refusal_code(table, "exchange HH").tile == "H"
    assert refusal_code(table, "exchange ?").tile == "?"
    assert refusal_code(table, "exchange H", by=1).code == "not-your-turn"
    with pytest.raises(Refusal, match="no-tiles"):
        rules.exchange(table.game, 0, b"")


def test_an_exchange_of_unknown_tiles_makes_the_rest_of_the_rack_unknown():
    table = a_game("is", racks=("HRAKIAB",))
    events = rules.exchange(table.game, 0, bytes([UNKNOWN] * 3))
    after = table.then(*events)
    assert after.rack(0) == "*******"
    assert after.bag_size == table.bag_size
    assert len(after.pool) == 104
    assert table.then(*events[:1]).rack(0) == "****"


def test_of_a_partly_known_rack_known_tiles_can_be_exchanged():
    table = a_game("is", racks=("HRA****",)).after("exchange HÐ")
    assert table.rack(0) == "AR*****"
    assert refusal_code(a_game("is", racks=("HRAKIA*",)), "exchange ÐÐ").code == "not-on-rack"


@pytest.mark.proves("IS-19", "FI-23", "SV-27", "PL-08")
@pytest.mark.parametrize("name", names())
def test_passing_is_always_allowed(name):
    table = a_game(name).after("pass")
    assert table.to_move == 1
    assert (table.passes, table.scoreless) == (1, 1)
    assert an_endgame(name, "AR", "AS").after("pass").to_move == 1


# ---------------------------------------------------------------------------- order of turns


@pytest.mark.proves("IS-09", "PL-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_the_table(players):
    table = a_game("is", players, first=1)
    order = []
    for _ in range(2 * players):
        order.append(table.to_move)
        table = table.after("exchange A")
    assert order == [(1 + n) % players for n in range(2 * players)]


def test_only_the_player_to_move_can_act():
    table = a_game("is", 3)
    for seat in (1, 2):
        for act in ("8H AR", "exchange A", "pass"):
            assert refusal_code(table, act, by=seat).code == "not-your-turn"


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_is_not_there_cannot_act(seat):
    refusal = refusal_code(a_game(), "pass", by=seat)
    assert (refusal.code, refusal.values["seat"]) == ("no-such-seat", seat)


@pytest.mark.proves("IS-15", "FI-29", "PL-13")
@pytest.mark.parametrize("name", ["is", "fi", "pl", "sv-home", "en"])
def test_tiles_once_laid_cannot_be_taken_back(name):
    table = a_game(name, check="challenge").after("8H AR")
    assert refusal_code(table, "withdraw").code == "already-made"
    assert refusal_code(table, "press").code == "already-made"
    assert refusal_code(table, "9H AR", by=0).code == "window-open"
    assert refusal_code(table, "pass", by=0).code == "window-open"
    assert refusal_code(table.after("ok"), "8H AR", by=1).code in ("occupied", "no-tiles")


@pytest.mark.proves("IS-18", "SV-26")
@pytest.mark.parametrize(("name", "bag", "why"), [("sv", 3, "below-least"), ("is", 1, "too-small")])
def test_no_record_exchanges_what_the_rules_refuse(name, bag, why):
    few = an_endgame(name, "AR", "BE", bag="G" * bag)
    with pytest.raises(rules.BadEvent, match=why):
        few.then(rules.Exchanged(0, few.rack_codes("AR")))
    with pytest.raises(rules.BadEvent, match="no-tiles"):
        few.then(rules.Exchanged(0, b""))
    enough = an_endgame(name, "AR", "BE", bag="G" * 7)
    assert enough.then(rules.Exchanged(0, enough.rack_codes("AR"))).rack(0) == ""

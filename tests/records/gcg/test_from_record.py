"""Games as GCG files: what every event becomes, and what the format can only note."""

from dataclasses import replace

from stafla import rules
from stafla.editions import load
from stafla.records import Record, to_gcg
from stafla.records.gcg import reader as gcg
from stafla.records.gcg import writer as gcg_text
from stafla.records.gcg.check import play_through
from stafla.records.gcg.from_record import _Export
from stafla.records.gcg.to_record import from_gcg
from stafla.rules import Ended, Overdrawn, Penalised
from tests.records.record.test_times import a_loss_on_time
from tests.rules.builders import a_game, a_seeded_game, an_endgame
from tests.rules.clocks import a_policy, a_timed_game, policy
from tests.rules.game.acts.test_board import table as at_board
from tests.rules.game.acts.test_clock import playable
from tests.rules.game.acts.test_judge import appeal_word, loser
from tests.rules.game.acts.test_variants import claim_theme, theme_game

NAMES = {"player-0": "Anna", "player-1": "Bo", "player-2": "Cai"}


def rows(table, *, racks=True, names=NAMES):
    """The moves and notes of a table's file."""
    text = gcg_text.write(to_gcg(Record(table.game.events, names), racks=racks)).decode()
    return [row for row in text.splitlines() if row.startswith((">", "#note", "#-", "#rack"))]


def notes(table):
    return [row.partition(" ")[2] for row in rows(table) if row.startswith(("#note", "#-"))]


def test_plays_exchanges_and_passes_have_a_line_each():
    table = a_game("is", racks=("HRAKIÞ*", "LOI****"))
    table = table.after("8D HRAKI", "G6 LO.I", "exchange Þ*", "pass", "exchange ***")
    assert rows(table) == [
        ">Anna: AHIKRÞ 8D HRAKI +28 28",
        ">Bo: ILO G6 LO.I +15 15",
        ">Anna: Þ -2 +0 28",
        ">Bo: - +0 15",
        ">Anna: -3 +0 28",
    ]


def test_a_rack_that_nobody_knows_is_none_and_no_empty_text():
    file = to_gcg(Record(a_game("is").after("pass").game.events))
    assert (file.lines[0].rack, file.racks) == (None, (None, None))


def test_an_exchange_is_told_by_its_number_where_racks_are_not_shown():
    table = a_game("is", racks=("HRAKIÞN",)).after("exchange HR")
    assert rows(table) == [">Anna: AHIKNRÞ -HR +0 0", "#rack1 AIKNÞ"]
    assert rows(table, racks=False) == [">Anna: -2 +0 0"]


def test_the_first_player_of_the_file_is_who_moved_first():
    table = a_game("is", 3, first=1).after("8D HRAKI", "G6 LO.I", "pass")
    file = to_gcg(Record(table.game.events, NAMES))
    assert [player.nick for player in file.players] == ["Bo", "Cai", "Anna"]
    assert [line.player for line in file.lines] == ["Bo", "Cai", "Anna"]
    assert (file.incomplete, file.pragmas[0]) == (True, ("description", "Stafla edition is"))


def test_the_word_list_is_named_with_its_fingerprint():
    table = a_game("fi", lexicon="Kotus 2024", fingerprint="ABCDEF")
    file = to_gcg(Record(table.game.events))
    assert file.pragma("lexicon") == "Kotus 2024 ABCDEF"
    assert file.pragma("tile-distribution") == "finnish"
    assert to_gcg(Record(a_game("sv-home").game.events)).pragma("lexicon") is None
    assert to_gcg(Record(a_game("sv-home").game.events)).pragma("tile-distribution") == "swedish"
    plain = to_gcg(Record(a_game("fi", lexicon="Kotus 2024").game.events))
    assert plain.pragma("lexicon") == "Kotus 2024"


def test_a_challenge_is_noted_under_the_play_with_its_ruling():
    off = a_game("sv", racks=("BEHAGXY",)).after("8F BEHAG", "challenge", "invalid")
    assert rows(off) == [
        ">Anna: ABEGHXY 8F BEHAG +20 20",
        "#note Bo challenges",
        "#- ruled invalid",
        ">Anna: ABEGHXY -- -20 0",
        "#rack1 ABEGHXY",
    ]
    wrong = a_game("fi").after("8F KOIRA", "challenge", "valid")
    assert rows(wrong)[1:4] == ["#note Bo challenges", "#- ruled valid", ">Bo: (challenge) -10 -10"]


def test_a_turn_lost_by_a_challenge_is_a_pass_with_its_reason():
    table = a_game("en", check="challenge").after("8H AT", "challenge", "valid")
    assert rows(table)[1:] == [
        "#note Bo challenges",
        "#- ruled valid",
        ">Bo: - +0 0",
        "#note #unsuccessful-challenge",
    ]


def test_an_appeal_and_the_judge_s_ruling_are_noted():
    table = appeal_word("invalid")
    mover, other = (NAMES[f"player-{seat}"] for seat in (loser(table), 1 - loser(table)))
    ruled = table.then(*rules.rule_appeal(table.game, "valid", "page 7"))
    before = [f"{other} challenges", "ruled invalid", f"{mover} appeals"]
    assert notes(ruled) == [*before, "the judge rules valid: page 7"]
    table = table.then(*rules.propose(table.game, 1 - loser(table), "overturn"))
    agreed = table.then(*rules.consent(table.game, loser(table)))
    assert notes(agreed) == [*before, "the verdict is overturned by agreement"]


def test_what_the_judge_decides_is_noted():
    table = at_board().after("8H AR", "ok")
    table = table.then(rules.JudgeCalled(1))
    decided = table.then(*rules.decide(table.game, "go on", points=(0, 7)))
    names = {"seat-0": "Anna", "seat-1": "Bo"}
    assert "#- the judge: go on" in rows(decided, names=names)


def test_points_that_a_judge_gives_are_no_challenge_and_are_read_as_what_they_are():
    table = at_board().after("8H AR", "ok")
    table = table.then(rules.JudgeCalled(1))
    decided = table.then(*rules.decide(table.game, "go on", points=(-10, 7)))
    record = Record(decided.game.events, {"seat-0": "Anna", "seat-1": "Bo"})
    told = gcg_text.write(to_gcg(record)).decode().splitlines()
    lines = [row.rpartition(") ")[2] for row in told if "(challenge)" in row]
    assert [points.split()[0] for points in lines] == ["-10", "+7"]
    assert told.count("#note #correction") == 2
    assert "#- the judge: go on" in told
    # what stands there is for any other program a line that it knows; here it comes back as it was
    read = from_gcg(gcg.read("\n".join(told).encode()), load("is"))
    given = [event for event in read.events if isinstance(event, Penalised)]
    assert given == [Penalised(0, 10, "correction"), Penalised(1, -7, "correction")]


def test_who_resigns_or_is_gone_is_noted():
    table = a_game("is", 3).after("8D HRAKI", "ok", "resign")
    assert notes(table) == ["Bo resigns"]
    begun = a_game("is", 3).after("8D HRAKI", "ok")
    assert notes(begun.then(*rules.claim(begun.game, 2))) == ["Bo is gone"]


def test_who_drew_too_many_is_noted():
    table = at_board().after("8H AR", "ok").then(Overdrawn(0, 2, False, False, 0))
    assert rows(table, names={"seat-0": "Anna"})[1] == "#note Anna drew 2 too many"


def test_a_play_told_by_its_points_alone_is_a_line_with_a_note():
    begun = at_board()
    table = begun.then(*rules.tell(begun.game, 0, 5, 24))
    assert rows(table, names={"seat-0": "Anna"}) == [
        ">Anna: (challenge) +24 24",
        "#note 5 tiles laid, the play was not written down",
    ]
    assert rows(table.after("withdraw")) == []


def test_a_blank_taken_is_noted_by_its_square():
    table = a_game("pl", variants=("blanks-return",), racks=("KRO?AEZ", "WSTAIE*"))
    table = table.after("8F KROwA", "ok")
    table = table.then(*rules.take_blank(table.game, 1, 7 * 15 + 8))
    assert notes(table) == ["Bo takes the blank on square 114"]


def test_what_a_theme_gives_is_a_line_of_its_own():
    table = claim_theme(theme_game())
    seat = table.to_move
    table = table.then(*rules.vote(table.game, 1 - seat, True))
    (line,) = [line for line in to_gcg(Record(table.game.events)).lines if line.points == 5]
    assert (line.kind, line.note) == ("challenge", "words of the theme")


def test_who_has_no_time_left_is_noted():
    table = a_timed_game("pl", a_policy(base=60, limit="stop"), 3).started()
    table = table.then(*playable(table)).after("ok").wait(61)
    (flagged,) = [event.seat for event in table.game.events if isinstance(event, rules.Flagged)]
    names = {f"player-{seat}": name for seat, name in enumerate(("Anna", "Bo", "Cai"))}
    assert notes(table) == [f"{names[f'player-{flagged}']} has no time left"]


def test_time_used_beyond_is_a_line_of_time_and_a_penalty_for_a_challenge_one_of_challenge():
    table = a_game("is").after("8D HRAKI", "ok")
    for why, kind in (("time", "time"), ("challenge", "challenge"), ("correction", "challenge")):
        line = to_gcg(Record(table.then(Penalised(0, 3, why)).game.events)).lines[-1]
        assert (line.kind, line.points, line.total) == (kind, -3, 25)


def test_a_note_before_the_first_move_is_left_out():
    begun = a_game("is", 3)
    table = begun.then(*rules.claim(begun.game, 1)).after("8D HRAKI")
    assert rows(table) == [">Bo: AHIKR 8D HRAKI +28 28"]


# ------------------------------------------------------------------- the end


def settle(table, changes, out=None, reason="out"):
    """The lines that a settlement makes of a game whose bag is empty."""
    game = replace(table.game, ended=Ended(reason, out))
    seats = range(len(game.racks))
    export = _Export(Record(game.events, NAMES), list(seats), racks=True)
    export.settle(changes, game)
    return [gcg_text.write_line(line) for line in export.lines]


def test_the_finisher_s_gain_comes_first_and_then_what_the_others_lose():
    table = an_endgame("is", "ÁA", "", "HE")
    assert settle(table, (-3, 8, -5), out=1) == [
        ">Bo: (AÁEH) +8 8",
        ">Anna: AÁ (AÁ) -3 -3",
        ">Cai: EH (EH) -5 -5",
    ]


def test_where_the_finisher_gains_the_tiles_twice_the_others_have_no_line():
    assert settle(an_endgame("en", "AB", ""), (0, 8), out=1) == [">Bo: (AB) +8 8"]


def test_tiles_worth_nothing_are_told_all_the_same():
    table = an_endgame("en", "?", "")
    assert settle(table, (0, 0), out=1) == [">Bo: (?) +0 0", ">Anna: ? (?) +0 0"]


def test_after_passes_everybody_loses_and_who_holds_nothing_has_no_line():
    table = an_endgame("is", "ÁA", "", "HE")
    assert settle(table, (-3, 0, -5), reason="passes") == [
        ">Anna: AÁ (AÁ) -3 -3",
        ">Cai: EH (EH) -5 -5",
    ]


def test_the_last_rack_that_nobody_saw_is_what_is_left_of_the_set():
    table = an_endgame("is", "", "**", bag="HE")
    assert settle(table, (5, -5), out=0) == [">Anna: (EH) +5 5", ">Bo: EH (EH) -5 -5"]


def test_racks_that_nobody_knows_are_settled_as_far_as_they_are_known():
    table = an_endgame("is", "", "A*", "H*", bag="EÁ")
    assert settle(table, (9, -4, -5), out=0) == [
        ">Anna: (AH) +9 9",
        ">Bo: A (A) -4 -4",
        ">Cai: H (H) -5 -5",
    ]


def test_a_game_played_by_the_clock_to_its_end_is_settled_by_its_racks():
    table = a_timed_game("sv", policy("sv-25")).started()
    for _ in range(6):
        table = table.after("pass")
    game = table.game
    assert (game.ended.reason, game.clock.limit) == ("scoreless", "lose")
    file = to_gcg(Record(table.events))
    lines = file.lines[6:]
    assert (file.racks, file.incomplete) == ((None, None), False)
    assert [(line.kind, line.points) for line in lines] == [
        ("rack", game.changes[seat]) for seat in (game.first, 1 - game.first)
    ]


def test_a_loss_on_time_has_lines_of_time_alone():
    table = a_loss_on_time()
    lines = [line for line in to_gcg(Record(table.events)).lines if line.kind == "rack"]
    assert table.game.ended.reason == "time"
    assert lines == []


def test_where_time_stops_the_play_racks_are_settled_as_after_any_other_ending():
    table = a_timed_game("pl", a_policy(base=60, limit="stop")).started()
    table = table.wait(61).wait(61)
    assert table.game.ended.reason == "time"
    lines = to_gcg(Record(table.events)).lines
    told = {line.player: line.points for line in lines if line.kind == "rack"}
    assert told == {f"player-{seat}": n for seat, n in enumerate(table.game.changes) if n}
    assert not [line for line in lines if line.kind == "time" and line.points]


def test_a_seeded_game_shows_whole_racks_and_adds_up():
    table = a_seeded_game("fi")
    for _ in range(4):
        table = table.then(*playable(table)).after("ok")
    file = gcg.read(gcg_text.write(to_gcg(Record(table.game.events))))
    assert all(len(line.rack) == 7 for line in file.lines)
    assert play_through(file, table.game.edition).mismatches == ()


def test_a_note_is_whole_whatever_letters_it_begins_with():
    table = a_game("is").after("8D HRAKI", "challenge")
    names = {"player-0": "Anna", "player-1": "Xena"}
    assert rows(table, names=names)[1] == "#note Xena challenges"

"""Files of tournaments become events: the same players, pairs, results and places."""

from dataclasses import replace
from datetime import date
from itertools import count
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stafla.contest.event import (
    CheckedIn,
    DivisionAdded,
    EventRefusal,
    Opened,
    Registered,
    Resulted,
    Returned,
    RoundPlan,
    Withdrawn,
    federation,
    federations,
    happenings_of,
    lost_in,
    read_sheet,
    sheet_of,
)
from stafla.contest.formats import (
    RoundCell,
    SheetDivision,
    SheetPlayer,
    TournamentFault,
    TournamentSheet,
    csv_sheet,
    json_sheet,
    naspa,
    tou,
    tsh_archive,
)
from tests.contest.event.events import Director, director
from tests.marks import examples

DAY = date(2026, 11, 7)
WRITERS = {
    "csv": csv_sheet.write,
    "json": json_sheet.write,
    "tsh": lambda sheet: tsh_archive.write(tsh_archive.of_sheet(sheet)),
    "naspa": lambda sheet: naspa.write(naspa.of_sheet(sheet)),
    "tou": lambda sheet: tou.write(tou.of_sheet(sheet)),
}


def play_out(players=7, rounds=4, *, whole=True):
    """An event with somebody late, somebody who leaves and comes back, and byes."""
    one = director(players, rounds)
    for number in range(1, rounds + 1):
        one.publish()
        if number == 2:
            one.do(Registered("late", "A", "Late, L", 1500))
        if number < rounds or whole:
            one.finish(Random(number))
        if number == 1:
            one.do(Withdrawn("p3"))
        if number == 3:
            one.do(Returned("p3"))
    return one.event


def bring(sheet, name="wespa", opened=None):
    one = Director()
    if opened is None:
        one.open(name)
    else:
        one.do(opened)
    numbers = count(1)
    people, done = happenings_of(one.event, sheet, lambda: f"q{next(numbers)}")
    for what in done:
        one.do(what, "import")
    return one.event, people


def totals(event):
    return {
        event.people[one.player].name: (one.half_wins, one.spread, one.games)
        for one in event.standings("A")
    }


@pytest.mark.parametrize("kind", ["csv", "json", "tsh", "naspa"])
def test_a_file_of_an_event_becomes_the_same_event(kind):
    event = play_out()
    made, _ = bring(read_sheet(WRITERS[kind](sheet_of(event)), kind))
    # one format does not tell who went first
    order = frozenset if kind == "naspa" else tuple
    assert totals(made) == totals(event)
    for number, (one, other) in enumerate(
        zip(made.divisions["A"].rounds, event.divisions["A"].rounds, strict=True), 1
    ):

        def call_up(event, made):
            return {
                order(event.people[player].name for player in (bout.first, bout.second))
                for bout in made.bouts
            }

        assert call_up(made, one) == call_up(event, other), number
    assert made.phase == "entering"
    assert not made.missing()


KINDS = ("played", "adjudicated", "forfeit", "double-forfeit", "void")
MISSED = ("forfeit", "void", "bye", "omit")


def table_of(event):
    """All that the standings of a division say of each player but for lots, in their order."""
    return [
        (
            event.people[one.player].name,
            replace(
                one,
                player="",
                numbers={key: one.numbers[key] for key in one.numbers if key != "draw"},
            ),
        )
        for one in event.standings("A")
    ]


@st.composite
def scorings(draw):
    """A federation's numbers, or those that a director sets."""
    scoring = federation(draw(st.sampled_from(sorted(federations())))).scoring
    if draw(st.booleans()):
        return scoring
    spreads = st.sampled_from([0, 1, 50, 300])
    return replace(
        scoring,
        bye_is=draw(st.sampled_from(["win", "half", "nothing"])),
        bye_spread=draw(spreads),
        forfeit_spread=draw(spreads),
        spread_cap=draw(st.none() | st.just(100)),
        bye_firsts=draw(st.sampled_from(["alternate", "ignore"])),
    )


def open_event(opened, players, rounds):
    one = Director()
    one.do(opened)
    one.do(DivisionAdded("A", (RoundPlan(),) * rounds))
    for n in range(1, players + 1):
        one.do(Registered(f"p{n}", "A", f"Łind, P{n}", 2000 - n))
    one.move("check-in")
    return one


@st.composite
def events(draw):
    """An event with results of every kind, byes, people who leave, come late and come back."""
    told = federation("wespa")
    missed = st.sampled_from(MISSED)
    opened = Opened("Haustmót", "wespa", draw(scorings()), draw(missed), told.late, "seed")
    players, rounds = draw(st.integers(4, 8)), draw(st.integers(1, 4))
    one = open_event(opened, players, rounds)
    absent = draw(st.sets(st.sampled_from([f"p{n}" for n in range(1, 4)]), max_size=2))
    for n in range(1, players + 1):
        one.do(CheckedIn(f"p{n}", f"p{n}" not in absent))
    for number in range(1, rounds + 1):
        one.pair()
        one.move("published", without=tuple(absent) if number == 1 else ())
        one.move("playing")
        move = draw(st.sampled_from(["", "leave", "late"]))
        here = [who.id for who in one.event.people.values() if not who.left]
        if move == "leave" and len(here) > 2:
            one.do(Withdrawn(draw(st.sampled_from(here)), draw(missed)))
        elif move == "late":
            late = f"late{number}"
            one.do(Registered(late, "A", f"Late, {late}", 1500 + number, missed=draw(missed)))
        for _, bout in one.event.missing():
            kind = draw(st.sampled_from(KINDS))
            points = (
                [draw(st.integers(200, 600)) for _ in range(2)] if kind in KINDS[:2] else [0, 0]
            )
            two = draw(st.permutations((bout.first, bout.second)))
            one.do(Resulted("A", number, *two, *points, kind))
        one.move("entering", "break")
        for who in [who for who in one.event.people.values() if who.left]:
            if draw(st.booleans()):
                one.do(Returned(who.id))
        here = [who.id for who in one.event.people.values() if not who.left]
        if len(here) > 2 and draw(st.booleans()):
            one.do(Withdrawn(draw(st.sampled_from(here)), draw(missed)))
    return one.event


@settings(max_examples=examples(150), deadline=None)
@given(events(), st.sampled_from(["csv", "json", "tsh"]))
def test_standings_of_any_event_are_the_same_after_a_file_of_it(event, kind):
    """A forfeit came back as a bye, and who lost all rounds without playing did not come back."""
    made, _ = bring(read_sheet(WRITERS[kind](sheet_of(event)), kind), opened=event.opening())
    assert table_of(made) == table_of(event)
    assert sheet_of(made).divisions == sheet_of(event).divisions


@pytest.mark.parametrize("name", sorted(federations()))
def test_a_bye_of_any_federation_comes_back_from_a_tou_file(name):
    """All were read as 50, and events that count another number refused the file."""
    one = director(5, 2, name)
    for number in (1, 2):
        one.publish()
        one.finish(Random(number))
    sheet = read_sheet(WRITERS["tou"](sheet_of(one.event, DAY)), "tou")
    byes = [cell.points for one in sheet.divisions[0].players for cell in one.cells]
    assert federation(name).scoring.bye_spread in byes
    made, _ = bring(sheet, name)
    assert totals(made) == totals(one.event)


def test_a_bye_of_aupair_counts_what_the_event_gives_for_it():
    """AUPAIR writes one point for it, other programs 50, and no rule of an event says so."""
    for block in ("2  1  +1", "  50   1"):
        text = f"*M07.11.2026 Cup\r\n*A\r\n{'0':>39}\r\n{'Anna':<20} {block}\r\n*** END ***\r\n"
        made, _ = bring(read_sheet(text.encode(), "tou"), "wespa")
        assert totals(made) == {"Anna": (2, 100, 1)}


@settings(max_examples=examples(150), deadline=None)
@given(events())
def test_a_tou_file_of_any_event_comes_back_but_for_what_is_listed(event):
    made, _ = bring(read_sheet(WRITERS["tou"](sheet_of(event, DAY)), "tou"), opened=event.opening())
    lost = {event.people[player].name for player, _ in lost_in("tou", event)}
    before, after = totals(event), totals(made)
    for name in before.keys() - lost:
        assert after[name][:2] == before[name][:2], name


def test_a_forfeit_that_counts_another_spread_than_a_bye_comes_back_from_a_naspa_text():
    """The text has the spread alone, and an event refused what it had written."""
    rules = federation("wespa")
    scoring = replace(rules.scoring, bye_spread=50, forfeit_spread=100)
    one = open_event(Opened("t", "wespa", scoring, "forfeit", rules.late, "seed"), 6, 2)
    for n in range(1, 7):
        one.do(CheckedIn(f"p{n}"))
    one.publish()
    first, second, third = one.bouts()
    one.result(first, 0, 0, kind="forfeit")
    one.result(second, 400, 300)
    one.result(third, 410, 300)
    one.move("entering", "break")
    # somebody who misses a round loses as much as who forfeits one
    one.do(Withdrawn(second.second))
    one.publish()
    played, forfeited = one.bouts()
    one.result(played, 400, 300)
    one.result(forfeited, 0, 0, kind="forfeit")
    sheet = read_sheet(WRITERS["naspa"](sheet_of(one.event)), "naspa")
    made, _ = bring(sheet, opened=one.event.opening())
    # who went first the text does not say
    assert totals(made) == totals(one.event)
    kinds = [[game.kind for game in event.games("A")] for event in (made, one.event)]
    assert sorted(kinds[0]) == sorted(kinds[1])
    assert kinds[0].count("forfeit") == 3


def test_a_win_without_playing_that_nobody_lost_is_refused_with_player_and_round():
    rules = federation("wespa")
    scoring = replace(rules.scoring, bye_spread=50, forfeit_spread=100)
    opened = Opened("t", "wespa", scoring, "forfeit", rules.late, "seed")
    players = (SheetPlayer("A", 1, (RoundCell(None, 100),)), SheetPlayer("B", 1, (RoundCell(),)))
    sheet = TournamentSheet("t", None, (SheetDivision("A", players),))
    with pytest.raises(EventRefusal, match="event-import-cell") as told:
        bring(sheet, opened=opened)
    assert (told.value.details["player"], told.value.details["round"]) == ("A", 1)


@settings(max_examples=examples(150), deadline=None)
@given(events())
def test_a_naspa_text_of_any_event_comes_back_but_for_what_is_listed(event):
    sheet = read_sheet(WRITERS["naspa"](sheet_of(event)), "naspa")
    made, _ = bring(sheet, opened=event.opening())
    lost = {event.people[player].name for player, _ in lost_in("naspa", event)}
    before, after = totals(event), totals(made)
    for name in before.keys() - lost:
        assert after[name][:2] == before[name][:2], name


@pytest.mark.parametrize("kind", ["csv", "json", "tsh"])
def test_a_forfeit_in_poland_is_a_win_after_a_file_too(kind):
    one = director(4, 1, "pl")
    one.publish()
    first, second = one.bouts()
    one.result(first, 0, 0, kind="forfeit")
    one.result(second, 400, 300)
    made, _ = bring(read_sheet(WRITERS[kind](sheet_of(one.event)), kind), "pl")
    assert table_of(made) == table_of(one.event)
    assert [line.half_wins for line in made.standings("A")] == [2, 2, 0, 0]


def test_a_file_without_kinds_is_read_as_it_was():
    """Of earlier versions: a round that counts like a bye is one, and who never came has lost."""
    cells = {"won": RoundCell(None, 100), "lost": RoundCell(None, -100), "missed": RoundCell()}
    players = tuple(SheetPlayer(name, 1500, (cell,)) for name, cell in cells.items())
    sheet = TournamentSheet("t", None, (SheetDivision("A", players),))
    for data, kind in ((json_sheet.write(sheet), "json"), (without_kinds(sheet), "csv")):
        assert b"kind" not in data
        made, _ = bring(read_sheet(data, kind))
        assert totals(made) == {"won": (2, 100, 1), "lost": (0, -100, 1), "missed": (0, 0, 0)}


def without_kinds(sheet):
    """The sheet as CSV of earlier versions."""
    rows = csv_sheet.write(sheet).decode().splitlines()
    assert rows[0].endswith(",kind,paired")
    return "\r\n".join(row.rsplit(",", 2)[0] for row in rows).encode()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (RoundCell(None, 50, kind="forfeit-won", paired=2), RoundCell(None, 50, kind="bye")),
        (RoundCell(None, 50, kind="forfeit-won"), RoundCell(None, -50, kind="forfeit")),
        (
            RoundCell(None, 50, kind="forfeit-won", paired=2),
            RoundCell(None, 50, kind="forfeit-won", paired=1),
        ),
        (RoundCell(None, 50, kind="bye", paired=2), RoundCell(None, 50, kind="bye", paired=1)),
        (RoundCell(2, 400, 300, True, "bye"), RoundCell(1, 300, 400, False)),
        (RoundCell(None, 0, kind="void", paired=9), RoundCell()),
        (RoundCell(None, None, kind="forfeit"), RoundCell()),
    ],
)
def test_rounds_that_contradict_each_other_are_refused(one, other):
    players = (SheetPlayer("A", 1, (one,)), SheetPlayer("B", 1, (other,)))
    sheet = TournamentSheet("t", None, (SheetDivision("A", players),))
    for kind in ("json", "csv"):
        with pytest.raises(TournamentFault, match=r"tournament-(pairing|opponent)"):
            read_sheet(WRITERS[kind](sheet), kind)


def test_what_a_forfeit_does_not_count_by_the_rules_is_refused():
    one = director(2, 1, "pl")
    one.publish()
    one.result(one.bouts()[0], 0, 0, kind="forfeit")
    with pytest.raises(EventRefusal, match="event-import-cell"):
        bring(sheet_of(one.event), "wespa")


def test_a_round_that_is_not_over_is_brought_without_results():
    event = play_out(whole=False)
    made, _ = bring(read_sheet(json_sheet.write(sheet_of(event)), "json"))
    assert len(made.missing()) == len(event.missing()) > 0


def test_a_list_of_players_registers_them():
    made, people = bring(read_sheet(b"         Ek, Bo                 50 1610 20260101\r\n", "rt"))
    assert [(one.name, one.player.rating) for one in made.people.values()] == [("Ek, Bo", 1610)]
    assert len(people) == 1
    assert made.phase == "registration"


def test_what_the_rules_do_not_count_so_is_refused_with_player_and_round():
    sheet = sheet_of(play_out())
    with pytest.raises(EventRefusal, match="event-import-cell") as told:
        bring(sheet, "sv")
    assert told.value.details["round"] == 1


def test_an_event_with_players_takes_no_rounds():
    one = Director()
    one.open()
    sheet = sheet_of(play_out())
    event, _ = bring(replace(sheet, divisions=()))
    assert not event.people
    with pytest.raises(EventRefusal, match=r"event-import\b"):
        happenings_of(play_out(), sheet, lambda: "x")
    one.do(DivisionAdded("A", (RoundPlan(),) * 4))
    one.do(Registered("here", "A", "Ek, Bo", 1500))
    with pytest.raises(EventRefusal, match=r"event-import\b"):
        happenings_of(one.event, sheet, lambda: "x")


@pytest.mark.parametrize(
    ("told", "kept"), [(9_999, 9_999), (10_000, None), (1, 1), (0, None), (None, None)]
)
def test_a_rating_that_an_event_cannot_have_is_left_out(told, kept):
    people = (SheetPlayer("Ek, Bo", told),)
    made, _ = bring(TournamentSheet(divisions=(SheetDivision("A", people),)))
    assert [one.player.rating for one in made.people.values()] == [kept]


@pytest.mark.parametrize("kind", WRITERS)
def test_a_broken_file_is_refused(kind):
    with pytest.raises(TournamentFault):
        read_sheet(b"\xff\xfe broken 1 2 3;;;;;\n1;2;3", kind)


def test_there_is_no_such_kind():
    with pytest.raises(EventRefusal, match="event-format"):
        read_sheet(b"", "doc")

"""Why a round has its pairs, in words and places."""

import re

import pytest

from stafla.club.contests.reasons import reasons_of
from tests.web.accounts.test_sign_in import enter
from tests.web.contests.test_event import FORM, Desk


@pytest.fixture
def desk(client):
    enter(client, name="Anna")
    return Desk(client).open()


def begin(desk, players, rounds=1):
    desk.act("list", division="A", players=players)
    desk.act("on", phase="registration", to="check-in")
    for player in re.findall(r'name="player" value="([\w-]{22})">[^<✓]', desk.page()):
        desk.act("here", player=player)
    desk.act("pair")
    desk.button("publish")
    for number in range(1, rounds):
        for table in (1, 2):
            desk.enter(table, 400, 380, number)
        desk.act("pair")
        desk.button("publish")


def test_that_everybody_is_of_one_club_is_said_once_and_of_no_pair(desk, house):
    begin(
        desk,
        "".join(
            f"{name}; {rating}; Lund\n"
            for name, rating in (("Åke", 1500), ("Bo", 1490), ("Cia", 1480), ("Dag", 1470))
        ),
        2,
    )
    page = desk.page("/pairing")
    assert page.count("Everyone is of one club: nobody could be kept apart.") == 1
    assert "forced" not in page
    assert "as it should be" in page


def test_one_pair_of_a_club_is_still_named(desk, house):
    begin(desk, "Åke; 1500; Lund\nBo; 1490; Lund\nCia; 1480; Lund\nDag; 1470\n")
    page = desk.page("/pairing")
    assert "Everyone is of one club" not in page
    assert page.count('data-label="Judgement">forced</td>') == 1
    assert "Players of one family or club meet:" in page


def test_places_before_the_round_stand_beside_each_pair_and_no_number_of_the_search(desk, house):
    begin(desk, "Åke; 1500\nBo; 1490\nCia; 1480\nDag; 1470\n")
    made = house.contests.rounds.explain(desk.event, "A", 1)
    told = reasons_of(made)
    assert sorted(place for one in told.pairs for place in one.places) == [1, 2, 3, 4]
    assert told.apart == sum(abs(one.places[0] - one.places[1]) for one in told.pairs) > 0
    page = desk.page("/pairing")
    assert f"Differences in place of all pairs together: {told.apart}." in page
    for one in told.pairs:
        assert (
            f'<td class="number" data-label="Places before">{one.places[0]} – {one.places[1]}</td>'
            in page
        )
    assert not re.search(r">\d{12,}<", page)
    assert FORM["title"] in page


def test_a_fixture_that_repeats_a_pair_set_by_hand_is_told_before_it_is_published(desk, house):
    """Of a round robin whose first round was changed; the desk and the reasons were silent."""
    desk.open(system="round-robin", hill="0")
    desk.act("list", division="A", players="Åke; 1500\nBo; 1490\nCia; 1480\nDag; 1470\n")
    desk.act("on", phase="registration", to="check-in")
    desk.act("all")
    ids = {one.name: one.id for one in house.contests.get(desk.event).event.people.values()}
    desk.act("lock", division="A", player=ids["Åke"], other=ids["Bo"])
    seen = []
    for number in (1, 2, 3):
        desk.act("pair")
        page = desk.page()
        seen.append("These meet again:" in page)
        if seen[-1]:
            # beside the button that publishes it
            beside = page.partition('data-part="now"')[2].partition("</section>")[0]
            assert re.search(r"(Åke – Bo|Bo – Åke) \(round 1\)", beside)
        desk.button("publish")
        told = desk.page(f"/pairing?division=A&number={number}")
        assert ("Nobody meets anybody again." in told) != seen[-1]
        assert ("(round 1)" in told) == seen[-1]
        for table in (1, 2):
            desk.enter(table, 400, 380, number)
    assert sum(seen) == 1
    assert not seen[0]


def test_why_somebody_sits_out_is_told_in_the_preview_and_of_the_round(desk, house):
    desk.act("list", division="A", players="Åke; 1500\nBo; 1490\nCia; 1480\n")
    desk.act("on", phase="registration", to="check-in")
    for player in re.findall(r'name="player" value="([\w-]{22})">[^<✓]', desk.page()):
        desk.act("here", player=player)
    desk.act("pair")
    assert "<p>Bye: Cia (lowest place)</p>" in desk.page()
    desk.button("publish")
    assert "<li>Bye: Cia (lowest place)</li>" in desk.page("/pairing")
    # players are told who sits out, the desk and who asks why
    assert "<p>Bye: Cia</p>" in desk.page("/../" + desk.event)
    desk.enter(1, 400, 380, 1)
    desk.act("pair")
    (out,) = house.contests.get(desk.event).event.division("A").rounds[1].byes
    name = house.contests.get(desk.event).event.people[out].name
    told = f"Bye: {name} (lowest place of those with the fewest byes)"
    assert told in desk.page()
    # set by hand meanwhile: the round is to be paired anew, and no reason of the old one is told
    desk.act("lock", division="A", player=out, other="")
    assert f"<p>Bye: {name}</p>" in desk.page()
    desk.act("pair")
    assert f"<p>Bye: {name} (set by hand)</p>" in desk.page()


def test_who_is_of_one_family_and_meets_by_the_schedule_is_named_in_preview_and_reasons(desk):
    """A round robin said that families were kept apart whoever met."""
    desk.open(system="round-robin", hill="0")
    desk.act("list", division="A", players="Åke; 1500; Ek\nBo; 1490\nCia; 1480\nDag; 1470; Ek\n")
    desk.act("on", phase="registration", to="check-in")
    desk.act("all")
    seen = []
    for number in (1, 2, 3):
        desk.act("pair")
        coming = desk.page().partition('data-part="coming"')[2].partition("</section>")[0]
        told = re.search(
            r"By the schedule, players of one family or club meet: (Åke – Dag|Dag – Åke)\.", coming
        )
        seen.append(bool(told))
        desk.button("publish")
        reasons = desk.page(f"/pairing?division=A&number={number}")
        assert (told[0] in reasons) if told else "does not keep families and clubs" in reasons
        assert "kept apart" not in reasons.partition("<table")[0]
        for table in (1, 2):
            desk.enter(table, 400, 380, number)
    assert sum(seen) == 1


def test_who_is_out_of_a_round_is_named_in_its_preview_and_among_its_reasons(desk, house):
    """Whoever had withdrawn was neither among the pairs nor told of."""
    begin(desk, "Åke; 1500\nBo; 1490\nCia; 1480\nDag; 1470\nEva; 1460\n")
    for table in (1, 2):
        desk.enter(table, 400, 380, 1)
    people = house.contests.get(desk.event).event.people
    (gone,) = (one.id for one in people.values() if one.name == "Cia")
    desk.act("withdraw", player=gone)
    desk.act("pair")
    coming = desk.page().partition('data-part="coming"')[2].partition("</section>")[0]
    assert "<p>Left out of the pairing: Cia</p>" in coming
    desk.button("publish")
    assert "<li>Left out of the pairing: Cia</li>" in desk.page("/pairing?number=2")
    assert "Left out of the pairing" not in desk.page("/pairing?number=1")


def test_whoever_is_displaced_stands_in_one_line_with_the_reason(desk, house):
    """Their names stood in a line of their own and once more among the byes."""
    desk.open(system="round-robin", hill="0")
    desk.act("list", division="A", players="Åke; 1500\nBo; 1490\nCia; 1480\nDag; 1470\nEva; 1460\n")
    desk.act("on", phase="registration", to="check-in")
    desk.act("all")
    ids = {one.name: one.id for one in house.contests.get(desk.event).event.people.values()}
    names = {one: name for name, one in ids.items()}
    whole = house.contests.get(desk.event).event.pair("A")
    (free,) = whole.byes
    first, second = (names[one] for one in (whole.pairs[0].first, whole.pairs[0].second))
    desk.act("lock", division="A", player=free, other=ids[first])
    desk.act("pair")
    desk.button("publish")
    page = desk.page("/pairing")
    told = page.partition("<ul>")[2].partition("</ul>")[0]
    assert f"<li>Bye: {second} (the opponent in the schedule was paired by hand)</li>" in told
    assert told.count(second) == 1

"""The tables of a round and its pairs: for people, and for programs."""

from typing import TYPE_CHECKING

from stafla.cli.output import emit, say, table, tell, texts

if TYPE_CHECKING:
    from stafla.club.contests.log import LoadedContest
    from stafla.club.contests.tables import RoundTable
    from stafla.contest.event import Event
    from stafla.contest.pairing import Pairing, Repeat


def _result(seat: "RoundTable") -> str:
    game = seat.bout.game
    if game is None:
        return ""
    if game.kind not in ("played", "adjudicated"):
        return say(f"events-kind-{game.kind}")
    own = (game.own, game.against)
    return "{}–{}".format(*(own if game.one == seat.bout.first else own[::-1]))


def seat_json(event: "Event", seat: "RoundTable") -> dict[str, object]:
    """A table of a round, for programs."""
    game, people = seat.bout.game, event.people
    return {
        "table": seat.number,
        "division": seat.division,
        "first": people[seat.bout.first].name,
        "second": people[seat.bout.second].name,
        "result": _result(seat) if game else None,
    }


def show_tables(contest: "LoadedContest") -> None:
    """Print the tables of the round with what is known of them."""
    from stafla.club.contests.tables import tables_of

    columns = [
        ("events-table", "right"),
        ("events-first", "left"),
        ("events-second", "left"),
        ("events-result", "right"),
    ]
    people = contest.event.people
    rows = [
        (s.number, people[s.bout.first].name, people[s.bout.second].name, _result(s))
        for s in tables_of(contest)
    ]
    table(columns, rows)


def show_round(
    contest: "LoadedContest", pairings: dict[str, "Pairing"], json: bool, *, coming: bool = False
) -> None:
    """Print the pairs of a round and why it has them.

    Args:
        contest: the event with that round.
        pairings: how each division was paired.
        json: for programs.
        coming: the round is not published yet: each pair is shown with its judgement.
    """
    from stafla.club.contests.reasons import explain_in_words

    people = contest.event.people
    if json:
        names = {participant.id: participant.name for participant in people.values()}
        for name, pairing in pairings.items():
            emit({"division": name, "published": not coming} | pairing_json(pairing, names))
        return
    if coming:
        _show_coming(contest, pairings)
    else:
        show_tables(contest)
    for name, pairing in pairings.items():
        if len(pairings) > 1:
            tell(f"{name}:")
        for sentence in explain_in_words(pairing, people, texts()):
            tell(sentence)


def _show_coming(contest: "LoadedContest", pairings: dict[str, "Pairing"]) -> None:
    """The tables of a round that is not published, each with its judgement and places."""
    from stafla.club.contests.reasons import reasons_of
    from stafla.club.contests.tables import tables_of

    columns = [
        ("events-table", "right"),
        ("events-first", "left"),
        ("events-second", "left"),
        ("events-grade", "left"),
        ("events-places", "right"),
    ]
    people = contest.event.people
    reasons = {
        (one.first, one.second): one
        for pairing in pairings.values()
        for one in reasons_of(pairing).pairs
    }
    rows = []
    for seat in tables_of(contest, contest.event.round + 1):
        one = reasons[seat.bout.first, seat.bout.second]
        first, second = one.places
        names = (people[one.first].name, people[one.second].name)
        rows.append((seat.number, *names, say(f"events-grade-{one.grade}"), f"{first} – {second}"))
    table(columns, rows, title=say("events-preview", round=contest.event.round + 1))


def pairing_json(pairing: "Pairing", names: dict[str, str]) -> dict[str, object]:
    """A round's pairs, for programs; players are told by these names, or by their ids."""
    return {
        "round": pairing.request.round,
        "pairs": [
            {
                "first": names.get(pair.first, pair.first),
                "second": names.get(pair.second, pair.second),
            }
            for pair in pairing.pairs
        ],
        "byes": [names.get(player, player) for player in pairing.byes],
        "absent": [names.get(player, player) for player in pairing.request.absentees],
        "digest": pairing.request.digest,
        "cost": pairing.cost,
        "given_up": [relaxation.kind for relaxation in pairing.relaxations if relaxation.needed],
        "again": [
            {
                "first": names.get(one.first, one.first),
                "second": names.get(one.second, one.second),
                "rounds": list(one.rounds),
            }
            for one in _repeats(pairing)
        ],
    }


def _repeats(pairing: "Pairing") -> tuple["Repeat", ...]:
    from stafla.contest.pairing import repeats_of

    return repeats_of(pairing.request, ((one.first, one.second) for one in pairing.pairs))

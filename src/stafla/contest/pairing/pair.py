"""A round is paired: one function of a request, the same pairs wherever it runs."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from stafla.contest.pairing import contenders, robin, templates
from stafla.contest.pairing.cheapest import cheapest
from stafla.contest.pairing.field import Entrant, Field, field_of
from stafla.contest.pairing.matching import Matched, Stage, lot, match, relaxations, stages
from stafla.contest.pairing.request import NotPairable, Request, System
from stafla.contest.pairing.result import Grade, Pair, Pairing, Relaxation, mates
from stafla.contest.pairing.starts import order
from stafla.contest.standings import Player

MOST_PLAYERS: Final = 3_000
"""Players of one round, whose cost grows with their square."""
Made = tuple[Matched, tuple[str, ...]]


def pair(request: Request) -> Pairing:
    """The pairs of a round.

    Raises:
        NotPairable: a name is unknown or stands twice, there are too many players, the system does
            not exist, or no pairs can be made.
    """
    if len(request.active) > MOST_PLAYERS:
        raise NotPairable("pairing-players", most=MOST_PLAYERS)
    if len(set(request.active)) < len(request.active):
        raise NotPairable("pairing-twice", text=max(request.active, key=request.active.count))
    field = field_of(request)
    if has_fixtures(request.system):
        return _pair_fixtures(field, fixtures(request))
    if request.system not in SYSTEMS:
        raise NotPairable("pairing-system", text=request.system)
    matched, notes = SYSTEMS[request.system](field, field.entrants)
    rows = [
        (*order(a, b, request.seed), cost, grade, a.meetings(b))
        for (a, b), cost, grade in zip(matched.pairs, matched.costs, matched.grades, strict=True)
    ]
    rows += _locked_pairs(field)
    rows.sort(key=lambda row: _higher(row[0], row[1]))
    pairs = tuple(
        Pair(table, first.id, second.id, cost, grade, met)
        for table, (first, second, cost, grade, met) in enumerate(rows, 1)
    )
    byes = [*([matched.bye.id] if matched.bye else []), *sorted(request.locked_byes)]
    if matched.bye is not None and matched.bye.byes > min(
        entrant.byes for entrant in field.entrants
    ):
        notes = (*notes, "second-bye")
    return Pairing(request, pairs, tuple(byes), sum(matched.costs), matched.relaxations, notes)


def _higher(a: Entrant, b: Entrant) -> tuple[int, int, str, str]:
    return (min(a.rank, b.rank), max(a.rank, b.rank), min(a.id, b.id), max(a.id, b.id))


def _locked_pairs(field: Field) -> list[tuple[Entrant, Entrant, int, Grade, int]]:
    """Pairs set by hand, in the places that their players have in the standings."""
    request = field.request
    if not request.locked:
        return []
    whole = field_of(
        Request(
            request.round,
            request.system,
            request.players,
            request.active,
            request.games,
            request.seed,
            request.scoring,
            request.settings,
        )
    )
    by_id = {player.id: player for player in whole.entrants}
    rows: list[tuple[Entrant, Entrant, int, Grade, int]] = []
    for a, b in request.locked:
        entrant, other = by_id[a], by_id[b]
        rows.append((*order(entrant, other, request.seed), 0, "locked", entrant.meetings(other)))
    return rows


def _swiss(field: Field, members: Sequence[Entrant]) -> Made:
    return match(field, members), ()


def _place(
    field: Field,
    members: Sequence[Entrant],
    make: Callable[[Sequence[Entrant]], templates.Pairs],
) -> Made:
    """Pairs by places, that weigh nothing."""
    bye = templates.bye_of(field, members)
    pairs = make(templates.without(members, bye))
    return _without_weights(field, pairs, bye), ()


def _without_weights(
    field: Field, pairs: templates.Pairs, bye: Entrant | None, stage: Stage | None = None
) -> Matched:
    for a, b in pairs:
        if frozenset((a.id, b.id)) in field.apart:
            raise NotPairable("pairing-apart", one=a.id, other=b.id)
    kept = stage or Stage(True, True, field.request.settings.reset, True)
    grades: list[Grade] = ["forced" if a.meetings(b) else "model" for a, b in pairs]
    return Matched(
        tuple(pairs), bye, (0,) * len(pairs), tuple(grades), relaxations(field, kept, pairs)
    )


def _king(field: Field, members: Sequence[Entrant]) -> Made:
    if field.request.settings.repeats == "avoid":
        return _australian(field, members)
    return _place(field, members, templates.king_of_the_hill)


def _queen(field: Field, members: Sequence[Entrant]) -> Made:
    return _place(field, members, templates.queen_of_the_hill)


def _fold(field: Field, members: Sequence[Entrant]) -> Made:
    return _place(field, members, templates.fold)


def _factor(field: Field, members: Sequence[Entrant]) -> Made:
    bye = templates.bye_of(field, members)
    rest = templates.without(members, bye)
    pairs, left = templates.factor(rest, field.request.settings.factor)
    if field.request.settings.repeats == "avoid":
        first_meetings = [
            (a, b) for a, b in pairs if not a.meetings(b, field.request.settings.reset)
        ]
        taken = {entrant.id for two in first_meetings for entrant in two}
        pairs, left = first_meetings, [entrant for entrant in rest if entrant.id not in taken]
    return _join(field, pairs, match(field, left), bye), ()


def _join(field: Field, pairs: templates.Pairs, rest: Matched, bye: Entrant | None) -> Matched:
    """Pairs by places and the others' Swiss together."""
    placed = _without_weights(field, pairs, None)
    both = tuple(
        Relaxation(a.kind, a.needed or b.needed, max(a.round, b.round), (*a.pairs, *b.pairs))
        for a, b in zip(placed.relaxations, rest.relaxations, strict=True)
    )
    return Matched(
        (*placed.pairs, *rest.pairs),
        bye or rest.bye,
        (*placed.costs, *rest.costs),
        (*placed.grades, *rest.grades),
        both,
    )


def _australian(field: Field, members: Sequence[Entrant]) -> Made:
    """The first round folds; later the top meets the highest that it has not met."""
    if field.request.round == 1 and field.request.system == "australian":
        half = len(members) // 2
        middle = members[half] if len(members) % 2 else None
        return _without_weights(
            field, templates.fold(templates.without(members, middle)), middle
        ), ()
    bye = templates.bye_of(field, members)
    rest = templates.without(members, bye)
    reset = field.request.settings.reset
    for late in range(reset, field.request.round + 1):
        if (pairs := templates.australian(field, rest, late)) is not None:
            return _without_weights(field, pairs, bye, Stage(False, False, late)), ()
    # families, teams or a second meeting stand in the way of every pairing of the kind
    matched = match(field, rest)
    return Matched(matched.pairs, bye, matched.costs, matched.grades, matched.relaxations), ()


def _chew(field: Field, members: Sequence[Entrant]) -> Made:
    if not members:
        return match(field, members), ()
    bye = templates.bye_of(field, members)
    rest = templates.without(members, bye)
    pairs, left = contenders.chew(field, rest)
    return _join(field, pairs, match(field, left), bye), ()


def _contender(field: Field, members: Sequence[Entrant]) -> Made:
    bye = _contender_bye(field, members)
    rest = templates.without(members, bye)
    if len(rest) < 4:
        return _join(field, [], match(field, rest), bye), ()
    costs, notes = contenders.weights(field, rest)
    seed = field.request.seed
    priced = {
        (i, j): (weight << 32) | lot(seed, rest[i].id, rest[j].id)
        for (i, j), weight in costs.items()
    }
    pairs = cheapest(len(rest), [(i, j, cost) for (i, j), cost in priced.items()])
    if pairs is None:
        raise NotPairable("pairing-impossible")
    grades: list[Grade] = [
        "forced"
        if costs[two] >= contenders.NEVER or rest[two[0]].meetings(rest[two[1]])
        else "model"
        for two in pairs
    ]
    entrants = tuple((rest[i], rest[j]) for i, j in pairs)
    stage = stages(field)[-1]
    return (
        Matched(
            entrants,
            bye,
            tuple(priced[two] for two in pairs),
            tuple(grades),
            relaxations(field, stage, entrants),
        ),
        notes,
    )


def _contender_bye(field: Field, members: Sequence[Entrant]) -> Entrant | None:
    """Whose place is settled sits out before the others, as long as no second bye comes of it."""
    usual = templates.bye_of(field, members)
    if usual is None:
        return None
    settings = field.request.settings
    left = max(1, settings.rounds - field.request.round + 1)
    ranks = contenders.settled_ranks(members, left, settings.prizes, settings.gibson_spread)
    free = [members[rank] for rank in sorted(ranks) if members[rank].byes <= usual.byes]
    return free[-1] if free else usual


def _block(request: Request) -> Sequence[str]:
    """The field of a block when it began."""
    if request.settings.order:
        return request.settings.order
    return [
        player.id
        for player in sorted(request.players, key=lambda player: (player.number, player.id))
    ]


def _round_robin(request: Request) -> list[robin.Bout]:
    return robin.round_robin(_block(request), request.round - request.settings.begins)


def _team_round_robin(request: Request) -> list[robin.Bout]:
    players: Mapping[str, Player] = {one.id: one for one in request.players}
    teams: dict[str, list[str]] = {}
    for player in _block(request):
        if player in players:
            teams.setdefault(players[player].team, []).append(player)
    if len(teams) < 2:
        raise NotPairable("pairing-teams")
    return robin.team_round_robin(list(teams.values()), request.round - request.settings.begins)


def _fontes(request: Request) -> list[robin.Bout]:
    if request.settings.rounds % 2 == 0:
        raise NotPairable("pairing-fontes", rounds=request.settings.rounds)
    return robin.fontes(
        _block(request), request.settings.rounds, request.round - request.settings.begins
    )


def _quads(request: Request) -> list[robin.Bout]:
    """Of equal ratings the smaller number is first; who has none comes last."""
    rating = {player.id: player.rating for player in request.players}
    order = sorted(_block(request), key=lambda player: -(rating.get(player) or 0))
    return robin.quads(order, request.round - request.settings.begins)


def _pair_fixtures(field: Field, bouts: Sequence[robin.Bout]) -> Pairing:
    """Fixtures of a block; who has left dissolves the own ones, and nobody else's.

    Whoever came when the block had begun has no fixture in it, and meets those whose opponent is
    missing, in a block of an odd number everybody in turn. Before that those meet each other whose
    opponents are set by hand (`_pair_displaced`).
    """
    request = field.request
    by_id = {player.id: player for player in field.entrants}
    pairs: list[Pair] = []
    free: list[Entrant] = []
    displaced: list[Entrant] = []
    players_paired: set[str] = set()
    set_by_hand = {*request.locked_byes, *(player for two in request.locked for player in two)}
    for first, second in bouts:
        here = [by_id[player] for player in (first, second) if player in by_id]
        players_paired.update(player.id for player in here)
        if len(here) == 2:
            a, b = here
            pairs.append(Pair(len(pairs) + 1, a.id, b.id, met=a.meetings(b)))
        elif request.displaced_meet and {first, second} & set_by_hand:
            displaced += here
        else:
            free += here
    matched, left = _pair_displaced(field, displaced)
    for (one, other), grade in zip(matched.pairs, matched.grades, strict=True):
        a, b = order(one, other, request.seed)
        pairs.append(Pair(len(pairs) + 1, a.id, b.id, 0, grade, a.meetings(b)))
    late = [entrant for entrant in field.entrants if entrant.id not in players_paired]
    for entrant in (*left, *sorted(late, key=lambda one: (one.player.number, one.id))):
        rival = next((one for one in free if _may_meet(field, entrant, one)), None)
        if rival is None:
            free.append(entrant)
            continue
        free.remove(rival)
        a, b = order(entrant, rival, request.seed)
        pairs.append(Pair(len(pairs) + 1, a.id, b.id, met=a.meetings(b)))
    byes = [entrant.id for entrant in free]
    families, teams = mates(request.players, ((p.first, p.second) for p in pairs), scheduled=True)
    if request.system == "team-round-robin":
        # there teams meet, and nobody a team-mate
        teams = replace(teams, scheduled=False)
    given_up = (families, teams, *matched.relaxations[2:])
    for entrant, other, _, _, met in _locked_pairs(field):
        pairs.append(Pair(len(pairs) + 1, entrant.id, other.id, 0, "locked", met))
    notes = tuple(f"displaced:{entrant.id}" for entrant in displaced if entrant.id in byes)
    sitting_out = (*byes, *sorted(request.locked_byes))
    return Pairing(request, tuple(pairs), sitting_out, 0, given_up, notes)


def _pair_displaced(field: Field, members: Sequence[Entrant]) -> tuple[Matched, list[Entrant]]:
    """The pairs of those whose opponents are set by hand, as in a Swiss round, and who is left."""
    stage = Stage(True, True, field.request.settings.reset, True)
    nobody = Matched((), None, (), (), relaxations(field, stage, ()))
    if len(members) < 2:
        return nobody, list(members)
    try:
        matched = match(field, members)
    except NotPairable:
        return nobody, list(members)
    kept = [place for place, two in enumerate(matched.pairs) if not _are_mates(field, *two)]
    pairs = tuple(matched.pairs[place] for place in kept)
    paired = {entrant.id for two in pairs for entrant in two}
    made = Matched(
        pairs,
        None,
        tuple(matched.costs[place] for place in kept),
        tuple(matched.grades[place] for place in kept),
        relaxations(field, stage, pairs),
    )
    return made, [entrant for entrant in members if entrant.id not in paired]


def _may_meet(field: Field, late: Entrant, other: Entrant) -> bool:
    """Whether a player who came late meets one without an opponent: nobody twice, no team mates."""
    mates = _are_mates(field, late, other)
    return not mates and not late.meetings(other) and {late.id, other.id} not in field.apart


def _are_mates(field: Field, one: Entrant, other: Entrant) -> bool:
    """Whether two are of one team in a round robin of teams."""
    return field.request.system == "team-round-robin" and one.player.team == other.player.team


SYSTEMS: Final[Mapping[System, Callable[[Field, Sequence[Entrant]], Made]]] = {
    "swiss": _swiss,
    "king-of-the-hill": _king,
    "queen-of-the-hill": _queen,
    "fold": _fold,
    "factor": _factor,
    "australian": _australian,
    "monrad": _australian,
    "chew": _chew,
    "contender": _contender,
}
FIXTURES: Final[Mapping[System, Callable[[Request], list[robin.Bout]]]] = {
    "round-robin": _round_robin,
    "team-round-robin": _team_round_robin,
    "fontes": _fontes,
    "quads": _quads,
}


def has_fixtures(system: System) -> bool:
    """Whether who meets whom in all rounds follows from the players' order at the beginning."""
    return system in FIXTURES


def fixtures(request: Request) -> list[robin.Bout]:
    """Who meets whom by the fixtures of a block, whether they are there or not."""
    return FIXTURES[request.system](request)

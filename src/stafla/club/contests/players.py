"""Who plays at an event: registered, checked in, withdrawn, and found by account or link."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from stafla.club.accounts.person import Person
from stafla.club.accounts.refusals import NotSignedIn
from stafla.club.contests.context import ContestContext, person_of
from stafla.club.contests.log import LoadedContest, NewEntry
from stafla.club.contests.plan import (
    MOST_PLAYERS,
    MOST_REASON,
    MOST_TEXT,
    RATINGS,
    NewPlayer,
    line_of,
)
from stafla.club.contests.refusals import (
    BadPlan,
    EventRefused,
    NoEntryByOneself,
    NoSuchLink,
    PlaysAlready,
    refusal_of,
)
from stafla.club.refusal import StaleLog
from stafla.club.secrets import digest, to_text
from stafla.club.tables.observation import Audience
from stafla.club.tables.setup import admissible_name
from stafla.contest.event import (
    CheckedIn,
    EventRefusal,
    Registered,
    Withdrawn,
    happenings_of,
)
from stafla.contest.event.federation import Missed
from stafla.contest.formats import TournamentSheet
from stafla.contest.pairing import NotPairable
from stafla.store import Entrant


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What a player sees of an event."""

    contest: LoadedContest
    player: str


class Players:
    """What is done about those who play."""

    def __init__(self, context: ContestContext) -> None:
        self._context = context

    def register(
        self, contest: str, person: Person | None, division: str, players: Sequence[NewPlayer]
    ) -> None:
        """Enter players who have no account here, or whose account nobody asked for.

        Args:
            contest: the event.
            person: who does it.
            division: of those who name none.
            players: who they are.
        """
        new = [self._entrant(player) for player in players]

        def decide(contest: LoadedContest) -> list[NewEntry]:
            _require_places(contest, len(new))
            names = contest.event.divisions
            return [
                NewEntry(
                    _registration(
                        player, entrant, division_named(player.division, names) or division
                    )
                )
                for player, entrant in new
            ]

        self._context.do(contest, "register", person, decide, [entrant for _, entrant in new])

    def bring(
        self, contest: str, person: Person | None, sheet: TournamentSheet, source: str = ""
    ) -> None:
        """Take the players, pairs and results of a file into an event that has none.

        Args:
            contest: the event.
            person: who does it.
            sheet: what the file tells.
            source: what the file is called; the log keeps it as the reason.

        Raises:
            EventRefused, BadName: the file and the event do not go together.
        """
        loaded_contest = self._context.load_for("import", contest, person)
        reason = line_of(source, MOST_REASON)
        try:
            new, done = happenings_of(
                loaded_contest.event, sheet, lambda: to_text(self._context.random(16))
            )
        except (EventRefusal, NotPairable) as error:
            raise refusal_of(error, loaded_contest.event) from error
        entrants = [Entrant(one.id, admissible_name(one.row.name)) for one in new]
        for newcomer in new:
            line_of(newcomer.row.team, MOST_TEXT)
            line_of(newcomer.row.category, MOST_TEXT)

        def decide(now: LoadedContest) -> list[NewEntry]:
            if now.event.entries != loaded_contest.event.entries:
                raise StaleLog
            _require_places(now, len(new))
            return [NewEntry(happening, reason) for happening in done]

        self._context.do(contest, "import", person, decide, entrants)

    def join(
        self,
        contest: str,
        person: Person | None,
        audience: Audience,
        division: str,
        player: NewPlayer,
    ) -> None:
        """Register oneself, while that is open to everybody.

        Raises:
            NotSignedIn, NoEntryByOneself, PlaysAlready, TooManyPlaces, EventFull
        """
        if person is None:
            raise NotSignedIn
        loaded_contest = self._context.log.load(contest)
        _check_entry(loaded_contest)
        if self.plays(contest, person) is not None:
            raise PlaysAlready
        new, entrant = self._entrant(player, person.id)
        registration = _registration(new, entrant, division)
        self._enter_by_oneself(contest, audience, person.id, entrant, registration)

    def join_as_guest(
        self, contest: str, audience: Audience, division: str, player: NewPlayer
    ) -> str:
        """Register oneself without an account, where a laptop serves the room (`stafla.web.kit`).

        Returns:
            the secret of the own private link, told this once.

        Raises:
            NoEntryByOneself, TooManyPlaces, EventFull
        """
        loaded_contest = self._context.log.load(contest)
        _check_entry(loaded_contest)
        new, known = self._entrant(player)
        secret = to_text(self._context.random(16))
        entrant = replace(known, link_digest=digest(secret))
        registration = _registration(new, entrant, division)
        self._enter_by_oneself(contest, audience, entrant.player, entrant, registration)
        return secret

    def _enter_by_oneself(
        self,
        contest: str,
        audience: Audience,
        author: str,
        entrant: Entrant,
        registration: Registered,
    ) -> None:
        def decide(now: LoadedContest) -> list[NewEntry]:
            _check_entry(now)
            _require_places(now, 1)
            return [NewEntry(registration)]

        with self._context.hold(audience, entrant.player, "entrant", scope=contest):
            self._context.log.change(contest, author, decide, lambda: [entrant])

    def leave(self, contest: str, person: Person | None) -> None:
        """Take oneself off the list before the event begins, or withdraw from it."""
        if person is None:
            raise NotSignedIn
        player = self.plays(contest, person)
        if player is None:
            raise EventRefused("event-player", text=person.name)
        self._context.log.change(contest, person.id, lambda _: [NewEntry(Withdrawn(player))])
        if player not in self._context.log.load(contest).event.people:
            # who was never there may register anew
            self._context.rows.unlink(contest, player)

    def _entrant(self, player: NewPlayer, person: str | None = None) -> tuple[NewPlayer, Entrant]:
        name = admissible_name(player.name)
        rating = player.rating
        if rating is not None and rating not in RATINGS:
            raise BadPlan
        club, team, division = (
            line_of(text, MOST_TEXT) for text in (player.club, player.team, player.division)
        )
        entrant = Entrant(to_text(self._context.random(16)), name, person)
        return NewPlayer(name, rating, club, team, division), entrant

    def rename(self, contest: str, person: Person | None, player: str, name: str) -> None:
        """Write a name as it should be."""
        loaded_contest = self._context.load_for("rename", contest, person)
        self._context.log.require_writer(loaded_contest)
        person_of(loaded_contest, player)
        self._context.rows.rename(contest, player, admissible_name(name))
        self._context.log.tell_renaming(contest)

    def check_in(self, contest: str, person: Person | None, player: str, *, here: bool) -> None:
        """Note that somebody is here, or is not after all."""

        def decide(contest: LoadedContest) -> list[NewEntry]:
            known = person_of(contest, player)
            return [] if known.here == here else [NewEntry(CheckedIn(player, here))]

        self._context.do(contest, "check-in", person, decide)

    def all_here(self, contest: str, person: Person | None) -> None:
        """Note that everybody is here."""

        def decide(contest: LoadedContest) -> list[NewEntry]:
            people = contest.event.people.values()
            return [
                NewEntry(CheckedIn(participant.id))
                for participant in people
                if not participant.here and not participant.left
            ]

        self._context.do(contest, "check-in", person, decide)

    def withdraw(
        self,
        contest: str,
        person: Person | None,
        player: str,
        missed: Missed | None = None,
        reason: str = "",
    ) -> None:
        """Somebody leaves."""
        done = [NewEntry(Withdrawn(player, missed), line_of(reason, MOST_REASON))]
        self._context.do(contest, "withdraw", person, lambda _: done)

    def come_back(self, contest: str, person: Person | None, player: str) -> None:
        """Somebody who left comes back, to the own game if it can still be played."""

        def decide(contest: LoadedContest) -> list[NewEntry]:
            person_of(contest, player)
            return [NewEntry(contest.event.return_fact(player))]

        self._context.do(contest, "withdraw", person, decide)

    def give_links(
        self, contest: str, person: Person | None, players: Sequence[str] = ()
    ) -> dict[str, str]:
        """New private links by which players say results: secrets by player, shown once.

        Args:
            contest: the event.
            person: who asks.
            players: whose; empty: of everybody who has none and no account.
        """
        loaded_contest = self._context.load_for("link", contest, person)
        if players:
            player_ids = [person_of(loaded_contest, one).id for one in players]
        else:
            player_ids = self.without_link(loaded_contest)
        links = {one: to_text(self._context.random(16)) for one in player_ids}
        self._context.rows.give_links(
            contest, {one: digest(secret) for one, secret in links.items()}
        )
        return links

    def without_link(self, contest: LoadedContest) -> list[str]:
        """The players who can say no result from a phone yet: they have no link and no account."""
        known = self._context.rows.entrants(contest.row.id)
        return [
            player
            for player in contest.event.people
            if player in known
            and known[player].link_digest is None
            and known[player].person is None
        ]

    def read_links(
        self, contest: str, person: Person | None, secrets: Sequence[str]
    ) -> dict[str, str]:
        """Whose the links are that their director holds: secrets by player.

        Raises:
            NotSignedIn, NotYourEvent
            NoSuchLink: one of them opens nothing.
        """
        loaded_contest = self._context.load_for("link", contest, person)
        held = {digest(secret): secret for secret in secrets}
        found = {
            player: held[entrant.link_digest]
            for player, entrant in self._context.rows.entrants(contest).items()
            if entrant.link_digest in held and player in loaded_contest.event.people
        }
        if len(found) < len(held):
            raise NoSuchLink
        return found

    def plays(self, contest: str, person: Person | None) -> str | None:
        """The player that an account is at an event."""
        if person is None:
            return None
        mine = self._context.rows.player_of(contest, person.id)
        return mine if mine in self._context.log.load(contest).event.people else None

    def by_account(self, contest: str, person: Person | None) -> PlayerView:
        """An event as its player sees it, who is signed in.

        Raises:
            NotSignedIn, NoSuchLink: the person does not play here.
        """
        if person is None:
            raise NotSignedIn
        player = self.plays(contest, person)
        if player is None:
            raise NoSuchLink
        return PlayerView(self._context.log.load(contest), player)

    def by_link(self, contest: str, secret: str) -> PlayerView:
        """An event as its player sees it, who holds a private link.

        Raises:
            NoSuchLink
        """
        loaded_contest = self._context.log.load(contest)
        entrant = self._context.rows.entrant(contest, link_digest=digest(secret))
        if entrant is None or entrant.player not in loaded_contest.event.people:
            raise NoSuchLink
        return PlayerView(loaded_contest, entrant.player)


def division_named(name: str, divisions: Iterable[str]) -> str:
    """The division that a list means, which may have written it in other capitals."""
    same = (one for one in divisions if one.casefold() == name.casefold())
    return next(same, name)


def _registration(player: NewPlayer, entrant: Entrant, division: str) -> Registered:
    return Registered(
        entrant.player, division, player.name, player.rating, player.team, player.club
    )


def _check_entry(contest: LoadedContest) -> None:
    """Whether people may register themselves now."""
    if not contest.row.open or contest.event.phase != "registration":
        raise NoEntryByOneself


def _require_places(contest: LoadedContest, new: int) -> None:
    if len(contest.event.people) + new > MOST_PLAYERS:
        raise EventRefused("event-players", most=MOST_PLAYERS)

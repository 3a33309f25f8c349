"""``stafla people``: accounts and roles, for whoever runs the server."""

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from stafla.cli.inputs.database import folder, open_database, public_address
from stafla.cli.options import Whole
from stafla.cli.output import BadOption, Language, emit, say, table, tell

if TYPE_CHECKING:
    from stafla.club.accounts.person import Person
    from stafla.club.community import Community

command = App(name="people", result_action="return_value")


@command.command(name="list")
def list_command(
    *, name: str = "", data: Path | None = None, club: bool = False, json: bool = False
) -> int:
    """People, by name."""
    with community(folder(data, club=club)) as here:
        matches = here.people.everybody(name, Language.current())
        if json:
            for person in matches:
                emit(person_json(person))
            return 0
        rows = [
            (person.name, roles_text(person), person_json(person)["since"], until(person) or "")
            for person in matches
        ]
    headings = ("people-name", "people-roles", "people-since", "people-until")
    table([(heading, "left") for heading in headings], rows)
    return 0


@command.command(name="add")
def add_command(
    name: str,
    /,
    *,
    roles: str = "",
    data: Path | None = None,
    club: bool = False,
    json: bool = False,
) -> int:
    """Sign somebody up, with a password made by chance."""
    from stafla.club.accounts.accounts import RequestSource

    password = secrets.token_urlsafe(12)
    with community(folder(data, club=club)) as here:
        source, spoken_here = RequestSource(address="command line"), Language.current()
        signed_in = here.people.sign_up(name, password, source, language=spoken_here)
        here.people.sign_out(signed_in.person, signed_in.token)
        if roles:
            here.set_roles(None, signed_in.person.id, split(roles))
        return _password(
            here.people.get(signed_in.person.id), password, folder(data, club=club), json
        )


@command.command(name="password")
def password_command(
    name: str, /, *, data: Path | None = None, club: bool = False, json: bool = False
) -> int:
    """Give somebody another password, made by chance, and sign them out everywhere."""
    password = secrets.token_urlsafe(12)
    with community(folder(data, club=club)) as here:
        person = here.people.by_name(name)
        here.people.set_password(person, password)
        here.note("password", person)
        return _password(person, password, folder(data, club=club), json)


@command.command(name="roles")
def roles_command(
    name: str,
    /,
    *,
    roles: str = "",
    data: Path | None = None,
    club: bool = False,
    json: bool = False,
) -> int:
    """Give somebody exactly these roles."""
    with community(folder(data, club=club)) as here:
        person = here.people.by_name(name)
        here.set_roles(None, person.id, split(roles))
        return _show(here.people.get(person.id), json)


@command.command(name="suspend")
def suspend_command(
    name: str,
    /,
    *,
    days: Whole,
    reason: str,
    data: Path | None = None,
    club: bool = False,
    json: bool = False,
) -> int:
    """Make an account of no use for some days, or of use again with none."""
    with community(folder(data, club=club)) as here:
        person = here.people.by_name(name)
        here.measure(None, person.id, "suspend" if days else "lift", reason, days=days)
        person = here.people.get(person.id)
    if json:
        emit(person_json(person))
    elif day := until(person):
        tell(say("people-suspended", name=person.name, day=day))
    else:
        tell(say("people-not-suspended", name=person.name))
    return 0


@command.command(name="erase")
def erase_command(
    name: str,
    /,
    *,
    yes: bool = False,
    data: Path | None = None,
    club: bool = False,
    json: bool = False,
) -> int:
    """Forget a person; their games stay, without the name."""
    if not yes:
        raise BadOption("people-erase-yes")
    with community(folder(data, club=club)) as here:
        person = here.people.by_name(name)
        here.people.erase(person)
        here.note("erase", person)
    emit({"erased": person.id}) if json else tell(say("people-erased", name=person.name))
    return 0


@contextmanager
def community(data: Path | None) -> Iterator["Community"]:
    """People among each other, as the database has them."""
    from stafla.club import LocalNews, Tables
    from stafla.club.account_erasure import give_up
    from stafla.club.accounts.accounts import Accounts
    from stafla.club.accounts.passwords import Passwords
    from stafla.club.community import Community
    from stafla.club.lexica import InstalledLexica
    from stafla.club.ratings import Ratings
    from stafla.store import GameSearch, GameStore, RatingStore

    with open_database(data) as database:
        chance = secrets.token_bytes
        people = Accounts(database, Passwords(), now=now, random=chance)
        tables = Tables(GameStore(database), InstalledLexica(), LocalNews(), now=now, random=chance)
        tables.endings.append(Ratings(tables, RatingStore(database)).rate)
        people.leaving.append(partial(give_up, tables, GameSearch(database)))
        yield Community(database, people, now=now, random=chance)


def now() -> int:
    """The time now, in milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000


def split(roles: str) -> list[str]:
    """The roles of a list with commas."""
    return [role.strip() for role in roles.split(",") if role.strip()]


def roles_text(person: "Person") -> str:
    """A person's roles in this run's language."""
    return ", ".join(say(f"role-{role}") for role in sorted(person.roles - {"player"}))


def until(person: "Person") -> str | None:
    """Until which day a person's account is suspended now; None: it is not."""
    from stafla.club.accounts.accounts import day

    end = person.suspended or 0
    return day(end) if end > now() else None


def person_json(person: "Person") -> dict[str, object]:
    """A person as JSON."""
    from stafla.club.accounts.accounts import day

    return {
        "id": person.id,
        "name": person.name,
        "roles": sorted(person.roles),
        "since": day(person.created),
        "suspended": day(person.suspended) if person.suspended else None,
    }


def _show(person: "Person", json: bool) -> int:
    if json:
        emit(person_json(person))
    else:
        tell(say("people-shown", name=person.name, roles=roles_text(person) or "–"))
    return 0


def _password(person: "Person", password: str, data: Path | None, json: bool) -> int:
    """Tell the password, and in which database: it is to be the one that the server uses."""
    if json:
        emit(person_json(person) | {"password": password})
    else:
        tell(say("people-password", name=person.name, password=password))
        tell(say("people-kept", where=public_address(data)))
    return 0

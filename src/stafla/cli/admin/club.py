"""``stafla club``: this laptop serves a club's evening, and its events go to a server and back."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPException
from importlib import import_module
from ipaddress import ip_address
from json import dumps, loads
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import Request, urlopen

from cyclopts import App

from stafla.cli.inputs.database import FILE, club_folder
from stafla.cli.options import Whole
from stafla.cli.output import BadOption, Language, emit, say, tell
from stafla.words import library

if TYPE_CHECKING:
    from stafla.club.accounts.person import Person
    from stafla.club.contests.contests import Contests
    from stafla.club.contests.log_parts import LogPart, LogStatus

command = App(name="club", result_action="return_value")
TOKEN = "STAFLA_TOKEN"  # noqa: S105 - where it is found
PATIENCE = 60.0
LARGEST = 1 << 20
ATTEMPTS = 20
"""So often a call is made to a server that asks for patience."""
HttpCall = Callable[[str, str, bytes | None], tuple[int, bytes]]
"""Method, path and body of a call; its status and its answer."""


@command.default
def serve_command(*, host: str = "0.0.0.0", port: Whole = 8000, data: Path | None = None) -> int:  # noqa: S104 - the room's phones are whom it is for
    """Serve a club's evening until interrupted."""
    if not 0 <= port <= 65_535:
        raise BadOption("cli-bad-value", name="--port", text=str(port)[:40])
    if not any(library.lexicon_files()):
        sys.stderr.write(f"stafla: {say('words-none-installed')}\n")
    name, spoken = say("club-organiser"), Language.current()
    # the two faces know nothing of each other; this one only starts the other by name
    import_module("stafla.web.server").serve_club(host, port, folder_of(data), name, spoken)
    return 0


@command.command(name="send")
def send_command(
    address: str,
    /,
    *,
    event: str = "",
    give: bool = False,
    plain: bool = False,
    data: Path | None = None,
    json: bool = False,
) -> int:
    """Bring the laptop's tournaments to a server, where they are shown."""
    other = RemoteServer(address, caller(address, plain=plain))
    with carriage(data) as (contests, person):
        from stafla.club import Audience
        from stafla.club.contests.courier import Courier

        audience = Audience("this laptop", None, person.id)
        courier = Courier(contests.transfers, other, person, audience)
        for contest in [event] if event else [contest.id for contest in contests.list_events()]:
            there = courier.send(contest, give=give)
            _show(contests.get(contest).row.title, f"{other.base}/events/{contest}", there, json)
    return 0


@command.command(name="take")
def take_command(
    address: str, /, *, plain: bool = False, data: Path | None = None, json: bool = False
) -> int:
    """Take a tournament from a server to this laptop, which runs it from now on."""
    base, _, event = address.rstrip("/").removesuffix("/desk").rpartition("/events/")
    if not base:
        raise BadOption("cli-bad-value", name="ADDRESS", text=address[:80])
    other = RemoteServer(base, caller(base, plain=plain))
    with carriage(data) as (contests, person):
        from stafla.club import Audience
        from stafla.club.contests.courier import Courier

        audience = Audience("this laptop", None, person.id)
        own = Courier(contests.transfers, other, person, audience).take(event)
        _show(contests.get(event).row.title, event, own, json)
    return 0


def folder_of(data: Path | None) -> Path:
    """The folder of the evening."""
    return data or club_folder()


@contextmanager
def carriage(data: Path | None) -> "Iterator[tuple[Contests, Person]]":
    """The laptop's tournaments, and who runs them."""
    from secrets import token_bytes

    from stafla.club import LocalNews
    from stafla.club.accounts.accounts import Accounts
    from stafla.club.accounts.passwords import Passwords
    from stafla.club.community import Community
    from stafla.club.contests.contests import Contests
    from stafla.club.contests.log import ContestLog
    from stafla.club.kit import organiser
    from stafla.store import ContestStore, open_database

    folder = folder_of(data)
    folder.mkdir(parents=True, exist_ok=True)
    database = open_database(folder / FILE)
    try:
        people = Accounts(database, Passwords(), now=now, random=token_bytes)
        community = Community(database, people, now=now, random=token_bytes)
        name, spoken = say("club-organiser"), Language.current()
        person = organiser(community, name, token_bytes(24), spoken)
        log = ContestLog(ContestStore(database), LocalNews(), now)
        yield Contests(log, token_bytes), person
    finally:
        database.close()


def now() -> int:
    """Milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000


class RemoteServer:
    """A server's calls (`stafla.web.contests.transfers`).

    Args:
        base: its address.
        asked: makes a call.
    """

    def __init__(self, base: str, call: HttpCall) -> None:
        self.base = base.rstrip("/")
        self._asked = call

    def status(self, contest: str, at: int) -> "LogStatus":
        """How far it has an event."""
        from stafla.club.contests.log_parts import NOWHERE, LogStatus

        content = self._ask("GET", f"{quote(contest, safe='')}?{urlencode({'at': at})}")
        return NOWHERE if content is None else LogStatus(**content)

    def put(self, part: "LogPart") -> "LogStatus":
        """Bring it a part."""
        from dataclasses import asdict

        from stafla.club.contests.log_parts import LogStatus

        return LogStatus(**self._need("POST", "", asdict(part)))

    def part(self, contest: str, after: int, names: int) -> "LogPart":
        """A part of its log."""
        from pydantic import TypeAdapter

        from stafla.club.contests.log_parts import LogPart

        query = urlencode({"after": after, "names": names})
        content = self._need("GET", f"{quote(contest, safe='')}/part?{query}")
        return TypeAdapter(LogPart).validate_python(content)

    def hand_over(self, contest: str, to: str, status: "LogStatus") -> "LogStatus":
        """Have it hand an event over."""
        from stafla.club.contests.log_parts import LogStatus

        body = {"to": to, "entries": status.entries, "named": status.named}
        return LogStatus(**self._need("POST", f"{quote(contest, safe='')}/writer", body))

    def _need(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        content = self._ask(method, path, body)
        if content is None:
            raise BadOption("no-such-event")
        return content

    def _ask(self, method: str, path: str, body: object = None) -> dict[str, Any] | None:
        """The answer; None: it does not know the event.

        Raises:
            BadOption: it cannot be reached, or refuses.
        """
        data = None if body is None else dumps(body, ensure_ascii=False).encode()
        where = f"/api/carry/{path}" if path else "/api/carry"
        try:
            status, answer = self._asked(method, where, data)
            content = loads(answer)
            if not isinstance(content, dict):
                raise TypeError
        except (OSError, HTTPException, ValueError, TypeError, RecursionError) as error:
            reason = getattr(error, "reason", None) or type(error).__name__
            raise BadOption("club-unreachable", address=self.base, text=str(reason)) from None
        if status == 404 and content.get("code") == "no-such-event":
            return None
        if status >= 400:
            raise BadOption(
                "club-refused", address=self.base, text=str(content.get("message", status))
            )
        return content


def caller(base: str, *, plain: bool) -> HttpCall:
    """What makes calls at an address, with the token that the environment has.

    Raises:
        BadOption: it is no address, or there is no token, or it would go unencrypted.
    """
    parts = urlsplit(base)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadOption("cli-bad-value", name="ADDRESS", text=base[:80])
    if parts.scheme == "http" and not (plain or _is_here(parts.hostname)):
        raise BadOption("club-unencrypted", address=base)
    token = os.environ.get(TOKEN, "")
    if not token:
        raise BadOption("club-no-token", address=base.rstrip("/"), name=TOKEN)
    headers = {
        "authorization": f"Bearer {token}",
        "accept-language": Language.current(),
        "content-type": "application/json",
    }

    def call(method: str, path: str, body: bytes | None) -> tuple[int, bytes]:
        address = base.rstrip("/") + path
        request = Request(address, body, headers, method=method)  # noqa: S310 - http or https
        for _ in range(ATTEMPTS):
            try:
                with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - http or https
                    return answer.status, answer.read(LARGEST)
            except HTTPError as error:
                response = error.code, error.read(LARGEST)
                if error.code != 429:
                    return response
                time.sleep(_wait(error.headers.get("retry-after", "")))
            except URLError as error:
                raise OSError(str(error.reason)) from error
        return response

    return call


def _wait(retry_after: str) -> float:
    """Seconds until a server that is asked too often is asked again, as it says."""
    return (
        min(PATIENCE, int(retry_after))
        if retry_after.isascii() and retry_after.isdecimal()
        else 1.0
    )


def _is_here(name: str) -> bool:
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


def _show(title: str, where: str, status: "LogStatus", json: bool) -> None:
    if json:
        emit(
            {
                "event": status.contest,
                "entries": status.entries,
                "here": status.writer == status.house,
            }
        )
    else:
        tell(say("club-carried", title=title, count=status.entries, address=where))

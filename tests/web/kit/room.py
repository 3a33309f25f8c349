"""A director and phones at a laptop: ``python -m tests.web.kit.room ADDRESS KEY HOST HOST …``.

Every phone has an address of its own, joins by a name alone, and says the results of its games as
its player would. The director runs two rounds. Prints the event's id.
"""

import asyncio
import html
import re
import sys

import httpx2

ROUNDS = 2


class Phone:
    """A player's phone; ``host``: its address in the network."""

    def __init__(self, base: str, host: str, number: int) -> None:
        way = httpx2.AsyncHTTPTransport(local_address=host)
        self.client = httpx2.AsyncClient(base_url=base, transport=way, timeout=120)
        self.name = f"Player {number:02}"
        self.own = ""

    async def join(self, contest: str) -> None:
        """Find what is on, and join it."""
        assert f'href="/events/{contest}"' in (await self.client.get("/club")).text
        joined = await self.client.post(f"/events/{contest}/join", data={"name": self.name})
        assert joined.status_code == 303, joined.text
        self.own = joined.headers["location"]

    async def say(self, number: int) -> None:
        """Say how the game of a round ended."""
        text = (await self.client.get(self.own)).text
        found = re.search(r'<p class="plain-told">(.*?)</p>', text)
        assert found, text
        other = int(re.findall(r"Player (\d\d)", html.unescape(found[1]))[0])
        mine = int(self.name.split()[1])
        points = {one: 350 + one * 7 % 90 + number for one in (mine, other)}
        form = {"round": number, "own": points[mine], "against": points[other]}
        assert (await self.client.post(self.own, data=form)).status_code == 303


async def play(base: str, key: str, hosts: list[str]) -> str:
    """The evening; the event's id."""
    phones = [Phone(base, host, number) for number, host in enumerate(hosts, 1)]
    director = httpx2.AsyncClient(base_url=base, timeout=300)
    assert (await director.get("/club", params={"key": key})).status_code == 303
    plan = {"title": "Evening", "day": "2026-11-28", "free": "yes", "rules": "sv", "rounds": "3"}
    desk = (await director.post("/events", data=plan)).headers["location"]
    contest = desk.split("/")[2]

    async def act(name: str, **more: str | list[str]) -> str:
        answer = await director.post(desk, data={"act": name, **more}, follow_redirects=True)
        assert answer.status_code == 200, answer.text
        return answer.text

    await asyncio.gather(*(one.join(contest) for one in phones))
    await act("on", phase="registration", to="check-in")
    await act("all")
    for number in range(1, ROUNDS + 1):
        text = await act("pair")
        await act("publish", digest=re.findall(r'name="digest" value="(\w+)"', text))
        await act("on", phase="published", to="playing")
        await act("on", phase="playing", to="entering")
        await asyncio.gather(*(one.say(number) for one in phones))
    for one in phones:
        await one.client.aclose()
    await director.aclose()
    return contest


if __name__ == "__main__":
    _, address, secret, *machines = sys.argv
    print(asyncio.run(play(address, secret, machines)))  # noqa: T201

"""A club's laptop without internet: the page is open there, the phones come through the network."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from stafla.web.addresses import addresses
from tests.e2e.conftest import Opener
from tests.e2e.player import Typist
from tests.e2e.server import Server, running
from tests.e2e.tables.test_two_devices import begin, invite, sit_down
from tests.e2e.thinker import thinker
from tests.machine import LACKING

pytestmark = pytest.mark.browser


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not addresses():
        pytest.skip(f"{LACKING}devices in one room; get the machine into a network")
    with running(tmp_path_factory.mktemp("room"), "--host", "0.0.0.0") as server:
        yield server


@pytest.mark.ci
def test_a_phone_in_the_room_opens_the_link_of_the_laptop_and_plays(opened: Opener) -> None:
    laptop, phone = opened("fi"), opened("sv", "phone")
    link = invite(laptop, "fi")
    assert link.startswith(f"http://{addresses()[0]}:")
    sit_down(phone, link, "Bo")
    assert phone.evaluate("window.isSecureContext") is False  # as with every club's laptop
    begin(laptop)
    aino, bo = Typist(laptop, "fi", 0), Typist(phone, "sv", 1)
    thought = thinker("fi")
    for _ in range(4):
        first = laptop.locator(".table").get_attribute("data-to-act") == "0"
        mover, other = (aino, bo) if first else (bo, aino)
        mover.await_turn()
        mover.take_turn(thought)
        other.await_turn()
        mover.await_event(other.number)
        assert mover.seen() == other.seen()


@pytest.mark.ci
def test_the_lobby_shows_the_address_on_the_laptop_alone(opened: Opener) -> None:
    laptop, phone = opened("is"), opened("pl", "phone")
    laptop.goto("/lobby")
    link = laptop.locator("#link").input_value()
    expect(laptop.locator(".qr svg")).to_be_visible()
    phone.goto(link)
    expect(phone.locator("main.lobby h1")).to_be_visible()
    expect(phone.locator(".qr")).to_have_count(0)

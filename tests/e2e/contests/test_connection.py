"""The network goes away while a result is sent: it is sent again, and nothing typed is lost."""

import re

import pytest
from playwright.sync_api import expect

from stafla.data.catalogue import catalogue
from tests.e2e.conftest import Opener
from tests.e2e.contests.test_contests import announce, publish, report_result, say
from tests.e2e.network import Network
from tests.e2e.people import sign_up

pytestmark = [pytest.mark.browser, pytest.mark.service_worker]
UNSENT = catalogue("pl", "lobby")("live-unsent")


def test_a_result_typed_without_network_comes_when_it_is_back(
    opened: Opener, network: Network
) -> None:
    desk, phone = opened("pl", network=network), opened("pl", "phone", network=network)
    sign_up(desk, "Sędzia bez sieci", "pl")
    address = announce(desk, "pl")
    publish(desk, "pl", 1)
    desk.get_by_role("button", name=say("pl", "do-start", round=1)).click()
    desk.get_by_role("button", name=say("pl", "do-links", count=4)).click()
    link = desk.locator(".events-links small").first.inner_text()
    phone.goto("/events/" + link.partition("/events/")[2] + "?lang=pl")
    at = phone.locator(".events-table b").inner_text()
    desk.goto(address)
    desk.locator("#e-table").fill("2" if at == "1" else "1")
    desk.locator("#e-own").fill("401")
    desk.locator("#e-against").fill("377")
    for page in (desk, phone):
        network.cut(page.context)
    desk.keyboard.press("Enter")
    report_result(phone, 420, 391)
    for page in (desk, phone):
        expect(page.locator("[data-note]")).to_have_text(UNSENT)
    expect(desk.locator("#e-against")).to_have_value("377")
    for page in (desk, phone):
        network.mend(page.context)
    desk.wait_for_url(re.compile("entered="))
    expect(phone.locator("[data-part=table]")).to_contain_text(re.compile("420–391|391–420"))
    expect(desk.locator(".events-map .open")).to_have_count(0)

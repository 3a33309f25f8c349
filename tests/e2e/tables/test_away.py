"""A game that somebody called for goes on though they have closed the page."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Opener

pytestmark = pytest.mark.browser


@pytest.mark.ci
def test_the_one_who_comes_plays_though_the_caller_has_closed_the_page(opened: Opener) -> None:
    caller, comer = opened("en"), opened("en", "phone")
    form = {"profile": "en", "kind1": "person", "name1": "Ada", "kind2": "invited", "public": "yes"}
    table = caller.request.post("/tables", form=form).url.rpartition("/")[2]
    comer.goto("/lobby?lang=en")
    with caller.expect_response("**/gathering"):
        caller.goto(f"/tables/{table}?lang=en")
    # the page that is open is told of in the lobby
    comer.reload()
    row = comer.locator(f"#gathering-{table}")
    expect(row.locator(".presence-dot")).to_have_count(1)
    caller.close()
    for _ in range(20):
        comer.reload()
        if row.locator(".presence-dot").count() == 0:
            break
        comer.wait_for_timeout(500)
    expect(row.locator(".presence-dot")).to_have_count(0)
    row.locator("form .button").tap()
    comer.wait_for_selector('.table[data-phase="turn"]')

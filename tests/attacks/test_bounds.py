"""Whoever holds as much as one may is told so alike, whatever the form and whichever the bound."""

import pytest
from starlette.testclient import TestClient

from stafla.store import holdings
from tests.web.test_ticket import FORMS, WAITING, where

PASTIMES = ("duplicate", "bingo")


@pytest.mark.parametrize("bound", ["visitor", "address", "in_all", "crowded"])
def test_a_reached_holding_has_one_answer_at_every_form(client, monkeypatch, bound):
    """Programs and proxies read 429; the forms that say it on the page said 422."""
    events = [where(client.post(f"/{kind}", data={"profile": "is"})) for kind in PASTIMES]
    events.append(where(client.post("/tables", data={**WAITING, "public": "yes"})))
    monkeypatch.setattr(holdings, "_reached_bound", lambda *_: bound)
    for action, data in {action: data for _, action, data in FORMS.values()}.items():
        assert client.post(action, data=data).status_code == 429, action
    guest = TestClient(client.app, follow_redirects=False)
    card = {"name": "Ey", "first": "HESTURI", "second": "KINDURI"}
    for path in events:
        refused = guest.post(f"{path}/join", data=card)
        assert refused.status_code == 429, refused.text

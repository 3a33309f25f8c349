"""A session that has ended by itself: what its device forgets."""

import re

from tests.web.accounts.test_sign_in import enter


def test_a_session_that_has_ended_leaves_no_names_and_no_cookie(client, house):
    """The device hears of it with the next page; a year's names stayed for whoever came then."""
    enter(client)
    table = {"profile": "fi", "kind1": "person", "kind2": "person", "name1": "Aino"}
    assert client.post("/tables", data={**table, "name2": "Eero"}).status_code == 303
    (kept,) = [
        one
        for one in enter(client, where="/sign-in").headers.get_list("set-cookie")
        if one.startswith("stafla_session=")
    ]
    days = int(re.search(r"Max-Age=([0-9]+)", kept)[1]) / 86_400
    assert 365 < days <= 400, "a device shows its session once more when it is over"
    assert "Eero" in client.get("/tables/new").text
    token = client.cookies["stafla_session"]
    house.accounts.end_elsewhere(house.accounts.by_name("Sigrún"))
    # what the answer itself has the device remember stays
    after = client.post("/tables", data={**table, "name2": "Oili"})
    assert after.status_code == 303
    assert "stafla_session" not in client.cookies
    assert "Oili" in client.get("/tables/new").text
    client.cookies.set("stafla_session", token)
    assert client.get("/lobby").status_code == 200
    assert not {"Aino", "Eero", "Oili"} & set(re.findall(r"\w+", client.get("/tables/new").text))

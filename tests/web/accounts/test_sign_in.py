import re
from html import unescape
from types import SimpleNamespace as Some

import pytest
from starlette.testclient import TestClient

from stafla.data.catalogue import LANGUAGES
from stafla.web.accounts.sign_in import local
from stafla.web.identity import visitor
from tests.web.tables.test_page import assert_plain

GOOD = "korter yfir grasi"


def enter(client, name="Sigrún", where="/sign-up", **more):
    return client.post(where, data={"name": name, "password": GOOD, **more})


def cookies(answer) -> dict[str, set[str]]:
    """Cookies set: their attributes by name."""
    found = {}
    for line in answer.headers.get_list("set-cookie"):
        name, *attributes = line.split(";")
        found[name.split("=")[0]] = {a.strip().lower() for a in attributes}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/sign-up", "/sign-in"])
def test_the_doors_speak_every_language_and_need_no_script(client, language, path):
    page = client.get(f"{path}?lang={language}")
    assert page.status_code == 200
    assert f'<html lang="{language}">' in page.text
    assert f'method="post" action="{path}"' in page.text
    assert_plain(page.text)


def test_who_signs_up_is_greeted_by_name_and_sent_where_they_wanted_to_go(client):
    answer = enter(client, then="/tables/x?seat=1")
    assert (answer.status_code, answer.headers["location"]) == (303, "/tables/x?seat=1")
    assert "Sigrún" in client.get("/").text
    assert "Sigrún" in client.get("/me").text


@pytest.mark.parametrize(
    "elsewhere",
    ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:x", "/\n"],
)
def test_nobody_is_sent_to_another_site(client, elsewhere):
    assert local(elsewhere) == "/"
    assert enter(client, then=elsewhere).headers["location"] == "/"


def test_the_session_s_cookie_is_for_no_script_and_no_other_site(client):
    assert {"httponly", "samesite=lax", "path=/"} <= cookies(enter(client))["stafla_session"]


def test_over_https_the_cookie_is_for_this_host_and_https_alone(client):
    client.base_url = "https://stafla.example"
    found = cookies(enter(client))
    assert {"httponly", "samesite=lax", "path=/", "secure"} <= found["__Host-stafla_session"]
    assert not any(a.startswith("domain") for a in found["__Host-stafla_session"])
    assert "Sigrún" in client.get("/").text


def test_over_https_the_language_too_is_kept_for_https_alone(client):
    client.base_url = "https://stafla.example"
    assert "secure" in cookies(client.get("/sign-in?lang=fi"))["stafla_lang"]


def test_a_session_that_was_planted_is_worth_nothing_before_and_after(client):
    planted = "p" * 43
    client.cookies.set("stafla_session", planted)
    assert client.get("/me").status_code == 303
    enter(client)
    client.cookies.clear()
    client.cookies.set("stafla_session", planted)
    assert client.get("/me").status_code == 303


@pytest.mark.parametrize("token", ["", "x", "p" * 44, "' or 1=1 --" + "p" * 32, "\u00e9" * 43])
def test_a_token_that_is_none_is_nobody_s(client, token):
    headers = {"cookie": f"stafla_session={token}".encode("latin-1")}
    assert client.get("/me", headers=headers).status_code == 303


def test_the_form_comes_back_with_the_name_and_never_the_password(client):
    enter(client)
    answer = enter(client, name="sigrún")
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert 'value="sigrún"' in answer.text
    assert GOOD not in answer.text
    assert "set-cookie" not in answer.headers


def test_a_wrong_name_and_a_wrong_password_get_the_same_page(client):
    enter(client)
    client.cookies.clear()
    pages = [
        client.post("/sign-in", data={"name": "Sigrún", "password": "not this one"}),
        client.post("/sign-in", data={"name": "Nobody", "password": "not this one"}),
    ]
    assert [page.status_code for page in pages] == [403, 403]
    assert pages[0].text.replace("Sigrún", "Nobody") == pages[1].text


def test_guessing_is_stopped_with_a_reason(client):
    for number in range(15):
        enter(client, f"Name{number // 5}", where="/sign-in")
    for _ in range(6):
        enter(client, where="/sign-in")
    answer = client.post("/sign-in?lang=pl", data={"name": "Sigrún", "password": GOOD})
    assert answer.status_code == 429
    assert "Zbyt wiele prób. Spróbuj ponownie za minutę." in unescape(answer.text)


def test_a_name_cannot_carry_markup(client):
    answer = enter(client, name="<b onclick=x>")
    assert answer.status_code == 422
    assert "<b onclick" not in answer.text


def test_signing_out_ends_the_session_and_the_cookie(client):
    enter(client)
    kept = client.cookies["stafla_session"]
    answer = client.post("/sign-out")
    assert answer.status_code == 303
    assert client.get("/me").headers["location"] == "/sign-in?then=/me"
    client.cookies.set("stafla_session", kept)
    assert client.get("/me").status_code == 303


def test_the_language_of_the_account_comes_with_signing_in(client):
    client.headers["accept-language"] = "pl"
    enter(client)
    client.cookies.clear()
    client.headers["accept-language"] = "en"
    enter(client, where="/sign-in")
    assert '<html lang="pl">' in client.get("/").text


def test_the_tables_of_the_device_are_taken_over_if_asked(client, browser, house):
    table = browser.sit_down(kinds=("person", "highest-score"))
    enter(client)
    assert house.tables.games.seats(table)[0].person is None
    enter(client, where="/sign-in", adopt="true")
    person = house.accounts.rows.by_name("sigrún")
    assert house.tables.games.seats(table)[0].person == person.id
    assert browser.view(table)["mine"]


def test_one_s_own_page_is_for_those_who_are_signed_in(client):
    assert client.get("/me").headers["location"] == "/sign-in?then=/me"
    answer = client.post("/me", data={"name": "x"})
    assert answer.status_code == 401
    for path in ("/me/password", "/me/sessions/end", "/me/sessions/end-others"):
        assert client.post(path, data={"session": "0" * 64}).status_code == 401
    # whoever signs in comes back to this very page
    elsewhere = client.get("/events/x%26y/mine").headers["location"]
    assert elsewhere == "/sign-in?then=/events/x%26y/mine"


@pytest.mark.parametrize(
    ("scheme", "name"),
    [
        ("http", "stafla_session"),
        ("ws", "stafla_session"),
        ("https", "__Host-stafla_session"),
        ("wss", "__Host-stafla_session"),
    ],
)
def test_a_page_and_its_socket_show_the_same_session(scheme, name):
    assert visitor.cookie_name(Some(url=Some(scheme=scheme))) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_s_own_page_speaks_every_language_and_needs_no_script(client, language):
    enter(client)
    page = client.get(f"/me?lang={language}")
    assert f'<html lang="{language}">' in page.text
    assert_plain(page.text)


def test_settings_are_kept(client):
    enter(client)
    client.post("/me", data={"name": "Rúna", "language": "fi", "hidden": "true"})
    page = client.get("/me").text
    assert '<html lang="fi">' in page
    assert 'value="Rúna"' in page
    assert re.search(r'name="hidden" value="true"[^>]* checked', page)
    assert client.post("/me", data={"name": "x", "language": "fi"}).status_code == 422


def test_another_password_gives_this_device_a_new_session(client):
    enter(client)
    before = client.cookies["stafla_session"]
    form = {"old": GOOD, "new": "allt annað orð"}
    assert client.post("/me/password", data=form | {"old": "wrong"}).status_code == 403
    assert client.post("/me/password", data=form).status_code == 303
    assert client.cookies["stafla_session"] != before
    assert client.get("/me").status_code == 200


@pytest.mark.parametrize("elsewhere", [True, False])
def test_the_form_asks_whether_everything_elsewhere_ends_and_proposes_it(client, elsewhere):
    enter(client)
    there = client.cookies["stafla_session"]
    client.cookies.delete("stafla_session")
    enter(client, where="/sign-in")
    assert re.search(r'name="elsewhere" value="true"[^>]* checked', client.get("/me").text)
    made = client.post("/me/tokens", data={"label": "bot", "scopes": ["read"]}).text
    program = {"authorization": f"Bearer {re.search(r'stafla_[A-Za-z0-9_-]{43}', made)[0]}"}
    form = {"old": GOOD, "new": "allt annað orð"} | ({"elsewhere": "true"} if elsewhere else {})
    assert client.post("/me/password", data=form).status_code == 303
    assert client.get("/me").status_code == 200
    here = client.cookies["stafla_session"]
    client.cookies.delete("stafla_session")
    assert client.get("/api/me", headers=program).status_code == (401 if elsewhere else 200)
    client.cookies.set("stafla_session", there)
    assert client.get("/me").status_code == (303 if elsewhere else 200)
    client.cookies.set("stafla_session", here)


def test_the_owner_s_device_is_slowed_by_no_neighbour(client):
    """Whoever guesses behind the same address waits; the device of the owner does not."""
    enter(client)
    assert "stafla_device" in client.cookies
    client.post("/sign-out")
    neighbour = TestClient(client.app, follow_redirects=False)
    for _ in range(6):
        answer = neighbour.post("/sign-in", data={"name": "Sigrún", "password": "a wrong guess"})
    assert answer.status_code == 429
    assert enter(neighbour, where="/sign-in").status_code == 429
    assert enter(client, where="/sign-in").status_code == 303


def test_a_device_can_be_signed_out_from_another(client):
    enter(client)
    there = client.cookies["stafla_session"]
    client.cookies.clear()
    enter(client, where="/sign-in")
    page = client.get("/me").text
    session = re.search(r'name="session" value="(\w+)"', page)[1]
    client.post("/me/sessions/end", data={"session": session})
    assert 'name="session"' not in client.get("/me").text
    client.cookies.clear()
    client.cookies.set("stafla_session", there)
    assert client.get("/me").status_code == 303


def test_others_see_a_person_s_name_unless_it_is_hidden(client, house):
    enter(client)
    person = house.accounts.rows.by_name("sigrún").id
    client.post("/me", data={"name": "Sigrún", "language": "en", "hidden": "true"})
    assert "Sigrún" in client.get(f"/people/{person}").text
    client.cookies.clear()
    assert "Sigrún" not in client.get(f"/people/{person}").text
    assert client.get("/people/nobody").status_code == 404


def test_passwords_are_hashed_at_the_desk_and_never_on_the_event_loop(client, house, monkeypatch):
    import threading

    threads = []
    hash_ = house.accounts._hasher.hash

    def note(password):
        threads.append(threading.current_thread().name)
        return hash_(password)

    monkeypatch.setattr(house.accounts._hasher, "hash", note)
    enter(client)
    assert [name.split("_")[0] for name in threads] == ["worker"]


def test_signing_out_leaves_no_cookie_and_is_no_matter_for_who_is_not_signed_in(client):
    answer = client.post("/sign-out")
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    client.cookies.set("stafla_session", "x" * 43)
    assert client.post("/sign-out").status_code == 303
    client.cookies.clear()
    enter(client)
    answer = client.post("/sign-out")
    assert answer.headers["location"] == "/"
    assert "stafla_session" not in client.cookies


def test_signing_out_leaves_no_names_in_the_forms_that_the_device_filled_last(client):
    """At a school's computer the next child read with whom the one before had played."""
    enter(client)
    table = {
        "profile": "fi",
        "kind1": "person",
        "kind2": "person",
        "name1": "Aino",
        "name2": "Eero",
    }
    assert client.post("/tables", data=table).status_code == 303
    duplicate = {"profile": "fi", "rounds": "7", "beside": "Aino"}
    assert client.post("/duplicate", data=duplicate).status_code == 303
    forms = ("/tables/new", "/duplicate", "/")
    before = "".join(client.get(path).text for path in forms)
    assert "Aino" in before and "Eero" in before
    client.post("/sign-out")
    after = "".join(client.get(path).text for path in forms)
    assert not {"Aino", "Eero", "Sigrún"} & set(re.findall(r"\w+", after))
    # how somebody plays there is as it was
    assert 'value="7"' in client.get("/duplicate").text
    assert 'value="fi" required checked' in client.get("/tables/new").text


def test_where_a_newcomer_came_from_is_where_they_go_on(client):
    text = client.get("/sign-up?then=/events").text
    assert re.search(r'name="then"[^>]*value="/events"', text)


def test_signing_out_everywhere_else_leaves_this_device_alone(client):
    guest = TestClient(client.app, follow_redirects=False)
    enter(client)
    assert enter(guest, where="/sign-in").status_code == 303
    assert guest.get("/me").status_code == 200
    assert client.post("/me/sessions/end-others").headers["location"] == "/me"
    assert client.get("/me").status_code == 200
    assert guest.get("/me").status_code == 303

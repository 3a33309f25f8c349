"""What a browser needs to install Stafla."""

import pytest

from stafla.data.catalogue import LANGUAGES, catalogue
from stafla.web.device import pwa
from stafla.web.rendering.languages import texts


def test_the_worker_lies_at_the_root_and_is_asked_for_anew(client):
    answer = client.get("/sw.js")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")


def test_the_manifest_and_the_offline_page_speak_every_language(client):
    for language in LANGUAGES:
        assert client.get(f"/manifest.webmanifest?lang={language}").json()["lang"] == language
        assert f'<html lang="{language}">' in client.get(f"/offline?lang={language}").text


def test_the_page_of_games_on_this_device_speaks_every_language(client):
    for language in LANGUAGES:
        answer = client.get(f"/device?lang={language}")
        assert f'<html lang="{language}">' in answer.text
        assert catalogue(language, "device")("device-title") in answer.text


@pytest.mark.parametrize("built", [True, False])
def test_without_network_the_way_on_is_the_device_where_it_can_play(client, monkeypatch, built):
    monkeypatch.setattr(pwa, "has_kernel", lambda: built)
    text = client.get("/offline?lang=en").text
    say = catalogue("en", "web", "device")
    assert (say("device-go-on") in text) == built
    assert ('href="/device"' in text) == built
    assert (say("offline-bots") in text) == (not built)


def test_pages_that_devices_keep_name_nobody(client):
    client.post("/sign-up", data={"name": "Somebody Known", "password": "fyra grå hägrar vid sjön"})
    assert "Somebody Known" in client.get("/lobby").text
    for kept in ("/offline", "/device", "/companion"):
        assert "Somebody Known" not in client.get(kept).text


@pytest.mark.parametrize("wanted", ["is", "pl"])
def test_what_a_phone_installs_is_told_in_the_reader_s_words(client, wanted):
    told = client.get(f"/manifest.webmanifest?lang={wanted}").json()
    assert told["description"] == texts(wanted)("start-lead")
    assert (told["start_url"], told["scope"], told["display"]) == ("/", "/", "standalone")
    assert [icon["sizes"] for icon in told["icons"]] == ["any", "192x192", "512x512"]

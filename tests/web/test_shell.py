"""What a browser needs to install Stafla."""

from stafla.data.catalogue import LANGUAGES


def test_the_worker_lies_at_the_root_and_is_asked_for_anew(client):
    answer = client.get("/sw.js")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")


def test_the_manifest_and_the_offline_page_speak_every_language(client):
    for language in LANGUAGES:
        assert client.get(f"/manifest.webmanifest?lang={language}").json()["lang"] == language
        assert f'<html lang="{language}">' in client.get(f"/offline?lang={language}").text

"""What devices take along: numbers, word lists, leave values."""

from hashlib import sha256

import pytest

from stafla import _core
from stafla.editions import LANGUAGES, load
from stafla.words import shelf


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_device_is_told_the_numbers_that_the_kernel_is_made_of(client, language):
    told = client.get(f"/api/device/editions/{language}").json()
    edition = load(language)
    numbers = told["rules"] | {"leftovers_lost": tuple(told["rules"]["leftovers_lost"])}
    assert _core.Ruleset(**numbers) == edition.ruleset(2)
    assert told["digest"] == edition.digest(2)
    assert [letter["letter"] for letter in told["letters"]] == list(edition.alphabet.upper)
    assert tuple(told["small"]) == edition.alphabet.lower


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_come_as_they_were_shipped_and_with_their_licence(client, language):
    whole = client.get(f"/api/device/editions/{language}").json()
    told = whole["lexicon"]
    lexicon = shelf.find(load(language))
    assert (told["fingerprint"], told["words"]) == (lexicon.fingerprint, len(lexicon))
    # every file of words has a licence of its own, and so have the ordinary words
    assert len(whole["credits"]) == len(told["files"]) + 1
    assert all(one["credit"] and one["licence"] for one in whole["credits"])
    files = [client.get(file["address"]) for file in told["files"]]
    assert [len(file.content) for file in files] == [file["bytes"] for file in told["files"]]
    whole = _core.Lexicon(files[0].content)
    for more in files[1:]:
        whole = whole.union(_core.Lexicon(more.content))
    assert whole.words == told["words"]


def test_a_file_is_named_by_its_content_and_kept_for_good(client):
    address = client.get("/api/device/editions/en").json()["leaves"]["address"]
    answer = client.get(address)
    digest = sha256(answer.content).hexdigest()[:16]
    assert address.split("/")[-2] == digest
    assert "immutable" in answer.headers["cache-control"]
    known = client.get(address, headers={"if-none-match": answer.headers["etag"]})
    assert (known.status_code, known.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/api/device/files/0000000000000000/en.leaves",
        "/api/device/files/0000000000000000/..%2f..%2fpyproject.toml",
        "/api/device/files/xyz/en.leaves",
        "/api/device/editions/no",
        "/api/device/editions/sv?players=3",
        "/api/device/editions/is?players=9",
        "/api/device/editions/is?players=many",
    ],
)
def test_what_there_is_not_is_refused(client, path):
    answer = client.get(path)
    assert answer.status_code in (404, 422)
    assert answer.json()["code"]


def test_lists_that_a_club_imported_stay_on_the_server(client, tmp_path, monkeypatch):
    own = shelf.shipped("en").path.read_bytes()
    monkeypatch.setenv("STAFLA_HOME", str(tmp_path))
    folder = tmp_path / "lexica"
    folder.mkdir()
    (folder / "en-own-000000.lexicon").write_bytes(own)
    told = client.get("/api/device/editions/en").json()["lexicon"]
    assert all("own" not in file["address"] for file in told["files"])
    digest = sha256(own).hexdigest()[:16]
    assert client.get(f"/api/device/files/{digest}/en-own-000000.lexicon").status_code == 404

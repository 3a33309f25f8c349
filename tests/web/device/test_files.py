"""What devices take along: numbers, word lists, leave values."""

import gzip
import lzma
from dataclasses import replace
from hashlib import sha256

import pytest
from starlette.testclient import TestClient

from stafla import _core
from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.web.app import BuiltFiles, SelectiveGZip
from stafla.web.device import files as device
from stafla.web.device.files import packed_file
from stafla.web.rendering import packed
from stafla.words import library
from tools.pack import pack


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
    lexicon = library.find(load(language))
    assert (told["fingerprint"], told["words"]) == (lexicon.fingerprint, len(lexicon))
    # every file of words has a licence of its own, and so have the ordinary words
    assert len(whole["credits"]) == len(told["files"]) + 1
    assert all(one["credit"] and one["licence"] for one in whole["credits"])
    files = [client.get(file["address"]) for file in told["files"]]
    assert [len(file.content) for file in files] == [file["bytes"] for file in told["files"]]
    whole = _core.WordGraph(files[0].content)
    for more in files[1:]:
        whole = whole.union(_core.WordGraph(more.content))
    assert whole.words == told["words"]


def test_a_file_is_named_by_its_content_and_kept_for_good(client):
    address = client.get("/api/device/editions/en").json()["leaves"]["address"]
    answer = client.get(address)
    digest = sha256(answer.content).hexdigest()[:16]
    assert address.split("/")[-2] == digest
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "accept-encoding"
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
    own = library.shipped_file("en").path.read_bytes()
    monkeypatch.setenv("STAFLA_HOME", str(tmp_path))
    folder = tmp_path / "lexica"
    folder.mkdir()
    (folder / "en-own-000000.lexicon").write_bytes(own)
    told = client.get("/api/device/editions/en").json()["lexicon"]
    assert all("own" not in file["address"] for file in told["files"])
    digest = sha256(own).hexdigest()[:16]
    assert client.get(f"/api/device/files/{digest}/en-own-000000.lexicon").status_code == 404


def everything_told(client):
    """Every file that devices are told of, with its size."""
    for language in LANGUAGES:
        told = client.get(f"/api/device/editions/{language}").json()
        yield from (*told["lexicon"]["files"], told["leaves"], told["ordinary"])


@pytest.mark.parametrize("coding", ["gzip, br", "identity", "gzip;q=0"])
def test_no_request_packs_anything_and_the_bytes_are_the_same(client, monkeypatch, coding):
    files = list(everything_told(client))
    monkeypatch.setattr("gzip.compress", None)
    monkeypatch.setattr("zlib.compressobj", None)
    assert len(files) == 18  # eight files of words, leaves and ordinary words of five languages
    wanted = coding == "gzip, br"
    for file in files:
        answer = client.get(file["address"], headers={"accept-encoding": coding})
        assert sha256(answer.content).hexdigest()[:16] == file["address"].split("/")[-2]
        assert len(answer.content) == file["bytes"]
        assert answer.headers.get("content-encoding") == ("gzip" if wanted else None)
        sent = int(answer.headers["content-length"])
        assert sent < file["bytes"] if wanted else sent == file["bytes"]
        assert answer.headers["vary"] == "accept-encoding"


def test_packed_copies_are_made_beside_their_files_and_always_the_same(tmp_path):
    plain, text = tmp_path / "en.lexicon", b"words\n" * 500
    plain.write_bytes(text)
    other = tmp_path / "en.txt.xz"
    other.write_bytes(lzma.compress(text))
    copies = [packed.pack(plain), packed.pack(other)]
    assert [path.name for path in copies] == ["en.lexicon.gz", "en.txt.gz"]
    first = [path.read_bytes() for path in copies]
    assert {gzip.decompress(data) for data in first} == {text}
    assert [packed.pack(path).read_bytes() for path in (plain, other)] == first


@pytest.mark.parametrize("copy", ["none", "old", "cut off", "empty"])
def test_without_a_packed_copy_of_today_the_file_itself_is_sent(tmp_path, copy):
    path = tmp_path / "en.lexicon"
    path.write_bytes(b"a" * 2_000)
    beside = packed.pack(path)
    assert packed_file(path).packed == beside
    if copy == "none":
        beside.unlink()
    elif copy == "old":
        path.write_bytes(b"a" * 1_999 + b"b")
    else:
        beside.write_bytes(beside.read_bytes()[:-1] if copy == "cut off" else b"")
    assert packed_file(path).packed is None


def test_a_list_without_a_packed_copy_is_sent_as_it_is(client, monkeypatch):
    files = list(everything_told(client))
    without = [replace(found, packed=None) for found in device.everything()]
    monkeypatch.setattr(device, "everything", lambda: without)
    for file in files:
        answer = client.get(file["address"], headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in answer.headers
        assert sha256(answer.content).hexdigest()[:16] == file["address"].split("/")[-2]


def test_what_was_built_is_sent_packed_where_it_was_packed(client, tmp_path, monkeypatch):
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "table-x.js").write_text("let a = 1;\n" * 500)
    (folder / "assets" / "tiny.js").write_text("1")
    assert pack(folder) == 1 == pack(folder)
    site = TestClient(SelectiveGZip(BuiltFiles(directory=folder)))
    monkeypatch.setattr("gzip.compress", None)
    plain = {"accept-encoding": "identity"}
    for name in ("table-x.js", "tiny.js"):
        answers = [site.get(f"/assets/{name}", headers=h) for h in ({}, plain)]
        assert answers[0].text == answers[1].text == (folder / "assets" / name).read_text()
        assert {a.headers["content-type"].partition(";")[0] for a in answers} == {"text/javascript"}
        assert all("immutable" in answer.headers["cache-control"] for answer in answers)
    sent = site.get("/assets/table-x.js")
    assert sent.headers["content-encoding"] == "gzip"
    assert int(sent.headers["content-length"]) < 200

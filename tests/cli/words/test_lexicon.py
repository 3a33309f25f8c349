"""``stafla words``: lists become lexica, and lexica say what they are."""

import socket
from pathlib import Path

import pytest

from stafla.club.lexica import InstalledLexica
from stafla.editions import load
from stafla.web import Services, server
from stafla.words import library
from tests.cli.terminal import Result, stafla


def a_list(folder: Path, text: bytes) -> str:
    file = folder / "list.txt"
    file.write_bytes(text)
    return str(file)


def test_building_tells_words_fingerprint_and_every_line_left_out(tmp_path: Path) -> None:
    listed = a_list(tmp_path, "łan\nŻABA\nx\nqu\nżaba\nkot\n".encode())
    out = tmp_path / "pl.lexicon"
    result = stafla("words", "build", listed, "--edition", "pl", "--out", str(out), "--json")
    assert result.status == 0
    assert set(result.json) == {"words", "fingerprint", "nodes", "bytes", "seconds", "skipped"}
    assert result.json["words"] == 3
    assert result.json["bytes"] == out.stat().st_size
    assert [(s["line"], s["text"], s["reason"]) for s in result.json["skipped"]] == [
        (3, "x", "foreign-letter"),
        (4, "qu", "foreign-letter"),
        (5, "ŻABA", "duplicate"),
    ]


def test_a_list_in_another_encoding_is_read_when_it_is_named(tmp_path: Path) -> None:
    listed = a_list(tmp_path, "łan\nżaba\n".encode("iso-8859-2"))
    out = str(tmp_path / "pl.lexicon")
    build = ["words", "build", listed, "--edition", "pl", "--out", out]
    assert stafla(*build, "--encoding", "iso-8859-2", "--json").json["words"] == 2
    refused = stafla(*build, "--json")
    assert (refused.status, refused.out) == (2, "")
    assert "line 1" in refused.err


@pytest.mark.parametrize("name", ["list.txt", "list.xml"])
@pytest.mark.parametrize("text", ["<r><w>kot</w></r>\n", "KOT\tzwierz\nPIES\tteż\n", ""])
def test_a_file_that_gives_no_word_makes_no_lexicon(tmp_path: Path, name: str, text: str) -> None:
    file, out = tmp_path / name, tmp_path / "pl.lexicon"
    file.write_text(text)
    made = stafla("words", "build", str(file), "--edition", "pl", "--out", str(out), "--json")
    kept = stafla("words", "import", str(file), "--edition", "pl")
    assert (made.status, made.out, kept.status, kept.out) == (2, "", 2, "")
    assert "no line of this file" in made.err or "not XML" in made.err
    assert not out.exists() and not library.imported_files()


def test_info_says_what_a_lexicon_is(lexica) -> None:
    result = stafla("words", "info", lexica["sv"], "--json")
    assert list(result.json) == [
        "edition", "name", "version", "words", "fingerprint", "licence", "source", "by_length",
    ]  # fmt: skip
    assert result.json["edition"] == "sv"
    assert result.json["words"] == sum(result.json["by_length"].values())
    assert result.json["by_length"]["7"] == 1
    told = stafla("words", "info", lexica["sv"], "--language", "sv").out
    assert "Fingeravtryck" in told


@pytest.mark.parametrize("edition", ["is", "fi", "sv", "pl", "en"])
def test_the_shipped_lexicon_of_an_edition_can_be_asked_for(edition: str) -> None:
    result = stafla("words", "info", edition, "--json").json
    assert result["edition"] == edition
    assert result["words"] > 10_000
    assert result["licence"]
    assert result["source"]


@pytest.mark.parametrize("name", ["Listi 14.1", "2025/26", "listi_v1.xml", "folder"])
def test_a_list_is_found_by_its_name_whatever_it_looks_like(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    stafla("words", "import", a_list(tmp_path, b"hraki\n"), "--edition", "is", "--name", name)
    assert stafla("words", "info", name, "--json").json["name"] == name
    judged = stafla("judge", "--edition", "is", "--lexicon", name, "hraki", "--json")
    assert (judged.status, judged.json["lexicon"]["name"]) == (0, name)


@pytest.mark.parametrize("name", ["none.lexicon", "folder/none"])
def test_a_file_that_is_not_there_is_told_as_a_file(name: str) -> None:
    for command in (("words", "info", name), ("judge", "--edition", "is", "--lexicon", name, "ab")):
        told = stafla(*command)
        assert (told.status, told.out) == (2, "")
        assert told.err == f"stafla: {name}: no such file\n"


def test_info_says_which_version_of_its_source_a_list_is(tmp_path: Path) -> None:
    listed = a_list(tmp_path, b"hraki\nloki\n")
    named = ("--edition", "is", "--name", "Mitt safn", "--version", "2026-11")
    assert stafla("words", "import", listed, *named).status == 0
    assert stafla("words", "info", "Mitt safn", "--json").json["version"] == "2026-11"
    assert "2026-11" in stafla("words", "info", "Mitt safn").out


def test_an_imported_list_can_be_chosen_by_name_and_by_fingerprint(tmp_path: Path) -> None:
    listed = a_list(tmp_path, b"hraki\nloki\n")
    made = stafla("words", "import", listed, "--edition", "is", "--name", "Mitt safn", "--json")
    assert made.json["words"] == 2
    for wanted in ("Mitt safn", "mitt SAFN", made.json["fingerprint"]):
        judged = stafla(
            "score", "--edition", "is", "--lexicon", wanted, "--cgp",
            "/".join(["15"] * 15) + " / 0/0 0", "--play", "8D HRAKI", "--json",
        )  # fmt: skip
        assert judged.json["total"] == 28
    known = stafla("words", "list", "--json").lines
    assert [x["name"] for x in known if x["origin"] == "imported"] == ["Mitt safn"]


def test_a_list_imported_for_a_server_is_on_its_shelf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed, data = a_list(tmp_path, b"hraki\nloki\n"), tmp_path / "club"
    options = ("--edition", "is", "--name", "Félagið", "--data", str(data), "--json")
    made = stafla("words", "import", listed, *options).json
    names = {lexicon.about.name for _, lexicon in library.on_shelf(load("is"))}
    assert "Félagið" not in names
    served: list[str] = []

    def run(house: Services, listening: socket.socket) -> None:
        served.extend(one.fingerprint for one in house.tables.vocabularies.of(load("is")))
        listening.close()
        house.close()

    monkeypatch.setenv(library.DATA, "")
    monkeypatch.setattr(server, "run", run)
    server.serve(port=0, data=data)
    assert made["fingerprint"] in served


def test_verify_diff_and_export_agree_on_the_words(lexica, tmp_path: Path) -> None:
    more = a_list(tmp_path, b"behag\nzebra\n")
    out = str(tmp_path / "more.lexicon")
    stafla("words", "build", more, "--edition", "sv", "--out", out)
    assert stafla("words", "verify", out, "--json").json["words"] == 2
    changed = stafla("words", "diff", lexica["sv"], out, "--json").json
    assert changed["added"] == ["ZEBRA"]
    assert "PEDAGOG" in changed["removed"]
    assert "BEHAG" not in changed["removed"]
    text = tmp_path / "out.txt"
    told = stafla("words", "export", out, "--out", str(text), "--json").json
    assert (told["words"], told["format"]) == (2, "text")
    assert text.read_text(encoding="utf-8").split() == ["BEHAG", "ZEBRA"]
    graph = tmp_path / "out.kwg"
    stafla("words", "export", out, "--format", "kwg", "--out", str(graph))
    back = str(tmp_path / "back.lexicon")
    stafla("words", "build", str(graph), "--edition", "sv", "--out", back)
    assert stafla("words", "diff", out, back, "--json").json == {"added": [], "removed": []}


def test_a_file_that_is_damaged_does_not_hide_the_other_lexica(home: Path) -> None:
    sound = len(stafla("words", "list", "--json").lines)
    (home / "lexica").mkdir(parents=True)
    (home / "lexica" / "fi-x-AAAAAA.lexicon").write_bytes(b"damaged")
    told = "fi-x-AAAAAA.lexicon: this is not a lexicon file"
    listed = stafla("words", "list", "--json")
    assert (listed.status, len(listed.lines), listed.err) == (2, sound, f"stafla: {told}\n")
    assert stafla("words", "list").out
    assert stafla("--version").out.splitlines()[-1] == told


def import_list(folder: Path, words: str, *more: str) -> Result:
    listed = a_list(folder, words.encode())
    return stafla("words", "import", listed, "--edition", "pl", *more)


def test_a_newer_list_takes_the_name_and_the_earlier_one_stays_for_its_games(
    tmp_path: Path,
) -> None:
    older = import_list(tmp_path, "kot\n", "--name", "OSPS", "--json").json["fingerprint"]
    done = import_list(tmp_path, "kot\nłan\n", "--name", "osps")
    assert done.status == 0 and f"by its fingerprint, {older}" in done.out
    judge = ("judge", "--edition", "pl", "ŁAN", "--lexicon")
    assert stafla(*judge, "OSPS").status == 0
    assert stafla(*judge, older).status == 1
    origins = {row["fingerprint"]: row["origin"] for row in stafla("words", "list", "--json").lines}
    assert origins[older] == "earlier"
    polish = load("pl")
    assert [words.name for words in InstalledLexica().of(polish)[1:]] == ["osps"]
    assert InstalledLexica().pinned_to(polish, "OSPS", older).verdict(["KOT"]) == "valid"
    # the list of before is imported once more: it has the name again, and lies once
    import_list(tmp_path, "kot\n", "--name", "OSPS")
    assert stafla(*judge, "OSPS").status == 1
    assert len(library.imported_files()) == len(library.earlier_files()) == 1


def test_a_list_of_another_language_keeps_the_name(tmp_path: Path) -> None:
    import_list(tmp_path, "kot\n", "--name", "Lista")
    listed = a_list(tmp_path, b"hav\n")
    stafla("words", "import", listed, "--edition", "sv", "--name", "Lista")
    assert len(library.imported_files()) == 2 and not library.earlier_files()


def test_an_imported_list_can_be_removed(tmp_path: Path) -> None:
    older = import_list(tmp_path, "kot\n", "--name", "OSPS", "--json").json["fingerprint"]
    newer = import_list(tmp_path, "łan\n", "--name", "OSPS", "--json").json["fingerprint"]
    assert stafla("words", "remove", "OSPS", "--json").json == {
        "name": "OSPS",
        "fingerprint": newer,
    }
    assert "no imported lexicon here is called OSPS" in stafla("words", "remove", "OSPS").err
    assert f"removed OSPS ({older})" in stafla("words", "remove", older.lower()).out
    assert not [*library.imported_files(), *library.earlier_files()]
    assert stafla("words", "remove", "pl").status == 2


def test_a_list_is_removed_from_the_folder_of_a_server(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path / "server"))
    import_list(tmp_path, "kot\n", "--name", "OSPS", *data)
    assert stafla("words", "remove", "OSPS").status == 2
    assert stafla("words", "remove", "OSPS", *data).status == 0
    assert not [*(tmp_path / "server").rglob("*.lexicon")]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("L" * 61, "61 characters"),
        ("a\nb", "one line of visible text"),
        ("  ", "one line of visible text"),
        ("sv-home", "the name of an edition"),
        ("PL", "the name of an edition"),
        ("bín", "the name of a shipped list"),
    ],
)
def test_a_name_that_cannot_be_told_or_chosen_is_refused(
    tmp_path: Path, name: str, why: str
) -> None:
    done = import_list(tmp_path, "kot\n", "--name", name)
    assert done.status == 2 and why in done.err
    assert not library.imported_files()
    assert import_list(tmp_path, "kot\n", "--name", "L" * 60).status == 0


def test_a_list_comes_from_standard_input(tmp_path: Path) -> None:
    piped = ("words", "import", "-", "--edition", "pl")
    assert "--name" in stafla(*piped, typed="kot\n").err
    assert stafla(*piped, "--name", "Lista", "--json", typed="kot\nłan\n").json["words"] == 2
    assert stafla("words", "info", "Lista", "--json").json["source"] == ""
    out = tmp_path / "pl.lexicon"
    built = ("words", "build", "-", "--edition", "pl", "--name", "Lista", "--out", str(out))
    assert stafla(*built, typed="kot\n").status == 0

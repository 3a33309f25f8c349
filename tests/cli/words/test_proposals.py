"""``stafla words proposals``: rulings for the editors of a word list."""

import json

from stafla.store import RulingStore, WrittenRuling, open_database
from stafla.store.schema import people
from stafla.words import library
from tests.cli.terminal import stafla

ARBITER = "a" * 22


def rule_on(folder, *rulings):
    """A database with rulings: (edition, word, verdict, what the list said)."""
    database = open_database(folder / "games.sqlite")
    row = {"id": ARBITER, "created": 0, "language": "is", "hidden": False, "settings": "{}"}
    database.write(lambda connection: connection.execute(people.insert().values(**row)))
    rows = RulingStore(database)
    for at, (edition, word, verdict, listed) in enumerate(rulings):
        rows.rule(
            WrittenRuling(
                0, at, ARBITER, edition, word, verdict, listed, "BÍN", "36C7F9", "so", "ÍO", None
            )
        )
    database.close()


def proposals(folder, *more):
    result = stafla("words", "proposals", "--data", str(folder), "--json", *more)
    assert result.status == 0
    return [json.loads(line) for line in result.out.splitlines()]


def test_words_are_proposed_where_the_latest_ruling_differs_from_the_list(tmp_path):
    rule_on(
        tmp_path,
        ("is", "AÐA", "valid", "valid"),
        ("is", "EGGJAÞ", "valid", "invalid"),
        ("is", "OFN", "invalid", "valid"),
        ("is", "SKOTTÞ", "valid", "invalid"),
        ("is", "SKOTTÞ", "invalid", "invalid"),
        ("sv", "ORDAX", "valid", "invalid"),
    )
    found = {(p["edition"], p["word"]): p["verdict"] for p in proposals(tmp_path)}
    assert found == {
        ("is", "EGGJAÞ"): "valid",
        ("is", "OFN"): "invalid",
        ("sv", "ORDAX"): "valid",
    }
    (only,) = proposals(tmp_path, "--edition", "sv")
    assert (only["word"], only["reason"], only["source"], only["ruling"]) == (
        "ORDAX",
        "so",
        "ÍO",
        6,
    )
    lines = stafla("words", "proposals", "--data", str(tmp_path)).out.splitlines()
    assert lines[0] == "+EGGJAÞ\tis\tso\tÍO"
    assert lines[1].startswith("-OFN\t")


def test_what_the_list_has_followed_since_then_is_proposed_no_more(tmp_path):
    rule_on(
        tmp_path,
        ("is", "HESTUR", "valid", "invalid"),
        ("is", "HESTURÞ", "invalid", "valid"),
        ("is", "KÝR", "invalid", "invalid"),
    )
    found = {p["word"]: p["verdict"] for p in proposals(tmp_path)}
    assert found == {"KÝR": "invalid"}


def test_without_the_list_it_is_what_the_list_said_then(tmp_path, monkeypatch):
    monkeypatch.setattr(library, "shipped_file", lambda language: None)
    rule_on(tmp_path, ("is", "HESTUR", "valid", "invalid"), ("is", "KÝR", "valid", "valid"))
    assert [p["word"] for p in proposals(tmp_path)] == ["HESTUR"]

"""``stafla words proposals``: rulings for the editors of a word list."""

import json

from stafla.store import RulingStore, WrittenRuling, open_database
from stafla.store.schema import people
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
        ("is", "EGGA", "valid", "invalid"),
        ("is", "OFN", "invalid", "valid"),
        ("is", "SKOTT", "valid", "invalid"),
        ("is", "SKOTT", "invalid", "invalid"),
        ("sv", "ORDA", "valid", "invalid"),
    )
    found = {(p["edition"], p["word"]): p["verdict"] for p in proposals(tmp_path)}
    assert found == {
        ("is", "EGGA"): "valid",
        ("is", "OFN"): "invalid",
        ("sv", "ORDA"): "valid",
    }
    (only,) = proposals(tmp_path, "--edition", "sv")
    assert (only["word"], only["reason"], only["source"], only["ruling"]) == ("ORDA", "so", "ÍO", 6)
    lines = stafla("words", "proposals", "--data", str(tmp_path)).out.splitlines()
    assert lines[0] == "+EGGA\tis\tso\tÍO"
    assert lines[1].startswith("-OFN\t")

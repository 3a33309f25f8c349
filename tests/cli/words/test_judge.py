"""``stafla judge``: the forms of its answers."""

import pytest

from tests.cli.terminal import Result, stafla


def judge_word(*words: str, edition: str = "is", lexicon: str | None = None) -> Result:
    chosen = ["--lexicon", lexicon] if lexicon else []
    return stafla("judge", "--edition", edition, *chosen, *words, "--json")


def test_a_ruling_names_the_lexicon_and_every_word(lexica) -> None:
    result = judge_word("hraki", "LOKI", lexicon=lexica["is"])
    assert (result.status, result.err) == (0, "")
    assert set(result.json) == {"verdict", "lexicon", "words"}
    assert result.json["verdict"] == "valid"
    assert result.json["lexicon"]["name"] == "is"
    assert len(result.json["lexicon"]["fingerprint"]) == 6
    assert [word["word"] for word in result.json["words"]] == ["HRAKI", "LOKI"]
    for word in result.json["words"]:
        assert set(word) == {"word", "verdict", "reason", "base", "reading", "source"}
        assert word["source"] == "is"


@pytest.mark.proves("SV-19")
def test_of_the_move_as_a_whole_nobody_learns_which_word_fails(lexica) -> None:
    for words in (("hraki", "þvæla"), ("þvæla", "hraki")):
        result = judge_word(*words, "--whole", lexicon=lexica["is"])
        assert result.status == 1
        assert set(result.json) == {"verdict", "lexicon"}
        assert result.json["verdict"] == "invalid"
    told = stafla("judge", "--edition", "is", "--lexicon", lexica["is"], "þvæla", "--whole")
    assert told.out.strip() == "The play is not valid."


def test_one_word_that_is_not_valid_fails_the_move(lexica) -> None:
    result = judge_word("hraki", "þvæla", lexicon=lexica["is"])
    assert result.status == 1
    verdicts = [word["verdict"] for word in result.json["words"]]
    assert (result.json["verdict"], verdicts) == ("invalid", ["valid", "invalid"])


@pytest.mark.proves("SV-50", "PL-11", "IS-20", "FI-24")
@pytest.mark.parametrize("edition", ["is", "fi", "sv", "pl", "en"])
@pytest.mark.parametrize("word", ["c/o", "abc-bok", "d'or", "super8", "ab cd", "?"])
def test_what_holds_a_sign_that_is_no_letter_is_no_word(edition: str, word: str) -> None:
    result = judge_word(word, edition=edition)
    assert (result.status, result.json["verdict"]) == (1, "invalid")


def test_case_does_not_matter_and_accents_fold_where_the_edition_folds_them(lexica) -> None:
    result = judge_word("bEhAg", "béhàg", edition="sv", lexicon=lexica["sv"])
    assert [word["word"] for word in result.json["words"]] == ["BEHAG", "BEHAG"]
    assert result.status == 0
    assert (
        judge_word("KOT", "kót", edition="pl", lexicon=lexica["pl"]).json["words"][1]["word"]
        == "KÓT"
    )


def test_no_word_at_all_is_bad_usage() -> None:
    result = stafla("judge", "--edition", "is")
    assert (result.status, result.out) == (2, "")


def test_a_word_that_only_another_dictionary_knows_is_unknown_with_who_knows_it() -> None:
    result = judge_word("telephonist", "sharding", edition="en")
    assert (result.status, result.json["verdict"]) == (1, "unknown")
    found = {one["word"]: (one["verdict"], one["reason"], one["source"]) for one in words(result)}
    assert found["SHARDING"] == ("unknown", "attested", "Wiktionary")
    shown = " ".join(stafla("judge", "--edition", "en", "sharding").out.split())
    assert "SHARDING: not in the list SCOWL 80, but in another dictionary: Wiktionary." in shown
    alone = stafla("judge", "--edition", "en", "sharding", "--only-list", "--json")
    assert words(alone)[0]["reason"] == "not-listed"


def words(result: Result) -> list[dict[str, str]]:
    """What is said of each word."""
    listed: list[dict[str, str]] = result.json["words"]
    return listed

"""A results file: what was played is not played again, and nothing is counted twice."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from stafla.study.journal import JournalFault
from stafla.study.match import MatchSetup, Pair, journal_of, play

DUEL = MatchSetup("one", "other", "fi", "ABCDEF", 7)


def pair(number: int) -> Pair:
    return Pair(number, (300 + number * 37 % 101, 320), (310, 300 + number * 53 % 97))


class Counting:
    """Plays pairs that follow from their numbers, and remembers which were asked for."""

    def __init__(self) -> None:
        self.played: list[int] = []

    def __call__(self, first: int, end: int):
        for number in range(first, end):
            self.played.append(number)
            yield pair(number)


def test_a_later_run_goes_on_where_the_first_was(tmp_path: Path) -> None:
    whole = play(Counting(), 12)
    file = tmp_path / "deep" / "results.jsonl"
    for pairs, expected in ((5, range(5)), (12, range(5, 12)), (12, ()), (9, ())):
        source = Counting()
        with closing(journal_of(file, DUEL)) as journal:
            result = play(source, pairs, journal=journal)
        assert source.played == list(expected)
        assert result.tally.pairs == pairs
        assert (result.digest == whole.digest) == (pairs == 12)
    assert len(file.read_text().splitlines()) == 13


@pytest.mark.parametrize("cut", [1, 7, 30])
def test_a_last_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "results.jsonl"
    with closing(journal_of(file, DUEL)) as journal:
        whole = play(Counting(), 4, journal=journal)
    data = file.read_bytes()
    file.write_bytes(data[:-cut])
    source = Counting()
    with closing(journal_of(file, DUEL)) as journal:
        again = play(source, 4, journal=journal)
    assert source.played == [3]
    assert again.digest == whole.digest
    assert file.read_bytes() == data


def test_a_file_of_another_match_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with closing(journal_of(file, DUEL)) as journal:
        play(Counting(), 3, journal=journal)
    before = file.read_bytes()
    for field, value in (("a", "third"), ("seed", 8), ("fingerprint", "000000")):
        with pytest.raises(JournalFault) as refused:
            journal_of(file, replace(DUEL, **{field: value}))
        assert refused.value.code == "journal-other-run"
        assert refused.value.details["field"] == field
    assert file.read_bytes() == before


def test_a_file_that_holds_no_results_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    for text in ("Dear reader,\n", "[]\n", '{"pair":0}\n'):
        file.write_text(text)
        with pytest.raises(JournalFault) as refused:
            journal_of(file, DUEL)
        assert refused.value.code == "journal-not-results"
        assert file.read_text() == text


def test_a_gap_or_a_repetition_in_the_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with closing(journal_of(file, DUEL)) as journal:
        play(Counting(), 3, journal=journal)
    lines = file.read_text().splitlines(keepends=True)
    for wrong in ([*lines[:2], lines[3]], [*lines, lines[3]], [*lines, "x\n"]):
        file.write_text("".join(wrong))
        with pytest.raises(JournalFault) as refused:
            journal_of(file, DUEL)
        assert refused.value.code == "journal-bad-line"
        assert refused.value.details["line"] in (3, 5)


def test_a_match_stops_once_it_is_sure_and_says_the_same_when_it_is_read_again(
    tmp_path: Path,
) -> None:
    def winning(first: int, end: int):
        return (Pair(number, (2, 1), (2 - number % 3 // 2, 1)) for number in range(first, end))

    file = tmp_path / "results.jsonl"
    with closing(journal_of(file, DUEL)) as journal:
        first = play(winning, 1000, journal=journal, against=0.5)
    assert first.side == 1
    assert 3 < first.tally.pairs < 100
    with closing(journal_of(file, DUEL)) as journal:
        again = play(Counting(), 1000, journal=journal, against=0.5)
    assert (again.side, again.tally.pairs, again.digest) == (1, first.tally.pairs, first.digest)
    assert play(Counting(), 60, against=0.5).tally.pairs == 60

"""The search for the highest play: what it builds is a legal game, and it goes on where it was."""

import json
import os
import pickle
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from stafla import words
from stafla._core import Board, WordGraph, check, score
from stafla.editions import load
from stafla.records import read_play, replay
from stafla.rules import Played
from stafla.study.highest import Attempt, Search, journal_of, run
from stafla.study.highest.bound import edge_bound
from stafla.study.highest.goal import Edge, runs, spaced_columns
from stafla.study.highest.search import place_of
from stafla.study.highest.tiles import take, whole
from stafla.study.highest.word_lists import WordLists
from stafla.study.journal import JournalFault
from stafla.words import library

EDITIONS = ("is", "fi", "sv", "pl", "en")
# those that `make test` searches; CI searches all
SOME = [
    pytest.param(edition, marks=() if edition in ("fi", "sv") else pytest.mark.ci)
    for edition in EDITIONS
]
ATTEMPTS = 12


@cache
def search(edition: str, what="play") -> Search:
    ruled = load(edition)
    return Search(ruled, library.find(ruled), what)


@cache
def attempts(edition: str) -> tuple[Attempt, ...]:
    return tuple(map(search(edition).attempt, range(ATTEMPTS)))


def up_to(number: int):
    return lambda next_one: next_one >= number


def test_words_that_fit_are_those_that_a_look_at_each_word_finds() -> None:
    lists = search("sv").across
    supply = whole(load("sv"))
    supply[1:] = np.minimum(supply[1:], 1)
    supply[0] = 1
    fixed = {0: 19, 3: 1}
    expected = []
    for word in lists.of(6):
        need = Counter(word.tolist())
        need.subtract(Counter(fixed.values()))
        short = sum(max(count - int(supply[letter]), 0) for letter, count in need.items())
        if word[0] == 19 and word[3] == 1 and short <= 1:
            expected.append(word.tobytes())
    assert [word.tobytes() for word in lists.fitting(6, fixed, supply)] == expected
    assert expected


def test_hooked_words_are_words_with_and_without_the_letter_before_them() -> None:
    lists = search("sv").across
    hooked = {word.tobytes() for word in lists.hooking(19, 5)}
    words = {word.tobytes() for word in lists.of(5)}
    assert hooked == {word for word in words if lists.holds(bytes([19]) + word)}
    assert hooked


def test_read_from_the_end_the_words_are_the_same() -> None:
    down, up = search("sv").across, search("sv").upwards
    assert {word.tobytes()[::-1] for word in up.of(7)} == {w.tobytes() for w in down.of(7)}


def test_a_blank_stands_in_for_a_letter_that_is_short() -> None:
    supply = np.array([1, 1, 0], np.int16)
    left, tiles = take(supply, [1, 2]) or (None, b"")
    assert (left is not None, tiles) == (True, bytes([1, 2 | 0x80]))
    assert take(supply, [1, 2, 2]) is None


def test_runs_and_columns_apart() -> None:
    assert list(runs(frozenset({1, 2, 5, 7, 8}))) == [(1, 2), (5,), (7, 8)]
    assert list(spaced_columns([[1, 2], [3]])) == [(1, 3)]
    assert list(spaced_columns([[2], [3]])) == []


def test_the_rounds_of_attempts_reach_further_each_time() -> None:
    places = [place_of(number) for number in range(8 + 16 + 24)]
    assert places == [(turn, place) for turn in range(3) for place in range(8 * (turn + 1))]


@pytest.mark.parametrize("edition", SOME)
@pytest.mark.proves("PL-52")
def test_an_attempt_is_a_series_of_legal_plays_up_to_a_very_high_one(edition: str) -> None:
    looked, best = search(edition), max(attempts(edition), key=lambda one: one.points)
    ruled, board = looked.edition, Board(looked.rules)
    laid = Counter[int]()
    for text in best.plays:
        placement = read_play(text, ruled, ruled.notation)
        check(looked.rules, board, placement)
        scored = score(looked.rules, board, placement)
        assert all(word.letters in looked.lexicon.graph for word in scored.words)
        tiles = [0 if tile & 0x80 else tile for _, tile in placement.laid(looked.rules)]
        assert len(tiles) <= ruled.rack
        laid.update(tiles)
        board = board.laid(placement)
    assert scored.total == best.points > 1_000
    assert all(count <= whole(ruled)[tile] for tile, count in laid.items())


@pytest.mark.parametrize("edition", SOME)
def test_the_record_of_an_attempt_is_a_whole_game_that_replays(edition: str) -> None:
    best = max(attempts(edition), key=lambda one: one.points)
    record = search(edition).record(best)
    game = replay(record)
    assert game.ended
    assert max(event.points for event in record.events if isinstance(event, Played)) == best.points
    tiles = b"".join(game.racks) + bytes(
        0 if cell & 0x80 else cell for cell in game.board.cells if cell
    )
    assert len(tiles) == game.rules.tiles
    assert Counter(tiles) == Counter(dict(enumerate(whole(load(edition)).tolist())))


def test_the_total_of_a_game_is_that_of_its_record() -> None:
    looked = search("sv", "game")
    best = max(map(looked.attempt, range(4)), key=lambda one: one.points)
    assert sum(replay(looked.record(best)).totals) == best.points > 1_500


@pytest.mark.parametrize("edition", SOME)
def test_no_attempt_exceeds_the_bound(edition: str) -> None:
    points = [one.points for one in attempts(edition)]
    assert max(points) < search(edition).bound < 4 * max(points)


def test_the_bound_is_what_a_look_at_each_word_finds() -> None:
    ruled, full = load("sv"), search("sv").lexicon
    long, others = full.words(15)[::97], full.words(4)[::13] + full.words(2)
    codes = b"".join(ruled.alphabet.word(word) + b"\0" for word in long + others)
    graph = WordGraph(WordGraph.build(codes, len(ruled.alphabet), b"{}")[0])

    def value(letter: str) -> int:
        return ruled.tiles.get(letter, (0, 0))[1]

    def beside(column: int, letter: str) -> int:
        words = [word for word in long + others if word[0] == letter]
        first = value(letter) * (2 if column in (3, 11) else 1)
        worth = max((first + sum(map(value, word[1:])) for word in words), default=0)
        return worth * (3 if column in (0, 7, 14) else 1)

    def most(word: str) -> int:
        short = {x: max(word.count(x) - ruled.tiles.get(x, (0, 0))[0], 0) for x in set(word)}
        if sum(short.values()) > ruled.tiles["?"][0]:
            return 0
        letters = sum(map(value, word)) - sum(value(x) * n for x, n in short.items())
        letters += value(word[3]) + value(word[11])
        across = [beside(column, letter) for column, letter in enumerate(word)]
        inner = sorted(x for column, x in enumerate(across) if column not in (0, 7, 14))
        return 27 * letters + 50 + sum(across[c] for c in (0, 7, 14)) + sum(inner[-4:])

    found = edge_bound(Edge(ruled), WordLists(graph, len(ruled.alphabet)))
    assert found == max(map(most, long)) > 0


@pytest.mark.ci
def test_an_attempt_follows_from_its_number_in_any_process() -> None:
    one = list(run(search("sv"), 1, None, up_to(ATTEMPTS)))
    two = list(run(search("sv"), 2, None, up_to(ATTEMPTS)))
    assert one == two
    assert [found.points for found in one] == sorted({found.points for found in one})


def test_a_search_goes_to_another_process_with_words_that_no_shelf_holds() -> None:
    graph, about = search("sv").lexicon.graph, search("sv").lexicon.about
    unknown = replace(about, name="Our own", digest="ab" * 32, whole="")
    own = words.Lexicon.read(graph.to_bytes(unknown.to_json()), "own")
    there = pickle.loads(pickle.dumps(Search(load("sv"), own, "play")))
    assert there.facts()["fingerprint"] == "ABABAB"
    assert len(there.lexicon) == len(own)


def test_a_search_goes_on_where_it_was(tmp_path: Path) -> None:
    whole_file, file = tmp_path / "whole.jsonl", tmp_path / "deep" / "attempts.jsonl"
    with closing(journal_of(whole_file, search("sv"))) as journal:
        told = list(run(search("sv"), 1, journal, up_to(ATTEMPTS)))
    for end in (5, 9, ATTEMPTS):
        with closing(journal_of(file, search("sv"))) as journal:
            assert (
                list(run(search("sv"), 1, journal, up_to(end)))[-1]
                == [found for found in told if found.number < end][-1]
            )
        file.write_bytes(file.read_bytes() + b'{"number": ')  # a line that was cut off
    assert file.read_bytes().startswith(whole_file.read_bytes())


def test_another_search_s_file_and_a_gap_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "attempts.jsonl"
    with closing(journal_of(file, search("sv"))) as journal:
        list(run(search("sv"), 1, journal, up_to(3)))
    with pytest.raises(JournalFault, match="journal-other-run"):
        journal_of(file, search("sv", "game"))
    head, first, second, *_ = file.read_text().splitlines(keepends=True)
    for wrong in (second, first + first, '{"number": 0, "points": "x"}\n', "[]\n"):
        file.write_text(head + wrong)
        with pytest.raises(JournalFault, match="journal-bad-line"):
            journal_of(file, search("sv"))


@pytest.mark.ci
def test_a_killed_search_loses_no_attempt_that_was_kept(tmp_path: Path) -> None:
    out, file = tmp_path / "out", tmp_path / "out" / "attempts.jsonl"
    command = [str(Path(sys.executable).with_name("stafla")), "record", "play"]
    command += ["--edition", "sv", "--out", str(out), "--json"]
    running = subprocess.Popen([*command, "--minutes", "60"], stdout=subprocess.DEVNULL)
    while not file.exists() or len(file.read_bytes().splitlines()) < 6:
        assert running.poll() is None
        time.sleep(0.05)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    kept = file.read_bytes().rpartition(b"\n")[0]
    done = len(kept.splitlines()) - 1
    again = subprocess.run([*command, "--attempts", str(done + 3)], capture_output=True, check=True)
    lines = file.read_bytes().splitlines()
    assert lines[: done + 1] == kept.splitlines()
    assert [json.loads(line)["number"] for line in lines[1:]] == list(range(done + 3))
    assert json.loads(again.stdout)["points"] == max(json.loads(x)["points"] for x in lines[1:])

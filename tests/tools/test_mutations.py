"""What a careless hand may change, and whether tests notice: on a small package of our own."""

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from tools import mutate
from tools.mutants import NOTICED, ORDER, SURVIVED, UNREACHED, Reach
from tools.mutate import COUNT, LEAST, PACKAGES, survivors
from tools.mutations import mutations, of_folder

ROOT = Path(__file__).resolve().parents[2]
SOURCE = '''
"""A room."""

import logging
from functools import cache

log = logging.getLogger(__name__)


class Room:
    """Holds at most so many."""

    most = 2

    def __init__(self, news):
        self.guests, self.news = [], news

    def enter(self, guest):
        """Come in."""
        if len(self.guests) >= self.most:
            raise ValueError("full")
        if not guest.isprintable():
            raise ValueError("odd")
        self.guests.append(guest)
        self.news("come")
        log.debug("somebody came")

    @property
    def empty(self):
        return not self.guests and self.most > 0


@cache
def double(number):
    return number + number


def nobody_asks():
    return 1
'''
TESTS = """
import pytest
from tiny.room import Room, double


def test_the_room_is_full():
    told = []
    room = Room(told.append)
    assert room.empty
    room.enter("a")
    room.enter("b")
    assert not room.empty
    assert told == ["come", "come"]
    with pytest.raises(ValueError):
        room.enter("c")


def test_double():
    assert double(3) == 6


def test_fails_always():
    double(4)
    assert False
"""


@pytest.fixture
def tiny(tmp_path):
    folder = tmp_path / "tiny"
    folder.mkdir()
    (folder / "__init__.py").write_text('"""Small."""\n')
    (folder / "room.py").write_text(SOURCE)
    (tmp_path / "test_room.py").write_text(TESTS)
    return folder


def test_what_a_careless_hand_does(tiny):
    found = {one.name.partition(": ")[2] for one in mutations(tiny / "room.py") if one.careless}
    assert found >= {
        'self.news("come") -> pass',
        'raise ValueError("full") -> pass',
        'if not guest.isprintable(): raise ValueError("odd") -> if False: raise ValueError("odd")',
        "not self.guests and self.most > 0 -> not self.guests",
        "not self.guests and self.most > 0 -> self.most > 0",
    }
    assert any('self.news("come") self.guests.append(guest)' in name for name in found)
    assert not any("debug" in name.partition(" -> ")[0][:20] for name in found)


def test_every_mutation_has_a_name_of_its_own_and_changes_one_function(tiny):
    every = list(of_folder(tiny))
    assert len({one.name for one in every}) == len(every)
    assert {one.function for one in every} == {
        "Room.__init__",
        "Room.enter",
        "Room.empty",
        "double",
        "nobody_asks",
    }
    for one in every:
        if one.code is not None:
            assert one.code.co_qualname == one.function


def test_files_of_the_same_name_are_told_apart_by_their_folders(tiny):
    (tiny / "inner").mkdir()
    (tiny / "inner" / "room.py").write_text(SOURCE)
    every = [one.name for one in of_folder(tiny)]
    assert len(set(every)) == len(every)
    assert {name.partition(":")[0] for name in every} == {"room", "inner/room"}


def test_a_change_that_could_not_be_put_in_place_is_not_tried(tiny):
    """A method that asks `super` has a name from around it; without the call it has none."""
    fault = "class Full(ValueError):\n    def __init__(self):\n        super().__init__('full')\n"
    (tiny / "room.py").write_text(fault)
    codes = {one.name: one.code for one in mutations(tiny / "room.py")}
    assert codes["room:Full.__init__: super().__init__('full') -> pass"] is None
    assert [code for code in codes.values() if code is not None]


@pytest.mark.ci
def test_survivors_are_told_from_what_tests_notice(tiny, tmp_path):
    """Also in properties, behind caches, and where another test fails whatever is changed."""
    before = "room:Room.__init__: [] -> None"
    wanted = {
        before: "as it was",
        'room:Room.enter: self.news("come") -> pass': NOTICED,
        'room:Room.enter: raise ValueError("odd") -> pass': SURVIVED,
        "room:Room.enter: >= self.most -> > self.most": NOTICED,
        "room:Room.empty: not self.guests and self.most > 0 -> not self.guests": SURVIVED,
        "room:Room.empty: not self.guests and self.most > 0 -> self.most > 0": NOTICED,
        "room:double: number + number -> number - number": NOTICED,
        "room:nobody_asks: 1 -> 2": UNREACHED,
    }
    results = tmp_path / "results.json"
    # what is known from before is not tried again
    results.write_text(json.dumps({before: wanted[before]}))
    said = try_mutations(tiny, results, [*wanted])
    assert json.loads(results.read_text()) == wanted, said


def try_mutations(folder, results, names, files=("test_room.py",), jobs=2):
    """Try some of the small package with its tests; what the run says."""
    order = {"folder": str(folder), "names": names, "results": str(results), "jobs": jobs}
    options = ("-q", "-p", "tools.mutants", "-c", os.devnull, "--rootdir", str(folder.parent))
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *files],
        cwd=folder.parent,
        env=os.environ
        | {
            ORDER: json.dumps(order),
            "PYTHONPATH": os.pathsep.join((str(folder.parent), str(ROOT))),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    return run.stdout + run.stderr


@pytest.mark.ci
def test_what_the_tests_reach_is_found_once(tiny, tmp_path):
    """A run that was cut short while the tests ran unchanged goes on with those that had not."""
    count = "import pathlib\n\n\ndef note(name):\n    with pathlib.Path('ran').open('a') as ran:\n"
    count += "        ran.write(name + ' ')\n\n\n"
    tests = TESTS.replace("():\n", "():\n    note('ran')\n")
    (tmp_path / "test_room.py").write_text(count + tests)
    results = tmp_path / "results.json"
    said = try_mutations(tiny, results, [])
    assert (tmp_path / "ran").read_text().split() == ["ran"] * 3, said
    reached = results.with_suffix(".reach")
    first, second, third = reached.read_text().splitlines(keepends=True)
    assert json.loads(first)["reached"] == {
        "room.py": ["Room.__init__", "Room.empty", "Room.enter"]
    }
    assert [json.loads(one)["failed"] for one in (first, second, third)] == [False, False, True]
    reached.write_text(first + second[:20])
    said = try_mutations(tiny, results, [])
    assert len((tmp_path / "ran").read_text().split()) == 5, said
    assert [json.loads(one)["test"] for one in reached.read_text().splitlines()] == [
        json.loads(one)["test"] for one in (first, second, third)
    ]
    wrong, survives = "room:double: number + number -> number - number", "room:nobody_asks: 1 -> 2"
    said = try_mutations(tiny, results, [wrong, survives])
    # only the test that reaches the change was run again, and not the one that fails unchanged
    assert len((tmp_path / "ran").read_text().split()) == 6, said
    assert json.loads(results.read_text()) == {wrong: NOTICED, survives: UNREACHED}


@pytest.mark.ci
def test_a_test_that_reaches_nothing_may_come_first(tiny, tmp_path):
    """Also where warnings are errors; the file with the most tests comes first."""
    tests = "".join(f"def test_{one}():\n    assert True\n\n\n" for one in "abcd")
    (tmp_path / "test_none.py").write_text(tests)
    results = tmp_path / "results.json"
    files = ("-W", "error", "test_none.py", "test_room.py")
    said = try_mutations(tiny, results, [], files, jobs=1)
    told = results.with_suffix(".reach").read_text().splitlines()
    assert [json.loads(one)["test"].partition("::")[0] for one in told] == [
        *["test_none.py"] * 4,
        *["test_room.py"] * 3,
    ], said


@pytest.mark.ci
def test_the_files_of_tests_are_shared_out_among_processes(tiny, tmp_path):
    count = "import os\n\n\ndef note():\n    with open(f'ran-{os.getpid()}', 'a') as ran:\n"
    count += "        ran.write('ran ')\n\n\n"
    files = ("test_again.py", "test_room.py")
    for file in files:
        (tmp_path / file).write_text(count + TESTS.replace("():\n", "():\n    note()\n"))
    results = tmp_path / "results.json"
    said = try_mutations(tiny, results, [], files)
    ran = [path.read_text().split() for path in tmp_path.glob("ran-*")]
    assert [len(some) for some in ran] == [3, 3], said
    told = results.with_suffix(".reach").read_text().splitlines()
    assert sorted(json.loads(one)["test"].partition("::")[0] for one in told) == [
        file for file in files for _ in range(3)
    ]
    assert not [*tmp_path.glob("results.reach.*")]


@pytest.mark.ci
def test_a_sample_is_the_same_for_the_same_seed():
    bots = next(one for one in PACKAGES if one.name == "bots")
    one, again, other = ([m.name for m in bots.sample(10, seed)] for seed in (1, 1, 2))
    assert one == again != other
    assert sum(m.careless for m in bots.sample(10, 1)) == 5


def test_where_only_tests_were_added_the_survivors_alone_are_tried_again(monkeypatch, tmp_path):
    package = mutate.Package("small", ("tests",))
    source, tests = tmp_path / "src" / "stafla" / "small" / "room.py", tmp_path / "tests"
    for path in (source, tests / "test_old.py", tests / "test_new.py", tmp_path / "tools" / "x"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    for name in ("mutants.py", "mutations.py"):
        (tmp_path / "tools" / name).write_text("")
    monkeypatch.setattr(mutate, "ROOT", tmp_path)
    monkeypatch.setattr(mutate, "KEPT", tmp_path / "mutants")
    (tmp_path / "mutants").mkdir()
    package.results.write_text(json.dumps({"a": NOTICED, "b": SURVIVED, "c": UNREACHED}))
    reached = [("old", False), ("gone", False), ("new", False), ("old", True)]
    reach = package.results.with_suffix(".reach")
    reach.write_text(
        "".join(
            json.dumps({"test": f"tests/test_{name}.py::test_it", "failed": failed}) + "\n"
            for name, failed in reached
        )
        + '{"test": "tests/test_ol'
    )
    os.utime(tests / "test_old.py", (1, 1))
    before = package.results
    (tests / "test_new.py").write_text("def test_it(): ...\n")
    os.utime(reach, (2, 2))

    package.take_over()
    assert package.results != before
    assert json.loads(package.results.read_text()) == {"a": NOTICED}
    (kept,) = package.results.with_suffix(".reach").read_text().splitlines()
    assert json.loads(kept) == {"test": "tests/test_old.py::test_it", "failed": False}

    # what was changed in the package itself is tried anew
    source.write_text("1\n")
    package.take_over()
    assert not package.results.exists()


@pytest.mark.ci
def test_a_survivor_of_code_that_is_gone_is_told(monkeypatch):
    bots = next(one for one in PACKAGES if one.name == "bots")
    there = bots.sample(1, 1)[0].name
    monkeypatch.setattr(mutate, "survivors", lambda _: {there: "why", "gone:gone: 1 -> 2": "why"})
    assert bots.strays() == ["gone:gone: 1 -> 2"]


@pytest.mark.ci
def test_each_package_is_held_to_its_mark_and_survivors_have_reasons():
    assert (COUNT, LEAST) == (300, 0.92)
    assert {one.name for one in PACKAGES if one.least == LEAST} >= {
        "club",
        "web",
        "store",
        "records",
        "words",
        "bots",
    }
    for package in ("bots", "records"):
        made = {one.name for one in of_folder(ROOT / "src/stafla" / package)}
        for name, reason in survivors(package).items():
            assert name in made, "it is noticed or gone: strike it off"
            assert len(reason) > 10, name


def test_only_lines_that_do_something_change_places(tmp_path: Path) -> None:
    file = tmp_path / "room.py"
    told = '''
import logging

log = logging.getLogger(__name__)


def enter(guests, guest):
    """Come in."""
    guests.append(guest)
    log.debug("somebody came")
    guests.sort()
    guests.reverse()
'''
    file.write_text(told)
    names = [each.name for each in mutations(file) if "guests.reverse() guests.sort()" in each.name]
    assert len(names) == 1
    assert not any("Come in" in each.name for each in mutations(file))


def test_lines_of_which_neither_needs_the_other_do_not_change_places(tmp_path: Path) -> None:
    file = tmp_path / "room.py"
    file.write_text(
        """
def leave(self, guest, telling):
    self.guests.discard(guest)
    self.places[guest.seat] = None
    self.places.clear()
    telling(guest)
    begun = False
    self.calls += 1
    telling(guest.places)
    telling(self)
    seats = guest.seat
    self.guests.add(seats)
    self.guests[seats].append(self.places)
"""
    )
    found = {one.name.partition(" -> ")[2] for one in mutations(file) if one.careless}
    lines = [line.strip() for line in file.read_text().splitlines()[2:]]
    swapped = [f"{other} {one}" for one, other in pairwise(lines)]
    made = [any(text in name for name in found) for text in swapped]
    assert made == [
        False,  # another member
        True,  # the same member
        True,  # whoever tells may ask of any
        False,  # a name that the other has not
        False,  # neither does more than name
        True,
        True,
        True,
        True,  # the other needs the name
        True,  # the same member, of which both change something
    ]


def test_a_template_that_ran_is_no_function_that_a_test_reaches(tmp_path):
    (tmp_path / "code.py").write_text("def add(a, b):\n    return a + b\n")
    (tmp_path / "page.html").write_text("{# A page. #}\n")
    reach = Reach(tmp_path, tmp_path / "kept")
    room = {}
    with reach._traced.collect(), reach.of("test"):
        exec(compile((tmp_path / "code.py").read_text(), str(tmp_path / "code.py"), "exec"), room)
        room["add"](1, 2)
        exec(compile("x = 1", str(tmp_path / "page.html"), "exec"), room)
    assert reach.reached_by("test") == {"code.py": ["add"]}

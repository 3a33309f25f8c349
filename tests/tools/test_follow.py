"""What follows from a list: made in order, once, and anew when the list changes."""

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tools.words import follow
from tools.words.follow import Job, Step, documents

NAMES = ["manifest", "ordinary", "leaves", "compare", "wins", "records"]


@dataclass
class Kitchen:
    """Two steps, of which the second is made of what the first makes."""

    folder: Path
    words: str = "A"
    made: list[str] = field(default_factory=list)
    fails: bool = False

    def steps(self) -> tuple[Step, Step]:
        leaves, wins = self.folder / "leaves", self.folder / "wins"

        def make_leaves(_: Job) -> None:
            self.made.append("leaves")
            leaves.write_text(f"leaves of {self.words}")

        def make_wins(_: Job) -> None:
            if self.fails:
                raise RuntimeError
            self.made.append("wins")
            wins.write_text(f"wins of {leaves.read_text()}")

        return (
            Step("leaves", make_leaves, lambda job: (self.words, job.seed), lambda _: (leaves,)),
            Step("wins", make_wins, lambda _: (leaves,), lambda _: (wins,)),
        )

    def follow(self, seed: int = 1, *, force: bool = False) -> list[str]:
        self.made = []
        job = Job("is", seed=seed, notes=self.folder / "notes")
        follow.follow(job, self.steps(), force=force)
        return self.made


@pytest.fixture
def kitchen(tmp_path: Path) -> Kitchen:
    return Kitchen(tmp_path)


def test_what_was_made_is_not_made_again(kitchen: Kitchen) -> None:
    assert kitchen.follow() == ["leaves", "wins"]
    assert kitchen.follow() == []
    assert kitchen.follow(force=True) == ["leaves", "wins"]


def test_a_run_that_was_ended_goes_on_where_it_was(kitchen: Kitchen) -> None:
    kitchen.fails = True
    with pytest.raises(RuntimeError):
        kitchen.follow()
    kitchen.fails = False
    assert kitchen.follow() == ["wins"]


def test_another_list_or_seed_makes_all_that_depends_on_it(kitchen: Kitchen) -> None:
    kitchen.follow()
    kitchen.words = "B"
    assert kitchen.follow() == ["leaves", "wins"]
    assert (kitchen.folder / "wins").read_text() == "wins of leaves of B"
    assert kitchen.follow(seed=2) == ["leaves"], "the same leave values give the same chances"


def test_a_file_that_somebody_changed_is_made_anew(kitchen: Kitchen) -> None:
    kitchen.follow()
    (kitchen.folder / "wins").write_text("something else")
    assert kitchen.follow() == ["wins"]


def test_the_time_of_every_step_is_told(
    kitchen: Kitchen, capsys: pytest.CaptureFixture[str]
) -> None:
    kitchen.follow()
    told = capsys.readouterr().out
    assert "is: leaves: 0.0 s" in told and "is: wins: 0.0 s" in told


def test_every_step_comes_after_what_it_is_made_of() -> None:
    assert [step.name for step in follow.STEPS] == NAMES
    job = Job("sv")
    written: set[Path] = set()
    outputs = {path for step in follow.STEPS for path in step.outputs(job)}
    for step in follow.STEPS:
        needed = {one for one in step.inputs(job) if isinstance(one, Path) and one in outputs}
        assert needed <= written, step.name
        written |= set(step.outputs(job))
    for path in (job.leaves, job.wins, job.ordinary, job.package / "manifest.toml"):
        assert path.is_file() and path in written


def test_a_fingerprint_behind_the_name_of_a_list_is_written_anew(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text('BÍN 000000, "name": "BÍN", "fingerprint": "111111"; KOTUS 222222; BÍN 12\n')
    assert documents([page], {"BÍN": "7AD133"}) == [page]
    assert page.read_text() == (
        'BÍN 7AD133, "name": "BÍN", "fingerprint": "7AD133"; KOTUS 222222; BÍN 12\n'
    )
    assert documents([page], {"BÍN": "7AD133"}) == []

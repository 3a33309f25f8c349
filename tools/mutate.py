"""Mutation testing: `python -m tools.mutate [PACKAGE …]`, a part of `make verify`.

Of every package a sample of small changes (`tools.mutations`) is tried, the same for the same seed:
half of them careless, half of them those of `mutmut`. A change that no test notices is a survivor.
Those that are known, with the reason why nothing should notice them, stand in `survivors.toml`
beside this file; they are not counted. A run that was cut short goes on where it stopped, unless
the package, its tests or this program have changed. With `--baseline` nothing is tried: the tests
run once unchanged, which tells which of them reach what, and a later run begins from there. With
`--tests-added` only the survivors of the last run are tried again, and of the tests only those in
files written since are run unchanged: for when nothing but tests has been added (a helper of tests
that has changed is not seen: what the tests that use it reach is taken over).
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from tools.mutants import MOST, NOTICED, ORDER
from tools.mutations import Mutation, of_folder
from tools.steps import EVERY_TEST, ROOT

LEAST = 0.92
COUNT = 300
SEED = 17
KEPT = ROOT / "mutants"
KNOWN = ROOT / "tools" / "survivors.toml"
USUAL = ("-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "tools.mutants", "--tb=native")
OPTIONS = ("-m", "not verify and not browser", "-o", "tmp_path_retention_policy=none")


@dataclass(frozen=True, slots=True)
class Package:
    """What is changed, and by which tests it should be noticed."""

    name: str
    tests: tuple[str, ...]
    least: float = LEAST

    @property
    def folder(self) -> Path:
        """Where it is."""
        return ROOT / "src" / "stafla" / self.name

    @property
    def results(self) -> Path:
        """Where the results are kept, under a digest of all that they depend on."""
        tests = {path for name in self.tests for path in python(ROOT / name)}
        return KEPT / f"{self.name}-{self.source_digest()}-{digest(tests)}.json"

    def source_digest(self) -> str:
        """Of the package and of this program."""
        tools = {ROOT / "tools" / name for name in ("mutants.py", "mutations.py")}
        return digest({*python(self.folder), *tools})

    def take_over(self) -> None:
        """Let what the last run found of the same package count for this one, but its survivors.

        What the tests reach is taken over too, but for those in files written since.
        """
        pattern = f"{self.name}-{self.source_digest()}-*.json"
        if self.results.exists() or not (last := sorted(KEPT.glob(pattern), key=written_at)):
            return
        known = json.loads(last[-1].read_text())
        noticed = {name: outcome for name, outcome in known.items() if outcome == NOTICED}
        reach = last[-1].with_suffix(".reach")
        since = written_at(reach)
        lines = reach.read_text().splitlines(keepends=True) if reach.exists() else []
        kept = [line for line in lines if line.endswith("\n") and proved_before(line, since)]
        self.results.with_suffix(".reach").write_text("".join(kept))
        self.results.write_text(json.dumps(noticed))

    def strays(self) -> list[str]:
        """Survivors that are known by a name which no mutation bears any more."""
        return sorted(survivors(self.name).keys() - {one.name for one in of_folder(self.folder)})

    def sample(self, count: int, seed: int) -> list[Mutation]:
        """So many mutations, half of them careless if there are as many; the same by seed.

        Where files lie and what else is known do not change which mutation comes before which.
        """
        known = survivors(self.name)
        every = [one for one in of_folder(self.folder) if one.name not in known]
        every.sort(key=lambda one: hashlib.sha256(f"{seed} {one.name}".encode()).digest())
        some = list(islice(runnable(every, careless=True), count // 2))
        return some + list(islice(runnable(every, careless=False), count - len(some)))


def runnable(every: Iterable[Mutation], *, careless: bool) -> Iterator[Mutation]:
    """Those of a kind that Python could run and that change something."""
    return (one for one in every if one.careless is careless and one.code is not None)


PACKAGES = (
    Package("rules", ("tests/rules",), least=0.85),
    Package(
        "words", ("tests/words", "tests/lexica", "tests/fuzz", "tests/cli/words/test_lexicon.py")
    ),
    Package("bots", ("tests/bots", "tests/club/test_bots.py")),
    Package("records", ("tests/records", "tests/fuzz", "tests/cli/records/test_replay.py")),
    Package("store", ("tests/store", "tests/club", "tests/web", "tests/attacks")),
    Package("club", ("tests/club", "tests/web", "tests/attacks")),
    Package("web", ("tests/web", "tests/attacks")),
)


def digest(files: Iterable[Path]) -> str:
    """Of the names and contents of some files."""
    found = hashlib.sha256()
    for path in sorted(files):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]


def written_at(path: Path) -> float:
    """When a file was written; one that is gone counts as just written."""
    return path.stat().st_mtime if path.exists() else float("inf")


def proved_before(line: str, moment: float) -> bool:
    """Whether a test passed of which a line tells what it reaches, and has not changed since."""
    told = json.loads(line)
    return not told["failed"] and written_at(ROOT / told["test"].partition("::")[0]) < moment


def python(path: Path) -> list[Path]:
    """The Python files of a folder, or the file."""
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


def survivors(package: str) -> dict[str, str]:
    """The survivors of a package that are known, by name, each with its reason."""
    every = tomllib.loads(KNOWN.read_text())["survivor"]
    return {one["name"]: one["reason"] for one in every if one["package"] == package}


def try_all(package: Package, sample: list[Mutation], jobs: int, seconds: float) -> None:
    """Try a sample, as far as it has not been tried; of none, only see what the tests reach."""
    KEPT.mkdir(exist_ok=True)
    for path in KEPT.glob(f"{package.name}-*"):
        if not path.name.startswith(f"{package.results.stem}."):
            path.unlink()
    known = json.loads(package.results.read_text()) if package.results.exists() else {}
    if sample and {one.name for one in sample} <= set(known):
        return
    order = {
        "folder": str(package.folder),
        "names": [one.name for one in sample],
        "results": str(package.results),
        "jobs": jobs,
        "seconds": seconds,
    }
    # a folder of its own: the usual one is swept by whoever runs tests meanwhile
    own = f"--basetemp={KEPT / package.name}"
    command = [sys.executable, "-m", "pytest", *USUAL, *OPTIONS, own, *package.tests]
    subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | {ORDER: json.dumps(order), EVERY_TEST: "true"},
        stdout=subprocess.DEVNULL,
        check=False,
    )


def judge(package: Package, sample: list[Mutation]) -> bool:
    """Name the survivors and print the share that was noticed: whether it is enough."""
    known = json.loads(package.results.read_text()) if package.results.exists() else {}
    outcomes = {one.name: known[one.name] for one in sample if one.name in known}
    for name, outcome in sorted(outcomes.items()):
        if outcome != NOTICED:
            print(f"{package.name}: {outcome}: {name}")
    failed = package.results.with_suffix(".failed")
    for test in failed.read_text().splitlines() if failed.exists() else ():
        print(f"{package.name}: fails unchanged and was left out: {test}")
    noticed = sum(outcome == NOTICED for outcome in outcomes.values())
    share = noticed / max(1, len(outcomes))
    print(
        f"{package.name}: {len(outcomes)} of {len(sample)} tried, {noticed} noticed"
        f" = {share:.1%}, least {package.least:.0%}",
        flush=True,
    )
    return len(outcomes) == len(sample) and share >= package.least


def main() -> int:
    """Try the packages asked for, or all."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("packages", nargs="*", help="which; by default all")
    asked.add_argument("--count", type=int, default=COUNT, help="mutations of each package")
    asked.add_argument("--seed", type=int, default=SEED, help="which sample")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 2, help="how many at once")
    asked.add_argument(
        "--seconds", type=float, default=MOST, help="of tests that a mutation gets at most"
    )
    asked.add_argument("--baseline", action="store_true", help="only see what the tests reach")
    asked.add_argument(
        "--tests-added", action="store_true", help="only what survived the last run, again"
    )
    given = asked.parse_args()
    unknown = set(given.packages) - {one.name for one in PACKAGES}
    if unknown:
        asked.error(f"no such package: {', '.join(sorted(unknown))}")
    enough = True
    for package in PACKAGES:
        if given.packages and package.name not in given.packages:
            continue
        sample = [] if given.baseline else package.sample(given.count, given.seed)
        if given.tests_added:
            package.take_over()
        for name in package.strays():
            print(f"{package.name}: no such mutation any more: {name}")
        try_all(package, sample, given.jobs, given.seconds)
        enough &= given.baseline or judge(package, sample)
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())

"""What follows from a new word list, made anew.

``make words-follow``, or for some languages ``python -m tools.words.follow [LANGUAGE …]
[--only STEP …] [--force]``. In this order, each from what the steps before it made:

``manifest``   the files beside the list (``attested.lexicon``) and what the manifest says
``ordinary``   the ordinary words that beginners know (wordfreq, the list)
``leaves``     what kept tiles are worth (self-play with the list)
``compare``    mirrored pairs of games, the leave values before against those after
``wins``       how likely a lead is to win (self-play with the leave values)
``records``    the highest play and the highest game of the documents
``documents``  fingerprints in the documents, the table of records, packed copies

The same list, seed and numbers give the same bytes. A step whose inputs and outputs are what they
were is passed over, so a run that was ended goes on where it was; ``build/follow`` keeps the notes.
"""

import argparse
import hashlib
import json
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.words import library

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "src" / "stafla" / "data"
RECORDS = ROOT / "docs" / "engine" / "records"
NOTES = ROOT / "build" / "follow"
SEED = 1
ATTEMPTS = {"play": 400, "game": 400}
"""Attempts of the search for records; what they find follows from their number alone."""
MINUTES = 60 * 24 * 30
"""More than any number of attempts takes: time must not decide what is found."""


@dataclass(frozen=True, slots=True)
class Job:
    """What is made for a language, and how much of it.

    Attributes:
        language: whose list is new.
        seed: of all self-play.
        threads: processor threads; they change no result.
        pairs: mirrored pairs in ``compare``.
        attempts: of the search for records.
        notes: where it is noted what was made.
    """

    language: str
    seed: int = SEED
    threads: int = 1
    pairs: int = 5_000
    attempts: int = ATTEMPTS["play"]
    notes: Path = NOTES

    @property
    def folder(self) -> Path:
        """What is kept of the run for this language."""
        made = self.notes / self.language
        made.mkdir(parents=True, exist_ok=True)
        return made

    @property
    def leaves(self) -> Path:
        """The leave values that ship."""
        return DATA / "leaves" / f"{self.language}.leaves"

    @property
    def wins(self) -> Path:
        """The winning chances that ship."""
        return DATA / "wins" / f"{self.language}.wins"

    @property
    def ordinary(self) -> Path:
        """The ordinary words that ship."""
        return DATA / "ordinary" / f"{self.language}.txt.xz"

    @property
    def before(self) -> Path:
        """The leave values as they were before this run."""
        return self.folder / "before.leaves"

    @property
    def package(self) -> Path:
        """The folder of the list."""
        return ROOT / "lexica" / self.language / "src" / f"stafla_words_{self.language}"


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that follows from a list.

    Attributes:
        name: by which it is asked for.
        make: makes it.
        inputs: what it is made of: any values; made anew when one of them changes.
        outputs: the files that it writes.
    """

    name: str
    make: Callable[[Job], None]
    inputs: Callable[[Job], Sequence[object]]
    outputs: Callable[[Job], Sequence[Path]]

    def is_done(self, job: Job) -> bool:
        """Whether it was made of what is there now, and still is as it was made."""
        note = notes_of(job).get(self.name)
        return (
            note is not None
            and note["of"] == self.of(job)
            and note["made"] == self.output_digests(job)
        )

    def of(self, job: Job) -> str:
        """A digest of its inputs."""
        told = [digest(one) if isinstance(one, Path) else one for one in self.inputs(job)]
        return hashlib.sha256(json.dumps(told).encode()).hexdigest()

    def output_digests(self, job: Job) -> dict[str, str]:
        """The digests of its outputs."""
        return {path.name: digest(path) for path in self.outputs(job)}

    def run(self, job: Job) -> float:
        """Make it and note that; returns the seconds that it took."""
        begun, of = time.perf_counter(), self.of(job)
        self.make(job)
        seconds = time.perf_counter() - begun
        note = {"of": of, "made": self.output_digests(job), "seconds": round(seconds, 1)}
        notes = {**notes_of(job), self.name: note}
        (job.folder / "notes.json").write_text(json.dumps(notes, indent=1), encoding="utf-8")
        return seconds


def notes_of(job: Job) -> dict[str, dict[str, object]]:
    """What was noted of this language so far."""
    path = job.folder / "notes.json"
    notes: dict[str, dict[str, object]] = json.loads(path.read_text()) if path.exists() else {}
    return notes


def digest(path: Path) -> str:
    """SHA-256 of a file; empty where there is none."""
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""


def stafla(*command: object) -> str:
    """Run ``stafla`` in a process of its own, which reads the files as they are now."""
    program = str(Path(sys.executable).with_name("stafla"))
    words = [program, *map(str, command)]
    return subprocess.run(words, check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True).stdout


def program(*command: object) -> None:
    """Run a module of ours; its output goes to the terminal."""
    subprocess.run([sys.executable, "-m", *map(str, command)], check=True, cwd=ROOT)


def fingerprint(job: Job) -> str:
    """That of the list as it lies in its package."""
    return (
        library.find(load(job.language)).about.whole
        or library.find(load(job.language)).about.digest
    )


def make_manifest(job: Job) -> None:
    """The files beside the list, and the manifest."""
    program("tools.lexica", "--beside", job.language)


def make_ordinary(job: Job) -> None:
    """The ordinary words."""
    program("tools.words.ordinary_words", job.language)


def make_leaves(job: Job) -> None:
    """The leave values; those from before are kept for the comparison."""
    job.before.write_bytes(job.leaves.read_bytes())
    told = ("--edition", job.language, "--seed", job.seed, "--threads", job.threads)
    stafla("train", "leaves", *told, "--out", job.leaves, "--json")


def make_comparison(job: Job) -> None:
    """The leave values after against those before; the result is printed and kept."""
    program("tools.words.follow_pairs", job.language, job.before, job.leaves, job.pairs,
            job.threads, job.folder / "pairs.json")  # fmt: skip


def make_wins(job: Job) -> None:
    """The winning chances."""
    told = ("--edition", job.language, "--seed", job.seed, "--threads", job.threads)
    stafla("train", "wins", *told, "--out", job.wins, "--json")


def make_records(job: Job) -> None:
    """The highest play and the highest game, searched for from the beginning."""
    for what in ATTEMPTS:
        folder = job.folder / what
        for old in folder.glob("*"):
            old.unlink()
        counted = ("--attempts", job.attempts, "--minutes", MINUTES, "--cores", job.threads)
        stafla("record", what, "--edition", job.language, *counted, "--out", folder, "--json")
        for made, kept in (("game.json", "json"), ("board.svg", "svg")):
            target = RECORDS / f"{what}-{job.language}.{kept}"
            target.write_bytes((folder / made).read_bytes())


def record_files(job: Job) -> list[Path]:
    """The files of the highest play and the highest game."""
    return [
        RECORDS / f"{what}-{job.language}.{kind}" for what in ATTEMPTS for kind in ("json", "svg")
    ]


STEPS = (
    Step(
        "manifest",
        make_manifest,
        lambda job: (fingerprint(job), ROOT / "lexica" / job.language / "sources.toml"),
        lambda job: (job.package / "manifest.toml", job.package / "attested.lexicon"),
    ),
    Step(
        "ordinary",
        make_ordinary,
        lambda job: (fingerprint(job),),
        lambda job: (job.ordinary,),
    ),
    Step(
        "leaves",
        make_leaves,
        lambda job: (fingerprint(job), job.seed),
        lambda job: (job.leaves,),
    ),
    Step(
        "compare",
        make_comparison,
        lambda job: (fingerprint(job), job.pairs, job.before, job.leaves),
        lambda job: (job.folder / "pairs.json",),
    ),
    Step(
        "wins",
        make_wins,
        lambda job: (fingerprint(job), job.seed, job.leaves),
        lambda job: (job.wins,),
    ),
    Step(
        "records",
        make_records,
        lambda job: (fingerprint(job), job.attempts),
        record_files,
    ),
)


def documents(pages: Iterable[Path], lists: Mapping[str, str]) -> list[Path]:
    """Write today's fingerprint behind every name of a list; returns the pages that changed.

    Args:
        pages: documents.
        lists: fingerprints by the names of the lists.
    """
    named = re.compile(
        f"(?P<name>{'|'.join(map(re.escape, lists))})"
        r"""(?P<between>[ ",]+(?:"fingerprint": ?")?)(?P<print>[0-9A-F]{6})\b"""
    )
    changed = []
    for page in pages:
        text = page.read_text(encoding="utf-8")
        fresh = named.sub(
            lambda found: found["name"] + found["between"] + lists[found["name"]], text
        )
        if fresh != text:
            page.write_text(fresh, encoding="utf-8")
            changed.append(page)
    return changed


def write_documents() -> None:
    """The documents that name lists, the table of records, and the packed copies."""
    from tools.engine import records  # noqa: PLC0415 - reads the records when it is due

    lexica = [library.find(load(language)) for language in LANGUAGES]
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    ours = [page for page in pages if ROOT / "docs" / "engine" not in page.parents]
    for page in documents(ours, {lexicon.name: lexicon.fingerprint for lexicon in lexica}):
        print(f"  {page.relative_to(ROOT)}")
    page = RECORDS.parent / "records.md"
    text = page.read_text(encoding="utf-8")
    for edition in records.EDITIONS:
        row = re.escape(f"| {load(edition).name} | ")

        def renew_row(_: re.Match[str], name: str = edition) -> str:
            return records.row(name)

        text = re.sub(f"(?m)^{row}.*$", renew_row, text)
    page.write_text(text, encoding="utf-8")
    program("tools.pack")


def follow(job: Job, steps: Sequence[Step], *, force: bool = False) -> list[tuple[str, float]]:
    """Make what is due for a language; the names of what was made, with the seconds it took."""
    made = []
    for step in steps:
        if not force and step.is_done(job):
            print(f"{job.language}: {step.name} is as it follows from the list", flush=True)
            continue
        print(f"{job.language}: {step.name} …", flush=True)
        made.append((step.name, step.run(job)))
        print(f"{job.language}: {step.name}: {made[-1][1]:.1f} s", flush=True)
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Make what follows for the languages named, for all if none is."""
    parser = argparse.ArgumentParser(prog="python -m tools.words.follow", description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", choices=[[], *LANGUAGES])
    parser.add_argument("--only", nargs="*", choices=[step.name for step in STEPS])
    parser.add_argument("--force", action="store_true", help="also what is up to date")
    for name, kind in (("seed", SEED), ("threads", 1), ("pairs", 5_000),
                       ("attempts", ATTEMPTS["play"])):  # fmt: skip
        parser.add_argument(f"--{name}", type=int, default=kind)
    asked = parser.parse_args(arguments)
    steps = [step for step in STEPS if asked.only is None or step.name in asked.only]
    numbers = {name: getattr(asked, name) for name in ("seed", "threads", "pairs", "attempts")}
    made: list[tuple[str, float]] = []
    for language in asked.languages or LANGUAGES:
        job = Job(language, **numbers)
        made += [
            (f"{language} {name}", took) for name, took in follow(job, steps, force=asked.force)
        ]
    begun = time.perf_counter()
    write_documents()
    made.append(("documents", time.perf_counter() - begun))
    for name, seconds in made:
        print(f"{seconds:8.1f} s  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Every code that can be raised and every text that is asked for has its message."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from stafla import records
from stafla._core import LexiconError, PlacementError
from stafla.cli import output
from stafla.data.catalogue import LANGUAGES, catalogue
from stafla.records.gcg.check import Field
from stafla.rules import Reason, Verdict
from stafla.rules.game.sheet import Kind
from stafla.study import Phase
from stafla.study.benchmark import NAMES

SOURCES = Path(records.__file__).parents[1]
RAISED = re.compile(r'(?<!Cluster)(?:Fault|BadOption)\(\s*f?"([a-z][a-z-]+)"')
OF_CLUSTERS = re.compile(r'ClusterFault\(\s*"([a-z][a-z-]+)"')
ASKED = re.compile(r'say\(\s*"([a-z][a-z-]+)"')
HEADINGS = re.compile(r'\("(cli-[a-z-]+)", "(?:left|right)"\)')


def texts(pattern: re.Pattern[str], *folders: str) -> Iterator[str]:
    for folder in folders:
        for file in (SOURCES / folder).rglob("*.py"):
            yield from pattern.findall(file.read_text(encoding="utf-8"))


FAULTS = texts(RAISED, "records", "study", "cli")
FIXED = sorted({*FAULTS, *texts(ASKED, "cli"), *texts(HEADINGS, "cli")})
MADE = [
    *(f"cli-tell-ended-{reason}" for reason in get_args(Reason)),
    *(f"cli-tell-{verdict}" for verdict in get_args(Verdict)),
    *(f"cli-row-{kind}" for kind in get_args(Kind) if kind not in ("play", "exchange")),
    *(f"cli-replay-{field}" for field in get_args(Field) if field != "play"),
    *(f"cli-bench-{name}" for name in NAMES),
    *(f"cluster-{code}" for code in texts(OF_CLUSTERS, "study")),
    *(f"cli-analyze-{phase}" for phase in get_args(Phase)),
    *(f"{area}-{code}" for area in ("cgp", "cgp-rack", "notation", "gcg")
      for code in ("unknown-letter", "blank-only")),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_the_code_names_is_there(language: str) -> None:
    known = catalogue(language, *output.AREAS)
    assert len(FIXED) > 100
    lacking = [
        key for key in [*FIXED, *MADE] if not any(name in known for name in (key, f"cli-{key}"))
    ]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_kernel_is_there(language: str) -> None:
    known = catalogue(language, *output.AREAS)
    stub = (SOURCES / "_core.pyi").read_text(encoding="utf-8")
    for error, prefix in ((PlacementError, ""), (LexiconError, "words-")):
        body = stub.split(f"class {error.__name__}(")[1].split("class ")[0]
        codes = set(re.findall(r"``([a-z]+(?:-[a-z]+)*)``", body.split("Codes:")[1]))
        codes -= {"square", "tile"}
        assert len(codes) > 10
        assert [code for code in codes if f"{prefix}{code}" not in known] == []

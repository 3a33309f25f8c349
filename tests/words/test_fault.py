"""Every fault has words in every language."""

import re
from pathlib import Path

import pytest

from stafla.data.catalogue import LANGUAGES, catalogue
from stafla.words import fault

ROOT = Path(__file__).resolve().parents[2]
SOURCES = [*(ROOT / "src/stafla/words").rglob("*.py")]
RAISED = re.compile(r'(?:LexiconFault|ListFault)\(\s*"([a-z-]+)"')
KERNEL = re.compile(r'Fault::\w+ => "([a-z-]+)"')


def codes() -> set[str]:
    raised = {code for path in SOURCES for code in RAISED.findall(path.read_text())}
    kernel = (ROOT / "core/kernel/src/lexicon/error.rs").read_text()
    return raised | set(KERNEL.findall(kernel))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message_in(language: str) -> None:
    texts = catalogue(language, "words")
    assert len(codes()) > 20
    assert {code for code in codes() if f"words-{code}" not in texts} == set()


def test_the_codes_are_documented_where_they_are_raised() -> None:
    told = f"{fault.ListFault.__doc__}{fault.LexiconFault.__doc__}"
    seam = (ROOT / "src/stafla/_core.pyi").read_text()
    assert {code for code in codes() if f"``{code}``" not in told + seam} == set()


@pytest.mark.parametrize("kind", [fault.ListFault, fault.LexiconFault])
def test_a_fault_says_its_code_and_its_details(kind: type[ValueError]) -> None:
    assert str(kind("overflow", file="pl", most=3)) == "overflow: file='pl', most=3"


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (FileNotFoundError(2, "No such file or directory"), "No such file or directory"),
        (OSError(), "OSError"),
        (EOFError("cut short"), "EOFError"),
    ],
)
def test_the_reason_is_the_system_s_or_the_kind_of_error(error: Exception, why: str) -> None:
    assert fault.reason(error) == why
    assert isinstance(error, EOFError) or (
        fault.LexiconFault.unreadable(Path("a"), error).details == {"file": "a", "why": why}
    )

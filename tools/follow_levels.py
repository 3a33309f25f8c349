"""The skill of the levels in a language, held to the steps of the ladder.

The ladder is gone down from the top. Where the level above wins about seven games of ten against
the next, its skill stays; else it is searched for by halving, each time in the same mirrored pairs.
"""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from stafla.bots import LEVELS

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "src" / "stafla" / "data" / "levels.toml"
AIM, APART = 0.70, 0.10
"""The share of games that the level above shall win, and how far from that is near enough."""
LEAST, MOST = -4.0, 10.0
HALVINGS = 7
TUNED = [name for name in LEVELS if name not in ("master", "champion")]

Share = Callable[[str, str], float]


def skill(text: str, level: str, language: str) -> float:
    """The skill that the file gives a level in a language."""
    found = _line(text, level, language)
    return float(found[2])


def with_skill(text: str, level: str, language: str, value: float) -> str:
    """The file with another skill."""
    found = _line(text, level, language)
    return text[: found.start(2)] + str(float(value)) + text[found.end(2) :]


def _line(text: str, level: str, language: str) -> re.Match[str]:
    start = text.index(f'name = "{level}"')
    found = re.compile(rf"(skill = .*?\b{language} = )(-?[0-9.]+)").search(text, start)
    assert found is not None, f"{level} has no skill in {language}"
    return found


def tune(language: str, pairs: int, seed: int, file: Path = FILE) -> None:
    """Set the skills in ``levels.toml``, the strongest level first."""

    def share(above: str, level: str) -> float:
        command = ["match", "--edition", language, "--pairs", pairs, "--seed", seed, "--json"]
        words = [str(Path(sys.executable).with_name("stafla")), *map(str, command), above, level]
        told = subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout
        return float(json.loads(told)["share"])

    for level in reversed(TUNED):
        above = LEVELS[LEVELS.index(level) + 1]
        tune_level(level, above, language, share, file)


def tune_level(level: str, above: str, language: str, share: Share, file: Path) -> float:
    """Set the skill of one level so that ``above`` wins about seven games of ten against it."""
    whole = file.read_text(encoding="utf-8")
    before = skill(whole, level, language)
    found = share(above, level)
    if abs(found - AIM) <= APART:
        print(f"  {above} wins {found:.0%} against {level}, which stays at {before:g}", flush=True)
        return before
    low, high = LEAST, MOST
    try:
        for _ in range(HALVINGS):
            tried = round((low + high) / 2, 2)
            file.write_text(with_skill(whole, level, language, tried), encoding="utf-8")
            if share(above, level) > AIM:
                low = tried  # the weaker one is too weak
            else:
                high = tried
    except BaseException:
        file.write_text(whole, encoding="utf-8")  # a skill that was only tried must not stay
        raise
    print(f"  {above} won {found:.0%} against {level}: from {before:g} to {tried:g}", flush=True)
    return tried

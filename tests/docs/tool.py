"""Running a tool of the project, for pages that say what it answers."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def output_of(tool: str, *arguments: str) -> str:
    """What ``python -m tools.<tool>`` prints."""
    answer = subprocess.run(
        [sys.executable, "-m", f"tools.{tool}", *arguments],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    return answer.stdout.strip()

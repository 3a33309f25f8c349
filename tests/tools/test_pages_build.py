"""What building the pages says: nothing, unless something is wrong."""

import subprocess
from pathlib import Path

import pytest

FRONT = Path(__file__).resolve().parents[2] / "front"


@pytest.mark.ci
def test_the_first_make_serve_lists_no_files_of_the_pages(tmp_path: Path) -> None:
    command = ("npm", "run", "--silent", "build", "--", "--outDir", str(tmp_path / "static"))
    built = subprocess.run(command, cwd=FRONT, capture_output=True, text=True, check=False)
    assert (built.returncode, built.stdout + built.stderr) == (0, "")
    assert (tmp_path / "static" / ".vite" / "manifest.json").is_file()

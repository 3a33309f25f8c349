"""Of the words of running Swedish that dictionaries know as base forms, nearly all are valid."""

import os
import shutil
from pathlib import Path

import pytest

from tools.words_report.known import allowed_forms, share


@pytest.mark.verify
def test_the_swedish_list_holds_998_of_1000_base_forms_of_running_use(tmp_path: Path) -> None:
    lacking = [tool for tool in ("apt-get", "npm", "lt-proc") if shutil.which(tool) is None]
    if lacking and not os.environ.get("CI"):
        pytest.skip(f"asking the dictionaries needs {' '.join(lacking)}")
    cache = Path(os.environ.get("STAFLA_LEXICA_CACHE", tmp_path))
    assert share(allowed_forms(cache)).forms >= 0.998

"""Programs for working on Stafla: checks, long checks, screens."""

import sys

# here, before any file that an older Python cannot even read
if sys.version_info < (3, 11):
    sys.exit(
        f"MISSING  python     Python 3.11 or newer, this is {sys.version.split()[0]}; get it from "
        "your system's package, and name it where it is not python3: make PYTHON=python3.12 …"
    )

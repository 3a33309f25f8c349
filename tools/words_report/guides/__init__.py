"""What programs can tell of refused forms: dictionaries, analysers, capitals, paradigms.

A guide is asked for all refusals of its language at once and answers for those of which it is
certain; a reader's class comes before its answer.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import cast

from tools.words_report.refusals import RefusalClass
from tools.words_report.running import Form

Guide = Callable[[Sequence[Form], Path], Mapping[str, RefusalClass]]
MODULES = {"en": "english", "fi": "finnish", "is": "icelandic", "pl": "polish", "sv": "swedish"}


def guide(language: str, forms: Sequence[Form], cache: Path) -> Mapping[str, RefusalClass]:
    """Text of a form → its class, for the forms whose class is certain.

    Args:
        language: whose guide is asked.
        forms: refused ones.
        cache: where source packages are kept.
    """
    module = import_module(f"{__name__}.{MODULES[language]}")
    return cast(Guide, module.guide)(forms, cache)

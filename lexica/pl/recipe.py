"""Polish: the sjp.pl list for word games, and the two-letter words chosen by hand.

The list comes with a game that asks for three letters and more, so it has none of two.
"""

import gzip
from collections.abc import Mapping

from tools.lexica.curation import admissible
from tools.lexica.recipe import Material


def game_list(material: Material) -> list[str]:
    """The words of three letters and more."""
    path = material.path("tanglet-data") / "usr/share/tanglet/gamedata/pl/words"
    return gzip.decompress(path.read_bytes()).decode("utf-8").upper().split()


def build(material: Material) -> Mapping[str, set[str]]:
    """The lexicon's only part; ``two.tsv`` holds the two-letter words, each with its meaning."""
    listed = admissible(game_list(material), material.letters, least=3)
    return {"pl": material.curation.corrected(listed | material.curation.words("two").keys())}

"""A lexicon's recipe: the module ``recipe.py`` in its folder, and what it works with."""

import importlib.util
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, cast

from stafla import editions
from stafla.editions import Alphabet
from stafla.words import Lexicon
from stafla.words.lexicon.lexicon import SUFFIX
from tools.lexica.curation import Curation
from tools.lexica.source import Source, Sources

LEXICA = Path(__file__).resolve().parents[2] / "lexica"
BESIDE = "attested"
"""The package of ``sources.toml`` that gives no word to the list."""
LANGUAGES = tuple(sorted(path.parent.name for path in LEXICA.glob("*/sources.toml")))


@dataclass(frozen=True, slots=True)
class Material:
    """What a recipe makes a lexicon from."""

    alphabet: Alphabet
    sources: Sources
    curation: Curation

    @property
    def letters(self) -> str:
        """The capitals in the order of the alphabet."""
        return "".join(self.alphabet.upper)

    def path(self, package: str) -> Path:
        """Where a source package lies unpacked."""
        return self.sources.path(package)


class Recipe(Protocol):
    """A recipe module."""

    def build(self, material: Material) -> Mapping[str, set[str]]:
        """Name of each part → its words in capitals."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The folder of one lexicon and what its ``sources.toml`` says of it."""

    language: str
    about: Mapping[str, Any]
    packages: Mapping[str, Source]

    @classmethod
    def read(cls, language: str) -> "Plan":
        """The plan of ``lexica/<language>``."""
        path = LEXICA / language / "sources.toml"
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        packages = {key: Source(**{"name": key, **t}) for key, t in tables.pop("package").items()}
        return cls(language, tables, packages)

    @property
    def folder(self) -> Path:
        """Recipe, corrections and package of the lexicon."""
        return LEXICA / self.language

    @property
    def shipped(self) -> Path:
        """The files that the package carries."""
        return self.folder / "src" / f"stafla_words_{self.language}"

    def parts(self, cache: Path) -> Mapping[str, set[str]]:
        """The words, made anew from the packages in ``cache`` (fetched where absent)."""
        curation = Curation(self.folder / "curation")
        alphabet = editions.load(self.language).alphabet
        return self.recipe().build(Material(alphabet, Sources(self.packages, cache), curation))

    def shipped_parts(self) -> Mapping[str, set[str]]:
        """The words as the package holds them, without making them anew."""
        main = self.shipped / f"{self.language}{SUFFIX}"
        about = Lexicon.read(main.read_bytes(), main.name).about
        files = [main, *(main.with_name(part.name + SUFFIX) for part in about.parts)]
        read = (Lexicon.read(file.read_bytes(), file.name) for file in files)
        return {file.stem: set(lexicon.words()) for file, lexicon in zip(files, read, strict=True)}

    def copies(self, cache: Path) -> dict[str, bytes]:
        """Files that the package carries as a source package, or this folder (``.``), has them."""
        sources = Sources(self.packages, cache)
        wanted = self.about.get("copied", {}).items()
        folders = {of: self.folder if of == "." else sources.path(of) for _, (of, _) in wanted}
        return {name: (folders[of] / path).read_bytes() for name, (of, path) in wanted}

    def recipe(self) -> Recipe:
        """The module ``recipe.py`` of the lexicon."""
        name = f"lexica_{self.language}_recipe"
        spec = importlib.util.spec_from_file_location(name, self.folder / "recipe.py")
        assert spec is not None and spec.loader is not None, "a path to a .py file has a loader"
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module  # dataclasses look their module up
        spec.loader.exec_module(module)
        return cast(Recipe, module)

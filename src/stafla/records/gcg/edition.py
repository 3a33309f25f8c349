"""Of which edition a game file is: by what it says, or else by its letters and figures."""

from stafla.editions import load
from stafla.records.fault import Fault, GameFileFault
from stafla.records.gcg.check import play_through
from stafla.records.gcg.file import GcgFile
from stafla.records.gcg.letters import DISTRIBUTIONS, editions_of, first_foreign

DESCRIPTION = "Stafla edition "
LEXICA = {
    "osps": "pl",
    "bín": "is",
    "kotus": "fi",
    "saol": "sv",
    **dict.fromkeys(("nwl", "csw", "twl", "owl", "ospd", "osw", "sowpods", "collins"), "en"),
}
"""How the names of word lists begin that programs write, with the edition that they are for."""


def edition_of(file: GcgFile) -> str:
    """The edition of a file.

    A file says it by our own description, by its tile distribution or by a word list that we
    know. Where it says nothing, the editions that have all its letters are tried, and the one
    holds whose points the file states; English, the format's own, before the others.

    Raises:
        GameFileFault: ``gcg-distribution``, a set that is not ours; ``gcg-foreign-letter``, a
            letter that no edition has beside those before it, with its line;
            ``gcg-edition-unclear``, several editions fit as well, and English does not.
    """
    described = file.pragma("description") or ""
    if described.startswith(DESCRIPTION):
        return described.removeprefix(DESCRIPTION).split()[0]
    named = file.pragma("tile-distribution") or file.pragma("tile-distribution-name")
    if named:
        if named.lower() not in DISTRIBUTIONS:
            raise GameFileFault("gcg-distribution", text=named)
        return DISTRIBUTIONS[named.lower()]
    lexicon = (file.pragma("lexicon") or "").casefold()
    edition_id = next(
        (edition for name, edition in LEXICA.items() if lexicon.startswith(name)), None
    )
    return edition_id or _by_letters(file)


def _by_letters(file: GcgFile) -> str:
    fitting = editions_of(file.lines)
    if not fitting:
        line, text = first_foreign(file.lines)
        raise GameFileFault("gcg-foreign-letter", line=line, text=text)
    if len(fitting) == 1:
        return fitting[0]
    off = {name: _mismatches(file, name) for name in fitting}
    best = [name for name in fitting if off[name] == min(off.values())]
    if len(best) > 1 and "en" not in best:
        raise GameFileFault("gcg-edition-unclear", text=", ".join(best))
    return best[0]


def _mismatches(file: GcgFile, name: str) -> int:
    """How many lines an edition counts otherwise; more than there are, if it cannot read them."""
    try:
        return len(play_through(file, load(name)).mismatches)
    except Fault:
        return 2 * len(file.lines) + 1

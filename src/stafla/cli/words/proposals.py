"""``stafla words proposals``: what the arbiters' rulings ask of the word list."""

from pathlib import Path

from stafla.cli.inputs.database import open_database
from stafla.cli.inputs.position import edition_named
from stafla.cli.output import emit, tell
from stafla.club.judge.rulings import proposals
from stafla.editions import UnknownEdition, load
from stafla.store import RulingStore, WrittenRuling
from stafla.words import Judge, LexiconFault, library


def show(edition: str, data: Path | None, *, json: bool) -> None:
    """One line a word: ``+`` for one that is to come in, ``-`` for one that is to go."""
    wanted = edition_named(edition).id if edition else ""
    with open_database(data) as database:
        rulings = proposals(RulingStore(database), wanted, listed_today)
    for ruling in rulings:
        if json:
            emit(as_json(ruling))
        else:
            sign = "+" if ruling.verdict == "valid" else "-"
            columns = (sign + ruling.word, ruling.edition, ruling.reason, ruling.source)
            tell("\t".join(columns))


def listed_today(ruling: WrittenRuling) -> str:
    """What the edition's list says today; without it, what it said when the word was ruled on.

    A word that its editors have taken in since then, or struck, is proposed no more.
    """
    try:
        edition = load(ruling.edition)
        lexicon = library.find(edition)
    except (UnknownEdition, LexiconFault):
        return ruling.listed
    return Judge(edition, lexicon).word(ruling.word).verdict


def as_json(ruling: WrittenRuling) -> dict[str, object]:
    """A proposal as one JSON value; the arbiter is named by the ruling's number alone."""
    return {
        "word": ruling.word,
        "edition": ruling.edition,
        "verdict": ruling.verdict,
        "listed": ruling.listed,
        "lexicon": {"name": ruling.lexicon, "fingerprint": ruling.fingerprint},
        "reason": ruling.reason,
        "source": ruling.source,
        "ruling": ruling.number,
        "at": ruling.at,
    }

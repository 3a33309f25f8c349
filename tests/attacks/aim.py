"""What an attacker is after: ids that they somehow know."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Aim:
    """Anna's, all of it.

    Attributes:
        table: where she plays; ``number`` is that of its latest event.
        waiting: her table that waits, to which only ``invitation`` leads.
        person: her id.
        token: the secret of her token; ``digest`` is what the database keeps of it.
        session: the digest of her session.
        question: a word that she asked about.
        round: her round of bingo; ``alone`` is what she plays alone, ``event`` the duplicate that
            she calls, with a round under way.
    """

    table: str
    number: int
    waiting: str
    invitation: str
    person: str
    token: str
    digest: str
    session: str
    question: str
    round: str
    alone: str
    event: str
    contest: str

    def fill(self, path: str, table: str | None = None) -> str:
        """The path of a route, to what is hers."""
        known = {
            "{table}": table or self.table,
            "{invitation}": "A" * 22,
            "{person}": self.person,
            "{other}": self.person,
            "{player}": self.person,
            "{pastime}": self.pastime(path),
            "{name}": self.round,
            "{secret}": "A" * 22,
            "{contest}": self.contest,
            "{entrant}": "A" * 22,
            "{sheet}": "slips",
            "{printed}": "duplicate-slips",
            "{kind}": "csv",
            "{judged}": "1",
        }
        for name, value in known.items():
            path = path.replace(name, value)
        return path

    def pastime(self, path: str) -> str:
        """What she plays beside the plain game on this page."""
        if path.startswith("/duplicate"):
            return self.event
        return self.alone if path.startswith("/solo") else self.round

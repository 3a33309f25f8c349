"""The club kit: one laptop serves a room, and whoever sits at it runs what is played there."""

from typing import Final

from stafla.club.accounts.accounts import RequestSource, SignedIn
from stafla.club.accounts.person import Person
from stafla.club.accounts.refusals import NameIsTaken, NameLooksTaken
from stafla.club.community import Community
from stafla.club.secrets import to_text

MOST_LOOKED_AT: Final = 10_000
LONGEST_PASSWORD: Final = 24


def organiser(community: Community, name: str, random: bytes, language: str) -> Person:
    """Who runs everything at this laptop: the oldest administrator, or one who is made.

    Nobody knows the password: the laptop itself lets in (`let_in`). Whoever signs up in the room is
    never an administrator, so no name that is chosen there makes an organiser of anybody.

    Args:
        community: what people are to each other.
        name: what the account is called if it is made; a number is added to one that is taken.
        random: at least 18 bytes that nobody can guess.
        language: of the account's pages.
    """
    people = community.people
    if there := people.with_role("administrator"):
        return min(there, key=lambda person: (person.created, person.id))
    source, password = RequestSource(address="this laptop"), to_text(random)[:LONGEST_PASSWORD]
    for number in range(1, MOST_LOOKED_AT):
        account_name = name if number == 1 else f"{name} {number}"
        try:
            signed_in = people.sign_up(account_name, password, source, language=language)
        except (NameIsTaken, NameLooksTaken):
            continue
        people.sign_out(signed_in.person, signed_in.token)
        community.set_roles(None, signed_in.person.id, ["administrator"])
        return people.get(signed_in.person.id)
    raise NameIsTaken


def let_in(community: Community, person: Person, source: RequestSource) -> SignedIn:
    """Sign a device in that has shown the secret of the laptop."""
    people = community.people
    return people.begin(people.rows.get(person.id), source)

"""``stafla ratings``: the proof from the command line."""

import json

from stafla.club import Act, Audience, SeatSetup, Setup
from stafla.club.ratings import Ratings
from stafla.store import RatingStore
from stafla.store.schema import people, ratings
from tests.cli.terminal import stafla
from tests.club.club import BOT, OWNER, Club

PERSON = "p" * 22


def play_out(folder):
    """A database in which a rated game was resigned."""
    club = Club(folder / "games.sqlite")
    office = Ratings(club.tables, RatingStore(club.database))
    club.tables.endings.append(office.rate)
    row = {"id": PERSON, "created": 0, "language": "is", "hidden": False, "settings": "{}"}
    club.database.write(lambda connection: connection.execute(people.insert().values(**row)))
    guests = (SeatSetup("Anna", person=PERSON, owner=OWNER), SeatSetup("B", BOT))
    table = club.tables.create(Setup("is", guests, "challenge", rated=True), OWNER)
    number = club.game(table).number
    club.tables.act(table, Audience(OWNER, 0, PERSON), number, Act("resign"))
    return club


def recompute(folder, *more):
    return stafla("ratings", "recompute", "--data", str(folder), "--json", *more)


def test_what_is_stored_is_checked_against_the_games_and_put_right(tmp_path):
    club = play_out(tmp_path)
    result = recompute(tmp_path, "--check")
    told = json.loads(result.out)
    assert (result.status, told["agrees"], told["games"], told["ratings"]) == (0, True, 1, 4)
    lie = ratings.update().values(rating=2000.0)
    club.database.write(lambda connection: connection.execute(lie))
    result = recompute(tmp_path, "--check")
    assert (result.status, len(json.loads(result.out)["wrong"])) == (1, 4)
    assert recompute(tmp_path).status == 0
    assert recompute(tmp_path, "--check").status == 0
    club.close()


def test_a_folder_without_a_database_is_bad_input(tmp_path):
    result = recompute(tmp_path)
    assert result.status == 2
    assert not list(tmp_path.glob("games*"))

"""A player's own page: the table, and the result that both say."""

from typing import Annotated

from fastapi import APIRouter, Form, Path, Request
from pydantic import BaseModel, Field
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.contests.players import PlayerView
from stafla.web.contests import view
from stafla.web.contests.desk_acts import number_of
from stafla.web.contests.pages import ContestId, common, show
from stafla.web.identity import device_cookie, visitor
from stafla.web.services import services_of

router = APIRouter(include_in_schema=False)
Secret = Annotated[str, Path(max_length=100)]
Digits = Annotated[str, Field(max_length=8)]


class PlayerForm(BaseModel):
    """What a player says of the own game; ``round`` is the one that was seen.

    ``me``: who runs the event says that they are the player of the private link.
    """

    round: Digits = ""
    own: Digits = ""
    against: Digits = ""
    me: Digits = ""


@router.get("/events/{contest}/mine")
def mine(request: Request, contest: ContestId) -> Response:
    """The page of a player who is signed in."""
    own = services_of(request).contests.players.by_account(contest, visitor.of(request))
    return _page(request, own, f"/events/{contest}/mine", PlayerForm())


@router.post("/events/{contest}/mine")
def say_mine(request: Request, contest: ContestId, form: Annotated[PlayerForm, Form()]) -> Response:
    """Say a result, signed in."""
    own = services_of(request).contests.players.by_account(contest, visitor.of(request))
    return _say_result(request, own, f"/events/{contest}/mine", form)


@router.get("/events/{contest}/phone/{secret}")
def phone(request: Request, contest: ContestId, secret: Secret) -> Response:
    """The page of a player who holds its link."""
    own = services_of(request).contests.players.by_link(contest, secret)
    return _page(request, own, f"/events/{contest}/phone/{secret}", PlayerForm())


@router.post("/events/{contest}/phone/{secret}")
def say_phone(
    request: Request, contest: ContestId, secret: Secret, form: Annotated[PlayerForm, Form()]
) -> Response:
    """Say a result by the link."""
    own = services_of(request).contests.players.by_link(contest, secret)
    return _say_result(request, own, f"/events/{contest}/phone/{secret}", form)


@router.post("/events/{contest}/mine/table")
def play_mine(request: Request, contest: ContestId) -> Response:
    """Go to the live table of the own game, signed in."""
    own = services_of(request).contests.players.by_account(contest, visitor.of(request))
    return _play(request, own, f"/events/{contest}/mine")


@router.post("/events/{contest}/phone/{secret}/table")
def play_phone(request: Request, contest: ContestId, secret: Secret) -> Response:
    """Go to the live table of the own game by the link."""
    own = services_of(request).contests.players.by_link(contest, secret)
    return _play(request, own, f"/events/{contest}/phone/{secret}")


def _play(request: Request, own: PlayerView, address: str) -> Response:
    audience, secret = visitor.audience_with_secret(request)
    try:
        table = services_of(request).online.sit_down(own, audience)
    except ClubRefusal as refusal:
        return _page(request, own, address, PlayerForm(), refusal)
    response = RedirectResponse(f"/tables/{table}", 303)
    device_cookie.give(request, response, secret)
    return response


def _say_result(request: Request, own: PlayerView, address: str, form: PlayerForm) -> Response:
    points, against = number_of(form.own), number_of(form.against)
    if points is None or against is None:
        return _page(request, own, address, form, missing=True)
    results, number = services_of(request).contests.results, number_of(form.round) or 0
    try:
        # whose account it is where nobody holds a link stands beside the player already
        person = visitor.of(request) if "/phone/" in address else None
        if _helps(request, own, address) and not form.me:
            results.say_for(own, person, number, points, against)
        else:
            results.say(own, number, points, against, person)
    except ClubRefusal as refusal:
        return _page(request, own, address, form, refusal)
    return RedirectResponse(address, 303)


def _helps(request: Request, own: PlayerView, address: str) -> bool:
    """Whether somebody who runs the event is signed in where a player's private link is used.

    They are taken to help the player unless they say that they are the player, whose account
    nothing else tells. Whoever plays here by that account is nobody's helper on the own page.
    """
    if "/phone/" not in address:
        return False
    contests, person = services_of(request).contests, visitor.of(request)
    contest = own.contest.row.id
    if contests.office(contest, person) is None:
        return False
    return contests.players.plays(contest, person) != own.player


def _page(
    request: Request,
    own: PlayerView,
    address: str,
    form: PlayerForm,
    refusal: ClubRefusal | None = None,
    *,
    missing: bool = False,
) -> Response:
    contest, player = own.contest, own.player
    event, tables = contest.event, view.round_shown(contest)
    table = next((table for table in tables if player in (table.first.id, table.second.id)), None)
    bout = None
    if table is not None:
        rounds = event.division(table.division).rounds
        bout = next(b for b in rounds[event.round - 1].bouts if player in b.players)
    me = event.people[player]
    values = common(contest) | {
        "me": me,
        "table": table,
        "starts": table is not None and table.first.id == player,
        "opponent": table and (table.second if table.first.id == player else table.first),
        "my_slip": bout and bout.slips.get(player),
        "their_slip": bout
        and next((slip for who, slip in bout.slips.items() if who != player), None),
        "sits_out": any(participant.id == player for participant in view.byes(event)),
        "address": address,
        # beyond the bound of those who listen
        "link": address.partition("/phone/")[2],
        "helps": _helps(request, own, address),
        "form": form,
        "missing": missing,
        "own_row": next(
            row for row in view.standings_rows(contest, me.division) if row.player.id == player
        ),
        "cells": view.history(contest, player),
    }
    return show(request, "contests/own_page.html", refusal, **values)

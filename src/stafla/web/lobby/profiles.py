"""The catalogue of variants as a page, and profiles saved and taken from files."""

from typing import Annotated

from fastapi import APIRouter, File, Form, Request, UploadFile
from pydantic import ValidationError
from starlette.responses import Response

from stafla.club import ClubRefusal
from stafla.club.tables.profile import Profile, read, write
from stafla.club.tables.refusals import BadProfile
from stafla.editions import VariantError, combine, load, names, variants
from stafla.web.lobby.form import TableForm
from stafla.web.lobby.own_table import table_form
from stafla.web.rendering import languages
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import message_for, status_of

router = APIRouter(include_in_schema=False)


@router.get("/variants")
def catalogue(request: Request) -> Response:
    """What a table may agree on: rules, explanations, what does not go together."""
    return _page(request)


@router.post("/profiles")
def take(request: Request, profile: Annotated[UploadFile, File()]) -> Response:
    """The form of a new table, filled by a profile; nothing is kept."""
    language = languages.of(request)
    try:
        return table_form(request, language, fill(read(profile.file.read())))
    except ClubRefusal as refusal:
        return _page(request, message_for(refusal, languages.texts(language)), status_of(refusal))


@router.post("/profiles/save")
def save(request: Request, form: Annotated[TableForm, Form()]) -> Response:
    """The settings of the form as a file."""
    language = languages.of(request)
    try:
        data = write(profile_of(form))
    except ClubRefusal as refusal:
        say = languages.texts(language)
        return table_form(
            request, language, form, message_for(refusal, say), status=status_of(refusal)
        )
    head = {"content-disposition": 'attachment; filename="stafla-profile.json"'}
    return Response(data, media_type="application/json", headers=head)


def profile_of(form: TableForm) -> Profile:
    """The profile that a form says.

    Raises:
        BadProfile: a field that cannot be.
    """
    themed = "theme" in form.variants
    try:
        return Profile(
            name=form.profile_name.strip() or load(form.profile).name,
            edition=form.profile,
            check="automatic" if form.check == "automatic" else "challenge",
            clock=form.own_clock(),
            rated=bool(form.rated),
            variants=list(form.variants),
            theme=form.theme if themed else "",
            theme_words=list(form.listed_words()) if themed else [],
        )
    except (ValidationError, ValueError):
        raise BadProfile(field="–") from None


def fill(profile: Profile) -> TableForm:
    """The form as a profile fills it, with a person and a bot."""
    own = "+" in profile.clock
    minutes, _, seconds = profile.clock.partition("+")
    first = TableForm.first(profile.edition)
    return first.model_copy(
        update={
            "profile": profile.edition,
            "profile_name": profile.name,
            "check": profile.check,
            "clock": "own" if own else profile.clock,
            "minutes": minutes if own else first.minutes,
            "seconds": seconds if own else first.seconds,
            "rated": "yes" if profile.rated else "",
            "variants": list(profile.variants),
            "theme": profile.theme,
            "theme_words": " ".join(profile.theme_words),
        }
    )


def _page(request: Request, error: str | None = None, status: int = 200) -> Response:
    found = [(variant, _editions(variant.id)) for variant in variants().values()]
    language = languages.of(request)
    say = languages.texts(language)
    response = page(
        request,
        "lobby/variants.html",
        language,
        status=status,
        catalogue=found,
        titles=lambda others: ", ".join(sorted(say(f"variant-{other}") for other in others)),
        error=error,
    )
    languages.keep(request, response)
    return response


def _editions(variant: str) -> list[str]:
    """The names of the editions that are not played so anyway."""
    return [load(name).name for name in names() if _fits(name, variant)]


def _fits(edition: str, variant: str) -> bool:
    try:
        combine(load(edition), [variant], check=variants()[variant].check or None)
    except VariantError:
        return False
    return True

"""The page of a table."""

import json
from contextlib import suppress
from importlib import resources
from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from stafla.club.tables.refusals import NoSuchTable
from stafla.web.identity import visitor
from stafla.web.lobby.gathering import waiting_room
from stafla.web.rendering import languages
from stafla.web.rendering.page import page
from stafla.web.services import services_of
from stafla.web.tables.view_json import table_view

router = APIRouter(include_in_schema=False)


@router.get("/tables/{table}")
def show(request: Request, table: Annotated[str, Path(max_length=100)]) -> Response:
    """The table's page: the island and what it starts from; no rack is in it."""
    language = languages.of(request)
    say = languages.texts(language)
    services = services_of(request)
    with suppress(NoSuchTable):
        return waiting_room(request, services.lobby.get(table, visitor.audience(request)))
    view = table_view(services.tables.observe(table, visitor.audience(request)), say)
    response = page(
        request,
        "tables/table.html",
        language,
        view=view,
        view_json=view.model_dump_json(),
        catalogue_json=_catalogue(language),
        languages_json=json.dumps(dict(languages.NAMES), ensure_ascii=False),
    )
    languages.keep(request, response)
    return response


def _catalogue(language: str) -> str:
    """The browser's texts as their one Fluent source."""
    file = resources.files("stafla.data") / "locales" / language / "table.ftl"
    return json.dumps(
        {"language": language, "ftl": file.read_text(encoding="utf-8")}, ensure_ascii=False
    )

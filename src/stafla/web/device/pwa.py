"""Stafla as an installed application: its manifest, its service worker, the page without network.

The worker must lie at the root, since it serves only what lies below it.
"""

import json

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, JSONResponse, Response

from stafla.editions import load, names
from stafla.web.rendering import languages
from stafla.web.rendering.assets import STATIC, has_kernel
from stafla.web.rendering.page import page

router = APIRouter(include_in_schema=False)
ICONS = (192, 512)


@router.get("/manifest.webmanifest")
def manifest(request: Request) -> Response:
    """What a phone needs to install it (W3C Web Application Manifest)."""
    language = languages.of(request)
    say = languages.texts(language)
    icons = [
        {"src": f"/static/icon-{side}.png", "sizes": f"{side}x{side}", "type": "image/png"}
        for side in ICONS
    ]
    vector = {"src": "/static/icon.svg", "sizes": "any", "type": "image/svg+xml"}
    answer = {
        "name": "Stafla",
        "short_name": "Stafla",
        "description": say("start-lead"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f3ecdf",
        "theme_color": "#f3ecdf",
        "icons": [vector, *icons],
    }
    headers = {"vary": "accept-language, cookie"}
    return JSONResponse(answer, media_type="application/manifest+json", headers=headers)


@router.get("/sw.js")
def worker() -> Response:
    """The service worker; browsers look for a new one whenever they like."""
    file = STATIC / "sw.js"
    if not file.is_file():
        raise HTTPException(404)  # the front end is not built
    headers = {"cache-control": "no-cache"}
    return FileResponse(file, media_type="text/javascript", headers=headers)


@router.get("/offline")
def offline(request: Request) -> Response:
    """What is shown where there is no network: that there is none, and what can be done."""
    return page(request, "device/offline.html", languages.of(request), kernel=has_kernel())


@router.get("/device")
def device(request: Request) -> Response:
    """Games against a bot on this device; nothing of a person is on the page, which is kept."""
    language = languages.of(request)
    editions = [load(name) for name in names()]
    told = [{"profile": e.id, "name": e.name, "language": e.language} for e in editions]
    ftl = languages.source(language, "table", "web", "refusals", "bots", "device")
    response = page(
        request,
        "device/device.html",
        language,
        catalogue_json=_json({"language": language, "ftl": ftl}),
        languages_json=_json(dict(languages.NAMES)),
        editions_json=_json(told),
    )
    languages.keep(request, response)
    return response


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)

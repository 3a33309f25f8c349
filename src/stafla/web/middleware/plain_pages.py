"""Pages of refusals before anything is known of who asks but the language."""

from starlette.requests import Request
from starlette.responses import Response

from stafla.web.rendering import languages
from stafla.web.rendering.refusal import answer


class PlainPages:
    """Makes each page once a language, since it may be asked for without end.

    It is made for nobody in particular, as the start page would be.
    """

    def __init__(self) -> None:
        self._made: dict[tuple[str, str], tuple[bytes, str]] = {}

    def refuse(self, request: Request, code: str, status: int) -> Response:
        """The page, or for a call the same as JSON."""
        if request.url.path.startswith("/api/"):
            return answer(request, code, status=status)
        language = languages.of(request)
        if (language, code) not in self._made:
            plain = {**request.scope, "path": "/", "raw_path": b"/", "method": "GET"}
            made = answer(Request({**plain, "query_string": f"lang={language}".encode()}), code)
            self._made[language, code] = bytes(made.body), made.headers["content-type"]
        body, kind = self._made[language, code]
        headers = {"content-type": kind, "content-language": language}
        return Response(body, status, {**headers, "vary": "accept-language, cookie"})

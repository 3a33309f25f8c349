"""A session that has ended by itself takes along what the device keeps, as signing out does."""

from starlette.requests import Request
from starlette.responses import Response

from stafla.web.identity import visitor
from stafla.web.lobby import choices
from stafla.web.middleware.security import App, Message, Receive, Scope, Send


class EndedSessions:
    """Has a device that shows a session of nobody's forget it, and the names that somebody chose.

    A session ends without its device hearing of it: it was not used for long, was ended from
    another device, or its person has another password. What scripts keep goes when the page says
    whose it is (``front/public/shell.js``).

    Args:
        app: what is asked.
    """

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        # whoever answers notes there who asks (`visitor.of`)
        scope.setdefault("state", {})

        async def send_forgetting(message: Message) -> None:
            if message["type"] == "http.response.start" and _has_ended(scope):
                # what the answer itself has the device remember comes later, and holds
                message = {**message, "headers": [*_forgetting(scope), *message["headers"]]}
            await send(message)

        await self.app(scope, receive, send_forgetting)


def _has_ended(scope: Scope) -> bool:
    asked = scope["state"].get("person", ...)
    return asked is None and visitor.token_of(Request(scope)) is not None


def _forgetting(scope: Scope) -> list[tuple[bytes, bytes]]:
    request, forgetting = Request(scope), Response()
    visitor.sign_out(request, forgetting)
    choices.forget_names(request, forgetting)
    return [header for header in forgetting.raw_headers if header[0] == b"set-cookie"]

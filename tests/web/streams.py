"""How a stream begins, which has no end that a test could wait for."""

import asyncio
from urllib.parse import urlsplit

PATIENCE = 60


async def begin(client, path):
    """The status of the answer to a browser's request; what comes later is not waited for."""
    asked, status = urlsplit(path), asyncio.get_running_loop().create_future()
    cookies = "; ".join(f"{one.name}={one.value}" for one in client.cookies.jar)
    scope = {
        "type": "http",
        "method": "GET",
        "scheme": "http",
        "path": asked.path,
        "query_string": asked.query.encode(),
        "headers": [(b"host", b"testserver"), (b"cookie", cookies.encode())],
        "client": ("192.0.2.7", 1),
        "server": ("testserver", 80),
    }
    body = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive():
        return body.pop() if body else await asyncio.Event().wait()

    async def send(message):
        if message["type"] == "http.response.start" and not status.done():
            status.set_result(message["status"])

    answering = asyncio.create_task(client.app(scope, receive, send))
    try:
        return await asyncio.wait_for(status, PATIENCE)
    finally:
        answering.cancel()
        await asyncio.gather(answering, return_exceptions=True)

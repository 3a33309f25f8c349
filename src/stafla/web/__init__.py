"""Pages and calls: a table in the browser."""

from stafla.web.app import create_app
from stafla.web.server import serve
from stafla.web.services import House, open_house

__all__ = ["House", "create_app", "open_house", "serve"]

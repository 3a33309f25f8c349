"""Pages and calls: a table in the browser."""

from stafla.web.app import create_app
from stafla.web.house import House, open_house
from stafla.web.server import serve

__all__ = ["House", "create_app", "open_house", "serve"]

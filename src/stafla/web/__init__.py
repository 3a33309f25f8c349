"""Pages and calls: a table in the browser."""

from stafla.web.app import create_app
from stafla.web.server import serve
from stafla.web.services import Services, open_services

__all__ = ["Services", "create_app", "open_services", "serve"]

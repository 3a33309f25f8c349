"""``python -m stafla.web [PORT]``: serve tables on this machine."""

import sys

from stafla.web.server import serve

serve(port=int(sys.argv[1]) if len(sys.argv) > 1 else 8000)

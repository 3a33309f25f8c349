"""What a device is called on its person's own list, from what its program says of itself."""

# the first that is found: the later ones also stand in what others say of themselves
BROWSERS = (
    ("Firefox/", "Firefox"),
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
)
LONGEST = 40


def device_name(agent: str) -> str:
    """Browser and system, such as ``Firefox, Android``; else the beginning of what it says."""
    found = (_first(agent, BROWSERS), _first(agent, SYSTEMS))
    return ", ".join(name for name in found if name) or agent[:LONGEST]


def _first(agent: str, known: tuple[tuple[str, str], ...]) -> str:
    return next((name for sign, name in known if sign in agent), "")

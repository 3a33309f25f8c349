"""Random bits as text: ids, invitations, and the secrets of devices, sessions and programs."""

from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import new as keyed


def to_text(random: bytes) -> str:
    """Random bytes as text that may stand in an address (base64url without padding)."""
    return urlsafe_b64encode(random).rstrip(b"=").decode()


def digest(secret: str) -> str:
    """What the database keeps of a secret: its SHA-256 (hex).

    That is enough for 128 random bits and more; passwords are hashed in
    `stafla.club.accounts.passwords`.
    """
    return sha256(secret.encode()).hexdigest()


def link_secret(device: str, pastime: str, person: str | None = None) -> str:
    """The secret of a device's private link to a pastime: the same whenever it asks.

    So an answer that is lost on its way costs nobody a card: who asks again gets the same link.

    Args:
        device: the device's own secret, which nobody else knows.
        pastime: the id.
        person: the account that is signed in there; whoever comes after it has another link.
    """
    link = f"link {pastime} of {person}" if person else f"link {pastime}"
    return to_text(keyed(device.encode(), link.encode(), sha256).digest()[:16])


def link_secrets(device: str, pastime: str, person: str | None) -> tuple[str, ...]:
    """The links that somebody may have at a device: a new one is the first.

    Who joined as a guest and signed in since has the guest's.
    """
    own = link_secret(device, pastime, person)
    return (own, link_secret(device, pastime)) if person else (own,)


def wish_secret(session: str, *wish: str) -> bytes:
    """32 bytes for what a session wishes for: the same whenever it asks for the same.

    Args:
        session: the session's own secret, which nobody else knows.
        wish: its ticket, and all that was asked for.
    """
    return keyed(session.encode(), "\0".join(("wish", *wish)).encode(), sha256).digest()

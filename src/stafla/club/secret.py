"""Random bits as text: ids, invitations, and the secrets of devices, sessions and programs."""

from base64 import urlsafe_b64encode
from hashlib import sha256


def written(random: bytes) -> str:
    """Random bytes as text that may stand in an address (base64url without padding)."""
    return urlsafe_b64encode(random).rstrip(b"=").decode()


def digest(secret: str) -> str:
    """What the database keeps of a secret: its SHA-256 (hex).

    That is enough for 128 random bits and more; passwords are hashed in `stafla.club.passwords`.
    """
    return sha256(secret.encode()).hexdigest()

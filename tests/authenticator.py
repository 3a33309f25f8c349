"""An authenticator in software: what a phone or a security key does, and what a thief would try."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
ES256 = -7


def write_down(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """Holds one passkey, made by `make`, and shows it by `show`.

    Attributes:
        origin: of the page that the browser says it is at.
        flags: what it says of the person: there, and made sure of.
        count: how often it has signed; 0 for ever if it does not count.
    """

    def __init__(self, origin, number=1, counts=True):
        self.origin, self.counts, self.count = origin, counts, 0
        self.flags = PRESENT | VERIFIED
        self.id = sha256(b"credential %d" % number).digest()
        self._key = ec.derive_private_key(number + 1000, ec.SECP256R1())
        self.domain = self.handle = None

    def make(self, asked, **forged):
        """The answer to what a server asks for in order to keep a passkey."""
        self.domain, self.handle = asked["rp"]["id"], asked["user"]["id"]
        assert ES256 in [one["alg"] for one in asked["pubKeyCredParams"]]
        data = self._data(ATTESTED) + bytes(16) + len(self.id).to_bytes(2) + self.id + self._cose()
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", asked["challenge"], forged)
        return self._told(clientDataJSON=write_down(client), attestationObject=write_down(attested))

    def show(self, asked, **forged):
        """The answer to a challenge; with ``forged`` members for true ones."""
        client = self._client("webauthn.get", asked["challenge"], forged)
        self.count += self.counts
        data = self._data()
        signed = self._key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._told(
            clientDataJSON=write_down(client),
            authenticatorData=write_down(data),
            signature=write_down(signed),
            userHandle=self.handle,
        )

    def _client(self, kind, challenge, forged):
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told | forged).encode()

    def _data(self, more=0):
        domain = sha256(self.domain.encode()).digest()
        return domain + bytes([self.flags | more]) + self.count.to_bytes(4)

    def _cose(self):
        point = self._key.public_key().public_numbers()
        key = {1: 2, 3: ES256, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
        return cbor2.dumps(key)

    def _told(self, **response):
        name = write_down(self.id)
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": response})

"""Passkeys: signing in, and confirming who one is, by a key that never leaves its authenticator.

What stands in them follows Web Authentication, level 2 (W3C): a challenge of ours, signed for our
address by a key that the authenticator made for one person, after it has made sure of that person
(by finger, face or PIN). The arithmetic is that of the package ``webauthn``.
"""

import json
import logging
from base64 import urlsafe_b64decode
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar
from urllib.parse import urlsplit

from stafla.club.accounts.accounts import GUESSES_FROM_AN_ADDRESS, Accounts, RequestSource, SignedIn
from stafla.club.accounts.person import Person, fold
from stafla.club.accounts.refusals import BadLabel, LastPasskey, TooManyPasskeys, WrongPasskey
from stafla.club.secrets import digest, to_text
from stafla.store import NoSuchPerson, PasskeyChallenge, PasskeyRow

MINUTE = 60_000
ANSWERED_WITHIN = 5 * MINUTE
MOST = 10
LONGEST_LABEL = 40
NAME = "Stafla"
Purpose = Literal["add", "enter", "confirm"]
Found = TypeVar("Found")
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Site:
    """Where browsers know us: ``https://stafla.example``; passkeys are made for its domain."""

    origin: str

    @property
    def domain(self) -> str:
        """What passkeys are bound to (the RP ID)."""
        return urlsplit(self.origin).hostname or ""


@dataclass(frozen=True, slots=True)
class PasskeyResponse:
    """What an authenticator answered, as a browser wrote it down.

    Attributes:
        body: the JSON object of the credential.
        site: whose page the browser must have been at.
        holder: digest of the session's or the device's secret, to which the challenge was given.
    """

    body: str
    site: Site
    holder: str


class Passkeys:
    """The use cases of passkeys.

    Args:
        people: whose they are.
        now: milliseconds since 1970 (UTC).
        random: so many random bytes that nobody can guess.
    """

    def __init__(
        self, people: Accounts, *, now: Callable[[], int], random: Callable[[int], bytes]
    ) -> None:
        self._people = people
        self._rows = people.passkeys
        self._now = now
        self._random = random

    def of(self, person: Person) -> tuple[PasskeyRow, ...]:
        """A person's passkeys, the newest first."""
        return self._rows.of(person.id)

    def offer(self, person: Person, site: Site, holder: str) -> str:
        """What a browser needs to make a passkey (JSON), for who has confirmed who they are.

        Raises:
            TooManyPasskeys
        """
        # with the arithmetic of keys it takes a tenth of a server's start, and most need none
        import webauthn  # noqa: PLC0415 - see above
        from webauthn.helpers import structs  # noqa: PLC0415 - see above

        mine = self.of(person)
        if len(mine) >= MOST:
            raise TooManyPasskeys(most=MOST)
        options = webauthn.generate_registration_options(
            rp_id=site.domain,
            rp_name=NAME,
            user_id=person.id.encode(),
            user_name=person.name,
            challenge=self._challenge("add", holder),
            timeout=ANSWERED_WITHIN,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=_bytes(passkey.credential))
                for passkey in mine
            ],
        )
        return webauthn.options_to_json(options)

    def add(self, person: Person, label: str, answer: PasskeyResponse) -> PasskeyRow:
        """Keep the passkey that a browser made.

        Raises:
            BadLabel, WrongPasskey, TooManyPasskeys
        """
        import webauthn  # noqa: PLC0415 - see `offer`

        label = " ".join(label.split())
        if not label or len(label) > LONGEST_LABEL or not label.isprintable():
            raise BadLabel(most=LONGEST_LABEL)
        challenge = self._take_challenge("add", answer)
        registration = _sound(
            lambda: webauthn.verify_registration_response(
                credential=answer.body,
                expected_challenge=challenge,
                expected_rp_id=answer.site.domain,
                expected_origin=answer.site.origin,
                require_user_verification=True,
            )
        )
        credential, now = to_text(registration.credential_id), self._now()
        key = to_text(registration.credential_public_key)
        row = PasskeyRow(
            digest(credential), person.id, label, credential, key, registration.sign_count, now
        )
        if not self._rows.add(row, MOST):
            raise TooManyPasskeys(most=MOST)
        return row

    def ask(self, purpose: Literal["enter", "confirm"], site: Site, holder: str) -> str:
        """What a browser needs to show a passkey (JSON).

        No names are in it, and no passkeys: the authenticator knows for whom it has one, and what
        is asked for an account tells nothing about it.
        """
        import webauthn  # noqa: PLC0415 - see `offer`
        from webauthn.helpers import structs  # noqa: PLC0415 - see `offer`

        options = webauthn.generate_authentication_options(
            rp_id=site.domain,
            challenge=self._challenge(purpose, holder),
            timeout=ANSWERED_WITHIN,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        return webauthn.options_to_json(options)

    def enter(self, answer: PasskeyResponse, source: RequestSource, name: str = "") -> SignedIn:
        """Sign a device in by a passkey.

        Args:
            answer: what the authenticator answered.
            source: where the request comes from.
            name: of the account, if one was typed; another's passkey is then of no use.

        Raises:
            WrongPasskey, TooManyAttempts
            Suspended: told to nobody but who has the passkey.
        """
        self._people.throttle.count(GUESSES_FROM_AN_ADDRESS, "address", source.address)
        shown = self._prove("enter", answer)
        try:
            row = self._people.rows.get(shown.person)
        except NoSuchPerson:
            raise WrongPasskey from None
        if name.strip() and fold(name) != row.folded:
            raise WrongPasskey
        self._people.in_use(row)
        return self._people.begin(row, source)

    def confirm(self, person: Person, answer: PasskeyResponse) -> None:
        """Make sure that it is the person who asks for something that cannot be undone.

        Raises:
            WrongPasskey: or it is another's.
        """
        self._prove("confirm", answer, person.id)

    def remove(self, person: Person, passkey: str, *, by_password: bool) -> None:
        """Remove one of a person's passkeys, named by its digest.

        Args:
            person: whose it is; another's is left alone.
            passkey: which.
            by_password: whether the person confirmed by password, not by a passkey.

        Raises:
            LastPasskey
        """
        if not self._rows.remove(person.id, passkey, least=0 if by_password else 1):
            raise LastPasskey

    def _challenge(self, purpose: Purpose, holder: str) -> bytes:
        challenge, now = self._random(32), self._now()
        self._rows.ask(
            PasskeyChallenge(digest(to_text(challenge)), purpose, holder, now + ANSWERED_WITHIN),
            now,
        )
        return challenge

    def _take_challenge(self, purpose: Purpose, answer: PasskeyResponse) -> bytes:
        """The challenge that an answer is for; it can be answered no more."""
        challenge = _sound(lambda: _bytes(_client(answer.body)["challenge"]))
        known = digest(to_text(challenge))
        if not self._rows.answer(known, purpose, answer.holder, self._now()):
            raise WrongPasskey
        return challenge

    def _prove(
        self, purpose: Purpose, answer: PasskeyResponse, person: str | None = None
    ) -> PasskeyRow:
        """The passkey that an answer proves; with ``person`` only if it is theirs."""
        import webauthn  # noqa: PLC0415 - see `offer`

        challenge = self._take_challenge(purpose, answer)
        row = self._rows.get(digest(_sound(lambda: _text(json.loads(answer.body)["id"]))))
        if row is None or person not in (None, row.person):
            raise WrongPasskey
        proved = _sound(
            lambda: webauthn.verify_authentication_response(
                credential=answer.body,
                expected_challenge=challenge,
                expected_rp_id=answer.site.domain,
                expected_origin=answer.site.origin,
                credential_public_key=_bytes(row.key),
                # told apart below: a count that goes back is worth a line in the log
                credential_current_sign_count=0,
                require_user_verification=True,
            )
        )
        if 0 < row.count >= proved.new_sign_count:
            log.warning("a passkey counts backwards: it may have been copied")
            raise WrongPasskey
        handle = _sound(lambda: _handle(answer.body))
        mine = handle in (None, row.person)
        if not mine or not self._rows.note(row, proved.new_sign_count, self._now()):
            raise WrongPasskey
        return row


def _sound(read: Callable[[], Found]) -> Found:
    """What is read from an answer; whatever a forged one breaks on the way, it is refused."""
    try:
        return read()
    except Exception as error:
        log.info("a passkey's answer was refused: %s", type(error).__name__)
        raise WrongPasskey from None


def _client(body: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(_bytes(json.loads(body)["response"]["clientDataJSON"]))
    return found


def _handle(body: str) -> str | None:
    """For whom the authenticator keeps the passkey, if it says so."""
    told = json.loads(body)["response"].get("userHandle")
    return None if not told else _bytes(told).decode()


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))

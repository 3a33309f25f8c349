/** Passkeys as the server writes them: JSON in which bytes stand in base64url. */

interface Named {
  type: "public-key";
  id: string;
}

/** What the server asks an authenticator for; `user`, `rp` and the rest when one is to be made. */
export interface Asked {
  challenge: string;
  rpId?: string;
  rp?: { id: string; name: string };
  user?: { id: string; name: string; displayName: string };
  pubKeyCredParams?: PublicKeyCredentialParameters[];
  authenticatorSelection?: AuthenticatorSelectionCriteria;
  excludeCredentials?: Named[];
  timeout?: number;
  userVerification?: UserVerificationRequirement;
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function toBase64Url(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** What a browser is asked so that it makes a passkey. */
export function creationOptions(asked: Asked): PublicKeyCredentialCreationOptions {
  const { rp, user, pubKeyCredParams } = asked;
  if (!rp || !user || !pubKeyCredParams) throw new TypeError("nothing to make");
  return {
    challenge: bytes(asked.challenge),
    rp,
    user: { ...user, id: bytes(user.id) },
    pubKeyCredParams,
    authenticatorSelection: asked.authenticatorSelection ?? {},
    excludeCredentials: (asked.excludeCredentials ?? []).map(({ type, id }) => ({ type, id: bytes(id) })),
    timeout: asked.timeout ?? 0,
    attestation: "none",
  };
}

/** What a browser is asked so that it shows a passkey. */
export function requestOptions(asked: Asked): PublicKeyCredentialRequestOptions {
  return {
    challenge: bytes(asked.challenge),
    rpId: asked.rpId ?? location.hostname,
    timeout: asked.timeout ?? 0,
    userVerification: asked.userVerification ?? "required",
  };
}

/** The browser's answer, as the server reads it. */
export function answer(credential: PublicKeyCredential): string {
  const { id, rawId, type, response } = credential;
  const fields: Record<string, string> = { clientDataJSON: toBase64Url(response.clientDataJSON) };
  for (const name of ["attestationObject", "authenticatorData", "signature", "userHandle"]) {
    const part = (response as unknown as Record<string, ArrayBuffer | null | undefined>)[name];
    if (part) fields[name] = toBase64Url(part);
  }
  return JSON.stringify({ id, rawId: toBase64Url(rawId), type, response: fields });
}

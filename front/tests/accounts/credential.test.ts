import { expect, test } from "vitest";
import { answer, bytes, creationOptions, requestOptions, toBase64Url } from "../../src/accounts/credential";
import { usable } from "../../src/accounts/passkey";

test("bytes survive base64url", () => {
  const all = Uint8Array.from({ length: 256 }, (_, at) => at);
  expect(toBase64Url(all.buffer)).not.toMatch(/[+/=]/);
  expect([...bytes(toBase64Url(all.buffer))]).toEqual([...all]);
  expect([...bytes("_-8")]).toEqual([255, 239]);
});

test("what is asked for names challenge, person and the passkeys there are", () => {
  const options = creationOptions({
    challenge: "AQI",
    rp: { id: "stafla.example", name: "Stafla" },
    user: { id: "Aw", name: "Ása", displayName: "Ása" },
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
    excludeCredentials: [{ type: "public-key", id: "BA" }],
  });
  expect([...(options.challenge as Uint8Array)]).toEqual([1, 2]);
  expect([...(options.user.id as Uint8Array)]).toEqual([3]);
  expect([...(options.excludeCredentials?.[0]?.id as Uint8Array)]).toEqual([4]);
  expect(() => creationOptions({ challenge: "AQI" })).toThrow(TypeError);
  const shown = requestOptions({ challenge: "AQI", rpId: "stafla.example" });
  expect([shown.rpId, shown.userVerification]).toEqual(["stafla.example", "required"]);
});

test("the answer has what the server reads and nothing that is not there", () => {
  const part = (value: number) => Uint8Array.of(value).buffer;
  const response = { clientDataJSON: part(1), authenticatorData: part(2), signature: part(3), userHandle: null };
  const credential = { id: "x", rawId: part(4), type: "public-key", response } as unknown as PublicKeyCredential;
  expect(JSON.parse(answer(credential))).toEqual({
    id: "x",
    rawId: "BA",
    type: "public-key",
    response: { clientDataJSON: "AQ", authenticatorData: "Ag", signature: "Aw" },
  });
});

test("passkeys are for names, over encryption, in browsers that know them", () => {
  expect(usable("stafla.example", true, true)).toBe(true);
  expect(usable("localhost", true, true)).toBe(true);
  expect(usable("192.168.1.7", true, true)).toBe(false);
  expect(usable("[::1]", true, true)).toBe(false);
  expect(usable("stafla.example", false, true)).toBe(false);
  expect(usable("stafla.example", true, false)).toBe(false);
});

/** What cannot be had over the network is away, so that the page asks again and gives nothing up. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DeviceEdition } from "../../src/device/downloads";
import { loadVocabulary } from "../../src/device/downloads";
import type { Reply } from "../../src/worker/kernel.worker";

const failures: [string, () => Promise<Response>][] = [
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a server that is down", () => Promise.resolve(new Response("", { status: 503 }))],
  [
    "a body that breaks off",
    () => Promise.resolve({ ok: true, status: 200, arrayBuffer: () => Promise.reject(new TypeError("network error")) } as Response),
  ],
];

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe.each(failures)("with %s", (_name, answer) => {
  test("a list of words is away", async () => {
    vi.stubGlobal("fetch", answer);
    const edition = { letters: [], ordinary: { address: "/words", bytes: 1 } } as unknown as DeviceEdition;
    await expect(loadVocabulary(edition)).rejects.toMatchObject({ code: "away" });
  });

  test("the kernel is away", async () => {
    vi.stubGlobal("fetch", answer);
    const said: Reply[] = [];
    const page = { postMessage: (reply: Reply) => said.push(reply), onmessage: null as unknown };
    vi.stubGlobal("self", page);
    await import("../../src/worker/kernel.worker");
    await (page.onmessage as (event: object) => Promise<void>)({ data: { id: 7, open: { kernel: "/kernel.wasm", rules: {} } } });
    expect(said).toMatchObject([{ id: 7, fault: expect.stringMatching(/^away: /) as string }]);
  });
});

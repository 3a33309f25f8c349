/** What cannot be had over the network is away, so that the page asks again and gives nothing up. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DeviceEdition } from "../../src/device/downloads";
import { fetchEdition, loadVocabulary } from "../../src/device/downloads";
import type { Reply } from "../../src/worker/kernel.worker";

const breakOff = (): Promise<never> => Promise.reject(new TypeError("network error"));
const failures: [string, () => Promise<Response>][] = [
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a server that is down", () => Promise.resolve(new Response("", { status: 503 }))],
  [
    "a body that breaks off",
    () => Promise.resolve({ ok: true, status: 200, json: breakOff, arrayBuffer: breakOff } as unknown as Response),
  ],
];

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** A browser's cache with an edition that was taken along. */
function keepEdition(): void {
  const match = (address: string): Response | undefined =>
    address.startsWith("/api/device/editions/is") ? new Response('{"profile":"is"}') : undefined;
  vi.stubGlobal("caches", { open: () => Promise.resolve({ match }) });
}

/** A request that is never answered, until it is given up. */
const hanging = (_address: string, { signal }: RequestInit = {}): Promise<Response> =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));

test("an edition taken along is there where its server hangs, soon enough", async () => {
  keepEdition();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", hanging);
  const began = Date.now();
  expect(await fetchEdition("is")).toEqual({ profile: "is" });
  expect(Date.now() - began).toBeLessThan(10_000);
});

test("an edition is opened where the cache is closed to pages", async () => {
  vi.stubGlobal("caches", { open: () => Promise.reject(new DOMException("closed", "SecurityError")) });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"profile":"fi"}')));
  expect(await fetchEdition("fi")).toEqual({ profile: "fi" });
});

describe.each(failures)("with %s", (_name, answer) => {
  test("an edition is the one taken along, if it was", async () => {
    keepEdition();
    vi.stubGlobal("navigator", { onLine: true });
    vi.stubGlobal("fetch", answer);
    expect(await fetchEdition("is")).toEqual({ profile: "is" });
    await expect(fetchEdition("sv")).rejects.toMatchObject({ code: "away" });
  });

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

/** The worker that opens pages without a server (public/sw.js). */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const SCRIPT = readFileSync(join(import.meta.dirname, "../../public/sw.js"), "utf8");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The worker, what it keeps, and a way to tell it of an event, which says what it answers and goes on to do. */
function begin(fetch: (path: string) => Promise<Response>, kept: Record<string, string>) {
  const pages = new Map(Object.entries(kept));
  const answerOf = (path: string): Response | undefined => (pages.has(path) ? new Response(pages.get(path)) : undefined);
  const cache = {
    match: (path: string) => Promise.resolve(answerOf(path)),
    put: async (path: string, page: Response) => void pages.set(path, await page.text()),
  };
  const caches = { match: cache.match, open: () => Promise.resolve(cache) };
  const heard: Record<string, (event: object) => void> = {};
  const self = {
    location: { origin: "https://stafla.test" },
    addEventListener: (name: string, act: (event: object) => void) => (heard[name] = act),
  };
  new Function("self", "caches", "fetch", SCRIPT)(self, caches, fetch);
  const tell = (name: string, event: object) => {
    let answer: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    heard[name]!({
      ...event,
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: (given: Promise<unknown>) => work.push(given),
    });
    return { answer: answer!, work: () => Promise.all(work) };
  };
  return { pages, tell };
}

/** What the worker answers a visit of a page with, and what it keeps after that. */
function visit(path: string, fetch: () => Promise<Response>, kept: Record<string, string>) {
  const { pages, tell } = begin(fetch, kept);
  const request = { url: `https://stafla.test${path}`, method: "GET", mode: "navigate" };
  return { pages, ...tell("fetch", { request }) };
}

const kept = { "/companion": "kept", "/offline": "offline" };
const down = (): Promise<Response> => Promise.resolve(new Response("bad gateway", { status: 502 }));
const fail = (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"));
const hanging = (): Promise<Response> => new Promise(() => undefined);

test.each([
  ["is down", down],
  ["is gone", fail],
  ["hangs", hanging],
])("where the server %s a page that can do without it is the kept one", async (_name, fetch) => {
  const { answer } = visit("/companion", fetch, kept);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await (await answer).text()).toBe("kept");
});

test("the newest page is shown, and kept", async () => {
  const { answer, pages, work } = visit("/companion", () => Promise.resolve(new Response("new")), kept);
  await work();
  expect([await (await answer).text(), pages.get("/companion")]).toEqual(["new", "new"]);
});

test("a page that was not kept is what the server says, or that there is no network", async () => {
  expect((await visit("/device", down, kept).answer).status).toBe(502);
  expect(await (await visit("/device", fail, kept).answer).text()).toBe("offline");
});

test("a page of the server's own is never another one because the server is down", async () => {
  expect((await visit("/tables/x", down, kept).answer).status).toBe(502);
  expect(await (await visit("/tables/x", fail, kept).answer).text()).toBe("offline");
});

test("a page that is kept does not say whose it was", async () => {
  const page = '<html lang="is"><head><meta name="account" content="AAAAAAAAAAAAAAAAAAAAAA"><title>';
  const { answer, pages, work } = visit("/device", () => Promise.resolve(new Response(page)), kept);
  await work();
  expect(await (await answer).text()).toBe(page);
  expect(pages.get("/device")).toBe('<html lang="is"><head><title>');
});

test.each([
  ["the shell of a first visit is not fetched again", "keep-shell is", []],
  ["another language's is", "keep-shell fi", ["/offline", "/device", "/companion"]],
  ["so is that of a page from before a renewal, which names none", "keep-shell", ["/offline", "/device", "/companion"]],
])("%s", async (_name, data, wanted) => {
  const asked: string[] = [];
  const fetch = (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response('<html lang="fi">'));
  };
  await begin(fetch, { "/offline": '<!doctype html><html lang="is" data-theme="light">' })
    .tell("message", { data })
    .work();
  expect(asked).toEqual(wanted);
});

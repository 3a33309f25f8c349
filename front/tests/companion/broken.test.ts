/** What this browser has kept and cannot be opened any more is told, given out, and deleted only by its owner. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { CompanionSession } from "../../src/companion/session.svelte";

const FOLDER = join(import.meta.dirname, "../../../tests/data/older/companion");
const [older] = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
const { storage } = JSON.parse(readFileSync(join(FOLDER, older!), "utf8")) as { storage: Record<string, string> };
const sound = JSON.parse(storage["stafla.companion"]!) as { frame: object; events: object[]; times: number[] };

function keep(text: string | null): Map<string, string> {
  const kept = new Map(text === null ? [] : [["stafla.companion", text]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["an event without its tiles", JSON.stringify({ ...sound, events: [...sound.events, { event: "drawn", seat: 0 }] })],
  ["a frame of another form", JSON.stringify({ ...sound, frame: {} })],
  ["no events", JSON.stringify({ ...sound, events: "none" })],
  ["no JSON", '{"frame": {'],
  ["a number", "7"],
])("a page that finds %s opens, and says so", (_name, text) => {
  const kept = keep(text);
  const session = new CompanionSession();
  expect([session.game, session.broken]).toEqual([null, text]);
  session.tick();
  expect(kept.get("stafla.companion")).toBe(text);
  session.clear();
  expect([session.broken, kept.get("stafla.companion")]).toEqual([null, "null"]);
});

test.each([[null], ["null"]])("where nothing was kept nothing is broken (%s)", (text) => {
  keep(text);
  const session = new CompanionSession();
  expect([session.game, session.broken]).toEqual([null, null]);
});

/** A game at a real board lies in this browser with all that a page opened anew needs, or the page says that it does not. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as acts from "../../src/companion/game/acts";
import { CompanionSession } from "../../src/companion/session.svelte";
import { policies, setups } from "./fixture";

let full = false;

beforeEach(() => {
  full = false;
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.setSystemTime(1_800_000_000_000);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, text);
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(): CompanionSession {
  const session = new CompanionSession();
  const start = { policy: Object.values(policies)[0]!, lexicon: null, lot: null, first: 0 };
  session.begin(setups["sv"]!, ["Anna", "Björn"], start as unknown as acts.Start);
  session.do(acts.startClock(1));
  vi.advanceTimersByTime(10_000);
  return session;
}

test("a clock that was pressed before the turn is written down stays pressed", () => {
  const session = begin();
  session.pressEarly(0);
  expect(session.early).not.toBeNull();
  vi.advanceTimersByTime(5_000);
  const again = new CompanionSession();
  again.tick();
  session.tick();
  expect(again.early).toEqual(session.early);
  expect(again.running).toBe(1);
  expect(again.remainingTime(0)).toBe(session.remainingTime(0));
  again.resumeUnpressed();
  expect(new CompanionSession().early).toBeNull();
});

test("a clock that was stopped to challenge stays stopped, with the words of the play", async () => {
  const session = begin();
  session.tell(0, 2, 10);
  session.press(0);
  const words = [{ word: "AL", points: 4, letters: [1, 12] }];
  session.words = words;
  session.stopToChallenge(1);
  expect(session.stopped).not.toBeNull();
  const again = new CompanionSession();
  expect([again.stopped, again.words]).toEqual([session.stopped, words]);
  again.resumeUnchallenged();
  expect(new CompanionSession().stopped).toBeNull();
});

test("where the storage is full the page says so, until it is not any more", () => {
  const session = begin();
  expect(session.unkept).toBe(false);
  full = true;
  session.do(acts.pass(0));
  expect(session.unkept).toBe(true);
  full = false;
  session.do(acts.callJudge(1));
  expect(session.unkept).toBe(false);
});

test("a browser whose storage is closed plays all the same, and says so", () => {
  vi.stubGlobal("localStorage", undefined);
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("closed", "SecurityError");
    },
  });
  const session = begin();
  expect([session.unkept, session.game !== null]).toEqual([true, true]);
  session.clear();
  expect([session.unkept, session.game]).toEqual([true, null]);
});

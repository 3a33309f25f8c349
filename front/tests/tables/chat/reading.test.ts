import { expect, test } from "vitest";
import { Reading } from "../../../src/tables/chat/reading.svelte";
import type { MessageView } from "../../../src/wire/wire";

const messages = (...numbers: number[]): MessageView[] => numbers.map((number) => ({ number }) as MessageView);

test("messages are unread until they were on the screen, also on a page loaded anew", () => {
  const kept = new Map<string, string>();
  const box = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => void kept.set(name, text) };
  const reading = new Reading("a", box);
  expect(reading.unread(messages(0, 1, 2))).toBe(3);
  reading.see(messages(0, 1, 2));
  expect(reading.unread(messages(0, 1, 2, 3))).toBe(1);
  // only the latest are held, so that it is no question of how many there are
  expect(reading.unread(messages(2, 3, 4))).toBe(2);
  const again = new Reading("a", box);
  expect(again.unread(messages(1, 2, 3))).toBe(1);
  expect(new Reading("b", box).unread(messages(1, 2, 3))).toBe(3);
});

test("what one tab has shown is read in the others", () => {
  const kept = new Map<string, string>();
  const box = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => void kept.set(name, text) };
  const [one, other] = [new Reading("a", box), new Reading("a", box)];
  one.see(messages(1, 2));
  expect(other.unread(messages(1, 2, 3))).toBe(3);
  other.renew();
  expect(other.unread(messages(1, 2, 3))).toBe(1);
});

test("where nothing is remembered the page itself does", () => {
  const reading = new Reading("a", null);
  reading.see(messages(5));
  reading.see([]);
  expect(reading.unread(messages(5, 6))).toBe(1);
});

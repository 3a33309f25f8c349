import { expect, test } from "vitest";
import { isTurnKey } from "../../src/archive/replay";

const key = (name: string, more: object = {}): Parameters<typeof isTurnKey>[0] => ({
  key: name,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  target: null,
  ...more,
});

test("arrow keys turn the pages of a game", () => {
  for (const name of ["ArrowLeft", "ArrowRight", "Home", "End"]) expect(isTurnKey(key(name))).toBe(true);
});

test("other keys, keys with a modifier and keys typed into a field do not", () => {
  expect(isTurnKey(key("a"))).toBe(false);
  expect(isTurnKey(key("ArrowLeft", { altKey: true }))).toBe(false);
  expect(isTurnKey(key("End", { target: { tagName: "INPUT" } as unknown as EventTarget }))).toBe(false);
});

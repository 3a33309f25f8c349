import { expect, test } from "vitest";
import { chooseLetter, invert, toggle } from "../../../src/tables/rack/selection";

const rack = ["E", "A", "E", "?"];

test("a repeated letter chooses the next copy and then clears them", () => {
  const one = chooseLetter(rack, new Set(), "E");
  const two = chooseLetter(rack, one, "E");
  const none = chooseLetter(rack, two, "E");
  expect([one, two, none].map((chosen) => [...chosen])).toEqual([[0], [0, 2], []]);
  expect([...chooseLetter(rack, new Set(), "Z")]).toEqual([]);
});

test("touching a tile chooses it and touching it again lets it go", () => {
  expect([...toggle(toggle(new Set(), 3), 1)]).toEqual([3, 1]);
  expect([...toggle(new Set([3]), 3)]).toEqual([]);
});

test("four, letter to keep, minus: everything else goes", () => {
  expect([...invert(4, chooseLetter(rack, new Set(), "E"))]).toEqual([1, 2, 3]);
});

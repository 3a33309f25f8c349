import { expect, test } from "vitest";
import { keptAs } from "../../src/tables/rack/seed";
import { compare } from "../../src/archive/verify";

test("a device finds its own number, and sees when another stands in its place", () => {
  expect(compare("ab", "ab")).toBe("same");
  expect(compare("ab", "cd")).toBe("other");
  expect(compare("ab", null)).toBe("unknown");
});

test("the number is looked for under the name that the table kept it by", () => {
  expect(keptAs("TABLE", 1)).toBe("stafla-random-TABLE-1");
});

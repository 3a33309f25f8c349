import { expect, test } from "vitest";
import { withMinus, withSign } from "../../src/shared/numbers";

test.each([
  [24, "+24"],
  [0, "0"],
  [-10, "−10"],
])("a difference of %i is written %s", (number, text) => {
  expect(withSign(number)).toBe(text);
});

test.each([
  [24, "24"],
  [0, "0"],
  [-10, "−10"],
])("%i points are written %s", (number, text) => {
  expect(withMinus(number)).toBe(text);
});

import { expect, test } from "vitest";
import { roomClockText } from "../../src/contests/clock";

test.each([
  [60 * 60_000, "60:00"],
  [25 * 60_000 - 1, "25:00"],
  [24 * 60_000 + 59_000, "24:59"],
  [1, "0:01"],
  [0, "0:00"],
  [-5_000, "0:00"],
])("%i milliseconds read %s", (left, text) => {
  expect(roomClockText(left)).toBe(text);
});

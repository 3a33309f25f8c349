import { expect, test } from "vitest";
import { formatCountdown, formatTime } from "../../src/shared/time";

test.each([
  [75 * 60_000, "75:00"],
  [60 * 60_000, "60:00"],
  [25 * 60_000 - 1, "25:00"],
  [24 * 60_000 + 59_000, "24:59"],
  [1, "0:01"],
  [0, "0:00"],
  [-5_000, "0:00"],
])("%i milliseconds of a countdown are written %s", (left, text) => {
  expect(formatCountdown(left)).toBe(text);
});

test.each([
  [1_500_000, "25:00"],
  [1_499_001, "25:00"],
  [1_499_000, "24:59"],
  [59_000, "0:59"],
  [1, "0:01"],
  [0, "0:00"],
  [-999, "0:00"],
  [-1_000, "+0:01"],
  [-61_500, "+1:01"],
  [3_723_000, "1:02:03"],
])("%i milliseconds are written %s", (milliseconds, text) => {
  expect(formatTime(milliseconds, "en")).toBe(text);
});

test("days are written in the reader's language", () => {
  expect(formatTime(2 * 86_400_000 + 5 * 3_600_000, "en")).toBe("2 days 5 hr");
  expect(formatTime(2 * 86_400_000 + 5 * 3_600_000, "fi")).toContain("pv");
});

import { expect, test } from "vitest";
import cases from "./countdown.json";
import { formatCountdown, formatTime } from "../../src/shared/time";

// what a page says before its script runs is held to the same cases (tests/web/rendering/test_countdown.py)
test.each(cases as [number, string][])("%i milliseconds of a countdown are written %s", (left, text) => {
  expect(formatCountdown(left)).toBe(text);
});

test.each([0, -5_000])("a countdown that is over, by %i milliseconds, is at nothing", (left) => {
  expect(formatCountdown(left)).toBe("0:00");
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

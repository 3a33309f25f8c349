import { expect, test } from "vitest";
import { isLow, remainingTime, worthTelling } from "../../../src/tables/clock/reading";
import type { ClockView } from "../../../src/wire/wire";

const clock: ClockView = {
  label: "",
  base: 1500,
  increment: 0,
  move: 0,
  penalty: 10,
  overtime: 300,
  limit: "lose",
  left: [90_000, 1_500_000],
  running: 0,
  started: true,
  paused: false,
  now: 0,
  stopped: [],
};

test("only the time of who is running goes", () => {
  expect(remainingTime(clock, 0, 30_000)).toBe(60_000);
  expect(remainingTime(clock, 1, 30_000)).toBe(1_500_000);
  expect(remainingTime({ ...clock, running: null }, 0, 30_000)).toBe(90_000);
});

test("a clock that nobody has stopped stands where its overtime is used up", () => {
  expect(remainingTime(clock, 0, 90_000 + 300_000 + 5_000)).toBe(-300_000);
});

test("a player is told five minutes, one minute and the last seconds, once each", () => {
  expect(worthTelling(301_000, 300_000)).toBe(300);
  expect(worthTelling(300_000, 299_000)).toBeNull();
  expect(worthTelling(61_000, 59_500)).toBe(60);
  expect(worthTelling(400_000, 9_000)).toBe(10);
  expect(worthTelling(5_000, -1_000)).toBeNull();
});

test("the last minute is near the end", () => {
  expect(isLow(60_000)).toBe(false);
  expect(isLow(59_999)).toBe(true);
});

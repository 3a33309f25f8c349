/** The page's arithmetic, made of the kernel, against the kernel's answers to Python: every function, on many numbers. */

import { expect, test } from "vitest";
import * as arithmetic from "../src/kernel/rules";
import type { RuleNumbers } from "../src/kernel/types";
import type { PolicyNumbers } from "../src/wire/wire";
import { readGiven } from "./given";

interface Case {
  /** By which edition's numbers; null: by none. */
  edition: string | null;
  call: keyof typeof arithmetic;
  told: unknown[];
  answer: unknown;
}

/** A clock, what is done with it, and what the kernel says of it after each step. */
interface ClockCase {
  policy: PolicyNumbers;
  steps: ClockStep[];
}

interface ClockStep {
  do: "stop" | "give" | "run";
  /** Milliseconds by seat. */
  more: number[];
  turn: [number, number] | null;
  earns: boolean;
  at: number;
  charged: number;
  answer: { left: (number | null)[]; up: boolean[]; moment: number | null; running: number | null };
}

const { rules, cases, clocks } = readGiven<{
  rules: Record<string, RuleNumbers>;
  cases: Case[];
  clocks: ClockCase[];
}>();
const functions = arithmetic as unknown as Record<string, (...told: unknown[]) => unknown>;
const ofClocks = ["newClock", "stopClock", "giveTime", "runClock", "timeLeft", "nextMoment", "isTimeUp"];
const all = Object.keys(functions).filter((name) => typeof functions[name] === "function");
const names = all.filter((name) => !ofClocks.includes(name));

test.each(names)("%s answers as the kernel does", (name) => {
  const own = cases.filter(({ call }) => call === name);
  expect(own.length).toBeGreaterThan(100);
  for (const { edition, told, answer } of own) {
    const asked = edition === null ? told : [rules[edition], ...told];
    // -0 is 0
    const found = JSON.parse(JSON.stringify(functions[name]?.(...asked))) as unknown;
    expect(found, JSON.stringify({ name, edition, told })).toEqual(answer);
  }
});

test("a clock answers as the kernel does", () => {
  expect(clocks.length).toBeGreaterThan(100);
  expect(ofClocks.filter((name) => !all.includes(name))).toEqual([]);
  for (const { policy, steps } of clocks) {
    let clock = arithmetic.newClock();
    for (const step of steps) {
      if (step.do === "stop") clock = arithmetic.stopClock(clock, step.at);
      if (step.do === "give") clock = arithmetic.giveTime(clock, step.more);
      if (step.do === "run") {
        clock = arithmetic.runClock(policy, arithmetic.stopClock(clock, step.at), step.turn, step.earns, step.at);
      }
      const seats = [0, 1];
      const found = {
        left: seats.map((seat) => arithmetic.timeLeft(policy, clock, seat, step.at)),
        up: seats.map((seat) => arithmetic.isTimeUp(policy, clock, seat, step.at)),
        moment: arithmetic.nextMoment(policy, clock, step.charged),
        running: clock.since === null ? null : (clock.turn?.[0] ?? null),
      };
      expect(found, JSON.stringify({ policy, step })).toEqual(step.answer);
    }
  }
});

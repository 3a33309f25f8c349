/** The phone's arithmetic against the kernel's answers: every function of the file, on what Python asked of the kernel. */

import { expect, test } from "vitest";
import * as arithmetic from "../src/companion/arithmetic";
import type { RuleNumbers } from "../src/kernel/types";
import { given } from "./given";

interface Case {
  /** By which edition's numbers; null: by none. */
  edition: string | null;
  call: keyof typeof arithmetic;
  told: unknown[];
  answer: unknown;
}

const { rules, cases } = given<{ rules: Record<string, RuleNumbers>; cases: Case[] }>();
const functions = arithmetic as unknown as Record<string, (...told: unknown[]) => unknown>;
const names = Object.keys(functions).filter((name) => typeof functions[name] === "function");

test.each(names)("%s answers as the kernel does", (name) => {
  const own = cases.filter(({ call }) => call === name);
  expect(own.length).toBeGreaterThan(100);
  for (const { edition, told, answer } of own) {
    const all = edition === null ? told : [rules[edition], ...told];
    // -0 is 0
    const found = JSON.parse(JSON.stringify(functions[name]?.(...all))) as unknown;
    expect(found, JSON.stringify({ name, edition, told })).toEqual(answer);
  }
});

/** Results in addresses: written, read strictly, collected once. */

import { expect, test } from "vitest";
import { csvOf, sameGame, readResult, type Result, withResult, writeResult } from "../../../src/companion/results/result";

const result: Result = {
  edition: "sv",
  began: 1_800_000_000_000,
  names: ["Åsa Ærø", "Þór “x”"],
  totals: [412, -3],
  signed: true,
  reason: "out",
};

const pack = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

test("what was written is read again, whatever the names", () => {
  expect(writeResult(result)).toMatch(/^[\w-]+$/);
  expect(readResult(writeResult(result))).toEqual(result);
  expect(readResult(writeResult({ ...result, signed: false }))?.signed).toBe(false);
});

test.each([
  "",
  "x",
  "!!!!",
  "a".repeat(3_000),
  pack({}),
  pack([2, "sv", 1, "A", "B", 1, 2, 1, "out"]),
  pack([1, "sv", 1, "A", "B", 1, 2, 1]),
  pack([1, "sv", 1, "", "B", 1, 2, 1, "out"]),
  pack([1, "sv", 1, "A", "B".repeat(61), 1, 2, 1, "out"]),
  pack([1, "sv", 1, "A", "B", 10_000, 2, 1, "out"]),
  pack([1, "sv", 1, "A", "B", 1.5, 2, 1, "out"]),
  pack([1, "sv", -1, "A", "B", 1, 2, 1, "out"]),
  pack([1, "sv", 1, "A", "B", 1, 2, 3, "out"]),
])("what is no result is read as none: %#", (part) => {
  expect(readResult(part)).toBeNull();
});

test("a game is in the list once, by its latest result", () => {
  const mended = { ...result, totals: [402, -3] as [number, number] };
  const other = { ...result, began: result.began + 1 };
  const list = withResult(withResult(withResult([], result), other), mended);
  expect(list).toEqual([other, mended]);
  expect(sameGame(list, result)).toEqual(mended);
});

test("a name that looks like a formula is none in a spreadsheet", () => {
  const lines = csvOf([{ ...result, names: ["=1+1", 'a"b'] }]).split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toBe(`2027-01-15T08:00:00.000Z,sv,"'=1+1",412,"a""b",-3,1,out`);
});

import { expect, test } from "vitest";
import { matches, type Table } from "../../src/contests/desk";

const tables: Table[] = [
  { number: "1", first: "Hanna Dufva", second: "Björn Uhlin" },
  { number: "12", first: "Åke Ek", second: "Dan Hansson" },
];

test.each([
  ["1", ["1"]],
  ["12", ["12"]],
  ["2", []],
  ["han", ["1", "12"]],
  ["DUF", ["1"]],
  ["åke", ["12"]],
  ["hanna d", ["1"]],
  ["nna", []],
  [" ", []],
])("%s finds the tables %j", (typed, found) => {
  expect(matches(tables, typed).map(({ number }) => number)).toEqual(found);
});

import { expect, test } from "vitest";
import { matches, type Table } from "../../src/contests/desk";

const tables: Table[] = [
  { number: "1", first: "Hanna Dufva", second: "Björn Uhlin" },
  { number: "12", first: "Åke Ek", second: "Dan Hansson" },
  { number: "3", first: "Ivar Nord", second: "Cia Lund" },
  { number: "4", first: "Mats Ivarsson", second: "Bo Nord" },
  { number: "5", first: "Ivar Nordin", second: "Pia Palm" },
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
  // a word of a name comes before names that only begin so, and a whole name before both
  ["ivar", ["3", "5"]],
  ["ivars", ["4"]],
  ["ivar nord", ["3"]],
  ["nord", ["3", "4"]],
  [" ", []],
])("%s finds the tables %j", (typed, found) => {
  expect(matches(tables, typed).map(({ number }) => number)).toEqual(found);
});

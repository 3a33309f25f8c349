import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { matches, type Table } from "../../src/contests/desk";

// the server answers from the same list (tests/club/contests/test_tables.py)
const cases = JSON.parse(readFileSync(join("..", "tests", "data", "names_typed.json"), "utf8")) as {
  tables: [string, string, string][];
  typed: [string, string[]][];
};
const tables: Table[] = cases.tables.map(([number, first, second]) => ({ number, first, second }));

test.each([...cases.typed, ["1", ["1"]], ["12", ["12"]], ["2", []]] as [string, string[]][])(
  "%s finds the tables %j",
  (typed, found) => {
    expect(matches(tables, typed).map(({ number }) => number)).toEqual(found);
  },
);

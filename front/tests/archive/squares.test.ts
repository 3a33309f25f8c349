import { expect, test } from "vitest";
import { columnName, rowName } from "../../src/archive/squares";

test("columns carry letters, in letter-first notation numbers", () => {
  const gcg = { width: 15, height: 15, notation: "gcg" } as const;
  const french = { ...gcg, notation: "letter-first" } as const;
  expect([columnName(gcg, 7), rowName(gcg, 7)]).toEqual(["H", "8"]);
  expect([columnName(french, 7), rowName(french, 7)]).toEqual(["8", "H"]);
  expect([columnName(gcg, 14), rowName(french, 14)]).toEqual(["O", "O"]);
});

/** Squares, plays and racks as records, score sheets and boards write them. */

import { expect, test } from "vitest";
import {
  columnName,
  placementSquares,
  placementText,
  rackText,
  readPlacement,
  readRack,
  rowName,
  squareText,
  startText,
  tilesText,
} from "../../src/shared/notation";

const letters = { letters: ["A", "Á", "CH"], small: ["a", "á", "ch"] };
const gcg = { width: 15, notation: "gcg" } as const;
const letterFirst = { width: 15, notation: "letter-first" } as const;

test("columns carry letters, in letter-first notation numbers", () => {
  expect([columnName("gcg", 7), rowName("gcg", 7)]).toEqual(["H", "8"]);
  expect([columnName("letter-first", 7), rowName("letter-first", 7)]).toEqual(["8", "H"]);
  expect([columnName("gcg", 14), rowName("letter-first", 14)]).toEqual(["O", "O"]);
});

test("the direction stands in the order of row and column, the other way in letter-first", () => {
  const across = { square: 7 * 15 + 3, down: false };
  const down = { ...across, down: true };
  expect([across, down].map((start) => startText(gcg, start))).toEqual(["8D", "D8"]);
  expect([across, down].map((start) => startText(letterFirst, start))).toEqual(["H4", "4H"]);
});

test("a square alone has its letter first, which is that of the board's edge", () => {
  expect([3, 112, 224].map((square) => squareText(gcg, square))).toEqual(["D1", "H8", "O15"]);
  expect([3, 112, 224].map((square) => squareText(letterFirst, square))).toEqual(["A4", "H8", "O15"]);
});

test("tiles are written as records write them", () => {
  expect(rackText(letters, [3, 0, 1])).toBe("[CH]?A");
  expect(tilesText(letters, [1, 0, 0x82, 0x83])).toBe("A.á[ch]");
});

test("what is written is read as the same, in both directions", () => {
  for (const down of [false, true]) {
    const placement = { square: 7 * 15 + 3, down, tiles: [1, 0, 0x82, 3, 0x83] };
    const text = placementText(letters, 15, placement);
    expect(text).toEqual({ square: down ? "D8" : "8D", tiles: "A.á[CH][ch]" });
    expect(readPlacement(letters, 15, text)).toEqual(placement);
  }
  expect(readRack(letters, rackText(letters, [3, 0, 1]))).toEqual([3, 0, 1]);
});

test("a rack with a letter that is none of the set is none", () => {
  expect(readRack(letters, "AX")).toBeNull();
  expect(readRack(letters, "A*")).toBeNull();
});

test("a placement goes on in its line, over tiles that lie there", () => {
  const placement = { square: 108, down: true, tiles: [1, 0, 2] };
  expect(placementSquares(placement, 15)).toEqual([[108, 1], [123, 0], [138, 2]]);
  expect(placementSquares({ ...placement, down: false }, 15)).toEqual([[108, 1], [109, 0], [110, 2]]);
});

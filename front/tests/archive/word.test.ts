import { expect, test } from "vitest";
import { append, neighbour, shorten, squaresOf } from "../../src/archive/word";

/** A board of four by four with a word across its second row. */
const tiles = ["", "", "", "", "", "A", "B", "", "", "", "", "", "", "", "", ""];
const across = { square: 4, down: false };
const down = { square: 1, down: true };

test("a word lies on the squares of its row or column, as far as the board goes", () => {
  expect(squaresOf(tiles, 4, across, 3)).toEqual([4, 5, 6]);
  expect(squaresOf(tiles, 4, across, 9)).toEqual([4, 5, 6, 7]);
  expect(squaresOf(tiles, 4, down, 9)).toEqual([1, 5, 9, 13]);
});

test("a letter goes through the tiles that lie there, and beyond the edge none", () => {
  expect(append(tiles, 4, across, "", "X")).toBe("X");
  expect(append(tiles, 4, across, "X", "Y")).toBe("XABY");
  expect(append(tiles, 4, across, "XABY", "Z")).toBe("XABY");
  expect(append(tiles, 4, down, "É", "Y")).toBe("ÉAY");
});

test("the last letter is taken back with the tiles that came before it alone", () => {
  expect(shorten(tiles, 4, across, "XABY")).toBe("XAB");
  expect(shorten(tiles, 4, across, "XAB")).toBe("");
  expect(shorten(tiles, 4, across, "")).toBe("");
});

test("arrow keys go square by square and stay on the board", () => {
  expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => neighbour(5, key, 4, 16))).toEqual([4, 6, 1, 9]);
  expect(["ArrowLeft", "ArrowUp"].map((key) => neighbour(0, key, 4, 16))).toEqual([0, 0]);
  expect(["ArrowRight", "ArrowDown"].map((key) => neighbour(15, key, 4, 16))).toEqual([15, 15]);
});

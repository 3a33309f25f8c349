import { describe, expect, it } from "vitest";
import { deal, designate, lay, type Draft } from "../../src/tables/draft/draft";
import { slipOf } from "../../src/duplicate/slip";
import type { BoardTile } from "../../src/wire/wire";

const sides = { width: 15, height: 15 };
const rack = ["A", "B", "Ð", "D", "E", "?", "?"];

/** A desk on which tiles of the rack lie: place on the rack, square, and the letter of a blank. */
const draftOf = (...tiles: [number, number, string?][]): Draft =>
  tiles.reduce((desk, [slot, square, as]) => {
    const next = lay(desk, slot, square);
    return as ? designate(next, square, as) : next;
  }, deal(rack, 7));

const board = (...tiles: [number, string][]): BoardTile[] =>
  tiles.map(([square, letter]) => ({ square, letter, blank: false, value: 1 }));

describe("a slip from tiles laid", () => {
  it("names row and column across, column and row down", () => {
    expect(slipOf(draftOf([0, 112], [1, 113]), [], sides)).toEqual({ position: "H8", word: "AB" });
    expect(slipOf(draftOf([0, 112], [1, 127]), [], sides)).toEqual({ position: "8H", word: "AB" });
  });

  it("takes in what lies before, between and after", () => {
    const there = board([111, "X"], [113, "Y"], [115, "Z"]);
    expect(slipOf(draftOf([2, 114], [0, 112]), there, sides)).toEqual({ position: "H7", word: "XAYÐZ" });
  });

  it("writes blanks small, and waits until they have a letter", () => {
    expect(slipOf(draftOf([0, 112], [5, 113, "Ð"]), [], sides)).toEqual({ position: "H8", word: "Að" });
    expect(slipOf(draftOf([0, 112], [5, 113]), [], sides)).toBeNull();
  });

  it("is none while tiles lie apart, bent, or not at all", () => {
    expect(slipOf(draftOf([0, 112], [1, 114]), [], sides)).toBeNull();
    expect(slipOf(draftOf([0, 112], [1, 113], [2, 128]), [], sides)).toBeNull();
    expect(slipOf(draftOf(), [], sides)).toBeNull();
  });

  it("reads a single tile along its longer line", () => {
    expect(slipOf(draftOf([0, 112]), board([97, "X"]), sides)).toEqual({ position: "8G", word: "XA" });
    expect(slipOf(draftOf([0, 112]), board([97, "X"], [111, "Y"]), sides)?.position).toBe("H7");
  });

  it("ends at the edge of the board", () => {
    expect(slipOf(draftOf([0, 14], [1, 13]), board([15, "X"]), sides)).toEqual({ position: "A14", word: "BA" });
    expect(slipOf(draftOf([0, 224], [1, 209]), board([0, "X"]), sides)).toEqual({ position: "15N", word: "BA" });
  });
});

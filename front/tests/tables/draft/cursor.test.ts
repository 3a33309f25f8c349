import { expect, test } from "vitest";
import * as cursors from "../../../src/tables/draft/cursor";
import { laidAt, deal, letterOf } from "../../../src/tables/draft/draft";
import { field } from "../../fixture";

const across = (square: number): cursors.Cursor => ({ square, direction: "across" });
const down = (square: number): cursors.Cursor => ({ square, direction: "down" });

test("a click turns the cursor right, down, off; another square starts again", () => {
  const first = cursors.click(null, 112);
  const second = cursors.click(first, 112);
  const third = cursors.click(second, 112);
  expect([first, second, third].map((cursor) => cursor.direction)).toEqual(["across", "down", null]);
  expect(cursors.click(third, 112)).toEqual(across(112));
  expect(cursors.click(second, 113)).toEqual(across(113));
});

test("a letter is laid at the cursor, which goes on over filled squares", () => {
  const typed = cursors.typeLetter(deal(["K", "A"], 7), field(113, 114), across(112), "K", false);
  expect(typed.square).toBe(112);
  expect(typed.cursor).toEqual(across(115));
});

test("a letter typed on a filled square goes to the next free one", () => {
  const typed = cursors.typeLetter(deal(["K"], 7), field(112, 127), down(112), "K", false);
  expect(typed.square).toBe(142);
});

test("a missing letter takes a blank, a letter without either does nothing", () => {
  const draft = deal(["A", "?"], 7);
  const typed = cursors.typeLetter(draft, field(), across(0), "Þ", false);
  expect(typed.blank).toBe(true);
  expect(letterOf(laidAt(typed.draft, 0)!)).toBe("Þ");
  const again = cursors.typeLetter(typed.draft, field(), typed.cursor, "Þ", false);
  expect(again.square).toBeNull();
  expect(again.draft).toBe(typed.draft);
});

test("with shift the blank is used although the tile is held", () => {
  const typed = cursors.typeLetter(deal(["A", "?"], 7), field(), across(0), "A", true);
  expect(typed.blank).toBe(true);
});

test("at the edge the cursor stays and backspace lifts the tile there", () => {
  const typed = cursors.typeLetter(deal(["A"], 7), field(), across(14), "A", false);
  expect(typed.cursor).toEqual(across(14));
  const erased = cursors.erase(typed.draft, field(), typed.cursor);
  expect(erased.square).toBe(14);
  expect(erased.draft.laid).toEqual([]);
});

test("backspace steps back over tiles of the board and lifts the one laid", () => {
  const typed = cursors.typeLetter(deal(["A"], 7), field(113, 114), across(112), "A", false);
  const erased = cursors.erase(typed.draft, field(113, 114), typed.cursor);
  expect([erased.square, erased.cursor.square, erased.draft.laid.length]).toEqual([112, 112, 0]);
  expect(cursors.erase(erased.draft, field(), across(0)).cursor).toEqual(across(0));
});

test("a cursor that is off takes no letters", () => {
  const off = { square: 3, direction: null };
  expect(cursors.typeLetter(deal(["A"], 7), field(), off, "A", false).square).toBeNull();
  expect(cursors.erase(deal(["A"], 7), field(), off).square).toBeNull();
});

test("an arrow moves along the cursor, across it first turns, and stops at the edge", () => {
  const turned = cursors.moveByArrow(field(), across(112), "down", 1);
  expect(turned).toEqual(down(112));
  expect(cursors.moveByArrow(field(), turned, "down", 1)).toEqual(down(127));
  expect(cursors.moveByArrow(field(), across(14), "across", 1)).toEqual(across(14));
  expect(cursors.moveByArrow(field(), across(15), "across", -1)).toEqual(across(15));
});

test("a step goes to the next free square", () => {
  expect(cursors.step(deal([], 7), field(1, 2), across(0))).toEqual(across(3));
});

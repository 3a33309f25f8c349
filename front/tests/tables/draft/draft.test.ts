import { expect, test } from "vitest";
import * as drafts from "../../../src/tables/draft/draft";
import { polish } from "../../fixture";

const rack = (draft: drafts.Draft): string => draft.slots.map((tile) => tile?.letter ?? ".").join("");
const board = (draft: drafts.Draft): string =>
  [...draft.laid]
    .sort((one, other) => one.square - other.square)
    .map((laid) => `${laid.square}${drafts.isBlank(laid.tile) ? drafts.letterOf(laid).toLowerCase() || "?" : drafts.letterOf(laid)}`)
    .join(" ");
const start = drafts.deal(["A", "B", "C", "?", "E"], 7);

test("a dealt rack keeps its order and shows its gaps", () => {
  expect(rack(start)).toBe("ABC?E..");
});

test("a tile dropped on a laid tile swaps with it", () => {
  const one = drafts.lay(start, 0, 112);
  const two = drafts.lay(one, 1, 112);
  expect([rack(two), board(two)]).toEqual([".AC?E..", "112B"]);
});

test("a laid tile dropped on another swaps squares, a moved blank loses its letter", () => {
  const laid = drafts.lay(drafts.lay(start, 0, 112), 3, 113, "Z");
  expect(board(laid)).toBe("112A 113z");
  expect(board(drafts.move(laid, 113, 112))).toBe("112? 113A");
  expect(board(drafts.move(laid, 112, 127))).toBe("113z 127A");
  expect(board(drafts.move(laid, 112, 112))).toBe("112A 113z");
});

test("a lifted tile fills the place asked for, the rack keeps its length", () => {
  const laid = drafts.lay(drafts.lay(start, 0, 112), 2, 113);
  expect(rack(laid)).toBe(".B.?E..");
  expect(rack(drafts.lift(laid, 113, 1))).toBe("BC.?E..");
  expect(rack(drafts.lift(laid, 113, 4))).toBe(".B.?CE.");
  expect(rack(drafts.recall(laid))).toHaveLength(7);
  expect(drafts.recall(laid).laid).toEqual([]);
});

test("tiles on the rack are put in another order by moving one", () => {
  expect(rack(drafts.shift(start, 0, 2))).toBe("BCA?E..");
  expect(rack(drafts.shift(start, 4, 0))).toBe("EABC?..");
});

test("a blank has no letter until one is chosen, and the play is not complete before", () => {
  const laid = drafts.lay(start, 3, 112);
  expect(drafts.complete(laid)).toBe(false);
  const chosen = drafts.designate(laid, 112, "Ż");
  expect(drafts.complete(chosen)).toBe(true);
  expect(drafts.toLaidTiles(chosen)).toEqual([{ square: 112, letter: "Ż", blank: true }]);
});

test("shuffling keeps every tile, sorting follows the alphabet", () => {
  const mixed = drafts.shuffle(start, () => 0);
  expect(rack(mixed)).toBe("BC?EA..");
  expect(rack(drafts.sort(mixed, polish.compare))).toBe("ABCE?..");
});

test("new tiles fill the gaps and those that stay keep their places", () => {
  const played = drafts.lay(drafts.lay(start, 0, 112), 2, 113);
  const next = drafts.reconcile(played, ["B", "?", "E", "Ż", "Ó", "A", "K"], 7, (s) => s < 114);
  expect([rack(next), board(next)]).toEqual(["AB" + "Ż?EÓK", ""]);
});

test("tiles laid in advance survive another's play that leaves their squares alone", () => {
  const laid = drafts.lay(drafts.lay(start, 0, 112), 2, 113);
  const kept = drafts.reconcile(laid, ["A", "B", "C", "?", "E"], 7, (square) => square === 30);
  expect([rack(kept), board(kept)]).toEqual([".B.?E..", "112A 113C"]);
  const hit = drafts.reconcile(laid, ["A", "B", "C", "?", "E"], 7, (square) => square === 112);
  expect([rack(hit), board(hit)]).toEqual(["AB.?E..", "113C"]);
});

test("every tile has an identity of its own, also after drawing", () => {
  const next = drafts.reconcile(start, ["A", "A", "A", "A", "B", "C", "?"], 7, () => false);
  const ids = next.slots.map((tile) => tile?.id);
  expect(new Set(ids).size).toBe(7);
});

test("a held letter is taken before a blank, unless the blank is asked for", () => {
  expect(drafts.find(start, "A", false)).toBe(0);
  expect(drafts.find(start, "A", true)).toBe(3);
  expect(drafts.find(start, "Z", false)).toBe(3);
  expect(drafts.find(drafts.deal(["A"], 7), "Z", false)).toBe(-1);
  expect(drafts.find(drafts.deal(["A"], 7), "A", true)).toBe(0);
});

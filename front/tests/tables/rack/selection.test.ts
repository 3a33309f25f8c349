import { expect, test } from "vitest";
import { chooseLetter, exchangeSigns, invert, toggle } from "../../../src/tables/rack/selection";
import { Entry } from "../../../src/tables/draft/entry";
import { icelandic, polish } from "../../fixture";

const rack = ["E", "A", "E", "?"];

test("a repeated letter chooses the next copy and then clears them", () => {
  const one = chooseLetter(rack, new Set(), "E");
  const two = chooseLetter(rack, one, "E");
  const none = chooseLetter(rack, two, "E");
  expect([one, two, none].map((chosen) => [...chosen])).toEqual([[0], [0, 2], []]);
  expect([...chooseLetter(rack, new Set(), "Z")]).toEqual([]);
});

test("touching a tile chooses it and touching it again lets it go", () => {
  expect([...toggle(toggle(new Set(), 3), 1)]).toEqual([3, 1]);
  expect([...toggle(new Set([3]), 3)]).toEqual([]);
});

test("four, letter to keep, minus: everything else goes", () => {
  expect([...invert(4, chooseLetter(rack, new Set(), "E"))]).toEqual([1, 2, 3]);
});

test("a phone's keyboard that composes a word chooses each letter once", () => {
  const entry = new Entry(exchangeSigns(polish));
  const typed = [entry.composing("ł"), entry.composing("łó"), entry.compositionend("łó")];
  expect(typed.flatMap(({ letters }) => letters)).toEqual(["Ł"]);
});

test("a dead key alone chooses nothing; signs for a blank and for the others count beside letters", () => {
  const signs = exchangeSigns(icelandic);
  const entry = new Entry(signs);
  expect(entry.composing("´").letters).toEqual([]);
  expect(entry.compositionend("á").letters).toEqual(["Á"]);
  expect(signs.read("a?-7á")).toEqual(["A", "?", "-", "Á"]);
  expect([signs.holds("?"), signs.holds("a-"), signs.holds(""), signs.holds("7")]).toEqual([true, true, false, false]);
});

import { expect, test } from "vitest";
import { Codes } from "../../src/kernel/codes";
import { readLeaves } from "../../src/kernel/leaves";
import { KernelFault } from "../../src/kernel/instance";
import { Answer, Writer } from "../../src/kernel/message";

const CODES = new Codes([{ letter: "A" }, { letter: "Á" }, { letter: "CH" }]);

test("letters are numbered by their place, a blank is marked, and both come back", () => {
  expect(CODES.rack(["CH", "?", "A"])).toEqual([3, 0, 1]);
  expect(CODES.laidTiles([{ square: 7, letter: "Á", blank: true }])).toEqual([{ square: 7, tile: 0x82 }]);
  expect([0, 1, 0x82].map((code) => CODES.letter(code))).toEqual(["?", "A", "Á"]);
  expect([0, 1, 0x82].map((code) => CODES.isBlank(code))).toEqual([true, false, true]);
  expect(CODES.word([3, 0x81])).toBe("CHA");
  expect(() => CODES.tile("Ж")).toThrow(RangeError);
});

test("what is told comes back as it was told, negative numbers and lists included", () => {
  const bytes = new Writer().number(-1, 300_000).flag(true).list([1, 2]).maybe(null).bytes();
  const answer = new Answer(new Int32Array(bytes.buffer));
  expect([answer.number(), answer.number(), answer.flag(), answer.list(), answer.number()]).toEqual([
    -1,
    300_000,
    true,
    [1, 2],
    -1,
  ]);
  expect(answer.ended).toBe(true);
  expect(() => answer.number()).toThrow(RangeError);
});

test("a file that holds no leave values is refused with a code", () => {
  const codes = [new Uint8Array(4), new TextEncoder().encode("<!doctype html><p>Not found</p>")].map((file) => {
    try {
      readLeaves(file);
      return "";
    } catch (fault) {
      return (fault as KernelFault).code;
    }
  });
  expect(codes).toEqual(["leaves", "leaves"]);
});

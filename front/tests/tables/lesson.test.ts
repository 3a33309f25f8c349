import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { catalogue, type Say } from "../../src/shared/texts";
import { Lesson, lessonText, type Progress, type Topic } from "../../src/tables/lesson.svelte";
import type { Table } from "../../src/tables/table.svelte";

const LANGUAGES = ["is", "fi", "sv", "pl", "en"];
const speaker = (language: string): Say =>
  catalogue(language, readFileSync(`../src/stafla/data/locales/${language}/table.ftl`, "utf8"));

class Box {
  readonly kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  key = (index: number): string | null => [...this.kept.keys()][index] ?? null;
  getItem = (name: string): string | null => this.kept.get(name) ?? null;
  setItem = (name: string, value: string): void => void this.kept.set(name, value);
}

const table = (id = "a", phase = "turn", edition = {}): Table =>
  ({ seat: 0, view: { id, phase, edition, turns: [{ seat: 0, kind: "play", points: 24, words: [], bonus: 0 }] } }) as unknown as Table;
const first: Progress = {
  turns: 0,
  plays: 0,
  toMove: true,
  ready: false,
  laid: false,
  empty: true,
  challenges: false,
  exchanges: true,
  rack: ["A", "B", "C", "D", "E", "F", "G"],
  bag: 80,
};
const later: Progress = { ...first, turns: 4, plays: 2, empty: false };
let box: Box;

beforeEach(() => {
  box = new Box();
});

test("each turn of a first game has its sentence", () => {
  const lesson = new Lesson(table(), true, box);
  const at = (more: Partial<Progress>): Topic | null => lesson.topic({ ...first, ...more });
  expect(at({})).toBe("open");
  expect(at({ empty: false })).toBe("join");
  expect(at({ laid: true, ready: true })).toBe("lay");
  expect(at({ laid: true })).toBeNull();
  expect(at({ toMove: false, plays: 1 })).toBe("brought");
  expect(at({ toMove: false })).toBeNull();
  expect(lesson.topic({ ...later, challenges: true })).toBe("challenge");
  expect(lesson.topic({ ...later, bag: 0 })).toBe("end");
  expect(lesson.topic(later)).toBeNull();
});

test.each([
  [["A", "E", "I", "O", "U", "Ą", "B"], "exchange"],
  [["B", "C", "D", "F", "G", "H", "Å"], "exchange"],
  [["A", "E", "B", "C", "D", "F", "G"], null],
  [["B", "C", "D"], null],
] as const)("a rack of %s", (rack, point) => {
  const lesson = new Lesson(table(), true, box);
  expect(lesson.topic({ ...later, rack })).toBe(point);
  expect(lesson.topic({ ...later, rack, exchanges: false })).toBeNull();
});

test("a sentence stays for its turn and never comes back", () => {
  const lesson = new Lesson(table(), true, box);
  const doubt = { ...later, challenges: true };
  lesson.markTold("challenge", doubt);
  expect(lesson.topic(doubt)).toBe("challenge");
  expect(lesson.topic({ ...doubt, turns: 6 })).toBeNull();
  // what else fits has its own turn
  expect(lesson.topic({ ...doubt, turns: 6, bag: 0 })).toBe("end");
  expect(new Lesson(table(), false, box).topic({ ...doubt, turns: 8 })).toBeNull();
});

test("it goes on at its table after the page is loaded anew, and nowhere else", () => {
  const lesson = new Lesson(table(), true, box);
  lesson.markTold("open", first);
  expect(new Lesson(table(), false, box).active).toBe(true);
  expect(new Lesson(table("b"), true, box).active).toBe(false);
  expect(new Lesson(table("a", "ended"), false, box).active).toBe(false);
});

test("one touch ends it for good", () => {
  const lesson = new Lesson(table(), true, box);
  lesson.end();
  expect(lesson.active).toBe(false);
  expect(lesson.topic(first)).toBeNull();
  expect(new Lesson(table(), true, box).active).toBe(false);
  expect(new Lesson(table("b"), true, box).active).toBe(false);
});

test("who has played here before, or elsewhere, is taught nothing", () => {
  expect(new Lesson(table(), false, box).active).toBe(false);
  box.setItem("stafla.look", "{}");
  expect(new Lesson(table(), true, box).active).toBe(true);
  box.setItem("stafla.other.0.rack", "[]");
  expect(new Lesson(table(), true, box).active).toBe(false);
});

test.each(LANGUAGES)("what a wrong challenge costs is said as the edition has it (%s)", (language) => {
  const say = speaker(language);
  const challengeText = (edition: object): string => lessonText(say, "challenge", table("a", "turn", edition));
  const [points, turn, free] = [challengeText({ wrong_points: 10 }), challengeText({ wrong_turn: true }), challengeText({})];
  expect(points).toContain("10");
  expect(new Set([points, turn, free]).size).toBe(3);
  expect(lessonText(say, "brought", table())).toContain("24");
});

test.each(LANGUAGES)("a sentence fits two lines of a small phone (%s)", (language) => {
  const say = speaker(language);
  for (const edition of [{ wrong_points: 10 }, { wrong_turn: true }, {}])
    expect(lessonText(say, "challenge", table("a", "turn", edition)).length).toBeLessThanOrEqual(58);
  for (const point of ["open", "join", "lay", "brought", "exchange", "end"] as const)
    expect(lessonText(say, point, table()).length).toBeLessThanOrEqual(60);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newsSentences, playBefore, describe, sentence, playTotal } from "../../src/tables/happenings";
import { rematchText, turnText } from "../../src/tables/labels";
import { turnStatus, verdictStatus } from "../../src/tables/status/turn";
import type { StatusInput } from "../../src/tables/status/types";
import { catalogue, type Say } from "../../src/shared/texts";
import type { HappeningView, SeatView, TableView, TurnView, WordPoints } from "../../src/wire/wire";

const LANGUAGES = ["is", "fi", "sv", "pl", "en"];
const speaker = (language: string): Say =>
  catalogue(language, readFileSync(`../src/stafla/data/locales/${language}/table.ftl`, "utf8"));
const KINDS = [
  ...readFileSync("src/wire/wire.ts", "utf8")
    .split("export type HappeningKind =")[1]!
    .split(";")[0]!
    .matchAll(/\| "([a-z-]+)"/g),
].map(([, kind]) => kind as HappeningView["kind"]);

const seats = ["Anna", "Bella"].map((name, seat) => ({ name, seat })) as unknown as SeatView[];
const word = { word: "SOLKIKA", points: 43, multiplier: 1, tiles: [] } as WordPoints;
const row = (more: Partial<TurnView>): TurnView => ({
  number: 4,
  seat: 0,
  kind: "play",
  play: "8H SOLKIKA",
  square: "8H",
  word: "SOLKIKA",
  words: [word],
  bonus: 50,
  tiles: null,
  stands: true,
  undecided: false,
  challenger: null,
  verdict: null,
  points: 93,
  total: 93,
  ...more,
});
const happening = (kind: HappeningView["kind"], more: Partial<HappeningView> = {}): HappeningView => ({
  number: 6,
  kind,
  seat: 1,
  about: null,
  what: null,
  verdict: null,
  square: null,
  points: null,
  ...more,
});
const view = (turns: TurnView[], happenings: HappeningView[] = []): TableView =>
  ({ turns, happenings, seats, judge: null, edition: { width: 15, height: 15, notation: "gcg" } }) as unknown as TableView;

/** Every form in which a kind may come. */
function forms(kind: HappeningView["kind"]): HappeningView[] {
  const ruled = ["ruled", "ruled-again", "overturned", "verdict-accepted", "appeal-withdrawn"];
  if (["proposed", "consented", "declined", "dropped"].includes(kind))
    return (["takeback", "pause", "abort", "overturn"] as const).map((what) => happening(kind, { what, about: 0 }));
  if (ruled.includes(kind) || kind === "theme-voted")
    return (["valid", "invalid"] as const).map((verdict) => happening(kind, { verdict }));
  if (kind === "theme-scored") return [happening(kind, { points: 25 }), happening(kind, { points: 0 })];
  if (kind === "offered" || kind === "judge-dismissed") return [happening(kind), happening(kind, { seat: null })];
  return [happening(kind, { square: 112 })];
}

test("every kind of happening is told in every language, on the banner and aloud", () => {
  expect(KINDS.length).toBeGreaterThan(25);
  for (const language of LANGUAGES) {
    const say = speaker(language);
    for (const kind of KINDS)
      for (const one of forms(kind)) {
        const turn = row({ verdict: one.verdict ?? "valid", challenger: 1, stands: one.verdict !== "invalid" });
        const shown = view([turn], [one]);
        const text = sentence(describe(say, shown, one, 0));
        expect(text.length, kind).toBeGreaterThan(5);
        expect(text, kind).not.toMatch(/[{}]|told-|said-|proposal-|judge-|undefined/);
        expect(newsSentences(say, shown, [], [one], 0), kind).toEqual(
          one.kind === "consented" && one.what === "takeback" ? [] : [text],
        );
      }
  }
});

test("a challenge that succeeds says what is lost and who takes back", () => {
  const turn = row({ stands: false, verdict: "invalid", challenger: 1, points: 0, total: 0 });
  const ruled = happening("ruled", { seat: null, verdict: "invalid" });
  const say = speaker("en");
  expect(playTotal(turn)).toBe(93);
  expect(describe(say, view([turn], [ruled]), ruled, 1)).toMatchObject({
    fact: say("told-invalid", { words: "SOLKIKA" }),
    more: say("told-takes-back", { name: "Anna", points: 93 }),
    tone: "bad",
  });
  expect(describe(say, view([turn], [ruled]), ruled, 0).more).toBe(say("told-takes-back-you", { points: 93 }));
});

test("a challenge in vain says what it costs, by the rule of the table", () => {
  const say = speaker("en");
  const turn = row({ verdict: "valid", challenger: 1 });
  const ruled = happening("ruled", { seat: null, verdict: "valid" });
  const moreAfter = (...after: TurnView[]): string => describe(say, view([turn, ...after], [ruled]), ruled, 0).more;
  expect(moreAfter()).toBe(say("told-free"));
  const penalty = row({ number: 7, seat: 1, kind: "penalty", points: -10, words: [] });
  expect(moreAfter(penalty)).toBe(say("told-loses-points", { name: "Bella", points: 10 }));
  const lost = row({ number: 7, seat: 1, kind: "lost-turn", points: 0, words: [] });
  expect(moreAfter(lost)).toBe(say("told-loses-turn", { name: "Bella" }));
  expect(describe(say, view([turn, lost], [ruled]), ruled, 1).more).toBe(say("told-loses-turn-you"));
  // what it costs is said once
  expect(newsSentences(say, view([turn, penalty], [ruled]), [penalty], [ruled], 0)).toEqual([
    `${say("told-valid", { words: "SOLKIKA" })} ${say("told-loses-points", { name: "Bella", points: 10 })}`,
  ]);
});

test("what happens together is told in its order", () => {
  const say = speaker("en");
  const exchange = row({ number: 9, seat: 1, kind: "exchange", tiles: 3, words: [], points: 0 });
  const withdrawn = happening("withdrawn", { seat: 0, number: 5 });
  const shown = view([row({ stands: false }), exchange], [withdrawn]);
  expect(newsSentences(say, shown, [exchange], [withdrawn], null)).toEqual([
    say("said-back", { name: "Anna", word: "SOLKIKA" }),
    say("said-exchange", { name: "Bella", tiles: 3 }),
  ]);
  expect(playBefore(shown, withdrawn)?.word).toBe("SOLKIKA");
});

test.each(LANGUAGES)("points below nothing are said with a minus and no hyphen: %s", (language) => {
  for (const kind of ["settlement", "time-loss"] as const)
    expect(turnText(speaker(language), row({ kind, points: -7, total: -7 }), "Anna")).toMatch(/−7/);
});

test.each(LANGUAGES)("who wants a rematch is named, and nobody is told of their own wish: %s", (language) => {
  const say = speaker(language);
  const both = [{ name: "Anna", yours: true }, { name: "Bella", yours: false }] as unknown as SeatView[];
  const told = [null, 0, 1].map((seat) => rematchText(say, { kind: "again", table: "x", seat }, both));
  expect(new Set(told).size).toBe(3);
  expect(told[2]).toContain("Bella");
  expect(told.slice(0, 2).join()).not.toMatch(/Anna|Bella/);
  expect(rematchText(say, null, both)).toBe("");
});

/** What the table says to a seat that waits for the other, by what happened. */
function toldWhileWaiting(say: Say, seat: number, shown: TableView, stopped: number[]): string {
  const table = {
    view: { ...shown, turn: 1 - seat, window: null, house: {}, clock: { stopped } },
    seat,
    seatToAct: 1 - seat,
    name: (one: number) => seats[one]!.name,
    can: () => ({ allowed: false }),
  };
  return turnStatus(say, { table, laid: false, over: 0, claimIn: null } as unknown as StatusInput).more;
}

test.each(LANGUAGES)("whose time was up is told so, and not that the turn was passed: %s", (language) => {
  const say = speaker(language);
  const up = happening("time-up", { number: 8 });
  const passed = row({ number: 9, seat: 1, kind: "pass", play: null, word: null, words: [], points: 0 });
  const shown = view([row({}), passed], [up]);
  expect(toldWhileWaiting(say, 1, shown, [])).toBe(say("told-time-up-you"));
  expect(toldWhileWaiting(say, 0, shown, [])).toBe(say("told-time-up", { name: "Bella" }));
  if (language === "pl") expect(say("told-time-up", { name: "Bella" })).toBe("Bella: czas minął.");
  // a pass of one's own will is one
  const willed = { ...passed, number: 11 };
  expect(toldWhileWaiting(say, 0, view([row({}), passed, willed], [up]), [])).toBe(turnText(say, willed, "Bella"));
  // the other plays on: that the own time is up stays said, and nobody is invited to lay tiles
  const later = row({ number: 10 });
  expect(toldWhileWaiting(say, 1, view([later], [up]), [1])).toBe(
    `${say("told-time-up-you")} ${turnText(say, later, "Anna")}`,
  );
  expect(toldWhileWaiting(say, 1, view([]), [1])).toBe(say("told-time-up-you"));
});

test.each([
  ["is", "Anna fær 60 s í viðbót á klukkuna. Bella missir 5 s af klukkunni."],
  ["fi", "Kelloon lisätään 60 s: Anna. Kellosta vähennetään 5 s: Bella."],
  ["sv", "Anna får 60 s till på klockan. Bella får 5 s mindre på klockan."],
  ["pl", "Anna zyskuje 60 s na zegarze. Bella traci 5 s na zegarze."],
  ["en", "Anna gains 60 s on the clock. Bella loses 5 s on the clock."],
])("the time that a judge gives and takes is said at the table: %s", (language, times) => {
  const decided = happening("judge-decided", { number: 9, seat: null });
  const text = (seconds: number[]): string => {
    const decisions = [{ number: 9, verdict: null, text: "!", by: "Cai", seconds }];
    const judge = { decisions } as unknown as TableView["judge"];
    return sentence(describe(speaker(language), { ...view([], [decided]), judge }, decided, null));
  };
  expect(text([60, -5])).toBe(`${text([])} ${times}`);
  expect(text([0, -5]).endsWith(times.slice(times.indexOf(". ") + 2))).toBe(true);
});

test("what the judge decides on a call takes the place of the verdict before it", () => {
  const say = speaker("en");
  const turn = row({ verdict: "valid", challenger: 1 });
  const ruled = happening("ruled", { seat: null, verdict: "valid" });
  const decided = happening("judge-decided", { number: 9, seat: null });
  const verdictText = (...happenings: HappeningView[]): string | undefined => {
    const shown = { ...view([turn], happenings), judge: { said: [] }, turn: 1, window: null, house: {} };
    const table = { view: shown, seat: 0, seatToAct: 1, name: (one: number) => seats[one]!.name };
    return verdictStatus(say, { table, dismissed: 0 } as unknown as StatusInput)?.fact;
  };
  expect(verdictText(ruled)).toBe(say("told-valid", { words: "SOLKIKA" }));
  expect(verdictText(ruled, decided)).toBeUndefined();
});

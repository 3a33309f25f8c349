import { afterEach, expect, test, vi } from "vitest";
import type { ActRequest, CanView, ScoreView, TableView } from "../../src/wire/wire";
import { type Host, Table } from "../../src/tables/table.svelte";

const seats = [{ seat: 0, yours: true, resigned: false, name: "Anna" }];
const view = (number: number, rack: string[] | null): TableView =>
  ({
    id: "a",
    number,
    seats,
    turns: [],
    happenings: [],
    board: [],
    phase: "turn",
    turn: 0,
    start: { awaited: [], lot: null },
    house: { pairs: null },
    window: null,
    offer: null,
    judge: null,
    you: rack && { seat: 0, rack, blanks: [], can: {} },
  }) as unknown as TableView;

afterEach(() => vi.unstubAllGlobals());

test("who takes a seat sees the rack also where something newer came meanwhile", async () => {
  const answers = [view(3, ["A"]), view(5, ["A", "B"])];
  const table = new Table(view(4, null), {
    hear: () => {},
    view: () => Promise.resolve({ ok: true, value: answers.shift()! }),
  } as unknown as Host);
  expect(await table.takeUp(0)).toBeNull();
  expect(table.view.number).toBe(5);
  expect(table.view.you?.rack).toEqual(["A", "B"]);
  expect(table.seat).toBe(0);
});

test.each([true, false])("bots are asked to hurry where the player wants that (%s)", async (hurried) => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve({ ok: true, json: () => Promise.resolve(view(5, ["A"])) });
  });
  const table = new Table(view(4, ["A"]), null, () => hurried);
  table.seat = 0;
  expect(await table.act("pass")).toBeNull();
  expect(sent).toEqual([{ seat: 0, act: "pass", expected: 4, ...(hurried ? { at_once: true } : {}) }]);
});

const waiting = (can: Partial<CanView>, more: object = {}): TableView => {
  const may = { allowed: false, code: null, message: "not yet", least: null, most: null, ...can };
  return {
    ...view(4, ["A", "B"]),
    phase: "window",
    window: { seat: 1, made: true, may_challenge: [0], may_confirm: [0] },
    you: { seat: 0, rack: ["A", "B"], blanks: [], can: { play: may, exchange: may, pass: may } },
    ...more,
  } as unknown as TableView;
};
const recordFirst = { code: "not-recorded", least: 1, most: 1 };

/** A table over whose waiting play somebody plays on, and the acts that the server was sent. */
function playingOn(first: TableView, score: Partial<ScoreView> | null = { legal: true }) {
  const sent: string[] = [];
  const table = new Table(first, {
    hear: () => {},
    act: ({ act, expected }: ActRequest) => {
      sent.push(act);
      return Promise.resolve({ ok: true, value: view(expected! + 1, ["A", "B"]) });
    },
    score: () =>
      Promise.resolve(score ? { ok: true, value: { code: null, message: null, valid: null, ...score } } : { ok: false, refused: { code: "offline" } }),
  } as unknown as Host);
  table.seat = 0;
  return { table, sent };
}

const laid = [{ square: 1, letter: "A", blank: false }];

test.each(["play", "exchange", "pass"] as const)("where it accepts the play that waits itself, a %s is sent alone", async (act) => {
  const { table, sent } = playingOn(waiting({ allowed: true }));
  expect(await table.playOn(act, { laid, tiles: ["A"] })).toBeNull();
  expect(sent).toEqual([act]);
});

test("a play that is to be recorded first is, once the tiles laid are known to be legal", async () => {
  const { table, sent } = playingOn(waiting(recordFirst));
  expect(await table.playOn("play", { laid })).toBeNull();
  expect(sent).toEqual(["confirm", "play"]);
});

test.each([
  ["tiles that cannot lie so", { legal: false, code: "gap", message: "There is a gap." }, "gap"],
  ["no answer", null, "offline"],
])("nothing is accepted over %s", async (_name, score, code) => {
  const { table, sent } = playingOn(waiting(recordFirst), score);
  expect((await table.playOn("play", { laid }))?.code).toBe(code);
  expect(sent).toEqual([]);
  expect(table.busy).toBe(false);
});

test("nothing is accepted where the play that waits was challenged while the score was asked for", async () => {
  const { table, sent } = playingOn(waiting(recordFirst));
  const playing = table.playOn("play", { laid });
  table.view = waiting(recordFirst, { number: 5, phase: "ruling" });
  expect(await playing).toBeNull();
  expect(sent).toEqual([]);
});

test("nothing is accepted for more tiles than may be exchanged then", async () => {
  const { table, sent } = playingOn(waiting(recordFirst));
  expect(table.mayPlayOn("exchange")).toBe(true);
  expect(await table.playOn("exchange", { tiles: ["A", "B"] })).toMatchObject({ code: "not-recorded" });
  expect(sent).toEqual([]);
  expect(await table.playOn("exchange", { tiles: ["A"] })).toBeNull();
  expect(sent).toEqual(["confirm", "exchange"]);
});

test("nothing is accepted for an exchange that the bag will not let pass", async () => {
  const { table, sent } = playingOn(waiting({ code: "bag-below-least", message: "Too few." }));
  expect(table.mayPlayOn("exchange")).toBe(false);
  expect(await table.playOn("exchange", { tiles: ["A"] })).toMatchObject({ message: "Too few." });
  expect(sent).toEqual([]);
});

test("who may accept a play but does not move next plays nothing on over it", async () => {
  const { table, sent } = playingOn(waiting({ code: "not-your-turn" }));
  expect(table.mayPlayOn("play")).toBe(false);
  await table.playOn("pass");
  expect(sent).toEqual(["pass"]);
});

test.each([{ phase: "ended" }, { offer: { accepted: [], waiting: [0] } }])("what accepting brings about ends the matter (%o)", async (after) => {
  const { table, sent } = playingOn(waiting(recordFirst));
  (table.host as unknown as { act: (request: ActRequest) => unknown }).act = ({ act }) => {
    sent.push(act);
    return Promise.resolve({ ok: true, value: { ...view(5, ["A"]), ...after } });
  };
  expect(await table.playOn("play", { laid })).toBeNull();
  expect(sent).toEqual(["confirm"]);
});

test("the play that may be challenged is another one after it was withdrawn, and none for who may not", () => {
  const rows = (...numbers: number[]): object => ({ turns: numbers.map((number) => ({ number, kind: "play" })) });
  const table = new Table(waiting({}, rows(2, 4)), { hear: () => {} } as unknown as Host);
  expect([table.playToChallenge(0), table.playToChallenge(1)]).toEqual([4, null]);
  table.view = waiting({}, { ...rows(2), window: null });
  expect(table.playToChallenge(0)).toBeNull();
  table.view = waiting({}, rows(2, 6));
  expect(table.playToChallenge(0)).toBe(6);
});

test.each(["act", "playOn"] as const)("an act while another is on its way was not done (%s)", async (way) => {
  const { table, sent } = playingOn(waiting(recordFirst));
  table.busy = true;
  expect(await table[way]("pass")).toMatchObject({ code: "still-sending" });
  expect(sent).toEqual([]);
});

test.each([
  ["the bag and the rack of who played are empty", 0, [5, 0], null, true],
  ["tiles are left in the bag", 3, [5, 0], null, false],
  ["who played holds tiles still", 0, [5, 2], null, false],
  ["the partner of who played holds tiles still", 0, [5, 0, 5, 2], [[0, 2], [1, 3]], false],
  ["both of a pair hold none", 0, [5, 0, 5, 0], [[0, 2], [1, 3]], true],
])("no turn follows a play that waits where %s", (_name, bag, tiles, sides, ends) => {
  const held = tiles.map((count, seat) => ({ seat, yours: seat === 0, resigned: false, name: "", tiles: count }));
  const pairs = sides && { sides, movers: [0] };
  const { table } = playingOn(waiting({ allowed: true }, { bag, seats: held, house: { pairs } }));
  expect(table.endsWithPlay).toBe(ends);
  expect(table.mayPlayOn("play")).toBe(!ends);
});

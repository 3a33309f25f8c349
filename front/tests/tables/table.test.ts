import { afterEach, expect, test, vi } from "vitest";
import type { TableView } from "../../src/wire/wire";
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

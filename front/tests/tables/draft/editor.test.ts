/** What the tiles laid would score is asked when it may have changed, and told once. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DraftEditor } from "../../../src/tables/draft/editor.svelte";
import { type Host, Table } from "../../../src/tables/table.svelte";
import type { TableView } from "../../../src/wire/wire";

const box = { getItem: () => null, setItem: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", box);
  vi.stubGlobal("sessionStorage", box);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const view = (number: number, more: object = {}): TableView =>
  ({
    id: "a",
    number,
    edition: { letters: [], start: [112], width: 15, height: 15, rack_size: 7 },
    seats: [{ seat: 0, yours: true, resigned: false, name: "Anna" }],
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
    you: { seat: 0, rack: ["A", "B"], blanks: [], can: {} },
    ...more,
  }) as unknown as TableView;

test("a view in which neither rack nor board is different leaves the points as they stand", async () => {
  const score = vi.fn(() => Promise.resolve({ ok: true, value: { legal: true, total: 4 } }));
  const table = new Table(view(1), { hear: () => undefined, score } as unknown as Host);
  table.seat = 0;
  const editor = new DraftEditor(table, () => "classic");
  editor.take(0, ["A", "B"]);
  editor.lay(0, 112);
  await vi.advanceTimersByTimeAsync(200);
  expect([score.mock.calls.length, editor.preview.score?.total]).toEqual([1, 4]);

  table.view = view(2, { phase: "window" });
  editor.renew(0, ["A", "B"]);
  expect(editor.preview.score?.total).toBe(4);
  await vi.advanceTimersByTimeAsync(200);
  expect(score).toHaveBeenCalledTimes(1);

  table.view = view(3, { board: [{ square: 0, letter: "B", blank: false, value: 1 }] });
  editor.renew(0, ["A", "B"]);
  expect(editor.preview.score).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(score).toHaveBeenCalledTimes(2);

  editor.renew(0, ["B", "B"]);
  expect([editor.draft.laid, editor.preview.score]).toEqual([[], null]);
});

test("points that no answer came for are asked for again", async () => {
  const score = vi.fn(() => Promise.resolve({ ok: false, refused: { code: "offline" } }));
  const table = new Table(view(1), { hear: () => undefined, score } as unknown as Host);
  table.seat = 0;
  const editor = new DraftEditor(table, () => "classic");
  editor.take(0, ["A", "B"]);
  editor.lay(0, 112);
  await vi.advanceTimersByTimeAsync(200);
  editor.renew(0, ["A", "B"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(score).toHaveBeenCalledTimes(2);
});

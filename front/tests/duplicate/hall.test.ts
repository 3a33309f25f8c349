/** A phone's line: told what changed, slips answered once, back by itself. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HallLine } from "../../src/duplicate/hall";
import type { SocketLike } from "../../src/wire/socket";

class Wire implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly said: { reference: string }[] = [];
  closed = false;
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const slip = { reference: "a", move: 1, position: "H8", word: "ORD" };

function setup() {
  const wires: Wire[] = [];
  const listener = { parts: vi.fn(), connection: vi.fn() };
  const dial = (): Wire => {
    wires.push(new Wire());
    return wires.at(-1) as Wire;
  };
  const line = new HallLine("/x", listener, dial, () => 0.5);
  line.start();
  return { line, listener, wires, wire: (): Wire => wires.at(-1) as Wire };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("parts are handed on as they come", () => {
  const { listener, wire } = setup();
  wire().onopen?.();
  wire().tell({ kind: "parts", number: 1, parts: { own: "<p>x</p>" } });
  wire().tell({ kind: "beat" });
  expect(listener.parts.mock.calls).toEqual([[{ own: "<p>x</p>" }]]);
});

test("parts of an older event change nothing, those of the same do; another line begins anew", () => {
  const { listener, wire } = setup();
  wire().onopen?.();
  for (const number of [5, 4, 5, 6]) wire().tell({ kind: "parts", number, parts: { at: `${number}` } });
  wire().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1_000);
  wire().onopen?.();
  wire().tell({ kind: "parts", number: 3, parts: { at: "3" } });
  expect(listener.parts.mock.calls.map(([parts]) => parts.at)).toEqual(["5", "5", "6", "3"]);
});

test("a slip is answered by its own answer alone", async () => {
  const { line, wire } = setup();
  wire().onopen?.();
  const answer = line.slip(slip);
  expect(wire().said).toEqual([{ kind: "slip", ...slip }]);
  wire().tell({ kind: "kept", reference: "b", late: false });
  wire().tell({ kind: "refused", reference: null, refused: {} });
  wire().tell({ kind: "kept", reference: "a", late: true });
  expect(await answer).toMatchObject({ reference: "a", late: true });
});

test("without a line, or without an answer, nobody has the slip", async () => {
  const { line, wire } = setup();
  expect(await line.slip(slip)).toBeNull();
  wire().onopen?.();
  const slow = line.slip(slip);
  vi.advanceTimersByTime(8_000);
  expect(await slow).toBeNull();
  const cut = line.slip(slip);
  wire().onclose?.({ code: 1006 });
  expect(await cut).toBeNull();
});

test("a line that broke comes back, later each time, and says that it is away meanwhile", () => {
  const { listener, wires, wire } = setup();
  wire().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(999);
  expect(wires.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(wires.length).toBe(2);
  wire().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1_999);
  expect(wires.length).toBe(2);
  vi.advanceTimersByTime(1);
  expect(wires.length).toBe(3);
  wire().onopen?.();
  expect(listener.connection.mock.calls).toEqual([[false], [false], [true]]);
});

test("a line on which nothing is said is let go; one that leads nowhere is not asked again", () => {
  const { wires, wire } = setup();
  wire().onopen?.();
  vi.advanceTimersByTime(55_000);
  expect(wire().closed).toBe(true);
  wire().onclose?.({ code: 4404 });
  vi.advanceTimersByTime(600_000);
  expect(wires.length).toBe(1);
});

/** A phone's socket: told what changed, slips answered once, back by itself. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PhoneSocket } from "../../src/duplicate/socket";
import type { SocketLike } from "../../src/wire/socket";

class Fake implements SocketLike {
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

const slip = { reference: "a", round: 1, position: "H8", word: "ORD" };

function setup() {
  const sockets: Fake[] = [];
  const listener = { parts: vi.fn(), connection: vi.fn() };
  const dial = (): Fake => {
    sockets.push(new Fake());
    return sockets.at(-1) as Fake;
  };
  const phone = new PhoneSocket("/x", listener, dial, () => 0.5);
  phone.start();
  return { phone, listener, sockets, socket: (): Fake => sockets.at(-1) as Fake };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("parts are handed on as they come", () => {
  const { listener, socket } = setup();
  socket().onopen?.();
  socket().tell({ kind: "parts", number: 1, parts: { own: "<p>x</p>" } });
  socket().tell({ kind: "beat" });
  expect(listener.parts.mock.calls).toEqual([[{ own: "<p>x</p>" }]]);
});

test("parts of an older event change nothing, those of the same do; another connection begins anew", () => {
  const { listener, socket } = setup();
  socket().onopen?.();
  for (const number of [5, 4, 5, 6]) socket().tell({ kind: "parts", number, parts: { at: `${number}` } });
  socket().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1_000);
  socket().onopen?.();
  socket().tell({ kind: "parts", number: 3, parts: { at: "3" } });
  expect(listener.parts.mock.calls.map(([parts]) => parts.at)).toEqual(["5", "5", "6", "3"]);
});

test("a slip is answered by its own answer alone", async () => {
  const { phone, socket } = setup();
  socket().onopen?.();
  const answer = phone.slip(slip);
  expect(socket().said).toEqual([{ kind: "slip", ...slip }]);
  socket().tell({ kind: "kept", reference: "b", late: false });
  socket().tell({ kind: "refused", reference: null, refused: {} });
  socket().tell({ kind: "kept", reference: "a", late: true });
  expect(await answer).toMatchObject({ reference: "a", late: true });
});

test("without a connection, or without an answer, nobody has the slip", async () => {
  const { phone, socket } = setup();
  expect(await phone.slip(slip)).toBeNull();
  socket().onopen?.();
  const slow = phone.slip(slip);
  vi.advanceTimersByTime(8_000);
  expect(await slow).toBeNull();
  const cut = phone.slip(slip);
  socket().onclose?.({ code: 1006 });
  expect(await cut).toBeNull();
});

test("a connection that broke comes back, later each time, and says that it is away meanwhile", () => {
  const { listener, sockets, socket } = setup();
  socket().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(999);
  expect(sockets.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(sockets.length).toBe(2);
  socket().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1_999);
  expect(sockets.length).toBe(2);
  vi.advanceTimersByTime(1);
  expect(sockets.length).toBe(3);
  socket().onopen?.();
  expect(listener.connection.mock.calls).toEqual([[false], [false], [true]]);
});

test("a connection on which nothing is said is let go at once, whether or not the network says that it closed", () => {
  const { listener, sockets, socket } = setup();
  socket().onopen?.();
  vi.advanceTimersByTime(55_000);
  expect(socket().closed).toBe(true);
  expect(listener.connection.mock.calls).toEqual([[true], [false]]);
  vi.advanceTimersByTime(1_000);
  expect(sockets.length).toBe(2);
});

test.each([4404, 1008])("one that leads nowhere (%i) is not asked for again", (code) => {
  const { sockets, socket } = setup();
  socket().onopen?.();
  socket().onclose?.({ code });
  vi.advanceTimersByTime(600_000);
  expect(sockets.length).toBe(1);
});

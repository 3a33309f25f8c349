import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TableSocket } from "../../src/wire/table-socket";
import type { SocketLike } from "../../src/wire/socket";

class Fake implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  said: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hear(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const sockets: Fake[] = [];
const heard: string[] = [];
let number = 5;

function connect(): TableSocket {
  const made = new TableSocket(
    "/tables/x/socket",
    {
      view: (view) => heard.push(`view ${view.number}`),
      chat: (messages) => heard.push(`chat ${messages.length}`),
      rematch: ({ table, seat }) => heard.push(`again ${table} ${seat}`),
      presence: ({ away, waits, left }) => heard.push(`away ${away.join()} ${waits} ${left}`),
      connection: (there) => heard.push(there ? "there" : "gone"),
    },
    () => {
      const socket = new Fake();
      sockets.push(socket);
      return socket;
    },
    () => 0.5,
  );
  made.start(() => ({ seat: 1, last: number }));
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = heard.length = 0;
  number = 5;
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the table's socket", () => {
  test("tells who is away", () => {
    connect();
    sockets[0]!.onopen!();
    sockets[0]!.hear({ kind: "presence", away: [0, 2], waits: 2, left: 48_000 });
    sockets[0]!.hear({ kind: "presence", away: [], waits: null, left: null });
    expect(heard).toEqual(["away 0,2 2 48000", "away  null null"]);
  });

  test("looks as soon as it is open, with the number of the view held", () => {
    connect();
    sockets[0]!.onopen!();
    expect(sockets[0]!.said).toEqual([{ kind: "look", seat: 1, last: 5 }]);
    sockets[0]!.hear({ kind: "view", number: 6, view: { number: 6 } });
    expect(heard).toEqual(["there", "view 6"]);
  });

  test("tells where the game is played again", () => {
    connect();
    sockets[0]!.onopen!();
    sockets[0]!.hear({ kind: "again", table: "other", seat: 1 });
    expect(heard).toEqual(["again other 1"]);
  });

  test("an act is answered by its own reference", async () => {
    const made = connect();
    sockets[0]!.onopen!();
    const first = made.act({ seat: 1, act: "pass", expected: 5 });
    const second = made.act({ seat: 1, act: "pass", expected: 5 });
    const [one, two] = sockets[0]!.said.slice(1).map((frame) => frame["reference"]);
    sockets[0]!.hear({ kind: "refused", reference: two, refused: { code: "stale", message: "late" } });
    sockets[0]!.hear({ kind: "done", reference: one, number: 6 });
    expect(await first).toEqual({ ok: true, value: 6 });
    expect(await second).toMatchObject({ ok: false, refused: { code: "stale", message: "late" } });
  });

  test("comes back by itself, later each time, and asks for what it missed", () => {
    connect();
    sockets[0]!.onopen!();
    sockets[0]!.onclose!({ code: 1006 });
    expect(heard).toEqual(["gone"]);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    sockets[1]!.onclose!({ code: 1006 });
    vi.advanceTimersByTime(1_999);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    number = 9;
    sockets[2]!.onopen!();
    expect(sockets[2]!.said).toEqual([{ kind: "look", seat: 1, last: 9 }]);
    sockets[2]!.hear({ kind: "current", number: 9 });
    expect(heard.at(-1)).toBe("there");
  });

  test("what waits for an answer when it breaks is answered as offline", async () => {
    const made = connect();
    sockets[0]!.onopen!();
    const act = made.act({ seat: 1, act: "pass", expected: 5 });
    sockets[0]!.onclose!({ code: 1006 });
    expect(await act).toMatchObject({ ok: false, refused: { code: "offline" } });
    expect(await made.score(1, [])).toMatchObject({ ok: false, refused: { code: "offline" } });
  });

  test("a connection on which nothing is said for long is given up", () => {
    connect();
    sockets[0]!.onopen!();
    sockets[0]!.hear({ kind: "beat", number: 5 });
    vi.advanceTimersByTime(44_000);
    sockets[0]!.hear({ kind: "beat", number: 5 });
    vi.advanceTimersByTime(44_000);
    expect(sockets[0]!.closed).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(sockets[0]!.closed).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
  });

  test("stays away where there is no table, and after it was stopped", () => {
    connect();
    sockets[0]!.onclose!({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    const made = connect();
    made.stop();
    sockets[1]!.onclose!({ code: 1000 });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });

  test("hurries when the network is back, but never has two", () => {
    const made = connect();
    made.hurry();
    expect(sockets).toHaveLength(1);
    sockets[0]!.onclose!({ code: 1006 });
    made.hurry();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });

  test("a connection that died while the page slept is given up soon after, and what waits is answered", async () => {
    const made = connect();
    sockets[0]!.onopen!();
    const act = made.act({ seat: 1, act: "pass", expected: 5 });
    made.hurry();
    expect(sockets[0]!.said.at(-1)).toEqual({ kind: "look", seat: 1, last: 5 });
    vi.advanceTimersByTime(5_000);
    expect(sockets[0]!.closed).toBe(true);
    expect(await act).toMatchObject({ ok: false, refused: { code: "offline" } });
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
  });

  test("a connection that answers when it is asked stays", () => {
    const made = connect();
    sockets[0]!.onopen!();
    made.hurry();
    vi.advanceTimersByTime(4_000);
    sockets[0]!.hear({ kind: "current", number: 5 });
    vi.advanceTimersByTime(44_000);
    expect(sockets[0]!.closed).toBe(false);
    expect(sockets).toHaveLength(1);
  });

  test("a connection that never comes about is given up too when the network is back", () => {
    const made = connect();
    made.hurry();
    vi.advanceTimersByTime(5_000);
    expect(sockets[0]!.closed).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
  });

  test("a connection that breaks as soon as it stands is not asked for without end", () => {
    connect();
    for (let minute = 0; minute < 10; minute += 1) {
      for (let second = 0; second < 60; second += 1) {
        const socket = sockets.at(-1)!;
        socket.onopen?.();
        socket.onmessage?.({ data: JSON.stringify({ kind: "current", number: 5 }) });
        socket.onclose?.({ code: 1006 });
        vi.advanceTimersByTime(1_000);
      }
    }
    expect(sockets.length).toBeLessThanOrEqual(6 + 10);
  });

  test("after a connection that stood the first attempt is soon again", () => {
    connect();
    for (let count = 1; count < 5; count += 1) {
      const socket = sockets.at(-1)!;
      socket.onopen!();
      socket.hear({ kind: "current", number: 5 });
      vi.advanceTimersByTime(10_000);
      socket.onclose!({ code: 1006 });
      vi.advanceTimersByTime(1_000);
      expect(sockets).toHaveLength(count + 1);
    }
  });
});

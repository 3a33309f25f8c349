import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pause, retryAfter } from "../../src/wire/backoff";
import { type Outcome, Renewal } from "../../src/live/renewal";
import { type Source, Stream } from "../../src/wire/stream";

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a crowd that lost its server does not come back at one moment, and asks once a minute at last", () => {
  expect(pause(0, () => 0)).toBe(500);
  expect(pause(0, () => 1)).toBe(1_500);
  expect(pause(20, () => 0.5)).toBe(minute);
});

test("a server says how long to wait, in seconds; what is no number says nothing", () => {
  const waitOf = (text: string | null): number => retryAfter({ get: () => text });
  expect(waitOf("7")).toBe(7_000);
  expect(waitOf("1e9")).toBe(10 * minute);
  for (const text of [null, "", "-1", "soon", "0"]) expect(waitOf(text)).toBe(0);
});

describe("a renewal", () => {
  let asked = 0;
  let came: Outcome = "changed";
  const newRenewal = (): Renewal => new Renewal(async () => (asked++, came), () => 0.5);
  beforeEach(() => void ([asked, came] = [0, "changed"]));

  test("goes on after a request that failed for a reason nobody thought of", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const fails = new Renewal(async () => {
      asked += 1;
      if (asked === 1) throw new Error("a part could not be put in place");
      return "changed";
    }, () => 0.5);
    fails.ask();
    await vi.advanceTimersByTimeAsync(minute);
    expect(asked).toBe(2);
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });

  test("asks nothing where there was no news", async () => {
    newRenewal();
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(asked).toBe(0);
  });

  test("answers news at once, and much news at a time with one request", async () => {
    const renewal = newRenewal();
    renewal.ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(1);
    for (let count = 0; count < 500; count += 1) renewal.ask();
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(minute);
    expect(asked).toBe(2);
  });

  test("that is news itself and changes nothing ends at a request a minute", async () => {
    came = "same";
    const renewal: Renewal = new Renewal(async () => (asked++, renewal.ask(), came), () => 0.5);
    renewal.ask();
    await vi.advanceTimersByTimeAsync(2 * minute);
    asked = 0;
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(asked).toBeLessThanOrEqual(60);
  });

  test("comes soon again after a quiet minute", async () => {
    came = "same";
    const renewal = newRenewal();
    for (let count = 0; count < 6; count += 1) {
      renewal.ask();
      await vi.advanceTimersByTimeAsync(70_000);
    }
    asked = 0;
    renewal.ask();
    await vi.advanceTimersByTimeAsync(0);
    renewal.ask();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toBe(2);
  });

  test("that is refused waits as long as it is told, then longer each time, and does come back", async () => {
    came = { wait: 30_000 };
    const renewal = newRenewal();
    renewal.ask();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toBe(2);
    came = { wait: 0 };
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(asked).toBeLessThanOrEqual(2 + 6 + 10);
    came = "changed";
    await vi.advanceTimersByTimeAsync(minute);
    const had = asked;
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(asked).toBe(had);
  });

  test("looks again when it was not the moment, and no more when what it asked for is gone", async () => {
    came = "later";
    const renewal = newRenewal();
    renewal.ask();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked).toBe(4);
    came = "over";
    await vi.advanceTimersByTimeAsync(1_000);
    renewal.ask();
    await vi.advanceTimersByTimeAsync(minute);
    expect(asked).toBe(5);
  });
});

describe("a stream", () => {
  const sources: (Source & { open: boolean; beat: () => void })[] = [];
  const heard: string[] = [];
  const newStream = (): Stream =>
    new Stream(
      "/x",
      () => heard.push("news"),
      (there) => heard.push(there ? "there" : "gone"),
      () => {
        const source: (typeof sources)[number] = {
          onmessage: null,
          onerror: null,
          open: true,
          beat: () => undefined,
          addEventListener: (_name, heard) => void (source.beat = heard),
          close: () => void (source.open = false),
        };
        sources.push(source);
        return source;
      },
      () => 0.5,
    );
  beforeEach(() => void (sources.length = heard.length = 0));

  test("comes back by itself, later each time, a minute at last", () => {
    newStream().open();
    sources[0]!.onerror!();
    expect([sources[0]!.open, heard]).toEqual([false, ["gone"]]);
    vi.advanceTimersByTime(1_000);
    expect(sources).toHaveLength(2);
    for (let second = 0; second < 1_200; second += 1) {
      if (sources.at(-1)!.open) sources.at(-1)!.onerror!();
      vi.advanceTimersByTime(1_000);
    }
    expect(sources.length).toBeLessThanOrEqual(2 + 6 + 20);
    sources.at(-1)!.onmessage!();
    expect(heard.slice(-2)).toEqual(["there", "news"]);
  });

  test("hurries when the network is back, and never has two connections", () => {
    const stream = newStream();
    stream.open();
    stream.open();
    stream.hurry();
    expect(sources).toHaveLength(1);
    sources[0]!.onerror!();
    stream.hurry();
    vi.advanceTimersByTime(40_000);
    expect(sources).toHaveLength(2);
  });

  test("on which nothing is heard for long is opened anew; a beat is enough, and no news", () => {
    newStream().open();
    for (let beat = 0; beat < 10; beat += 1) {
      vi.advanceTimersByTime(15_000);
      sources[0]!.beat();
    }
    expect([sources.length, heard]).toEqual([1, []]);
    vi.advanceTimersByTime(45_000);
    expect([sources[0]!.open, heard]).toEqual([false, ["gone"]]);
    vi.advanceTimersByTime(1_000);
    expect(sources).toHaveLength(2);
    sources[1]!.onmessage!();
    vi.advanceTimersByTime(44_000);
    expect([sources[1]!.open, heard.slice(1)]).toEqual([true, ["there", "news"]]);
  });

  test("that was closed stays so until it is opened", () => {
    const stream = newStream();
    stream.open();
    sources[0]!.onerror!();
    stream.close();
    stream.hurry();
    vi.advanceTimersByTime(minute);
    expect(sources).toHaveLength(1);
    stream.open();
    expect(sources).toHaveLength(2);
    stream.end();
    stream.open();
    expect([sources.length, sources[1]!.open]).toEqual([2, false]);
  });
});

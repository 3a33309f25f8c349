/** A form by which one sits down and a slip of duplicate are sent by the same rules, for as long as each is worth it. */

import { describe, expect, test, vi } from "vitest";
import { deliver, type Delivery, isHaste, type Persistence } from "../../src/wire/delivery";

interface Answer {
  status: number;
  headers: Headers;
}

const answer = (status: number, after = ""): Answer => ({
  status,
  headers: new Headers(after ? { "retry-after": after } : {}),
});

function start(answers: (Answer | null)[], persistence: Persistence, isReplaced?: () => boolean) {
  const waits: number[] = [];
  const post = vi.fn(async () => answers.shift() ?? null);
  const onUnanswered = vi.fn<(heard: Answer | null) => void>();
  const delivery: Delivery<Answer> = {
    post,
    wait: async (milliseconds) => void waits.push(milliseconds),
    onUnanswered,
    ...(isReplaced && { isReplaced }),
  };
  return { post, onUnanswered, waits, done: deliver(delivery, persistence, () => 0.5) };
}

describe.each([
  ["a form", { attempts: 6 }],
  ["a slip", { slowest: 4 }],
])("%s", (_, persistence) => {
  test("that arrives at once is not spoken of", async () => {
    const { done, onUnanswered, waits } = start([answer(200)], persistence);
    expect((await done)?.vain).toBe(0);
    expect(onUnanswered).not.toHaveBeenCalled();
    expect(waits).toEqual([]);
  });

  test("is sent again without network and where the server is away or hurried, after as long as it asks for", async () => {
    const { done, onUnanswered, waits } = start([null, null, answer(503), answer(429, "30"), answer(200)], persistence);
    const { answer: heard, vain } = (await done)!;
    expect([heard.status, vain]).toEqual([200, 4]);
    expect(onUnanswered.mock.calls.map(([heard]) => heard?.status)).toEqual([undefined, undefined, 503, 429]);
    expect(waits).toEqual([1_000, 2_000, 4_000, 30_000]);
  });

  test.each([400, 403, 404, 409, 422, 429])("that is refused by %i is not sent again", async (status) => {
    const { done, post } = start([null, answer(status), answer(200)], persistence);
    expect((await done)?.answer.status).toBe(status);
    expect(post).toHaveBeenCalledTimes(2);
  });
});

test("what has no bound of attempts goes on, with pauses that grow no more", async () => {
  const { done, waits } = start([...Array.from({ length: 8 }, () => null), answer(200)], { slowest: 4 });
  expect((await done)?.vain).toBe(8);
  expect(waits.slice(3)).toEqual([8_000, 16_000, 16_000, 16_000, 16_000]);
});

test("what has one is given up", async () => {
  const { done, waits, post } = start([], { attempts: 6 });
  expect(await done).toBeNull();
  expect([post.mock.calls.length, waits.length, waits[5]]).toEqual([6, 6, 32_000]);
});

test("what was replaced while it waited is not sent again, and its late answer is nobody's", async () => {
  let replaced = false;
  const waiting = start([answer(503), answer(200)], {}, () => replaced);
  waiting.onUnanswered.mockImplementation(() => (replaced = true));
  expect(await waiting.done).toBeNull();
  expect(waiting.post).toHaveBeenCalledTimes(1);

  expect(await start([answer(200)], {}, vi.fn().mockReturnValueOnce(false).mockReturnValue(true)).done).toBeNull();
});

test("a server that is away and one that names a time to wait are hurried, a bound is not", () => {
  expect([502, 503, 504].map((status) => isHaste(answer(status)))).toEqual([true, true, true]);
  expect([isHaste(answer(429, "7")), isHaste(answer(429)), isHaste(answer(500))]).toEqual([true, false, false]);
});

/** A slip is sent until the server has answered, and a newer one takes its place. */

import { expect, test, vi } from "vitest";
import { type Answered, deliver, type Means, type Waiting } from "../../src/duplicate/resend";

const slip: Waiting = { action: "https://club/duplicate/x/player/y", body: "position=H8", slip: "H8 ORD" };

function answer(status: number, headers: Record<string, string> = {}): Answered {
  return {
    ok: status < 300,
    redirected: status < 300,
    status,
    headers: new Headers(headers),
    url: slip.action,
    text: () => Promise.resolve(""),
  };
}

function means(answers: (Answered | null)[], replaced = () => false) {
  const waits: number[] = [];
  const told = vi.fn();
  const post = vi.fn(() => Promise.resolve(answers.shift() ?? null));
  const all: Means = {
    post,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    tellUnsent: told,
    isReplaced: replaced,
  };
  return { all, waits, told, post };
}

test("what arrives at once is not spoken of", async () => {
  const { all, told } = means([answer(200)]);
  expect((await deliver(slip, all))?.vain).toBe(0);
  expect(told).not.toHaveBeenCalled();
});

test("without network it is sent again for as long as it takes, and shown as not sent", async () => {
  const { all, waits, told } = means([null, null, answer(503), answer(429, { "retry-after": "30" }), answer(200)]);
  const done = await deliver(slip, all, () => 0.5);
  expect(done?.vain).toBe(4);
  expect(told.mock.calls).toEqual([["H8 ORD"], ["H8 ORD"], ["H8 ORD"], ["H8 ORD"]]);
  expect(waits).toEqual([1_000, 2_000, 4_000, 30_000]);
});

test("what the rules refuse is not sent again", async () => {
  const { all, post } = means([null, answer(422)]);
  expect((await deliver(slip, all))?.answer.status).toBe(422);
  expect(post).toHaveBeenCalledTimes(2);
});

test("a newer slip ends the sending of the older one", async () => {
  let replaced = false;
  const { all, post } = means([null, answer(200)], () => replaced);
  all.wait = () => {
    replaced = true;
    return Promise.resolve();
  };
  expect(await deliver(slip, all)).toBeNull();
  expect(post).toHaveBeenCalledTimes(1);
});

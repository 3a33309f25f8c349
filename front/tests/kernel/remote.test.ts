import { expect, test } from "vitest";
import { KernelFault } from "../../src/kernel/instance";
import { RemoteCalls } from "../../src/kernel/remote";

interface Asked {
  profile: string;
  players: number;
  words: boolean;
  equity: boolean;
  game: string[];
  call: string;
  message: string;
}

/** A server that notes what it is asked and answers what it is told to. */
function server(answers: Record<string, { status?: number; refused?: boolean; text?: string; field?: string }> = {}) {
  const asked: Asked[] = [];
  const calls = new RemoteCalls({ profile: "is", players: 2 }, (address, body) => {
    expect(address).toBe("/api/device/kernel");
    const question = JSON.parse(body) as Asked;
    asked.push(question);
    const { status = 200, refused = false, text = "", field = null } = answers[question.call] ?? {};
    return { status, text: JSON.stringify({ refused, numbers: [-1, 7], text, field }) };
  });
  return { asked, calls };
}

const bytes = (...numbers: number[]): Uint8Array => Uint8Array.from(numbers);
const code = (task: () => unknown): string => {
  try {
    task();
  } catch (error) {
    return (error as KernelFault).code;
  }
  return "";
};

test("what lies on the desk is named, not sent", () => {
  const { asked, calls } = server();
  calls.call("set_rules", bytes(1));
  calls.call("place", bytes(0, 255));
  calls.call("add_lexicon", bytes());
  calls.call("set_leaves", bytes());
  expect(calls.call("judge", bytes(1)).numbers).toEqual(Int32Array.of(-1, 7));
  expect(asked.map(({ call, words, equity }) => [call, words, equity])).toEqual([
    ["place", false, false],
    ["judge", true, true],
  ]);
  expect(asked[0]).toMatchObject({ profile: "is", players: 2, game: [], message: "AP8=" });
});

test("a game goes along with every question, without what was refused", () => {
  const refusing = { act: { refused: true, text: "gap" } };
  const { asked, calls } = server(refusing);
  calls.call("begin", bytes(1));
  expect(calls.call("act", bytes(2)).refusal).toBe("gap");
  delete (refusing as Partial<typeof refusing>).act;
  calls.call("act", bytes(3));
  calls.call("look", bytes());
  calls.call("begin", bytes(4));
  calls.call("look", bytes());
  expect(asked.map(({ game }) => game.length)).toEqual([0, 1, 1, 2, 0, 1]);
});

test("a server that is away, busy or does not understand is a fault with a code", () => {
  const away = new RemoteCalls({ profile: "is", players: 2 }, () => {
    throw new Error("NetworkError");
  });
  expect(code(() => away.call("look", bytes()))).toBe("away");
  for (const [status, wanted] of [
    [503, "away"],
    [429, "away"],
    [422, "message"],
  ] as const)
    expect(code(() => server({ look: { status } }).calls.call("look", bytes()))).toBe(wanted);
});

test("a server of before the page, which lacks a call or has another name for its message, is away: no game is taken for broken", () => {
  for (const field of ["call", "told"]) {
    const older = server({ kept_values: { status: 422, field } }).calls;
    expect(code(() => older.call("kept_values", bytes()))).toBe("away");
  }
});

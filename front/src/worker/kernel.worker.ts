/** The kernel beside the page: one machine, asked by messages, so that no page ever freezes. */

import type { RuleNumbers } from "../wire/wire";
import { KernelFault } from "../kernel/instance";
import { KernelGame } from "./game";
import { type KernelEdition, RemoteCalls } from "../kernel/remote";

/** `open` names the module, or whom the server's kernel stands in for; every other call is one of the machine's. */
export type Question = { id: number } & (
  | { open: { kernel: string | KernelEdition; rules: RuleNumbers } }
  | { call: string; given: unknown[] }
);

export type Reply = { id: number } & ({ answer: unknown } | { fault: string });

type Calls = Record<string, (...given: unknown[]) => unknown>;

let machine: KernelGame | null = null;

async function answerTo(question: Question): Promise<unknown> {
  if ("open" in question) {
    const { kernel, rules } = question.open;
    machine =
      typeof kernel === "string"
        ? await KernelGame.of(await compileModule(kernel), rules)
        : new KernelGame(new RemoteCalls(kernel), rules);
    return null;
  }
  if (machine === null) throw new KernelFault("session: the kernel is not open");
  return (machine as unknown as Calls)[question.call]?.(...question.given);
}

/** The module that lies there. @throws KernelFault `away` */
async function compileModule(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address).catch(() => null);
  const held = response?.ok ? await response.arrayBuffer().catch(() => null) : null;
  if (held === null) throw new KernelFault(`away: ${response?.status ?? "the server does not answer"}`);
  return WebAssembly.compile(held);
}

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    self.postMessage({ id: data.id, answer: await answerTo(data) } satisfies Reply);
  } catch (error) {
    const fault = error instanceof KernelFault ? error.message : `broken: ${String(error)}`;
    self.postMessage({ id: data.id, fault } satisfies Reply);
  }
};

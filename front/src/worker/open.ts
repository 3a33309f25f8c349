/**
 * The kernel in this browser: legality, scores, words and best plays without a network.
 *
 * `openKernel` gives one that runs in a worker of its own; every call of `KernelGame` is there as a
 * promise. Where the page was built without it (`kernelBuilt` is false) or the browser cannot run
 * it, the worker asks the server's kernel, and pages say that they need the network.
 */

import type { Question, Reply } from "./kernel.worker";
import type { RuleNumbers } from "../wire/wire";
import worker from "./kernel.worker?worker&url";
import { KernelFault } from "../kernel/instance";
import type { KernelGame } from "./game";
import type { KernelEdition } from "../kernel/remote";

export type * from "../kernel/types";
export { letters } from "../kernel/types";
export { KernelFault } from "../kernel/instance";

// the build puts the module there if it can; a glob that meets nothing is no error
const built = import.meta.glob<string>("../../generated/kernel.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});
const address: string | undefined = Object.values(built)[0];

/** Whether the pages were built with the kernel. */
const kernelBuilt = address !== undefined;

/** The files that a page needs to run it without network. */
export const kernelFiles = (): string[] => (address === undefined ? [] : [address, worker]);

/** Whether this browser can run it. */
export const kernelRuns = (): boolean =>
  kernelBuilt && typeof WebAssembly === "object" && typeof Worker === "function";

type Promised<T> = { [K in keyof T]: T[K] extends (...given: infer G) => infer R ? (...given: G) => Promise<R> : never };

/** The kernel's game with every call as a promise; `close` ends its worker. */
export type Kernel = Promised<KernelGame> & { close(): void };

/** Whether a kernel can be asked: the one here, or over the network the server's. */
export const kernelAnswers = (): boolean => typeof Worker === "function";

/**
 * A kernel by these rules, in a worker of its own; where it does not run, the server's.
 *
 * @param edition what the server's kernel scores by
 * @throws KernelFault where there is none, or the rules are no rule set
 */
export async function openKernel(rules: RuleNumbers, edition: KernelEdition): Promise<Kernel> {
  if (!kernelAnswers()) throw new KernelFault("absent: the kernel is not here");
  const connection = new WorkerConnection();
  await connection.ask({ open: { kernel: kernelRuns() ? (address as string) : edition, rules } });
  return new Proxy({} as Kernel, {
    get: (_, name) => {
      // `await kernel` looks for `then`, which is no call of the kernel
      if (name === "then" || typeof name === "symbol") return undefined;
      if (name === "close") return () => connection.close();
      return (...given: unknown[]) => connection.ask({ call: name, given });
    },
  });
}

type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;

/** Questions to a worker, each with the promise that its answer settles. */
class WorkerConnection {
  readonly #worker = new Worker(worker, { type: "module" });
  readonly #waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (fault: Error) => void }>();
  #last = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const one = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ("answer" in data) one?.resolve(data.answer);
      else one?.reject(new KernelFault(data.fault));
    };
    this.#worker.onerror = () => this.#fail("broken: the kernel's worker does not run");
  }

  ask(question: WithoutId<Question>): Promise<unknown> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...question, id });
    });
  }

  close(): void {
    this.#worker.terminate();
    this.#fail("closed: the kernel was let go of");
  }

  #fail(why: string): void {
    for (const { reject } of this.#waiting.values()) reject(new KernelFault(why));
    this.#waiting.clear();
  }
}

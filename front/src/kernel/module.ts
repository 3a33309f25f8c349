/** The module's own calls (core/browser/src/exports.rs). */

import { type Calls, KernelFault, type Reply } from "./instance";

interface Exports {
  memory: WebAssembly.Memory;
  input(bytes: number): number;
  numbers(): number;
  numbers_length(): number;
  text(): number;
  text_length(): number;
}

const DONE = 0;
const REFUSED = 1;

export class ModuleCalls implements Calls {
  readonly #exports: Exports;

  constructor(instance: WebAssembly.Instance) {
    this.#exports = instance.exports as unknown as Exports;
  }

  call(name: string, request: Uint8Array): Reply {
    const offset = this.#exports.input(request.length);
    if (offset === 0) throw new KernelFault("message: it is too long");
    new Uint8Array(this.#exports.memory.buffer, offset, request.length).set(request);
    const call = this.#exports[name as keyof Exports] as () => number;
    const status = call();
    if (status !== DONE && status !== REFUSED) throw new KernelFault(this.#text());
    const { memory, numbers, numbers_length } = this.#exports;
    // a copy: the memory is the kernel's again with the next call
    const answer = new Int32Array(memory.buffer, numbers(), numbers_length()).slice();
    return { refusal: status === DONE ? null : this.#text(), numbers: answer };
  }

  #text(): string {
    const { memory, text, text_length } = this.#exports;
    return new TextDecoder().decode(new Uint8Array(memory.buffer, text(), text_length()));
  }
}

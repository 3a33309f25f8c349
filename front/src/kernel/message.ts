/** Encoding of requests to the kernel and of its answers (core/browser/src/message.rs). */

/** Writes a request: little-endian 32-bit numbers. */
export class Writer {
  readonly #numbers: number[] = [];

  number(...numbers: number[]): this {
    this.#numbers.push(...numbers);
    return this;
  }

  flag(flag: boolean): this {
    return this.number(flag ? 1 : 0);
  }

  /** A list: its length, then its numbers. */
  list(numbers: ArrayLike<number>): this {
    this.#numbers.push(numbers.length);
    for (let i = 0; i < numbers.length; i++) this.#numbers.push(numbers[i] as number);
    return this;
  }

  /** A list that may be unknown. */
  maybe(numbers: ArrayLike<number> | null): this {
    return numbers === null ? this.number(-1) : this.list(numbers);
  }

  bytes(): Uint8Array {
    const view = new DataView(new ArrayBuffer(4 * this.#numbers.length));
    this.#numbers.forEach((number, i) => view.setInt32(4 * i, number, true));
    return new Uint8Array(view.buffer);
  }
}

/** An answer's numbers, read from their beginning. */
export class Answer {
  #next = 0;

  constructor(readonly numbers: Int32Array) {}

  get ended(): boolean {
    return this.#next >= this.numbers.length;
  }

  number(): number {
    const number = this.numbers[this.#next++];
    if (number === undefined) throw new RangeError("the answer ends too early");
    return number;
  }

  flag(): boolean {
    return this.number() !== 0;
  }

  list(): number[] {
    return Array.from({ length: this.number() }, () => this.number());
  }
}

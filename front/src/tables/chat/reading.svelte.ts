/** Which messages of a table were on the screen, in any tab of this browser. */

import { read, write } from "../../shared/storage";
import type { MessageView } from "../../wire/wire";

export class Reading {
  /** The number of the latest message that was seen; they begin at any number. */
  #seen = $state(-Infinity);
  readonly #name: string;

  constructor(
    table: string,
    private readonly box: Pick<Storage, "getItem" | "setItem"> | null,
  ) {
    this.#name = `stafla.${table}.chat`;
    this.renew();
  }

  /** Another tab may have shown more. */
  renew(): void {
    const seen = read<number>(this.box, this.#name);
    if (typeof seen === "number" && seen > this.#seen) this.#seen = seen;
  }

  /** How many of these have not been seen. */
  unread(messages: readonly MessageView[]): number {
    return messages.filter(({ number }) => number > this.#seen).length;
  }

  /** These are on the screen. */
  see(messages: readonly MessageView[]): void {
    const last = messages.at(-1)?.number;
    if (last === undefined || last <= this.#seen) return;
    this.#seen = last;
    write(this.box, this.#name, last);
  }
}

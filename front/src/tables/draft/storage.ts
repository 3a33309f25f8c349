/** What this browser remembers: rack order for good, tiles laid for the session. */

import { BLANK } from "../../shared/alphabet";
import { laidAt, deal, isBlank, place, letterOf, type Draft } from "./draft";
import { read, write } from "../../shared/storage";
import type { LaidTile } from "../../wire/wire";

type Box = Pick<Storage, "getItem" | "setItem">;

export class DraftStorage {
  readonly #name: string;

  constructor(
    table: string,
    seat: number,
    private readonly order: Box | null,
    private readonly laid: Box | null,
  ) {
    this.#name = `stafla.${table}.${seat}`;
  }

  save(draft: Draft): void {
    const letters = draft.slots.map((tile) => tile?.letter ?? "");
    const laid = draft.laid.map((one) => ({
      square: one.square,
      letter: letterOf(one),
      blank: isBlank(one.tile),
    }));
    write(this.order, `${this.#name}.rack`, letters);
    write(this.laid, `${this.#name}.laid`, laid);
  }

  /** The rack in the order it was left, with the tiles that were laid laid again where they still fit. */
  restore(rack: readonly string[], size: number, isTaken: (square: number) => boolean): Draft {
    const laid = read<LaidTile[]>(this.laid, `${this.#name}.laid`) ?? [];
    // laid tiles come last, so that laying them again leaves the others as they were
    const order = [
      ...(read<string[]>(this.order, `${this.#name}.rack`) ?? []),
      ...laid.map((tile) => (tile.blank ? BLANK : tile.letter)),
    ];
    return laid.reduce(
      (draft, tile) => (isTaken(tile.square) || laidAt(draft, tile.square) ? draft : place(draft, tile)),
      deal(sortRack(rack, order), size),
    );
  }
}

/** `rack` in the order of `order`; letters it does not name come last. */
function sortRack(rack: readonly string[], order: readonly string[]): string[] {
  const left = [...rack];
  const known = order.filter((letter) => {
    const index = left.indexOf(letter);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return [...known, ...left];
}

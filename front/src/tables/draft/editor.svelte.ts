/** A play in the making: the rack, tiles laid, the cursor, and what the laid tiles would score. */

import { Alphabet } from "../../shared/alphabet";
import * as cursors from "./cursor";
import * as drafts from "./draft";
import { DraftStorage } from "./storage";
import { memory } from "../../shared/storage";
import type { Command, Direction, Preset } from "../../shared/keys";
import type { LaidTile } from "../../wire/wire";
import { Preview } from "./preview.svelte";
import type { Place } from "../board/drag.svelte";
import type { Table } from "../table.svelte";

/** What somebody did with their tiles, told to those who cannot see it. */
export type DraftChange =
  | { kind: "laid"; square: number; letter: string; blank: boolean; byRule: boolean }
  | { kind: "lifted"; square: number }
  | { kind: "missing"; letter: string }
  | { kind: "turned"; direction: Direction }
  | { kind: "recalled" }
  | { kind: "refused"; text: string };

export class DraftEditor {
  draft = $state.raw<drafts.Draft>(drafts.deal([], 7));
  cursor = $state.raw<cursors.Cursor>({ square: 0, direction: null });
  /** Place of the rack tile chosen by a tap. */
  chosen = $state<number | null>(null);
  /** Square of a blank that waits for its letter. */
  naming = $state<number | null>(null);
  readonly alphabet: Alphabet;
  readonly preview: Preview;
  /** Whose rack this is; null while it is put away. */
  #seat: number | null = null;
  #storage: DraftStorage | null = null;
  #listener: (change: DraftChange) => void = () => {};
  /** Tiles by their numbers, in the order that the partner sees. */
  #orderSent: number[] = [];
  /** For what the preview was asked last. */
  #asked = "";

  constructor(
    readonly table: Table,
    private readonly preset: () => Preset,
  ) {
    const { letters, start } = table.view.edition;
    this.alphabet = new Alphabet(letters);
    this.preview = new Preview(table);
    this.cursor = { square: start[0] ?? 0, direction: null };
  }

  onChange(listener: (change: DraftChange) => void): void {
    this.#listener = listener;
  }

  get field(): cursors.Field {
    const { width, height } = this.table.view.edition;
    return { width, height, isTaken: this.table.isTaken };
  }

  get size(): number {
    return this.table.view.edition.rack_size;
  }

  /** What was laid for a turn that will not come does not stay on the board. */
  get #over(): boolean {
    return this.table.view.phase === "ended";
  }

  /** Takes the rack of another seat, in the order that seat left it. */
  take(seat: number, rack: readonly string[]): void {
    if (this.#over) return this.putAway();
    this.#seat = seat;
    this.#storage = new DraftStorage(this.table.view.id, seat, memory(), memory("sessionStorage"));
    this.draft = this.#sharesOrder
      ? drafts.deal(rack, this.size)
      : this.#storage.restore(rack, this.size, this.table.isTaken);
    this.#orderSent = drafts.order(this.draft, []).ids;
    this.chosen = this.naming = null;
    this.#askPreview();
  }

  /** The device goes to somebody else, or the game is over: order and laid tiles stay kept, none is shown. */
  putAway(): void {
    this.#seat = this.#storage = this.chosen = this.naming = null;
    this.draft = drafts.deal([], this.size);
    this.cursor = { ...this.cursor, direction: null };
    this.#askPreview();
  }

  /** The server told the rack anew. */
  renew(seat: number, rack: readonly string[]): void {
    if (seat !== this.#seat) return;
    if (this.#over) return this.putAway();
    if (this.#sharesOrder) this.#continue(rack);
    else this.#set(drafts.reconcile(this.draft, rack, this.size, this.table.isTaken));
    if (this.naming !== null && !drafts.laidAt(this.draft, this.naming)) this.naming = null;
  }

  /** Lays the rack tile `slot` on `square`; a blank then asks for its letter. */
  lay(slot: number, square: number): void {
    const tile = this.draft.slots[slot];
    if (!tile || this.table.isTaken(square)) return;
    this.chosen = null;
    this.#set(drafts.lay(this.draft, slot, square));
    if (drafts.isBlank(tile)) this.naming = square;
    else this.#listener({ kind: "laid", square, letter: tile.letter, blank: false, byRule: false });
  }

  /** Lays these tiles in place of what was laid, as their player could; those not held are left out. */
  place(tiles: readonly LaidTile[]): void {
    this.chosen = this.naming = null;
    const free = tiles.filter(({ square }) => !this.table.isTaken(square));
    this.#set(free.reduce(drafts.place, drafts.recall(this.draft)));
  }

  /** A tile was carried from a place of rack or board to another; null: to none, so that it stays. */
  drop(from: Place, to: Place | null): void {
    if (to === null) return;
    if (from.kind === "slot" && to.kind === "square") this.lay(from.slot, to.square);
    else if (from.kind === "slot" && to.kind === "slot") this.reorder(from.slot, to.slot);
    else if (from.kind === "square" && to.kind === "square") this.move(from.square, to.square);
    else if (from.kind === "square" && to.kind === "slot") this.lift(from.square, to.slot);
  }

  move(from: number, to: number): void {
    if (this.table.isTaken(to)) return;
    this.#set(drafts.move(this.draft, from, to));
    const moved = drafts.laidAt(this.draft, to);
    if (moved && drafts.isBlank(moved.tile)) this.naming = to;
  }

  lift(square: number, slot?: number): void {
    this.#set(drafts.lift(this.draft, square, slot));
    this.#listener({ kind: "lifted", square });
  }

  reorder(from: number, to: number): void {
    this.#set(drafts.shift(this.draft, from, to));
  }

  recall(): void {
    if (this.draft.laid.length === 0) return;
    this.naming = null;
    this.#set(drafts.recall(this.draft));
    this.#listener({ kind: "recalled" });
  }

  shuffle(): void {
    this.chosen = null;
    this.#set(drafts.shuffle(this.draft, Math.random));
  }

  sort(): void {
    this.chosen = null;
    this.#set(drafts.sort(this.draft, this.alphabet.compare));
  }

  /** The blank that waits stands for `letter`; null takes it back to the rack. */
  nameBlank(letter: string | null): void {
    const square = this.naming;
    this.naming = null;
    if (square === null) return;
    if (letter === null) return this.lift(square);
    this.#set(drafts.designate(this.draft, square, letter));
    this.#listener({ kind: "laid", square, letter, blank: true, byRule: false });
  }

  /** A click or tap on a square that holds no tile. */
  press(square: number): void {
    if (this.chosen !== null) this.lay(this.chosen, square);
    else this.cursor = cursors.click(this.cursor, square);
  }

  /** Focus came to a square without a click. */
  focus(square: number): void {
    if (square !== this.cursor.square) this.cursor = { ...this.cursor, square };
  }

  type(letter: string, preferBlank: boolean): void {
    const { direction } = this.cursor;
    const cursor = direction || this.preset() === "classic" ? this.cursor : this.#on("across");
    const typed = cursors.typeLetter(this.draft, this.field, cursor, letter, preferBlank);
    this.cursor = typed.cursor;
    if (typed.square === null) return this.#listener({ kind: "missing", letter });
    this.#set(typed.draft);
    const byRule = typed.blank && !preferBlank;
    this.#listener({ kind: "laid", square: typed.square, letter, blank: typed.blank, byRule });
  }

  /** Keys that concern the rack and what is laid; true: done. */
  obey(command: Command): boolean {
    switch (command.do) {
      case "arrow":
        this.#arrow(command.direction, command.step);
        return true;
      case "edge":
        this.#edge(command.edge);
        return true;
      case "turn":
        this.#turnTo(cursors.turn(this.cursor));
        return true;
      case "step":
        this.cursor = cursors.step(this.draft, this.field, this.cursor);
        return true;
      case "erase":
        this.#showLift(cursors.erase(this.draft, this.field, this.cursor));
        return true;
      case "remove":
        this.#showLift(cursors.remove(this.draft, this.cursor));
        return true;
      case "recall":
        this.recall();
        return true;
      case "shuffle":
        this.shuffle();
        return true;
      default:
        return false;
    }
  }

  /** The rack as it lies, blanks as `?`. */
  get rack(): string[] {
    return this.draft.slots.map((tile) => tile?.letter ?? "").filter((letter) => letter !== "");
  }

  #on(direction: Direction): cursors.Cursor {
    return { ...this.cursor, direction };
  }

  #arrow(direction: Direction, step: 1 | -1): void {
    const before = this.cursor;
    const next = cursors.moveByArrow(this.field, before, direction, step);
    if (next.direction !== before.direction && before.direction !== null) this.#turnTo(next);
    else if (before.direction === null) this.cursor = cursors.moveByArrow(this.field, next, direction, step);
    else this.cursor = next;
  }

  #turnTo(cursor: cursors.Cursor): void {
    this.cursor = cursor;
    if (cursor.direction) this.#listener({ kind: "turned", direction: cursor.direction });
  }

  #edge(edge: "row-start" | "row-end" | "first" | "last"): void {
    const { width, height } = this.field;
    const start = this.cursor.square - (this.cursor.square % width);
    const squares = { "row-start": start, "row-end": start + width - 1, first: 0, last: width * height - 1 };
    this.cursor = { ...this.cursor, square: squares[edge] };
  }

  #showLift(typed: cursors.Typed): void {
    this.cursor = typed.cursor;
    if (typed.square === null) return;
    this.#set(typed.draft);
    this.#listener({ kind: "lifted", square: typed.square });
  }

  /** Whether a partner sees how the rack lies. */
  get #sharesOrder(): boolean {
    return !!this.table.view.house.pairs;
  }

  /** The rack of a pair told anew; the server's order counts, unless one of ours is on its way. */
  #continue(rack: readonly string[]): void {
    const before = drafts.order(this.draft, this.#orderSent).letters;
    const same = [...before].sort().join() === [...rack].sort().join();
    const ours = this.table.arranging || this.draft.laid.length > 0 || before.join() === rack.join();
    const next =
      same && !ours
        ? drafts.deal(rack, this.size)
        : drafts.continueFrom(this.draft, rack, this.size, this.table.isTaken);
    if (!same || !ours) this.#orderSent = drafts.order(next, same ? [] : this.#orderSent).ids;
    this.#set(next);
  }

  /** The partner is shown the rack as it lies now, if that is another order. */
  #show(): void {
    if (this.#seat === null || !this.#sharesOrder || this.table.view.phase === "ended") return;
    const { ids, letters } = drafts.order(this.draft, this.#orderSent);
    if (ids.join() === this.#orderSent.join()) return;
    this.#orderSent = ids;
    void this.table.arrange(this.#seat, letters).then((refused) => {
      if (refused) this.#listener({ kind: "refused", text: refused.message });
    });
  }

  #set(draft: drafts.Draft): void {
    this.draft = draft;
    this.#storage?.save(draft);
    // points that are known are not told anew by every view in which nothing of it is different
    if (this.preview.score === null || this.#asked !== this.#asking()) this.#askPreview();
    this.#show();
  }

  #askPreview(): void {
    this.#asked = this.#asking();
    this.preview.ask(this.draft);
  }

  /** All that the points of a draft depend on. */
  #asking(): string {
    const { board, house } = this.table.view;
    return JSON.stringify([board, house]) + drafts.describe(this.draft);
  }
}

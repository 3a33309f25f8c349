/** The first game teaches by doing: a sentence at a time, each at most once, ended for good with one touch. */

import { read, write } from "../shared/storage";
import type { Say } from "../shared/texts";
import type { Table } from "./table.svelte";

/** What is taught, in the order in which it is looked for. */
export type Point = "open" | "join" | "lay" | "brought" | "challenge" | "exchange" | "end";

interface Kept {
  /** The table of the first game; null: the lesson is over. */
  table: string | null;
  /** How many turns had been taken when each was told. */
  told: Partial<Record<Point, number>>;
}

type Box = Pick<Storage, "getItem" | "setItem" | "key" | "length">;

const name = "stafla.lesson";
const played = /^stafla\..+\.rack$/;
const FEW = 1;
const MANY = 6;

export class Lesson {
  #kept = $state.raw<Kept | null>(null);

  /** @param begins whether this is somebody's first game, as far as the server knows */
  constructor(
    table: Table,
    begins: boolean,
    private readonly box: Box,
  ) {
    const kept = read<Kept>(box, name);
    const id = table.view.id;
    if (kept) this.#kept = kept.table === id && table.view.phase !== "ended" ? kept : null;
    else if (begins && !hasPlayed(box, id)) this.#kept = { table: id, told: {} };
  }

  get on(): boolean {
    return this.#kept !== null;
  }

  /** Over for good, in this browser. */
  end(): void {
    this.#kept = null;
    write(this.box, name, { table: null, told: {} });
  }

  /** What is to be said now; null: nothing. */
  point(now: Moment): Point | null {
    const told = this.#kept?.told;
    if (!told) return null;
    return points(now).find((one) => (told[one] ?? now.turns) === now.turns) ?? null;
  }

  /** It was said; what else would fit this moment waits for another. */
  markSaid(point: Point, now: Moment): void {
    const kept = this.#kept;
    if (!kept || kept.told[point] !== undefined) return;
    this.#kept = { ...kept, told: { ...kept.told, [point]: now.turns } };
    write(this.box, name, this.#kept);
  }
}

/** What the lesson goes by. */
export interface Moment {
  /** Turns taken so far, by anybody. */
  turns: number;
  /** Plays that the learner has made. */
  plays: number;
  /** The learner is to lay tiles. */
  own: boolean;
  /** Tiles lie on the board that can be played. */
  ready: boolean;
  laid: boolean;
  empty: boolean;
  challenges: boolean;
  exchanges: boolean;
  rack: readonly string[];
  bag: number;
}

export function momentOf(table: Table, laid: boolean, ready: boolean): Moment {
  const { view, seat } = table;
  const own = view.turns.filter((turn) => turn.seat === seat && turn.kind === "play");
  return {
    turns: view.turns.length,
    plays: own.length,
    own: seat !== null && table.asked === seat && (table.can("play").allowed || table.judging) && !view.offer,
    ready,
    laid,
    empty: view.board.length === 0,
    challenges: seat !== null && !!view.window?.may_challenge.includes(seat),
    exchanges: table.can("exchange").allowed || table.judging,
    rack: view.you?.rack ?? [],
    bag: view.bag,
  };
}

function points(now: Moment): Point[] {
  if (!now.own) return now.plays === 1 ? ["brought"] : [];
  if (now.plays === 0) return now.laid ? (now.ready ? ["lay"] : []) : [now.empty ? "open" : "join"];
  if (now.laid) return [];
  const found: Point[] = [];
  if (now.challenges) found.push("challenge");
  if (now.bag === 0) found.push("end");
  else if (now.exchanges && isUnbalanced(now.rack)) found.push("exchange");
  return found;
}

/** Almost all vowels, or almost none. */
function isUnbalanced(rack: readonly string[]): boolean {
  const vowels = rack.filter((letter) => /[AEIOUYÆØ]/.test(letter.normalize("NFD"))).length;
  return rack.length > MANY && (vowels <= FEW || vowels >= MANY);
}

/** Whether another game was played in this browser. */
function hasPlayed(box: Box, table: string): boolean {
  const names = Array.from({ length: box.length }, (_, index) => box.key(index) ?? "");
  return names.some((one) => played.test(one) && !one.startsWith(`stafla.${table}.`));
}

export function lessonText(say: Say, point: Point, table: Table): string {
  if (point === "challenge") {
    const { wrong_points: points = 0, wrong_turn: turn = false } = table.view.edition;
    return say("lesson-challenge", { kind: points ? "points" : turn ? "turn" : "free", points });
  }
  if (point !== "brought") return say(`lesson-${point}`);
  const mine = table.view.turns.findLast(({ seat, kind }) => seat === table.seat && kind === "play");
  const points = mine ? mine.points || mine.words.reduce((sum, word) => sum + word.points, mine.bonus) : 0;
  return say("lesson-brought", { points });
}

/** The first game teaches by doing: a sentence at a time, each at most once, ended for good with one touch. */

import { read, write } from "../shared/storage";
import type { Say } from "../shared/texts";
import type { Table } from "./table.svelte";

/** What is taught, in the order in which it is looked for. */
export type Topic = "open" | "join" | "lay" | "brought" | "challenge" | "exchange" | "end";

/** The lesson as this browser saves it; its members keep the names that the first page gave them. */
interface SavedLesson {
  /** The table of the first game; null: the lesson is over. */
  table: string | null;
  /** How many turns had been taken when each was told. */
  told: Partial<Record<Topic, number>>;
}

type Store = Pick<Storage, "getItem" | "setItem" | "key" | "length">;

const name = "stafla.lesson";
const played = /^stafla\..+\.rack$/;
const FEW = 1;
const MANY = 6;

export class Lesson {
  #saved = $state.raw<SavedLesson | null>(null);

  /** @param begins whether this is somebody's first game, as far as the server knows */
  constructor(
    table: Table,
    begins: boolean,
    private readonly store: Store | null,
  ) {
    const saved = read<SavedLesson>(store, name);
    const id = table.view.id;
    if (saved) this.#saved = saved.table === id && table.view.phase !== "ended" ? saved : null;
    else if (begins && !hasPlayed(store, id)) this.#saved = { table: id, told: {} };
  }

  /** Whether this is a first game that is taught. */
  get active(): boolean {
    return this.#saved !== null;
  }

  /** Over for good, in this browser. */
  end(): void {
    this.#saved = null;
    write(this.store, name, { table: null, told: {} });
  }

  /** What is to be told now; null: nothing. */
  topic(now: Progress): Topic | null {
    const told = this.#saved?.told;
    if (!told) return null;
    return topics(now).find((one) => (told[one] ?? now.turns) === now.turns) ?? null;
  }

  /** It was told; what else would fit waits for another turn. */
  markTold(topic: Topic, now: Progress): void {
    const saved = this.#saved;
    if (!saved || saved.told[topic] !== undefined) return;
    this.#saved = { ...saved, told: { ...saved.told, [topic]: now.turns } };
    write(this.store, name, this.#saved);
  }
}

/** How far the game has come: what the lesson goes by. */
export interface Progress {
  /** Turns taken so far, by anybody. */
  turns: number;
  /** Plays that the learner has made. */
  plays: number;
  /** The learner is to lay tiles. */
  toMove: boolean;
  /** Tiles lie on the board that can be played. */
  ready: boolean;
  laid: boolean;
  empty: boolean;
  challenges: boolean;
  exchanges: boolean;
  rack: readonly string[];
  bag: number;
}

export function progressOf(table: Table, laid: boolean, ready: boolean): Progress {
  const { view, seat } = table;
  const own = view.turns.filter((turn) => turn.seat === seat && turn.kind === "play");
  return {
    turns: view.turns.length,
    plays: own.length,
    toMove: seat !== null && table.seatToAct === seat && table.mayPlayOn("play") && !view.offer,
    ready,
    laid,
    empty: view.board.length === 0,
    challenges: seat !== null && !!view.window?.may_challenge.includes(seat),
    exchanges: table.mayPlayOn("exchange"),
    rack: view.you?.rack ?? [],
    bag: view.bag,
  };
}

function topics(now: Progress): Topic[] {
  if (!now.toMove) return now.plays === 1 ? ["brought"] : [];
  if (now.plays === 0) return now.laid ? (now.ready ? ["lay"] : []) : [now.empty ? "open" : "join"];
  if (now.laid) return [];
  const found: Topic[] = [];
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
function hasPlayed(store: Store | null, table: string): boolean {
  if (!store) return false;
  const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? "");
  return names.some((one) => played.test(one) && !one.startsWith(`stafla.${table}.`));
}

export function lessonText(say: Say, topic: Topic, table: Table): string {
  if (topic === "challenge") {
    const { wrong_points: points = 0, wrong_turn: turn = false } = table.view.edition;
    return say("lesson-challenge", { kind: points ? "points" : turn ? "turn" : "free", points });
  }
  if (topic !== "brought") return say(`lesson-${topic}`);
  const mine = table.view.turns.findLast(({ seat, kind }) => seat === table.seat && kind === "play");
  const points = mine ? mine.points || mine.words.reduce((sum, word) => sum + word.points, mine.bonus) : 0;
  return say("lesson-brought", { points });
}

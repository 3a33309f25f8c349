/**
 * One kernel: a rule set, its words, its leaves, its game, in a memory of their own.
 *
 * An instance is used from one thread, call by call; to let go of its memory, let go of it. Pages do
 * not call it but the kernel in a worker (`worker/open.ts`), which answers the same questions.
 */

import type { Exchange, LeaveTerms, PlacedTile, Placement, Play, Refusal, Result, Score, TileScore, WordScore } from "./types";
import type { RuleNumbers } from "../wire/wire";
import { Answer, Writer } from "./message";

/** The question makes no sense, or bytes cannot be trusted: `code` is what stands before the colon. */
export class KernelFault extends Error {
  readonly code: string;

  constructor(text: string) {
    super(text);
    this.name = "KernelFault";
    this.code = text.split(":", 1)[0] as string;
  }
}

/** What a call came to: the numbers, and if the rules say no the reason's code. */
export interface Reply {
  refusal: string | null;
  numbers: Int32Array;
}

/** Where the calls are answered: by the module here, or by the server's kernel. */
export interface Calls {
  /** @throws KernelFault the question is wrong, or nobody answers */
  call(name: string, request: Uint8Array): Reply;
}

export class KernelInstance {
  readonly #calls: Calls;

  /** @param rules what is scored and played by */
  constructor(calls: Calls, rules: RuleNumbers) {
    this.#calls = calls;
    this.do("set_rules", writeRules(rules).bytes());
  }

  /** Adds the words of a lexicon file to those there are; how many there are then. */
  addLexicon(file: Uint8Array): number {
    return this.do("add_lexicon", file).number();
  }

  /** What kept tiles are worth from now on. */
  setLeaves({ terms, bag }: LeaveTerms): void {
    const request = new Writer().list(bag);
    for (let i = 0; i < terms.length; i++) request.number(terms[i] as number);
    this.do("set_leaves", request.bytes());
  }

  /** The placement that lays these tiles, in any order, grown over tiles already there. */
  place(board: ArrayLike<number>, laid: readonly PlacedTile[]): Result<Placement> {
    const squares = laid.map(({ square }) => square);
    const request = new Writer().list(board).list(squares).list(laid.map(({ tile }) => tile));
    return this.ask("place", request, placement);
  }

  /** The score in full of a placement, if it is legal; `rack` null: any tiles may be held. */
  score(board: ArrayLike<number>, placement: Placement, rack: ArrayLike<number> | null = null): Result<Score> {
    return this.ask("score", putPlacement(new Writer().list(board).maybe(rack), placement), score);
  }

  /** The scores in full of many legal plays, asked at once. */
  scores(board: ArrayLike<number>, placements: readonly Placement[]): Score[] {
    const request = new Writer().list(board).number(placements.length);
    for (const one of placements) putPlacement(request, one);
    const answer = this.do("score_each", request.bytes());
    return placements.map(() => score(answer));
  }

  /** The same for tiles laid one by one: what a page asks while somebody arranges tiles. */
  preview(board: ArrayLike<number>, laid: readonly PlacedTile[], rack: ArrayLike<number> | null = null): Result<Score> {
    const placed = this.place(board, laid);
    return "refusal" in placed ? placed : this.score(board, placed.value, rack);
  }

  /** Whether each word, in letter codes, is in the lexicon. */
  judge(words: readonly (readonly number[])[]): boolean[] {
    const codes = words.flatMap((word) => [...word, 0]);
    const { numbers } = this.do("judge", new Writer().list(codes).bytes());
    return Array.from(numbers, (known) => known === 1);
  }

  /** Every legal play by the lexicon, best score first; equity is the score. */
  plays(board: ArrayLike<number>, rack: ArrayLike<number>): Play[] {
    const answer = this.do("all_plays", new Writer().list(board).list(rack).bytes());
    return Array.from({ length: answer.number() }, () => play(answer));
  }

  /** The play of highest equity (without leaves: of most points), if there is any. */
  bestPlay(board: ArrayLike<number>, rack: ArrayLike<number>, bag: number, unseenValue: number): Play | null {
    const request = new Writer().list(board).list(rack).number(bag, unseenValue);
    const answer = this.do("best_play", request.bytes());
    return answer.ended ? null : play(answer);
  }

  /** What is best given back by the leaves, at most so many tiles. */
  bestExchange(rack: ArrayLike<number>, most: number): Exchange | null {
    const answer = this.do("best_exchange", new Writer().list(rack).number(most).bytes());
    return answer.ended ? null : { equity: answer.number(), tiles: answer.list() };
  }

  /** Why these tiles may not be exchanged; null: they may. */
  exchangeRefusal(
    rack: ArrayLike<number> | null,
    tiles: ArrayLike<number>,
    bag: number,
    exchanges: number,
  ): Refusal | null {
    const request = new Writer().maybe(rack).list(tiles).number(bag, exchanges);
    const ruled = this.ask("may_exchange", request, () => null);
    return "refusal" in ruled ? ruled.refusal : null;
  }

  /** Sum of the tiles' values. */
  rackValue(rack: ArrayLike<number>): number {
    return this.do("rack_value", new Writer().list(rack).bytes()).number();
  }

  /** What tiles kept are worth by the leaves alone, in milli-points: of many racks, asked at once. */
  leaveValues(racks: readonly ArrayLike<number>[]): number[] {
    const request = new Writer().number(racks.length);
    for (const rack of racks) request.list(rack);
    return [...this.do("leave_values", request.bytes()).numbers];
  }

  /** What `bestPlay` adds to the points of plays that keep these racks: near the end more than their leaves. */
  keptValues(racks: readonly ArrayLike<number>[], bag: number, unseenValue: number): number[] {
    const request = new Writer().number(bag, unseenValue, racks.length);
    for (const rack of racks) request.list(rack);
    return [...this.do("kept_values", request.bytes()).numbers];
  }

  protected ask<T>(name: string, request: Writer, read: (answer: Answer) => T): Result<T> {
    const { refusal, numbers } = this.#calls.call(name, request.bytes());
    const answer = new Answer(numbers);
    if (refusal === null) return { value: read(answer) };
    const [square, tile] = [answer.number(), answer.number()];
    return { refusal: { code: refusal, square: square < 0 ? null : square, tile: tile < 0 ? null : tile } };
  }

  protected do(name: string, bytes: Uint8Array): Answer {
    const { refusal, numbers } = this.#calls.call(name, bytes);
    if (refusal !== null) throw new KernelFault(refusal);
    return new Answer(numbers);
  }
}

function writeRules(rules: RuleNumbers): Writer {
  return new Writer()
    .number(rules.letters)
    .list(rules.values)
    .list(rules.counts)
    .number(rules.width, rules.height)
    .list(rules.letter_multipliers)
    .list(rules.word_multipliers)
    .list(rules.start)
    .number(rules.rack_size)
    .list(rules.bonus)
    .number(rules.racks)
    .list(rules.teams ?? [])
    // the order of the racks: that of the seats
    .list([])
    .list(rules.bags ?? [])
    .number(rules.opening_least, rules.exchange_bag_least, rules.exchange_limit ?? -1)
    .number(rules.pass_rounds, rules.scoreless_turns)
    .flag(rules.zero_play_is_scoreless)
    .number(rules.finisher_gain)
    .flag(rules.leftovers_lost[0])
    .flag(rules.leftovers_lost[1]);
}

function putPlacement(request: Writer, { square, down, tiles }: Placement): Writer {
  return request.number(square).flag(down).list(tiles);
}

function placement(answer: Answer): Placement {
  return { square: answer.number(), down: answer.flag(), tiles: answer.list() };
}

export function score(answer: Answer): Score {
  const placed = placement(answer);
  const [total, bonus, count] = [answer.number(), answer.number(), answer.number()];
  return { placement: placed, total, bonus, words: Array.from({ length: count }, () => word(answer)) };
}

function word(answer: Answer): WordScore {
  const [square, down, multiplier, points] = [answer.number(), answer.flag(), answer.number(), answer.number()];
  return { square, down, multiplier, points, parts: Array.from({ length: answer.number() }, () => part(answer)) };
}

function part(answer: Answer): TileScore {
  return {
    square: answer.number(),
    tile: answer.number(),
    value: answer.number(),
    letterMultiplier: answer.number(),
    wordMultiplier: answer.number(),
    new: answer.flag(),
  };
}

function play(answer: Answer): Play {
  const [points, equity] = [answer.number(), answer.number()];
  return { score: points, equity, placement: placement(answer) };
}

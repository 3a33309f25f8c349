/** A game on the device: the kernel plays it; this remembers what was done and asks the bot. */

import { type DeviceBot, type DeviceEdition, loadVocabulary, openEditionKernel } from "./downloads";
import { type Kernel, KernelFault, letters } from "../worker/open";
import type { Character } from "../bots/decision";
import { type Level, onDay } from "../bots/level";
import type { Act, ActResult, KernelEnding, Opening, Refusal, Result, Score, GameState } from "../kernel/types";
import { type DeviceAct, type SavedGame, seedBytes } from "./saved";

export const PERSON = 0;
export const BOT = 1;

/** What was done, and what became of it; giving up settles the game and does nothing else. */
export interface Turn {
  act: DeviceAct;
  result: ActResult;
  totals: number[];
}

export type Ending = KernelEnding | "resigned";

export class Game {
  readonly turns: Turn[] = [];
  standing!: GameState;
  /** Why the person could exchange nothing, whoever is to move; null: something can be exchanged. */
  exchangeRefused: Refusal | null = null;
  resigned = false;

  private constructor(
    readonly saved: SavedGame,
    readonly kernel: Kernel,
    readonly opening: Opening,
  ) {}

  /** The game as it was left: a kernel with its words, and everything done again. @throws KernelFault */
  static async open(saved: SavedGame): Promise<Game> {
    const kernel = await openEditionKernel(saved.edition, true, weighsLeaves(character(saved)));
    try {
      return await Game.on(kernel, saved);
    } catch (error) {
      kernel.close();
      throw error;
    }
  }

  /** The same on a kernel that is there. */
  static async on(kernel: Kernel, saved: SavedGame): Promise<Game> {
    const { edition, deeds } = saved;
    if (seesSome(character(saved))) await kernel.learn(await loadVocabulary(edition));
    const opening = await kernel.begin(seedBytes(saved), edition.begins, edition.ends_when_stuck);
    const game = new Game({ ...saved, deeds: [] }, kernel, opening);
    await game.#look();
    for (const act of deeds) {
      const refusal = await game.do(act);
      if (refusal) throw new KernelFault(`game: ${refusal.code}`);
    }
    return game;
  }

  get edition(): DeviceEdition {
    return this.saved.edition;
  }

  get ending(): Ending | null {
    return this.resigned ? "resigned" : this.standing.ending;
  }

  get mover(): number | null {
    return this.resigned ? null : this.standing.mover;
  }

  get totals(): number[] {
    return this.turns.at(-1)?.totals ?? [0, 0];
  }

  /** Does what who is to move does, or why it may not. */
  async do(act: DeviceAct): Promise<Refusal | null> {
    if (this.ending !== null) return { code: "game-over", square: null, tile: null };
    if (act === "resign") return this.#resign();
    const ruled = await this.kernel.act(act);
    if ("refusal" in ruled) return ruled.refusal;
    await this.#look();
    this.#note(act, ruled.value, this.standing.totals);
    return null;
  }

  async #look(): Promise<void> {
    this.standing = await this.kernel.standing();
    const { bag, exchanges, racks } = this.standing;
    const rack = racks[PERSON] as number[];
    this.exchangeRefused = await this.kernel.exchangeRefusal(rack, rack.slice(0, 1), bag, exchanges[PERSON] as number);
  }

  /** What the bot wants to do in its turn. */
  async botAct(): Promise<Act> {
    const who = character(this.saved);
    return who ? this.kernel.decide(who, this.#dice()) : "pass";
  }

  /** What the person could do in their turn: a good play of words that the bot knows. */
  async suggestion(): Promise<Act> {
    const who = character(this.saved);
    const sharper = who?.kind === "level" ? { ...who, level: sharpen(who.level) } : who;
    return sharper ? this.kernel.decide(sharper, this.#dice()) : "pass";
  }

  /** Whether the list holds all words of a play. */
  async valid(score: Score): Promise<boolean> {
    return (await this.kernel.judge(score.words.map(letters))).every(Boolean);
  }

  /** What tiles laid by the person would score. */
  preview(laid: { square: number; tile: number }[]): Promise<Result<Score>> {
    return this.kernel.preview(this.standing.board, laid, this.standing.racks[PERSON] as number[]);
  }

  close(): void {
    this.kernel.close();
  }

  async #resign(): Promise<null> {
    const { changes, totals, places } = await this.kernel.resign(PERSON);
    this.standing = { ...this.standing, totals, places };
    this.#note("resign", { seat: PERSON, points: 0, drawn: [], changes, score: null }, totals);
    this.resigned = true;
    return null;
  }

  #note(act: DeviceAct, result: ActResult, totals: number[]): void {
    this.turns.push({ act, result, totals });
    this.saved.deeds.push(act);
  }

  /** The same for the same turn of the same game, so that a bot asked again decides alike. */
  #dice(): number {
    return (parseInt(this.saved.seed.slice(0, 8), 16) + 2654435761 * this.turns.length) >>> 0;
  }
}

/** How the bot of a game plays; null: the edition knows no such bot any more. */
export function character({ edition, bot, seed }: Pick<SavedGame, "edition" | "bot" | "seed">): Character | null {
  const named = edition.bots.find(({ name }) => name === bot);
  return named ? characterOf(named, edition, parseInt(seed.slice(8, 16), 16)) : null;
}

/** Whether a bot sees as people do, and has to know what words are ordinary. */
const seesSome = (who: Character | null): boolean => who?.kind === "master" || who?.kind === "level";

/** Whether a bot weighs what it keeps. */
const weighsLeaves = (who: Character | null): boolean =>
  who?.kind === "best-equity" ||
  (who?.kind === "master" && who.leaves > 0) ||
  (who?.kind === "level" && who.level.leaves > 0);

/** Plays that are weighed for a hint, before the language's scale. */
const PLAYS = 200;

/** The same words, and an eye that misses and misjudges nothing. */
const sharpen = (level: Level): Level => ({ ...level, plays: Math.max(level.plays, PLAYS), misjudged: 0, attention: 0 });

function characterOf(bot: DeviceBot, { effort }: DeviceEdition, day: number): Character {
  const { kind, level, skill, leaves } = bot;
  if (kind === "best-equity" || kind === "highest-score") return { kind };
  // the master is a "person" in games that were begun before the 26th of November 2026
  if (kind !== "level") return { kind: "master", skill, leaves, effort };
  if (!level) throw new KernelFault("bot: a level without numbers");
  return { kind, level: onDay(level, day) };
}

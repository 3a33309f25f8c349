/** The device in the server's place: it answers the table's calls for its own game. */

import { type Answer, refusedHere } from "../wire/api";
import { Codes } from "../kernel/codes";
import type { Refusal, Score } from "../kernel/types";
import type { TableListener } from "../wire/table-socket";
import { AS_BLANK, squareText } from "../shared/notation";
import type { Say } from "../shared/texts";
import type { ActRequest, HintView, LaidTile, Refused, ScoreView, TableView } from "../wire/wire";
import type { Host } from "../tables/table.svelte";
import { boardOf } from "./downloads";
import { type Game, PERSON } from "./game";
import type { DeviceAct, SavedGame } from "./saved";
import { record } from "./record";
import { playText, tableView, words } from "./view";

export class DeviceServer implements Host {
  readonly record: Host["record"];
  readonly #codes: Codes;
  #listener: TableListener | null = null;
  #thinking = false;

  constructor(
    readonly game: Game,
    private readonly say: Say,
    private readonly save: (game: SavedGame) => void,
    readonly leave: () => void,
    private readonly onFault: (error: unknown) => void,
  ) {
    this.#codes = new Codes(game.edition.letters);
    this.record = { label: say("download-record"), give: () => this.#download() };
  }

  /** The view that the page begins with. */
  async begin(): Promise<TableView> {
    return this.#view();
  }

  hear(listener: TableListener): void {
    this.#listener = listener;
  }

  /** The table is on the screen: a bot whose turn it is goes on. */
  start(): void {
    this.#passTurn();
  }

  #download(): void {
    const text = record(this.game, this.say(`bot-${this.game.saved.bot}`));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = `${this.game.saved.id}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  async view(): Promise<Answer<TableView>> {
    return { ok: true, value: this.#view() };
  }

  async act(request: ActRequest): Promise<Answer<TableView>> {
    try {
      return await this.#act(request);
    } catch (error) {
      this.onFault(error);
      return this.#refuse("broken", "");
    }
  }

  async #act(request: ActRequest): Promise<Answer<TableView>> {
    if (this.#thinking) return this.#refusal({ code: "not-your-turn", square: null, tile: null });
    const act = this.#actOf(request);
    const words = typeof act === "object" && "play" in act ? await this.#wrongWords(act.play) : null;
    if (words !== null) return this.#refuse("invalid-words", this.say("invalid-words", { words }));
    const refusal = await this.game.do(act);
    if (refusal) return this.#refusal(refusal);
    this.save(this.game.saved);
    this.#passTurn();
    return { ok: true, value: this.#view() };
  }

  async score(_seat: number, laid: LaidTile[]): Promise<Answer<ScoreView>> {
    try {
      return await this.#preview(laid);
    } catch (error) {
      this.onFault(error);
      return this.#refuse("broken", "");
    }
  }

  async hint(detail: number): Promise<Answer<HintView>> {
    try {
      return await this.#hint(detail);
    } catch (error) {
      this.onFault(error);
      return this.#refuse("broken", "");
    }
  }

  async #hint(detail: number): Promise<Answer<HintView>> {
    const number = this.#view().number;
    const bare = { number, detail, points: 0, count: 0, squares: [], laid: [], word: null, tiles: [] };
    const act = await this.game.suggestion();
    if (typeof act === "object" && "play" in act) {
      const laid = act.play.map(({ square, tile }) => ({
        square,
        letter: this.#codes.letter(tile),
        blank: this.#codes.isBlank(tile),
      }));
      const score = await this.game.preview(act.play);
      const [points, word] = "refusal" in score ? [0, null] : [score.value.total, words(score.value, this.#codes)[0]?.word ?? null];
      const play = { ...bare, kind: "play" as const, points, count: laid.length };
      const squares = detail > 1 ? laid.map(({ square }) => square) : [];
      return { ok: true, value: { ...play, squares, ...(detail > 2 ? { laid, word } : {}) } };
    }
    if (typeof act === "object" && "exchange" in act) {
      const tiles = act.exchange.map((tile) => this.#codes.letter(tile));
      return { ok: true, value: { ...bare, kind: "exchange", count: tiles.length, tiles: detail > 1 ? tiles : [] } };
    }
    return { ok: true, value: { ...bare, kind: "pass" } };
  }

  async #preview(laid: LaidTile[]): Promise<Answer<ScoreView>> {
    const score = await this.game.preview(this.#codes.laidTiles(laid));
    if ("refusal" in score) return { ok: true, value: { ...nothing, ...this.#refusalText(score.refusal) } };
    return { ok: true, value: await this.#scoreView(score.value) };
  }

  async #scoreView(score: Score): Promise<ScoreView> {
    const { total, bonus } = score;
    const play = playText(this.game.edition, score);
    const valid = await this.game.valid(score);
    return { ...nothing, legal: true, total, bonus, words: words(score, this.#codes), play, valid };
  }

  #actOf({ act, laid, tiles }: ActRequest): DeviceAct {
    if (act === "play") return { play: this.#codes.laidTiles(laid ?? []) };
    if (act === "exchange") return { exchange: this.#codes.rack(tiles ?? []) };
    return act === "resign" ? "resign" : "pass";
  }

  /** The words of a play that the list does not hold all of; null: it stands, or is no play. */
  async #wrongWords(laid: { square: number; tile: number }[]): Promise<string | null> {
    const score = await this.game.preview(laid);
    if ("refusal" in score || (await this.game.valid(score.value))) return null;
    return words(score.value, this.#codes)
      .map(({ word }) => word)
      .join(", ");
  }

  /** The turn goes to the bot, if it is its. */
  #passTurn(): void {
    this.#playBot().catch((error: unknown) => this.onFault(error));
  }

  /** The bot does what is its to do. */
  async #playBot(): Promise<void> {
    if (this.#thinking || this.game.mover === null || this.game.mover === PERSON) return;
    this.#thinking = true;
    this.#publish();
    try {
      await this.game.do(await this.game.botAct());
      this.save(this.game.saved);
    } finally {
      this.#thinking = false;
    }
    this.#publish();
    await this.#playBot();
  }

  #view(): TableView {
    return tableView(this.game, this.say, this.#thinking);
  }

  #publish(): void {
    this.#listener?.view(this.#view());
  }

  #refusal(refusal: Refusal): { ok: false; refused: Refused } {
    return { ok: false, refused: this.#refusalText(refusal) };
  }

  #refuse(code: string, message: string): { ok: false; refused: Refused } {
    return { ok: false, refused: refusedHere(code, message) };
  }

  /** A refusal in words. */
  #refusalText({ code, square, tile }: Refusal): Refused {
    const { edition, standing } = this.game;
    const letter = tile === null || tile > AS_BLANK + edition.letters.length ? null : this.#codes.isBlank(tile) ? "?" : this.#codes.letter(tile);
    const message = this.say(code, {
      square: square === null ? "" : squareText(boardOf(edition), square),
      tile: letter ?? "",
      kind: letter === null ? "none" : letter === "?" ? "blank" : "letter",
      bag: standing.bag,
      least: edition.rules.exchange_bag_least,
    });
    return { ...refusedHere(code, message), square, tile: letter };
  }
}

const nothing: ScoreView = {
  legal: false,
  total: 0,
  bonus: 0,
  words: [],
  play: null,
  valid: null,
  code: null,
  message: null,
  square: null,
  tile: null,
};

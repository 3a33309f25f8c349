/** The game on this device: what happened, the time that runs, and what is kept if the page is closed. */

import { read, write } from "../lib/keep";
import * as acts from "./acts";
import { left } from "./clock";
import { replayed, waited, type Game } from "./game";
import { type Event, type Frame, Refused, type Verdict } from "./kinds";
import { recordText } from "./record";
import { latest, toMove } from "./state";
import type { Scored } from "./scorer";

const PLACE = "stafla.companion";
const TICK = 250;

interface Saved {
  names: string[];
  frame: Frame;
  events: Event[];
  times: number[];
  words: Scored["words"];
}

type Act = (game: Game, now: number) => Game;

export class Sitting {
  game = $state.raw<Game | null>(null);
  names = $state.raw<string[]>(["", ""]);
  now = $state(Date.now());
  refused = $state.raw<Refused | null>(null);
  /** The clock was pressed before the turn was written down. */
  early = $state.raw<{ seat: number; at: number } | null>(null);
  /** The words of the play that waits. */
  words = $state.raw<Scored["words"]>([]);

  constructor() {
    const saved = read<Saved>(localStorage, PLACE);
    if (saved?.frame && Array.isArray(saved.events)) {
      this.names = saved.names;
      this.words = saved.words;
      this.game = replayed(saved.frame, saved.events, saved.times);
    }
  }

  /** Follows the time; what it brings about is written at its own moment. */
  follow(): () => void {
    const timer = setInterval(() => this.tick(), TICK);
    return () => clearInterval(timer);
  }

  tick(): void {
    this.now = this.time();
    if (!this.game || this.early) return;
    const next = waited(this.game, this.now);
    if (next !== this.game) this.#set(next);
  }

  /** The device's clock, which never runs backwards for a game. */
  time(): number {
    return Math.max(Date.now(), this.game?.times.at(-1) ?? 0);
  }

  begin(frame: Frame, names: string[], start: acts.Start): void {
    this.names = names;
    this.early = null;
    this.words = [];
    this.#set(acts.start(frame, start, Date.now()));
  }

  /** Does something now; what the rules refuse is told. */
  do(...todo: Act[]): boolean {
    if (!this.game) return false;
    this.refused = null;
    this.now = this.time();
    const at = this.early?.at ?? this.now;
    try {
      this.#set(todo.reduce((game, act) => act(game, at), this.game));
      this.early = null;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error;
      return false;
    }
  }

  /**
   * A turn written down: with both sheets, the mover's own line is written by it (SV-14).
   *
   * @param judge asked where nobody is left to challenge the words (PL-48)
   */
  async lay(seat: number, scored: Scored, judge: (words: number[][]) => Promise<Verdict>): Promise<boolean> {
    const pressed = this.early !== null;
    const checked = this.game !== null && acts.alone(this.game);
    const verdict = checked ? await judge(scored.words.map(({ letters }) => letters)) : "unknown";
    const named = scored.words.map(({ word }) => word).join(", ");
    const act = acts.lay(seat, scored.placement, scored.total, verdict, named);
    const done = this.do(act, ...(pressed && !checked ? this.#presses(seat) : []));
    if (done) this.words = scored.words;
    return done;
  }

  tell(seat: number, count: number, points: number): void {
    const pressed = this.early !== null;
    const waits = this.game !== null && !acts.alone(this.game);
    if (this.do(acts.tell(seat, count, points), ...(pressed && waits ? this.#presses(seat) : []))) this.words = [];
  }

  press(seat: number): void {
    this.do(...this.#presses(seat));
  }

  /** The clock before the writing: time stands for its player from now on. */
  pressEarly(seat: number): void {
    this.now = this.time();
    this.game = this.game && waited(this.game, this.now);
    if (this.game && toMove(this.game.state) === seat && !this.game.state.pending) this.early = { seat, at: this.now };
  }

  accept(seat: number): void {
    this.do(acts.accept(seat), ...this.#writes(seat));
  }

  /** The opponent writes other numbers than the record has (SV-37). */
  acceptOther(seat: number, points: number, total: number): void {
    this.do(acts.accept(seat), acts.note(seat, points, total));
  }

  rule(verdict: "valid" | "invalid" | "unknown"): void {
    const play = this.game?.state.pending;
    if (!play) return;
    // who never pressed has not written the own line either
    const own = play.pressed ? [] : this.#writes(play.seat);
    const write = verdict === "invalid" ? [] : [...own, ...this.#writes(1 - play.seat)];
    this.do(acts.rule(verdict), ...write);
  }

  /** What a seat has left, as it is shown. */
  left(seat: number): number | null {
    if (!this.game) return null;
    const { clock, state } = this.game;
    if (!this.early) return left(clock, state, seat, this.now);
    const then = left(clock, state, seat, this.early.at);
    return then !== null && seat !== this.early.seat ? then - (this.now - this.early.at) : then;
  }

  get running(): number | null {
    if (this.early) return 1 - this.early.seat;
    const clock = this.game?.clock;
    return clock?.since == null ? null : (clock.turn?.[0] ?? null);
  }

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  record(): string {
    return this.game ? recordText(this.game, this.names) : "";
  }

  clear(): void {
    this.game = this.early = null;
    write(localStorage, PLACE, null);
  }

  /** A sheet's line with the numbers of the record. */
  #writes(seat: number): Act[] {
    if (this.game?.state.procedure.sheets !== 2) return [];
    return [
      (game, now) => {
        const line = latest(game.state);
        if (!line) return game;
        const total = (game.state.totals[line.seat] ?? 0) - (game.state.changes?.[line.seat] ?? 0);
        return acts.note(seat, line.points, total)(game, now);
      },
    ];
  }

  #presses(seat: number): Act[] {
    const needed = this.game?.frame.kept.law.final === "when-pressed";
    return needed ? [acts.press(seat), ...this.#writes(seat)] : [];
  }

  #set(game: Game): void {
    this.game = game;
    const { frame, events, times } = game;
    write(localStorage, PLACE, { names: this.names, frame, events, times, words: this.words });
  }
}

/** The game on this device: what happened, the time that runs, and what is kept if the page is closed. */

import { memory, write } from "../shared/storage";
import * as acts from "./game/acts";
import { remainingTime } from "./game/clock";
import { replay, advanceTime, type Game } from "./game/game";
import { type CompanionEdition, type Event, type GameSetup, Refused, type Verdict } from "./game/types";
import { recordText } from "./record";
import { isTournamentGame, type TournamentGame } from "./results/tournament";
import { latestLine, toMove } from "./game/state";
import type { Scored } from "./scorer";

const PLACE = "stafla.companion";
const TICK = 250;
/** What ends the time in which a verdict is shown. */
const ACTS: ReadonlySet<string> = new Set(["played", "told", "exchanged", "passed", "resigned", "taken-back", "judge-called"]);

/** A game as it lies in this browser; its members keep the names that the first page gave them. */
interface Saved {
  names: string[];
  frame: Omit<GameSetup, "edition"> & { kept: CompanionEdition };
  events: readonly Event[];
  times: readonly number[];
  words: Scored["words"];
  tournament?: TournamentGame | null;
  /** As in the session; pages before did not keep them. */
  early?: Moment | null;
  stopped?: Moment | null;
}

/** When somebody stopped their time, before what they did is written down. */
interface Moment {
  seat: number;
  at: number;
}

type Act = (game: Game, now: number) => Game;

export class CompanionSession {
  game = $state.raw<Game | null>(null);
  names = $state.raw<string[]>(["", ""]);
  now = $state(Date.now());
  refused = $state.raw<Refused | null>(null);
  /** The clock was pressed before the turn was written down. */
  early = $state.raw<Moment | null>(null);
  /** The clock was stopped to challenge; which words is said after that (SV-18). */
  stopped = $state.raw<Moment | null>(null);
  /** The words of the play that waits. */
  words = $state.raw<Scored["words"]>([]);
  /** The tournament's game that is kept here; null: a game like any other. */
  tournament = $state.raw<TournamentGame | null>(null);

  /** What lies in this browser and makes no game any more, as it lies there; null: nothing of that kind. */
  broken = $state.raw<string | null>(null);

  /** This browser keeps no game, or not what happened last: it is lost with the page. */
  unkept = $state(false);

  constructor() {
    const box = memory();
    this.unkept = box === null;
    const kept = box?.getItem(PLACE) ?? null;
    try {
      this.#restore(JSON.parse(kept ?? "null") as Saved | null);
    } catch {
      // by whatever it cannot be read: the page has to open, and what is there is its owner's to give up
      this.broken = kept;
    }
  }

  #restore(saved: Saved | null): void {
    if (!saved) return;
    const { kept, ...others } = saved.frame;
    this.game = replay({ ...others, edition: kept }, saved.events, saved.times);
    this.names = saved.names;
    this.words = saved.words;
    this.tournament = isTournamentGame(saved.tournament) ? saved.tournament : null;
    [this.early, this.stopped] = [saved.early ?? null, saved.stopped ?? null];
  }

  /** Advances the game by the time that passes, until the function it returns is called. */
  follow(): () => void {
    const timer = setInterval(() => this.tick(), TICK);
    return () => clearInterval(timer);
  }

  tick(): void {
    this.now = this.time();
    if (!this.game || this.early || this.stopped) return;
    const next = advanceTime(this.game, this.now);
    if (next !== this.game) this.#set(next);
  }

  /** The device's clock, which never runs backwards for a game. */
  time(): number {
    return Math.max(Date.now(), this.game?.times.at(-1) ?? 0);
  }

  begin(setup: GameSetup, names: string[], start: acts.Start, tournament: TournamentGame | null = null): void {
    this.names = names;
    this.tournament = tournament;
    this.early = this.stopped = null;
    this.words = [];
    this.#set(acts.start(setup, start, Date.now()));
  }

  /** Does something now; what the rules refuse is told. */
  do(...todo: Act[]): boolean {
    if (!this.game) return false;
    this.refused = null;
    this.now = this.time();
    const at = this.early?.at ?? this.stopped?.at ?? this.now;
    try {
      const next = todo.reduce((game, act) => act(game, at), this.game);
      this.early = this.stopped = null;
      this.#set(next);
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
    const checked = this.game !== null && acts.isAlone(this.game);
    const verdict = checked ? await judge(scored.words.map(({ letters }) => letters)) : "unknown";
    const named = scored.words.map(({ word }) => word).join(", ");
    const act = acts.lay(seat, scored.placement, scored.total, verdict, named);
    const done = this.do(act, ...(pressed && !checked ? this.#pressActs(seat) : []));
    if (done) this.#setWords(scored.words);
    return done;
  }

  tell(seat: number, count: number, points: number): void {
    const pressed = this.early !== null;
    const waits = this.game !== null && !acts.isAlone(this.game);
    if (this.do(acts.tell(seat, count, points), ...(pressed && waits ? this.#pressActs(seat) : []))) this.#setWords([]);
  }

  press(seat: number): void {
    this.do(...this.#pressActs(seat));
  }

  /** The player presses the clock before writing the turn down: their time stops at this moment. */
  pressEarly(seat: number): void {
    this.now = this.time();
    if (!this.game) return;
    const next = advanceTime(this.game, this.now);
    if (toMove(next.state) === seat && !next.state.pending) this.early = { seat, at: this.now };
    this.#set(next);
  }

  /** The clock was not pressed after all: it goes on as if it never had been. */
  resumeUnpressed(): void {
    this.early = null;
    this.#save();
    this.tick();
  }

  /** Who challenges stops the clock first, and names the words after that (SV-18). */
  stopToChallenge(seat: number): void {
    this.now = this.time();
    this.refused = null;
    if (!this.game) return;
    const next = advanceTime(this.game, this.now);
    const play = next.state.pending;
    if (play && play.seat !== seat && play.challenger === null) this.stopped = { seat, at: this.now };
    this.#set(next);
  }

  /** No challenge after all: the clock goes on as if it had not been stopped. */
  resumeUnchallenged(): void {
    this.stopped = null;
    this.#save();
    this.tick();
  }

  accept(seat: number): void {
    this.do(acts.accept(seat), ...this.#noteActs(seat));
  }

  /** The opponent writes other numbers than the record has (SV-37). */
  acceptOther(seat: number, points: number, total: number): void {
    this.do(acts.accept(seat), acts.note(seat, points, total));
  }

  rule(verdict: "valid" | "invalid" | "unknown"): void {
    const play = this.game?.state.pending;
    if (!play) return;
    // the line of a play is written when the clock is pressed, so here it is still missing
    const own = play.pressed ? [] : this.#noteActs(play.seat);
    const write = verdict === "invalid" ? [] : [...own, ...this.#noteActs(1 - play.seat)];
    this.do(acts.rule(verdict), ...write);
  }

  /** What a seat has left, as it is shown. */
  remainingTime(seat: number): number | null {
    if (!this.game) return null;
    const { clock, state } = this.game;
    if (this.stopped) return remainingTime(clock, state, seat, this.stopped.at);
    if (!this.early) return remainingTime(clock, state, seat, this.now);
    const then = remainingTime(clock, state, seat, this.early.at);
    return then !== null && seat !== this.early.seat ? then - (this.now - this.early.at) : then;
  }

  get running(): number | null {
    if (this.stopped) return null;
    if (this.early) return 1 - this.early.seat;
    const clock = this.game?.clock;
    return clock?.since == null ? null : (clock.turn?.[0] ?? null);
  }

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** The verdict of the turn just over, until somebody acts again; null: there was none. */
  get verdict(): { verdict: Verdict; seat: number; challenger: number; points: number } | null {
    const events = this.game?.events ?? [];
    const ruling = events.findLastIndex(({ event }) => event === "ruled");
    const later = events.slice(ruling + 1).map(({ event }) => event);
    if (ruling < 0 || later.some((event) => ACTS.has(event))) return null;
    const ruled = events[ruling] as Event & { event: "ruled" };
    const challenged = events.slice(0, ruling).findLast(({ event }) => event === "challenged");
    const challenger = (challenged as { seat: number } | undefined)?.seat ?? 0;
    const lost = events.slice(ruling).find((one) => one.event === "penalised" && one.why === "challenge");
    const points = lost?.event === "penalised" ? lost.points : 0;
    return { verdict: ruled.verdict, seat: 1 - challenger, challenger, points };
  }

  record(): string {
    return this.game ? recordText(this.game, this.names) : "";
  }

  clear(): void {
    this.game = this.early = this.stopped = this.tournament = this.broken = null;
    const box = memory();
    this.unkept = box === null;
    write(box, PLACE, null);
  }

  /** A sheet's line with the numbers of the record. */
  #noteActs(seat: number): Act[] {
    if (this.game?.state.procedure.sheets !== 2) return [];
    return [
      (game, now) => {
        const line = latestLine(game.state);
        if (!line) return game;
        const total = (game.state.totals[line.seat] ?? 0) - (game.state.changes?.[line.seat] ?? 0);
        return acts.note(seat, line.points, total)(game, now);
      },
    ];
  }

  #pressActs(seat: number): Act[] {
    const needed = this.game?.setup.edition.law.final === "when-pressed";
    return needed ? [acts.press(seat), ...this.#noteActs(seat)] : [];
  }

  #set(game: Game): void {
    this.game = game;
    this.#save();
  }

  #setWords(words: Scored["words"]): void {
    this.words = words;
    this.#save();
  }

  #save(): void {
    if (!this.game) return;
    const { setup, events, times } = this.game;
    const { edition, ...others } = setup;
    const saved: Saved = {
      names: this.names,
      frame: { ...others, kept: edition },
      events,
      times,
      words: this.words,
      tournament: this.tournament,
      early: this.early,
      stopped: this.stopped,
    };
    this.unkept = !write(memory(), PLACE, saved);
  }
}

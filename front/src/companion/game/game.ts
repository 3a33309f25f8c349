/** A game in progress: its events and their times, and what follows from them. */

import { newClock, overtimePoints, type Clock } from "../../kernel/rules";
import { isUp, remainingTime, nextEventTime, advanceClock } from "./clock";
import { finisher, reasonToEnd, settlement } from "./ending";
import { type Event, type GameSetup, type Reason, Refused } from "./types";
import { after } from "./fold";
import { begin, toMove, hiddenTiles, type State } from "./state";

export interface Game {
  readonly setup: GameSetup;
  readonly events: readonly Event[];
  readonly times: readonly number[];
  readonly state: State;
  readonly clock: Clock;
}

/** The game that events make; a turn taken back is folded from before it. */
export function replay(setup: GameSetup, events: readonly Event[], times: readonly number[]): Game {
  let game: Game = { setup, events: [], times: [], state: begin(setup), clock: newClock() };
  events.forEach((event, index) => {
    game = append(game, event, times[index] ?? 0);
  });
  return game;
}

/** The game after one more event. */
export function append(game: Game, event: Event, now: number): Game {
  const state =
    event.event === "taken-back" ? earlier(game, event.to) : after(game.setup, game.state, event);
  return {
    setup: game.setup,
    events: [...game.events, event],
    times: [...game.times, now],
    state,
    clock: advanceClock(game.clock, state, event, now),
  };
}

function earlier(game: Game, to: number): State {
  const { state } = replay(game.setup, game.events.slice(0, to), game.times);
  return { ...state, clockStarted: game.state.clockStarted, clockPaused: false, proposal: null, asides: game.state.asides };
}

/** Several events at one moment. */
export const all = (game: Game, events: readonly Event[], now: number): Game =>
  events.reduce((one, event) => append(one, event, now), game);

/** What time alone has brought about by `now`, each event at its own moment. */
export function advanceTime(game: Game, now: number): Game {
  let next = game;
  for (;;) {
    const when = nextEventTime(next.clock, next.state);
    if (when === null || when > now) return next;
    next = applyTime(next, when);
  }
}

function applyTime(game: Game, now: number): Game {
  const { clock, state } = game;
  const seat = clock.turn?.[0] as number;
  if (isUp(clock, state, seat, now)) return timeUp(game, seat, now);
  const over = -(remainingTime(clock, state, seat, now) ?? 0);
  const charged = overtimePoints(over, state.policy?.penalty ?? 0);
  const points = charged - (state.timePoints[seat] ?? 0);
  return append(game, { event: "penalised", seat, points, why: "time" }, now);
}

/** A seat whose clock runs has no time left. */
function timeUp(game: Game, seat: number, now: number): Game {
  const play = game.state.pending;
  const limit = game.state.policy?.limit;
  let next = game;
  if (play && play.seat === seat && !play.made) next = append(next, { event: "play-withdrawn", seat }, now);
  else if (play) next = confirm(next, now, limit !== "lose");
  // made by a hand in the bag (SV-24), the clock not pressed: the turn was made in time
  if (play?.made && play.seat === seat && limit === "pass") return next;
  if (next.state.ended) return next;
  next = append(next, { event: "flagged", seat }, now);
  if (limit === "pass") next = append(next, { event: "passed", seat }, now);
  return finishTurn(next, now);
}

/** The play that waits stands; its player draws, and the turn is over. */
export function confirm(game: Game, now: number, finish = true): Game {
  const play = game.state.pending;
  if (!play) return game;
  return close(play.made ? game : append(game, { event: "pressed", seat: play.seat }, now), now, finish);
}

/** The same for a play that nobody is left to challenge, whether or not its clock is pressed. */
export function close(game: Game, now: number, finish = true): Game {
  const play = game.state.pending;
  if (!play) return game;
  let next = append(game, { event: "confirmed" }, now);
  next = draw(next, play.seat, game.setup.rules.rack_size - (next.state.racks[play.seat] ?? 0), now);
  return finish ? finishTurn(next, now) : next;
}

/** A seat draws so many tiles, or as many as there are. */
export function draw(game: Game, seat: number, count: number, now: number): Game {
  const most = Math.min(count, game.state.bag);
  return most > 0 ? append(game, { event: "drawn", seat, tiles: hiddenTiles(most) }, now) : game;
}

/** After a turn: the end if the game is over, else turns that are lost go by. */
export function finishTurn(game: Game, now: number): Game {
  let next = game;
  while (!next.state.ended) {
    const reason = reasonToEnd(next.setup, next.state);
    const mover = toMove(next.state);
    if (reason) return endGame(next, reason, now);
    if (mover === null || !next.state.owingSeats.has(mover)) return next;
    next = append(next, { event: "turn-lost", seat: mover }, now);
  }
  return next;
}

/** The end, and the settlement where all that it needs is known. */
export function endGame(game: Game, reason: Reason, now: number): Game {
  const out = reason === "out" ? finisher(game.state) : null;
  return settle(append(game, { event: "ended", reason, out }, now), now);
}

/** The settlement, once everything that it needs is known. */
export function settle(game: Game, now: number): Game {
  const changes = game.state.changes ? null : settlement(game.setup, game.state);
  return changes ? append(game, { event: "settled", changes }, now) : game;
}

/** Refuses an act; `code` names the reason, which the page says in words. */
export const refuse = (code: string, values: Record<string, string | number> = {}): never => {
  throw new Refused(code, values);
};

/** Who may do what: the guards of every act, in the law's own order (`stafla/data/acts.toml`, as guards.json). */

import table from "./guards.json";
import { whose } from "./clock";
import { refuse, type Game } from "./game";
import { asideOf, isHalted, latestLine, nextSeat, playingSeats, toMove } from "./state";
import { lastTurn } from "./takeback";

export type Act = keyof typeof table.acts;
type Guard = keyof typeof table.guards;
type Allows = (game: Game, seat: number) => boolean;

/** How many proposals and plays taken back a turn may have, and what a decision may say. */
export const BOUNDS = table.bounds;

/** The act is open to a seat as far as its guards go; the first that fails refuses it. */
export function require(game: Game, act: Act, seat = 0): void {
  for (const guard of table.acts[act] as Guard[]) {
    if (!GUARDS[guard](game, seat)) refuse(table.guards[guard], numbers(game, seat));
  }
}

/** What the messages of refusals may name. */
const numbers = ({ state }: Game, seat: number): Record<string, number> => ({ seat, bag: state.bag });

/** What cannot be otherwise at a real board of two, where words are challenged and no variant changes a turn. */
const always: Allows = () => true;

/** Where the edition lets the next player's beginning accept a play (IS-23), nothing is recorded first. */
const isRecordedFirst = ({ setup }: Game): boolean => setup.edition.law.final === "when-pressed";

const GUARDS: Record<Guard, Allows> = {
  seated: ({ state }, seat) => seat >= 0 && seat < state.seats,
  running: ({ state }) => state.ended === null,
  "in-game": ({ state }, seat) => !state.resigned.has(seat),
  "has-time": ({ state }, seat) => playingSeats(state).includes(seat),
  begun: ({ state }) => state.first !== null,
  "no-halt": ({ state }) => !isHalted(state),
  "no-halt-once-begun": ({ state }) => state.first === null || !isHalted(state),
  "no-ruling": ({ state }) => state.pending === null || state.pending.challenger === null,
  "no-verdict": always,
  "no-appeal": always,
  "at-board": always,
  "words-challenged": always,
  "play-waits": ({ state }) => state.pending !== null,
  "own-play": ({ state }, seat) => state.pending?.seat === seat,
  "others-play": ({ state }, seat) => state.pending?.seat !== seat,
  unpressed: ({ state }) => !state.pending?.pressed,
  unmade: ({ state }) => !state.pending?.made,
  made: ({ state }) => state.pending?.made === true,
  "may-withdraw": ({ state }, seat) => asideOf(state, seat).withdrawn < BOUNDS.withdrawn,
  voted: always,
  answers: (game, seat) => isRecordedFirst(game) || nextSeat(game.state) === seat,
  challenged: ({ state }) => state.ended === null && state.pending !== null && state.pending.challenger !== null,
  "no-choice-of-bag": always,
  "no-own-play": ({ state }, seat) => state.pending?.seat !== seat,
  "voted-before-turn": always,
  recorded: (game, seat) => !(isRecordedFirst(game) && game.state.pending && nextSeat(game.state) === seat),
  "goes-on": ({ state }) => state.ended === null,
  "to-move": ({ state }, seat) => toMove(state) === seat,
  "board-known": ({ state }) => state.unknownTiles === 0,
  "clock-set": ({ state }) => state.policy !== null,
  "clock-unstarted": ({ state }) => !state.clockStarted,
  "others-turn": ({ state }, seat) => toMove(state) !== seat,
  "clock-runs": ({ state }) => whose(state) !== null,
  "clock-paused": ({ state }) => state.clockPaused,
  "no-pairs": always,
  "nothing-proposed": ({ state }) => state.proposal === null,
  "may-propose": ({ state }, seat) => asideOf(state, seat).proposals < BOUNDS.proposals,
  "turn-to-take-back": (game, seat) => {
    const turn = lastTurn(game);
    return turn?.seat === seat && !turn.left;
  },
  proposed: ({ state }) => state.proposal !== null,
  "turn-still-there": (game) => {
    const wish = game.state.proposal;
    if (wish?.what !== "takeback") return true;
    const turn = lastTurn(game);
    return turn?.seat === wish.seat && !turn.left;
  },
  unconsented: ({ state }, seat) => !state.proposal?.agreed.includes(seat),
  "ends-when-stuck": ({ setup }) => setup.edition.law.nothing_possible,
  "no-play-waits": ({ state }) => state.pending === null,
  "bag-empty": ({ state }) => state.bag === 0,
  "line-written": ({ state }) => latestLine(state) !== null && state.pending?.made !== false,
  "play-recorded": ({ state }) => state.pending === null,
  drawn: ({ state }, seat) => state.ended === null && (state.drawn[seat]?.[0] ?? 0) > 0,
  "judge-away": ({ state }) => state.judgeCaller === null,
  "judge-called": ({ state }) => state.judgeCaller !== null,
  "rack-to-show": ({ state }) => state.ended !== null && state.changes === null,
  signable: ({ state }, seat) =>
    state.changes !== null && !isHalted(state) && state.procedure.signed && !state.signers.has(seat),
};

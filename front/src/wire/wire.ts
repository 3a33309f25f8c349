/** What the server says (docs/formats/table-api.md). A square is row * width + column. */

export type ActKind =
  | "add-random"
  | "choose-first-move"
  | "choose-orientation"
  | "play"
  | "press"
  | "withdraw"
  | "exchange"
  | "pass"
  | "take-blank"
  | "arrange"
  | "draw-consonant"
  | "draw-vowel"
  | "vote-yes"
  | "vote-no"
  | "challenge"
  | "confirm"
  | "resign"
  | "offer-end"
  | "accept-end"
  | "decline-end"
  | "start-clock"
  | "resume-clock"
  | "propose-takeback"
  | "propose-pause"
  | "propose-abort"
  | "consent"
  | "decline"
  | "abort"
  | "claim"
  | "accept-verdict"
  | "appeal"
  | "withdraw-appeal"
  | "propose-overturn"
  | "call-judge"
  | "dismiss-judge";

export interface LaidTile {
  square: number;
  letter: string;
  blank: boolean;
}

export interface ActRequest {
  seat: number;
  expected: number;
  act: ActKind;
  laid?: LaidTile[];
  tiles?: string[];
  /** Indexes of the words challenged; none: all. */
  words?: number[];
  /** 32 bytes in hex, for the bag. */
  random?: string;
  /** Where a blank is taken. */
  square?: number;
  /** What is said for the words of a play put forward for the theme, or to the judge. */
  argument?: string;
  /** Bots are to answer without the time that people would take. */
  at_once?: boolean;
}

export interface LetterView {
  letter: string;
  value: number;
  count: number;
  /** Every character that is read as this letter: both cases, and what the edition folds into it. */
  typed: string[];
}

export interface PremiumView {
  square: number;
  kind: "letter" | "word";
  times: number;
  short: string;
  label: string;
}

export interface EditionView {
  code: string;
  profile: string;
  name: string;
  language: string;
  width: number;
  height: number;
  letters: LetterView[];
  blanks: number;
  premiums: PremiumView[];
  start: number[];
  rack_size: number;
  notation: "gcg" | "letter-first";
  /** What a wrong challenge costs: points, or a turn; on devices nobody challenges. */
  wrong_points?: number;
  wrong_turn?: boolean;
  lexicon: { name: string; version: string; fingerprint: string; words: number };
  word_check: "challenge" | "automatic";
}

export interface SeatView {
  seat: number;
  /** This device plays for it. */
  yours: boolean;
  name: string;
  kind: "person" | "bot";
  bot: string | null;
  score: number;
  tiles: number;
  resigned: boolean;
}

export interface BoardTile {
  square: number;
  letter: string;
  blank: boolean;
  value: number;
}

export interface TilePoints extends BoardTile {
  letter_multiplier: number;
  word_multiplier: number;
  new: boolean;
}

export interface WordPoints {
  word: string;
  points: number;
  multiplier: number;
  tiles: TilePoints[];
}

export interface TurnView {
  number: number;
  seat: number;
  kind:
    | "play"
    | "exchange"
    | "pass"
    | "yield"
    | "penalty"
    | "overtime"
    | "correction"
    | "lost-turn"
    | "resign"
    | "gone"
    | "takeback"
    | "settlement"
    | "time-loss";
  play: string | null;
  square: string | null;
  word: string | null;
  words: WordPoints[];
  bonus: number;
  tiles: number | null;
  stands: boolean;
  /** It stands because nobody could say whether it is valid. */
  undecided: boolean;
  /** Who challenged a play, and the latest ruling on it. */
  challenger: number | null;
  verdict: Ruling | null;
  points: number;
  total: number;
}

export type Ruling = "valid" | "invalid" | "unknown";

/** What happened beside the rows of the score sheet. */
export interface HappeningView {
  number: number;
  kind:
    | "withdrawn"
    | "challenged"
    | "ruled"
    | "ruled-again"
    | "overturned"
    | "verdict-accepted"
    | "appealed"
    | "appeal-withdrawn"
    | "judge-called"
    | "judge-decided"
    | "judge-dismissed"
    | "proposed"
    | "consented"
    | "declined"
    | "dropped"
    | "paused"
    | "resumed"
    | "clock-started"
    | "time-up"
    | "offered"
    | "offer-accepted"
    | "offer-declined"
    | "first"
    | "yielded-start"
    | "blank-taken"
    | "theme-claimed"
    | "theme-voted"
    | "theme-scored";
  seat: number | null;
  /** The seat that had asked, where this answers. */
  about: number | null;
  what: ProposalView["what"] | null;
  verdict: Ruling | null;
  square: number | null;
  points: number | null;
}

export interface WindowView {
  seat: number;
  /** False until its player has pressed the clock, where the profile asks for that. */
  made: boolean;
  /** Who has challenged it, while the verdict is awaited. */
  challenger: number | null;
  play: string;
  points: number;
  words: string[];
  may_challenge: number[];
  may_confirm: number[];
}

export interface CanView {
  allowed: boolean;
  code: string | null;
  message: string | null;
  least: number | null;
  most: number | null;
}

export interface LeftoverView {
  seat: number;
  tiles: string[];
  change: number;
  total: number;
  place: number;
}

/** What a rated game made of a player's rating. */
export interface RatingView {
  seat: number;
  before: number;
  after: number;
}

export interface ResultView {
  ending: "out" | "passes" | "scoreless" | "nothing-left" | "resigned" | "time" | "gone" | "aborted";
  message: string;
  seats: LeftoverView[];
}

export interface PartnerView {
  seat: number;
  rack: string[];
}

export interface YouView {
  seat: number;
  rack: string[];
  /** Squares of blanks whose letters are held. */
  blanks: number[];
  /** The partner's rack as it lies, where two pairs play. */
  partner?: PartnerView | null;
  /** Whether hints may be asked for: who plays alone against bots may. */
  hints?: boolean;
  can: Partial<Record<ActKind, CanView>>;
}

/** Times in milliseconds; the policy's own numbers in seconds and points. */
export interface ClockView {
  label: string;
  base: number;
  increment: number;
  move: number;
  penalty: number;
  overtime: number;
  limit: "lose" | "stop" | "pass";
  /** By seat, at `now` by the server's clock; negative in overtime. */
  left: number[];
  running: number | null;
  started: boolean;
  paused: boolean;
  now: number;
  stopped: number[];
}

export interface ProposalView {
  seat: number;
  what: "takeback" | "pause" | "abort" | "overturn";
  agreed: number[];
  waiting: number[];
}

export interface TableView {
  id: string;
  number: number;
  edition: EditionView;
  seats: SeatView[];
  start: {
    draws: { seat: number; tile: string }[][];
    lot: number | null;
    first: number | null;
    /** Seats whose random number the bag waits for. */
    awaited: number[];
    /** SHA-256 of the seed, in hex. */
    commitment: string | null;
  };
  phase: "start" | "drawing" | "turn" | "vote" | "window" | "ruling" | "verdict" | "appeal" | "ended";
  turn: number | null;
  thinking: boolean;
  mine: boolean;
  board: BoardTile[];
  last_play: { seat: number; squares: number[]; play: string; points: number } | null;
  turns: TurnView[];
  happenings: HappeningView[];
  bag: number;
  unseen: Record<string, number>;
  window: WindowView | null;
  proposal: ProposalView | null;
  /** How far behind those are who watch, in words; empty: not at all. */
  delay: string;
  clock: ClockView | null;
  offer: { accepted: number[]; waiting: number[] } | null;
  result: ResultView | null;
  you: YouView | null;
  house: HouseView;
  /** Null: the table has none. */
  judge: JudgeView | null;
}

/** Who may appeal or has appealed, who called; the wait is over at `until` by the server's clock. */
export interface JudgeView {
  called: number | null;
  concerned: number | null;
  verdict: "valid" | "invalid" | "unknown" | null;
  until: number | null;
  decisions: DecisionView[];
}

/** What the judge decided: a ruling with its verdict, or words on a call. */
export interface DecisionView {
  number: number;
  verdict: "valid" | "invalid" | "unknown" | null;
  text: string;
  by: string;
}

/** Two pairs: their seats, what each has, exchanges left, and who may move now. */
export interface PairsView {
  sides: number[][];
  totals: number[];
  exchanges: number[];
  movers: number[];
}

/** What the table agreed on; `parts` are consonants and vowels in two bags. */
export interface HouseView {
  variants: { id: string; name: string; text: string }[];
  theme: string;
  listed: number;
  parts: number[] | null;
  drawer: number | null;
  opening: number;
  vote: { seat: number; words: string[]; argument: string; waiting: number[] } | null;
  /** Who plays together; null: everybody alone. */
  pairs?: PairsView | null;
}

export interface LookUpView {
  word: string;
  verdict: "valid" | "invalid" | "unknown";
}

/** A play that could be laid, as much of it as was asked for. */
export interface HintView {
  /** Number of the event after which it was given. */
  number: number;
  /** 1: points and tiles; 2: the squares too; 3: the play itself. */
  detail: number;
  kind: "play" | "exchange" | "pass";
  points: number;
  /** Tiles to lay, or to exchange. */
  count: number;
  squares: number[];
  laid: LaidTile[];
  word: string | null;
  tiles: string[];
}

/** A word on the sheet, and what its language's dictionary says of it. */
export interface MeaningView {
  word: string;
  readings: { base: string; form: string; source: string }[];
}

/** Something said at the table. */
export interface MessageView {
  number: number;
  at: number;
  room: "players" | "watchers";
  seat: number | null;
  name: string | null;
  text: string;
}

export interface ScoreView {
  legal: boolean;
  total: number;
  bonus: number;
  words: WordPoints[];
  play: string | null;
  valid: boolean | null;
  code: string | null;
  message: string | null;
  square: number | null;
  tile: string | null;
}

export interface Refused {
  code: string;
  message: string;
  square: number | null;
  tile: string | null;
  view: TableView | null;
  /** what of a request cannot be read */
  field?: string | null;
}

/**
 * What goes over the network, made of the server's models by `make wire`: change those, not this file.
 *
 * Calls and answers: docs/formats/table-api.md; the socket's frames (`FrameIn`, `FrameOut`):
 * docs/formats/table-socket.md; the events of a record (`Event`): docs/formats/record.md.
 * A square is row * width + column.
 */

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
export type Verdict = "valid" | "invalid" | "unknown";
export type Limit = "lose" | "stop" | "pass";
export type Reason = "out" | "passes" | "scoreless" | "nothing-left" | "resigned" | "time" | "gone" | "aborted";
export type Event =
  | Started
  | ClockSet
  | ClockStarted
  | ClockPaused
  | ClockResumed
  | Flagged
  | RandomAdded
  | FirstAgreed
  | StartDrawn
  | LotDrawn
  | AdvantageChosen
  | FirstSet
  | Drawn
  | RackSeen
  | Played
  | Pressed
  | PlayWithdrawn
  | Challenged
  | Ruled
  | TilesTakenBack
  | Confirmed
  | Penalised
  | TurnLost
  | Exchanged
  | Returned
  | Passed
  | Yielded
  | ThemeSet
  | ThemeClaimed
  | ThemeVoted
  | ThemeScored
  | BlankTaken
  | Led
  | Arranged
  | Resigned
  | Claimed
  | Proposed
  | Consented
  | ProposalDeclined
  | TakenBack
  | EndOffered
  | EndAccepted
  | EndDeclined
  | Ended
  | Settled
  | ProcedureSet
  | HandInBag
  | Told
  | Noted
  | Overdrawn
  | JudgeCalled
  | JudgeDecided
  | Signed
  | JudgeSet
  | VerdictAccepted
  | Appealed
  | AppealWithdrawn
  | VerdictOverturned
  | AppealRuled
  | JudgeDismissed;
export type Proposable = "takeback" | "pause" | "abort" | "overturn";
export type FrameIn = Look | ActFrame | ScoreFrame | Say | Ping;
export type FrameOut = ViewFrame | Current | Done | Scored | RefusedFrame | Again | Presence | ChatFrame | Beat;
export type Phase = "start" | "drawing" | "turn" | "vote" | "window" | "ruling" | "verdict" | "appeal" | "ended";
export type HappeningKind =
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
export type TurnKind =
  | "play"
  | "exchange"
  | "pass"
  | "yield"
  | "lost-turn"
  | "penalty"
  | "overtime"
  | "correction"
  | "resign"
  | "gone"
  | "takeback"
  | "settlement"
  | "time-loss";
export type KernelCall =
  | "place"
  | "score"
  | "score_each"
  | "judge"
  | "all_plays"
  | "best_play"
  | "best_exchange"
  | "may_exchange"
  | "rack_value"
  | "leave_values"
  | "kept_values"
  | "begin"
  | "act"
  | "give_up"
  | "look";
export type PhoneFrameIn = SlipFrame | PhonePing;
export type PhoneFrameOut = KeptFrame | PartsFrame | RefusedFrame | PhoneBeat;

/** One act; `reference` comes back with its answer. */
export interface ActFrame {
  /** The seat that acts. */
  seat: number;
  /**
   * Number of the latest event that its player saw; the act is `stale` if something it depends on
   * came since.
   */
  expected: number;
  /** What is done. */
  act: ActKind;
  /** For `play`: the tiles laid, in any order. */
  laid?: LaidTileInput[];
  /** For `exchange` the tiles given back, for `arrange` the rack in its order; `?` a blank. */
  tiles?: string[];
  /** For `challenge`: indexes into the window's `words`; empty: all of them. */
  words?: number[];
  /** For `add-random`: 32 bytes in hexadecimal. */
  random?: string;
  /** For `take-blank`: the square of the blank (PL-36). */
  square?: number | null;
  /** For `play`: why the words belong to the theme (PL-38); to a judge: what the judge is told. */
  argument?: string | null;
  /**
   * Whether bots answer this act without the time that people would take; heard where one person
   * plays with bots.
   */
  at_once?: boolean;
  /** The frame's kind. */
  kind: "act";
  /** Comes back with the answer. */
  reference: string;
}
/** One tile laid: the letter it shows, and whether it is a blank. */
export interface LaidTileInput {
  /** Square that the tile is laid on. */
  square: number;
  /** The letter it shows, in capitals. */
  letter: string;
  /** Whether it is a blank that stands for the letter. */
  blank?: boolean;
}
/** `POST /api/tables/{id}/acts`: one act by one seat on the table as it stood. */
export interface ActRequest {
  /** The seat that acts. */
  seat: number;
  /**
   * Number of the latest event that its player saw; the act is `stale` if something it depends on
   * came since.
   */
  expected: number;
  /** What is done. */
  act: ActKind;
  /** For `play`: the tiles laid, in any order. */
  laid?: LaidTileInput[];
  /** For `exchange` the tiles given back, for `arrange` the rack in its order; `?` a blank. */
  tiles?: string[];
  /** For `challenge`: indexes into the window's `words`; empty: all of them. */
  words?: number[];
  /** For `add-random`: 32 bytes in hexadecimal. */
  random?: string;
  /** For `take-blank`: the square of the blank (PL-36). */
  square?: number | null;
  /** For `play`: why the words belong to the theme (PL-38); to a judge: what the judge is told. */
  argument?: string | null;
  /**
   * Whether bots answer this act without the time that people would take; heard where one person
   * plays with bots.
   */
  at_once?: boolean;
}
/** The favoured seat moves first, or chooses how the board lies and moves second (SV-10). */
export interface AdvantageChosen {
  event: "advantage-chosen";
  seat: number;
  advantage: "first-move" | "orientation";
}
/** The game is over, and `table` is where it is played again, or could be. */
export interface Again {
  /** The frame's kind. */
  kind: "again";
  /** Where the game is played again, or could be. */
  table: string;
  /** Who asked for it and waits there, by the seat at this table; null: the game has begun. */
  seat: number | null;
}
/** The judge's ruling, which takes the place of the verdict, and the reason for it. */
export interface AppealRuled {
  event: "appeal-ruled";
  verdict: Verdict;
  text: string;
}
/** The verdict stands: the appeal is taken back; None: no judge came in time. */
export interface AppealWithdrawn {
  event: "appeal-withdrawn";
  seat: number | null;
}
/**
 * The side that the verdict goes against brings it before the judge; all clocks stand.
 *
 * `about` is what the judge is told.
 */
export interface Appealed {
  event: "appealed";
  seat: number;
  about?: string;
}
/** A rack as its player has laid it, from left to right: what partners speak by (PL-68). */
export interface Arranged {
  event: "arranged";
  seat: number;
  tiles: string;
}
/** Still here; the answer to a ping, and what is said when nothing else is. */
export interface Beat {
  /** The frame's kind. */
  kind: "beat";
  /** Number of the latest event. */
  number: number;
}
/** A letter of the rack takes the place of the blank that stands for it (PL-36). */
export interface BlankTaken {
  event: "blank-taken";
  seat: number;
  square: number;
}
/** A tile on the board. */
export interface BoardTile {
  /** Where it lies. */
  square: number;
  /** The letter it shows, in capitals. */
  letter: string;
  /** Whether it is a blank. */
  blank: boolean;
  /** Points, 0 for a blank. */
  value: number;
}
/** Whether the seat may do a thing now; if not, why. */
export interface CanView {
  /** Whether it may be done. */
  allowed: boolean;
  /** Why not. */
  code: string | null;
  /** The same as a sentence. */
  message: string | null;
  /** Least number of tiles, for an exchange, also where a play is to be confirmed first. */
  least: number | null;
  /** Greatest number of tiles, for an exchange, also where a play is to be confirmed first. */
  most: number | null;
}
/** An opponent doubts words of the play: indexes into the words of its score (SV-18). */
export interface Challenged {
  event: "challenged";
  seat: number;
  words: number[];
}
/** What was said since the last such frame. */
export interface ChatFrame {
  /** The frame's kind: an older word for chat, which clients know. */
  kind: "talk";
  /** What was said since the last such frame. */
  messages: MessageView[];
}
/** Something that was said; `name` is None where it is not shown, `seat` a player's. */
export interface MessageView {
  /** Its number in the room. */
  number: number;
  /** When it was said, in milliseconds since 1970. */
  at: number;
  /** Who hears it. */
  room: "players" | "watchers";
  /** The seat of who said it; null: a watcher. */
  seat: number | null;
  /** Who said it; null where it is not shown. */
  name: string | null;
  /** What was said. */
  text: string;
}
/** A seat claims that `against`, who owed an act, is gone, and so out of the game. */
export interface Claimed {
  event: "claimed";
  seat: number;
  against: number;
}
/** A clock to choose, in words and numbers. */
export interface ClockOffer {
  /** Its id. */
  id: string;
  /** The clock in words. */
  label: string;
  /** Its numbers. */
  policy: PolicyNumbers;
}
/** The numbers of a clock (`stafla.editions.ClockPolicy`). */
export interface PolicyNumbers {
  /** Seconds for the game. */
  base: number;
  /** Seconds more for every turn. */
  increment: number;
  /** Seconds for a turn; 0: no such limit. */
  move: number;
  /** Points for every minute of overtime begun. */
  penalty: number;
  /** Seconds of overtime at most. */
  overtime: number;
  /** What happens to who has no time left. */
  limit: Limit;
  /** How far a loser on time must lie behind (SV-09); 0: the totals stand. */
  margin: number;
}
/** The clock is paused for an interruption to which all agreed (SV-38). */
export interface ClockPaused {
  event: "clock-paused";
}
/** A seat lets the clock run on. */
export interface ClockResumed {
  event: "clock-resumed";
  seat: number;
}
/** The game is played by the clock; its numbers are pinned (SV-05). */
export interface ClockSet {
  event: "clock-set";
  policy: WirePolicy;
}
/** The numbers of a clock, in seconds and points (`stafla.editions.ClockPolicy`). */
export interface WirePolicy {
  base: number;
  increment: number;
  move: number;
  penalty: number;
  overtime: number;
  limit: Limit;
  margin: number;
}
/** The clock of who moves first begins to run; `seat` started it (SV-12), None: the table. */
export interface ClockStarted {
  event: "clock-started";
  seat: number | null;
}
/**
 * The clock; times in milliseconds, the policy's own numbers in seconds and points.
 *
 * `left` is by seat, negative in overtime, as it was at `now` by the server's clock; from
 * then on only the time of `running` goes. `stopped` are those whose time is up.
 */
export interface ClockView {
  /** The clock in words. */
  label: string;
  /** Seconds for the game. */
  base: number;
  /** Seconds more for every turn. */
  increment: number;
  /** Seconds for a turn; 0: no such limit. */
  move: number;
  /** Points for every minute of overtime begun. */
  penalty: number;
  /** Seconds of overtime at most. */
  overtime: number;
  /** What happens to who has no time left. */
  limit: Limit;
  /** Milliseconds left by seat at `now`, negative in overtime. */
  left: number[];
  /** The seat whose time goes; null: nobody's. */
  running: number | null;
  /** Whether the clock was started. */
  started: boolean;
  /** Whether it is paused. */
  paused: boolean;
  /** The server's time in milliseconds since 1970. */
  now: number;
  /** Seats whose time is up. */
  stopped: number[];
}
/** An edition that a companion offers: what the page carries, so that it needs no network. */
export interface CompanionEdition {
  /** Id of the edition. */
  profile: string;
  /** Title in its own language. */
  name: string;
  /** Language of its words. */
  language: string;
  /** What is done at a real board. */
  procedure: ProcedureNumbers;
  /** What the guide says of it. */
  guide: GuideView[];
  /** What the kernel does not compute. */
  law: LawView;
  /** Clocks to choose from. */
  clocks: ClockOffer[];
  /** What changes with the variant of PL-49; null: nothing. */
  seven: SevenView | null;
}
/** The numbers of a procedure at a real board (`stafla.editions.Procedure`). */
export interface ProcedureNumbers {
  /** Score sheets kept: each player's (SV-13), or one (IS-28). */
  sheets: number;
  /** Whether they are signed. */
  signed: boolean;
  /** Tiles beyond the surplus to choose from, after too many were drawn (SV-33). */
  choice: number;
  /** With fewer tiles in the bag before that draw (SV-35) `small_choice` counts. */
  small_bag: number;
  /** Tiles beyond the surplus then. */
  small_choice: number;
}
/** A sentence of the guide. */
export interface GuideView {
  /** Its message. */
  text: string;
  /** Numbers of the rules that it tells; may be empty. */
  rules: string;
}
/** What the law asks of an edition and the kernel does not compute. */
export interface LawView {
  /** When a play is final. */
  final: "when-laid" | "when-pressed";
  /** Points that a wrong challenge costs. */
  wrong_points: number;
  /** Whether a wrong challenge costs the turn. */
  wrong_turn: boolean;
  /** How it is settled who begins. */
  start: "tile" | "lot";
  /** Whether a game ends by agreement that nothing can be laid. */
  nothing_possible: boolean;
}
/** What changes where nothing is exchanged with fewer than seven in the bag (PL-49). */
export interface SevenView {
  /** Id of the variant. */
  variant: string;
  /** What pins the edition with it. */
  digest: string;
  /** Tiles that the bag must hold for an exchange. */
  least: number;
}
/** The challenge window closes and the play stands (IS-23, SV-17). */
export interface Confirmed {
  event: "confirmed";
}
/** A seat agrees to what is proposed. */
export interface Consented {
  event: "consented";
  seat: number;
}
/** The browser holds the latest view already. */
export interface Current {
  /** The frame's kind. */
  kind: "current";
  /** Number of the latest event. */
  number: number;
}
/** What a judge decided `by` name: a ruling's `verdict`, or words and time on a call. */
export interface DecisionView {
  /** Number of the event. */
  number: number;
  /** The ruling; null: on a call. */
  verdict: Verdict | null;
  /** What the players read. */
  text: string;
  /** Whose decision it is. */
  by: string;
  /** Time given to each seat, negative: taken; empty: nobody's changes. */
  seconds: number[];
}
/** A bot that plays on the device: its name in the catalogues is `bot-<name>`. */
export interface DeviceBot {
  /** Its name. */
  name: string;
  /** How it plays: a level sees some of the plays, the master nearly all. */
  kind: "level" | "master" | "best-equity" | "highest-score";
  /** The numbers of a level; null for other kinds. */
  level: DeviceLevel | null;
  /** Of the master: the effort of a play that it sees every other time. */
  skill: number;
  /** How much the master minds the tiles kept. */
  leaves: number;
}
/** How a level plays (docs/engine/levels.md), with what its language changes in it. */
export interface DeviceLevel {
  /** How many plays are seen and weighed against each other. */
  plays: number;
  /** How many of the ordinary words are known, the most frequent first. */
  words: number;
  /** The share of all further words that are known. */
  others: number;
  /** Whether of the words of two letters only those of every day are known. */
  everyday: boolean;
  /** What makes a play harder to see. */
  effort: DeviceEffort;
  /** Standard deviation of the logarithm by which points are misjudged. */
  misjudged: number;
  /** How much the tiles kept count beside the points; 0: not at all, 1: fully. */
  leaves: number;
  /** Points that a premium square counts which a play opens. */
  caution: number;
  /** Part by which leaves and caution shift for who is far behind or ahead. */
  swing: number;
  /** Whether the vowels or the worth of the tiles kept say when to exchange. */
  exchange: "vowels" | "worth";
  /** Standard deviation, from game to game, of the logarithm of the plays seen. */
  form: number;
  /** The same from turn to turn. */
  attention: number;
}
/** What makes a play harder to see, in logits. */
export interface DeviceEffort {
  /** For each letter of the main word beyond four. */
  letter: number;
  /** For each doubling of the main word's rank beyond the thousandth most frequent word. */
  doubling: number;
  /** For each further word made by the way. */
  crossing: number;
  /** For each tile beyond the first that already lies in the main word. */
  through: number;
  /** For each blank. */
  blank: number;
  /** For each tile laid fewer than three. */
  small: number;
  /** Doublings of rank by which a word that is no ordinary one lies behind them all. */
  rare: number;
}
/** Whom to thank for a file, and under which terms it is passed on. */
export interface DeviceCredit {
  /** Whom to thank. */
  credit: string;
  /** An SPDX expression, or a sentence. */
  licence: string;
}
/**
 * An edition for so many players, with everything that a device needs of it.
 *
 * `digest` pins its numbers and its profile in records. `lexicon` is null where no list may
 * be passed on: such a device scores and does not judge. `ordinary` are the language's most
 * frequent words, by which persons among the bots see plays, and `everyday` the words of two
 * letters that everybody knows. `ends_when_stuck`: a game ends when nothing can be laid any
 * more (FI-35).
 */
export interface DeviceEdition {
  /** Id of the edition. */
  profile: string;
  /** Title in its own language. */
  name: string;
  /** Language of its words. */
  language: string;
  /** Pins its numbers and its profile in records. */
  digest: string;
  /** How squares are written. */
  notation: "gcg" | "letter-first";
  /** How it is settled who begins. */
  begins: "tile" | "lot";
  /** Whether words are challenged, or checked as they are played. */
  check: "challenge" | "automatic";
  /** Whether a game ends when nothing can be laid any more (FI-35). */
  ends_when_stuck: boolean;
  /** The alphabet in its order. */
  letters: LetterView[];
  /** The letters as blanks are written, in the same order. */
  small: string[];
  /** All premium squares. */
  premiums: PremiumView[];
  /** What the kernel computes with. */
  rules: RuleNumbers;
  /** The words; null where no list may be passed on. */
  lexicon: DeviceLexicon | null;
  /** What kept tiles are worth; null: nothing is known. */
  leaves: DeviceFile | null;
  /** The language's most frequent words; null: not known. */
  ordinary: DeviceFile | null;
  /** The words of two letters that everybody knows. */
  everyday: string[];
  /** The letters that are vowels. */
  vowels: string[];
  /** Whom to thank for the files. */
  credits: DeviceCredit[];
  /** The bots that play on the device. */
  bots: DeviceBot[];
  /** How much what makes a play harder to see counts for persons among the bots. */
  effort: DeviceEffort;
}
/**
 * A letter of the alphabet; `count` is 0 where only a blank can name it.
 *
 * `typed` holds every single character that is read as this letter: both cases and what the
 * edition folds into it (SV-51). The browser maps typed text by it alone.
 */
export interface LetterView {
  /** The letter in capitals. */
  letter: string;
  /** Points printed on its tile. */
  value: number;
  /** Tiles of it in a full bag; 0 where only a blank can name it. */
  count: number;
  /** Every single character that is read as this letter. */
  typed: string[];
}
/** A premium square: `times` the letter or the word; `short` fits on the square. */
export interface PremiumView {
  /** Where it is. */
  square: number;
  /** Whether it multiplies a letter or a word. */
  kind: "letter" | "word";
  /** By how much. */
  times: number;
  /** Its sign on the square. */
  short: string;
  /** Its name. */
  label: string;
}
/** A rule set as the kernel is told it: the fields of `stafla._core.Ruleset`. */
export interface RuleNumbers {
  /** Letters that a tile or a blank can stand for. */
  letters: number;
  /** Points of each tile by code, the blank's first. */
  values: number[];
  /** Tiles of each code in a full bag. */
  counts: number[];
  /** Squares in a row. */
  width: number;
  /** Squares in a column. */
  height: number;
  /** By square, 1 where plain. */
  letter_multipliers: number[];
  /** By square, 1 where plain. */
  word_multipliers: number[];
  /** Squares of which the opening covers one. */
  start: number[];
  /** Tiles on a full rack. */
  rack_size: number;
  /** Points for laying so many tiles in a turn. */
  bonus: number[];
  /** Racks in the game. */
  racks: number;
  /** Team of each rack; empty: every rack its own. */
  teams: number[];
  /** Bag that each code lies in; empty: one bag. */
  bags: number[];
  /** Least number of tiles of the opening. */
  opening_least: number;
  /** Tiles that the bag must hold for an exchange. */
  exchange_bag_least: number;
  /** Exchanges allowed per team and game; null: no limit. */
  exchange_limit: number | null;
  /** Rounds of passes that end the game; 0: none do. */
  pass_rounds: number;
  /** Turns without a new tile that end the game; 0: none do. */
  scoreless_turns: number;
  /** Whether a play of 0 points counts as one of them. */
  zero_play_is_scoreless: boolean;
  /** How often the finisher gains the others' leftovers. */
  finisher_gain: number;
  /** Whether racks lose their leftovers: when somebody played out, otherwise. */
  leftovers_lost: [boolean, boolean];
}
/** The words. */
export interface DeviceLexicon {
  /** How people call it. */
  name: string;
  /** Six hexadecimal digits that tell which words count. */
  fingerprint: string;
  /** How many words. */
  words: number;
  /** What to take along. */
  files: DeviceFile[];
}
/** A file to take along; its address names its content, so that it never changes. */
export interface DeviceFile {
  /** Where it is; names its content, so that it never changes. */
  address: string;
  /** Its size. */
  bytes: number;
}
/** The act is on the disk as event `number`. */
export interface Done {
  /** The frame's kind. */
  kind: "done";
  /** That of the act. */
  reference: string;
  /** The event that the act is. */
  number: number;
}
/**
 * Tiles from the bag onto a rack; `UNKNOWN` for those that the record does not know.
 *
 * `bag`: from which of two bags, 0 consonants, 1 vowels (PL-41); None: there is one.
 */
export interface Drawn {
  event: "drawn";
  seat: number;
  tiles: string;
  bag?: (0 | 1) | null;
}
/** What a table needs of its edition and profile. */
export interface EditionView {
  /** The edition that it is or is a variant of, `sv`. */
  code: string;
  /** Id of the edition, `sv-home`. */
  profile: string;
  /** Title in its own language. */
  name: string;
  /** Language of its words. */
  language: string;
  /** Squares in a row. */
  width: number;
  /** Squares in a column. */
  height: number;
  /** The alphabet in its order. */
  letters: LetterView[];
  /** Blanks in a full bag. */
  blanks: number;
  /** All premium squares. */
  premiums: PremiumView[];
  /** Squares of which the opening covers one. */
  start: number[];
  /** Tiles on a full rack. */
  rack_size: number;
  /** How squares are written: `8H` across (`gcg`) or down (`letter-first`). */
  notation: "gcg" | "letter-first";
  /** The word list pinned by the game. */
  lexicon: LexiconView;
  /** Whether words are challenged, or checked as they are played. */
  word_check: "challenge" | "automatic";
  /** Points that a wrong challenge costs. */
  wrong_points: number;
  /** Whether a wrong challenge costs a turn. */
  wrong_turn: boolean;
}
/**
 * The word list pinned by the game.
 *
 * `version` is that of its source, most often a date; empty: not known, or not at hand.
 */
export interface LexiconView {
  /** How people call it. */
  name: string;
  /** Of its source, most often a date; empty: not known, or not at hand. */
  version: string;
  /** Six hexadecimal digits that tell which words count. */
  fingerprint: string;
  /** How many words. */
  words: number;
}
/** A seat agrees to end (FI-35). */
export interface EndAccepted {
  event: "end-accepted";
  seat: number;
}
/** A seat wants to go on; the offer lapses. */
export interface EndDeclined {
  event: "end-declined";
  seat: number;
}
/** Nothing more can be laid: the game offers to end (FI-35); `seat`: who asked for it. */
export interface EndOffered {
  event: "end-offered";
  seat: number | null;
}
/** The game is over; `out` is the seat that played its last tile (IS-26). */
export interface Ended {
  event: "ended";
  reason: Reason;
  out: number | null;
}
/**
 * A game begins; pins everything that later events depend on.
 *
 * Attributes:
 *     edition: edition or variant, `sv-home`.
 *     digest: of the edition's numbers and profile (`Edition.digest`).
 *     seats: an opaque id for each player, in the order of play.
 *     check: challenges, or words checked when played.
 *     lexicon: name of the word list; empty: none.
 *     fingerprint: the word list's fingerprint; empty: unknown.
 *     generator: where draws come from (`GENERATOR` from the seed, `MIXED` from the seed and
 *         what every seat adds to it); empty: from a real bag.
 *     seed: 32 bytes; None: not known (a game typed in, or not yet revealed).
 *     commitment: SHA-256 of the seed, shown before the first draw; None: none.
 *     variants: what the table agreed on, in the order of the catalogue (PL-35).
 */
export interface Started {
  event: "started";
  edition: string;
  digest: string;
  seats: string[];
  check: "challenge" | "automatic";
  lexicon: string;
  fingerprint: string;
  generator: string;
  seed: string | null;
  commitment: string | null;
  variants?: string[];
}
/** A seat has no time left: it loses (SV-07), stops playing (PL-48) or passes (PL-47). */
export interface Flagged {
  event: "flagged";
  seat: number;
}
/** A seat's own random number, 32 bytes: nobody who chose the seed knew it (`MIXED`). */
export interface RandomAdded {
  event: "random-added";
  seat: number;
  random: string;
}
/** Who moves first is agreed before anything is drawn, as in a game that is played again. */
export interface FirstAgreed {
  event: "first-agreed";
  seat: number;
}
/** A tile drawn to see who starts; it stays out of the bag until that is settled (IS-03). */
export interface StartDrawn {
  event: "start-drawn";
  seat: number;
  tile: string;
}
/** The lot favours this seat, which chooses its advantage (SV-10). */
export interface LotDrawn {
  event: "lot-drawn";
  seat: number;
}
/** It is settled who moves first; the tiles of the starting draw go back (IS-05). */
export interface FirstSet {
  event: "first-set";
  seat: number;
}
/** A rack becomes known, wholly or in part (a game typed in); as many tiles as before. */
export interface RackSeen {
  event: "rack-seen";
  seat: number;
  tiles: string;
}
/** Tiles laid and their score announced (IS-07). The draw follows when the window closes. */
export interface Played {
  event: "played";
  seat: number;
  placement: WirePlacement;
  points: number;
}
/** Where a play begins and the tiles laid, dots where tiles already lay. */
export interface WirePlacement {
  square: string;
  tiles: string;
}
/** The clock is pressed: the play is made and cannot be withdrawn any more (SV-23). */
export interface Pressed {
  event: "pressed";
  seat: number;
}
/** A play not yet made is taken back by its player, who is still to move (SV-23). */
export interface PlayWithdrawn {
  event: "play-withdrawn";
  seat: number;
}
/** The verdict on the challenged play as a whole (SV-19). */
export interface Ruled {
  event: "ruled";
  verdict: Verdict;
}
/** The play was not valid: its tiles return to the rack and the turn is lost (IS-24). */
export interface TilesTakenBack {
  event: "tiles-taken-back";
  seat: number;
}
/** Points lost by a rule (FI-31); negative points are gained (foreign records). */
export interface Penalised {
  event: "penalised";
  seat: number;
  points: number;
  why: "challenge" | "time" | "correction";
}
/** The turn of a seat that challenged wrongly goes by (double challenge). */
export interface TurnLost {
  event: "turn-lost";
  seat: number;
}
/** Tiles put aside to be exchanged; the draw comes next (IS-17). */
export interface Exchanged {
  event: "exchanged";
  seat: number;
  tiles: string;
}
/** The tiles put aside go into the bag, and the turn is over (IS-17, SV-25). */
export interface Returned {
  event: "returned";
  seat: number;
}
/** A turn passed (IS-19). */
export interface Passed {
  event: "passed";
  seat: number;
}
/** The seat cannot open with as many letters as it takes now; no pass (PL-39, A-13). */
export interface Yielded {
  event: "yielded";
  seat: number;
}
/** The table has agreed on a theme. */
export interface ThemeSet {
  event: "theme-set";
  theme: WireTheme;
}
/** An agreed theme: its name, and words that count at once. */
export interface WireTheme {
  name: string;
  words: string[];
}
/** The player of the play that waits argues that words of it belong to the theme. */
export interface ThemeClaimed {
  event: "theme-claimed";
  seat: number;
  words: number[];
  argument: string;
}
/** Another player says whether they do. */
export interface ThemeVoted {
  event: "theme-voted";
  seat: number;
  agrees: boolean;
}
/** Points for words of the theme: those on the list, or as the vote came out (0: not). */
export interface ThemeScored {
  event: "theme-scored";
  seat: number;
  points: number;
}
/** Of two partners this one makes the first move (PL-69), which follows at once. */
export interface Led {
  event: "led";
  seat: number;
}
/** A player gives up; the rack's tiles go out of play. */
export interface Resigned {
  event: "resigned";
  seat: number;
}
/** A seat asks all others to agree to something. */
export interface Proposed {
  event: "proposed";
  seat: number;
  what: Proposable;
}
/** A seat does not agree, or takes its own proposal back; it lapses. */
export interface ProposalDeclined {
  event: "proposal-declined";
  seat: number;
}
/**
 * All agreed that the game goes on from where it was after event number `to`.
 *
 * What came after is done with, but the bag is drawn from anew: nobody draws again what was
 * seen. Time that was used stays used.
 */
export interface TakenBack {
  event: "taken-back";
  to: number;
}
/** What each seat's total changes by at the end (IS-40, IS-41). */
export interface Settled {
  event: "settled";
  changes: number[];
}
/** The game is played at a real board with a companion; the procedure's numbers are pinned. */
export interface ProcedureSet {
  event: "procedure-set";
  procedure: WireProcedure;
}
/** The numbers of a procedure at a real board (`stafla.editions.Procedure`). */
export interface WireProcedure {
  sheets: number;
  signed: boolean;
  choice: number;
  small_bag: number;
  small_choice: number;
}
/** A hand goes into the bag although the clock was not pressed: the play is made (SV-24). */
export interface HandInBag {
  event: "hand-in-bag";
  seat: number;
}
/** A play of which only its points and the number of tiles laid are written down. */
export interface Told {
  event: "told";
  seat: number;
  count: number;
  points: number;
}
/**
 * What a seat's own sheet says of the latest line: its points, and the total after it (SV-13).
 *
 * Attributes:
 *     seat: whose sheet it is.
 *     of: whose line it is.
 */
export interface Noted {
  event: "noted";
  seat: number;
  of: number;
  points: number;
  total: number;
}
/**
 * A seat drew too many tiles, and as many go back (SV-32 … SV-35).
 *
 * Attributes:
 *     excess: how many too many; so many are returned.
 *     seen: whether more tiles were seen than were to be drawn.
 *     from_new: whether the opponent draws from the new tiles alone, which can still be told
 *         apart, or from the whole rack (SV-34).
 *     looked: how many the opponent draws and looks at; 0: none were seen (SV-32).
 */
export interface Overdrawn {
  event: "overdrawn";
  seat: number;
  excess: number;
  seen: boolean;
  from_new: boolean;
  looked: number;
}
/** A seat stops the clock and calls the judge (SV-39), who is told what it is `about`. */
export interface JudgeCalled {
  event: "judge-called";
  seat: number;
  about?: string;
}
/** What the judge decided, in the judge's words, and seconds given to each seat (SV-40). */
export interface JudgeDecided {
  event: "judge-decided";
  text: string;
  seconds: number[];
}
/** A seat signs its sheet with the final totals of all (SV-30). */
export interface Signed {
  event: "signed";
  seat: number;
  totals: number[];
}
/**
 * The table has a judge: a verdict can be appealed, and a call stops the game (SV-39).
 *
 * Attributes:
 *     answer: seconds in which a verdict can be appealed; then it stands.
 *     wait: seconds that the game stands for the judge; then it goes on without one.
 */
export interface JudgeSet {
  event: "judge-set";
  answer: number;
  wait: number;
}
/** The verdict stands: who could appeal does not; None: the time for it is over. */
export interface VerdictAccepted {
  event: "verdict-accepted";
  seat: number | null;
}
/** All agreed on the opposite of the verdict, without the judge. */
export interface VerdictOverturned {
  event: "verdict-overturned";
}
/** The game goes on without a decision: the call is taken back; None: no judge came in time. */
export interface JudgeDismissed {
  event: "judge-dismissed";
  seat: number | null;
}
/** Take up a seat, or watch; `last` is the number of the latest view the browser holds. */
export interface Look {
  /** The frame's kind. */
  kind: "look";
  /** The seat to look from; null: watch. */
  seat?: number | null;
  /** Number of the latest view held; 0: none. */
  last?: number;
}
/** A question: what tiles would score. */
export interface ScoreFrame {
  /** The seat that asks. */
  seat: number;
  /** The tiles laid so far, in any order. */
  laid: LaidTileInput[];
  /** The frame's kind. */
  kind: "score";
  /** Comes back with the answer. */
  reference: string;
}
/** Something to be said: by a player to the players, by a watcher to the watchers. */
export interface Say {
  /** The frame's kind. */
  kind: "say";
  /** Comes back with the answer. */
  reference: string;
  /** What is said, 1 to 300 characters. */
  text: string;
}
/** A question: whether anybody is there. */
export interface Ping {
  /** The frame's kind. */
  kind: "ping";
}
/**
 * The table after event `number`, without what never changes (`edition`).
 *
 * `now` is the server's time in milliseconds since 1970.
 */
export interface ViewFrame {
  /** The frame's kind. */
  kind: "view";
  /** Number of the latest event in it. */
  number: number;
  /** The server's time in milliseconds since 1970. */
  now: number;
  /** The table, without `edition`. */
  view: ShownView;
}
/** A table as one audience may see it, without what never changes: so the socket sends it. */
export interface ShownView {
  /** The players by seat. */
  seats: SeatView[];
  /** Whether this device plays for any seat. */
  mine: boolean;
  /** Tiles by letter that this audience cannot see: bag and others' racks together. */
  unseen: {
    [k: string]: number;
  };
  /** What the seat sees that was asked for; null: none was. */
  you: YouView | null;
  /** The table's id. */
  id: string;
  /** Number of its latest event. */
  number: number;
  /** Who begins, and how that was settled. */
  start: StartView;
  /** What the table waits for. */
  phase: Phase;
  /** Whose turn it is; null before and after the game. */
  turn: number | null;
  /** Whether a bot is thinking. */
  thinking: boolean;
  /** The latest play on the board. */
  last_play: LastPlay | null;
  /** What happened beside the rows of the score sheet. */
  happenings: HappeningView[];
  /** Tiles in the bag. */
  bag: number;
  /** The play that waits for its opponents. */
  window: WindowView | null;
  /** An offer to end a game in which nothing more can be laid. */
  offer: OfferView | null;
  /** What a seat asked the others to agree to. */
  proposal: ProposalView | null;
  /** How far behind those are who watch, in words; empty: not at all. */
  delay: string;
  /** The clock; null: time is not measured. */
  clock: ClockView | null;
  /** How it ended; null: it has not. */
  result: ResultView | null;
  /** What the table agreed on. */
  house: VariantsView;
  /** The judge of the table; null: there is none. */
  judge: JudgeView | null;
  /** The tiles laid. */
  board: BoardTile[];
  /** The score sheet. */
  turns: TurnView[];
}
/** A player as everyone may see it; `yours` if this device plays for the seat. */
export interface SeatView {
  /** Its number. */
  seat: number;
  /** Whether this device plays for it. */
  yours: boolean;
  /** What its player is called. */
  name: string;
  /** Who sits there. */
  kind: "person" | "bot";
  /** The bot's level; null: a person. */
  bot: string | null;
  /** Points so far. */
  score: number;
  /** Tiles on the rack. */
  tiles: number;
  /** Whether its player has given up. */
  resigned: boolean;
}
/** What the seat that took up the device sees beyond everyone. */
export interface YouView {
  /** The seat that the device took up. */
  seat: number;
  /** Its tiles, `?` a blank. */
  rack: string[];
  /** Squares of blanks that can be taken for letters held (PL-36). */
  blanks: number[];
  /** The partner's rack, where partners play (PL-65). */
  partner: PartnerView | null;
  /** Whether the seat may ask for hints: it plays alone against bots, and not for a rating. */
  hints: boolean;
  /** Whether each act is allowed now, by its name. */
  can: {[K in ActKind]?: CanView};
}
/** The partner's rack as it lies, from left to right (PL-65, PL-68). */
export interface PartnerView {
  /** The partner's seat. */
  seat: number;
  /** The partner's tiles from left to right. */
  rack: string[];
}
/**
 * Who begins, and how that was settled.
 *
 * `draws` holds the rounds of the starting draw, later ones among those who tied; `lot` the
 * seat that the lot favoured, which chooses (SV-10); `first` is None until settled.
 * `awaited` are the seats whose random number (`add-random`) the bag waits for.
 * `commitment` is the SHA-256 (hex) of the seed that decides every draw and lot; the record
 * shows the seed after the end, so that anyone can verify the game.
 */
export interface StartView {
  /** Rounds of the starting draw, later ones among those who tied. */
  draws: StartTile[][];
  /** The seat that the lot favoured, which chooses (SV-10). */
  lot: number | null;
  /** Who begins; null until settled. */
  first: number | null;
  /** Seats whose random number the bag waits for. */
  awaited: number[];
  /** SHA-256 (hexadecimal) of the seed that decides every draw and lot. */
  commitment: string | null;
}
/** A tile of the starting draw (a blank ranks before A: IS-04, FI-04). */
export interface StartTile {
  /** Who drew it. */
  seat: number;
  /** The tile, `?` a blank. */
  tile: string;
}
/** The latest play on the board: its new tiles' squares. */
export interface LastPlay {
  /** Who laid it. */
  seat: number;
  /** Squares of its new tiles. */
  squares: number[];
  /** The play as it is written. */
  play: string;
  /** Its points. */
  points: number;
}
/**
 * What happened beside the rows of the score sheet: a verdict, a question and its answers.
 *
 * `number` is that of the event. `seat` is who did it or whom it befell, `about` the seat
 * that had asked where this answers, `what` was proposed. `verdict` is that of a ruling, or
 * of a vote on the theme; `square` that of a blank taken; `points` those for the theme.
 */
export interface HappeningView {
  /** Number of the event. */
  number: number;
  /** What happened. */
  kind: HappeningKind;
  /** Who did it, or whom it befell. */
  seat: number | null;
  /** The seat that had asked, where this answers. */
  about: number | null;
  /** What was proposed. */
  what: Proposable | null;
  /** That of a ruling, or of a vote on the theme. */
  verdict: Verdict | null;
  /** The square of a blank taken. */
  square: number | null;
  /** Points for the theme. */
  points: number | null;
}
/**
 * A play that waits for its opponents: who may challenge it, who may confirm it.
 *
 * `made` is False until its player has pressed the clock where the profile asks for that
 * (SV-23); until then it may be withdrawn. `challenger` has challenged it and the verdict is
 * awaited. A challenge names words by their index in `words`.
 */
export interface WindowView {
  /** Whose play waits. */
  seat: number;
  /** Whether its player has pressed the clock, where the profile asks for that (SV-23). */
  made: boolean;
  /** Who has challenged it; the verdict is awaited. */
  challenger: number | null;
  /** The play as it is written. */
  play: string;
  /** Its points. */
  points: number;
  /** The words it makes; a challenge names them by index. */
  words: string[];
  /** Seats that may challenge it. */
  may_challenge: number[];
  /** Seats that may confirm it. */
  may_confirm: number[];
}
/** An offer to end a game in which nothing more can be laid (FI-35). */
export interface OfferView {
  /** Seats that agree. */
  accepted: number[];
  /** Seats that have not answered. */
  waiting: number[];
}
/** What a seat asked the others to agree to; `waiting` have not answered. */
export interface ProposalView {
  /** Who proposed. */
  seat: number;
  /** What was proposed. */
  what: Proposable;
  /** Seats that agree. */
  agreed: number[];
  /** Seats that have not answered. */
  waiting: number[];
}
/** How it ended; equal totals share a place. */
export interface ResultView {
  /** How it ended. */
  ending: Reason;
  /** The same as a sentence. */
  message: string;
  /** Each seat's part of the settlement. */
  seats: LeftoverView[];
}
/** A seat's part of the settlement (IS-40, IS-41). */
export interface LeftoverView {
  /** Whose. */
  seat: number;
  /** Tiles left on the rack. */
  tiles: string[];
  /** Points that the settlement changes the total by. */
  change: number;
  /** The total after it. */
  total: number;
  /** Place, equal totals share it. */
  place: number;
}
/**
 * What the table agreed on (PL-35). `parts`: consonants and vowels in two bags.
 *
 * `pairs` is None where everybody plays alone (PL-65).
 */
export interface VariantsView {
  /** What the table agreed on (PL-35). */
  variants: VariantView[];
  /** What the words are to be about; empty: nothing. */
  theme: string;
  /** Words on the theme's list. */
  listed: number;
  /** Consonants and vowels in two bags; null: there is one. */
  parts: number[] | null;
  /** The seat that chooses a bag; null: nobody has to. */
  drawer: number | null;
  /** Letters that the first play must have. */
  opening: number;
  /** The vote on the theme that is open. */
  vote: VoteView | null;
  /** Who plays together; null where everybody plays alone. */
  pairs: PairsView | null;
}
/** Something that the table agreed on, in the reader's words. */
export interface VariantView {
  /** Its id. */
  id: string;
  /** Its name. */
  name: string;
  /** What it changes. */
  text: string;
}
/** Words that `seat` puts forward for the theme; `waiting` have not voted (PL-38). */
export interface VoteView {
  /** Whose words they are. */
  seat: number;
  /** The words put forward. */
  words: string[];
  /** Why they belong to the theme. */
  argument: string;
  /** Seats that have not voted. */
  waiting: number[];
}
/** Who plays together: the seats of each pair, what it has, exchanges left, who may move. */
export interface PairsView {
  /** The seats of each pair. */
  sides: number[][];
  /** Points of each pair. */
  totals: number[];
  /** Exchanges that each pair has left. */
  exchanges: number[];
  /** Seats that may move now. */
  movers: number[];
}
/**
 * The judge of a table.
 *
 * `called` is the seat that called, while nothing is decided; `concerned` the seat that may
 * appeal the open `verdict` (phase `verdict`) or has appealed it (`appeal`). The wait is
 * over at `until` by the server's clock.
 */
export interface JudgeView {
  /** The seat that called, while nothing is decided. */
  called: number | null;
  /** The seat that may appeal the open verdict, or has. */
  concerned: number | null;
  /** The verdict that is open. */
  verdict: Verdict | null;
  /** When the wait is over, in milliseconds since 1970 by the server's clock. */
  until: number | null;
  /** What judges of this game decided. */
  decisions: DecisionView[];
}
/**
 * A row of the score sheet.
 *
 * `number` is that of the event behind it. `points` is what it changed the seat's total by,
 * `total` the total after it. `stands` is False for a play that was challenged off (its
 * points are then 0). `tiles` is the number exchanged (never which). A `penalty` is that of
 * a wrong challenger; `undecided` is True for a play that stands because nobody could say
 * whether it is valid. `lost-turn` the turn that a wrong challenger loses, `overtime` points
 * for a minute begun past zero (SV-06), `gone` who was claimed against, and `takeback` whose
 * last turn was taken back by agreement (its rows are no longer there). `challenger` challenged
 * a play; `verdict` is the ruling on it, the latest where there were several.
 */
export interface TurnView {
  /** Number of the event behind the row. */
  number: number;
  /** Whose row it is. */
  seat: number;
  /** What was done, or what happened. */
  kind: TurnKind;
  /** The play as it is written, `8D HRAKI`. */
  play: string | null;
  /** Where the word begins, with its direction. */
  square: string | null;
  /** The main word. */
  word: string | null;
  /** All words made, with their points. */
  words: WordPoints[];
  /** Points for the number of tiles laid. */
  bonus: number;
  /** How many tiles were exchanged. */
  tiles: number | null;
  /** False for a play that was challenged off. */
  stands: boolean;
  /** True for a play that stands because nobody could say whether it is valid. */
  undecided: boolean;
  /** The seat that challenged the play. */
  challenger: number | null;
  /** The ruling on the play; null: there was none. */
  verdict: Verdict | null;
  /** What the row changed the seat's total by. */
  points: number;
  /** The total after it. */
  total: number;
}
/** A word formed, with its points and how they come about. */
export interface WordPoints {
  /** The word in capitals. */
  word: string;
  /** Its points with all premiums. */
  points: number;
  /** What the squares multiply the word by. */
  multiplier: number;
  /** Its tiles from the first letter to the last. */
  tiles: TilePoints[];
}
/** A tile's share of a word; multipliers are 1 where the premium does not count. */
export interface TilePoints {
  /** Where the tile lies. */
  square: number;
  /** The letter it shows. */
  letter: string;
  /** Whether it is a blank. */
  blank: boolean;
  /** Points printed on it, 0 for a blank. */
  value: number;
  /** What its square multiplies it by; 1 where the premium does not count. */
  letter_multiplier: number;
  /** What its square multiplies the word by; 1 where the premium does not count. */
  word_multiplier: number;
  /** Whether it was laid in this play. */
  new: boolean;
}
/** What the tiles would score. */
export interface Scored {
  /** The frame's kind. */
  kind: "score";
  /** That of the question. */
  reference: string;
  /** What the tiles would score. */
  score: ScoreView;
}
/**
 * A tentative play's points, or why it is not legal.
 *
 * `valid` tells the word check's answer and is None where the table plays with challenges.
 */
export interface ScoreView {
  /** Whether the tiles may lie so. */
  legal: boolean;
  /** Points of the play. */
  total: number;
  /** Points for the number of tiles laid, contained in `total`. */
  bonus: number;
  /** The words made, with their points. */
  words: WordPoints[];
  /** The play as it is written. */
  play: string | null;
  /** The word check's answer; null where the table plays with challenges. */
  valid: boolean | null;
  /** Why the tiles may not lie so. */
  code: string | null;
  /** The same as a sentence. */
  message: string | null;
  /** The square it is about. */
  square: number | null;
  /** The tile it is about, `?` a blank. */
  tile: string | null;
}
/** Why not; nothing changed. Without `reference` the frame could not be read. */
export interface RefusedFrame {
  /** The frame's kind. */
  kind: "refused";
  /** That of the frame; null: it could not be read. */
  reference: string | null;
  /** Why not. */
  refused: Refused;
}
/** Any answer that is no success. */
export interface Refused {
  /** Why not; stable, for programs. */
  code: string;
  /** The same as a sentence in the language of the request. */
  message: string;
  /** The square it is about. */
  square: number | null;
  /** The tile it is about, `?` a blank. */
  tile: string | null;
  /** The table as it is now; with 409 alone. */
  view: TableView | null;
  /** The field that cannot be read, `laid.0.letter`; with `bad-request` alone. */
  field: string | null;
}
/** A table as one audience may see it. */
export interface TableView {
  /** The players by seat. */
  seats: SeatView[];
  /** Whether this device plays for any seat. */
  mine: boolean;
  /** Tiles by letter that this audience cannot see: bag and others' racks together. */
  unseen: {
    [k: string]: number;
  };
  /** What the seat sees that was asked for; null: none was. */
  you: YouView | null;
  /** The table's id. */
  id: string;
  /** Number of its latest event. */
  number: number;
  /** Who begins, and how that was settled. */
  start: StartView;
  /** What the table waits for. */
  phase: Phase;
  /** Whose turn it is; null before and after the game. */
  turn: number | null;
  /** Whether a bot is thinking. */
  thinking: boolean;
  /** The latest play on the board. */
  last_play: LastPlay | null;
  /** What happened beside the rows of the score sheet. */
  happenings: HappeningView[];
  /** Tiles in the bag. */
  bag: number;
  /** The play that waits for its opponents. */
  window: WindowView | null;
  /** An offer to end a game in which nothing more can be laid. */
  offer: OfferView | null;
  /** What a seat asked the others to agree to. */
  proposal: ProposalView | null;
  /** How far behind those are who watch, in words; empty: not at all. */
  delay: string;
  /** The clock; null: time is not measured. */
  clock: ClockView | null;
  /** How it ended; null: it has not. */
  result: ResultView | null;
  /** What the table agreed on. */
  house: VariantsView;
  /** The judge of the table; null: there is none. */
  judge: JudgeView | null;
  /** The tiles laid. */
  board: BoardTile[];
  /** The score sheet. */
  turns: TurnView[];
  /** The edition and its board. */
  edition: EditionView;
}
/** Who of the players is away; to players, when it changes. */
export interface Presence {
  /** The frame's kind. */
  kind: "presence";
  /** Seats of people who do not see the table now. */
  away: number[];
  /** Of these who keeps the table waiting, where the clock runs for minutes. */
  waits: number | null;
  /** Milliseconds until it may be claimed that they are gone; 0: it may be now. */
  left: number | null;
}
/** `POST /api/tables/{id}/hint`: what could be laid, told in steps. */
export interface HintRequest {
  /** The seat that asks, whose turn it is. */
  seat: number;
  /** 1: how many points and tiles; 2: which squares; 3: the play itself. */
  detail: number;
}
/** A hint, as much of it as was asked for. */
export interface HintView {
  /** Number of the event after which it was given; it is out of place after the next. */
  number: number;
  /** How much of it is told. */
  detail: number;
  /** `exchange` where nothing can be laid, `pass` where nothing can be exchanged either. */
  kind: "play" | "exchange" | "pass";
  /** Points of the play; 0 where there is none. */
  points: number;
  /** Tiles to lay, or to exchange. */
  count: number;
  /** With detail 2: the squares that tiles are laid on. */
  squares: number[];
  /** With detail 3: the tiles. */
  laid: LaidTile[];
  /** With detail 3: the main word. */
  word: string | null;
  /** With detail 2: the tiles to exchange. */
  tiles: string[];
}
/** One tile laid: the letter it shows, and whether it is a blank. */
export interface LaidTile {
  /** Square that the tile is laid on. */
  square: number;
  /** The letter it shows, in capitals. */
  letter: string;
  /** Whether it is a blank that stands for the letter. */
  blank: boolean;
}
/** The slip is on the disk. */
export interface KeptFrame {
  /** The frame's kind. */
  kind: "kept";
  /** That of the slip. */
  reference: string;
  /** Number of the round. */
  round: number;
  /** When it came, in milliseconds since 1970 (UTC) by the server's clock. */
  at: number;
  /** Whether it came too late to count. */
  late: boolean;
  /** The play as it is read; empty: it is none, or of another round. */
  play: string;
  /** What the play would score. */
  points: number;
}
/**
 * The kernel's answer: its numbers, or why the rules say no.
 *
 * A refusal's numbers are the square and the tile or -1, its text is the code.
 */
export interface KernelAnswer {
  /** Whether the rules say no. */
  refused: boolean;
  /** The answer; of a refusal the square and the tile, or -1. */
  numbers: number[];
  /** The code of a refusal. */
  text: string;
}
/**
 * What a browser without a kernel asks the server's (docs/formats/kernel.md).
 *
 * `words` and `equity` say what lies on the desk. `game` holds the messages of `begin` and
 * then, one by one, of `act`; `message` is that of this call: little-endian 32-bit numbers.
 */
export interface KernelQuestion {
  /** Id of the edition. */
  profile: string;
  /** How many play. */
  players?: number;
  /** Whether the word list lies on the desk. */
  words?: boolean;
  /** Whether leave values lie on the desk. */
  equity?: boolean;
  /** The messages of `begin` and then of `act`, in base64. */
  game?: string[];
  /** What is asked. */
  call: KernelCall;
  /** The numbers of this call, little-endian with 32 bits, in base64; earlier pages say `told`. */
  message: string;
}
/** `POST /api/tables/{id}/look-up`: whether a word is in the list of the table (PL-37). */
export interface LookUpRequest {
  /** The seat that asks. */
  seat: number;
  /** The word, in any case. */
  word: string;
}
/** What the list says of a word. */
export interface LookUpView {
  /** The word as it was asked. */
  word: string;
  /** What the list says. */
  verdict: Verdict;
}
/** A word of a play, and what its language's dictionary says of it. */
export interface MeaningView {
  /** The word in capitals. */
  word: string;
  /** Readings, one a base form; none where nothing is known. */
  readings: ReadingView[];
}
/** One way to understand a word. */
export interface ReadingView {
  /** The form under which dictionaries list it. */
  base: string;
  /** What form of it the word is, in the terms of its own language's grammar. */
  form: string;
  /** Who says so. */
  source: string;
}
/** `GET /api/tables/{id}/words/{number}`: the words of a play on the sheet. */
export interface MeaningsView {
  /** Number of the event that laid it. */
  number: number;
  /** The words it made. */
  words: MeaningView[];
}
/** A note. */
export interface Note {
  /** The note. */
  text: string;
}
/** What the phone shows: whoever puts its parts in place of their own sees the game as it is. */
export interface PartsFrame {
  /** The frame's kind. */
  kind: "parts";
  /** Number of the game's latest event. */
  number: number;
  /** Milliseconds left to write; 0: none, or nobody writes. */
  left: number;
  /** HTML of each part of the page, by the part's name; one that is left out stays as it is. */
  parts: {
    [k: string]: string;
  };
}
/** A sign of life. */
export interface PhoneBeat {
  /** The frame's kind. */
  kind: "beat";
}
/** A slip. */
export interface SlipFrame {
  /** The frame's kind. */
  kind: "slip";
  /** What the phone calls it: sent again it is the same slip. */
  reference: string;
  /** Number of the round. */
  round: number;
  /** Where the word begins, as `8D` across or `D8` down. */
  position: string;
  /** The whole word, blanks small. */
  word: string;
  /** Points as the player counted them; null: nobody did. */
  claimed?: number | null;
}
/** A question: whether anybody is there. */
export interface PhonePing {
  /** The frame's kind. */
  kind: "ping";
}
/** What a rated game made of a player's rating. */
export interface RatingView {
  /** Whose. */
  seat: number;
  /** The rating before the game. */
  before: number;
  /** The rating after it. */
  after: number;
}
/** `POST /api/tables/{id}/score`: what the tiles laid so far would score. */
export interface ScoreRequest {
  /** The seat that asks. */
  seat: number;
  /** The tiles laid so far, in any order. */
  laid: LaidTileInput[];
}
/** Board and letters of the round under way, for whoever lays a play there. */
export interface SlipBoardView {
  /** What the browser keeps the tiles under; another one for every round. */
  name: string;
  /** What is played. */
  edition: EditionView;
  /** Tiles on the board. */
  board: BoardTile[];
  /** Letters of the rack; `?` is a blank. */
  rack: string[];
}

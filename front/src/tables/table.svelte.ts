/** The table as this page knows it: the latest view, and whose rack is on the screen. */

import { Api, refusedHere, type Answer } from "../wire/api";
import { TableSocket, type TableListener } from "../wire/table-socket";
import { mergeMessages } from "./chat/messages";
import { Note } from "./chat/note.svelte";
import { Writing } from "./chat/writing.svelte";
import type {
  ActKind,
  ActRequest,
  Again,
  CanView,
  HappeningView,
  HintView,
  LaidTile,
  MessageView,
  Presence,
  Refused,
  ScoreView,
  SeatView,
  ShownView,
  TableView,
  TurnView,
  WindowView,
} from "../wire/wire";

/** Whose answer a play waits for: its player's own until the clock is pressed (SV-23). */
const answering = (window: WindowView | null): number[] =>
  window === null ? [] : window.made ? window.may_confirm : [window.seat];

/** A device that answers for a game of its own, where there is no server (`device/server.ts`). */
export interface Host {
  hear(listener: TableListener): void;
  start(): void;
  view(seat: number | null): Promise<Answer<TableView>>;
  act(request: ActRequest): Promise<Answer<TableView>>;
  score(seat: number, laid: LaidTile[]): Promise<Answer<ScoreView>>;
  hint(detail: number): Promise<Answer<HintView>>;
  /** Gives the record out as a file. */
  readonly record: { label: string; give(): void };
  /** Leaves the game for another one. */
  leave(): void;
}

export class Table {
  view = $state.raw<TableView>()!;
  /** The seat whose rack is shown; null while it is covered or nobody's. */
  seat = $state<number | null>(null);
  busy = $state(false);
  offline = $state(false);
  /** The messages of the chat, oldest first. */
  chat = $state.raw<MessageView[]>([]);
  /** Where this game is played again, or could be. */
  rematch = $state.raw<Again | null>(null);
  /** Who is away, as the server said last; null: it is not heard. */
  presence = $state.raw<Omit<Presence, "kind"> | null>(null);
  /** From when on who is waited for may be claimed to be gone, in milliseconds of this page. */
  claimFrom = $state<number | null>(null);
  readonly api: Api;
  /** What somebody at this device notes for themselves. */
  readonly note: Note;
  /** The next message for the chat. */
  readonly writing = new Writing((text) => this.sendMessage(text));
  readonly #socket: TableSocket;
  #listeners: ((turns: TurnView[], happenings: HappeningView[]) => void)[] = [];
  #order: { seat: number; tiles: string[] } | null = null;
  #arranging = false;
  #claim: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param host answers instead of the server, if the game is this device's own
   * @param atOnce whether bots are to answer at once
   */
  constructor(
    view: TableView,
    readonly host: Host | null = null,
    private readonly atOnce: () => boolean = () => false,
  ) {
    this.view = view;
    this.api = new Api(view.id);
    this.note = new Note(this.api);
    const listener: TableListener = {
      view: (shown) => this.#onView(shown),
      connection: (there) => this.#onConnection(there),
      chat: (messages) => (this.chat = mergeMessages(this.chat, messages)),
      rematch: (following) => (this.rematch = following),
      presence: (presence) => this.#setPresence(presence),
    };
    host?.hear(listener);
    this.#socket = new TableSocket(this.api.socket, listener);
  }

  readonly persons = $derived.by((): SeatView[] =>
    this.view.seats.filter((seat) => seat.yours && !seat.resigned),
  );

  /** The person at this device who has to do something now, if there is one. */
  readonly seatToAct = $derived.by((): number | null => {
    const isOurs = (seat: number): boolean => this.persons.some((person) => person.seat === seat);
    const { phase, turn, window, offer, start, house, judge } = this.view;
    if (phase === "ended" || phase === "appeal" || (judge && judge.called !== null)) return null;
    if (phase === "verdict") return judge?.concerned != null && isOurs(judge.concerned) ? judge.concerned : null;
    const chosen = phase === "drawing" ? [house.drawer] : house.vote?.waiting;
    const movers = (phase === "turn" && house.pairs?.movers) || [turn ?? start.lot];
    const waiting = chosen ? chosen : offer ? offer.waiting : phase === "window" ? answering(window) : movers;
    // where several at this device may act, the one whose rack is shown stays
    if (this.seat !== null && waiting.includes(this.seat) && isOurs(this.seat)) return this.seat;
    return waiting.find((seat) => seat !== null && isOurs(seat)) ?? null;
  });

  /** The rack has to be covered until the next person takes the device. */
  readonly covered = $derived.by((): boolean => this.seatToAct !== null && this.seatToAct !== this.seat);

  /** The play that waits may be challenged or accepted by the seat shown, which moves next. */
  readonly mayAcceptPlay = $derived.by((): boolean => {
    const { window, house } = this.view;
    if (this.seat === null || !window?.may_confirm.includes(this.seat)) return false;
    // of three or four players others may accept it too, and have no turn after that
    if (this.can("play").code === "not-your-turn") return false;
    return !house.pairs || house.pairs.movers.includes(this.seat);
  });

  /** The play that waits is the last: its player has no tile left and the bag none, so that the game ends with it. */
  readonly endsWithPlay = $derived.by((): boolean => {
    const { window, house, bag, seats } = this.view;
    if (!window || bag > 0) return false;
    const side = house.pairs?.sides.find((mates) => mates.includes(window.seat)) ?? [window.seat];
    return side.every((seat) => seats[seat]?.tiles === 0);
  });

  readonly isTaken = (square: number): boolean => this.view.board.some((tile) => tile.square === square);

  name(seat: number): string {
    return this.view.seats[seat]?.name ?? "";
  }

  /** Whether the seat shown may do this; accepting the play that waits is part of playing on. */
  can(act: ActKind): CanView {
    return this.view.you?.can[act] ?? { allowed: false, code: null, message: null, least: null, most: null };
  }

  /** Whether the seat shown may do this, be it after accepting the play that waits. */
  mayPlayOn(act: "play" | "exchange" | "pass"): boolean {
    const { allowed, most } = this.can(act);
    if (this.endsWithPlay) return false;
    return allowed || (this.mayAcceptPlay && (act !== "exchange" || most !== null));
  }

  /** The play that a seat may challenge: the number of its row; null: it may challenge none. */
  playToChallenge(seat: number): number | null {
    const { window, turns } = this.view;
    if (!window?.may_challenge.includes(seat)) return null;
    return turns.findLast(({ kind }) => kind === "play")?.number ?? 0;
  }

  onTurns(listener: (turns: TurnView[], happenings: HappeningView[]) => void): void {
    this.#listeners.push(listener);
  }

  /** The device is in the hands of `seat` now. */
  async takeUp(seat: number): Promise<Refused | null> {
    let answer = await (this.host ?? this.api).view(seat);
    // a newer view without a rack came over the socket meanwhile, and an older one with it would be dropped
    while (answer.ok && answer.value.number < this.view.number) answer = await (this.host ?? this.api).view(seat);
    if (!answer.ok) return answer.refused;
    this.seat = seat;
    this.#show(answer.value);
    this.#socket.look();
    return null;
  }

  async refresh(): Promise<void> {
    const { seat } = this;
    const answer = await (this.host ?? this.api).view(seat);
    this.offline = !answer.ok && answer.refused.code === "offline";
    // another seat's rack is shown by now: the view asked for was another seat's
    if (seat !== this.seat) return this.refresh();
    if (answer.ok) this.#show(answer.value);
  }

  /** Does `act` for a seat (the one shown), one at a time; the answer is null or why it was not done. */
  async act(act: ActKind, more: Partial<ActRequest> = {}): Promise<Refused | null> {
    const seat = more.seat ?? this.seat;
    if (seat === null) return null;
    if (this.busy) return refusedHere("still-sending");
    this.busy = true;
    try {
      const answer = await this.#send({ ...more, seat, act, expected: this.view.number });
      if (answer.ok) {
        if (typeof answer.value !== "number") this.#accept(answer.value);
        return null;
      }
      if (answer.refused.view) this.#accept(answer.refused.view);
      return answer.refused;
    } finally {
      this.busy = false;
    }
  }

  /**
   * Plays on over a play that waits. Where the edition lets it, the act itself accepts that play, or
   * is refused and accepts nothing; else the play is accepted first, which cannot be taken back, so
   * that it is done only for an act that will be possible then. Accepting may end the game, or bring
   * an offer to end it (FI-35) before the act arrives; then the table is shown as it is.
   */
  async playOn(act: "play" | "exchange" | "pass", more: Partial<ActRequest> = {}): Promise<Refused | null> {
    if (this.can(act).allowed || !this.mayAcceptPlay) return this.act(act, more);
    const { number } = this.view;
    const wrong = await this.#foresee(act, more);
    // the play was challenged or withdrawn meanwhile, and is not there to be accepted
    if (wrong || this.view.number !== number) return wrong;
    const refused = await this.act("confirm");
    if (refused || this.view.phase === "ended" || this.view.offer) return refused;
    const late = await this.act(act, more);
    return late?.code === "stale" ? null : late;
  }

  /** Why an act will be refused once the play that waits is accepted; null: it will not be. */
  async #foresee(act: "play" | "exchange" | "pass", { laid, tiles: given }: Partial<ActRequest>): Promise<Refused | null> {
    const { code, message, least, most } = this.can(act);
    if (act === "exchange") {
      const count = given?.length ?? 0;
      const fits = most !== null && count >= (least ?? 1) && count <= most;
      return fits ? null : refusedHere(code ?? "", message ?? "");
    }
    if (this.busy) return refusedHere("still-sending");
    if (act === "pass" || this.seat === null) return null;
    this.busy = true;
    try {
      const tiles = (laid ?? []).map((tile) => ({ blank: false, ...tile }));
      const answer = await this.score(this.seat, tiles, new AbortController().signal);
      if (!answer.ok) return answer.refused;
      const { legal, code: fault, message: why } = answer.value;
      return legal ? null : refusedHere(fault ?? "", why ?? "");
    } finally {
      this.busy = false;
    }
  }

  /** Has the partner see the rack of `seat` in this order; of several the latest, in their turn. */
  async arrange(seat: number, tiles: string[]): Promise<Refused | null> {
    this.#order = { seat, tiles };
    if (this.#arranging) return null;
    this.#arranging = true;
    try {
      let late: Refused | null = null;
      while (this.#order) {
        const wanted = this.#order;
        this.#order = null;
        const answer = await this.#send({ ...wanted, act: "arrange", expected: this.view.number });
        late = answer.ok ? null : answer.refused;
        if (answer.ok && typeof answer.value !== "number") this.#accept(answer.value);
      }
      return late;
    } finally {
      this.#arranging = false;
    }
  }

  /** Whether an order of the rack is on its way, so that what the server tells may be older. */
  get arranging(): boolean {
    return this.#arranging;
  }

  /** Writes in the chat; null, or why not. */
  async sendMessage(text: string): Promise<Refused | null> {
    const answer = await this.#socket.chat(text);
    return answer.ok ? null : answer.refused;
  }

  /** What tiles would score, over the socket while it is open. */
  score(seat: number, laid: LaidTile[], signal: AbortSignal): Promise<Answer<ScoreView>> {
    if (this.host) return this.host.score(seat, laid);
    return this.#socket.open ? this.#socket.score(seat, laid) : this.api.score(seat, laid, signal);
  }

  /** What the seat could lay, as much of it as `detail` tells. */
  hint(seat: number, detail: number): Promise<Answer<HintView>> {
    return this.host ? this.host.hint(detail) : this.api.hint(seat, detail);
  }

  /** Keeps the view the latest there is, until the function it returns is called. */
  follow(): () => void {
    if (this.host) {
      this.host.start();
      return () => {};
    }
    const hurry = (): void => void (document.hidden || this.#socket.hurry());
    this.#socket.start(() => ({ seat: this.seat, last: this.#numberHeld() }));
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      this.#socket.stop();
    };
  }

  /** The number of the view held; 0 if it was seen from elsewhere, so that a whole one comes. */
  #numberHeld(): number {
    return (this.view.you?.seat ?? null) === this.seat ? this.view.number : 0;
  }

  /** A view that was asked for from another seat than is shown now comes too late. */
  #onView(view: ShownView): void {
    if ((view.you?.seat ?? null) === this.seat) this.#show({ ...view, edition: this.view.edition });
  }

  async #send(request: ActRequest): Promise<Answer<TableView | number>> {
    if (this.host) return this.host.act(request);
    const asked = this.atOnce() ? { ...request, at_once: true } : request;
    return this.#socket.open ? this.#socket.act(asked) : this.api.act(asked);
  }

  #onConnection(there: boolean): void {
    this.offline = !there;
    // a socket that is open anew tells who is away, if somebody is
    if (there) this.presence ??= { away: [], waits: null, left: null };
    else this.#setPresence(null);
  }

  #setPresence(presence: Omit<Presence, "kind"> | null): void {
    clearTimeout(this.#claim);
    const own = presence?.waits != null && this.view.seats[presence.waits]?.yours;
    const left = own ? null : (presence?.left ?? null);
    this.presence = presence;
    this.claimFrom = left === null ? null : performance.now() + left;
    // that a claim may be made, or no longer, is learned by asking
    if (left !== null) this.#claim = setTimeout(() => void this.refresh(), left + 300);
    else if (presence && this.can("claim").allowed) void this.refresh();
  }

  /** An act for another seat must not bring that seat's rack onto the screen. */
  #accept(view: TableView): void {
    if (view.you?.seat === this.seat) return this.#show(view);
    this.#show({ ...view, you: this.view.you });
    if (this.seat !== null) void this.refresh();
  }

  #show(view: TableView): void {
    if (view.number < this.view.number) return;
    const before = this.view.number;
    const undecided = new Set(this.view.turns.filter((turn) => turn.undecided).map((turn) => turn.number));
    this.view = view;
    // a turn taken back takes rows away, so what is new is told by its event
    const news = view.turns.filter(
      (turn) => turn.number > before || (turn.undecided && !undecided.has(turn.number)),
    );
    const happenings = view.happenings.filter(({ number }) => number > before);
    if (news.length + happenings.length > 0) this.#listeners.forEach((listener) => listener(news, happenings));
  }
}

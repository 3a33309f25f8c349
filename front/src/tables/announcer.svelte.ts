/** What is said to those who listen: politely what happened, at once what went wrong. */

import { squareName } from "./labels";
import { newsSentences } from "./happenings";
import { latestRuling } from "./status/latest";
import type { Say } from "../shared/texts";
import type { HappeningView, TurnView } from "../wire/wire";
import type { DraftChange } from "./draft/editor.svelte";
import type { Table } from "./table.svelte";

/** The same words twice would not be spoken again. */
const repeatable = (before: string, text: string): string => (before === text ? `${text}\u00A0` : text);

export class Announcer {
  announcement = $state("");
  warning = $state("");

  constructor(
    private readonly say: Say,
    private readonly table: Table,
  ) {}

  announce(text: string): void {
    this.announcement = repeatable(this.announcement, text);
  }

  /** After what was just said. */
  append(text: string): void {
    this.announcement = `${this.announcement} ${text}`.trim();
  }

  warn(text: string): void {
    this.warning = repeatable(this.warning, text);
  }

  clearWarning(): void {
    this.warning = "";
  }

  announceTurns(turns: readonly TurnView[], happenings: readonly HappeningView[] = []): void {
    this.clearWarning();
    const { covered, seat, seatToAct, view } = this.table;
    // the status says a verdict at once, and who is to act after it
    const quiet = !covered && view.result === null;
    const lines = newsSentences(this.say, view, turns, happenings, seat, !quiet);
    const ruling = quiet ? latestRuling(this.table) : null;
    const ruled = ruling !== null && happenings.some(({ number }) => number === ruling.number);
    const yours = !ruled && seatToAct !== null && seatToAct === seat;
    const end = view.result?.message ?? (yours ? this.say("said-your-turn") : "");
    this.announce([...lines, end].join(" ").trim());
  }

  announceChange(change: DraftChange): void {
    if (change.kind === "refused") this.warn(change.text);
    else {
      this.clearWarning();
      this.announce(this.#sentence(change));
    }
  }

  #sentence(change: Exclude<DraftChange, { kind: "refused" }>): string {
    const square = "square" in change ? squareName(this.say, this.table.view.edition, change.square) : "";
    if (change.kind === "laid") {
      const id = change.byRule ? "said-blank-used" : change.blank ? "said-laid-blank" : "said-laid";
      return this.say(id, { letter: change.letter, square });
    }
    if (change.kind === "missing") return this.say("said-missing", { letter: change.letter });
    if (change.kind === "turned") return this.say(`said-${change.direction}`);
    return this.say(change.kind === "lifted" ? "said-lifted" : "said-recalled", { square });
  }
}

/**
 * Points, legality and verdicts for a companion: a kernel is asked, nothing is computed here. It is
 * the one in this browser or, where that does not run, the server's.
 */

import { canDownload, type DeviceEdition, downloadEdition, downloadedEdition, fetchEdition, openEditionKernel } from "../device/downloads";
import { type Kernel, kernelAnswers, KernelFault, kernelRuns, letters } from "../worker/open";
import { AS_BLANK, placementText } from "../shared/notation";
import type { GameSetup, CompanionEdition, Verdict, WirePlacement } from "./game/types";

export interface LaidLetter {
  square: number;
  letter: string;
  blank: boolean;
}

export interface Scored {
  legal: true;
  total: number;
  bonus: number;
  placement: WirePlacement;
  words: { word: string; points: number; letters: number[] }[];
}

export interface Illegal {
  legal: false;
  code: string;
  square: number | null;
}

const setupOf = (device: DeviceEdition, edition: CompanionEdition): GameSetup => ({
  digest: device.digest,
  edition,
  rules: device.rules,
  letters: device.letters.map(({ letter }) => letter),
  small: device.small,
});

/** The answer; null where the server's kernel is out of reach. */
async function orNullIfAway<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof KernelFault && error.code === "away") return null;
    throw error;
  }
}

export class Scorer {
  private constructor(
    readonly edition: DeviceEdition,
    readonly setup: GameSetup,
    private readonly kernel: Kernel | null,
    /** Whether the word list is here. */
    readonly judges: boolean,
  ) {}

  /** Without a kernel, or without words, it says so and players write numbers, or ask a judge. */
  static async open(offered: CompanionEdition): Promise<Scorer> {
    // without network there is only what was taken along
    const along = navigator.onLine ? null : await downloadedEdition(offered.profile, 2);
    const edition = along ?? (await fetchEdition(offered.profile, 2));
    const setup = setupOf(edition, offered);
    if (!kernelAnswers()) return new Scorer(edition, setup, null, false);
    try {
      return new Scorer(edition, setup, await openEditionKernel(edition), edition.lexicon !== null);
    } catch {
      const plain = await openEditionKernel(edition, false).catch(() => null);
      return new Scorer(edition, setup, plain, false);
    }
  }

  get scores(): boolean {
    return this.kernel !== null;
  }

  /** Whether the server counts and judges, so that nothing does without network. */
  get asksServer(): boolean {
    return this.scores && !kernelRuns();
  }

  /** Takes everything along that the game needs without network; false: this browser keeps nothing. */
  async saveOffline(): Promise<boolean> {
    if (!canDownload()) return false;
    return downloadEdition(this.edition).then(
      () => true,
      () => false,
    );
  }

  code({ letter, blank }: { letter: string; blank: boolean }): number {
    const index = this.setup.letters.indexOf(letter) + 1;
    return blank ? index | AS_BLANK : index;
  }

  async preview(board: readonly number[], laid: readonly LaidLetter[]): Promise<Scored | Illegal> {
    if (!this.kernel) return { legal: false, code: "absent", square: null };
    const loose = laid.map((one) => ({ square: one.square, tile: this.code(one) }));
    const answer = await orNullIfAway(this.kernel.preview([...board], loose, null));
    if (answer === null) return { legal: false, code: "kernel-away", square: null };
    if ("refusal" in answer) return { legal: false, ...answer.refusal };
    const { total, bonus, placement, words } = answer.value;
    return {
      legal: true,
      total,
      bonus,
      placement: placementText(this.setup, this.setup.rules.width, placement),
      words: words.map((word) => ({
        word: letters(word).map((code) => this.setup.letters[code - 1] ?? "").join(""),
        points: word.points,
        letters: letters(word),
      })),
    };
  }

  /** The words as a whole: never which of them fails (SV-19). */
  async judge(words: readonly number[][]): Promise<Verdict> {
    if (!this.kernel || !this.judges) return "unknown";
    const known = await orNullIfAway(this.kernel.judge(words.map((word) => [...word])));
    if (known === null) return "unknown";
    return known.every(Boolean) ? "valid" : "invalid";
  }

  /** A word as it was typed; null where it holds what is no letter. */
  read(text: string): number[] | null {
    const typed = new Map(this.edition.letters.flatMap(({ letter, typed: signs }) => signs.map((sign) => [sign, letter])));
    const codes = Array.from(text.trim().normalize("NFC"), (sign) => {
      const letter = typed.get(sign);
      return letter === undefined ? 0 : this.setup.letters.indexOf(letter) + 1;
    });
    return codes.length === 0 || codes.includes(0) ? null : codes;
  }
}

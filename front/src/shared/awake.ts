/** The screen stays on while people play by it (`data-awake`, the companion): nobody wants to wake a phone between two turns. */

interface Lock {
  /** The browser let go of it. */
  readonly released: boolean;
  release(): Promise<void>;
}

interface Locks {
  request(type: "screen"): Promise<Lock>;
}

const locks = (): Locks | undefined => (navigator as unknown as { wakeLock?: Locks }).wakeLock;

/** Whether this browser can keep the screen on here: none can at a plain address, as in a club's own network. */
export const canStayAwake = (): boolean => locks() !== undefined;

/**
 * Keeps the screen on for as long as the page is seen; browsers let go whenever it is not. Where the
 * browser refuses (no secure address, a battery that is nearly empty) the screen goes off as usual.
 *
 * @returns ends it
 */
export function stayAwake(): () => void {
  let lock: Lock | null = null;
  let asking = false;
  let over = false;

  async function take(): Promise<void> {
    if (over || asking || document.visibilityState !== "visible" || lock?.released === false) return;
    asking = true;
    const fresh = await locks()?.request("screen").catch(() => null);
    asking = false;
    if (!fresh) return;
    if (over) return fresh.release();
    lock = fresh;
  }

  const acquire = (): void => void take();
  document.addEventListener("visibilitychange", acquire);
  // some browsers ask for a touch first
  document.addEventListener("pointerdown", acquire, { once: true });
  acquire();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", acquire);
    document.removeEventListener("pointerdown", acquire);
    void lock?.release().catch(() => undefined);
  };
}

/** How long to wait before asking again for what was not had. */

const soonest = 1_000;
/** However often it fails, a page asks once a minute at most, and not much more seldom. */
export const latest = 60_000;

/**
 * Milliseconds before the attempt after `failed` failures.
 *
 * @param random spreads a crowd that lost its server at the same moment: half as long to half as long again
 */
export function pause(failed: number, random: () => number = Math.random): number {
  return Math.round(Math.min(latest, soonest * 2 ** Math.min(failed, 16)) * (0.5 + random()));
}

/** What a server that refuses for haste asks for (`Retry-After` in seconds), in milliseconds. */
export function retryAfter(headers: Pick<Headers, "get">): number {
  const seconds = Number(headers.get("retry-after"));
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1_000, 10 * latest) : 0;
}

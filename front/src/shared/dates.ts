/** Days and times of day as the readers of a language write them. */

const DAY = 86_400_000;
/** Whether the browser knows how the language writes days: Chromium has no Icelandic, and would say 2026 M11 20. */
const isKnown = (language: string): boolean => Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;

/** The language alone would be taken for that of another continent; one that is not known is written in German figures. */
function localeOf(language: string): string {
  if (language === "en") return "en-GB";
  return isKnown(language) ? language : "de";
}

/** When something will be: the time of day, with the day if that is half a day away or more. */
export function formatSoon(at: number, language: string, now = Date.now()): string {
  const month = isKnown(language) ? "long" : "numeric";
  const day = at - now > DAY / 2 ? ({ day: "numeric", month } as const) : {};
  return new Intl.DateTimeFormat(localeOf(language), { ...day, hour: "2-digit", minute: "2-digit" }).format(at);
}

/** When something was: the day and the time of day. */
export const formatMoment = (at: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeStyle: "short" }).format(at);

/** Moments that a page tells in UTC, as a page without script does, in the time of whoever reads it. */
export function tellLocalTimes(moments: Iterable<HTMLTimeElement>, language: string): void {
  for (const moment of moments) moment.textContent = formatMoment(Date.parse(moment.dateTime), language);
}

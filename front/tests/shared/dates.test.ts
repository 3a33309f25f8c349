import { expect, test, vi } from "vitest";
import { formatMoment, formatSoon, tellLocalTimes } from "../../src/shared/dates";

const at = new Date(2026, 10, 20, 14, 5).getTime();

test.each([
  ["is", /^20\. nóv\. 2026, 14:05$/],
  ["fi", /^20\.11\.2026 klo 14\.05$/],
  ["sv", /^20 nov\. 2026 14:05$/],
  ["pl", /^20 lis 2026, 14:05$/],
  ["en", /^20 Nov 2026, 14:05$/],
])("%s: a moment is written as its readers write it", (language, wanted) => {
  expect(formatMoment(at, language)).toMatch(wanted);
});

test("the day is said of what is not formatSoon", () => {
  expect(formatSoon(at, "en", at - 60_000)).toBe("14:05");
  expect(formatSoon(at, "sv", at - 60_000)).toBe("14:05");
  expect(formatSoon(at, "en", at - 86_400_000)).toMatch(/^20 November.*14:05$/);
});

test("a moment that a page tells in UTC is told by the reader's clock", () => {
  const zone = process.env["TZ"];
  process.env["TZ"] = "Europe/Helsinki";
  const moment = { dateTime: "2026-11-20T14:05:00Z", textContent: "20 Nov 2026, 14:05 UTC" } as HTMLTimeElement;
  tellLocalTimes([moment], "en");
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
  expect(moment.textContent).toBe("20 Nov 2026, 16:05");
});

test("a language that the browser does not know is written in figures", () => {
  const spy = vi.spyOn(Intl.DateTimeFormat, "supportedLocalesOf").mockReturnValue([]);
  expect(formatMoment(at, "is")).toBe("20.11.2026, 14:05");
  expect(formatSoon(at, "is", at - 86_400_000)).toBe("20.11., 14:05");
  spy.mockRestore();
});

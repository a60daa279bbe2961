import { addDays, clubDate, clubTime } from "@courtside/contracts/domain/club-clock.ts";

const FEWEST = 7;
const MOST = 14;
const DAY = 86_400_000;

/**
 * The days of the strip: from the club's today to the last bookable one, at least a week and at most two, and the chosen
 * day if it is another one.
 */
export function stripDays(today: string, lastBookable: string | null, chosen: string): string[] {
  const window = lastBookable === null ? MOST : (Date.parse(lastBookable) - Date.parse(today)) / DAY + 1;
  const count = Math.max(FEWEST, Math.min(MOST, window));
  const days = [...Array(count).keys()].map((ahead) => addDays(today, ahead));
  return days.includes(chosen) ? days : [...days, chosen].sort();
}

const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The name of the club's zone if its clock shows another time than the browser's at an instant; else null. */
export function foreignZone(
  zone: string,
  instant: string,
  own = browserZone(),
): { short: string; name: string } | null {
  const same = clubTime(instant, zone) === clubTime(instant, own) && clubDate(instant, zone) === clubDate(instant, own);
  if (same) return null;
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "short" }).formatToParts(
    new Date(instant),
  );
  const short = parts.find((part) => part.type === "timeZoneName")?.value ?? zone;
  return { short, name: zone.replaceAll("_", " ") };
}

import { clubDate, clubTime } from "@courtside/contracts/domain/club-clock.ts";

const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How the club's zone is called where its clock shows another time than the browser's at an instant; else null. */
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

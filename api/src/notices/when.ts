import { clubDate, clubDayLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";

/** "Sunday, March 8, 2026, 09:00 - 10:00 EDT (America/New_York)": a mail is read anywhere, so it names the club's zone. */
export function noticeTime(startsAt: string, endsAt: string, zone: string): string {
  const day = `${clubDayLabel(startsAt, zone)}, ${clubDate(startsAt, zone).slice(0, 4)}`;
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "short" }).formatToParts(
    new Date(startsAt),
  );
  const short = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${day}, ${clubTime(startsAt, zone)} - ${clubTime(endsAt, zone)} ${short} (${zone})`;
}

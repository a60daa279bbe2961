import type { DeviceBoard } from "@courtside/contracts/api/client.ts";
import { clubDate, clubTime } from "@courtside/contracts/domain/club-clock.ts";

export type BoardCourt = DeviceBoard["courts"][number];
export type Entry = NonNullable<BoardCourt["now"]>;

const KINDS: Record<Entry["kind"], string> = {
  booked: "Booked",
  lesson: "Lesson",
  event: "Event",
  closed: "Closed",
  held: "Held for a member",
};

/** "Ladder night", "Booked by Ada L.", "Closed: resurfacing". */
export function entryText({ kind, label }: Entry): string {
  if (!label) return KINDS[kind];
  if (kind === "booked") return `Booked: ${label}`;
  return kind === "closed" ? `Closed: ${label}` : label;
}

/** What fills a court at an instant, and what comes after; the board may be some seconds old. Epoch ms. */
export function courtAt({ entries }: Pick<BoardCourt, "entries">, now: number) {
  const ahead = entries.filter(({ end_time }) => Date.parse(end_time) > now);
  const current = ahead.find(({ start_time }) => Date.parse(start_time) <= now) ?? null;
  const next = ahead.find((entry) => entry !== current) ?? null;
  return { current, next };
}

/** Whether a slot that has not begun is free on one of the sport's courts, as the board has it. Epoch ms. */
export const isFreeLater = (
  { courts, slots }: Pick<DeviceBoard, "courts" | "slots">,
  sport: string,
  now: number,
): boolean =>
  slots.some(
    (slot) =>
      Date.parse(slot.start_time) > now &&
      courts.some(
        (court) =>
          court.sport === sport &&
          court.entries.every((entry) => entry.end_time <= slot.start_time || entry.start_time >= slot.end_time),
      ),
  );

/** The club's hours, "06:00" to "24:00". */
interface Hours extends Pick<DeviceBoard["club"], "opens_at" | "closes_at"> {
  time_zone: string;
}

/** Whether nothing is on a court at a time within the club's hours. */
export function isFreeNow(court: Pick<BoardCourt, "entries">, now: number, hours: Hours): boolean {
  const time = clubTime(now, hours.time_zone);
  return !courtAt(court, now).current && time >= hours.opens_at && time < hours.closes_at;
}

/** "until 15:00" of what is on now; of a free court, until the next begins or the club closes. */
export function nowText(court: Pick<BoardCourt, "entries">, now: number, hours: Hours): string {
  const { current, next } = courtAt(court, now);
  const zone = hours.time_zone;
  if (current) return `${entryText(current)}, until ${clubTime(current.end_time, zone)}`;
  if (!isFreeNow(court, now, hours)) return `Closed until ${hours.opens_at}`;
  const isOfToday = next && clubDate(next.start_time, zone) === clubDate(now, zone);
  const until = isOfToday ? clubTime(next.start_time, zone) : hours.closes_at;
  return `Free until ${until < hours.closes_at ? until : hours.closes_at}`;
}

export function nextText(court: Pick<BoardCourt, "entries">, now: number, zone: string): string | null {
  const { next } = courtAt(court, now);
  if (!next) return null;
  return `${clubTime(next.start_time, zone)} - ${clubTime(next.end_time, zone)} ${entryText(next)}`;
}

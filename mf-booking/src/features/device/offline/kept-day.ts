import type { DeviceBoard, DeviceDaySheet } from "@courtside/contracts/api/client.ts";
import { checkInViolation } from "@courtside/contracts/domain/check-in.ts";
import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { takesBookings } from "@courtside/contracts/domain/courts.ts";

/** What a device shows without a network: the board for the club and the device, the sheet for the courts of today and tomorrow. */
export interface KeptDay {
  board: DeviceBoard;
  sheet: DeviceDaySheet;
  /** The server's clock minus the browser's when they were read, ms. */
  offset: number;
}

type Court = DeviceDaySheet["days"][number]["courts"][number];
export type SheetEntry = Court["entries"][number];

const sheetOf = ({ sheet }: KeptDay, now: number) =>
  sheet.days.find(({ date }) => date === clubDate(now, sheet.time_zone));

/**
 * Without the days that are over; null if none is left. A day lasts until its last entry has ended, which may be after midnight. The same
 * object if nothing changes. `now`: epoch ms of the server.
 */
export function withoutPastDays(kept: KeptDay, now: number): KeptDay | null {
  const today = clubDate(now, kept.sheet.time_zone);
  const lasts = ({ entries }: Court) => entries.some(({ end_time }) => Date.parse(end_time) > now);
  const days = kept.sheet.days.filter(({ date, courts }) => date >= today || courts.some(lasts));
  if (days.length === kept.sheet.days.length) return kept;
  return days.length > 0 ? { ...kept, sheet: { ...kept.sheet, days } } : null;
}

/** The board as the kept sheet has it for now; null if it has no such day. */
export function boardFrom(kept: KeptDay, now: number): DeviceBoard | null {
  const day = sheetOf(kept, now);
  if (!day) return null;
  const linesOf = (of: SheetEntry["kind"], courts: Court[]) => {
    const isShown = ({ kind, end_time }: SheetEntry) => kind === of && Date.parse(end_time) > now;
    return inOneLine(
      courts.flatMap(({ id, entries }) => entries.filter(isShown).map((entry) => ({ ...entry, court_ids: [id] }))),
    );
  };
  return {
    ...kept.board,
    generated_at: kept.sheet.generated_at,
    date: day.date,
    courts: day.courts.map((court) => ({ ...court, now: null, next: null })),
    slots: [],
    events: linesOf("event", day.courts),
    closures: linesOf("closed", day.courts.filter(takesBookings)),
  };
}

/** One line for what fills several courts at once. */
function inOneLine(entries: (SheetEntry & { court_ids: string[] })[]): DeviceBoard["events"] {
  const lines = new Map<string, DeviceBoard["events"][number]>();
  for (const { kind, start_time, end_time, label, court_ids } of entries) {
    const key = `${start_time} ${end_time} ${label}`;
    const known = lines.get(key);
    lines.set(key, { kind, start_time, end_time, label, court_ids: [...(known?.court_ids ?? []), ...court_ids] });
  }
  return [...lines.values()];
}

/** A booking that can be checked in at the wall. */
export interface PresentBooking extends Pick<SheetEntry, "start_time" | "end_time" | "checked_in_at" | "players"> {
  bookingId: string;
  courtName: string;
}

/** The bookings for which check-in is open now, by start and court; about midnight they are of two days. */
export function presentBookings({ sheet }: KeptDay, now: number): PresentBooking[] {
  const present = sheet.days
    .flatMap(({ courts }) => courts)
    .flatMap(({ name, entries }) =>
      entries.flatMap(({ booking_id: bookingId, start_time, end_time, checked_in_at, players }) => {
        const time = { status: "confirmed", startsAt: Date.parse(start_time), endsAt: Date.parse(end_time) };
        if (!bookingId || checkInViolation(time, now)) return [];
        return [{ bookingId, courtName: name, start_time, end_time, checked_in_at, players }];
      }),
    );
  // One over midnight is on the sheets of both days.
  return [...new Map(present.map((booking) => [booking.bookingId, booking])).values()].sort(
    (one, other) => Date.parse(one.start_time) - Date.parse(other.start_time),
  );
}

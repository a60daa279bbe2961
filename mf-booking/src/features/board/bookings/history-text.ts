import type { BookingDetails } from "@courtside/contracts/api/client.ts";
import { clubDate, clubTime, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";

type HistoryEntry = BookingDetails["history"][number];
type Place = NonNullable<HistoryEntry["details"]["from"]>;

const TEXTS: Record<Exclude<HistoryEntry["code"], "moved">, string> = {
  created: "Booked",
  canceled: "Canceled",
  restored: "Cancellation undone",
  players_changed: "Players changed",
  player_left: "A player left",
  checked_in: "Checked in",
};

/** What happened to a booking, in plain words: "Longer: until 12:30, before until 11:00". */
export function historyText(entry: HistoryEntry, zone: string): string {
  const { device, staff } = entry.details;
  const by = staff === undefined ? [] : [`by ${staff ?? "staff"}`];
  return [changeText(entry, zone), ...(device ? [`at device ${device}`] : []), ...by].join(", ");
}

function changeText({ code, details }: HistoryEntry, zone: string): string {
  const { from, to, reason, waitlist } = details;
  if (code === "moved") return from && to ? movedText(from, to, zone) : "Moved";
  if (code === "created" && waitlist) return "Booked by an offer of the waitlist";
  return reason ? `${TEXTS[code]}: ${reason}` : TEXTS[code];
}

function movedText(from: Place, to: Place, zone: string): string {
  const until = (place: Place) => `until ${clubTime(place.end_time, zone)}`;
  if (from.court_name === to.court_name && from.start_time === to.start_time) {
    const what = Date.parse(to.end_time) > Date.parse(from.end_time) ? "Longer" : "Shorter";
    return `${what}: ${until(to)}, before ${until(from)}`;
  }
  const isSameDay = clubDate(from.start_time, zone) === clubDate(to.start_time, zone);
  const place = ({ court_name, start_time, end_time }: Place) =>
    [
      court_name ?? "another court",
      ...(isSameDay ? [] : [dateYearLabel(clubDate(start_time, zone), zone)]),
      `${clubTime(start_time, zone)} - ${clubTime(end_time, zone)}`,
    ].join(", ");
  return `Moved to ${place(to)}, before ${place(from)}`;
}

import { wallTime } from "@courtside/contracts/domain/club-rules.ts";

/** "00:00" to "23:45" to open at, "00:15" to "24:00" to close at; and the one that is stored, whatever it is. */
export function quarterHours(name: string, stored: string): { value: string; label: string }[] {
  const first = name === "booking_hours_end" ? 15 : 0;
  const times = Array.from({ length: 96 }, (_, at) => wallTime(first + at * 15));
  const all = times.includes(stored) ? times : [...times, stored].toSorted();
  return all.map((time) => ({ value: time, label: time }));
}

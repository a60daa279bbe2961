import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import type { CourtDay } from "../../club-day/court-day.ts";
import { lengthLabel, lengthOptions } from "../../club-day/slot-range.ts";

interface Chosen {
  court: CourtDay | undefined;
  /** Club-local "HH:MM"; an end may be "24:00". */
  start: string;
  end: string;
  zone: string;
  longestMinutes: number;
}

const MINUTE = 60_000;
/** An end at midnight is "24:00" of the day before. */
const endTime = (instant: string, zone: string) => {
  const time = clubTime(instant, zone);
  return time === "00:00" ? "24:00" : time;
};

/** The lengths that can be booked from the chosen start, each by its end; and whether the chosen one still can be. */
export function slotChoice({ court, start, end, zone, longestMinutes }: Chosen) {
  const slots = court?.slots ?? [];
  const cells = slots.map((slot) => ({ courtId: court?.court_id ?? "", slot }));
  const first = slots.find((slot) => clubTime(slot.start_time, zone) === start && slot.state === "available");
  const lengths = first
    ? lengthOptions(cells, first.start_time, longestMinutes).map((range) => ({
        end: endTime(range.end, zone),
        label: lengthLabel((Date.parse(range.end) - Date.parse(range.start)) / MINUTE),
      }))
    : [];
  return { lengths, isFree: lengths.some((length) => length.end === end) };
}

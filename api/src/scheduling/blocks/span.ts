import { dayBounds, localDate, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, invalid } from "../../errors.ts";
import { readInstant } from "../days/instant.ts";

const MINUTE = 60_000;
const LONGEST = 366 * 24 * 60 * MINUTE;

/** The times of a block, and from when on it occupies the court: the past is not changed. */
export interface BlockSpan extends Slot {
  fills: Slot;
}

/** Reads a block's times, club-local or instants. Rejected: an end before the start, one in the past, more than a year. */
export function readSpan(
  tx: Pick<ClubTx, "now">,
  input: { start_time: string; end_time: string },
  zone: string,
): BlockSpan {
  const startsAt = readInstant("start_time", input.start_time, zone);
  const endsAt = readInstant("end_time", input.end_time, zone);
  if (endsAt <= startsAt) throw invalid("end_time", messageOf("end_before_start"), "end_before_start");
  requireWithinYear("end_time", { startsAt, endsAt });
  if (endsAt <= tx.now) {
    throw new DomainError("rejected", "past", "A court block must end in the future", { field: "end_time" });
  }
  const thisMinute = Math.floor(tx.now / MINUTE) * MINUTE;
  return { startsAt, endsAt, fills: { startsAt: Math.max(startsAt, thisMinute), endsAt } };
}

/** Rejected, naming the field: more than a year. */
export function requireWithinYear(field: string, { startsAt, endsAt }: Slot): void {
  if (endsAt - startsAt > LONGEST) throw invalid(field, "A court can be blocked for a year at most");
}

/** The span cut at each midnight of the club: one piece for each date. */
export function daysOf({ startsAt, endsAt }: Slot, zone: string): (Slot & { date: string })[] {
  const days: (Slot & { date: string })[] = [];
  for (let at = startsAt; at < endsAt; ) {
    const date = localDate(at, zone);
    const end = Math.min(dayBounds(date, zone).endsAt, endsAt);
    days.push({ date, startsAt: at, endsAt: end });
    at = end;
  }
  return days;
}

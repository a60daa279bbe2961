import type { RuleViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { datesLabel } from "@courtside/contracts/domain/booking-series.ts";
import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { type MessageCode, messageOf } from "@courtside/contracts/domain/messages.ts";
import { DomainError, notFound } from "../../errors.ts";
import type { Alternative } from "../bookings/alternatives.ts";
import { type BookingRow, lockBookings, selectBookingsOfSeries } from "../bookings/queries.ts";
import type { SeriesTx } from "./judging.ts";

/** Which bookings of a series a change is for, seen from one of them. */
export const SERIES_SCOPES = ["this", "following", "all"] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];

/** The scopes that are for more than the booking itself. */
export type WideScope = Exclude<SeriesScope, "this">;

/** The bookings that a change is for, seen from the booking that it names: none that has begun or been canceled. */
export async function selectInScope(tx: SeriesTx, seen: BookingRow, scope: WideScope): Promise<BookingRow[]> {
  if (seen.series_id === null) throw notInSeries();
  const from = scope === "all" ? new Date(0) : seen.starts_at;
  return selectBookingsOfSeries(tx.sql, tx.clubId, seen.series_id, { from, now: new Date(tx.now) });
}

/** Locks them, after people, courts and the series: those that have been moved or canceled meanwhile are read again. */
export async function lockInScope(tx: SeriesTx, ids: string[]): Promise<BookingRow[]> {
  const rows = await lockBookings(tx.sql, tx.clubId, ids);
  if (rows.length < ids.length) throw notFound("Booking");
  return rows.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
}

const notInSeries = () => new DomainError("rejected", "not_in_series", messageOf("not_in_series"), { field: "scope" });

/** Why one date of a series cannot be changed. */
export interface DateProblem {
  booking_id: string;
  date: string;
  code: MessageCode;
  message: string;
  /** Where this date alone could go; nowhere unless its court is taken. */
  alternatives?: Alternative[];
}

export const problemOf = (
  { id, starts_at }: Pick<BookingRow, "id" | "starts_at">,
  { code, message }: Pick<RuleViolation, "code" | "message">,
  zone: string,
): DateProblem => ({ booking_id: id, date: localDate(starts_at.getTime(), zone), code, message });

/** A change of a series is made for all of its dates or for none: this names those that stand in its way. */
export function rejectSeries(
  problems: DateProblem[],
  { conflicts = new Set(), alternatives }: { conflicts?: ReadonlySet<MessageCode>; alternatives?: Alternative[] } = {},
): never {
  const isConflict = problems.every(({ code }) => conflicts.has(code));
  const [first] = problems;
  const code = isConflict
    ? "slot_conflict"
    : problems.every((each) => each.code === first?.code)
      ? first?.code
      : undefined;
  const message = messageOf("series_conflict", { dates: datesLabel(problems.map(({ date }) => date)) });
  throw new DomainError(isConflict ? "conflict" : "rejected", code ?? "series_conflict", message, {
    field: "scope",
    dates: problems,
    ...(alternatives && { alternatives }),
  });
}

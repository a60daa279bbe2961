import { randomUUID } from "node:crypto";
import { datesLabel, SERIES_LIMITS } from "@courtside/contracts/domain/booking-series.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { audit } from "../../audit/record.ts";
import { DomainError } from "../../errors.ts";
import { bookDates, type DateToBook } from "./book-dates.ts";
import type { SeriesTx } from "./judging.ts";
import { notifySeriesMade } from "./notices.ts";
import type { SeriesInput } from "./occurrences.ts";
import { type DatePlan, planSeries } from "./plan.ts";
import { insertSeries, type SeriesDate, saveSeriesDates } from "./queries.ts";
import {
  type BookingSeriesPreviewResponse,
  type BookingSeriesResponse,
  plannedDate,
  previewResponse,
} from "./response.ts";
import { showSeries } from "./show.ts";

/** What would become of each date of a series; writes nothing. */
export const previewSeries = async (tx: SeriesTx, input: SeriesInput): Promise<BookingSeriesPreviewResponse> =>
  previewResponse(await planSeries(tx, input, { lock: false }));

/**
 * Books a series (docs/product/booking.md#series): up to 30 dates at once, more by a job that begins when this commits. Rejected,
 * changing nothing, if a date cannot be booked and the person has not chosen what to do about it: `details.dates` names them.
 */
export async function makeSeries(tx: SeriesTx, input: SeriesInput): Promise<BookingSeriesResponse> {
  const { sql, clubId } = tx;
  const plan = await planSeries(tx, input, { lock: true });
  const { rules, rule, court, booker, players } = plan;
  const unsettled = plan.dates.filter(({ fate }) => fate !== "free" && fate !== "skipped");
  if (unsettled.length > 0) throw unsettledDates(unsettled);
  const free = plan.dates.flatMap(({ fate, date, court: at, slot }): DateToBook[] =>
    fate === "free" && slot ? [{ date, court: at, slot }] : [],
  );
  if (free.length === 0) {
    throw new DomainError("rejected", "series_empty", messageOf("series_empty"), { field: "choices" });
  }

  const isAtOnce = plan.dates.length <= SERIES_LIMITS.atOnce;
  const series = { id: randomUUID(), user_id: booker.id, court_id: court.id, label: input.label ?? null, ...rule };
  const state = isAtOnce ? ("done" as const) : ("running" as const);
  const left = isAtOnce ? null : (input.players ?? null);
  await insertSeries(sql, clubId, { ...series, state, players: left, created_by: tx.userId });
  const whole = { ...series, booker, players, time_zone: rules.time_zone };
  const booked = isAtOnce ? await bookDates(tx, whole, free) : new Map<string, string>();
  await saveSeriesDates(
    sql,
    clubId,
    series.id,
    plan.dates.map((each) => dateOf(each, booked.get(each.date) ?? null)),
  );
  await audit(tx, {
    action: "series.created",
    subjectType: "booking_series",
    subjectId: series.id,
    detail: { for: booker.id, dates: free.length, skipped: plan.dates.length - free.length },
  });
  if (isAtOnce) await notifySeriesMade(tx, { ...series, user_name: booker.name });
  return showSeries(tx, series.id);
}

function dateOf({ date, court, slot, fate, rejection }: DatePlan, bookingId: string | null): SeriesDate {
  const isFree = fate === "free";
  return {
    date,
    court_id: court.id,
    starts_at: slot && new Date(slot.startsAt),
    ends_at: slot && new Date(slot.endsAt),
    outcome: isFree ? (bookingId ? "booked" : "planned") : "skipped",
    code: rejection?.code ?? null,
    message: rejection?.message ?? null,
    booking_id: bookingId,
  };
}

const OF_COURTS = new Set(["taken", "blocked", "closed", "holiday"]);

/** The dates for which the person has to choose. */
function unsettledDates(dates: DatePlan[]): DomainError {
  const message = messageOf("series_dates", { dates: datesLabel(dates.map(({ date }) => date)) });
  const details = { field: "choices", dates: dates.map(plannedDate) };
  const isConflict = dates.every(({ fate }) => OF_COURTS.has(fate));
  return new DomainError(
    isConflict ? "conflict" : "rejected",
    isConflict ? "slot_conflict" : "series_dates",
    message,
    details,
  );
}

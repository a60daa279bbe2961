import { CLOSURE_OUTCOMES, CLOSURE_REASONS, closureMessage } from "@courtside/contracts/domain/closures.ts";
import { WEEKDAYS } from "@courtside/contracts/domain/weekly-availability.ts";
import { z } from "@hono/zod-openapi";
import { Player, playerResponse } from "../scheduling/bookings/response.ts";
import { occurrenceOf } from "./occurrences.ts";
import type { Plan } from "./plan.ts";
import type { AlternativeRow, ClosureRow } from "./queries.ts";

const ClosedCourt = z.object({ id: z.uuid(), name: z.string(), sport: z.string() }).openapi("ClosedCourt");

export const ClosureItem = z
  .object({
    kind: z.enum(["booking", "lesson", "event", "waitlist_offer", "waitlist_entry"]),
    id: z.uuid().openapi({ description: "Of an event, its date's" }),
    court_id: z.uuid().nullable().openapi({ description: "null for a waitlist entry for any court" }),
    court_name: z.string().nullable(),
    sport: z.string(),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    user_name: z.string().openapi({ description: "The booker, the leader of the event, or the waiting member" }),
    players: z.array(z.string()).openapi({ description: "Everybody else: players, the coach, those registered" }),
    title: z.string().nullable().openapi({ description: "Of an event" }),
    series_id: z.uuid().nullable().openapi({ description: "The series of the booking" }),
    occurrence: z
      .int()
      .openapi({ description: "The index in `occurrences` of the date that touches it: the first one" }),
    outcome: z.enum(["cancel", "move", "keep", "withdraw"]).openapi({
      description: "`withdraw`: of a waitlist offer; a waitlist entry is kept",
    }),
    to_court_id: z.uuid().nullable(),
    to_court_name: z.string().nullable(),
  })
  .openapi("ClosureItem");

const RejectedClosureCourt = z
  .object({ court_id: z.uuid(), court_name: z.string(), message: z.string() })
  .openapi("RejectedClosureCourt");

const counts = z
  .object({ cancel: z.int(), move: z.int(), keep: z.int(), withdraw: z.int(), waiting: z.int() })
  .openapi("ClosureCounts");

const ClosureOccurrence = z
  .object({
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    courts: z.array(ClosedCourt).openapi({ description: "None: all are blocked already, and the date is left out" }),
    refused: z.array(RejectedClosureCourt),
    counts,
  })
  .openapi("ClosureOccurrence");

export const ClosurePreview = z
  .object({
    version: z.string().openapi({ description: "Send it along, so that exactly this happens or nothing" }),
    start_time: z.iso.datetime().openapi({ description: "Of the first date" }),
    end_time: z.iso.datetime().openapi({ description: "Of the first date" }),
    courts: z.array(ClosedCourt).openapi({ description: "Those that are closed on any date" }),
    refused: z.array(RejectedClosureCourt).openapi({ description: "Courts that are blocked already, on all dates" }),
    occurrences: z.array(ClosureOccurrence).openapi({ description: "The dates of a repeated closure; otherwise one" }),
    items: z.array(ClosureItem).openapi({ description: "By start" }),
    counts,
    people: z.int().openapi({ description: "How many people are notified" }),
  })
  .openapi("ClosurePreview");

const closureState = z.enum(["closing", "closed", "failed", "reopened", "undone"]);

const ClosureSeries = z
  .object({
    id: z.uuid(),
    every_weeks: z.int(),
    weekdays: z.array(z.enum(WEEKDAYS)),
    count: z.int().nullable(),
    until: z.iso.date().nullable(),
    dates: z
      .array(
        z.object({
          id: z.uuid().openapi({ description: "Of the closure of this date" }),
          state: closureState,
          start_time: z.iso.datetime(),
          end_time: z.iso.datetime(),
          canceled: z.int(),
          moved: z.int(),
          alternatives_held: z.int(),
          alternatives_taken: z.int(),
          is_over: z.boolean(),
        }),
      )
      .openapi({ description: "By start; while it is `closing`, the first one" }),
  })
  .openapi("ClosureSeries");

export const Closure = z
  .object({
    id: z.uuid(),
    state: closureState.openapi({
      description: "`closing`: a job is at it, and nothing has changed yet; `failed`: nothing has changed",
    }),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    reason: z.enum(CLOSURE_REASONS),
    message: z.string().nullable(),
    outcome: z.enum(CLOSURE_OUTCOMES),
    courts: z.array(ClosedCourt),
    canceled: z.int().openapi({ description: "Bookings, lessons and event dates, its extensions included" }),
    moved: z.int(),
    alternatives_held: z.int(),
    alternatives_taken: z.int(),
    is_over: z.boolean(),
    progress: z.object({ done: z.int(), total: z.int() }).nullable().openapi({
      description:
        "While it is `closing`, or `closed` and being extended or undone: of how many bookings, lessons and event dates",
    }),
    problem: z.string().nullable().openapi({ description: "Why it has `failed`, or the last extension or undo has" }),
    series: ClosureSeries.nullable().openapi({ description: "Of a repeated closure; everything else is of one date" }),
    created_by_name: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .openapi("Closure");

export const ClosureResult = Closure.extend({
  refused: z.array(RejectedClosureCourt),
  occurrences: z.array(ClosureOccurrence).openapi({ description: "The dates that this request has affected" }),
  items: z.array(ClosureItem).openapi({ description: "What this request has affected" }),
  people: z.int().openapi({ description: "How many people are notified of it" }),
}).openapi("ClosureResult");

export const UndoneClosure = Closure.extend({
  restored: z
    .int()
    .openapi({ description: "Bookings, lessons and event dates that stand again; 0 while a job is at it" }),
}).openapi("UndoneClosure");

export const ClosureAlternatives = z
  .object({
    booking_id: z.uuid().openapi({ description: "The canceled booking" }),
    closure_id: z.uuid(),
    court_name: z.string(),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    reason: z.enum(CLOSURE_REASONS),
    message: z.string().nullable(),
    players: z.array(Player).openapi({ description: "Of the canceled booking, besides its booker" }),
    expires_at: z.iso.datetime().openapi({ description: "Until when the first of them is held" }),
    alternatives: z.array(
      z.object({
        offer_id: z.uuid().openapi({ description: "For POST /waitlist-offers/{id}/accept" }),
        court_id: z.uuid(),
        court_name: z.string(),
        sport: z.string(),
        start_time: z.iso.datetime(),
        end_time: z.iso.datetime(),
        expires_at: z.iso.datetime(),
      }),
    ),
  })
  .openapi("ClosureAlternatives");

export type ClosurePreviewResponse = z.infer<typeof ClosurePreview>;
export type ClosureResponse = z.infer<typeof Closure>;
export type ClosureResultResponse = z.infer<typeof ClosureResult>;
export type UndoneClosureResponse = z.infer<typeof UndoneClosure>;
export type ClosureAlternativesResponse = z.infer<typeof ClosureAlternatives>;
type Item = z.infer<typeof ClosureItem>;

const times = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }) => ({
  start_time: starts_at.toISOString(),
  end_time: ends_at.toISOString(),
});

/** The items of a plan, by start. */
export function itemsOf({ occurrences, closing, bookings, dates, offers, waiting, nameOf }: Plan): Item[] {
  const sports = new Map(closing.map(({ id, sport }) => [id, sport]));
  const nowhere = { to_court_id: null, to_court_name: null };
  const place = ({ court_id, court_name }: { court_id: string; court_name: string }) => ({ court_id, court_name });
  const toOf = (to: string | null) => ({ to_court_id: to, to_court_name: to && nameOf(to) });
  const items: Item[] = [
    ...bookings.map(
      ({ row, planned }): Item => ({
        kind: row.kind,
        id: row.id,
        ...place(row),
        sport: row.sport,
        ...times(row),
        user_name: row.walk_in ?? row.user_name,
        players: [...(row.coach_name === null ? [] : [row.coach_name]), ...row.players.map(({ name }) => name)],
        title: null,
        series_id: row.series_id,
        occurrence: occurrenceOf(occurrences, row),
        outcome: planned.outcome,
        ...toOf(planned.to),
      }),
    ),
    ...dates.map(
      ({ row, planned }): Item => ({
        kind: "event",
        id: row.id,
        ...place(row),
        sport: row.sport,
        ...times(row),
        user_name: row.leader_name ?? "",
        players: row.people.filter(({ id }) => id !== row.coach_id).map(({ name }) => name),
        title: row.title,
        series_id: null,
        occurrence: occurrenceOf(occurrences, row),
        outcome: planned.outcome,
        ...toOf(planned.to),
      }),
    ),
    ...offers.map(
      (row): Item => ({
        kind: "waitlist_offer",
        id: row.id,
        ...place(row),
        sport: sports.get(row.court_id) ?? "",
        ...times(row),
        user_name: row.user_name,
        players: [],
        title: null,
        series_id: null,
        occurrence: occurrenceOf(occurrences, row),
        outcome: "withdraw",
        ...nowhere,
      }),
    ),
    ...waiting.map(
      (row): Item => ({
        kind: "waitlist_entry",
        id: row.id,
        court_id: row.court_id,
        court_name: row.court_name,
        sport: row.sport,
        ...times(row),
        user_name: row.user_name,
        players: [],
        title: null,
        series_id: null,
        occurrence: occurrenceOf(occurrences, row),
        outcome: "keep",
        ...nowhere,
      }),
    ),
  ];
  return items.sort((a, b) => a.start_time.localeCompare(b.start_time) || a.id.localeCompare(b.id));
}

export function countsOf(items: Item[]): ClosurePreviewResponse["counts"] {
  const affected = items.filter(({ kind }) => kind !== "waitlist_entry");
  const of = (outcome: Item["outcome"]) => affected.filter((item) => item.outcome === outcome).length;
  return {
    cancel: of("cancel"),
    move: of("move"),
    keep: of("keep"),
    withdraw: of("withdraw"),
    waiting: items.length - affected.length,
  };
}

export const occurrencesOf = ({ occurrences }: Plan, items: Item[]): ClosurePreviewResponse["occurrences"] =>
  occurrences.map(({ span, closing, refused }, at) => ({
    start_time: new Date(span.startsAt).toISOString(),
    end_time: new Date(span.endsAt).toISOString(),
    courts: closing.map(closedCourt),
    refused,
    counts: countsOf(items.filter(({ occurrence }) => occurrence === at)),
  }));

export const closedCourt = ({ id, name, sport }: z.infer<typeof ClosedCourt>): z.infer<typeof ClosedCourt> => ({
  ...{ id, name, sport },
});

const isOver = ({ state, ends_at }: Pick<ClosureRow, "state"> & { ends_at: Date | string }, now: number): boolean =>
  (state !== "closed" && state !== "closing") || new Date(ends_at).getTime() <= now;

function seriesOf({ series_id, series_rule, series_dates }: ClosureRow, now: number): ClosureResponse["series"] {
  if (series_id === null || series_rule === null) return null;
  const { every_weeks, weekdays, count = null, until = null } = series_rule;
  const dates = (series_dates ?? []).map((date) => ({
    id: date.id,
    state: date.state as ClosureResponse["state"],
    start_time: new Date(date.starts_at).toISOString(),
    end_time: new Date(date.ends_at).toISOString(),
    canceled: date.canceled,
    moved: date.moved,
    alternatives_held: date.held,
    alternatives_taken: date.taken,
    is_over: isOver(date, now),
  }));
  return { id: series_id, every_weeks, weekdays, count, until, dates };
}

/** What a job is at: of a series, at any of its dates. */
function progressOf(row: ClosureRow): ClosureResponse["progress"] {
  const working =
    row.state === "closing" || row.is_changing ? row : row.series_dates?.find(({ is_working }) => is_working);
  return working ? { done: Math.min(working.work_done, working.work_total), total: working.work_total } : null;
}

function problemOf({ problem, series_dates }: ClosureRow): string | null {
  const found = problem ?? series_dates?.find((date) => date.problem !== null)?.problem ?? null;
  // Unexpected failures leave the code of their text.
  return found === "closure_failed" ? closureMessage(found) : found;
}

export const closureResponse = (row: ClosureRow, now: number): ClosureResponse => ({
  id: row.id,
  state: row.state as ClosureResponse["state"],
  ...times(row),
  reason: row.reason,
  message: row.message,
  outcome: row.outcome,
  courts: row.courts,
  canceled: row.items.filter(({ outcome }) => outcome === "cancel").length,
  moved: row.items.filter(({ outcome }) => outcome === "move").length,
  alternatives_held: row.held,
  alternatives_taken: row.taken,
  is_over: isOver(row, now),
  progress: progressOf(row),
  problem: problemOf(row),
  series: seriesOf(row, now),
  created_by_name: row.created_by_name,
  created_at: row.created_at.toISOString(),
});

export function alternativesResponse(rows: AlternativeRow[], userId: string): ClosureAlternativesResponse[] {
  const byBooking = Map.groupBy(rows, ({ canceled_booking_id }) => canceled_booking_id);
  return [...byBooking].flatMap(([booking_id, of]) => {
    const [first] = of;
    if (!first) return [];
    return [
      {
        booking_id,
        closure_id: first.closure_id,
        court_name: first.canceled_court_name,
        ...times({ starts_at: first.canceled_starts_at, ends_at: first.canceled_ends_at }),
        reason: first.reason,
        message: first.message,
        players: first.players.map((player) => playerResponse(player, userId, true)),
        expires_at: new Date(Math.min(...of.map(({ expires_at }) => expires_at.getTime()))).toISOString(),
        alternatives: of.map((row) => ({
          offer_id: row.id,
          court_id: row.court_id,
          court_name: row.court_name,
          sport: row.sport,
          ...times(row),
          expires_at: row.expires_at.toISOString(),
        })),
      },
    ];
  });
}

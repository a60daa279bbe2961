import { CLOSURE_OUTCOMES, CLOSURE_REASONS } from "@courtside/contracts/domain/closures.ts";
import { z } from "@hono/zod-openapi";
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

export const ClosurePreview = z
  .object({
    version: z.string().openapi({ description: "Send it along, so that exactly this happens or nothing" }),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    courts: z.array(ClosedCourt),
    refused: z.array(RejectedClosureCourt).openapi({ description: "Courts that are blocked already" }),
    items: z.array(ClosureItem).openapi({ description: "By start" }),
    counts,
    people: z.int().openapi({ description: "How many people are notified" }),
  })
  .openapi("ClosurePreview");

export const Closure = z
  .object({
    id: z.uuid(),
    state: z.enum(["closing", "closed", "failed", "reopened", "undone"]).openapi({
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
        "While it is `closing`, or `closed` and being extended: of how many bookings, lessons and event dates",
    }),
    problem: z.string().nullable().openapi({ description: "Why it has `failed`, or the last extension has" }),
    created_by_name: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .openapi("Closure");

export const ClosureResult = Closure.extend({
  refused: z.array(RejectedClosureCourt),
  items: z.array(ClosureItem).openapi({ description: "What this request has affected" }),
  people: z.int().openapi({ description: "How many people are notified of it" }),
}).openapi("ClosureResult");

export const UndoneClosure = Closure.extend({
  restored: z.int().openapi({ description: "Bookings, lessons and event dates that stand again" }),
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
export function itemsOf({ closing, bookings, dates, offers, waiting, nameOf }: Plan): Item[] {
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
  is_over: (row.state !== "closed" && row.state !== "closing") || row.ends_at.getTime() <= now,
  progress:
    row.state === "closing" || row.is_extending
      ? { done: Math.min(row.work_done, row.work_total), total: row.work_total }
      : null,
  problem: row.problem,
  created_by_name: row.created_by_name,
  created_at: row.created_at.toISOString(),
});

export function alternativesResponse(rows: AlternativeRow[]): ClosureAlternativesResponse[] {
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

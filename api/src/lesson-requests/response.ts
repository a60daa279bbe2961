import { can } from "@courtside/contracts/domain/roles.ts";
import { z } from "@hono/zod-openapi";
import type { ClubTx } from "../club-tx.ts";
import { mayDecide } from "./may-decide.ts";
import type { RequestRow } from "./queries.ts";

export const LessonRequest = z
  .object({
    id: z.uuid(),
    member_id: z.uuid(),
    member_name: z.string(),
    member_email: z.string().nullable().openapi({ description: "For staff and the member only, otherwise null" }),
    coach_id: z.uuid(),
    coach_name: z.string(),
    sport: z.string().nullable(),
    preferred_date: z.iso.date().openapi({ description: "Club-local, as `preferred_time`" }),
    preferred_time: z.string().openapi({ example: "09:30" }),
    notes: z.string().nullable(),
    status: z.enum(["pending", "accepted", "declined", "withdrawn", "completed", "canceled"]).openapi({
      description: "completed, canceled: the state of the accepted request's lesson",
    }),
    decline_reason: z.string().nullable(),
    lesson: z
      .object({
        booking_id: z.uuid(),
        court_id: z.uuid(),
        court_name: z.string(),
        start_time: z.iso.datetime(),
        end_time: z.iso.datetime(),
      })
      .nullable()
      .openapi({ description: "The booking of an accepted request" }),
    can_decide: z.boolean().openapi({ description: "Whether the caller may currently accept or reject it" }),
    can_withdraw: z.boolean(),
    created_at: z.iso.datetime(),
    decided_at: z.iso.datetime().nullable(),
  })
  .openapi("LessonRequest");

export type LessonRequestResponse = z.infer<typeof LessonRequest>;

/** A request as one of its two people or an admin sees it. */
export function requestResponse(tx: ClubTx, row: RequestRow): LessonRequestResponse {
  const isOwn = row.member_id === tx.userId;
  const isPending = row.status === "pending";
  return {
    id: row.id,
    member_id: row.member_id,
    member_name: row.member_name,
    member_email: isOwn || can(tx.role, "bookings:see-names") ? row.member_email : null,
    coach_id: row.coach_id,
    coach_name: row.coach_name,
    sport: row.sport,
    preferred_date: row.preferred_date,
    preferred_time: row.preferred_time,
    notes: row.notes,
    status: statusOf(row, tx.now),
    decline_reason: row.decline_reason,
    lesson: lessonOf(row),
    can_decide: isPending && mayDecide(tx, row),
    can_withdraw: isPending && isOwn && can(tx.role, "lessons:request"),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

function statusOf({ status, booking_status, ends_at }: RequestRow, now: number): LessonRequestResponse["status"] {
  if (status !== "accepted") return status;
  if (booking_status === "canceled") return "canceled";
  return ends_at && ends_at.getTime() <= now ? "completed" : "accepted";
}

function lessonOf({
  booking_id,
  court_id,
  court_name,
  starts_at,
  ends_at,
}: RequestRow): LessonRequestResponse["lesson"] {
  if (!booking_id || !court_id || !starts_at || !ends_at) return null;
  return {
    booking_id,
    court_id,
    court_name: court_name ?? "",
    start_time: starts_at.toISOString(),
    end_time: ends_at.toISOString(),
  };
}

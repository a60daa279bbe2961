import type { RuleViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import { z } from "@hono/zod-openapi";
import type { BookingRow } from "./queries.ts";

export const Booking = z
  .object({
    id: z.uuid(),
    club_id: z.uuid(),
    court_id: z.uuid(),
    court_name: z.string(),
    sport: z.string(),
    user_id: z.uuid().nullable().openapi({ description: "null if it is another member's and the caller is not staff" }),
    user_name: z.string().openapi({ description: "'Member' if the caller may not see names" }),
    user_email: z.string().nullable(),
    kind: z.enum(["booking", "lesson"]),
    coach_id: z
      .uuid()
      .nullable()
      .openapi({ description: "Of a lesson; like `user_id`, only for staff and its two people" }),
    coach_name: z.string().nullable(),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    status: z.enum(["confirmed", "canceled", "completed"]),
    in_progress: z.boolean(),
    can_cancel: z.boolean().openapi({ description: "Whether the caller may cancel it now" }),
    cancel_refusal: z.string().nullable().openapi({
      description: "Why the caller cannot currently cancel a future booking that they may cancel: the cut-off",
    }),
    cancel_reason: z.string().nullable(),
    created_at: z.iso.datetime(),
    series_id: z.uuid().nullable().openapi({ description: "The series it belongs to; for staff and its person" }),
  })
  .openapi("Booking");

export type BookingResponse = z.infer<typeof Booking>;

/** A booking as this caller may see it. `completed` is derived after the end (docs/product/booking.md#status). */
export function bookingResponse(
  row: BookingRow,
  viewer: { userId: string; role: Role; now: number },
  canceling: { isTheirs: boolean; rejection: RuleViolation | null },
): BookingResponse {
  const own = row.user_id === viewer.userId || row.coach_id === viewer.userId;
  const seesEmail = row.user_id === viewer.userId || can(viewer.role, "bookings:see-names");
  const seesName = own || can(viewer.role, "bookings:see-names");
  const confirmed = row.status === "confirmed";
  const ended = row.ends_at.getTime() <= viewer.now;
  return {
    id: row.id,
    club_id: row.club_id,
    court_id: row.court_id,
    court_name: row.court_name,
    sport: row.sport,
    user_id: seesName ? row.user_id : null,
    user_name: seesName ? row.user_name || "Unknown Member" : "Member",
    user_email: seesEmail ? row.user_email : null,
    kind: row.kind,
    coach_id: seesName ? row.coach_id : null,
    coach_name: seesName ? row.coach_name : null,
    start_time: row.starts_at.toISOString(),
    end_time: row.ends_at.toISOString(),
    status: confirmed && ended ? "completed" : row.status,
    in_progress: confirmed && !ended && row.starts_at.getTime() <= viewer.now,
    can_cancel: canceling.isTheirs && canceling.rejection === null,
    cancel_refusal:
      canceling.isTheirs && canceling.rejection?.code === "cancel_cutoff" ? canceling.rejection.message : null,
    cancel_reason: seesName ? row.cancel_reason : null,
    created_at: row.created_at.toISOString(),
    series_id: seesName ? row.series_id : null,
  };
}

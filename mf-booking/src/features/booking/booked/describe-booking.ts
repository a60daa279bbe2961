import type { Booking } from "@courtside/contracts/api/client.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import type { Tone } from "@courtside/design-system/core.tsx";

/** A booking's badge. A running one is neither upcoming nor completed (docs/product/booking.md#status). */
export function bookingStatus(booking: Pick<Booking, "status" | "in_progress">): { label: string; tone: Tone } {
  if (booking.in_progress) return { label: "In progress", tone: "info" };
  if (booking.status === "canceled") return { label: "Canceled", tone: "error" };
  return booking.status === "completed"
    ? { label: "Completed", tone: "neutral" }
    : { label: "Confirmed", tone: "success" };
}

type Played = Pick<Booking, "kind" | "sport" | "user_name" | "coach_id" | "coach_name">;

/** What a booking is for, as its member or coach sees it: "Tennis", "Lesson with Maya Okafor (Tennis)". */
export function playText({ kind, sport, user_name, coach_id, coach_name }: Played, viewerId: string): string {
  if (kind !== "lesson") return sportLabel(sport);
  const other = coach_id === viewerId ? user_name : coach_name;
  return other ? `Lesson with ${other} (${sportLabel(sport)})` : `${sportLabel(sport)} lesson`;
}

import type { Booking } from "@courtside/contracts/api/client.ts";
import type { Tone } from "@courtside/design-system/core.tsx";

/** A booking's badge. A running one is neither upcoming nor completed (docs/product/booking.md#status). */
export function bookingStatus(booking: Pick<Booking, "status" | "in_progress">): { label: string; tone: Tone } {
  if (booking.in_progress) return { label: "In progress", tone: "info" };
  if (booking.status === "canceled") return { label: "Canceled", tone: "error" };
  return booking.status === "completed"
    ? { label: "Completed", tone: "neutral" }
    : { label: "Confirmed", tone: "success" };
}

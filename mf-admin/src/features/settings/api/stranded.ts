import { isApiError } from "@courtside/contracts/api/client.ts";

/** A booking that stands and would not fit the new settings. */
export interface StrandedBooking {
  id: string;
  court_name: string;
  booked_by: string;
  start_time: string;
  end_time: string;
  reason: "outside_hours" | "off_slots" | "other_local_time" | "sport";
}

export interface Stranded {
  count: number;
  bookings: StrandedBooking[];
}

/** What a refused save would strand; null where it was refused for something else. */
export function strandedOf(error: unknown): Stranded | null {
  if (!isApiError(error) || error.code !== "strands_bookings") return null;
  return error.details as unknown as Stranded;
}

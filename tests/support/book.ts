import type { ApiError, Booking } from "@courtside/contracts/api/client.ts";

export interface BookingInput {
  court_id: string;
  /** Club-local, "2026-03-08T09:00". */
  start_time: string;
}

export type BookingOutcome =
  | { status: 201; booking: Booking; error: undefined }
  | { status: number; booking: undefined; error: ApiError };

/** POST /bookings to one of several api processes. Rejects only when no response came. */
export async function book(url: string, token: string, input: BookingInput, key?: string): Promise<BookingOutcome> {
  const response = await fetch(`${url}/api/v1/bookings`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(key && { "idempotency-key": key }),
    },
    body: JSON.stringify(input),
  });
  const result = await response.json();
  if (response.status === 201) return { status: 201, booking: result as Booking, error: undefined };
  return { status: response.status, booking: undefined, error: result as ApiError };
}

import { type MessageCode, messageOf } from "./messages.ts";

/** How long before the start a booking can be checked in (docs/product/booking.md#check-in). */
export const CHECK_IN_MINUTES = 30;

export interface CheckInTime {
  status: string;
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt: number;
}

/** Why a booking cannot be checked in at an instant, or null: from 30 minutes before its start to its end. */
export function checkInViolation(
  { status, startsAt, endsAt }: CheckInTime,
  at: number,
): { code: MessageCode; message: string } | null {
  if (status === "canceled") return reject("check_in_canceled");
  if (at < startsAt - CHECK_IN_MINUTES * 60_000) return reject("check_in_early", { n: CHECK_IN_MINUTES });
  if (at > endsAt) return reject("check_in_late");
  return null;
}

const reject = (code: MessageCode, values: Record<string, number> = {}) => ({ code, message: messageOf(code, values) });

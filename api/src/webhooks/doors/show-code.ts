import type { ClubTx } from "../../club-tx.ts";
import { forbidden, notFound } from "../../errors.ts";
import type { Keys } from "../../keys/keys.ts";
import { isPlayer, isTheirs } from "../../scheduling/bookings/may-cancel.ts";
import { selectOptionalBooking } from "../../scheduling/bookings/queries.ts";
import { selectOptionalCode } from "./queries.ts";
import type { CodeResponse } from "./response.ts";
import { openCode } from "./sealed.ts";

/**
 * The door code of a booking for its people and staff (docs/product/integrations.md#door-codes). Null: the club has no gateway, or the
 * booking none yet or none any more. The code is read once the lock has it as it is now.
 */
export async function showCode(
  tx: ClubTx,
  bookingId: string,
  keys: Pick<Keys, "secretFor">,
): Promise<CodeResponse | null> {
  const booking = await selectOptionalBooking(tx.sql, tx.clubId, bookingId);
  if (!booking) throw notFound("Booking");
  if (!isTheirs(tx, booking) && !isPlayer(tx, booking)) throw forbidden();
  const row = await selectOptionalCode(tx.sql, tx.clubId, bookingId);
  if (!row || booking.status !== "confirmed" || row.valid_until.getTime() <= tx.now) return null;
  const isCurrent = row.state === "set" && row.court_id === booking.court_id && isWindowOf(row, booking);
  return {
    code: isCurrent && row.code_sealed ? openCode(keys, bookingId, row.code_sealed) : null,
    valid_from: new Date(booking.starts_at.getTime() - MARGIN).toISOString(),
    valid_until: new Date(booking.ends_at.getTime() + MARGIN).toISOString(),
  };
}

/** As `claim_door_codes` lets them begin earlier and end later. */
const MARGIN = 10 * 60_000;

interface Window {
  valid_from: Date;
  valid_until: Date;
}
const isWindowOf = ({ valid_from, valid_until }: Window, { starts_at, ends_at }: { starts_at: Date; ends_at: Date }) =>
  valid_from.getTime() === starts_at.getTime() - MARGIN && valid_until.getTime() === ends_at.getTime() + MARGIN;

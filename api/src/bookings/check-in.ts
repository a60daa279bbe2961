import { checkInViolation } from "@courtside/contracts/domain/check-in.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, forbidden, notFound } from "../errors.ts";
import { writeCheckIn } from "../scheduling/bookings/check-in.ts";
import { cancelingOf, isPlayer, isTheirs } from "../scheduling/bookings/may-cancel.ts";
import { lockOptionalBooking } from "../scheduling/bookings/queries.ts";
import { type BookingResponse, bookingResponse } from "../scheduling/bookings/response.ts";
import { selectClub } from "../tenant/queries.ts";

/**
 * Notes that the players of a booking are there: by any of them, its coach or staff, from 30 minutes before the start to the end
 * (docs/product/booking.md#check-in). A second one changes nothing.
 */
export async function checkIn(tx: ClubTx, id: string): Promise<BookingResponse> {
  const row = await lockOptionalBooking(tx.sql, tx.clubId, id);
  if (!row) throw notFound("Booking");
  if (!isTheirs(tx, row) && !isPlayer(tx, row)) throw forbidden();
  const rules = await selectClub(tx.sql, tx.clubId);
  const respond = (booking: typeof row) => bookingResponse(booking, tx, cancelingOf(tx, rules, booking));
  if (row.checked_in_at !== null && row.status === "confirmed") return respond(row);

  const time = { status: row.status, startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() };
  const rejection = checkInViolation(time, tx.now);
  if (rejection) throw new DomainError("rejected", rejection.code, rejection.message, { field: "id" });
  const checkedIn = await writeCheckIn(tx, row, rules.time_zone, new Date(tx.now));
  await audit(tx, { action: "booking.checked_in", subjectType: "booking", subjectId: id });
  return respond(checkedIn);
}

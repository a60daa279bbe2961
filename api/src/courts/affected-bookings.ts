import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { cancelingOf } from "../scheduling/bookings/may-cancel.ts";
import { selectBookings } from "../scheduling/bookings/queries.ts";
import { type BookingResponse, bookingResponse } from "../scheduling/bookings/response.ts";
import { selectOptionalCourt } from "../scheduling/courts/queries.ts";
import { selectClub } from "../tenant/queries.ts";
import { type AffectedDateRow, countAffected, countDatesOnCourt, selectDatesOnCourt } from "./queries.ts";
import type { AffectedDateResponse } from "./response.ts";

/** The maximum number of each that an admin reads; the totals give the full numbers. */
export const MOST_AFFECTED = 100;

export interface Affected {
  data: BookingResponse[];
  total: number;
  events: AffectedDateResponse[];
  events_total: number;
}

/**
 * The future bookings and event dates of a court, active or not, that deactivating it affects (docs/product/booking.md#courts).
 */
export async function listAffected(tx: ClubTx, id: string): Promise<Affected> {
  if (!can(tx.role, "courts:manage")) throw forbidden();
  const { sql, clubId } = tx;
  if (!(await selectOptionalCourt(sql, clubId, id))) throw notFound("Court");
  const now = new Date(tx.now);
  const [rules, total, rows, dates, events_total] = await Promise.all([
    selectClub(sql, clubId),
    countAffected(sql, clubId, id, now),
    selectBookings(sql, clubId, {
      userId: null,
      courtId: id,
      when: "upcoming",
      now,
      from: null,
      until: null,
      after: null,
      descending: false,
      limit: MOST_AFFECTED,
    }),
    selectDatesOnCourt(sql, clubId, id, now, MOST_AFFECTED),
    countDatesOnCourt(sql, clubId, id, now),
  ]);
  const data = rows.map((row) => bookingResponse(row, tx, cancelingOf(tx, rules, row)));
  return { data, total, events: dates.map(dateResponse), events_total };
}

const dateResponse = ({ starts_at, ends_at, ...row }: AffectedDateRow): AffectedDateResponse => ({
  ...row,
  start_time: starts_at.toISOString(),
  end_time: ends_at.toISOString(),
});

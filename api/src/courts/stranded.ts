import { can } from "@courtside/contracts/domain/roles.ts";
import { type BookingAnswer, bookingAnswer } from "../bookings/answer.ts";
import { mayCancel } from "../bookings/may-cancel.ts";
import { selectBookings } from "../bookings/queries.ts";
import type { ClubTx } from "../club-tx.ts";
import { selectClub } from "../clubs/queries.ts";
import { forbidden, notFound } from "../errors.ts";
import { countStranded, selectOptionalCourt } from "./queries.ts";

/** As many as an admin reads; `total` says how many there are. */
export const MOST_STRANDED = 100;

/** The future bookings of a court, active or not: what deactivating it strands (decision 24). */
export async function listStranded(tx: ClubTx, id: string): Promise<{ data: BookingAnswer[]; total: number }> {
  if (!can(tx.role, "courts:manage")) throw forbidden();
  const { sql, clubId } = tx;
  if (!(await selectOptionalCourt(sql, clubId, id))) throw notFound("Court");
  const now = new Date(tx.now);
  const [rules, total, rows] = await Promise.all([
    selectClub(sql, clubId),
    countStranded(sql, clubId, id, now),
    selectBookings(sql, clubId, {
      userId: null,
      courtId: id,
      when: "upcoming",
      now,
      from: null,
      until: null,
      after: null,
      descending: false,
      limit: MOST_STRANDED,
    }),
  ]);
  return { data: rows.map((row) => bookingAnswer(row, tx, mayCancel(tx, rules, row))), total };
}

import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { type BookingAnswer, bookingAnswer } from "../scheduling/bookings/answer.ts";
import { cancelingOf } from "../scheduling/bookings/may-cancel.ts";
import { selectBookings } from "../scheduling/bookings/queries.ts";
import { selectOptionalCourt } from "../scheduling/courts/queries.ts";
import { selectClub } from "../tenant/queries.ts";
import type { StrandedDateAnswer } from "./answer.ts";
import { countDatesOnCourt, countStranded, type StrandedDateRow, selectDatesOnCourt } from "./queries.ts";

/** As many of each as an admin reads; the totals say how many there are. */
export const MOST_STRANDED = 100;

export interface Stranded {
  data: BookingAnswer[];
  total: number;
  events: StrandedDateAnswer[];
  events_total: number;
}

/** The future bookings and event dates of a court, active or not: what deactivating it strands (docs/product/booking.md#courts). */
export async function listStranded(tx: ClubTx, id: string): Promise<Stranded> {
  if (!can(tx.role, "courts:manage")) throw forbidden();
  const { sql, clubId } = tx;
  if (!(await selectOptionalCourt(sql, clubId, id))) throw notFound("Court");
  const now = new Date(tx.now);
  const [rules, total, rows, dates, events_total] = await Promise.all([
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
    selectDatesOnCourt(sql, clubId, id, now, MOST_STRANDED),
    countDatesOnCourt(sql, clubId, id, now),
  ]);
  const data = rows.map((row) => bookingAnswer(row, tx, cancelingOf(tx, rules, row)));
  return { data, total, events: dates.map(dateAnswer), events_total };
}

const dateAnswer = ({ starts_at, ends_at, ...row }: StrandedDateRow): StrandedDateAnswer => ({
  ...row,
  start_time: starts_at.toISOString(),
  end_time: ends_at.toISOString(),
});

import { can } from "@courtside/contracts/domain/roles.ts";
import { forbidden, notFound } from "../../errors.ts";
import type { SeriesTx } from "./judging.ts";
import { type SeriesRow, selectOptionalSeries, selectSeriesDates } from "./queries.ts";
import { type BookingSeriesResponse, seriesResponse } from "./response.ts";

/** Staff read any series, others their own. */
export function requireTheirs(tx: Pick<SeriesTx, "userId" | "role">, row: Pick<SeriesRow, "user_id">): void {
  if (row.user_id !== tx.userId && !can(tx.role, "bookings:see-names")) throw forbidden();
}

/** A series with what became of each of its dates, and how far its job has come. */
export async function showSeries(
  tx: Pick<SeriesTx, "sql" | "clubId" | "userId" | "role">,
  id: string,
): Promise<BookingSeriesResponse> {
  const { sql, clubId } = tx;
  const [row, dates] = await Promise.all([selectOptionalSeries(sql, clubId, id), selectSeriesDates(sql, clubId, id)]);
  if (!row) throw notFound("Booking series");
  requireTheirs(tx, row);
  return seriesResponse(row, dates, tx);
}

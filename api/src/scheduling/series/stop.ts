import { can } from "@courtside/contracts/domain/roles.ts";
import { forbidden, notFound } from "../../errors.ts";
import { endSeries } from "./continue.ts";
import type { SeriesTx } from "./judging.ts";
import { lockOptionalSeries } from "./queries.ts";
import type { BookingSeriesResponse } from "./response.ts";
import { showSeries } from "./show.ts";

/**
 * Stops the job that books a series: what is booked stays, and no date is half booked, because the lock waits for the transaction
 * that books the current ones. A series that has ended stays as it is.
 */
export async function stopSeries(tx: SeriesTx, id: string): Promise<BookingSeriesResponse> {
  if (!can(tx.role, "bookings:create-for-others")) throw forbidden();
  const series = await lockOptionalSeries(tx.sql, tx.clubId, id);
  if (!series) throw notFound("Booking series");
  if (series.state === "running") await endSeries(tx, series);
  return showSeries(tx, id);
}

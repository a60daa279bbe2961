import { seriesLabel } from "@courtside/contracts/domain/booking-series.ts";
import { useSeries } from "./api.ts";

/** "Every Tuesday, 3 of 12": the place of a booking in its series; nothing until it is loaded. */
export function SeriesLine({ seriesId, bookingId }: { seriesId: string; bookingId: string }) {
  const { data: series } = useSeries(seriesId);
  if (!series) return null;
  const booked = series.dates.flatMap(({ booking_id }) => booking_id ?? []);
  const place = booked.indexOf(bookingId) + 1;
  const rule = seriesLabel(series);
  const label = series.label ? `${series.label}: ${rule}` : rule;
  return <>{place > 0 ? `${label}, ${place} of ${booked.length}` : label}</>;
}

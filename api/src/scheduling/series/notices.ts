import { seriesLabel } from "@courtside/contracts/domain/booking-series.ts";
import type { Weekday } from "@courtside/contracts/domain/weekly-availability.ts";
import { enqueueNotice } from "../../notices/enqueue.ts";
import { courtTimeOf } from "../../notices/payload.ts";
import type { SeriesTx } from "./judging.ts";
import { type SeriesRow, selectSeriesDates } from "./queries.ts";

type Noticed = Pick<SeriesRow, "id" | "user_id" | "every_weeks" | "weekdays" | "start_time" | "end_time">;

export const ruleText = ({ every_weeks, weekdays, start_time, end_time }: Noticed): string =>
  `${seriesLabel({ every_weeks, weekdays: weekdays as Weekday[] })}, ${start_time} - ${end_time}`;

/** One mail for a whole series: the dates that are booked and those that are not, with the reason. */
export async function notifySeriesMade(tx: SeriesTx, series: Noticed): Promise<void> {
  const dates = await selectSeriesDates(tx.sql, tx.clubId, series.id);
  const booked = dates.flatMap(({ outcome, court_name, starts_at: startsAt, ends_at: endsAt }) =>
    outcome === "booked" && startsAt && endsAt ? courtTimeOf(court_name, { startsAt, endsAt }) : [],
  );
  const last = booked.at(-1);
  if (!last) return;
  const left = dates.filter(({ outcome }) => outcome === "skipped" || outcome === "missed");
  await enqueueNotice(tx, {
    kind: "series_made",
    userId: series.user_id,
    details: {
      rule: ruleText(series),
      booked,
      left: left.map(({ date, message }) => ({ date, reason: message })),
      byStaff: series.user_id !== tx.userId,
    },
    dedupeKey: `series_made:${series.id}`,
    usefulUntil: new Date(last.endsAt),
  });
}

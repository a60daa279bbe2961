import { seriesLabel } from "@courtside/contracts/domain/booking-series.ts";
import type { Weekday } from "@courtside/contracts/domain/weekly-availability.ts";
import { enqueueNotices, type Notice } from "../../notices/enqueue.ts";
import { courtTimeOf } from "../../notices/payload.ts";
import type { SeriesTx } from "./judging.ts";
import { type SeriesRow, selectSeriesDates, selectSeriesPlayers } from "./queries.ts";

type Noticed = Pick<SeriesRow, "id" | "user_id" | "every_weeks" | "weekdays" | "start_time" | "end_time">;

export const ruleText = ({ every_weeks, weekdays, start_time, end_time }: Noticed): string =>
  `${seriesLabel({ every_weeks, weekdays: weekdays as Weekday[] })}, ${start_time} - ${end_time}`;

/**
 * One mail for a whole series to the booker, with the dates that are booked and those that are not, and one to each player with the
 * dates on which they play.
 */
export async function notifySeriesMade(tx: SeriesTx, series: Noticed & Pick<SeriesRow, "user_name">): Promise<void> {
  const dates = await selectSeriesDates(tx.sql, tx.clubId, series.id);
  const players = await selectSeriesPlayers(tx.sql, tx.clubId, series.id);
  const booked = dates.flatMap(({ outcome, court_name, starts_at: startsAt, ends_at: endsAt, booking_id }) =>
    outcome === "booked" && startsAt && endsAt
      ? [{ booking_id, time: courtTimeOf(court_name, { startsAt, endsAt }) }]
      : [],
  );
  const last = booked.at(-1);
  if (!last) return;
  const left = dates.filter(({ outcome }) => outcome === "skipped" || outcome === "missed");
  const rule = ruleText(series);
  const usefulUntil = new Date(last.time.endsAt);
  const toPlayers = players.flatMap((player): Notice[] => {
    const times = booked.filter(({ booking_id }) => booking_id !== null && player.booking_ids.includes(booking_id));
    const hears = player.user_id === null ? player.guest_email !== null : player.user_id !== tx.userId;
    if (!hears || times.length === 0) return [];
    const playing = { bookerName: series.user_name, isGuest: player.user_id === null };
    return [
      {
        kind: "series_made",
        userId: player.user_id,
        ...(player.user_id === null && player.guest_email !== null && { address: player.guest_email }),
        details: { rule, booked: times.map(({ time }) => time), left: [], byStaff: false, playing },
        dedupeKey: `series_made:${series.id}:${player.user_id ?? player.guest_id}`,
        usefulUntil,
      },
    ];
  });
  const toBooker: Notice = {
    kind: "series_made",
    userId: series.user_id,
    details: {
      rule,
      booked: booked.map(({ time }) => time),
      left: left.map(({ date, message }) => ({ date, reason: message })),
      byStaff: series.user_id !== tx.userId,
    },
    dedupeKey: `series_made:${series.id}`,
    usefulUntil,
  };
  await enqueueNotices(tx, [toBooker, ...toPlayers]);
}

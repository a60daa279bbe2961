import { RESTORE_SECONDS } from "@courtside/contracts/domain/booking-rules.ts";
import { seriesLabel } from "@courtside/contracts/domain/booking-series.ts";
import type { Weekday } from "@courtside/contracts/domain/weekly-availability.ts";
import { enqueueNotices, type Notice, withdrawNotices } from "../../notices/enqueue.ts";
import { bookingTimeOf, canceledTimeOf } from "../../notices/payload.ts";
import { selectSeriesCanceled } from "../../notices/queries.ts";
import type { BookingRow } from "../bookings/queries.ts";
import { detailsFor, recipientOf } from "../players/notices.ts";
import type { PlayerRow } from "../players/queries.ts";
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
  const booked = dates.flatMap(({ outcome, court_name, starts_at, ends_at, booking_id: id, sequence }) =>
    outcome === "booked" && starts_at && ends_at && id !== null && sequence !== null
      ? [{ id, time: bookingTimeOf({ id, sequence, court_name, starts_at, ends_at }) }]
      : [],
  );
  const last = booked.at(-1);
  if (!last) return;
  const left = dates.filter(({ outcome }) => outcome === "skipped" || outcome === "missed");
  const rule = ruleText(series);
  const usefulUntil = new Date(last.time.endsAt);
  const toPlayers = players.flatMap((player): Notice[] => {
    const times = booked.filter(({ id }) => player.booking_ids.includes(id));
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

/** A mail can be withdrawn until the cancellation can no longer be undone, with a margin for the last request. */
const NOTIFY_AFTER_SECONDS = RESTORE_SECONDS + 5;

/** A person who plays on bookings of a series, with those bookings. */
interface Seat {
  player: PlayerRow;
  recipient: Pick<Notice, "userId" | "address">;
  ids: ReadonlySet<string>;
}

/** The players of bookings who are notified: not the actor, and no guest without an address. */
function seatsOf({ userId }: Pick<SeriesTx, "userId">, rows: readonly BookingRow[]): Seat[] {
  const all = rows.flatMap((row) => row.players.map((player) => ({ id: row.id, player })));
  const people = Map.groupBy(all, ({ player }) => player.user_id ?? player.guest_email);
  return [...people.values()].flatMap((seats) => {
    const player = seats[0]?.player;
    const recipient = player && recipientOf(player, userId);
    return recipient ? [{ player, recipient, ids: new Set(seats.map(({ id }) => id)) }] : [];
  });
}

const keyOfSeat = ({ player }: Seat): string => player.user_id ?? player.guest_id ?? player.id;

/** One mail to the booker, who may have canceled them, and one to each player, for all of the bookings, by start. */
export async function notifySeriesCanceled(
  tx: SeriesTx,
  rows: BookingRow[],
  { reason, byBooker }: { reason: string | null; byBooker: boolean },
): Promise<void> {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return;
  // A date that was restored and is canceled again has another number.
  const dedupeKey = `series_canceled:${first.id}:${first.sequence}`;
  const shared = { kind: "series_canceled" as const, usefulUntil: last.ends_at, afterSeconds: NOTIFY_AFTER_SECONDS };
  const toPlayers = seatsOf(tx, rows).map((seat): Notice => {
    const canceled = rows.filter(({ id }) => seat.ids.has(id)).map(canceledTimeOf);
    const details = { canceled, reason, playing: detailsFor(first, seat.player) };
    return { ...shared, ...seat.recipient, details, dedupeKey: `${dedupeKey}:${keyOfSeat(seat)}` };
  });
  const details = { canceled: rows.map(canceledTimeOf), reason, byBooker };
  await enqueueNotices(tx, [{ ...shared, userId: first.user_id, details, dedupeKey }, ...toPlayers]);
}

/**
 * Takes a booking that is confirmed again out of the mails about its canceled series. False: one of them is being sent or was sent.
 */
export async function withdrawFromSeriesCanceled(
  tx: Pick<SeriesTx, "sql" | "clubId">,
  { id, sequence }: Pick<BookingRow, "id" | "sequence">,
): Promise<boolean> {
  const notices = await selectSeriesCanceled(tx.sql, tx.clubId, { id, sequence });
  const keys = notices.map(({ dedupe_key }) => dedupe_key);
  if (!(await withdrawNotices(tx, keys))) return false;
  const left = notices.flatMap(({ user_id, address, details, dedupe_key }): Notice[] => {
    const canceled = details.canceled.filter(({ booking }) => booking?.id !== id);
    const last = canceled.at(-1);
    if (!last) return [];
    const recipient = { userId: user_id, ...(address !== null && { address }) };
    const due = { usefulUntil: new Date(last.endsAt), afterSeconds: NOTIFY_AFTER_SECONDS };
    return [
      { kind: "series_canceled", ...recipient, details: { ...details, canceled }, dedupeKey: dedupe_key, ...due },
    ];
  });
  await enqueueNotices(tx, left);
  return true;
}

/** A booking before and after its series was moved. */
export interface Moved {
  before: BookingRow;
  after: BookingRow;
}

/**
 * One mail to the booker, and one to each player, with the old and the new times of all of the bookings. `id`: the booking that the
 * request names. An undo withdraws the mails of its move; one that has gone out already is followed by another.
 */
export async function notifySeriesMoved(
  tx: SeriesTx,
  moved: Moved[],
  { id, isUndo }: { id: string; isUndo: boolean },
): Promise<void> {
  const [first, last] = [moved[0]?.after, moved.at(-1)?.after];
  const anchor = moved.find(({ after }) => after.id === id);
  if (!first || !last || !anchor) return;
  const keyAt = (sequence: number, to?: string) => ["series_moved", id, sequence, ...(to ? [to] : [])].join(":");
  const shared = { kind: "series_moved" as const, usefulUntil: last.ends_at, afterSeconds: NOTIFY_AFTER_SECONDS };
  const times = moved.map(({ before, after }) => ({ from: bookingTimeOf(before), to: bookingTimeOf(after) }));
  const rows = moved.map(({ after }) => after);
  const notify = async (
    to: string | undefined,
    notice: Omit<Extract<Notice, { kind: "series_moved" }>, "dedupeKey">,
  ) => {
    if (isUndo && (await withdrawNotices(tx, [keyAt(anchor.before.sequence, to)]))) return;
    await enqueueNotices(tx, [{ ...notice, dedupeKey: keyAt(anchor.after.sequence, to) }]);
  };
  const details = { moved: times, byStaff: first.user_id !== tx.userId };
  await notify(undefined, { ...shared, userId: first.user_id, details });
  for (const seat of seatsOf(tx, rows)) {
    const played = times.filter(({ to }) => to.booking && seat.ids.has(to.booking.id));
    const theirs = { moved: played, byStaff: false, playing: detailsFor(first, seat.player) };
    await notify(keyOfSeat(seat), { ...shared, ...seat.recipient, details: theirs });
  }
}

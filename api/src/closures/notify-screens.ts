import { localDate, type Slot } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../club-tx.ts";
import { notifyClub } from "../live/notify.ts";
import { daysOf } from "../scheduling/blocks/span.ts";

interface ChangedTimes {
  /** What is closed or opened. */
  spans: Slot[];
  /** What was canceled, moved or restored: it may begin on an earlier date. */
  times: { starts_at: Date }[];
  people: string[];
  hasEvents: boolean;
}

/** Notifies the club's screens of a closure or its end. */
export async function notifyScreens(
  tx: ClubTx,
  zone: string,
  { spans, times, people, hasEvents }: ChangedTimes,
): Promise<void> {
  const dates = new Set([
    ...spans.flatMap((span) => daysOf(span, zone).map(({ date }) => date)),
    ...times.map(({ starts_at }) => localDate(starts_at.getTime(), zone)),
  ]);
  await notifyClub(tx, { topic: "bookings", dates: [...dates], people: [...new Set(people)] });
  await notifyClub(tx, { topic: "blocks" });
  await notifyClub(tx, { topic: "waitlist", people: [...new Set(people)] });
  if (hasEvents) await notifyClub(tx, { topic: "events" });
}

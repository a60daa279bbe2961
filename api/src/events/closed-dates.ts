import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { changeCourts, courtTime, reserve, type Taken } from "../scheduling/reserve.ts";
import {
  type AffectedDateRow,
  restoreDates,
  selectAffectedDates,
  selectEventsOfDates,
  updateCourtOfDate,
} from "./dates/queries.ts";
import { updateVersion } from "./queries.ts";

/** A date with the court that it moves to. */
interface MovedDate {
  date: AffectedDateRow;
  courtId: string;
}

/** Moves dates of events that take place once to other locked, free courts at the same times. Their events are locked. */
export async function moveEventDates(tx: ClubTx, moved: MovedDate[]): Promise<void> {
  const times = moved.map(({ date, courtId }) =>
    courtTime({ ownerId: date.id, courtId }, { startsAt: date.starts_at.getTime(), endsAt: date.ends_at.getTime() }),
  );
  await changeCourts(tx, "event", times);
  for (const { date, courtId } of moved) {
    await updateCourtOfDate(tx.sql, tx.clubId, date.id, courtId);
    await updateVersion(tx.sql, tx.clubId, date.event_id);
    await audit(tx, {
      action: "event.changed",
      subjectType: "event",
      subjectId: date.event_id,
      detail: { for: "closure", from: date.court_id, to: courtId },
    });
  }
}

/** Restores dates that a closure has canceled: reserves court and coach again. The first that is not free; nothing is restored then. */
export async function restoreEventDates(tx: ClubTx, dates: AffectedDateRow[]): Promise<Taken | null> {
  for (const { id, court_id: courtId, starts_at, ends_at, coach_id } of dates) {
    const time = courtTime({ ownerId: id, courtId }, { startsAt: starts_at.getTime(), endsAt: ends_at.getTime() });
    const taken = await reserve(tx, { kind: "event", times: [time], people: coach_id ? [coach_id] : [] });
    if (taken) return taken;
  }
  const ids = dates.map(({ id }) => id);
  await restoreDates(tx.sql, tx.clubId, ids);
  for (const event of await selectEventsOfDates(tx.sql, tx.clubId, ids, new Date(tx.now))) {
    await updateVersion(tx.sql, tx.clubId, event.id);
    await audit(tx, {
      action: "event.dates_restored",
      subjectType: "event",
      subjectId: event.id,
      detail: { for: "closure" },
    });
  }
  return null;
}

/** The dates as a closure affects them, by start. */
export const readAffectedDates = (tx: Pick<ClubTx, "sql" | "clubId">, ids: string[]): Promise<AffectedDateRow[]> =>
  selectAffectedDates(tx.sql, tx.clubId, ids);

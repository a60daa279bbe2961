import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { insertAuditRow } from "../../audit/queries.ts";
import type { Database, Sql } from "../../db/pool.ts";
import { asTenant, authTransaction } from "../../db/transaction.ts";
import { notifyClub } from "../../live/notify.ts";
import { enqueueNotices } from "../../notices/enqueue.ts";
import { bookingTimeOf, canceledTimeOf } from "../../notices/payload.ts";
import { updateCanceled } from "../../scheduling/bookings/queries.ts";
import { selectCourts } from "../../scheduling/courts/queries.ts";
import { namesNeededOn } from "../../scheduling/players/names-needed.ts";
import { release } from "../../scheduling/reserve.ts";
import { type ClubRow, selectClub } from "../../tenant/queries.ts";
import { beginWork, lockUnnamed, markReminded, type UnnamedRow } from "./queries.ts";

const HOUR = 3_600_000;
/** A reminder leaves a day, or at least an hour. */
const REMIND_HOURS_BEFORE = 24;
const REASON = "The players were not named in time";

export interface NamesWork {
  reminded: number;
  released: number;
}

interface NamesTx {
  sql: Sql;
  clubId: string;
  now: number;
}

/**
 * Reminds the bookers of one club's unnamed bookings, and releases those whose names are due if the club says so
 * (docs/product/booking.md#names-in-time). `clock` moves the rules' clock, in tests only.
 */
export async function remindOfNames(db: Database, clubId: string, clock?: string): Promise<NamesWork> {
  const work = async (sql: Sql) => {
    if (clock !== undefined) await sql`select set_config('courtside.now', ${clock}, true)`;
    const begun = await beginWork(sql, clubId);
    if (!begun?.has_access) return undefined;
    return asTenant(sql, () => workInClub({ sql, clubId, now: begun.now.getTime() }));
  };
  return (await authTransaction(db, work, { changesPeople: false })) ?? { reminded: 0, released: 0 };
}

async function workInClub(tx: NamesTx): Promise<NamesWork> {
  const { sql, clubId } = tx;
  const now = new Date(tx.now);
  const rules = await selectClub(sql, clubId);
  const hours = rules.names_required_hours;
  if (hours === 0) return { reminded: 0, released: 0 };
  const courtIds = namesNeededOn(rules, await selectCourts(sql, clubId, undefined, false));
  const isReleased = rules.unnamed_bookings === "release";
  const overdue = isReleased
    ? await lockUnnamed(sql, clubId, { courtIds, now, hours, remindedBefore: new Date(tx.now - HOUR) })
    : [];
  await releaseAll(tx, rules, overdue);
  const due = await lockUnnamed(sql, clubId, {
    courtIds,
    now,
    hours: hours + REMIND_HOURS_BEFORE,
    remindedBefore: null,
  });
  await markReminded(
    sql,
    clubId,
    due.map(({ id }) => id),
    now,
  );
  await enqueueNotices(
    tx,
    due.map((row) => ({
      kind: "names_missing" as const,
      userId: row.user_id,
      details: { ...bookingTimeOf(row), until: dueAt(tx, row, hours).toISOString(), isReleased },
      dedupeKey: `names_missing:${row.id}:${tx.now}`,
      // Where the court is released then, the reminder waits for no morning or daily mail that would come later.
      usefulUntil: isReleased ? dueAt(tx, row, hours) : row.starts_at,
    })),
  );
  return { reminded: due.length, released: overdue.length };
}

/** When the names are due, but not within an hour of the reminder. */
const dueAt = ({ now }: NamesTx, { starts_at }: UnnamedRow, hours: number): Date =>
  new Date(Math.max(starts_at.getTime() - hours * HOUR, Math.min(now + HOUR, starts_at.getTime())));

async function releaseAll(tx: NamesTx, { time_zone }: Pick<ClubRow, "time_zone">, rows: UnnamedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { sql, clubId } = tx;
  const ids = rows.map(({ id }) => id);
  await updateCanceled(sql, clubId, ids, { userId: null, at: new Date(tx.now), reason: REASON });
  await release(tx, "booking", ids);
  const job = { actorId: null, actorRole: null, sessionId: null, requestId: "names", ip: "", userAgent: "" };
  for (const subjectId of ids) {
    const event = { action: "booking.canceled", subjectType: "booking", subjectId, detail: { unnamed: true } };
    await insertAuditRow(sql, { ...job, ...event, clubId });
  }
  await enqueueNotices(
    tx,
    rows.map((row) => ({
      kind: "names_released" as const,
      userId: row.user_id,
      details: canceledTimeOf(row),
      dedupeKey: `names_released:${row.id}`,
      usefulUntil: row.ends_at,
    })),
  );
  const dates = [...new Set(rows.map(({ starts_at }) => localDate(starts_at.getTime(), time_zone)))];
  await notifyClub(tx, { topic: "bookings", dates, people: [...new Set(rows.map(({ user_id }) => user_id))] });
}

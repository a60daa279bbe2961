import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { nextEndOfNight } from "@courtside/contracts/domain/waitlist.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { Database } from "../../db/pool.ts";
import { notifyClub } from "../../live/notify.ts";
import { enqueueNotices } from "../../notices/enqueue.ts";
import { courtTimeOf } from "../../notices/payload.ts";
import { lockOpenCourts } from "../../scheduling/courts/queries.ts";
import { closeOffers, withdrawOffers } from "../../scheduling/offers/end.ts";
import { insertCheck } from "../../scheduling/waiting/queries.ts";
import { type ClubRow, selectClub } from "../../tenant/queries.ts";
import { type MadeOffer, type Offering, offerSlots } from "./offer-slots.ts";
import { lockOffersOfClosedCourts, lockOverdueOffers, notifyExpired, selectNextExpiry } from "./queries.ts";
import { inQueueTx, type QueueTx } from "./work.ts";

/** The delay after which a busy member is tried again, in milliseconds. */
const SHORTLY = 250;

export interface Processed extends Record<string, number> {
  offered: number;
  expired: number;
}

/**
 * Processes a club's queue once: ends the expired offers, and offers the free slots to the waiting members
 * (docs/product/waitlist.md#offers). Its only state is in the tables, and repeating it changes nothing. Undefined if another
 * process is processing the queue.
 */
export const processQueue = (db: Database, clubId: string, clock?: string): Promise<Processed | undefined> =>
  inQueueTx(db, clubId, clock, async (tx) => {
    const rules = await selectClub(tx.sql, clubId);
    // Courts before offers, as everywhere: a block that waits for an offer holds the court.
    const courts = await lockOpenCourts(tx.sql, clubId);
    const expired = await endOffersOfBefore(tx, rules);
    const offering = tx.hasAccess && rules.waitlist_enabled ? await offerSlots(tx, rules, courts) : null;
    if (offering) await notifyOffers(tx, rules, offering.made);
    await planNextRun(tx, rules, offering);
    return { offered: offering?.made.length ?? 0, expired };
  });

/**
 * Offers what a transaction has freed before anybody can book it (docs/product/closures.md#reopening): the queue was claimed before
 * all of the club's courts were locked.
 */
export async function offerFreed(tx: Pick<ClubTx, "sql" | "clubId" | "now">): Promise<void> {
  const rules = await selectClub(tx.sql, tx.clubId);
  if (!rules.waitlist_enabled) return;
  const queue = { ...tx, hasAccess: true };
  const offering = await offerSlots(queue, rules, await lockOpenCourts(tx.sql, tx.clubId));
  await notifyOffers(queue, rules, offering.made);
  await planNextRun(queue, rules, offering);
}

async function endOffersOfBefore(tx: QueueTx, { time_zone }: ClubRow): Promise<number> {
  const overdue = await lockOverdueOffers(tx.sql, tx.clubId);
  const ids = overdue.map(({ id }) => id);
  await closeOffers(tx, ids, "expired");
  await withdrawOffers(tx, await lockOffersOfClosedCourts(tx.sql, tx.clubId));
  // Includes the offers that gave way to a booking meanwhile.
  const expired = await notifyExpired(tx.sql, tx.clubId);
  const notices = expired.map(({ id, user_id, court_name, starts_at, ends_at }) => ({
    kind: "waitlist_expired" as const,
    userId: user_id,
    details: {
      ...courtTimeOf(court_name, { startsAt: starts_at, endsAt: ends_at }),
      ...(starts_at.getTime() <= tx.now && { hasBegun: true }),
    },
    dedupeKey: `waitlist_expired:${id}`,
  }));
  await enqueueNotices(tx, notices);
  // Of other times held after a closure no mail goes out, but their slots are free again.
  const freed = [...expired, ...overdue.filter(({ canceled_booking_id }) => canceled_booking_id !== null)];
  await notifyOfDays(
    tx,
    freed.map(({ starts_at }) => localDate(starts_at.getTime(), time_zone)),
    freed.map(({ user_id }) => user_id),
  );
  return expired.length;
}

async function notifyOffers(tx: QueueTx, { time_zone }: ClubRow, made: MadeOffer[]): Promise<void> {
  const notices = made.map(({ id, userId, courtName, startsAt, endsAt, expiresAt }) => ({
    kind: "waitlist_offered" as const,
    userId,
    details: {
      ...courtTimeOf(courtName, { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }),
      until: new Date(expiresAt).toISOString(),
      offer: id,
    },
    dedupeKey: `waitlist_offered:${id}`,
    usefulUntil: new Date(expiresAt),
  }));
  await enqueueNotices(tx, notices);
  await notifyOfDays(
    tx,
    made.map(({ startsAt }) => localDate(startsAt, time_zone)),
    made.map(({ userId }) => userId),
  );
}

async function notifyOfDays(tx: QueueTx, days: string[], people: string[]): Promise<void> {
  if (days.length === 0) return;
  const dates = [...new Set(days)];
  await notifyClub(tx, { topic: "bookings", dates, people });
  await notifyClub(tx, { topic: "waitlist", dates, people });
}

/** The queue is processed again when an offer ends, when the night is over, and when a slot is freed. */
async function planNextRun(tx: QueueTx, rules: ClubRow, offering: Offering | null): Promise<void> {
  const soon = tx.now + SHORTLY;
  const expiry = await selectNextExpiry(tx.sql, tx.clubId);
  const times = [
    offering?.hasMore ? (offering.made.length > 0 ? tx.now : soon) : null,
    expiry && Math.max(expiry.getTime(), soon),
    offering?.offerableFrom,
    // At least once a day: a date may have come within the booking window.
    offering?.hasWaiting ? nextEndOfNight(tx.now, rules.time_zone) : null,
  ].filter((time) => typeof time === "number");
  if (times.length > 0) await insertCheck(tx.sql, tx.clubId, new Date(Math.min(...times)));
}

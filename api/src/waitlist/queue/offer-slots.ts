import { randomUUID } from "node:crypto";
import { byCourtName } from "@courtside/contracts/domain/courts.ts";
import { heldUntil, holdsSlot, offerableFrom } from "@courtside/contracts/domain/waitlist.ts";
import type { OpenCourt } from "../../scheduling/courts/queries.ts";
import { insertOffer } from "../../scheduling/offers/queries.ts";
import { courtTime, reserve } from "../../scheduling/reserve.ts";
import { localNow } from "../../scheduling/waiting/local-now.ts";
import type { ClubRow } from "../../tenant/queries.ts";
import { type CourtSlot, findFreeSlots } from "../free-slots.ts";
import { readPeople } from "./people.ts";
import { lockWaiting, selectDeclinedSlots, selectQueue, type WaitingRow } from "./queries.ts";
import type { QueueTx } from "./work.ts";

/** The maximum in one transaction; the next ones follow at once. */
const MOST_OFFERS = 25;

export interface MadeOffer extends CourtSlot {
  id: string;
  userId: string;
  expiresAt: number;
}

export interface Offering {
  made: MadeOffer[];
  hasWaiting: boolean;
  /** There may be more to offer as soon as this transaction has ended. */
  hasMore: boolean;
  /** When the night allows the next slot to be offered, if it delays one. */
  offerableFrom: number | null;
}

/**
 * Goes through the queue in order, and offers each member the first free slot that fits their entry and that they may book
 * (docs/product/waitlist.md#offers). Stops at a member who is busy, so that no member behind them is served first.
 */
export async function offerSlots(tx: QueueTx, rules: ClubRow, courts: OpenCourt[]): Promise<Offering> {
  const offering: Offering = { made: [], hasWaiting: false, hasMore: false, offerableFrom: null };
  const waiting = await selectQueue(tx.sql, tx.clubId, localNow(tx.now, rules.time_zone));
  offering.hasWaiting = waiting.length > 0;
  const free = await readFree(tx, rules, courts, waiting);
  const queue = waiting.filter((each) => (free.get(groupOf(each))?.length ?? 0) > 0);
  if (queue.length === 0) return offering;
  const people = await readPeople(tx, rules, queue);
  const declined = new Set(
    (
      await selectDeclinedSlots(
        tx.sql,
        tx.clubId,
        queue.map(({ id }) => id),
      )
    ).map(({ entry_id, court_id, starts_at }) => `${entry_id} ${court_id} ${starts_at.getTime()}`),
  );

  for (const each of queue) {
    const slots = free.get(groupOf(each)) ?? [];
    const suitable = slots.filter(
      (slot) =>
        (each.court_id === null || each.court_id === slot.courtId) &&
        holdsSlot(each, slot.wallTime) &&
        !declined.has(`${each.id} ${slot.courtId} ${slot.startsAt}`) &&
        people.mayTake(each, slot),
    );
    for (const slot of suitable) {
      const from = offerableFrom(tx.now, slot, rules.time_zone);
      if (from > tx.now) {
        offering.offerableFrom = Math.min(offering.offerableFrom ?? from, from);
        continue;
      }
      const state = offering.made.length < MOST_OFFERS ? await lockWaiting(tx.sql, tx.clubId, each.id) : "busy";
      if (state === "busy") return { ...offering, hasMore: true };
      if (state === "gone") break;
      const offer = await makeOffer(tx, each, slot);
      slots.splice(slots.indexOf(slot), 1);
      if (!offer) continue;
      people.expect(each.user_id, slot);
      offering.made.push(offer);
      break;
    }
  }
  return offering;
}

const groupOf = ({ requested_date, sport }: Pick<WaitingRow, "requested_date" | "sport">) =>
  `${requested_date} ${sport}`;

/** The free slots of each date and sport with waiting members. */
async function readFree(
  tx: QueueTx,
  rules: ClubRow,
  courts: OpenCourt[],
  waiting: WaitingRow[],
): Promise<Map<string, CourtSlot[]>> {
  const byName = courts.toSorted((a, b) => byCourtName(a, b) || a.id.localeCompare(b.id));
  const groups = [...new Map(waiting.map((each) => [groupOf(each), each])).entries()];
  const free = await Promise.all(
    groups.map(async ([group, { requested_date, sport }]) => {
      const ofSport = byName.filter((court) => court.sport === sport);
      return [group, await findFreeSlots(tx, rules, requested_date, ofSport)] as const;
    }),
  );
  return new Map(free);
}

/** Null: the slot was taken meanwhile. */
async function makeOffer(tx: QueueTx, waiting: WaitingRow, slot: CourtSlot): Promise<MadeOffer | null> {
  const id = randomUUID();
  const expiresAt = heldUntil(tx.now, slot);
  const time = courtTime({ ownerId: id, courtId: slot.courtId }, slot);
  if (await reserve(tx, { kind: "offer_held", times: [time], people: [] })) return null;
  const offer = { id, entryId: waiting.id, userId: waiting.user_id, expiresAt: new Date(expiresAt) };
  await insertOffer(tx.sql, tx.clubId, { ...time, ...offer });
  return { ...slot, id, userId: waiting.user_id, expiresAt };
}

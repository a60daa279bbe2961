import type { Role } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { notifyClub } from "../live/notify.ts";
import type { LeftEvent } from "../notices/payload.ts";
import { releaseEventTimesOf } from "../scheduling/reserve.ts";
import { leftOf, notifyNoLongerLed } from "./notices.ts";
import { selectEventsById } from "./queries.ts";
import { deleteRegistrationsAhead, lockEventsAhead, updateCoachless } from "./registrations/queries.ts";

/**
 * Ends a locked member's event commitments: a member who leaves the club (`null`) gives up their places; a former coach leads no
 * events, and the admins take them over (docs/product/roles.md#removal). Returns what goes on without them. Who stays in the club gets a
 * mail of each event that they no longer lead; who leaves gets one mail of everything.
 */
export async function leaveEvents(tx: ClubTx, userId: string, role: Role | null): Promise<LeftEvent[]> {
  const now = new Date(tx.now);
  const ids = await lockEventsAhead(tx.sql, tx.clubId, userId, now);
  const places = role === null ? await deleteRegistrationsAhead(tx.sql, tx.clubId, userId, now) : 0;
  const led = role === "coach" ? [] : await stopLeading(tx, userId, now);
  if (places + led.length === 0) return [];
  const detail = { places, led: led.length };
  await audit(tx, { action: "events.left", subjectType: "person", subjectId: userId, detail });
  await notifyClub(tx, { topic: "events" });
  const left = await selectEventsById(tx.sql, tx.clubId, role === null ? ids : led, userId);
  if (role !== null) await notifyNoLongerLed(tx, left, userId);
  return leftOf(left, tx.now);
}

async function stopLeading(tx: ClubTx, userId: string, now: Date): Promise<string[]> {
  await releaseEventTimesOf(tx, userId, now);
  return updateCoachless(tx.sql, tx.clubId, userId, now);
}

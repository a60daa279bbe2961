import type { Role } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { notifyClub } from "../live/notify.ts";
import type { LeftEvent } from "../notices/payload.ts";
import { releaseEventTimesOf } from "../scheduling/reserve.ts";
import { leftOf } from "./notices.ts";
import { selectEventsById } from "./queries.ts";
import { deleteRegistrationsAhead, lockEventsAhead, updateCoachless } from "./registrations/queries.ts";

/**
 * Ends a locked member's event commitments: a member who leaves the club (`null`) gives up their places; a former coach leads no
 * events, and the admins take them over (docs/product/roles.md#removal). Returns what goes on without them.
 */
export async function leaveEvents(tx: ClubTx, userId: string, role: Role | null): Promise<LeftEvent[]> {
  const now = new Date(tx.now);
  const ids = await lockEventsAhead(tx.sql, tx.clubId, userId, now);
  const places = role === null ? await deleteRegistrationsAhead(tx.sql, tx.clubId, userId, now) : 0;
  const led = role === "coach" ? 0 : await stopLeading(tx, userId, now);
  if (places + led === 0) return [];
  const detail = { places, led };
  await audit(tx, { action: "events.left", subjectType: "person", subjectId: userId, detail });
  await notifyClub(tx, { topic: "events" });
  return leftOf(await selectEventsById(tx.sql, tx.clubId, ids, userId), tx.now);
}

async function stopLeading(tx: ClubTx, userId: string, now: Date): Promise<number> {
  await releaseEventTimesOf(tx, userId, now);
  return updateCoachless(tx.sql, tx.clubId, userId, now);
}

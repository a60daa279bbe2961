import type { Role } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { notifyClub } from "../live/notify.ts";
import { releaseEventTimesOf } from "../scheduling/reserve.ts";
import { deleteRegistrationsAhead, lockEventsAhead, updateCoachless } from "./registrations/queries.ts";

/**
 * Ends a locked member's event commitments: a member who leaves the club (`null`) gives up their places; a former coach leads no
 * events, and the admins take them over (docs/product/roles.md#removal).
 */
export async function leaveEvents(tx: ClubTx, userId: string, role: Role | null): Promise<void> {
  const now = new Date(tx.now);
  await lockEventsAhead(tx.sql, tx.clubId, userId, now);
  const places = role === null ? await deleteRegistrationsAhead(tx.sql, tx.clubId, userId, now) : 0;
  const led = role === "coach" ? 0 : await stopLeading(tx, userId, now);
  if (places + led === 0) return;
  const detail = { places, led };
  await audit(tx, { action: "events.left", subjectType: "person", subjectId: userId, detail });
  await notifyClub(tx, { topic: "events" });
}

async function stopLeading(tx: ClubTx, userId: string, now: Date): Promise<number> {
  await releaseEventTimesOf(tx, userId, now);
  return updateCoachless(tx.sql, tx.clubId, userId, now);
}

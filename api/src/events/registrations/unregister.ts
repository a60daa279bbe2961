import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { forbidden, notFound } from "../../errors.ts";
import { notifyClub } from "../../live/notify.ts";
import { notifyOfPlace } from "../notices.ts";
import { type ClubEventResponse, eventResponse } from "../response.ts";
import { lockActiveEvent } from "../status.ts";
import { deleteRegistration } from "./queries.ts";

/**
 * Deletes the caller's registration (docs/product/events.md#registration). Every registered person may do so, even if their role
 * has changed. Rejected: `event_over`, `event_canceled`.
 */
export async function unregister(tx: ClubTx, eventId: string): Promise<ClubEventResponse> {
  const row = await lockActiveEvent(tx, eventId);
  if (!row.is_registered) throw can(tx.role, "events:register") ? notFound("Registration") : forbidden();
  const place = await deleteRegistration(tx.sql, tx.clubId, eventId, tx.userId);
  await audit(tx, { action: "event.unregistered", subjectType: "event", subjectId: eventId });
  if (place) await notifyOfPlace(tx, "event_unregistered", row, place);
  await notifyClub(tx, { topic: "events" });
  return eventResponse({ ...row, registered: row.registered - 1, is_registered: false }, tx);
}

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
 * Staff give a person's place up, in whatever role that person has by now, and the person gets a mail
 * (docs/product/events.md#registration-by-staff). Rejected: `event_over`, `event_canceled`.
 */
export async function unregisterMember(tx: ClubTx, eventId: string, userId: string): Promise<ClubEventResponse> {
  if (!can(tx.role, "events:register-others")) throw forbidden();
  const row = await lockActiveEvent(tx, eventId);
  const place = await deleteRegistration(tx.sql, tx.clubId, eventId, userId);
  if (!place) throw notFound("Registration");
  await audit(tx, {
    action: "event.unregistered",
    subjectType: "event",
    subjectId: eventId,
    detail: { for: userId },
  });
  await notifyOfPlace(tx, "event_unregistered", row, place);
  await notifyClub(tx, { topic: "events" });
  const isOwn = userId === tx.userId;
  return eventResponse({ ...row, registered: row.registered - 1, is_registered: row.is_registered && !isOwn }, tx);
}

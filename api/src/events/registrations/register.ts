import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { forbidden } from "../../errors.ts";
import { notifyClub } from "../../live/notify.ts";
import { lockOptionalMember } from "../../scheduling/people/queries.ts";
import { notifyOfPlace } from "../notices.ts";
import { type ClubEventResponse, eventResponse } from "../response.ts";
import { lockActiveEvent } from "../status.ts";
import { takePlace } from "./take-place.ts";

/**
 * Registers the caller for an event, and so for all its dates (docs/product/events.md#registration). Rejected:
 * `already_registered`, `event_full`, `event_over`, `event_canceled`.
 */
export async function register(tx: ClubTx, eventId: string): Promise<ClubEventResponse> {
  if (!can(tx.role, "events:register")) throw forbidden();
  if (!(await lockOptionalMember(tx.sql, tx.clubId, tx.userId))) throw forbidden();
  const row = await lockActiveEvent(tx, eventId);
  const place = await takePlace(tx, row, tx.userId);
  await audit(tx, { action: "event.registered", subjectType: "event", subjectId: eventId });
  await notifyOfPlace(tx, "event_registered", row, place);
  await notifyClub(tx, { topic: "events" });
  return eventResponse({ ...row, registered: row.registered + 1, is_registered: true }, tx);
}

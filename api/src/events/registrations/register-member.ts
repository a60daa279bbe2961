import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, forbidden, unknownId } from "../../errors.ts";
import { notifyClub } from "../../live/notify.ts";
import { lockOptionalMember } from "../../scheduling/people/queries.ts";
import { notifyOfPlace } from "../notices.ts";
import { type ClubEventResponse, eventResponse } from "../response.ts";
import { lockActiveEvent } from "../status.ts";
import { takePlace } from "./take-place.ts";

/**
 * Staff register a member, who gets a mail (docs/product/events.md#registration-by-staff). Rejected as a member's own registration
 * is, and `not_a_member` for a person of another role.
 */
export async function registerMember(tx: ClubTx, eventId: string, userId: string): Promise<ClubEventResponse> {
  if (!can(tx.role, "events:register-others")) throw forbidden();
  const person = await lockOptionalMember(tx.sql, tx.clubId, userId);
  if (!person) throw unknownId("user_id", "Member");
  const row = await lockActiveEvent(tx, eventId);
  if (!can(person.role, "events:register")) {
    throw new DomainError("rejected", "not_a_member", "Only people with the role of a member register for events", {
      field: "user_id",
    });
  }
  const place = await takePlace(tx, row, userId);
  await audit(tx, {
    action: "event.registered",
    subjectType: "event",
    subjectId: eventId,
    detail: { for: userId },
  });
  await notifyOfPlace(tx, "event_registered", row, place);
  await notifyClub(tx, { topic: "events" });
  return eventResponse({ ...row, registered: row.registered + 1 }, tx);
}

import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, forbidden } from "../../errors.ts";
import { notifyClub } from "../../live/notify.ts";
import { lockOptionalMember } from "../../scheduling/people/queries.ts";
import { type ClubEventResponse, eventResponse } from "../response.ts";
import { lockActiveEvent } from "../status.ts";
import { insertRegistration } from "./queries.ts";

/**
 * Registers the caller for an event, and so for all its dates (docs/product/events.md#registration). The event's lock serialises
 * concurrent registrations. Rejected: `already_registered`, `event_full`, `event_over`, `event_canceled`.
 */
export async function register(tx: ClubTx, eventId: string): Promise<ClubEventResponse> {
  if (!can(tx.role, "events:register")) throw forbidden();
  if (!(await lockOptionalMember(tx.sql, tx.clubId, tx.userId))) throw forbidden();
  const row = await lockActiveEvent(tx, eventId);
  if (row.is_registered) throw conflict("already_registered", "You are already registered for this event");
  if (row.registered >= row.max_attendees) throw conflict("event_full", "This event is full");
  await insertRegistration(tx.sql, tx.clubId, eventId, tx.userId);
  await audit(tx, { action: "event.registered", subjectType: "event", subjectId: eventId });
  await notifyClub(tx, { topic: "events" });
  return eventResponse({ ...row, registered: row.registered + 1, is_registered: true }, tx);
}

const conflict = (code: string, message: string) => new DomainError("conflict", code, message, { field: "id" });

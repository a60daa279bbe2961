import type { ClubTx } from "../../club-tx.ts";
import { DomainError } from "../../errors.ts";
import type { EventRow } from "../queries.ts";
import { insertRegistration, isRegistered, type RegistrationRow } from "./queries.ts";

/**
 * Gives a member a place in a locked event, whose lock serialises concurrent registrations. The rules are the same for all callers
 * (docs/product/events.md#registration). Rejected: `already_registered`, `event_full`.
 */
export async function takePlace(tx: ClubTx, row: EventRow, userId: string): Promise<RegistrationRow> {
  const isSelf = userId === tx.userId;
  const isIn = isSelf ? row.is_registered : await isRegistered(tx.sql, tx.clubId, row.id, userId);
  const registered = conflict(
    "already_registered",
    isSelf ? "You are already registered for this event" : "The member is already registered for this event",
    isSelf ? "id" : "user_id",
  );
  if (isIn) throw registered;
  if (row.registered >= row.max_attendees) throw conflict("event_full", "This event is full", "id");
  const made = await insertRegistration(tx.sql, tx.clubId, row.id, userId);
  if (!made) throw registered;
  return made;
}

const conflict = (code: string, message: string, field: string) =>
  new DomainError("conflict", code, message, { field });

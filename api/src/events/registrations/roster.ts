import { can, isStaff } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import { forbidden, notFound } from "../../errors.ts";
import { mayEdit } from "../may-edit.ts";
import { selectOptionalEvent } from "../queries.ts";
import type { AttendeeResponse } from "../response.ts";
import { selectAttendees } from "./queries.ts";

/** The registered people, for staff and the event's leader; addresses for staff only (docs/product/booking.md#names). */
export async function readRoster(tx: ClubTx, eventId: string): Promise<{ data: AttendeeResponse[] }> {
  const event = await selectOptionalEvent(tx.sql, tx.clubId, eventId, tx.userId);
  if (!event) throw notFound("Event");
  if (!isStaff(tx.role) && !mayEdit(tx, event)) throw forbidden();
  const rows = await selectAttendees(tx.sql, tx.clubId, eventId);
  const seesEmail = can(tx.role, "bookings:see-names");
  const data = rows.map(({ created_at, email, ...row }) => ({
    ...row,
    email: seesEmail ? email : null,
    registered_at: created_at.toISOString(),
  }));
  return { data };
}

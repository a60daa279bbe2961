import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { updateHoursConfirmed } from "./queries.ts";

/** Records that an admin has confirmed opening hours and time zone; the second time changes nothing. */
export async function confirmHours(tx: ClubTx): Promise<void> {
  if (!can(tx.role, "club:settings")) throw forbidden();
  if (!(await updateHoursConfirmed(tx.sql, tx.clubId))) return;
  await audit(tx, { action: "club.hours_confirmed", subjectType: "club", subjectId: tx.clubId });
  await notifyClub(tx, { topic: "club" });
}

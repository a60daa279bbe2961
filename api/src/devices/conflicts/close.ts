import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { forbidden, notFound } from "../../errors.ts";
import { closeConflict as close } from "./queries.ts";

/** Takes a conflict off the desk's list: a staff user has seen to it. */
export async function closeConflict(tx: ClubTx, id: string): Promise<void> {
  if (!can(tx.role, "bookings:see-names")) throw forbidden();
  if (!(await close(tx.sql, tx.clubId, id))) throw notFound("Check-in");
  await audit(tx, { action: "check_in_conflict.closed", subjectType: "check_in_conflict", subjectId: id });
}

import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { updateDismissed } from "./queries.ts";

/** Hides the admin's onboarding card permanently; the second time changes nothing. */
export async function dismissOnboarding(tx: ClubTx): Promise<void> {
  if (!can(tx.role, "club:settings")) throw forbidden();
  if (!(await updateDismissed(tx.sql, tx.userId))) return;
  await audit(tx, { action: "onboarding.dismissed", subjectType: "person", subjectId: tx.userId });
}

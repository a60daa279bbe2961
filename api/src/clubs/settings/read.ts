import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import { forbidden } from "../../errors.ts";
import { type ClubRow, selectClub } from "../../tenant/queries.ts";

/** The message for all other roles (docs/product/roles.md#page-guards). */
export const ADMINS_ONLY = "Access Denied. Only administrators can access club settings.";

/** The club with its settings and their version; for those who may change them. */
export function readSettings(tx: ClubTx): Promise<ClubRow> {
  requireSettings(tx);
  return selectClub(tx.sql, tx.clubId);
}

/** Throws `forbidden` for all who may not manage the club. */
export function requireSettings({ role }: Pick<ClubTx, "role">): void {
  if (!can(role, "club:settings")) throw forbidden(ADMINS_ONLY);
}

import { RETENTION_NAMES } from "@courtside/contracts/domain/retention.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { changesOf } from "../../audit/changes.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, forbidden } from "../../errors.ts";
import { type ClubRetention, selectRetention, upsertRetention } from "./queries.ts";

export function readRetention({ sql, clubId, role }: ClubTx): Promise<ClubRetention> {
  if (!can(role, "club:settings")) throw forbidden();
  return selectRetention(sql, clubId);
}

/** Rejected: `settings_changed` if another admin has saved since `version`. */
export async function saveRetention(tx: ClubTx, input: ClubRetention): Promise<ClubRetention> {
  if (!can(tx.role, "club:settings")) throw forbidden();
  const before = await selectRetention(tx.sql, tx.clubId);
  const after = await upsertRetention(tx.sql, tx.clubId, input);
  if (!after) {
    const message = "Somebody else has changed the settings meanwhile. Nothing was saved.";
    throw new DomainError("conflict", "settings_changed", message, { field: "version" });
  }
  const detail = changesOf(before, after, RETENTION_NAMES);
  await audit(tx, { action: "club.retention_changed", subjectType: "club", subjectId: tx.clubId, detail });
  return after;
}

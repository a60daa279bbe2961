import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { revokeKey } from "./queries.ts";

/** Ends a key: the next request with it is rejected. */
export async function revoke(tx: ClubTx, id: string): Promise<void> {
  if (!can(tx.role, "club:settings")) throw forbidden();
  if (!(await revokeKey(tx.sql, tx.clubId, id))) throw notFound("API key");
  await audit(tx, { action: "api_key.revoked", subjectType: "api_key", subjectId: id });
}

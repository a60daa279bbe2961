import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { selectKeys } from "./queries.ts";
import { type ApiKeyResponse, apiKeyResponse } from "./response.ts";

/** The club's keys without their secrets, expired ones too. */
export async function listKeys({ sql, clubId, role, now }: ClubTx): Promise<ApiKeyResponse[]> {
  if (!can(role, "club:settings")) throw forbidden();
  return (await selectKeys(sql, clubId)).map((row) => apiKeyResponse(row, now));
}

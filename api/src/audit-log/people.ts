import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { selectPeople } from "./queries.ts";
import type { AuditPersonResponse } from "./response.ts";

export interface PeopleQuery {
  /** A part of the name. */
  q?: string | undefined;
  user_id?: string | undefined;
}

/** People by whom and about whom there may be entries: members, and who has been one (docs/product/audit.md#reading). Names alone. */
export async function findPeople(tx: ClubTx, query: PeopleQuery): Promise<{ data: AuditPersonResponse[] }> {
  if (!can(tx.role, "audit:read")) throw forbidden();
  return { data: await selectPeople(tx.sql, tx.clubId, query) };
}

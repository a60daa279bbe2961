import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { ClubsRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

export interface TrialRow extends Pick<ClubsRow, "subscription_status"> {
  is_paid: boolean;
  trial_active: boolean;
  trial_expires: ClubsRow["trial_expires_at"];
  has_access: boolean;
  days_remaining: number | null;
}

/** What the one source of access says about the club's trial (docs/product/access.md#access-states). */
export async function selectTrial(sql: Sql, clubId: string): Promise<TrialRow> {
  const [row] = await sql<TrialRow[]>`select * from get_club_trial_status(${clubId})`;
  if (!row) throw new Error("get_club_trial_status gave no row");
  return row;
}

export async function updateImpersonation(sql: Sql, sessionId: string, role: Role | null): Promise<void> {
  await sql`select impersonate(${sessionId}, ${role})`;
}

import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { ClubsRow, TrialStatusRow } from "../../db/row-types.ts";
import { callForRows } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";

export type TrialRow = TrialStatusRow;

interface SuspensionRow {
  suspended_at: NonNullable<ClubsRow["suspended_at"]>;
  suspension_reason: NonNullable<ClubsRow["suspension_reason"]>;
}

/** The trial part of the club's access (docs/product/access.md#access-states). */
export async function selectTrial(sql: Sql, clubId: string): Promise<TrialRow> {
  const [row] = await callForRows(sql, "get_club_trial_status", clubId);
  if (!row) throw new Error("get_club_trial_status gave no row");
  return row;
}

/** Of a club whose access says that it is suspended. */
export async function selectSuspension(sql: Sql, clubId: string): Promise<SuspensionRow> {
  const [row] = await sql<SuspensionRow[]>`
    select suspended_at, suspension_reason from clubs where id = ${clubId} and suspended_at is not null`;
  if (!row) throw new Error("the club is not suspended");
  return row;
}

export async function updateImpersonation(sql: Sql, sessionId: string | null, role: Role | null): Promise<void> {
  await sql`select impersonate(${sessionId}, ${role})`;
}

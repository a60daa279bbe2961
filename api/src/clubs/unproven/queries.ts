import type { ClubsRow } from "../../../db/row-types.ts";
import type { Origin } from "../../club-tx.ts";
import type { Sql } from "../../db/pool.ts";

export interface UnprovenClubRow extends Pick<ClubsRow, "id" | "name" | "location" | "created_at"> {
  closes_at: NonNullable<ClubsRow["closes_at"]>;
}

export async function selectOptionalUnproven(sql: Sql): Promise<UnprovenClubRow | undefined> {
  const [row] = await sql<UnprovenClubRow[]>`select * from my_unproven_club() order by created_at limit 1`;
  return row;
}

/** What stood against the decision, or null. */
export async function updateUnproven(
  sql: Sql,
  clubId: string,
  keep: boolean,
  { sessionId, requestId, ip, userAgent }: Origin,
): Promise<"not_found" | "already_in_club" | null> {
  const [row] = await sql<{ problem: "not_found" | "already_in_club" | null }[]>`
    select decide_unproven_club(${clubId}, ${keep}, ${sessionId}, ${requestId}, ${ip || null}, ${userAgent}) as problem`;
  return row?.problem ?? null;
}

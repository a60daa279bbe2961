import type { Origin } from "../../club-tx.ts";
import type { Sql } from "../../db/pool.ts";

export interface UnprovenClubRow {
  id: string;
  name: string;
  location: string;
  created_at: Date;
  closes_at: Date;
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

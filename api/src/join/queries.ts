import type { Origin } from "../club-tx.ts";
import type { Sql } from "../db/pool.ts";

export interface JoinRow {
  club_id: string;
  club_name: string;
  status: "pending" | "admitted" | "declined";
  created_at: Date;
}

export async function takeJoinTry(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ may: boolean }[]>`select take_join_try() as may`;
  return row?.may ?? false;
}

/** Undefined: no club has this code. */
export async function joinClubByCode(sql: Sql, code: string, origin: Origin): Promise<JoinRow | undefined> {
  const { sessionId, requestId, ip, userAgent } = origin;
  const [row] = await sql<JoinRow[]>`
    select * from join_club(${code}, ${sessionId}, ${requestId}, ${ip || null}, ${userAgent}) where club_id is not null`;
  return row;
}

export const selectOwnJoinRequests = (sql: Sql): Promise<JoinRow[]> => sql<JoinRow[]>`select * from my_join_requests()`;

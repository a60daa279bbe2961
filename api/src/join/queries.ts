import type { ClubsRow, JoinRequestsRow, UsersRow } from "../../db/row-types.ts";
import type { Origin } from "../club-tx.ts";
import type { Sql } from "../db/pool.ts";

export interface JoinRow extends Pick<JoinRequestsRow, "club_id" | "status" | "created_at"> {
  club_name: ClubsRow["name"];
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

/** Somebody who asks to join the current club. */
export interface AskedRow extends Pick<JoinRequestsRow, "user_id">, Pick<UsersRow, "full_name" | "email"> {
  asked_at: JoinRequestsRow["created_at"];
  was_member: boolean;
}

export const selectPendingJoinRequests = (sql: Sql): Promise<AskedRow[]> =>
  sql<AskedRow[]>`select * from pending_join_requests()`;

/** Null where it is done, else why not. */
export async function decideJoinRequest(
  sql: Sql,
  userId: string,
  admit: boolean,
): Promise<"not_found" | "already_decided" | "already_in_club" | null> {
  const [row] = await sql<{ rejection: "not_found" | "already_decided" | "already_in_club" | null }[]>`
    select decide_join_request(${userId}, ${admit}) as rejection`;
  return row?.rejection ?? null;
}

import type { FunctionValues, JoinAskedRow, JoinResultRow } from "../../db/row-types.ts";
import type { Origin } from "../club-tx.ts";
import { callForRows, callFunction } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";

export type JoinRow = JoinResultRow;
/** A person with a pending request to join the current club. */
export type PendingJoinRequestRow = JoinAskedRow;

export const takeJoinTry = async (sql: Sql): Promise<boolean> => (await callFunction(sql, "take_join_try")) ?? false;

/** Undefined if no club has this code. */
export async function joinClubByCode(sql: Sql, code: string, origin: Origin): Promise<JoinRow | undefined> {
  const { sessionId, requestId, ip, userAgent } = origin;
  const [row] = await sql<JoinRow[]>`
    select * from join_club(${code}, ${sessionId}, ${requestId}, ${ip || null}, ${userAgent}) where club_id is not null`;
  return row;
}

export const selectOwnJoinRequests = (sql: Sql): Promise<JoinRow[]> => callForRows(sql, "my_join_requests");

export const selectPendingJoinRequests = (sql: Sql): Promise<PendingJoinRequestRow[]> =>
  callForRows(sql, "pending_join_requests");

/** All of them, also those that `selectPendingJoinRequests` leaves out. */
export const countPendingJoinRequests = async (sql: Sql): Promise<number> =>
  (await callFunction(sql, "count_pending_join_requests")) ?? 0;

/** Null if it was done, else the reason why not. */
export const decideJoinRequest = (
  sql: Sql,
  userId: string,
  admit: boolean,
): Promise<FunctionValues["decide_join_request"]> => callFunction(sql, "decide_join_request", userId, admit);

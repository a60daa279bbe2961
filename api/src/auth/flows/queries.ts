import { createHash } from "node:crypto";
import type { AuthFlowStatesRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";
import type { AuthMethod } from "../sessions/queries.ts";

export interface FlowRow extends Pick<AuthFlowStatesRow, "id" | "user_id" | "code_challenge" | "redirect_to"> {
  method: AuthMethod["method"];
  is_over: boolean;
}

export interface NewFlow {
  challenge: string;
  method: AuthMethod["method"];
  redirectTo: string;
  userId?: string | undefined;
  /** Seconds until the flow must have a code: how long a mail's link or a provider's response may take. */
  seconds: number;
}

const columns = (sql: Sql) => sql`
  id, user_id, code_challenge, method, redirect_to, expires_at <= clock_now() as is_over`;

/** A code is a random uuid: its 122 bits need no keyed hash. */
const hashOf = (code: string) => createHash("sha256").update(code).digest();

export async function insertFlow(sql: Sql, flow: NewFlow): Promise<string> {
  const [row] = await sql<Pick<AuthFlowStatesRow, "id">[]>`
    insert into auth.flow_states (code_challenge, method, redirect_to, user_id, expires_at)
    values (${flow.challenge}, ${flow.method}, ${flow.redirectTo}, ${flow.userId ?? null},
      clock_now() + make_interval(secs => ${flow.seconds}))
    returning id`;
  if (!row) throw new Error("insert returned no flow");
  return row.id;
}

/** Gives a flow its only code, which lives `seconds`. Undefined if the flow is over or has had its code. */
export async function updateFlowCode(
  sql: Sql,
  id: string,
  { code, userId, seconds }: { code: string; userId: string; seconds: number },
): Promise<FlowRow | undefined> {
  const [row] = await sql<FlowRow[]>`
    update auth.flow_states set code_hash = ${hashOf(code)}, user_id = ${userId},
      expires_at = clock_now() + make_interval(secs => ${seconds})
    where id = ${id} and code_hash is null and expires_at > clock_now() and (user_id is null or user_id = ${userId})
    returning ${columns(sql)}`;
  return row;
}

/** Locks the flow: the second of two concurrent exchanges finds no row. */
export async function selectOptionalFlowByCodeForUpdate(sql: Sql, code: string): Promise<FlowRow | undefined> {
  const [row] = await sql<FlowRow[]>`
    select ${columns(sql)} from auth.flow_states where code_hash = ${hashOf(code)} for update`;
  return row;
}

export async function deleteFlow(sql: Sql, id: string): Promise<void> {
  await sql`delete from auth.flow_states where id = ${id}`;
}

export async function deleteFlowsOf(sql: Sql, userId: string, except: string | null): Promise<void> {
  await sql`delete from auth.flow_states where user_id = ${userId} and id is distinct from ${except}::uuid`;
}

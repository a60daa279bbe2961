import type { AuthOneTimeTokensRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";
import type { Purpose } from "./purposes.ts";

/** Only a sign-up link that an admin's server generated has a `password_hash`. */
export interface OneTimeTokenRow
  extends Pick<
    AuthOneTimeTokensRow,
    "id" | "user_id" | "purpose" | "address" | "code_mac" | "wrong_codes" | "flow_id" | "password_hash"
  > {
  code_is_over: boolean;
}

const columns = (sql: Sql) => sql`
  id, user_id, purpose, address::text, code_mac, code_expires_at <= clock_now() as code_is_over, wrong_codes, flow_id,
  password_hash`;

export interface NewOneTimeToken {
  userId: string;
  purpose: Purpose;
  address: string;
  linkHash: Buffer | undefined;
  linkSeconds: number | undefined;
  codeMac: Buffer;
  codeSeconds: number;
  flowId: string | undefined;
  passwordHash: string | undefined;
}

/** Replaces an earlier one for the same account and purpose. */
export async function upsertToken(sql: Sql, token: NewOneTimeToken): Promise<void> {
  const { linkHash = null, linkSeconds = null, flowId = null, passwordHash = null } = token;
  await sql`
    insert into auth.one_time_tokens
      (user_id, purpose, address, link_hash, link_expires_at, code_mac, code_expires_at, flow_id, password_hash, created_at)
    values (${token.userId}, ${token.purpose}, ${token.address}, ${linkHash},
      clock_now() + make_interval(secs => ${linkSeconds}), ${token.codeMac},
      clock_now() + make_interval(secs => ${token.codeSeconds}), ${flowId}, ${passwordHash},
      clock_now())
    on conflict (user_id, purpose) do update set
      id = gen_random_uuid(), address = excluded.address, link_hash = excluded.link_hash,
      link_expires_at = excluded.link_expires_at, code_mac = excluded.code_mac, code_expires_at = excluded.code_expires_at,
      wrong_codes = 0, flow_id = excluded.flow_id, password_hash = excluded.password_hash,
      created_at = excluded.created_at`;
}

/** The account of a link, without using the link. */
export async function selectOptionalOwnerOfLink(sql: Sql, linkHash: Buffer): Promise<string | undefined> {
  const [row] = await sql<Pick<AuthOneTimeTokensRow, "user_id">[]>`
    select user_id from auth.one_time_tokens where link_hash = ${linkHash}`;
  return row?.user_id;
}

/** Whether a link of this purpose is valid, without using it. */
export async function selectIsLinkOpen(sql: Sql, linkHash: Buffer, purpose: Purpose): Promise<boolean> {
  const rows = await sql`
    select from auth.one_time_tokens
    where link_hash = ${linkHash} and purpose = ${purpose} and link_expires_at > clock_now()`;
  return rows.length > 0;
}

/** Uses a link up. Undefined if it has expired, has another purpose, or was used already, also concurrently. */
export async function deleteOptionalLink(
  sql: Sql,
  linkHash: Buffer,
  purposes: Purpose[],
): Promise<OneTimeTokenRow | undefined> {
  const [row] = await sql<OneTimeTokenRow[]>`
    delete from auth.one_time_tokens
    where link_hash = ${linkHash} and purpose = any(${purposes}) and link_expires_at > clock_now()
    returning ${columns(sql)}`;
  return row;
}

/** The accounts that a code to an address was sent to. */
export async function selectOwnersOfCodes(sql: Sql, address: string, purposes: Purpose[]): Promise<string[]> {
  const rows = await sql<Pick<AuthOneTimeTokensRow, "user_id">[]>`
    select distinct user_id from auth.one_time_tokens
    where address = ${address} and purpose = any(${purposes}) order by user_id`;
  return rows.map((row) => row.user_id);
}

/** The codes that were sent to an address. The caller has locked the accounts, so they cannot be used concurrently. */
export async function selectCodes(
  sql: Sql,
  address: string,
  purposes: Purpose[],
  userIds: string[],
): Promise<OneTimeTokenRow[]> {
  return await sql<OneTimeTokenRow[]>`
    select ${columns(sql)} from auth.one_time_tokens
    where address = ${address} and purpose = any(${purposes}) and user_id = any(${userIds}) order by id`;
}

export async function updateWrongCode(sql: Sql, id: string): Promise<void> {
  await sql`update auth.one_time_tokens set wrong_codes = wrong_codes + 1 where id = ${id}`;
}

export async function deleteToken(sql: Sql, id: string): Promise<void> {
  await sql`delete from auth.one_time_tokens where id = ${id}`;
}

export async function deleteTokensOf(sql: Sql, userId: string): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`;
}

export async function deleteTokenFor(sql: Sql, userId: string, purpose: Purpose): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId} and purpose = ${purpose}`;
}

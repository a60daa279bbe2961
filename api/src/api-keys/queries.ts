import type { ApiKeysRow, MembershipsRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

export interface KeyRow
  extends Pick<
    ApiKeysRow,
    "id" | "name" | "scopes" | "ending" | "created_by" | "created_at" | "expires_at" | "last_used_at"
  > {
  created_by_name: string | null;
  maker_is_admin: boolean;
}

/** The keys that are not revoked, newest first; there are 20 at most. */
export function selectKeys(sql: Sql, clubId: string) {
  return sql<KeyRow[]>`
    select k.id, k.name, k.scopes, k.ending, k.created_by, k.created_at, k.expires_at, k.last_used_at,
      u.full_name as created_by_name, m.user_id is not null as maker_is_admin
    from api_keys k left join users u on u.id = k.created_by
    left join memberships m on m.club_id = k.club_id and m.user_id = k.created_by and m.left_at is null and m.role = 'admin'
    where k.club_id = ${clubId} and k.revoked_at is null
    order by k.created_at desc, k.id`;
}

/** The club's admins by their role, whatever they preview. */
export async function selectAdmins(sql: Sql, clubId: string): Promise<string[]> {
  const rows = await sql<Pick<MembershipsRow, "user_id">[]>`
    select user_id from memberships where club_id = ${clubId} and role = 'admin' and left_at is null order by user_id`;
  return rows.map(({ user_id }) => user_id);
}

/** Concurrent calls that would exceed a limit of the club wait for each other. */
export async function lockKeysOf(sql: Sql, clubId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`api keys ${clubId}`}, 0))`;
}

export interface NewKey extends Pick<ApiKeysRow, "name" | "scopes" | "ending" | "created_by" | "expires_at"> {
  secretHash: Buffer;
}

export async function insertKey(sql: Sql, clubId: string, key: NewKey): Promise<string> {
  const [row] = await sql<Pick<ApiKeysRow, "id">[]>`
    insert into api_keys (club_id, name, scopes, secret_hash, ending, created_by, expires_at)
    values (${clubId}, ${key.name}, ${key.scopes}, ${key.secretHash}, ${key.ending}, ${key.created_by}, ${key.expires_at})
    returning id`;
  if (!row) throw new Error("the insert gave no row");
  return row.id;
}

/** False: there is no such key, or it is revoked already. */
export async function revokeKey(sql: Sql, clubId: string, id: string): Promise<boolean> {
  const { count } = await sql`
    update api_keys set revoked_at = clock_now() where club_id = ${clubId} and id = ${id} and revoked_at is null`;
  return count > 0;
}

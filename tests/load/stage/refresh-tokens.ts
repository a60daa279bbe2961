import { createHash } from "node:crypto";
import type postgres from "postgres";
import type { Keys } from "../../../api/src/keys/keys.ts";

/** Gives every session its first refresh token. */
export async function fillRefreshTokens(sql: postgres.Sql, keys: Keys): Promise<void> {
  const sessions = await sql<{ id: string }[]>`select id from auth.sessions`;
  const ids = sessions.map((session) => session.id);
  const hashes = ids.map((id) => createHash("sha256").update(keys.refreshTokenOf(id, 0)).digest("hex"));
  await sql`
    insert into auth.refresh_tokens (token_hash, session_id, counter)
    select decode(hash, 'hex'), id, 0 from unnest(${hashes}::text[], ${ids}::uuid[]) as token (hash, id)`;
  await sql`analyze`;
}

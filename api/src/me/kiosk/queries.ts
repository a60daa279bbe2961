import type { Sql } from "../../db/pool.ts";

/** A person's codes that can still be used, besides those of other browsers of theirs: each lives for half a minute. */
export async function insertKioskCode(
  sql: Sql,
  clubId: string,
  userId: string,
  { hash, expiresAt }: { hash: Buffer; expiresAt: Date },
): Promise<boolean> {
  await sql`delete from kiosk_codes where club_id = ${clubId} and (user_id = ${userId} or code_hash = ${hash}) and expires_at <= clock_now()`;
  const { count } = await sql`
    insert into kiosk_codes (club_id, code_hash, user_id, expires_at) values (${clubId}, ${hash}, ${userId}, ${expiresAt})
    on conflict do nothing`;
  return count === 1;
}

export async function hasKioskPin(sql: Sql, clubId: string, userId: string): Promise<boolean> {
  const rows = await sql`select from kiosk_pins where club_id = ${clubId} and user_id = ${userId}`;
  return rows.length === 1;
}

/** A new PIN is not blocked. */
export async function upsertKioskPin(sql: Sql, clubId: string, userId: string, hash: string): Promise<void> {
  await sql`
    insert into kiosk_pins (club_id, user_id, pin_hash) values (${clubId}, ${userId}, ${hash})
    on conflict (club_id, user_id) do update set pin_hash = excluded.pin_hash, wrong_tries = 0, set_at = clock_now()`;
}

/** Whether there was one. */
export async function deleteKioskPin(sql: Sql, clubId: string, userId: string): Promise<boolean> {
  const { count } = await sql`delete from kiosk_pins where club_id = ${clubId} and user_id = ${userId}`;
  return count === 1;
}

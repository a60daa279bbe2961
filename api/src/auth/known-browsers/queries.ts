import { createHash } from "node:crypto";
import type { Sql } from "../../db/pool.ts";

/** A browser's secret has 256 random bits, so a plain hash is safe. */
const hashOf = (browser: string) => createHash("sha256").update(browser).digest();

/** The maximum number of browsers kept for an account; a further one replaces the one with the oldest sign-in. */
const MOST = 20;

/** Whether there was a sign-in to the account of this address or number in this browser before. */
export async function selectIsKnownBrowser(sql: Sql, address: string, browser: string): Promise<boolean> {
  const rows = await sql`
    select from auth.known_browsers b join auth.users u on u.id = b.user_id
    where b.browser_hash = ${hashOf(browser)} and (u.email = ${address} or u.phone = ${address}) and u.deleted_at is null`;
  return rows.length > 0;
}

export async function upsertKnownBrowser(sql: Sql, userId: string, browser: string): Promise<void> {
  await sql`
    insert into auth.known_browsers (user_id, browser_hash) values (${userId}, ${hashOf(browser)})
    on conflict (user_id, browser_hash) do update set signed_in_at = clock_now()`;
  await sql`
    delete from auth.known_browsers where user_id = ${userId} and browser_hash in (
      select browser_hash from auth.known_browsers where user_id = ${userId}
      order by signed_in_at desc, browser_hash offset ${MOST})`;
}

/** Forgets all browsers of an account that is proven or recovered, because one of them may be a stranger's. */
export async function deleteKnownBrowsers(sql: Sql, userId: string): Promise<void> {
  await sql`delete from auth.known_browsers where user_id = ${userId}`;
}

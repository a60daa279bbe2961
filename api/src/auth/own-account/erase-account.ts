import { callFunction } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";
import { deleteMailsAbout } from "../../mail/queries.ts";
import { updateDeleted } from "../accounts/queries.ts";
import { deleteKnownBrowsers } from "../known-browsers/queries.ts";
import { forgetPending } from "../one-time/forget-pending.ts";
import { deletePendingPasswords } from "../pending-passwords/queries.ts";
import { deleteSessionsOf } from "../sessions/queries.ts";

/**
 * Ends an account and removes its person's identity from every table (docs/decisions/0068). The caller has ended their
 * membership. Runs as the auth service. Returns counts for the audit log.
 */
export async function eraseAccount(sql: Sql, userId: string): Promise<Record<string, number>> {
  await deleteSessionsOf(sql, userId);
  await forgetPending(sql, userId);
  await deletePendingPasswords(sql, userId);
  await deleteKnownBrowsers(sql, userId);
  await deleteMailsAbout(sql, userId);
  await sql`delete from auth.person_exports where user_id = ${userId}`;
  const counts = await callFunction(sql, "erase_person", userId);
  await updateDeleted(sql, userId, { scrub: true });
  return (counts ?? {}) as Record<string, number>;
}

import type { Sql } from "../../db/pool.ts";
import { deleteFlowsOf } from "../flows/queries.ts";
import { deleteTokensOf } from "./queries.ts";

/**
 * Invalidates everything that was sent to an account and not used: links, codes, flows that began before, and an address or a number
 * that waits for its confirmation, for which a link could be sent again without a session (docs/product/auth-api.md#codes-and-links).
 * `keepFlow` is the flow that this change belongs to, `keepChanges` leaves what waits.
 */
export async function forgetPending(
  sql: Sql,
  userId: string,
  { keepFlow, keepChanges = false }: { keepFlow?: string | null; keepChanges?: boolean } = {},
): Promise<void> {
  await deleteTokensOf(sql, userId);
  await deleteFlowsOf(sql, userId, keepFlow ?? null);
  if (keepChanges) return;
  await sql`
    update auth.users set new_email = null, email_change_accepted = null, new_phone = null where id = ${userId}`;
}

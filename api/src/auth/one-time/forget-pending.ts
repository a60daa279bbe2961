import type { Sql } from "../../db/pool.ts";
import { deleteFlowsOf } from "../flows/queries.ts";
import { deleteTokensOf } from "./queries.ts";

/**
 * Invalidates everything that was sent to an account and not used: links, codes, and flows that began before
 * (docs/product/auth-api.md#codes-and-links). `keepFlow` is the flow that this change belongs to.
 */
export async function forgetPending(
  sql: Sql,
  userId: string,
  { keepFlow }: { keepFlow?: string | null } = {},
): Promise<void> {
  await deleteTokensOf(sql, userId);
  await deleteFlowsOf(sql, userId, keepFlow ?? null);
}

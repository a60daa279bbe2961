import type { Sql } from "../../db/pool.ts";
import { deleteFlowsOf } from "../flows/queries.ts";
import { deleteTokensOf } from "./queries.ts";

/**
 * Whatever was sent to an account and not used yet is worth nothing from here on: links, codes, and flows that began
 * before (docs/product/auth-api.md#codes-and-links). `keepFlow` is the one that this very change ends in.
 */
export async function forgetPending(
  sql: Sql,
  userId: string,
  { keepFlow }: { keepFlow?: string | null } = {},
): Promise<void> {
  await deleteTokensOf(sql, userId);
  await deleteFlowsOf(sql, userId, keepFlow ?? null);
}

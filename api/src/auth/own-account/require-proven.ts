import type { Sql } from "../../db/pool.ts";
import { DomainError } from "../../errors.ts";
import { isProven, selectOptionalUser } from "../accounts/queries.ts";

/**
 * Rejects an account whose address was never confirmed: its owner may be another person, who would find themselves in a club that
 * they have not chosen (docs/decisions/0025). Runs as the auth service.
 */
export async function requireProven(sql: Sql, userId: string): Promise<void> {
  const user = await selectOptionalUser(sql, userId);
  if (!user?.email || isProven(user)) return;
  throw new DomainError("rejected", "email_not_confirmed", "Please confirm your email address first");
}

import type { Sql } from "../../db/pool.ts";
import { DomainError } from "../../errors.ts";
import type { UserRow } from "../accounts/queries.ts";

const sharedAccount = () =>
  new DomainError("forbidden", "no_authorization", "Demo and test accounts cannot change how they sign in");

/**
 * Rejects QA accounts and demo visitors: many people use these accounts, so none may store its own address, password, key or
 * second factor in them.
 */
export async function requireOwnAccount(sql: Sql, { id, qa_role }: Pick<UserRow, "id" | "qa_role">): Promise<void> {
  const [visitor] = await sql`select from users where id = ${id} and is_demo`;
  if (qa_role !== null || visitor) throw sharedAccount();
}

/** Like the above, and also rejects anonymous accounts, which have no address yet. */
export async function requireNamedAccount(sql: Sql, user: Pick<UserRow, "id" | "qa_role" | "is_anonymous">) {
  if (user.is_anonymous) throw sharedAccount();
  await requireOwnAccount(sql, user);
}

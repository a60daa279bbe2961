import type { Sql } from "../../db/pool.ts";
import { DomainError } from "../../errors.ts";
import { createAccount } from "./create.ts";
import { selectOptionalUserByEmail, selectOptionalUserForUpdate, type UserRow } from "./queries.ts";
import type { Metadata } from "./user-metadata.ts";

/** The account of an address, locked; if there is none it is created, unconfirmed and without a password. */
export async function accountToInvite(sql: Sql, email: string, data: Metadata): Promise<UserRow> {
  const account = { email, passwordHash: null, data, isConfirmed: false };
  const known = (await createAccount(sql, account)) ?? (await selectOptionalUserByEmail(sql, email));
  const user = known && (await selectOptionalUserForUpdate(sql, known.id));
  // A concurrent transaction deleted the account, so the address is free on the next attempt.
  if (!user) throw new DomainError("unavailable", "busy", "The service is busy, please try again");
  return user;
}

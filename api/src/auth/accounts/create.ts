import type { Sql } from "../../db/pool.ts";
import { insertEmailIdentity, insertOptionalUser, insertPerson, type UserRow } from "./queries.ts";
import { fullNameOf, type Metadata } from "./user-metadata.ts";

export interface NewAccount {
  /** Chosen by the database unless given. */
  id?: string | undefined;
  /** Normalised. */
  email: string;
  /** Null: nobody can sign in by password until one is set. */
  passwordHash: string | null;
  /** What they said about themselves. */
  data: Metadata;
  isConfirmed: boolean;
}

/**
 * Makes an account, its identity and the person behind it, without a club (docs/product/identity.md#what-the-server-decides).
 * Undefined where the address is taken.
 */
export async function createAccount(sql: Sql, { data, ...account }: NewAccount): Promise<UserRow | undefined> {
  const metadata = account.isConfirmed ? { ...data, email_verified: true } : data;
  const user = await insertOptionalUser(sql, { ...account, metadata });
  if (!user) return undefined;
  await insertPerson(sql, user.id, account.email, fullNameOf(data, account.email));
  await insertEmailIdentity(sql, user);
  return user;
}

import type { Sql } from "../../db/pool.ts";
import { insertEmailIdentity, insertOptionalUser, insertPerson, type UserRow } from "./queries.ts";
import { fullNameOf, type Metadata } from "./user-metadata.ts";

export interface NewAccount {
  /** By default chosen by the database. */
  id?: string | undefined;
  /** Normalised. */
  email: string;
  /** Null: sign-in by password is impossible until one is set. */
  passwordHash: string | null;
  /** What the person entered about themselves. */
  data: Metadata;
  isConfirmed: boolean;
}

/**
 * Creates an account, its identity and its person, without a club (docs/product/identity.md#what-the-server-decides). Undefined
 * if the address is taken.
 */
export async function createAccount(sql: Sql, { data, ...account }: NewAccount): Promise<UserRow | undefined> {
  const metadata = account.isConfirmed ? { ...data, email_verified: true } : data;
  const user = await insertOptionalUser(sql, { ...account, metadata });
  if (!user) return undefined;
  await insertPerson(sql, user.id, account.email, fullNameOf(data, account.email));
  await insertEmailIdentity(sql, user);
  return user;
}

import type { FunctionRows } from "../../../db/row-types.ts";
import { callForRows } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";
import type { ContextRow } from "../../db/transaction.ts";
import { type IdentityRow, type UserRow, userColumns } from "../accounts/queries.ts";
import type { Metadata } from "../accounts/user-metadata.ts";

/** One page of the accounts, newest first, and the total number. */
export async function selectUsers(
  sql: Sql,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ users: UserRow[]; total: number }> {
  const [count] = await sql<{ total: number }[]>`
    select count(*)::int as total from auth.users where deleted_at is null`;
  const users = await sql<UserRow[]>`
    select ${userColumns(sql)} from auth.users where deleted_at is null
    order by created_at desc, id limit ${limit} offset ${offset}`;
  return { users, total: count?.total ?? 0 };
}

export async function selectIdentitiesOf(sql: Sql, userIds: string[]): Promise<IdentityRow[]> {
  return await sql<IdentityRow[]>`
    select id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at
    from auth.identities where user_id = any(${userIds}) order by created_at, id`;
}

/** The fields that an admin can set. Absent: unchanged. */
export interface AdminChange {
  email?: string | undefined;
  phone?: string | undefined;
  passwordHash?: string | undefined;
  /** true confirms; a confirmation cannot be revoked. */
  confirmsEmail?: boolean;
  confirmsPhone?: boolean;
  userMetadata?: Metadata | undefined;
  appMetadata?: Metadata | undefined;
  /** Seconds from now; 0 lifts a ban. */
  banSeconds?: number | undefined;
}

export async function updateByAdmin(sql: Sql, id: string, change: AdminChange): Promise<UserRow> {
  const { email = null, phone = null, passwordHash = null, banSeconds = null } = change;
  const json = (value: Metadata | undefined) => (value === undefined ? null : sql.json(value as never));
  const [row] = await sql<UserRow[]>`
    update auth.users set updated_at = clock_now(),
      email = coalesce(${email}::citext, email), phone = coalesce(${phone}, phone),
      new_email = case when ${email}::citext is null then new_email end,
      email_change_accepted = case when ${email}::citext is null then email_change_accepted end,
      password_hash = coalesce(${passwordHash}, password_hash),
      email_confirmed_at = case when ${change.confirmsEmail ?? false}
        then coalesce(email_confirmed_at, clock_now()) else email_confirmed_at end,
      phone_confirmed_at = case when ${change.confirmsPhone ?? false}
        then coalesce(phone_confirmed_at, clock_now()) else phone_confirmed_at end,
      user_metadata = coalesce(${json(change.userMetadata)}, user_metadata),
      app_metadata = coalesce(${json(change.appMetadata)}, app_metadata),
      banned_until = case when ${banSeconds}::float8 is null then banned_until
        when ${banSeconds}::float8 > 0 then clock_now() + make_interval(secs => ${banSeconds}) end
    where id = ${id} returning ${userColumns(sql)}`;
  if (!row) throw new Error("the locked account is gone");
  return row;
}

/** The person and the identity store the account's address too. */
export async function updateAddressOfPerson(sql: Sql, id: string, email: string): Promise<void> {
  await sql`update users set email = ${email} where id = ${id}`;
  await sql`
    update auth.identities set updated_at = clock_now(),
      identity_data = identity_data || jsonb_build_object('email', ${email}::text)
    where user_id = ${id} and provider = 'email'`;
}

type DeletionRow = FunctionRows["auth.begin_deletion"] & { context: ContextRow; is_last_admin: boolean };

/**
 * Binds the transaction to the club and person of an account that is going to be deleted, or is deleted, and locks the ends of
 * memberships of that club. Undefined: there is no such account.
 */
export async function beginDeletion(sql: Sql, id: string, isDeleted: boolean): Promise<DeletionRow | undefined> {
  const [row] = await callForRows<"auth.begin_deletion", DeletionRow>(sql, "auth.begin_deletion", id, isDeleted);
  return row;
}

import type { Sql } from "../../db/pool.ts";
import { type UserRow, userColumns } from "../accounts/queries.ts";

/** Stores the requested address, or null for none; an earlier request and its acceptances are deleted. */
export async function updatePendingEmail(sql: Sql, id: string, email: string | null): Promise<UserRow> {
  const [row] = await sql<UserRow[]>`
    update auth.users set new_email = ${email}, email_change_accepted = null, updated_at = clock_now()
    where id = ${id} returning ${userColumns(sql)}`;
  if (!row) throw new Error("the locked account is gone");
  return row;
}

export async function updateAcceptedLeg(sql: Sql, id: string, leg: "current" | "new"): Promise<void> {
  await sql`update auth.users set email_change_accepted = ${leg} where id = ${id}`;
}

/** Makes the pending address that of the account, the person and the identity. Fails on users_email_key if it is taken. */
export async function updateEmailChanged(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    update auth.users set email = new_email, new_email = null, email_change_accepted = null,
      email_confirmed_at = clock_now(), last_sign_in_at = clock_now(), updated_at = clock_now(), is_anonymous = false,
      app_metadata = case when email is null
        then app_metadata || '{"provider": "email", "providers": ["email"]}' else app_metadata end,
      user_metadata = user_metadata || '{"email_verified": true}'
    where id = ${id} and new_email is not null returning ${userColumns(sql)}`;
  if (!row) return undefined;
  await sql`
    update auth.identities set updated_at = clock_now(), last_sign_in_at = clock_now(),
      identity_data = identity_data || jsonb_build_object('email', ${row.email}::text, 'email_verified', true)
    where user_id = ${id} and provider = 'email'`;
  await sql`update users set email = ${row.email} where id = ${id}`;
  return row;
}

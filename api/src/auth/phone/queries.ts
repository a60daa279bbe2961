import type { Sql } from "../../db/pool.ts";
import { type UserRow, userColumns } from "../accounts/queries.ts";
import type { Metadata } from "../accounts/user-metadata.ts";

const PROVIDED = { provider: "phone", providers: ["phone"] };

export async function selectOptionalUserByPhone(sql: Sql, phone: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    select ${userColumns(sql)} from auth.users where phone = ${phone} and deleted_at is null`;
  return row;
}

/** Undefined if the number is taken, also by a concurrent sign-up. */
export async function insertOptionalPhoneUser(
  sql: Sql,
  phone: string,
  metadata: Metadata,
): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    insert into auth.users (phone, app_metadata, user_metadata)
    values (${phone}, ${sql.json(PROVIDED)}, ${sql.json(metadata as never)})
    on conflict (phone) where phone is not null and deleted_at is null do nothing
    returning ${userColumns(sql)}`;
  return row;
}

/** The identity by which the number signs in; a changed number replaces the earlier one. */
export async function insertPhoneIdentity(sql: Sql, user: UserRow): Promise<void> {
  const data = { sub: user.id, phone: user.phone, phone_verified: user.phone_confirmed_at !== null };
  await sql`
    insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
    values (${user.id}, 'phone', ${user.id}, ${sql.json(data)}, ${user.last_sign_in_at})
    on conflict (provider, provider_id) do update
      set identity_data = excluded.identity_data, updated_at = clock_now(), last_sign_in_at = clock_now()`;
}

export async function updatePendingPhone(sql: Sql, id: string, phone: string): Promise<UserRow> {
  const [row] = await sql<UserRow[]>`
    update auth.users set new_phone = ${phone}, updated_at = clock_now() where id = ${id} returning ${userColumns(sql)}`;
  return locked(row);
}

/** Makes the pending number the account's. Fails on users_phone_key if it is taken. */
export async function updatePhoneChanged(sql: Sql, id: string): Promise<UserRow> {
  const [row] = await sql<UserRow[]>`
    update auth.users set phone = new_phone, new_phone = null, phone_confirmed_at = clock_now(),
      last_sign_in_at = clock_now(), updated_at = clock_now()
    where id = ${id} and new_phone is not null returning ${userColumns(sql)}`;
  return locked(row);
}

export async function updatePhoneConfirmed(sql: Sql, id: string): Promise<UserRow> {
  const [row] = await sql<UserRow[]>`
    update auth.users set last_sign_in_at = clock_now(), updated_at = clock_now(),
      phone_confirmed_at = coalesce(phone_confirmed_at, clock_now())
    where id = ${id} returning ${userColumns(sql)}`;
  return locked(row);
}

function locked(row: UserRow | undefined): UserRow {
  if (!row) throw new Error("the locked account is gone");
  return row;
}

import type { Sql } from "../../db/pool.ts";
import type { Metadata } from "./user-metadata.ts";

export interface UserRow {
  id: string;
  email: string | null;
  phone: string | null;
  password_hash: string | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  app_metadata: Metadata;
  user_metadata: Metadata;
  is_anonymous: boolean;
  banned_until: Date | null;
  is_banned: boolean;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface IdentityRow {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Metadata;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

const columns = (sql: Sql) => sql`
  id, email, phone, password_hash, email_confirmed_at, phone_confirmed_at, app_metadata, user_metadata, is_anonymous,
  banned_until, coalesce(banned_until > clock_now(), false) as is_banned, last_sign_in_at, created_at, updated_at`;

export async function selectOptionalUserByEmail(sql: Sql, email: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    select ${columns(sql)} from auth.users where email = ${email} and deleted_at is null`;
  return row;
}

export async function selectOptionalUser(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`select ${columns(sql)} from auth.users where id = ${id} and deleted_at is null`;
  return row;
}

/** Locks the account against another change of it. */
export async function selectOptionalUserForUpdate(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    select ${columns(sql)} from auth.users where id = ${id} and deleted_at is null for update`;
  return row;
}

/** Marks a sign-in, unless the password has been changed since it was compared. */
export async function updateSignedIn(sql: Sql, id: string, comparedHash: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    update auth.users set last_sign_in_at = clock_now()
    where id = ${id} and password_hash = ${comparedHash} and deleted_at is null
    returning ${columns(sql)}`;
  return row;
}

export interface NewUser {
  email: string;
  passwordHash: string;
  metadata: Metadata;
  isConfirmed: boolean;
}

/** Undefined where the address is taken, also by someone who signs up at the same moment. */
export async function insertOptionalUser(sql: Sql, user: NewUser): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    insert into auth.users (email, password_hash, email_confirmed_at, last_sign_in_at, app_metadata, user_metadata)
    values (${user.email}, ${user.passwordHash},
      case when ${user.isConfirmed} then clock_now() end, case when ${user.isConfirmed} then clock_now() end,
      '{"provider": "email", "providers": ["email"]}', ${sql.json(user.metadata as never)})
    on conflict (email) where email is not null and deleted_at is null do nothing
    returning ${columns(sql)}`;
  return row;
}

/** The person behind the account, as the product knows them: with a name and without a club. */
export async function insertPerson(sql: Sql, id: string, email: string, fullName: string): Promise<void> {
  await sql`insert into users (id, email, full_name) values (${id}, ${email}, ${fullName})`;
}

export async function insertEmailIdentity(sql: Sql, user: UserRow): Promise<void> {
  const data = {
    sub: user.id,
    email: user.email,
    email_verified: user.email_confirmed_at !== null,
    phone_verified: false,
  };
  await sql`
    insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
    values (${user.id}, 'email', ${user.id}, ${sql.json(data as never)}, ${user.last_sign_in_at})`;
}

export async function updateIdentitySignedIn(sql: Sql, userId: string, provider: string): Promise<void> {
  await sql`
    update auth.identities set last_sign_in_at = clock_now() where user_id = ${userId} and provider = ${provider}`;
}

export async function selectIdentities(sql: Sql, userId: string): Promise<IdentityRow[]> {
  return await sql<IdentityRow[]>`
    select id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at
    from auth.identities where user_id = ${userId} order by created_at, id`;
}

export async function updateUser(
  sql: Sql,
  id: string,
  change: { passwordHash: string | undefined; metadata: Metadata },
): Promise<UserRow> {
  const [row] = await sql<UserRow[]>`
    update auth.users set updated_at = clock_now(), user_metadata = ${sql.json(change.metadata as never)},
      password_hash = coalesce(${change.passwordHash ?? null}, password_hash)
    where id = ${id} returning ${columns(sql)}`;
  if (!row) throw new Error("the locked account is gone");
  return row;
}

import type { AuthIdentitiesRow, AuthUsersRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";
import { deleteAuthenticators, type FactorDetails, factorsOfUser } from "../factors/queries.ts";
import type { Metadata } from "./user-metadata.ts";

export interface UserRow extends Omit<AuthUsersRow, "app_metadata" | "user_metadata" | "session_limit" | "deleted_at"> {
  app_metadata: Metadata;
  user_metadata: Metadata;
  is_banned: boolean;
  factors: FactorDetails[] | null;
}

export interface IdentityRow extends Omit<AuthIdentitiesRow, "identity_data"> {
  identity_data: Metadata;
}

/** The columns of auth.users that every reader selects. */
export const userColumns = (sql: Sql) => sql`
  id, email::text, phone, password_hash, email_confirmed_at, phone_confirmed_at, app_metadata, user_metadata, is_anonymous,
  banned_until, coalesce(banned_until > clock_now(), false) as is_banned, qa_role, new_email::text, email_change_accepted,
  confirmation_sent_at, recovery_sent_at, email_change_sent_at, reauthentication_sent_at, new_phone, phone_change_sent_at, invited_at,
  last_sign_in_at, created_at, updated_at, ${factorsOfUser(sql)}`;
const columns = userColumns;

export async function selectOptionalUserByEmail(sql: Sql, email: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    select ${columns(sql)} from auth.users where email = ${email} and deleted_at is null`;
  return row;
}

export async function selectOptionalUser(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`select ${columns(sql)} from auth.users where id = ${id} and deleted_at is null`;
  return row;
}

/** Locks the account against concurrent changes. */
export async function selectOptionalUserForUpdate(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    select ${columns(sql)} from auth.users where id = ${id} and deleted_at is null for update`;
  return row;
}

/** Records a sign-in, unless the password has changed since it was compared. */
export async function updateSignedIn(sql: Sql, id: string, comparedHash: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    update auth.users set last_sign_in_at = clock_now()
    where id = ${id} and password_hash = ${comparedHash} and deleted_at is null
    returning ${columns(sql)}`;
  return row;
}

/** Records a sign-in that needed no password. */
export async function updateSignedInByProof(sql: Sql, id: string): Promise<UserRow> {
  const [row] = await sql<UserRow[]>`
    update auth.users set last_sign_in_at = clock_now() where id = ${id} returning ${columns(sql)}`;
  return locked(row);
}

/**
 * Whether the account's address was confirmed, or its number where it has no address. Until then a stranger may have set it up.
 */
export const isProven = ({ email, email_confirmed_at, phone_confirmed_at }: UserRow): boolean =>
  (email === null ? phone_confirmed_at : email_confirmed_at) !== null;

/** Marks the address as confirmed. {@link deleteUnproven} deletes what a first proof ends. */
export async function updateConfirmed(sql: Sql, id: string): Promise<UserRow> {
  await sql`
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = clock_now(),
      last_sign_in_at = clock_now()
    where user_id = ${id} and provider = 'email'`;
  const [row] = await sql<UserRow[]>`
    update auth.users set last_sign_in_at = clock_now(), updated_at = clock_now(),
      user_metadata = case when email_confirmed_at is null
        then user_metadata || '{"email_verified": true}' else user_metadata end,
      email_confirmed_at = coalesce(email_confirmed_at, clock_now())
    where id = ${id} returning ${columns(sql)}`;
  return locked(row);
}

/**
 * Deletes everything that was set up before the address was proven, because a stranger may have done it: password, sessions,
 * second factors, pending mails and changes, a telephone number, other ways to sign in
 * (docs/product/auth-api.md#linking-identities). True if there was another way to sign in.
 */
export async function deleteUnproven(
  sql: Sql,
  id: string,
  { keepFlow = null, provenBy = "email" }: { keepFlow?: string | null; provenBy?: "email" | "phone" } = {},
): Promise<boolean> {
  await sql`
    update auth.users set password_hash = null, new_email = null, email_change_accepted = null, new_phone = null,
      phone = case when ${provenBy} = 'phone' then phone end,
      phone_confirmed_at = case when ${provenBy} = 'phone' then phone_confirmed_at end
    where id = ${id}`;
  await sql`delete from auth.sessions where user_id = ${id}`;
  await deleteAuthenticators(sql, id);
  await sql`delete from auth.one_time_tokens where user_id = ${id}`;
  await sql`delete from auth.flow_states where user_id = ${id} and id is distinct from ${keepFlow}::uuid`;
  const linked = await sql`delete from auth.identities where user_id = ${id} and provider <> ${provenBy}`;
  return linked.count > 0;
}

/**
 * Removes the account from the club that was founded with its address, except `kept`:
 * docs/product/identity.md#clubs-founded-before-the-address-was-proven.
 */
export async function releaseUnprovenClub(sql: Sql, id: string, kept: string | null | undefined): Promise<void> {
  await sql`select auth.release_unproven_club(${id}, ${kept ?? null})`;
}

export interface NewUser {
  id?: string | undefined;
  email: string | null;
  passwordHash: string | null;
  metadata: Metadata;
  isConfirmed: boolean;
  isAnonymous?: boolean;
}

/** Undefined if the address is taken, also by a concurrent sign-up. */
export async function insertOptionalUser(sql: Sql, user: NewUser): Promise<UserRow | undefined> {
  const provided = user.isAnonymous ? {} : { provider: "email", providers: ["email"] };
  const [row] = await sql<UserRow[]>`
    insert into auth.users (id, email, password_hash, email_confirmed_at, app_metadata, user_metadata, is_anonymous)
    values (coalesce(${user.id ?? null}::uuid, gen_random_uuid()), ${user.email}, ${user.passwordHash}, case when ${user.isConfirmed} then clock_now() end,
      ${sql.json(provided as never)}, ${sql.json(user.metadata as never)}, ${user.isAnonymous ?? false})
    on conflict (email) where email is not null and deleted_at is null do nothing
    returning ${columns(sql)}`;
  return row;
}

/** Metadata that an admin's server sets for an account without a confirmed address. */
export async function updateUnconfirmed(
  sql: Sql,
  id: string,
  { metadata, fullName }: { metadata: Metadata; fullName: string },
): Promise<void> {
  await sql`update users set full_name = ${fullName} where id = ${id}`;
  await sql`
    update auth.users set user_metadata = ${sql.json(metadata as never)}, updated_at = clock_now()
    where id = ${id} and email_confirmed_at is null`;
}

/** When a mail of a kind was last sent to an account, as the user response reports it. */
export type SentAt =
  | "confirmation_sent_at"
  | "recovery_sent_at"
  | "email_change_sent_at"
  | "reauthentication_sent_at"
  | "phone_change_sent_at"
  | "invited_at";

export async function updateSentAt(sql: Sql, id: string, ...columnNames: SentAt[]): Promise<UserRow> {
  const changes = Object.fromEntries(columnNames.map((name) => [name, new Date()]));
  const [row] = await sql<UserRow[]>`update auth.users set ${sql(changes)} where id = ${id} returning ${columns(sql)}`;
  return locked(row);
}

/** The person of the account in the product: with a name and without a club. */
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
  return locked(row);
}

/** Stores the account's providers in its metadata: the oldest first. */
export async function updateProviders(sql: Sql, userId: string): Promise<UserRow> {
  const [row] = await sql<UserRow[]>`
    update auth.users set updated_at = clock_now(), app_metadata = app_metadata || (
        select jsonb_build_object('provider', (array_agg(provider order by since, provider))[1],
          'providers', coalesce(jsonb_agg(provider order by since, provider), '[]'))
        from (select provider, min(created_at) as since from auth.identities where user_id = ${userId} group by provider) p)
    where id = ${userId} returning ${columns(sql)}`;
  return locked(row);
}

/**
 * Ends an account. The row stays because other rows refer to it; the address is free again. `scrub` removes all personal data.
 */
export async function updateDeleted(sql: Sql, id: string, { scrub }: { scrub: boolean }): Promise<void> {
  await sql`update auth.users set deleted_at = clock_now(), updated_at = clock_now() where id = ${id}`;
  await deleteAuthenticators(sql, id);
  if (!scrub) return;
  await sql`delete from auth.identities where user_id = ${id}`;
  await sql`
    update auth.users set email = null, phone = null, new_email = null, email_change_accepted = null, password_hash = null,
      user_metadata = '{}', app_metadata = '{}'
    where id = ${id}`;
  await sql`update users set email = id || '@deleted.invalid', full_name = 'Former member' where id = ${id}`;
}

function locked(row: UserRow | undefined): UserRow {
  if (!row) throw new Error("the locked account is gone");
  return row;
}

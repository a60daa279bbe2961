import { createHash } from "node:crypto";
import type { AuthPendingPasswordsRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";
import type { Metadata } from "../accounts/user-metadata.ts";

/** A browser's secret has 256 random bits, so a plain hash is safe. */
const hashOf = (browser: string) => createHash("sha256").update(browser).digest();

/** How long the password of a sign-up waits for the proof of its address. Its link can be sent again meanwhile. */
export const PENDING_DAYS = 7;

/** The maximum number of sign-ups kept for one unproven address; a further one replaces the oldest that founds no club. */
const MOST = 10;

export interface NewPendingPassword {
  userId: string;
  /** The secret of the browser that signs up. */
  browser: string;
  challenge: string | undefined;
  passwordHash: string;
  metadata: Metadata;
  fullName: string;
  /** The club that the sign-up founds. */
  clubId?: string | undefined;
}

export interface PendingPassword extends Pick<AuthPendingPasswordsRow, "password_hash" | "full_name" | "club_id"> {
  user_metadata: Metadata;
}

const columns = (sql: Sql) => sql`password_hash, user_metadata, full_name, club_id`;

/** Only the last sign-up of a browser counts. */
export async function upsertPendingPassword(sql: Sql, pending: NewPendingPassword): Promise<void> {
  const { userId, challenge = null, passwordHash, metadata, fullName, clubId = null } = pending;
  await sql`
    insert into auth.pending_passwords
      (user_id, browser_hash, code_challenge, password_hash, user_metadata, full_name, club_id)
    values (${userId}, ${hashOf(pending.browser)}, ${challenge}, ${passwordHash}, ${sql.json(metadata as never)},
      ${fullName}, ${clubId})
    on conflict (user_id, browser_hash) do update set
      code_challenge = excluded.code_challenge, password_hash = excluded.password_hash,
      user_metadata = excluded.user_metadata, full_name = excluded.full_name,
      club_id = coalesce(excluded.club_id, auth.pending_passwords.club_id), created_at = clock_now()`;
  await sql`
    delete from auth.pending_passwords where user_id = ${userId} and browser_hash in (
      select browser_hash from auth.pending_passwords where user_id = ${userId}
      order by club_id is null, created_at desc, browser_hash offset ${MOST})`;
}

/** The password that was chosen in this browser, if any. */
export async function selectOptionalPendingOfBrowser(
  sql: Sql,
  userId: string,
  browser: string | undefined,
): Promise<PendingPassword | undefined> {
  if (browser === undefined) return undefined;
  const [row] = await sql<PendingPassword[]>`
    select ${columns(sql)} from auth.pending_passwords
    where user_id = ${userId} and browser_hash = ${hashOf(browser)}`;
  return row;
}

/** The sign-up that founded a club, which is over only when its address is confirmed. */
export async function selectOptionalFounding(sql: Sql, userId: string): Promise<PendingPassword | undefined> {
  const [row] = await sql<PendingPassword[]>`
    select ${columns(sql)} from auth.pending_passwords where user_id = ${userId} and club_id is not null
    order by created_at limit 1`;
  return row;
}

/** Replaces the password that was chosen in this browser. False if none was. */
export async function updatePendingOfBrowser(
  sql: Sql,
  userId: string,
  browser: string | undefined,
  passwordHash: string,
): Promise<boolean> {
  if (browser === undefined) return false;
  const { count } = await sql`
    update auth.pending_passwords set password_hash = ${passwordHash}, created_at = clock_now()
    where user_id = ${userId} and browser_hash = ${hashOf(browser)}`;
  return count > 0;
}

/** The password that was chosen in the PKCE flow of this challenge, if any. */
export async function selectOptionalPendingOfFlow(
  sql: Sql,
  userId: string,
  challenge: string,
): Promise<PendingPassword | undefined> {
  const [row] = await sql<PendingPassword[]>`
    select ${columns(sql)} from auth.pending_passwords
    where user_id = ${userId} and code_challenge = ${challenge} order by created_at desc limit 1`;
  return row;
}

/** The only sign-up of an account; undefined if several differ. */
export async function selectOptionalOnlyPending(sql: Sql, userId: string): Promise<PendingPassword | undefined> {
  const rows = await sql<PendingPassword[]>`
    select ${columns(sql)} from auth.pending_passwords where user_id = ${userId} limit 2`;
  return rows.length === 1 ? rows[0] : undefined;
}

/** The newest one, so that its owner learns at sign-in that the address is not confirmed yet. It grants no access. */
export async function selectOptionalNewestPendingHash(sql: Sql, userId: string): Promise<string | undefined> {
  const [row] = await sql<Pick<AuthPendingPasswordsRow, "password_hash">[]>`
    select password_hash from auth.pending_passwords where user_id = ${userId} order by created_at desc limit 1`;
  return row?.password_hash;
}

/** Deletes all of an account except those of the flow that the proof belongs to. */
export async function deletePendingPasswords(
  sql: Sql,
  userId: string,
  { keepFlow = null }: { keepFlow?: string | null } = {},
): Promise<void> {
  await sql`
    delete from auth.pending_passwords p where user_id = ${userId}
      and not exists (select from auth.flow_states f where f.id = ${keepFlow} and f.code_challenge = p.code_challenge)`;
}

/**
 * Makes a pending password the account's, together with the name and metadata of its sign-up. A founder has used the account
 * since, so theirs stay: they may have changed their name.
 */
export async function updateAdopted(
  sql: Sql,
  userId: string,
  pending: PendingPassword,
  provenBy: "email" | "phone" = "email",
): Promise<void> {
  const isFounder = pending.club_id !== null;
  const metadata = isFounder ? sql`user_metadata` : sql`${sql.json(pending.user_metadata as never)}`;
  await sql`
    update auth.users set password_hash = ${pending.password_hash},
      user_metadata = ${metadata} || ${sql.json({ [`${provenBy}_verified`]: true })}
    where id = ${userId}`;
  if (isFounder) return;
  await sql`update users set full_name = ${pending.full_name} where id = ${userId}`;
}

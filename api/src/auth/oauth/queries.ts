import { createHash } from "node:crypto";
import type { AuthFlowStatesRow, AuthIdentitiesRow, AuthOauthStatesRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";
import type { Metadata } from "../accounts/user-metadata.ts";

/** State and cookie have 256 random bits each, so a plain hash is safe. */
const hashOf = (secret: string) => createHash("sha256").update(secret).digest();

export interface NewState {
  state: string;
  /** The cookie of the requesting browser. */
  browser: string;
  flowId: string;
  provider: string;
  sealedSecrets: Buffer;
  linkSessionId: string | undefined;
}

export interface StateRow
  extends Pick<AuthOauthStatesRow, "flow_id" | "provider" | "sealed_secrets">,
    Pick<AuthFlowStatesRow, "redirect_to"> {
  /** The account that an identity is to be linked to; null for a sign-in. */
  link_user_id: AuthFlowStatesRow["user_id"];
  is_over: boolean;
  is_of_this_browser: boolean;
}

export async function insertState(sql: Sql, state: NewState): Promise<void> {
  await sql`
    insert into auth.oauth_states (state_hash, flow_id, provider, browser_hash, sealed_secrets, link_session_id)
    values (${hashOf(state.state)}, ${state.flowId}, ${state.provider}, ${hashOf(state.browser)},
      ${state.sealedSecrets}, ${state.linkSessionId ?? null})`;
}

/** Uses a state up, whichever browser sends it. */
export async function deleteOptionalState(
  sql: Sql,
  { state, browser }: Pick<NewState, "state" | "browser">,
): Promise<StateRow | undefined> {
  const [row] = await sql<StateRow[]>`
    delete from auth.oauth_states s using auth.flow_states f
    where s.state_hash = ${hashOf(state)} and f.id = s.flow_id
    returning s.flow_id, s.provider, s.sealed_secrets, f.redirect_to, f.expires_at <= clock_now() as is_over,
      s.browser_hash = ${hashOf(browser)} as is_of_this_browser,
      case when s.link_session_id is not null then f.user_id end as link_user_id`;
  return row;
}

/** Serialises two responses about one identity, whether it has a row yet or not. */
export async function lockIdentity(sql: Sql, provider: string, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(["oauth identity", provider, subject])}, 0))`;
}

export async function selectOptionalOwnerOfIdentity(
  sql: Sql,
  provider: string,
  subject: string,
): Promise<string | undefined> {
  const [row] = await sql<Pick<AuthIdentitiesRow, "user_id">[]>`
    select user_id from auth.identities where provider = ${provider} and provider_id = ${subject}`;
  return row?.user_id;
}

export interface NewIdentity {
  userId: string;
  provider: string;
  subject: string;
  details: Metadata;
}

export async function insertIdentity(sql: Sql, { userId, provider, subject, details }: NewIdentity): Promise<void> {
  await sql`
    insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
    values (${userId}, ${provider}, ${subject}, ${sql.json(details as never)}, clock_now(), clock_now(), clock_now())`;
}

export async function updateIdentity(
  sql: Sql,
  { provider, subject, details }: Omit<NewIdentity, "userId">,
): Promise<void> {
  await sql`
    update auth.identities set identity_data = ${sql.json(details as never)}, last_sign_in_at = clock_now(),
      updated_at = clock_now()
    where provider = ${provider} and provider_id = ${subject}`;
}

/** True if there was one of this id. */
export async function deleteIdentity(sql: Sql, id: string, userId: string): Promise<boolean> {
  const gone = await sql`delete from auth.identities where id = ${id} and user_id = ${userId}`;
  return gone.count === 1;
}

export async function deletePassword(sql: Sql, userId: string): Promise<void> {
  await sql`update auth.users set password_hash = null where id = ${userId}`;
}

/** A number signs in by itself, without the identity that it has. */
export async function deleteNumber(sql: Sql, userId: string): Promise<void> {
  await sql`update auth.users set phone = null, phone_confirmed_at = null, new_phone = null where id = ${userId}`;
}

/**
 * Deletes what a stranger may have stored in an account whose address was never confirmed
 * (docs/product/auth-api.md#linking-identities), including the email identity.
 */
export async function deleteUnconfirmedData(sql: Sql, userId: string): Promise<void> {
  await sql`delete from auth.identities where user_id = ${userId}`;
  await sql`update auth.users set user_metadata = '{}' where id = ${userId}`;
}

/** Sets the person's name, if it was not set by the account's owner. */
export async function updatePersonName(sql: Sql, userId: string, fullName: string): Promise<void> {
  await sql`update users set full_name = ${fullName} where id = ${userId}`;
}

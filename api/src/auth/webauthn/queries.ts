import type { AuthWebauthnCredentialsRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

/** Its `factor_id` is null for a passkey. */
export interface CredentialRow extends Omit<AuthWebauthnCredentialsRow, "sign_count"> {
  sign_count: number;
}

export interface NewCredential {
  credentialId: Uint8Array;
  publicKey: Uint8Array;
  signCount: number;
  transports: string[];
}

const columns = (sql: Sql) => sql`
  id, user_id, factor_id, credential_id, public_key, sign_count::float8 as sign_count, transports, friendly_name,
  created_at, last_used_at`;

/** All keys of an account, passkeys and second factors. */
export async function selectCredentials(sql: Sql, userId: string): Promise<CredentialRow[]> {
  return await sql<CredentialRow[]>`
    select ${columns(sql)} from auth.webauthn_credentials where user_id = ${userId} order by created_at, id`;
}

export async function selectOptionalCredentialOfFactor(sql: Sql, factorId: string): Promise<CredentialRow | undefined> {
  const [row] = await sql<CredentialRow[]>`
    select ${columns(sql)} from auth.webauthn_credentials where factor_id = ${factorId} for update`;
  return row;
}

/** Locked, so that the second of two concurrent uses is compared with the first one's counter. */
export async function selectOptionalPasskeyForUpdate(
  sql: Sql,
  credentialId: Uint8Array,
  userId: string,
): Promise<CredentialRow | undefined> {
  const [row] = await sql<CredentialRow[]>`
    select ${columns(sql)} from auth.webauthn_credentials
    where credential_id = ${credentialId} and user_id = ${userId} and factor_id is null for update`;
  return row;
}

/** Undefined if the key is registered already, to any account. */
export async function insertOptionalCredential(
  sql: Sql,
  credential: NewCredential & { userId: string; factorId: string | null; friendlyName: string },
): Promise<CredentialRow | undefined> {
  const { userId, factorId, friendlyName, credentialId, publicKey, signCount, transports } = credential;
  const [row] = await sql<CredentialRow[]>`
    insert into auth.webauthn_credentials
      (user_id, factor_id, credential_id, public_key, sign_count, transports, friendly_name, created_at)
    values (${userId}, ${factorId}, ${credentialId}, ${publicKey}, ${signCount}, ${transports}, ${friendlyName}, clock_now())
    on conflict (credential_id) do nothing
    returning ${columns(sql)}`;
  return row;
}

export async function updateCredentialUsed(sql: Sql, id: string, signCount: number): Promise<void> {
  await sql`
    update auth.webauthn_credentials set sign_count = ${signCount}, last_used_at = clock_now() where id = ${id}`;
}

export async function updateOptionalPasskeyName(
  sql: Sql,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<CredentialRow | undefined> {
  const [row] = await sql<CredentialRow[]>`
    update auth.webauthn_credentials set friendly_name = ${name}
    where id = ${id} and user_id = ${userId} and factor_id is null returning ${columns(sql)}`;
  return row;
}

export async function deleteOptionalPasskey(sql: Sql, id: string, userId: string): Promise<CredentialRow | undefined> {
  const [row] = await sql<CredentialRow[]>`
    delete from auth.webauthn_credentials
    where id = ${id} and user_id = ${userId} and factor_id is null returning ${columns(sql)}`;
  return row;
}

/** False if the challenge was used before. */
export async function insertUsedChallenge(sql: Sql, id: string): Promise<boolean> {
  const used = await sql`
    insert into auth.used_webauthn_challenges (id, used_at) values (${id}, clock_now()) on conflict do nothing returning id`;
  return used.length === 1;
}

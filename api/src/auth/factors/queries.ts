import type { AuthMfaFactorsRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

/** Seconds (docs/product/auth-api.md#lifetimes-and-limits). */
const UNVERIFIED_LIFE = 300;

/** Only authenticator apps have a `sealed_secret`, and only telephones a `phone`, in digits. */
export interface FactorRow extends Omit<AuthMfaFactorsRow, "last_used_step"> {
  last_used_step: number;
}

/** The public details of a factor; its times as JSON has them. */
export type FactorDetails = Pick<FactorRow, "id" | "factor_type" | "friendly_name" | "status" | "phone"> &
  Record<"created_at" | "updated_at", Date | string> & { last_challenged_at: Date | string | null };

const columns = (sql: Sql) => sql`
  id, user_id, factor_type, friendly_name, status, sealed_secret, phone, last_used_step::float8 as last_used_step,
  last_challenged_at, created_at, updated_at`;

/** A factor that was never verified expires. */
const isLive = (sql: Sql) => sql`
  (status = 'verified' or created_at > clock_now() - make_interval(secs => ${UNVERIFIED_LIFE}))`;

/** For a select from auth.users: the factors of each account, null if there is none, as {@link FactorDetails}. */
export const factorsOfUser = (sql: Sql) => sql`
  (select jsonb_agg(to_jsonb(f) - array['sealed_secret', 'last_used_step', 'user_id'] order by f.created_at, f.id)
   from auth.mfa_factors f where f.user_id = users.id and ${isLive(sql)}) as factors`;

export async function insertFactor(
  sql: Sql,
  factor: Pick<FactorRow, "id" | "user_id" | "factor_type" | "friendly_name" | "sealed_secret"> & { phone?: string },
): Promise<void> {
  await sql`
    insert into auth.mfa_factors (id, user_id, factor_type, friendly_name, sealed_secret, phone, created_at, updated_at)
    values (${factor.id}, ${factor.user_id}, ${factor.factor_type}, ${factor.friendly_name}, ${factor.sealed_secret}, ${factor.phone ?? null},
      clock_now(), clock_now())`;
}

export async function selectFactors(sql: Sql, userId: string): Promise<FactorRow[]> {
  return await sql<FactorRow[]>`
    select ${columns(sql)} from auth.mfa_factors where user_id = ${userId} and ${isLive(sql)} order by created_at, id`;
}

/** Locked, so that a code is compared with the step that was used last. */
export async function selectOptionalFactorForUpdate(
  sql: Sql,
  id: string,
  userId: string,
): Promise<FactorRow | undefined> {
  const [row] = await sql<FactorRow[]>`
    select ${columns(sql)} from auth.mfa_factors where id = ${id} and user_id = ${userId} and ${isLive(sql)} for update`;
  return row;
}

/** `step` of the code if the factor is an app. */
export async function updateFactorVerified(sql: Sql, id: string, step: number | undefined): Promise<void> {
  await sql`
    update auth.mfa_factors set status = 'verified', last_used_step = coalesce(${step ?? null}, last_used_step),
      updated_at = case when status = 'verified' then updated_at else clock_now() end
    where id = ${id}`;
}

/**
 * Undefined if there is no factor of this id. Sessions at aal2 through it are at aal1 from now on. Recovery codes are deleted
 * with the last other factor: alone they would lock their owner out once they are used up.
 */
export async function deleteOptionalFactor(sql: Sql, id: string, userId: string): Promise<FactorRow | undefined> {
  await lowerSessions(sql, id, userId);
  const [row] = await sql<FactorRow[]>`
    delete from auth.mfa_factors where id = ${id} and user_id = ${userId} returning ${columns(sql)}`;
  const left = await selectFactors(sql, userId);
  const codes = left.find(({ factor_type }) => factor_type === "recovery_code");
  if (codes && !left.some(isOwnFactor)) {
    await lowerSessions(sql, codes.id, userId);
    await sql`delete from auth.mfa_factors where id = ${codes.id}`;
  }
  return row;
}

/** A verified factor other than a set of recovery codes. */
export const isOwnFactor = ({ status, factor_type }: Pick<FactorRow, "status" | "factor_type">): boolean =>
  status === "verified" && factor_type !== "recovery_code";

async function lowerSessions(sql: Sql, factorId: string, userId: string): Promise<void> {
  await sql`
    update auth.sessions set aal = 'aal1', factor_id = null,
      amr = (select coalesce(jsonb_agg(entry), '[]') from jsonb_array_elements(amr) entry
        where entry->>'method' not in ('totp', 'mfa/phone', 'mfa/webauthn', 'mfa/recovery_code'))
    where factor_id = ${factorId} and user_id = ${userId}`;
}

/** Deletes all factors, their keys and codes, and the passkeys of an account. */
export async function deleteAuthenticators(sql: Sql, userId: string): Promise<void> {
  await sql`delete from auth.webauthn_credentials where user_id = ${userId}`;
  await sql`delete from auth.mfa_factors where user_id = ${userId}`;
}

/** Deletes enrolments that have expired without being finished. */
export async function deleteExpiredFactors(sql: Sql, userId: string): Promise<void> {
  await sql`delete from auth.mfa_factors where user_id = ${userId} and not ${isLive(sql)}`;
}

/** Deletes the other unfinished enrolments after one was finished. */
export async function deleteUnverifiedFactors(sql: Sql, userId: string): Promise<void> {
  await sql`delete from auth.mfa_factors where user_id = ${userId} and status = 'unverified'`;
}

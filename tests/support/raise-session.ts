import type postgres from "postgres";

/** As if the session had passed a second factor, which the account has from then on. */
export async function raiseSession(sql: postgres.ISql, userId: string, sessionId: string): Promise<void> {
  await sql`
    with factor as (
      insert into auth.mfa_factors (user_id, factor_type, friendly_name, status, sealed_secret, created_at, updated_at)
      values (${userId}, 'totp', 'App', 'verified', 'sealed', now(), now()) returning id
    )
    update auth.sessions set aal = 'aal2', factor_id = factor.id from factor where sessions.id = ${sessionId}`;
}

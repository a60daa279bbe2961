import type { Sql } from "../../db/pool.ts";
import { PENDING_DAYS } from "../pending-passwords/queries.ts";

/**
 * Deletes what can no longer be used; some rows are kept a day longer to distinguish "expired" from "unknown", and reuse from
 * both.
 */
export async function deleteExpired(
  sql: Sql,
  { inactivityDays }: { inactivityDays: number },
): Promise<Record<string, number>> {
  const tokens = await sql`
    delete from auth.one_time_tokens
    where greatest(code_expires_at, link_expires_at) < clock_now() - interval '24 hours'`;
  const pendingPasswords = await sql`
    delete from auth.pending_passwords
    where club_id is null and created_at < clock_now() - make_interval(days => ${PENDING_DAYS})`;
  const knownBrowsers = await sql`
    delete from auth.known_browsers where signed_in_at < clock_now() - interval '180 days'`;
  const flows = await sql`delete from auth.flow_states where expires_at < clock_now() - interval '24 hours'`;
  const sessions = await sql`
    delete from auth.sessions
    where not_after < clock_now() - interval '24 hours'
      or refreshed_at < clock_now() - make_interval(days => ${inactivityDays}) - interval '24 hours'`;
  // The active token, its parent, and what was used in the last day stay.
  const refreshTokens = await sql`
    delete from auth.refresh_tokens t using auth.sessions s
    where s.id = t.session_id and t.used_at < clock_now() - interval '24 hours' and t.counter < s.token_counter - 1`;
  const challenges = await sql`
    delete from auth.mfa_challenges where created_at < clock_now() - interval '24 hours'`;
  const factors = await sql`
    delete from auth.mfa_factors where status = 'unverified' and created_at < clock_now() - interval '24 hours'`;
  const usedChallenges = await sql`
    delete from auth.used_webauthn_challenges where used_at < clock_now() - interval '1 hour'`;
  // By then any bucket is full again, as if no token had been taken.
  const limits = await sql`
    delete from auth.rate_limits where key in (
      select key from auth.rate_limits where updated_at < clock_timestamp() - interval '2 hours' for update skip locked)`;
  const mails = await sql`delete from auth.outbox_mails where sent_at < clock_now() - interval '7 days'`;
  const exports = await sql`delete from auth.person_exports where expires_at < clock_now()`;
  const clientErrors = await sql`delete from auth.client_errors where hour < clock_now() - interval '30 days'`;
  const clubErrors = await sql`delete from auth.client_errors_of_clubs where hour < clock_now() - interval '30 days'`;
  const canaries = await sql`delete from auth.canary_health where since < clock_now() - interval '30 days'`;
  const loads = await sql`delete from auth.remote_loads where hour < clock_now() - interval '30 days'`;
  // Visitors of the demo, and telephone numbers that were never confirmed.
  const visitors = await sql`
    delete from auth.users u
    where (is_anonymous or email is null and phone is not null and phone_confirmed_at is null and last_sign_in_at is null)
      and created_at < clock_now() - interval '30 days'
      and not exists (select from auth.sessions s where s.user_id = u.id)
      and not exists (select from users p where p.id = u.id)`;
  return {
    tokens: tokens.count,
    pendingPasswords: pendingPasswords.count,
    knownBrowsers: knownBrowsers.count,
    flows: flows.count,
    sessions: sessions.count,
    refreshTokens: refreshTokens.count,
    challenges: challenges.count,
    factors: factors.count,
    usedChallenges: usedChallenges.count,
    limits: limits.count,
    mails: mails.count,
    exports: exports.count,
    clientErrors: clientErrors.count,
    clubErrors: clubErrors.count,
    canaries: canaries.count,
    loads: loads.count,
    visitors: visitors.count,
  };
}

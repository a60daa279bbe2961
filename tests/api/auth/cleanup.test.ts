import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { cleanUp } from "../../../api/src/auth/cleanup/cleanup.ts";
import { openPool } from "../../../api/src/db/pool.ts";
import { startOwnDatabase } from "../../support/own-database.ts";
import { newAccount } from "./accounts.ts";

const { sql, env } = await startOwnDatabase();
const db = openPool(env.DATABASE_URL);
afterAll(() => db.end({ timeout: 1 }));
const deps = { db, config: { auth: { inactivityDays: 30 } } };

/** One expired row of each type, and one that is still valid. */
async function worldOf(userId: string) {
  const session = (refreshed: string) => sql<{ id: string }[]>`
    insert into auth.sessions (user_id, token_counter, refreshed_at) values (${userId}, 4, now() - ${refreshed}::interval)
    returning id`;
  await session("32 days");
  const [living] = await session("29 days");
  for (const [counter, used] of [
    [0, "2 days"],
    [1, "2 hours"],
    [2, "2 days"],
    [3, "2 days"],
  ] as const) {
    await sql`insert into auth.refresh_tokens (token_hash, session_id, counter, used_at)
      values (${randomBytes(32)}, ${living?.id ?? ""}, ${counter}, now() - ${used}::interval)`;
  }
  await sql`insert into auth.refresh_tokens (token_hash, session_id, counter) values (${randomBytes(32)}, ${living?.id ?? ""}, 4)`;
  for (const age of ["25 hours", "23 hours"]) {
    await sql`insert into auth.flow_states (code_challenge, method, redirect_to, expires_at)
      values (${"a".repeat(43)}, 'oauth', 'https://club.test', now() - ${age}::interval)`;
  }
  for (const [purpose, age] of [
    ["recovery", "25 hours"],
    ["magiclink", "23 hours"],
  ] as const) {
    await sql`insert into auth.one_time_tokens (user_id, purpose, address, code_mac, code_expires_at)
      values (${userId}, ${purpose}, 'a@club.test', '\\x00', now() - ${age}::interval)`;
  }
  for (const [status, age] of [
    ["unverified", "25 hours"],
    ["unverified", "23 hours"],
    ["verified", "31 days"],
  ] as const) {
    const [factor] = await sql<{ id: string }[]>`
      insert into auth.mfa_factors (user_id, factor_type, friendly_name, status, sealed_secret, created_at, updated_at)
      values (${userId}, 'totp', ${age}, ${status}, '\\x00', now() - ${age}::interval, now()) returning id`;
    if (status === "unverified") continue;
    for (const asked of ["25 hours", "23 hours"]) {
      await sql`insert into auth.mfa_challenges (factor_id, session_id, created_at)
        values (${factor?.id ?? ""}, ${living?.id ?? ""}, now() - ${asked}::interval)`;
    }
  }
  for (const age of ["8 days", "6 days"]) {
    await sql`insert into auth.pending_passwords
        (user_id, browser_hash, password_hash, user_metadata, full_name, created_at)
      values (${userId}, ${randomBytes(32)}, '', '{}', 'Ada', now() - ${age}::interval)`;
  }
  for (const age of ["1 day", "-1 day"]) {
    await sql`insert into auth.person_exports (user_id, caller, content, made_at, expires_at)
      values (${userId}, '{}', '{}', now(), now() - ${age}::interval)`;
  }
  for (const age of ["61 minutes", "5 minutes"]) {
    await sql`insert into auth.used_webauthn_challenges (id, used_at) values (${randomUUID()}, now() - ${age}::interval)`;
  }
  for (const age of ["181 days", "179 days"]) {
    await sql`insert into auth.known_browsers (user_id, browser_hash, signed_in_at)
      values (${userId}, ${randomBytes(32)}, now() - ${age}::interval)`;
  }
  for (const age of ["121 minutes", "1 hour"]) {
    await sql`insert into auth.rate_limits (key, tokens, updated_at) values (${randomBytes(32)}, 0, now() - ${age}::interval)`;
  }
  for (const age of ["8 days", "6 days"]) {
    await sql`insert into auth.outbox_mails (recipient, kind, subject, body_text, body_html, sent_at)
      values ('a@club.test', 'x', '', '', '', now() - ${age}::interval)`;
  }
  for (const age of ["31 days", "29 days"]) {
    await sql`insert into auth.client_errors (hour, remote, version, kind, screen)
      values (date_trunc('hour', now() - ${age}::interval, 'UTC'), 'mf-coach', '1.0.0', 'slow', '')`;
    await sql`insert into auth.client_errors_of_clubs (hour, remote, version, club)
      values (date_trunc('hour', now() - ${age}::interval, 'UTC'), 'mf-coach', '1.0.0', ${randomUUID()})`;
    await sql`insert into auth.remote_loads (hour, remote, version, up_to_ms)
      values (date_trunc('hour', now() - ${age}::interval, 'UTC'), 'mf-coach', '1.0.0', 500)`;
    await sql`insert into auth.canary_health (remote, since, version)
      values ('mf-coach', now() - ${age}::interval, '1.0.0')`;
    await sql`insert into auth.users (id, is_anonymous, created_at) values (${randomUUID()}, true, now() - ${age}::interval)`;
    for (const confirmedAt of [null, new Date()]) {
      const phone = `+1${randomInt(1e9, 1e10)}`;
      await sql`insert into auth.users (id, phone, phone_confirmed_at, created_at)
        values (${randomUUID()}, ${phone}, ${confirmedAt}, now() - ${age}::interval)`;
    }
  }
  return living?.id ?? "";
}

describe("clean-up", () => {
  it("deletes what has expired for good, and nothing else", async () => {
    const { id } = await newAccount({}, sql);
    const living = await worldOf(id);
    expect(await cleanUp(deps)).toEqual({
      tokens: 1,
      pendingPasswords: 1,
      knownBrowsers: 1,
      flows: 1,
      sessions: 1,
      // The parent of the active token stays, and so do rows used today.
      refreshTokens: 2,
      challenges: 1,
      factors: 1,
      usedChallenges: 1,
      limits: 1,
      mails: 1,
      clientErrors: 1,
      clubErrors: 1,
      canaries: 1,
      loads: 1,
      exports: 1,
      // One of the demo, and a number that was never confirmed.
      visitors: 2,
    });
    expect(await sql`select counter from auth.refresh_tokens where session_id = ${living} order by counter`).toEqual([
      { counter: 1 },
      { counter: 3 },
      { counter: 4 },
    ]);
    expect(await sql`select purpose from auth.one_time_tokens`).toEqual([{ purpose: "magiclink" }]);
    expect(Object.values((await cleanUp(deps)) ?? {}).every((count) => count === 0)).toBe(true);
    expect(await sql`select 1 from auth.users where id = ${id}`).toHaveLength(1);
  });

  it("runs in one process at a time", async () => {
    await sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(7205759404)`;
      expect(await cleanUp(deps)).toBeUndefined();
    });
    expect(await cleanUp(deps)).toBeDefined();
  });
});

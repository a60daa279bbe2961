import { randomUUID } from "node:crypto";
import type { ApiError } from "@courtside/contracts/api/client.ts";
import { inject, onTestFinished } from "vitest";
import { type ApiProcess, startApi } from "../../support/api-process.ts";
import { apiUrl, ownerSql } from "../../support/world.ts";

export const PASSWORD = "Six-or-more";

export const clubInput = (changed: Record<string, unknown> = {}) => ({
  club_name: "Riverside Courts",
  location: "Boston",
  admin_name: "Ada Founder",
  email: `${randomUUID()}@founders.courtside.test`,
  password: PASSWORD,
  ...changed,
});

export interface SignedUp {
  session: { access_token: string; refresh_token: string; token_type: string; expires_in: number; expires_at: number };
  club: { id: string; name: string };
}

export interface SignUpOutcome {
  status: number;
  text: string;
  body: SignedUp;
  rejection: ApiError;
}

/** Sends a club's sign-up to an api, with an Idempotency-Key if one is given. */
export async function signUpClub(
  url: string,
  input: unknown,
  key?: string,
  send: typeof fetch = fetch,
): Promise<SignUpOutcome> {
  const response = await send(`${url}/api/v1/club-signups`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(key && { "idempotency-key": key }) },
    body: JSON.stringify(input),
  });
  const text = await response.text();
  const body = JSON.parse(text);
  return { status: response.status, text, body, rejection: body };
}

/** An api process whose limits by network address are too high to reach; the caller stops it. */
export const startSignUpApi = (env: Record<string, string> = {}): Promise<ApiProcess> =>
  startApi({
    DATABASE_URL: inject("apiDatabaseUrl"),
    DATA_DIR: inject("dataDir"),
    SITE_URL: apiUrl,
    TEST_CLOCK: "on",
    SEND_NOTICES: "off",
    AUTH_IP_LIMIT_FACTOR: "1000",
    ...env,
  });

/** One that ends with the test. */
export async function signUpApiOfTest(env: Record<string, string> = {}): Promise<ApiProcess> {
  const api = await startSignUpApi(env);
  onTestFinished(api.stop);
  return api;
}

/** The clubs of the account with an address. */
export const clubsOf = (email: string) => ownerSql<{ club_id: string }[]>`
  select m.club_id from memberships m join users u on u.id = m.user_id where u.email = ${email}`;

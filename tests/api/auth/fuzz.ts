import fc from "fast-check";
import { decodeJwt } from "jose";
import type postgres from "postgres";
import { expect } from "vitest";
import { adminClaims } from "../../../api/src/keys/admin-claims.ts";
import { startOwnDatabase } from "../../support/own-database.ts";
import { ownKeys } from "../../support/tokens.ts";
import { type Account, newAccount } from "./accounts.ts";
import { type Input, inputs } from "./fuzz-inputs.ts";
import { rightBodies } from "./fuzz-right-bodies.ts";
import { type MailApi, startMailApi } from "./mail-api.ts";

/** Every endpoint with input; `:id` is fuzzed too. */
export const ENDPOINTS = [
  ["POST", "/signup"],
  ["POST", "/token?grant_type=password"],
  ["POST", "/token?grant_type=refresh_token"],
  ["POST", "/token?grant_type=pkce"],
  ["POST", "/otp"],
  ["POST", "/verify"],
  ["GET", "/verify"],
  ["POST", "/resend"],
  ["POST", "/recover"],
  ["GET", "/user"],
  ["PUT", "/user"],
  ["GET", "/reauthenticate"],
  ["POST", "/logout"],
  ["POST", "/factors"],
  ["POST", "/factors/:id/challenge"],
  ["POST", "/factors/:id/verify"],
  ["POST", "/factors/recovery-codes"],
  ["POST", "/factors/recovery-codes/verify"],
  ["POST", "/passkeys/registration/options"],
  ["POST", "/passkeys/registration/verify"],
  ["POST", "/passkeys/authentication/options"],
  ["POST", "/passkeys/authentication/verify"],
  ["PATCH", "/passkeys/:id"],
  ["DELETE", "/passkeys/:id"],
  ["POST", "/invite"],
  ["POST", "/admin/generate_link"],
  ["GET", "/admin/users"],
  ["POST", "/admin/users"],
  ["GET", "/admin/users/:id"],
  ["PUT", "/admin/users/:id"],
  ["DELETE", "/admin/users/:id"],
] as const;

const AT_ONCE = 8;

export interface FuzzTarget {
  service: MailApi;
  sql: postgres.Sql;
}

/** A process and a database of its own. */
export async function startFuzzTarget(): Promise<FuzzTarget> {
  const { sql, env } = await startOwnDatabase();
  const limits = { AUTH_MAILS_PER_ADDRESS: "10000", AUTH_MAILS_PER_IP: "1000000", AUTH_MAILS_PER_HOUR: "10000000" };
  const service = await startMailApi({
    ...env,
    ...limits,
    AUTH_ANONYMOUS: "on",
    AUTH_IP_LIMIT_FACTOR: "10000",
    AUTH_RESEND_SECONDS: "1",
    SMTP_URL: "",
    LOG_LEVEL: "warn",
  });
  return { service, sql };
}

/** Sends `runs` inputs to an endpoint. Each response must be below 500, and each rejection have its code in body and header. */
export async function fuzz(
  { service, sql }: FuzzTarget,
  [method, path]: readonly [string, string],
  runs: number,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  // The inputs contain its address and id.
  const account = await newAccount({}, sql);
  const { session } = await service.signIn(account);
  const isAdmin = /admin|invite/.test(path);
  const server = await ownKeys.sign(adminClaims(service.api.url, "fuzz"));
  const bearer = isAdmin ? server : session.access_token;

  const send = async (input: Input) => {
    const url = new URL(`${service.url}${path.replace(":id", encodeURIComponent(input.id.toWellFormed()))}`);
    for (const [key, value] of Object.entries(input.query)) url.searchParams.set(key, value.toWellFormed());
    const response = await fetch(url, {
      method,
      redirect: "manual",
      headers: {
        "content-type": input.contentType,
        ...(input.bearer !== "none" && { authorization: `Bearer ${input.bearer === "right" ? bearer : input.bearer}` }),
      },
      ...(method !== "GET" && input.body !== undefined && { body: input.body }),
    });
    const text = await response.text();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    expect(response.status, `${text}\n${JSON.stringify(input)}\n${service.api.log().slice(-2000)}`).toBeLessThan(500);
    if (response.status >= 400) {
      const { code, message } = JSON.parse(text);
      expect(typeof message).toBe("string");
      expect(response.headers.get("x-sb-error-code")).toBe(code);
    }
  };
  const right = (email: string) => rightBodies(email)[`${method} ${path}`] ?? [];
  const samples = fc.sample(inputs({ known: [account.email, account.id], right }), { numRuns: runs, seed: runs });
  for (let at = 0; at < samples.length; at += AT_ONCE) {
    await makeWay(sql, account, sessionIdOf(session));
    await Promise.all(samples.slice(at, at + AT_ONCE).map(send));
  }
  // No work after a response failed either.
  expect(service.api.log()).not.toContain("failed");
  return statuses;
}

const sessionIdOf = ({ access_token }: { access_token: string }) => String(decodeJwt(access_token).session_id);

/** Removes limits and repairs what earlier inputs ended, so that later inputs reach the code behind them. */
async function makeWay(sql: postgres.Sql, { id }: Account, sessionId: string): Promise<void> {
  await sql`delete from auth.rate_limits`;
  await sql`update auth.users set deleted_at = null, banned_until = null where id = ${id}`;
  await sql`insert into auth.sessions (id, user_id) values (${sessionId}, ${id}) on conflict do nothing`;
}

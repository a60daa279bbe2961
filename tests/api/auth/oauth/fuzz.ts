import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type postgres from "postgres";
import { expect } from "vitest";
import { startOwnDatabase } from "../../../support/own-database.ts";
import { newAccount, signIn } from "../accounts.ts";
import { enroll } from "../mfa/authenticator.ts";
import { KEYS, NASTY, rightFields } from "./fuzz-fields.ts";
import { type OauthApi, startOauthApi } from "./oauth-api.ts";

/** Every call about second factors and providers that takes input; `:id` is fuzzed too. */
export const OAUTH_ENDPOINTS = [
  ["POST", "/factors"],
  ["POST", "/factors/:id/challenge"],
  ["POST", "/factors/:id/verify"],
  ["DELETE", "/factors/:id"],
  ["GET", "/authorize"],
  ["GET", "/callback"],
  ["POST", "/token?grant_type=id_token"],
  ["POST", "/sso"],
  ["GET", "/user/identities/authorize"],
  ["DELETE", "/user/identities/:id"],
  ["GET", "/settings"],
] as const;

const AT_ONCE = 8;

interface Input {
  fields: Record<string, unknown>;
  id: string;
  isSignedIn: boolean;
}

export interface OauthFuzzTarget {
  world: OauthApi;
  sql: postgres.Sql;
}

/** A process and a database of its own, and a provider. */
export async function startOauthFuzzTarget(): Promise<OauthFuzzTarget> {
  const { sql, env } = await startOwnDatabase();
  return { world: await startOauthApi({ ...env, LOG_LEVEL: "warn" }), sql };
}

/** Sends `runs` inputs to an endpoint. Each response must be below 500, and each rejection have its code in body and header. */
export async function fuzzOauth(
  { world, sql }: OauthFuzzTarget,
  [method, path]: readonly [string, string],
  runs: number,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const { client, session } = await signIn(await newAccount({}, sql), undefined, world.url);
  const factor = await enroll(client);
  const { data: challenge } = await client.mfa.challenge({ factorId: factor.id });
  const known = [factor.id, session.user.id, session.access_token, challenge?.id ?? "", randomUUID()];
  const right = rightFields(challenge?.id ?? "", session.access_token)[`${method} ${path}`] ?? [{}];

  const send = async ({ fields, id, isSignedIn }: Input) => {
    const url = new URL(`${world.url}${path.replace(":id", encodeURIComponent(id) || "x")}`);
    if (method === "GET") {
      for (const [key, field] of Object.entries(fields)) url.searchParams.append(key, String(field).toWellFormed());
    }
    const response = await fetch(url, {
      method,
      redirect: "manual",
      headers: {
        "content-type": "application/json",
        ...(isSignedIn && { authorization: `Bearer ${session.access_token}` }),
      },
      ...(method !== "GET" && { body: JSON.stringify(fields) }),
    });
    const body = await response.text();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    // An unreachable provider is the only thing that may be unavailable here.
    const isAbsent = response.status === 503 && body.includes("provider_unavailable");
    if (!isAbsent) expect(response.status, `${body}\n${JSON.stringify({ fields, id })}`).toBeLessThan(500);
    if (response.status >= 400) expect(response.headers.get("x-sb-error-code")).toBe(JSON.parse(body).code);
  };

  const samples = fc.sample(inputs(known, right), { numRuns: runs, seed: runs });
  const [enrolled] = await sql`select * from auth.mfa_factors where id = ${factor.id}`;
  const [asked] = await sql`select * from auth.mfa_challenges where id = ${challenge?.id ?? null}`;
  for (let at = 0; at < samples.length; at += AT_ONCE) {
    // Removes limits and factors and repairs what earlier inputs ended, so that later inputs reach the code behind them.
    await sql`delete from auth.rate_limits`;
    await sql`delete from auth.mfa_factors where user_id = ${session.user.id} and id <> ${factor.id}`;
    await sql`insert into auth.mfa_factors ${sql({ ...enrolled, created_at: new Date() })} on conflict do nothing`;
    await sql`insert into auth.mfa_challenges ${sql({ ...asked, created_at: new Date() })} on conflict do nothing`;
    await Promise.all(samples.slice(at, at + AT_ONCE).map(send));
  }
  return statuses;
}

/** Mostly almost valid: one field of a valid body is replaced. */
function inputs(known: string[], right: object[]): fc.Arbitrary<Input> {
  const value = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...NASTY, ...known) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
  const text = value.map((each) => (typeof each === "string" ? each : JSON.stringify(each)).toWellFormed());
  const nearlyRight = fc.tuple(fc.constantFrom(...right), value, fc.nat(8)).map(([fields, spoiled, at]) => {
    const name = Object.keys(fields)[at];
    return { ...fields, ...(name !== undefined && { [name]: spoiled }) };
  });
  return fc.record({
    fields: fc.oneof(nearlyRight, fc.dictionary(fc.constantFrom(...KEYS), value, { maxKeys: 8 })),
    id: fc.oneof(text, fc.constantFrom(...known)),
    isSignedIn: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  });
}

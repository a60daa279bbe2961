import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { newAccount, signIn } from "../accounts.ts";
import { startOauthApi } from "./oauth-api.ts";

const world = await startOauthApi({ LOG_LEVEL: "warn" });
const RUNS = 200;

const ENDPOINTS = [
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

const KEYS = [
  ..."factor_type friendly_name issuer phone challenge_id code provider id_token access_token nonce link_identity state".split(
    " ",
  ),
  ..."provider_id domain redirect_to skip_http_redirect code_challenge code_challenge_method scopes error iss".split(
    " ",
  ),
  ..."prompt login_hint response __proto__ constructor".split(" "),
];
const NASTY: unknown[] = [
  ...["", "\0", "a\0b", "\ud800", "' or 1=1 --", "%00", "../..", "\r\nX: y", "x".repeat(5_000), "\u202e", "__proto__"],
  ...["totp", "phone", "google", "club", "absent", "club.test", "mobile", "s256", "plain", "a".repeat(43), "123456"],
  ...["a.b.c", "eyJhbGciOiJub25lIn0.e30.", "eyJhbGciOiJSUzI1NiJ9.e30.AAAA", "https://evil.test/", "true", "١٢٣٤٥٦"],
  ...[0, -1, 1e308, true, false, null, [], {}, [[]], { a: { a: {} } }, ["totp"], { length: 1 }, 2 ** 53],
];

interface Input {
  fields: Record<string, unknown>;
  id: string;
  isSignedIn: boolean;
}

it.each(ENDPOINTS)(`B6 %s %s answers ${RUNS} inputs below 500`, async (method, path) => {
  const { client, session } = await signIn(await newAccount(), undefined, world.url);
  const { data: factor } = await client.mfa.enroll({ factorType: "totp" });
  const known = [factor?.id, session.user.id, session.access_token, randomUUID()];
  const value = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...NASTY, ...known) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
  const text = value.map((each) => (typeof each === "string" ? each : JSON.stringify(each)).toWellFormed());
  const input: fc.Arbitrary<Input> = fc.record({
    fields: fc.dictionary(fc.constantFrom(...KEYS), value, { maxKeys: 8 }),
    id: fc.oneof(text, fc.constantFrom(factor?.id ?? "", randomUUID())),
    isSignedIn: fc.boolean(),
  });
  const send = async ({ fields, id, isSignedIn }: Input) => {
    const url = new URL(`${world.url}${path.replace(":id", encodeURIComponent(id) || "x")}`);
    if (method === "GET") {
      for (const [key, field] of Object.entries(fields)) url.searchParams.append(key, String(field).toWellFormed());
    }
    const answer = await fetch(url, {
      method,
      redirect: "manual",
      headers: {
        "content-type": "application/json",
        ...(isSignedIn && { authorization: `Bearer ${session.access_token}` }),
      },
      ...(method !== "GET" && { body: JSON.stringify(fields) }),
    });
    const body = await answer.text();
    // A provider that cannot be reached is the one thing that may be unavailable here.
    const isAbsent = answer.status === 503 && body.includes("provider_unavailable");
    if (!isAbsent) expect(answer.status, `${body}\n${JSON.stringify({ fields, id })}`).toBeLessThan(500);
    if (answer.status >= 400) expect(answer.headers.get("x-sb-error-code")).toBe(JSON.parse(body).code);
  };
  const samples = fc.sample(input, { numRuns: RUNS, seed: RUNS });
  const lanes = Array.from({ length: 4 }, async (_, lane) => {
    for (let at = lane; at < samples.length; at += 4) await send(samples[at] as Input);
  });
  await Promise.all(lanes);
});

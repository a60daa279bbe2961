import { createHmac, createPublicKey, randomUUID } from "node:crypto";
import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  SignJWT,
} from "jose";
import { describe, expect, inject, it } from "vitest";
import { loadKeyFile } from "../../../api/src/keys/key-file.ts";
import { openKeys } from "../../../api/src/keys/keys.ts";
import { apiUrl, ownerSql } from "../../support/world.ts";
import { call, newAccount, newClient, signIn } from "./accounts.ts";

const keys = await openKeys({ dataDir: inject("dataDir") });
const [published] = keys.jwks.keys;
const kid = published?.kid ?? "";
const foreign = await generateKeyPair("ES256", { extractable: true });

const { session } = await signIn(await newAccount());
const claims = decodeJwt(session.access_token);

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const bySomeoneElse = async (header: Record<string, unknown>) =>
  new SignJWT(claims).setProtectedHeader({ alg: "ES256", ...header }).sign(foreign.privateKey);
const ours = (change: JWTPayload) =>
  keys.sign(Object.fromEntries(Object.entries({ ...claims, ...change }).filter(([, value]) => value !== undefined)));
async function withoutKid(): Promise<string> {
  const [own] = (await loadKeyFile(inject("dataDir"), undefined)).signing_keys;
  const key = await importJWK({ ...own?.private_jwk, alg: "ES256" });
  return new SignJWT(claims).setProtectedHeader({ alg: "ES256" }).sign(key);
}
const now = () => Math.floor(Date.now() / 1000);

function signedByPublicKey(secret: string): string {
  const unsigned = `${base64url({ alg: "HS256", typ: "JWT", kid })}.${base64url(claims)}`;
  return `${unsigned}.${createHmac("sha256", secret).update(unsigned).digest("base64url")}`;
}

describe("the access token", () => {
  it("contains exactly the claims of the contract", () => {
    expect(decodeProtectedHeader(session.access_token)).toEqual({ alg: "ES256", typ: "JWT", kid });
    expect(claims).toEqual({
      iss: `${apiUrl}/auth/v1`,
      sub: session.user.id,
      aud: "authenticated",
      iat: expect.any(Number),
      exp: Number(claims.iat) + 3600,
      jti: expect.any(String),
      email: session.user.email,
      phone: "",
      app_metadata: {},
      user_metadata: {},
      role: "authenticated",
      aal: "aal1",
      amr: [{ method: "password", timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      token_counter: 0,
      is_anonymous: false,
    });
  });

  it("is verified by the client with only the published key set", async () => {
    const { client } = await signIn(await newAccount());
    const asked: string[] = [];
    const { fetch: original } = globalThis;
    globalThis.fetch = (input, init) => {
      asked.push(new URL(String(input)).pathname);
      return original(input, init);
    };
    const { data, error } = await client.getClaims().finally(() => {
      globalThis.fetch = original;
    });
    expect(error).toBeNull();
    expect(data?.header.kid).toBe(kid);
    expect(data?.claims).toMatchObject({ aal: "aal1", role: "authenticated" });
    expect(asked).toEqual(["/auth/v1/.well-known/jwks.json"]);
  });
});

describe("the key set", () => {
  it("is cacheable and holds public parts only", async () => {
    const { status, body, headers } = await call("GET", "/.well-known/jwks.json");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=600");
    expect(body.keys).toEqual([
      {
        kty: "EC",
        crv: "P-256",
        x: expect.any(String),
        y: expect.any(String),
        kid,
        alg: "ES256",
        use: "sig",
        key_ops: ["verify"],
      },
    ]);
  });
});

describe("tokens that are not ours", () => {
  const rejected: [string, () => string | Promise<string>][] = [
    ["T1 algorithm none", () => `${base64url({ alg: "none", kid })}.${base64url(claims)}.`],
    [
      "T1 algorithm none with a signature",
      () => `${base64url({ alg: "none" })}.${session.access_token.split(".").slice(1).join(".")}`,
    ],
    [
      "T2 HS256 with the public key as PEM",
      () =>
        signedByPublicKey(
          String(createPublicKey({ key: published as never, format: "jwk" }).export({ type: "spki", format: "pem" })),
        ),
    ],
    ["T2 HS256 with the public key as JWK", () => signedByPublicKey(JSON.stringify(published))],
    ["T3 another key under our kid", () => bySomeoneElse({ kid })],
    ["T4 a key of its own in the header", async () => bySomeoneElse({ kid, jwk: await exportJWK(foreign.publicKey) })],
    ["T4 a key set of its own in the header", () => bySomeoneElse({ kid, jku: "http://127.0.0.1:9/jwks.json" })],
    ["T5 an unknown kid", () => bySomeoneElse({ kid: randomUUID() })],
    ["T5 no kid", () => bySomeoneElse({})],
    ["T5 our own key without a kid", withoutKid],
    ["T6 expired", () => ours({ exp: now() - 1 })],
    ["T6 without an expiry", () => ours({ exp: undefined })],
    ["T6 not valid yet", () => ours({ nbf: now() + 3600 })],
    ["T6 another issuer", () => ours({ iss: "https://elsewhere.test/auth/v1" })],
    ["T6 another audience", () => ours({ aud: "admin" })],
    ["T7 sub is no uuid", () => ours({ sub: "1' or '1'='1" })],
    ["T7 without sub", () => ours({ sub: undefined })],
    ["T7 session_id is no uuid", () => ours({ session_id: "x" })],
    ["T7 without session_id", () => ours({ session_id: undefined })],
    ["T11 a refresh token", () => session.refresh_token],
    [
      "changed after signing",
      () => {
        const [header, , signature] = session.access_token.split(".");
        return `${header}.${base64url({ ...claims, aal: "aal2" })}.${signature}`;
      },
    ],
    ["no token at all", () => "x"],
  ];

  it.each(rejected)("%s", async (_, forge) => {
    const token = await forge();
    expect(await call("GET", "/user", { token })).toMatchObject({ status: 403, body: { code: "bad_jwt" } });
    const me = await fetch(`${apiUrl}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(me.status).toBe(401);
  });

  it("T6 of another environment: valid except for the session, which does not exist here", async () => {
    const token = await ours({ session_id: randomUUID() });
    expect(await call("GET", "/user", { token })).toMatchObject({ status: 403, body: { code: "session_not_found" } });
  });

  it("the session of another account", async () => {
    const other = await newAccount();
    const token = await ours({ sub: other.id });
    expect(await call("GET", "/user", { token })).toMatchObject({ status: 403, body: { code: "session_not_found" } });
  });

  it("T9 of a banned and of a deleted account", async () => {
    const account = await newAccount();
    const signed = await signIn(account);
    const ask = () => call("GET", "/user", { token: signed.session.access_token });
    await ownerSql`update auth.users set banned_until = now() + interval '1 day' where id = ${account.id}`;
    expect(await ask()).toMatchObject({ status: 403, body: { code: "user_banned" } });
    await ownerSql`update auth.users set banned_until = null, deleted_at = now() where id = ${account.id}`;
    expect(await ask()).toMatchObject({ status: 403, body: { code: "user_not_found" } });
  });

  it("T11 an access token is not a refresh token", async () => {
    const { error } = await newClient().refreshSession({ refresh_token: session.access_token });
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
  });

  it.each([undefined, "", "Basic YTpi", "Bearer", "Bearer a b"])("no bearer: %j", async (authorization) => {
    const response = await call("GET", "/user", { headers: authorization === undefined ? {} : { authorization } });
    expect(response).toMatchObject({
      status: 401,
      body: { code: "no_authorization", message: "This endpoint requires a valid Bearer token" },
    });
  });
});

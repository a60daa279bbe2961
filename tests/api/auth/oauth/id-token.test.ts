import { createHash, createHmac, randomUUID } from "node:crypto";
import { decodeJwt, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { BrowserSession } from "../../../support/browser-session.ts";
import { ownerSql } from "../../../support/world.ts";
import { auditedActions, call, freshEmail, newAccount, newClient, signIn } from "../accounts.ts";
import { passProvider, startOauthApi } from "./oauth-api.ts";

const world = await startOauthApi();
const { url, provider } = world;
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const seconds = (later: number) => Math.floor(Date.now() / 1000) + later;

/** The ID token that a phone's app gets through the provider's own pages. */
async function idTokenOf(client: "mobile" | "stranger", subject: string, nonce: string): Promise<string> {
  const start = new URL(`${provider.issuer}/auth`);
  start.search = new URLSearchParams({
    client_id: client,
    response_type: "id_token",
    redirect_uri: `https://${client}.test/done`,
    scope: "openid email profile",
    state: "state",
    nonce: sha256(nonce),
  }).toString();
  const end = await passProvider(world, new BrowserSession(), start.href, subject);
  return new URLSearchParams(end.hash.slice(1)).get("id_token") ?? "";
}

const claims = (change: JWTPayload = {}): JWTPayload => ({
  iss: provider.issuer,
  aud: "mobile",
  sub: randomUUID(),
  iat: seconds(0),
  exp: seconds(300),
  email: freshEmail(),
  email_verified: true,
  ...change,
});

const grant = (body: Record<string, unknown>, token?: string) =>
  call("POST", "/token?grant_type=id_token", { url, token, body: { provider: "google", ...body } });

describe("an ID token", () => {
  it("that the provider issued to our own app signs in with the client", async () => {
    const email = freshEmail();
    const subject = await provider.person({ email, email_verified: true, name: "Mo Doe" });
    const nonce = randomUUID();
    const token = await idTokenOf("mobile", subject, nonce);
    const client = newClient(url);
    const { data, error } = await client.signInWithIdToken({ provider: "google", token, nonce });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, app_metadata: { providers: ["google"] } });
    expect(decodeJwt(data.session?.access_token ?? "")).toMatchObject({ aal: "aal1", amr: [{ method: "oauth" }] });
    expect((await client.getUser()).error).toBeNull();
    expect((await auditedActions(data.user?.id ?? "")).map(({ action }) => action)).toEqual(["user_signedup", "login"]);
  });

  it("P12: that was issued to another app is rejected", async () => {
    const subject = await provider.person({ email: freshEmail(), email_verified: true });
    const token = await idTokenOf("stranger", subject, "n");
    expect(decodeJwt(token).aud).toBe("stranger");
    const { error } = await newClient(url).signInWithIdToken({ provider: "google", token, nonce: "n" });
    expect(error).toMatchObject({ status: 400, message: "Unacceptable audience in id_token" });
    const raw = await grant({ id_token: token, nonce: "n" });
    expect(raw).toMatchObject({
      status: 400,
      body: { error: "invalid request", error_description: "Unacceptable audience in id_token" },
    });
  });

  const forged: [string, () => Promise<string> | string][] = [
    ["of another issuer", () => provider.sign(claims({ iss: "https://accounts.evil.test" }))],
    ["for another audience", () => provider.sign(claims({ aud: "stranger" }))],
    [
      "for ours, on behalf of another app",
      () => provider.sign(claims({ aud: ["mobile", "stranger"], azp: "stranger" })),
    ],
    ["without an audience", () => provider.sign(claims({ aud: undefined }))],
    ["that has expired", () => provider.sign(claims({ exp: seconds(-1) }))],
    ["that never expires", () => provider.sign(claims({ exp: undefined }))],
    ["without a subject", () => provider.sign(claims({ sub: undefined }))],
    ["that is not valid yet", () => provider.sign(claims({ nbf: seconds(300) }))],
    [
      "signed by another key",
      async () => {
        const { privateKey } = await generateKeyPair("RS256");
        return new SignJWT(claims()).setProtectedHeader({ alg: "RS256" }).sign(privateKey);
      },
    ],
    ["that needs no signature", () => `${part({ alg: "none" })}.${part(claims())}.`],
    [
      "signed with the client's secret",
      () => {
        const unsigned = `${part({ alg: "HS256" })}.${part(claims())}`;
        const secret = "the-secret-of-courtside-at-the-provider";
        return `${unsigned}.${createHmac("sha256", secret).update(unsigned).digest("base64url")}`;
      },
    ],
    ["that is none", () => "x"],
    ["that is missing", () => ""],
  ];
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

  it.each(forged)("P12: %s is rejected", async (_, forge) => {
    const response = await grant({ id_token: await forge() });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error: "invalid request", error_description: expect.any(String) });
    expect(response.body.access_token).toBeUndefined();
  });

  it.each([
    ["no nonce where the token has one", { nonce: sha256("n") }, undefined, /should either both exist or not/],
    ["a nonce where the token has none", {}, "n", /should either both exist or not/],
    ["another nonce", { nonce: sha256("n") }, "m", /Nonces mismatch/],
    ["the hash itself", { nonce: sha256("n") }, sha256("n"), /Nonces mismatch/],
    ["the nonce unhashed in the token", { nonce: "n" }, "n", /Nonces mismatch/],
  ])("P12: with %s is rejected", async (_, change, nonce, message) => {
    const response = await grant({ id_token: await provider.sign(claims(change)), nonce });
    expect(response).toMatchObject({ status: 400, body: { error_description: expect.stringMatching(message) } });
  });

  it("P12: belongs to the access token that comes with it", async () => {
    const half = createHash("sha256").update("its access token").digest().subarray(0, 16);
    const id_token = await provider.sign(claims({ at_hash: half.toString("base64url") }));
    const rejected = await grant({ id_token, access_token: "another" });
    expect(rejected).toMatchObject({ status: 400, body: { error_description: expect.stringContaining("at_hash") } });
    expect((await grant({ id_token, access_token: "its access token" })).status).toBe(200);
  });

  it("P10: with an unverified address does not sign in", async () => {
    const account = await newAccount();
    const id_token = await provider.sign(claims({ email: account.email, email_verified: false }));
    expect(await grant({ id_token })).toMatchObject({
      status: 422,
      body: { code: "provider_email_needs_verification" },
    });
  });

  it("of a provider that is not set up is rejected", async () => {
    const id_token = await provider.sign(claims());
    for (const name of ["facebook", "", "__proto__"]) {
      const response = await grant({ provider: name, id_token });
      expect(response).toMatchObject({ status: 400, body: { code: "provider_disabled" } });
    }
    expect((await grant({ provider: "absent", id_token })).status).toBe(503);
  });

  it.each([[{ id_token: 5 }], [{ id_token: ["x"] }], [{ id_token: "x", nonce: {} }], [{ link_identity: "yes" }]])(
    "of the wrong shape is rejected: %j",
    async (body) => {
      expect(await grant(body)).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    },
  );

  it("with text that the database cannot store signs in, and that text is dropped", async () => {
    const id_token = await provider.sign(claims({ name: "a\0b", picture: "\ud800", sub: randomUUID() }));
    const { status, body } = await grant({ id_token });
    expect(status).toBe(200);
    expect(body.user.user_metadata).not.toHaveProperty("full_name");
    const noSubject = await grant({ id_token: await provider.sign(claims({ sub: "a\0b" })) });
    expect(noSubject).toMatchObject({ status: 400, body: { error: "invalid request" } });
  });
});

describe("linking by ID token", () => {
  it("gives the signed-in account the identity", async () => {
    const account = await newAccount();
    const { client } = await signIn(account, undefined, url);
    const token = await provider.sign(claims());
    const { data, error } = await client.linkIdentity({ provider: "google", token });
    expect(error).toBeNull();
    expect(data).toMatchObject({ user: { id: account.id, app_metadata: { providers: ["email", "google"] } } });
  });

  it("requires the account's own bearer, and an identity that is not linked yet", async () => {
    const sub = randomUUID();
    const id_token = await provider.sign(claims({ sub }));
    const rejected = await grant({ id_token, link_identity: true });
    expect(rejected).toMatchObject({ status: 401, body: { code: "no_authorization" } });
    expect(await ownerSql`select 1 from auth.identities where provider_id = ${sub}`).toHaveLength(0);
    expect((await grant({ id_token })).status).toBe(200);
    const { session } = await signIn(await newAccount(), undefined, url);
    expect(await grant({ id_token, link_identity: true }, session.access_token)).toMatchObject({
      status: 422,
      body: { code: "identity_already_exists" },
    });
  });
});

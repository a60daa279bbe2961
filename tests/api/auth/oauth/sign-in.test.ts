import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { ownerSql } from "../../../support/world.ts";
import { auditedActions, call, freshEmail, newAccount } from "../accounts.ts";
import { openPage, passProvider, signInWith, startOauthApi, startOf } from "./oauth-api.ts";

const world = await startOauthApi();
const { url, provider, api } = world;
const person = (email: string, more = {}) => provider.person({ email, email_verified: true, name: "Mo Doe", ...more });

describe("signing in with a provider", () => {
  it("makes an account and its person, by a code that only this client can exchange", async () => {
    const email = freshEmail();
    const subject = await person(email.toUpperCase());
    const { session, end } = await signInWith(world, "google", subject);
    expect(end.origin).toBe(api.url);
    expect([...end.searchParams.keys()]).toEqual(["code"]);
    expect(session?.user).toMatchObject({
      email,
      app_metadata: { provider: "google", providers: ["google"] },
      user_metadata: { email, email_verified: true, full_name: "Mo Doe" },
      email_confirmed_at: expect.any(String),
    });
    expect(session?.user.identities).toMatchObject([
      {
        provider: "google",
        id: subject,
        email,
        identity_data: { iss: provider.issuer, sub: subject, email_verified: true },
      },
    ]);
    expect(decodeJwt(session?.access_token ?? "")).toMatchObject({ aal: "aal1", amr: [{ method: "oauth" }] });
    const id = session?.user.id ?? "";
    const [row] = await ownerSql`select email, full_name from users where id = ${id}`;
    expect(row).toMatchObject({ email, full_name: "Mo Doe" });
    const actions = await auditedActions(id);
    expect(actions.map(({ action }) => action)).toEqual(["user_signedup", "login"]);
  });

  it("finds the same account again by the subject, even if the address has changed", async () => {
    const subject = await person(freshEmail());
    const first = await signInWith(world, "google", subject);
    await provider.person({ email: freshEmail(), email_verified: false, name: "Mo Roe" }, subject);
    const again = await signInWith(world, "google", subject);
    expect(again.session?.user.id).toBe(first.session?.user.id);
    expect(again.session?.user.email).toBe(first.session?.user.email);
    expect(again.session?.access_token).not.toBe(first.session?.access_token);
  });

  it("makes one account when two first sign-ins finish at once", async () => {
    const subject = await person(freshEmail());
    const signIns = await Promise.all([1, 2, 3].map(() => signInWith(world, "google", subject)));
    expect(new Set(signIns.map(({ session }) => session?.user.id)).size).toBe(1);
  });

  it("signs a person with a second factor in at aal1 only", async () => {
    const account = await newAccount();
    await ownerSql`insert into auth.mfa_factors (user_id, factor_type, friendly_name, status, sealed_secret, created_at, updated_at)
      values (${account.id}, 'totp', '', 'verified', '\\x00', now(), now())`;
    const { client, session } = await signInWith(world, "google", await person(account.email));
    expect(session?.user.id).toBe(account.id);
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal2",
    });
  });

  it("rejects a banned account and a deleted one", async () => {
    const account = await newAccount();
    const subject = await person(account.email);
    await signInWith(world, "google", subject);
    await ownerSql`update auth.users set banned_until = now() + interval '1 day' where id = ${account.id}`;
    expect((await signInWith(world, "google", subject)).error).toMatchObject({ error_code: "user_banned" });
    await ownerSql`update auth.users set banned_until = null, deleted_at = now() where id = ${account.id}`;
    expect((await signInWith(world, "google", subject)).error).toMatchObject({ error_code: "user_banned" });
  });

  it("returns a person who cancels at the provider with a reason", async () => {
    const { browser, client } = openPage(world);
    const start = await startOf(client, "google", { redirectTo: `${api.url}/auth?next=/book` });
    const end = await passProvider(world, browser, start, undefined);
    expect(end.pathname).toBe("/auth");
    expect(Object.fromEntries(end.searchParams)).toEqual({
      next: "/book",
      error: "access_denied",
      error_code: "access_denied",
      error_description: "End-User aborted interaction",
    });
  });
});

describe("the way to the provider", () => {
  const locationOf = async (start: string) =>
    new URL((await openPage(world).browser.fetch(start)).headers.get("location") ?? "");

  it("carries state, nonce and a challenge of our own, new each time", async () => {
    const { client } = openPage(world);
    const [one, two] = [
      await locationOf(await startOf(client, "google")),
      await locationOf(await startOf(client, "google")),
    ];
    for (const location of [one, two]) {
      expect(location.origin).toBe(provider.issuer);
      expect(Object.fromEntries(location.searchParams)).toEqual({
        client_id: "courtside",
        response_type: "code",
        redirect_uri: `${url}/callback`,
        scope: "openid email profile",
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: "S256",
      });
    }
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name));
    }
  });

  it("P13: contains nothing from the client that could replace a parameter of ours", async () => {
    const { client } = openPage(world);
    const queryParams = {
      client_id: "evil",
      redirect_uri: "https://evil.test/",
      state: "evil",
      nonce: "evil",
      response_type: "token",
      response_mode: "fragment",
      scope: "evil",
      request: "evil",
      request_uri: "https://evil.test/",
      registration: "evil",
      claims: "{}",
      id_token_hint: "evil",
      max_age: "0",
      dpop_jkt: "evil",
      resource: "https://evil.test/",
      audience: "evil",
      prompt: "select_account",
      login_hint: "mo@club.test",
    };
    const start = await startOf(client, "google", { scopes: "calendar", queryParams });
    const location = await locationOf(start);
    expect(location.href).not.toContain("evil");
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      client_id: "courtside",
      redirect_uri: `${url}/callback`,
      response_type: "code",
      scope: "openid email profile calendar",
      prompt: "select_account",
      login_hint: "mo@club.test",
    });
    const ours = new URL(start).searchParams.get("code_challenge") ?? "";
    expect(ours).toMatch(/^[\w-]{43}$/);
    expect(location.searchParams.get("code_challenge")).not.toBe(ours);
    expect(location.searchParams.has("response_mode")).toBe(false);
    expect(location.searchParams.getAll("state")).toHaveLength(1);
  });

  it.each([
    ["unknown", "Unsupported provider: Provider unknown could not be found"],
    ["email", "Unsupported provider: Provider email could not be found"],
    ["__proto__", "Unsupported provider: Provider __proto__ could not be found"],
    ["", "Unsupported provider: Provider  could not be found"],
  ])("does not start for provider %j", async (name, message) => {
    const challenge = `code_challenge=${"a".repeat(43)}&code_challenge_method=s256`;
    const response = await call("GET", `/authorize?provider=${name}&${challenge}`, { url });
    expect(response).toMatchObject({ status: 400, body: { code: "validation_failed", message } });
  });

  it.each([
    ["P14 no challenge: no session ever comes in an address", ""],
    ["P4 plain", `&code_challenge=${"a".repeat(43)}&code_challenge_method=plain`],
    ["a challenge without its method", `&code_challenge=${"a".repeat(43)}`],
    ["a method without its challenge", "&code_challenge_method=s256"],
    ["P5 a short challenge", `&code_challenge=${"a".repeat(42)}&code_challenge_method=s256`],
    ["P5 a long challenge", `&code_challenge=${"a".repeat(129)}&code_challenge_method=s256`],
    ["P5 other characters", `&code_challenge=${"a".repeat(42)}%2b&code_challenge_method=s256`],
  ])("does not start with %s", async (_, query) => {
    const response = await call("GET", `/authorize?provider=google${query}`, { url });
    expect(response).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(response.headers.get("location")).toBeNull();
  });

  it("leads back to the page with a reason while the provider cannot be reached", async () => {
    const { client } = openPage(world);
    const end = await locationOf(await startOf(client, "absent", { redirectTo: `${api.url}/auth` }));
    expect(`${end.origin}${end.pathname}`).toBe(`${api.url}/auth`);
    expect(Object.fromEntries(end.searchParams)).toEqual({
      error: "temporarily_unavailable",
      error_code: "provider_unavailable",
      error_description: "Absent cannot be reached at the moment",
    });
  });

  it("leaves a cookie that scripts cannot read and that other sites' requests do not carry", async () => {
    const { client } = openPage(world);
    const response = await fetch(await startOf(client, "google"), { redirect: "manual" });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^courtside-oauth=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    "https://evil.test/",
    "//evil.test",
    "https://localhost@evil.test/",
    "javascript:alert(1)",
    "http://localhost:1/",
    "\\\\evil.test",
  ])("D1: never ends at %j", async (redirectTo) => {
    const { browser, client } = openPage(world);
    const start = await startOf(client, "google", { redirectTo });
    const end = await passProvider(world, browser, start, await person(freshEmail()));
    expect(end.origin).toBe(api.url);
    expect(end.pathname).toBe("/");
  });

  it("D3: uses its own address, whatever the request says about its host", async () => {
    const { client, browser } = openPage(world);
    const start = await startOf(client, "google");
    const headers = { "x-forwarded-host": "evil.test", host: "evil.test", forwarded: "host=evil.test" };
    const location = (await browser.fetch(start, { headers })).headers.get("location") ?? "";
    expect(new URL(location).searchParams.get("redirect_uri")).toBe(`${url}/callback`);
  });
});

describe("P14 login CSRF", () => {
  it("a code from another browser does not sign in", async () => {
    const attacker = openPage(world);
    const start = await startOf(attacker.client, "google");
    const end = await passProvider(world, attacker.browser, start, await person(freshEmail()));
    const victim = openPage(world);
    await startOf(victim.client, "google");
    const { data, error } = await victim.client.exchangeCodeForSession(end.searchParams.get("code") ?? "");
    expect(error).toMatchObject({ code: "bad_code_verifier" });
    expect(data.session).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { parseConfig } from "../../../../api/src/config.ts";
import { apiUrl } from "../../../support/world.ts";
import { call, freshEmail, newAccount, newClient, signIn } from "../accounts.ts";
import { openPage, passProvider, startOauthApi, startOf } from "./oauth-api.ts";

const world = await startOauthApi({ AUTH_MANUAL_LINKING: "off", AUTH_SIGNUP: "off" });
const { url, provider, api } = world;

describe("settings", () => {
  it("list what a sign-in page may offer, and no secret", async () => {
    const { status, body } = await call("GET", "/settings", { url });
    expect(status).toBe(200);
    expect(body).toEqual({
      external: { email: true, phone: false, anonymous_users: false, google: true, club: true, absent: true },
      providers: [
        { name: "google", label: "Google" },
        { name: "club", label: "Club account" },
        { name: "absent", label: "Absent" },
      ],
      disable_signup: true,
      mailer_autoconfirm: true,
      saml_enabled: false,
      sso_enabled: true,
      manual_linking_enabled: false,
      captcha: null,
      passkeys_enabled: true,
      webauthn_origin: api.url,
    });
  });

  it("say so if nothing is configured", async () => {
    expect((await call("GET", "/settings")).body).toMatchObject({
      external: { email: true },
      providers: [],
      disable_signup: false,
      sso_enabled: false,
      manual_linking_enabled: true,
      captcha: null,
      passkeys_enabled: true,
      webauthn_origin: apiUrl,
    });
  });
});

describe("what is switched off", () => {
  it("signing up by a provider", async () => {
    const { browser, client } = openPage(world);
    const subject = await provider.person({ email: freshEmail(), email_verified: true });
    const end = await passProvider(world, browser, await startOf(client, "google"), subject);
    expect(end.searchParams.get("error_code")).toBe("signup_disabled");
    const account = await newAccount();
    const known = await provider.person({ email: account.email, email_verified: true });
    const other = openPage(world);
    const entered = await passProvider(world, other.browser, await startOf(other.client, "google"), known);
    expect(entered.searchParams.get("code")).toMatch(/^[\w-]{36}$/);
  });

  it("linking by hand", async () => {
    const account = await newAccount();
    const { client, session } = await signIn(account, undefined, url);
    const rejection = { status: 404, code: "manual_linking_disabled", message: "Manual linking is disabled" };
    const { error } = await client.linkIdentity({ provider: "google", options: { skipBrowserRedirect: true } });
    expect(error).toMatchObject(rejection);
    const [identity] = (await client.getUserIdentities()).data?.identities ?? [];
    if (!identity) throw new Error("no identity");
    expect((await client.unlinkIdentity(identity)).error).toMatchObject(rejection);
    const body = { provider: "google", id_token: "x", link_identity: true };
    const byToken = await call("POST", "/token?grant_type=id_token", { url, token: session.access_token, body });
    expect(byToken).toMatchObject({ status: 404, body: { code: "manual_linking_disabled" } });
  });
});

describe("signing in by domain", () => {
  it("redirects people of a domain to its provider", async () => {
    const { browser, client } = openPage(world);
    const account = await newAccount({ email: `${freshEmail().split("@")[0]}@club.test` });
    const options = { redirectTo: `${api.url}/book` };
    const { data, error } = await client.signInWithSSO({ domain: "CLUB.test", options });
    expect(error).toBeNull();
    expect(data?.url.startsWith(`${url}/authorize?provider=club&`)).toBe(true);
    const subject = await provider.person({ email: account.email, email_verified: true });
    const end = await passProvider(world, browser, data?.url ?? "", subject);
    expect(end.pathname).toBe("/book");
    const exchanged = await client.exchangeCodeForSession(end.searchParams.get("code") ?? "");
    expect(exchanged.data.user?.id).toBe(account.id);
  });

  it("accepts the provider's name too", async () => {
    const { data, error } = await newClient(url).signInWithSSO({ providerId: "club" });
    expect(error).toBeNull();
    expect(data?.url).toContain("provider=club");
    expect(new URL(data?.url ?? "").searchParams.get("redirect_to")).toBe(api.url);
  });

  it("rejects a domain without a provider, and a provider without a domain", async () => {
    for (const input of [{ domain: "elsewhere.test" }, { providerId: "google" }, { domain: "evil.club.test" }]) {
      const { error } = await newClient(url).signInWithSSO(input);
      expect(error).toMatchObject({ status: 404, code: "sso_provider_not_found" });
    }
  });

  it("is off if no provider has a domain", async () => {
    const { error } = await newClient().signInWithSSO({ domain: "club.test" });
    expect(error).toMatchObject({ status: 404, code: "saml_provider_disabled", message: "SAML 2.0 is disabled" });
  });

  it.each([{}, { domain: "club.test" }, { domain: "club.test", provider_id: "club" }])(
    "is off before it looks at %j",
    async (body) => {
      const rejected = await call("POST", "/sso", { body });
      expect(rejected).toMatchObject({ status: 404, body: { code: "saml_provider_disabled" } });
    },
  );

  it("never redirects to a foreign address", async () => {
    const { data } = await newClient(url).signInWithSSO({
      domain: "club.test",
      options: { redirectTo: "https://evil.test/" },
    });
    expect(data?.url).not.toContain("evil");
  });

  const challenge = { code_challenge: "a".repeat(43), code_challenge_method: "s256" };
  it.each([
    [{ ...challenge }],
    [{ domain: "club.test", provider_id: "club", ...challenge }],
    [{ domain: "club.test" }],
    [{ domain: "club.test", ...challenge, code_challenge_method: "plain" }],
    [{ domain: ["club.test"], ...challenge }],
  ])("rejects %j", async (body) => {
    expect(await call("POST", "/sso", { url, body })).toMatchObject({
      status: 400,
      body: { code: "validation_failed" },
    });
  });

  it("redirects a browser itself if requested", async () => {
    const response = await call("POST", "/sso", { url, body: { domain: "club.test", ...challenge } });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toContain("/auth/v1/authorize?provider=club");
  });
});

describe("the environment", () => {
  const google = {
    OIDC_PROVIDERS: "google",
    OIDC_GOOGLE_ISSUER: "https://accounts.google.com",
    OIDC_GOOGLE_CLIENT_ID: "id",
  };

  it("describes providers", () => {
    const env = { ...google, OIDC_GOOGLE_AUDIENCES: "a, b", OIDC_GOOGLE_SCOPES: "openid email" };
    expect(parseConfig(env).oidc).toEqual([
      {
        name: "google",
        label: "Google",
        issuer: new URL("https://accounts.google.com"),
        clientId: "id",
        clientSecret: undefined,
        scopes: ["openid", "email"],
        audiences: ["id", "a", "b"],
        domains: [],
      },
    ]);
    expect(parseConfig({}).oidc).toEqual([]);
  });

  it.each([
    [{ OIDC_GOOGLE_ISSUER: "" }, "OIDC_GOOGLE_ISSUER: must be"],
    [{ OIDC_GOOGLE_ISSUER: "http://accounts.google.com" }, "OIDC_GOOGLE_ISSUER: must be"],
    [{ OIDC_GOOGLE_ISSUER: "https://accounts.google.com/?x=1" }, "OIDC_GOOGLE_ISSUER: must be"],
    [{ OIDC_GOOGLE_CLIENT_ID: "" }, "OIDC_GOOGLE_CLIENT_ID: is required"],
    [{ OIDC_GOOGLE_SCOPES: "email" }, "OIDC_GOOGLE_SCOPES: must"],
    [{ OIDC_GOOGLE_DOMAINS: "club.test, no domain!" }, "OIDC_GOOGLE_DOMAINS: must"],
    [{ OIDC_PROVIDERS: "google,Google" }, "OIDC_PROVIDERS:"],
    [{ OIDC_PROVIDERS: "google,google" }, "OIDC_PROVIDERS:"],
    [{ OIDC_PROVIDERS: "email" }, "OIDC_PROVIDERS:"],
    [{ OIDC_PROVIDERS: "a-b" }, "OIDC_PROVIDERS:"],
  ])("is rejected with the variable's name: %j", (change, message) => {
    expect(() => parseConfig({ ...google, ...change })).toThrow(message);
  });

  it("is rejected with all of its problems at once", () => {
    const wrong = { ...google, OIDC_GOOGLE_CLIENT_ID: "", OIDC_GOOGLE_ISSUER: "x", PORT: "x" };
    expect(() => parseConfig(wrong)).toThrow(/PORT:.*\nOIDC_GOOGLE_ISSUER:.*\nOIDC_GOOGLE_CLIENT_ID:/s);
  });
});

it("allows no other origin to read its pages", async () => {
  const headers = { origin: "https://evil.test" };
  for (const path of ["/settings", "/authorize?provider=google", "/callback"]) {
    const { headers: responded } = await call("GET", path, { url: `${apiUrl}/auth/v1`, headers });
    expect(responded.get("access-control-allow-origin")).toBeNull();
  }
});

import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { ConfigError, parseConfig } from "../../../api/src/config.ts";
import { ownerSql } from "../../support/world.ts";
import { freshEmail, newAccount, PASSWORD, signIn } from "./accounts.ts";
import { startMailApi } from "./mail-api.ts";

const { client, url, mail, call } = await startMailApi({
  AUTH_SIGNUP: "off",
  AUTH_ACCESS_TOKEN_SECONDS: "120",
  AUTH_SESSION_INACTIVITY_DAYS: "2",
  AUTH_SESSION_MAX_HOURS: "5",
  AUTH_RESEND_SECONDS: "1",
});

describe("with sign-up switched off", () => {
  it("no account can be made, with or without an address", async () => {
    for (const body of [{ email: freshEmail(), password: PASSWORD }, { data: {} }]) {
      expect(await call("POST", "/signup", { body })).toMatchObject({
        status: 422,
        body: { code: "signup_disabled", message: "Signups not allowed for this instance" },
      });
    }
  });

  it("a magic link makes no account, and the response does not reveal it", async () => {
    const [known, unknown] = [(await newAccount()).email, freshEmail()];
    expect(await call("POST", "/otp", { body: { email: unknown } })).toMatchObject({ status: 200, body: {} });
    expect(await call("POST", "/otp", { body: { email: known } })).toMatchObject({ status: 200, body: {} });
    await mail.next(known);
    expect(mail.count(unknown)).toBe(0);
    expect(await ownerSql`select 1 from auth.users where email = ${unknown}`).toHaveLength(0);
  });
});

describe("lifetimes from the environment", () => {
  it("apply to the access token and the parent of a refresh token", async () => {
    const account = await newAccount();
    const { session } = await signIn(account, PASSWORD, url);
    const { iat = 0, exp = 0 } = decodeJwt(session.access_token);
    expect([session.expires_in, exp - iat]).toEqual([120, 120]);
    const refresh = (refresh_token: string) =>
      call("POST", "/token?grant_type=refresh_token", { body: { refresh_token } });
    const next = await refresh(session.refresh_token);
    const age = (by: string) => ownerSql`
      update auth.refresh_tokens t set used_at = used_at - ${by}::interval
      from auth.sessions s where s.id = t.session_id and s.user_id = ${account.id}`;
    await age("90 seconds");
    expect((await refresh(session.refresh_token)).body.refresh_token).toBe(next.body.refresh_token);
    await age("31 seconds");
    expect((await refresh(session.refresh_token)).body.code).toBe("refresh_token_already_used");
  });

  it("end a session at its limit, or earlier if the account has a shorter one", async () => {
    const usual = await newAccount();
    const short = await newAccount({ session_limit: "60 minutes" });
    for (const [account, hours] of [
      [usual, 5],
      [short, 1],
    ] as const) {
      await signIn(account, PASSWORD, url);
      const [row] = await ownerSql`
        select extract(epoch from not_after - created_at)::int / 3600.0 as hours from auth.sessions
        where user_id = ${account.id}`;
      expect(Number(row?.hours)).toBe(hours);
    }
  });

  it("end an unused session", async () => {
    const account = await newAccount();
    const { session } = await signIn(account, PASSWORD, url);
    await ownerSql`update auth.sessions set refreshed_at = now() - interval '2 days 1 second' where user_id = ${account.id}`;
    const { error } = await client().refreshSession({ refresh_token: session.refresh_token });
    expect(error).toMatchObject({ code: "session_expired", message: expect.stringContaining("Inactivity") });
  });
});

describe("the environment", () => {
  const settings = (env: Record<string, string> = {}) => parseConfig({ SITE_URL: "https://club.test/", ...env });

  it("has its defaults", () => {
    expect(settings()).toMatchObject({
      siteUrl: "https://club.test",
      mailFrom: "Courtside <no-reply@club.test>",
      sms: undefined,
      auth: {
        confirmEmail: false,
        signUp: true,
        anonymous: false,
        accessTokenSeconds: 3600,
        inactivityDays: 30,
        sessionHours: undefined,
        resendSeconds: 60,
        mailsPerAddress: 5,
        mailsPerIp: 20,
        mailsPerInstance: 1000,
        ipLimitFactor: 1,
        redirectUrls: [],
        adminJwksFile: undefined,
      },
    });
    expect(settings({ APP_ENV: "production" }).auth.confirmEmail).toBe(true);
    expect(settings({ APP_ENV: "production", AUTH_CONFIRM_EMAIL: "off" }).auth.confirmEmail).toBe(false);
    expect(settings({ AUTH_REDIRECT_URLS: "https://a.test/x, http://b.test/" }).auth.redirectUrls).toEqual([
      "https://a.test/x",
      "http://b.test/",
    ]);
  });

  it.each([
    ["AUTH_CONFIRM_EMAIL", "yes"],
    ["AUTH_ACCESS_TOKEN_SECONDS", "5"],
    ["AUTH_ACCESS_TOKEN_SECONDS", "1e9"],
    ["AUTH_RESEND_SECONDS", "0"],
    ["AUTH_IP_LIMIT_FACTOR", "0"],
    ["AUTH_REDIRECT_URLS", "https://a.test"],
    ["AUTH_REDIRECT_URLS", "https://*.test/x"],
    ["AUTH_REDIRECT_URLS", "https://u@a.test/x"],
    ["AUTH_REDIRECT_URLS", "https://a.test/x?y"],
    ["AUTH_REDIRECT_URLS", "app://callback"],
    ["SMS_GATEWAY_URL", "gateway"],
  ])("names an invalid %s: %s", (name, value) => {
    expect(() => settings({ [name]: value })).toThrow(ConfigError);
    expect(() => settings({ [name]: value })).toThrow(name);
  });
});

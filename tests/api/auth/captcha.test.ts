import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { ConfigError, parseConfig } from "../../../api/src/config.ts";
import { startCaptchaServer } from "../../support/captcha-server.ts";
import { ownerSql } from "../../support/world.ts";
import { authUrl, call, freshEmail, newAccount, newClient, PASSWORD } from "./accounts.ts";
import { startMailApi } from "./mail-api.ts";

const captcha = await startCaptchaServer();
const { api, mail, url, client } = await startMailApi(captcha.env);
afterAll(() => captcha.stop());
beforeEach(() => captcha.setStatus(200));

type Options = { captchaToken?: string };
const account = await newAccount();

/** Every call of the client that a robot would make, with the sign that it was accepted. */
const guarded: [string, (options: Options) => Promise<{ error: unknown }>][] = [
  ["sign-up", (options) => client().signUp({ email: freshEmail(), password: PASSWORD, options })],
  ["password sign-in", (options) => client().signInWithPassword({ email: account.email, password: PASSWORD, options })],
  ["sign-in link", (options) => client().signInWithOtp({ email: freshEmail(), options })],
  ["recovery", (options) => client().resetPasswordForEmail(freshEmail(), options)],
  ["resend", (options) => client().resend({ type: "signup", email: freshEmail(), options })],
];

describe.each(guarded)("%s", (_name, ask) => {
  it("is accepted with a token, once", async () => {
    const captchaToken = captcha.newToken();
    expect((await ask({ captchaToken })).error).toBeNull();
    expect((await ask({ captchaToken })).error).toMatchObject({
      status: 400,
      code: "captcha_failed",
      message: "captcha protection: request disallowed (timeout-or-duplicate)",
    });
  });

  it("is rejected without one, and the provider is not called", async () => {
    const before = captcha.received.length;
    expect((await ask({})).error).toMatchObject({
      status: 400,
      code: "captcha_failed",
      message: "captcha protection: request disallowed (no captcha_token found)",
    });
    expect(captcha.received).toHaveLength(before);
  });
});

const clubSignUp = (captcha_token?: string) =>
  fetch(`${api.url}/api/v1/club-signups`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      club_name: "Captcha Club",
      admin_name: "Ada",
      email: freshEmail(),
      password: PASSWORD,
      captcha_token,
    }),
  });

it("founding a club needs one too", async () => {
  const rejected = await clubSignUp();
  expect(rejected.status).toBe(400);
  expect(await rejected.json()).toMatchObject({ code: "captcha_failed" });
  expect((await clubSignUp(captcha.newToken())).status).toBe(201);
});

it("refreshing, verifying and signing out require none", async () => {
  const person = client();
  const captchaToken = captcha.newToken();
  const { data } = await person.signInWithPassword({
    email: account.email,
    password: PASSWORD,
    options: { captchaToken },
  });
  expect(data.session).not.toBeNull();
  expect((await person.refreshSession()).error).toBeNull();
  const wrong = await client().verifyOtp({ email: account.email, token: "000000", type: "email" });
  expect(wrong.error).toMatchObject({ code: "otp_expired" });
  expect((await person.signOut()).error).toBeNull();
});

it("sends secret, token and network address, and no mail if the token fails", async () => {
  const email = freshEmail();
  const { error } = await client().signInWithOtp({ email, options: { captchaToken: "forged" } });
  expect(error).toMatchObject({ code: "captcha_failed" });
  expect(mail.count(email)).toBe(0);
  const asked = captcha.received.at(-1);
  expect(asked?.get("secret")).toBe(captcha.env.CAPTCHA_SECRET);
  expect(asked?.get("response")).toBe("forged");
  expect(asked?.get("remoteip")).toMatch(/^[\d.:a-f]+$/);
});

it("accepts no sign-in while the provider is down", async () => {
  captcha.setStatus(500);
  const attempt = { email: account.email, password: PASSWORD, gotrue_meta_security: { captcha_token: "any" } };
  expect(await call("POST", "/token?grant_type=password", { url, body: attempt })).toMatchObject({
    status: 503,
    body: { code: "captcha_unavailable" },
  });
});

it("keeps neither token nor secret in the log and the audit log", async () => {
  const token = captcha.newToken();
  await client().signInWithOtp({ email: freshEmail(), options: { captchaToken: token } });
  await client().signInWithOtp({ email: freshEmail(), options: { captchaToken: token } });
  for (const secret of [token, captcha.env.CAPTCHA_SECRET ?? "none"]) {
    const rows = await ownerSql`select 1 from audit_log where strpos(audit_log::text, ${secret}) > 0`;
    expect(rows).toHaveLength(0);
    expect(api.log()).not.toContain(secret);
  }
});

it("names the field of a malformed token", async () => {
  for (const [body, field] of [
    [{ gotrue_meta_security: { captcha_token: 7 } }, "gotrue_meta_security.captcha_token"],
    [{ gotrue_meta_security: { captcha_token: "x".repeat(8193) } }, "gotrue_meta_security.captcha_token"],
    [{ gotrue_meta_security: "text" }, "gotrue_meta_security"],
  ] as const) {
    const rejected = await call("POST", "/otp", { url, body: { email: freshEmail(), ...body } });
    expect(rejected).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(rejected.body.msg).toContain(field);
  }
});

it("is announced to sign-in pages, without the secret", async () => {
  const settings = await (await fetch(`${url}/settings`)).json();
  expect(settings.captcha).toEqual({ provider: "turnstile", site_key: "public-site-key" });
  expect(JSON.stringify(settings)).not.toContain(captcha.env.CAPTCHA_SECRET);
});

it("is not required if no provider is configured", async () => {
  expect((await (await fetch(`${authUrl}/settings`)).json()).captcha).toBeNull();
  const { error } = await newClient().signInWithPassword({ email: account.email, password: PASSWORD });
  expect(error).toBeNull();
});

it.each([
  [{ CAPTCHA_PROVIDER: "turnstile" }, "CAPTCHA_SECRET: is required beside CAPTCHA_PROVIDER"],
  [{ CAPTCHA_PROVIDER: "recaptcha", CAPTCHA_SECRET: "s3cret", CAPTCHA_SITE_KEY: "k" }, "must be turnstile or hcaptcha"],
  [{ CAPTCHA_SECRET: "s3cret", CAPTCHA_SITE_KEY: "k" }, "CAPTCHA_PROVIDER: is required"],
  [{ CAPTCHA_VERIFY_URL: "https://verify.test" }, "CAPTCHA_SECRET: is required beside CAPTCHA_VERIFY_URL"],
  [{ ...captcha.env, CAPTCHA_VERIFY_URL: "verify" }, "CAPTCHA_VERIFY_URL: must be a URL"],
])("the environment is wrong with %j", (env, problem) => {
  const parse = () => parseConfig(env as Record<string, string>);
  expect(parse).toThrow(ConfigError);
  expect(parse).toThrow(problem);
  expect(parse).not.toThrow("s3cret");
});

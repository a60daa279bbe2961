import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { apiUrl, ownerSql } from "../../support/world.ts";
import { call, freshEmail, newAccount, PASSWORD, POLL_OPTIONS } from "./accounts.ts";
import { pendingTokens, startMailApi, tokenHashOf } from "./mail-api.ts";

const gone = await startMailApi({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
const { mail, ...rejecting } = await startMailApi();
const unset = await startMailApi({ SMTP_URL: "", APP_ENV: "production" });

const failures = (userId: string) => ownerSql`
  select detail ->> 'kind' as kind, detail ->> 'why' as why from audit_log
  where actor_id = ${userId} and action = 'mail_sent' and outcome = 'refused'`;

describe("B5 with a mail server that is down", () => {
  it("sign-up responds as usual and creates a complete account, and the failure is logged and audited", async () => {
    const email = freshEmail();
    const { data, error } = await gone.client().signUp({ email, password: PASSWORD });
    expect(error).toBeNull();
    const id = data.user?.id ?? "";
    expect(data.user?.confirmation_sent_at).toBeTruthy();
    const whole = await ownerSql`
      select 1 from auth.users u join users p using (id) join auth.identities i on i.user_id = u.id where u.id = ${id}`;
    expect(whole).toHaveLength(1);
    expect(await pendingTokens(id)).toMatchObject([{ purpose: "signup" }]);
    await expect.poll(() => failures(id), { timeout: 30_000 }).toMatchObject([{ kind: "signup" }]);
    const [failure] = await failures(id);
    expect(failure?.why).toMatch(/^the mail server did not take it: /);
    await expect.poll(gone.api.log, POLL_OPTIONS).toContain("the mail server did not take it");
    expect(gone.api.log()).not.toContain(email);
  });

  it("requests for a mail get their usual response", async () => {
    const { email } = await newAccount();
    for (const [path, body] of [
      ["/otp", { email }],
      ["/recover", { email }],
    ] as const) {
      expect(await gone.call("POST", path, { body })).toMatchObject({ status: 200, body: {} });
    }
  });
});

describe("with a mail server that rejects", () => {
  it("tries again after a temporary rejection, and the mail arrives", async () => {
    const account = await newAccount();
    mail.reject(451);
    await rejecting.call("POST", "/recover", { body: { email: account.email } });
    await expect.poll(mail.rejected, POLL_OPTIONS).toBeGreaterThan(0);
    mail.reject(undefined);
    const { link } = await mail.next(account.email);
    expect(tokenHashOf(link)).toBeTruthy();
    expect(await failures(account.id)).toEqual([]);
  });

  it("gives up after a permanent rejection", async () => {
    const account = await newAccount();
    mail.reject(550);
    await rejecting.call("POST", "/recover", { body: { email: account.email } });
    await expect.poll(() => failures(account.id), POLL_OPTIONS).toMatchObject([{ kind: "recovery" }]);
    mail.reject(undefined);
    expect(mail.count(account.email)).toBe(0);
  });

  it("stops only when the mails under way have been sent", async () => {
    const { email } = await newAccount();
    const before = mail.rejected();
    mail.reject(451);
    await rejecting.call("POST", "/otp", { body: { email } });
    await expect.poll(mail.rejected, POLL_OPTIONS).toBeGreaterThan(before);
    mail.reject(undefined);
    await rejecting.api.stop();
    expect(rejecting.api.child.exitCode).toBe(0);
    expect(mail.count(email)).toBe(1);
  });
});

describe("in production without a mail server", () => {
  it("keeps no mail, and says so in the log", async () => {
    const account = await newAccount();
    expect((await unset.call("POST", "/recover", { body: { email: account.email } })).status).toBe(200);
    await expect
      .poll(() => failures(account.id), POLL_OPTIONS)
      .toMatchObject([{ why: expect.stringContaining("SMTP_URL is not set") }]);
    expect(await ownerSql`select 1 from auth.outbox_mails where recipient = ${account.email}`).toHaveLength(0);
  });

  it("has no outbox to show", async () => {
    const response = await fetch(`${unset.api.url}/dev/outbox?format=json`);
    expect(response.headers.get("content-type")).not.toContain("json");
    expect(await response.text()).not.toContain("token_hash");
  });
});

describe("in development without a mail server", () => {
  const read = async (to: string) => (await fetch(`${apiUrl}/dev/outbox?format=json&to=${to}`)).json();

  it("mails lie in the outbox, newest first", async () => {
    const { email } = await newAccount();
    await call("POST", "/otp", { body: { email } });
    await expect.poll(() => read(email), POLL_OPTIONS).toHaveLength(1);
    await call("POST", "/recover", { body: { email } });
    await expect.poll(() => read(email), POLL_OPTIONS).toHaveLength(2);
    const mails = await read(email.toUpperCase());
    expect(mails.map((kept: { kind: string }) => kept.kind)).toEqual(["recovery", "magiclink"]);
    expect(mails[0]).toEqual({
      id: expect.any(Number),
      to: email,
      kind: "recovery",
      subject: "Set a new password for Courtside",
      text: expect.stringContaining(`${apiUrl}/auth?token_hash=`),
      html: expect.stringContaining("<!doctype html>"),
      calendar: null,
      sent_at: expect.stringMatching(/Z$/),
    });
    expect(await read(freshEmail())).toEqual([]);
  });

  it("shows them as a page without scripts", async () => {
    const { id, email } = await newAccount();
    await ownerSql`insert into auth.outbox_mails (recipient, kind, subject, body_text, body_html)
      values (${email}, 'x', '<script>alert(1)</script>', ${`Go:\nhttps://club.test/?a="><script>${randomUUID()}`}, '')`;
    const response = await fetch(`${apiUrl}/dev/outbox?to=${email}`);
    const page = await response.text();
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(page).toContain("&lt;script&gt;alert(1)");
    expect(page).not.toContain("<script>");
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; /);
    expect(id).toBeTruthy();
  });
});

import { describe, expect, it } from "vitest";
import { LIMITS } from "../../../api/src/auth/limits/limits.ts";
import { bucketKey } from "../../../api/src/auth/limits/queries.ts";
import { hashPassword } from "../../../api/src/auth/password-hashing/hash.ts";
import { ownerSql } from "../../support/world.ts";
import { auditedActions, call, freshEmail, newAccount, newClient, PASSWORD, signIn } from "./accounts.ts";

const attempt = (email: string, password: unknown) =>
  call("POST", "/token?grant_type=password", { body: { email, password } });

describe("sign-in by password", () => {
  it("opens a session that the client stores", async () => {
    const account = await newAccount();
    const { client, session } = await signIn(account);
    expect(session.user).toMatchObject({ id: account.id, email: account.email });
    expect(session.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500);
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({ id: account.id, last_sign_in_at: expect.stringMatching(/^20.*Z$/) });
    expect(await auditedActions(account.id)).toEqual([{ action: "login", outcome: "success" }]);
  });

  it("gives every sign-in a session and tokens of its own", async () => {
    const account = await newAccount();
    const [one, two] = [await signIn(account), await signIn(account)];
    expect(one.session.refresh_token).not.toBe(two.session.refresh_token);
    const sessions = await ownerSql`select id from auth.sessions where user_id = ${account.id}`;
    expect(sessions).toHaveLength(2);
  });

  it("responds alike to an unknown account, a wrong password, no password, and a banned account with a wrong one", async () => {
    const known = await newAccount();
    const passwordless = await newAccount({ password_hash: null });
    const banned = await newAccount({ banned_until: new Date(Date.now() + 1e9) });
    const responses = await Promise.all([
      attempt(freshEmail(), "Wrong-password-1"),
      attempt(known.email, "Wrong-password-1"),
      attempt(passwordless.email, "Wrong-password-1"),
      attempt(banned.email, "Wrong-password-1"),
    ]);
    const shown = responses.map(({ status, body, headers }) => {
      const kept = [...headers]
        .filter(([name]) => name !== "date" && name !== "x-request-id")
        .map(([name, value]) => [name, name === "set-cookie" ? value.replace(/=[\w-]+/, "") : value]);
      return JSON.stringify({ status, body, kept });
    });
    expect(new Set(shown).size).toBe(1);
    expect(responses[0]).toMatchObject({
      status: 400,
      body: { code: "invalid_credentials", message: "Invalid login credentials" },
    });
    expect(await auditedActions(known.id)).toEqual([{ action: "login_failed", outcome: "refused" }]);
  });

  it("reveals a ban or a missing confirmation only with the correct password", async () => {
    const banned = await newAccount({ banned_until: new Date(Date.now() + 1e9) });
    const unconfirmed = await newAccount({ email_confirmed_at: null });
    expect(await attempt(banned.email, PASSWORD)).toMatchObject({ status: 400, body: { code: "user_banned" } });
    const rejected = await newClient().signInWithPassword({ email: unconfirmed.email, password: PASSWORD });
    expect(rejected.error).toMatchObject({ code: "email_not_confirmed", message: "Email not confirmed" });
    expect((await attempt(unconfirmed.email, "Wrong-password-1")).body.code).toBe("invalid_credentials");
    expect(await ownerSql`select 1 from auth.sessions where user_id in (${banned.id}, ${unconfirmed.id})`).toHaveLength(
      0,
    );
  });

  it("finds the account in any spelling of its address", async () => {
    const { email } = await newAccount();
    for (const spelling of [email.toUpperCase(), ` ${email}\t`, email.replace("@auth", "@\uff41ut\u210d")]) {
      expect((await attempt(spelling, PASSWORD)).status).toBe(200);
    }
  });

  it("compares the whole password, in one Unicode form, NUL included", async () => {
    const long = `${"ü".repeat(80)}\0end`;
    const account = await newAccount({ password_hash: await hashPassword(long) });
    expect((await attempt(account.email, long)).status).toBe(200);
    expect((await attempt(account.email, long.normalize("NFD"))).status).toBe(200);
    expect((await attempt(account.email, long.slice(0, -1))).status).toBe(400);
    expect((await attempt(account.email, long.slice(0, 80))).status).toBe(400);
  });

  it.each([undefined, "", "x".repeat(257), null])(
    "rejects a password that no account can have: %j",
    async (password) => {
      const { email } = await newAccount();
      expect(await attempt(email, password)).toMatchObject({ status: 400, body: { code: "invalid_credentials" } });
    },
  );

  it("slows down guessing for one account, and a success resets it", async () => {
    const account = await newAccount();
    const bucket = () => bucketKey(LIMITS.passwordByAccountAndIp, [account.email, "127.0.0.1"]);
    const left = async () => (await ownerSql`select tokens from auth.rate_limits where key = ${bucket()}`)[0]?.tokens;
    await attempt(account.email, "Wrong-password-1");
    expect(await left()).toBeLessThan(30);
    await attempt(account.email, PASSWORD);
    expect(await left()).toBeUndefined();

    await attempt(account.email, "Wrong-password-1");
    await ownerSql`update auth.rate_limits set tokens = 0, updated_at = now() where key = ${bucket()}`;
    const limited = await newClient().signInWithPassword({ email: account.email, password: PASSWORD });
    expect(limited.error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
    expect((await attempt(account.email, PASSWORD)).headers.get("retry-after")).toBe("10");
    // Ten seconds later, one more attempt is allowed.
    await ownerSql`update auth.rate_limits set updated_at = now() - interval '11 seconds' where key = ${bucket()}`;
    expect((await attempt(account.email, PASSWORD)).status).toBe(200);
  });

  it("ends the sessions of accounts with a session limit", async () => {
    const account = await newAccount({ session_limit: "60 minutes" });
    const { client, session } = await signIn(account);
    await ownerSql`update auth.sessions set not_after = now() where user_id = ${account.id}`;
    const { error } = await client.getUser(session.access_token);
    expect(error).toMatchObject({ name: "AuthSessionMissingError" });
    const refreshed = await newClient().refreshSession({ refresh_token: session.refresh_token });
    expect(refreshed.error).toMatchObject({ status: 400, code: "session_expired" });
  });
});

import { describe, expect, it } from "vitest";
import { fetchWithCookies } from "../../support/cookie-jar.ts";
import { makeClub, ownerSql } from "../../support/world.ts";
import {
  ageSessions,
  auditedActions,
  freshEmail,
  newAccount,
  newClient,
  PASSWORD,
  POLL_OPTIONS,
  refreshWith,
} from "./accounts.ts";
import { forgetMailsTo, pendingTokens, startMailApi, tokenHashOf } from "./mail-api.ts";

const { api, mail, url, client, signIn, call } = await startMailApi();
const NEW_PASSWORD = "Another-horse-8";

/** Signs up and waits for the mail. */
async function signUp(email = freshEmail(), password = PASSWORD, person = client()) {
  const { data, error } = await person.signUp({ email, password, options: { data: { full_name: "Ada" } } });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  return { email, id: data.user?.id ?? "", letter: await mail.next(email) };
}

describe("sign-up that must be confirmed", () => {
  it("signs in by the code of the mail", async () => {
    const person = newClient(url, "pkce", fetchWithCookies());
    const { email, id, letter } = await signUp(freshEmail(), PASSWORD, person);
    const { data, error } = await person.verifyOtp({ email, token: letter.code ?? "", type: "signup" });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id, email, user_metadata: { full_name: "Ada", email_verified: true } });
    expect(data.user?.email_confirmed_at).toMatch(/Z$/);
    expect(data.user?.identities).toMatchObject([{ identity_data: { email_verified: true } }]);
    expect(data.session?.access_token).toBeTruthy();
    await signIn({ id, email });
    // A mail is audited after the server has accepted it.
    const actions = async () => (await auditedActions(id)).map(({ action }) => action);
    await expect.poll(actions, POLL_OPTIONS).toEqual(expect.arrayContaining(["user_signedup", "mail_sent", "login"]));
  });

  it("signs in by the link, which leads to our own page", async () => {
    const { letter, id } = await signUp();
    expect(letter.link?.origin).toBe(api.url);
    expect(letter.link?.pathname).toBe("/auth");
    expect(letter.link?.searchParams.get("type")).toBe("signup");
    const hash = tokenHashOf(letter.link);
    const { data, error } = await client().verifyOtp({ token_hash: hash, type: "signup" });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(id);
    expect(data.session).not.toBeNull();
    expect(await pendingTokens(id)).toEqual([]);
  });

  it("accepts type email for the code too", async () => {
    const { email, letter } = await signUp();
    const { error } = await client().verifyOtp({ email: email.toUpperCase(), token: ` ${letter.code}`, type: "email" });
    expect(error).toBeNull();
  });

  it("sends another mail on request, and only its code is valid then", async () => {
    const { email, letter } = await signUp();
    await forgetMailsTo(email);
    expect((await client().resend({ email, type: "signup" })).error).toBeNull();
    const second = await mail.next(email, { after: 1 });
    const old = await client().verifyOtp({ token_hash: tokenHashOf(letter.link), type: "signup" });
    expect(old.error).toMatchObject({ status: 403, code: "otp_expired" });
    if (second.code !== letter.code) {
      const oldCode = await client().verifyOtp({ email, token: letter.code ?? "", type: "signup" });
      expect(oldCode.error).toMatchObject({ code: "otp_expired" });
    }
    const { error } = await client().verifyOtp({ token_hash: tokenHashOf(second.link), type: "signup" });
    expect(error).toBeNull();
  });

  it("ends with the password of the browser's last sign-up, and reveals no other id", async () => {
    const person = newClient(url, "pkce", fetchWithCookies());
    const { email, id } = await signUp(freshEmail(), PASSWORD, person);
    await forgetMailsTo(email);
    const again = await person.signUp({ email, password: NEW_PASSWORD, options: { data: { full_name: "Grace" } } });
    expect(again.data.user?.id).not.toBe(id);
    const letter = await mail.next(email, { after: 1 });
    await person.verifyOtp({ token_hash: tokenHashOf(letter.link), type: "signup" });
    const { session } = await signIn({ id, email }, NEW_PASSWORD);
    expect(session.user.user_metadata).toEqual({ full_name: "Grace", email_verified: true });
    expect(await ownerSql`select full_name from users where id = ${id}`).toEqual([{ full_name: "Grace" }]);
    await expect(signIn({ id, email })).rejects.toMatchObject({ code: "invalid_credentials" });
  });

  it("notifies the owner of a confirmed address, and no other", async () => {
    const owner = await newAccount();
    const { data, error } = await client().signUp({ email: owner.email, password: NEW_PASSWORD });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: owner.email, identities: [{ provider: "email" }] });
    expect(data.user?.id).not.toBe(owner.id);
    const letter = await mail.next(owner.email);
    expect(letter.subject).toBe("You have an account already");
    expect(letter.link).toBeUndefined();
    await signIn(owner);
  });
});

describe("recovery", () => {
  it("leads from a forgotten password to a new one, and ends all other sessions", async () => {
    const account = await newAccount();
    const elsewhere = await signIn(account);
    const { error } = await client().resetPasswordForEmail(account.email, { redirectTo: `${api.url}/auth` });
    expect(error).toBeNull();
    const letter = await mail.next(account.email);
    expect(letter.subject).toBe("Set a new password for Courtside");
    expect(letter.link?.searchParams.get("type")).toBe("recovery");
    const person = client();
    const events: string[] = [];
    person.onAuthStateChange((event) => void events.push(event));
    const verified = await person.verifyOtp({ token_hash: tokenHashOf(letter.link), type: "recovery" });
    expect(verified.error).toBeNull();
    expect(events).toContain("PASSWORD_RECOVERY");
    expect((await person.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    await signIn(account, NEW_PASSWORD);
    expect((await refreshWith(elsewhere.session.refresh_token)).status).toBe(400);
    const notice = await mail.next(account.email, { after: 1 });
    expect(notice.subject).toBe("Your password was changed");
  });

  it("works by code", async () => {
    const account = await newAccount();
    await client().resetPasswordForEmail(account.email);
    const { code } = await mail.next(account.email);
    const { data, error } = await client().verifyOtp({ email: account.email, token: code ?? "", type: "recovery" });
    expect(error).toBeNull();
    expect(data.session?.user.id).toBe(account.id);
  });

  it("confirms an unconfirmed address, and drops a password that a stranger may have set there", async () => {
    const account = await newAccount({ email_confirmed_at: null });
    await client().resetPasswordForEmail(account.email);
    const { link } = await mail.next(account.email);
    await client().verifyOtp({ token_hash: tokenHashOf(link), type: "recovery" });
    await expect(signIn(account)).rejects.toMatchObject({ code: "invalid_credentials" });
  });
});

describe("magic link", () => {
  it("signs in a person with an account, by link and by code", async () => {
    const account = await newAccount();
    const asked = await client().signInWithOtp({ email: account.email });
    expect(asked).toMatchObject({ data: { user: null, session: null }, error: null });
    const first = await mail.next(account.email);
    expect(first.link?.searchParams.get("type")).toBe("magiclink");
    const byLink = await client().verifyOtp({ token_hash: tokenHashOf(first.link), type: "magiclink" });
    expect(byLink.data.user?.id).toBe(account.id);
    await forgetMailsTo(account.email);
    await client().signInWithOtp({ email: account.email });
    const second = await mail.next(account.email, { after: 1 });
    const byCode = await client().verifyOtp({ email: account.email, token: second.code ?? "", type: "email" });
    expect(byCode.data.user?.id).toBe(account.id);
    await signIn(account);
  });

  it("creates an account for a new person, without a password and without a club", async () => {
    const email = freshEmail();
    await client().signInWithOtp({ email, options: { data: { full_name: "Grace", role: "admin" } } });
    const { link } = await mail.next(email);
    const { data, error } = await client().verifyOtp({ token_hash: tokenHashOf(link), type: "magiclink" });
    expect(error).toBeNull();
    const id = data.user?.id ?? "";
    expect(await ownerSql`select full_name from users where id = ${id}`).toMatchObject([{ full_name: "Grace" }]);
    expect(await ownerSql`select 1 from memberships where user_id = ${id}`).toHaveLength(0);
    expect(await ownerSql`select password_hash from auth.users where id = ${id}`).toEqual([{ password_hash: null }]);
  });

  it("creates none if that is not requested, and does not reveal it", async () => {
    const email = freshEmail();
    const asked = await client().signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(asked.error).toBeNull();
    const known = await newAccount();
    await client().signInWithOtp({ email: known.email, options: { shouldCreateUser: false } });
    await mail.next(known.email);
    expect(mail.count(email)).toBe(0);
    expect(await ownerSql`select 1 from auth.users where email = ${email}`).toHaveLength(0);
  });

  it("has the club's name and color", async () => {
    const { member, id } = await makeClub();
    await ownerSql`update clubs set name = ${'Riverside <b>"&'}, primary_color = '#ffcc00' where id = ${id}`;
    await call("POST", "/otp", { body: { email: member.email } });
    const letter = await mail.next(member.email);
    expect(letter.subject).toBe('Sign in to Riverside <b>"&');
    expect(letter.html).toContain("Riverside &lt;b&gt;&quot;&amp;");
    expect(letter.html).toContain("background:#ffcc00;color:#000000");
    expect(letter.html).not.toContain("<b>");
  });

  it("sends nothing to a banned account", async () => {
    const banned = await newAccount({ banned_until: new Date(Date.now() + 1e9) });
    await client().signInWithOtp({ email: banned.email });
    await expect
      .poll(() => auditedActions(banned.id), POLL_OPTIONS)
      .toEqual([{ action: "magic_link_requested", outcome: "refused" }]);
    expect(mail.count(banned.email)).toBe(0);
  });
});

describe("reauthentication", () => {
  it("allows an old session to set a password with a mailed code, once", async () => {
    const account = await newAccount();
    const { client: person } = await signIn(account);
    await ageSessions(account.id);
    const rejected = await person.updateUser({ password: NEW_PASSWORD });
    expect(rejected.error).toMatchObject({ status: 400, code: "reauthentication_needed" });
    expect((await person.reauthenticate()).error).toBeNull();
    const letter = await mail.next(account.email);
    expect(letter.link).toBeUndefined();
    const nonce = letter.code ?? "";
    const wrong = nonce === "000000" ? "000001" : "000000";
    const guessed = await person.updateUser({ password: NEW_PASSWORD, nonce: wrong });
    expect(guessed.error).toMatchObject({ status: 422, code: "reauthentication_not_valid" });
    expect((await person.updateUser({ password: NEW_PASSWORD, nonce })).error).toBeNull();
    const again = await person.updateUser({ password: PASSWORD, nonce });
    expect(again.error).toMatchObject({ status: 422, code: "reauthentication_not_valid" });
  });

  it("requires a token", async () => {
    expect(await call("GET", "/reauthenticate")).toMatchObject({ status: 401, body: { code: "no_authorization" } });
  });
});

describe("notices", () => {
  it("notifies the owner when an old refresh token is used again", async () => {
    const account = await newAccount();
    const { session } = await signIn(account);
    const rotate = (token: string) =>
      call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: token } });
    const next = await rotate(session.refresh_token);
    await rotate(next.body.refresh_token);
    await ownerSql`update auth.refresh_tokens t set used_at = used_at - interval '11 seconds'
      from auth.sessions s where s.id = t.session_id and s.user_id = ${account.id}`;
    expect((await rotate(session.refresh_token)).status).toBe(400);
    expect((await mail.next(account.email)).subject).toBe("We ended one of your sessions");
  });
});

import { describe, expect, it } from "vitest";
import { ownerSql } from "../../support/world.ts";
import { type Account, auditedActions, freshEmail, newAccount, PASSWORD } from "./accounts.ts";
import { forgetMailsTo, pendingTokens, startMailApi, tokenHashOf } from "./mail-api.ts";

const { mail, client, signIn, call, admin } = await startMailApi({ AUTH_ANONYMOUS: "on" });

/** Requests a new address; returns the mails to both addresses. */
async function begin(account: Account, newEmail = freshEmail()) {
  const signed = await signIn(account);
  const { data, error } = await signed.client.updateUser({ email: newEmail });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: account.email, new_email: newEmail });
  const [current, fresh] = [await mail.next(account.email), await mail.next(newEmail)];
  return { ...signed, newEmail, current, fresh };
}

const accept = (link: URL | undefined) => client().verifyOtp({ token_hash: tokenHashOf(link), type: "email_change" });
const addressesOf = (id: string) => ownerSql`
  select a.email::text, a.new_email::text, p.email::text as person, i.identity_data ->> 'email' as identity
  from auth.users a join users p using (id) join auth.identities i on i.user_id = a.id where a.id = ${id}`;

describe("a change of address", () => {
  it.each([
    ["the current address first", ["current", "fresh"]],
    ["the new address first", ["fresh", "current"]],
  ] as const)("needs both legs: %s", async (_, order) => {
    const account = await newAccount();
    const begun = await begin(account);
    expect(begun.current.text).toContain(begun.newEmail);
    const first = await accept(begun[order[0]].link);
    // O11: a first confirmation opens no session.
    expect(first).toMatchObject({ error: null, data: { session: null } });
    expect((await addressesOf(account.id))[0]).toMatchObject({ email: account.email, new_email: begun.newEmail });
    const second = await accept(begun[order[1]].link);
    expect(second.error).toBeNull();
    expect(second.data.user).toMatchObject({ id: account.id, email: begun.newEmail });
    expect(second.data.user?.new_email).toBeUndefined();
    expect(second.data.session?.access_token).toBeTruthy();
    expect(await addressesOf(account.id)).toEqual([
      { email: begun.newEmail, new_email: null, person: begun.newEmail, identity: begun.newEmail },
    ]);
    await signIn({ ...account, email: begun.newEmail });
    await expect(signIn(account)).rejects.toMatchObject({ code: "invalid_credentials" });
    const notice = await mail.next(account.email, { after: 1 });
    expect(notice).toMatchObject({ subject: "Your email address was changed", link: undefined });
    expect(await pendingTokens(account.id)).toEqual([]);
    const actions = (await auditedActions(account.id)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(["email_change_requested", "user_modified"]));
  });

  it("works by codes too", async () => {
    const account = await newAccount();
    const { newEmail, current, fresh } = await begin(account);
    const verify = (email: string, token: string | undefined) =>
      client().verifyOtp({ email, token: token ?? "", type: "email_change" });
    expect((await verify(account.email, current.code)).data.session).toBeNull();
    expect((await verify(account.email, current.code)).error).toMatchObject({ code: "otp_expired" });
    expect((await verify(newEmail, fresh.code)).data.user?.email).toBe(newEmail);
  });

  it("O11 is not completed by confirming one address twice, even if it was sent again: the other alone is asked", async () => {
    const account = await newAccount();
    const { newEmail, fresh } = await begin(account);
    expect((await accept(fresh.link)).error).toBeNull();
    expect((await accept(fresh.link)).error).toMatchObject({ code: "otp_expired" });
    await forgetMailsTo(account.email);
    expect((await client().resend({ email: account.email, type: "email_change" })).error).toBeNull();
    const again = await mail.next(account.email, { after: 1 });
    expect((await addressesOf(account.id))[0]).toMatchObject({ email: account.email, new_email: newEmail });
    expect((await accept(again.link)).data.user).toMatchObject({ email: newEmail });
    expect(mail.count(newEmail)).toBe(1);
  });

  it("sent again before anything was accepted asks both, in place of the earlier mails", async () => {
    const account = await newAccount();
    const { newEmail, current, fresh } = await begin(account);
    await forgetMailsTo(account.email);
    expect((await client().resend({ email: account.email, type: "email_change" })).error).toBeNull();
    const again = [await mail.next(account.email, { after: 1 }), await mail.next(newEmail, { after: 1 })];
    for (const { link } of [current, fresh]) expect((await accept(link)).error).toMatchObject({ code: "otp_expired" });
    expect((await accept(again[0]?.link)).data.session).toBeNull();
    expect((await accept(again[1]?.link)).data.user).toMatchObject({ email: newEmail });
  });

  it("is canceled by asking for the address that the account has: its links are void, and twice is once", async () => {
    const account = await newAccount();
    const { client: person, current, fresh } = await begin(account);
    expect((await accept(current.link)).error).toBeNull();
    for (let round = 0; round < 2; round++) {
      const { data, error } = await person.updateUser({ email: account.email.toUpperCase() });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email: account.email });
      expect(data.user?.new_email).toBeUndefined();
    }
    expect((await accept(fresh.link)).error).toMatchObject({ code: "otp_expired" });
    expect((await addressesOf(account.id))[0]).toMatchObject({ email: account.email, new_email: null });
    const actions = (await auditedActions(account.id)).map(({ action }) => action);
    expect(actions.filter((action) => action === "email_change_canceled")).toHaveLength(1);
    await forgetMailsTo(account.email);
    expect((await client().resend({ email: account.email, type: "email_change" })).error).toBeNull();
    const again = await begin(account);
    expect((await accept(again.fresh.link)).data.session).toBeNull();
  });

  it("O11 does not count the current address's confirmation of another new one", async () => {
    const account = await newAccount();
    const { client: person, current } = await begin(account);
    expect((await accept(current.link)).data.session).toBeNull();
    const other = freshEmail();
    expect((await person.updateUser({ email: other })).error).toBeNull();
    const { link } = await mail.next(other);
    expect((await accept(link)).data.session).toBeNull();
    expect((await addressesOf(account.id))[0]).toMatchObject({ email: account.email, new_email: other });
  });

  it("O11 is not completed by two links for one address", async () => {
    const { id, email } = await newAccount();
    const service = await admin();
    const newEmail = freshEmail();
    for (let round = 0; round < 2; round++) {
      const { data } = await service.generateLink({ type: "email_change_new", email, newEmail });
      const leg = { token_hash: data.properties?.hashed_token ?? "", type: "email_change" } as const;
      expect(await client().verifyOtp(leg)).toMatchObject({ error: null, data: { session: null } });
    }
    expect((await addressesOf(id))[0]).toMatchObject({ email, new_email: newEmail });
  });

  it("O12 does not let the pending address sign in", async () => {
    const account = await newAccount();
    const { newEmail } = await begin(account);
    await expect(signIn({ ...account, email: newEmail })).rejects.toMatchObject({ code: "invalid_credentials" });
    await client().resetPasswordForEmail(newEmail);
    await expect(signIn({ ...account, email: newEmail }, PASSWORD)).rejects.toThrow();
    const known = await newAccount();
    await client().resetPasswordForEmail(known.email);
    await mail.next(known.email);
    expect(mail.count(newEmail)).toBe(1);
  });

  it("to a registered address looks the same, notifies its owner, and can never be completed", async () => {
    const [account, owner] = [await newAccount(), await newAccount()];
    const signed = await signIn(account);
    const free = await newAccount();
    const [taken, normal] = await Promise.all([
      signed.client.updateUser({ email: owner.email }),
      (await signIn(free)).client.updateUser({ email: freshEmail() }),
    ]);
    expect(taken.error).toBeNull();
    expect(Object.keys(taken.data.user ?? {})).toEqual(Object.keys(normal.data.user ?? {}));
    const current = await mail.next(account.email);
    expect((await mail.next(owner.email)).subject).toBe("You have an account already");
    expect((await accept(current.link)).data.session).toBeNull();
    expect(await pendingTokens(account.id)).toEqual([]);
    expect((await addressesOf(account.id))[0]).toMatchObject({ email: account.email });
  });

  it("to an address that has been registered in the meantime is rejected", async () => {
    const account = await newAccount();
    const { newEmail, current, fresh } = await begin(account);
    await accept(current.link);
    await newAccount({ email: newEmail });
    expect((await accept(fresh.link)).error).toMatchObject({ status: 422, code: "email_exists" });
    expect((await addressesOf(account.id))[0]).toMatchObject({ email: account.email });
  });

  it("is spaced by the requested address, registered or not", async () => {
    const [account, owner] = [await newAccount(), await newAccount()];
    const { client: person } = await signIn(account);
    for (const email of [owner.email, freshEmail()]) {
      expect((await person.updateUser({ email })).error).toBeNull();
      expect((await person.updateUser({ email })).error).toMatchObject({
        status: 429,
        code: "over_email_send_rate_limit",
      });
    }
  });
});

describe("an anonymous visitor", () => {
  it("becomes a person by confirming an address, with a new session that replaces the old", async () => {
    const visitor = client();
    const signed = await visitor.signInAnonymously({ options: { data: { full_name: "Visitor" } } });
    expect(signed.error).toBeNull();
    expect(signed.data.user).toMatchObject({ is_anonymous: true, email: "", app_metadata: {}, identities: [] });
    const id = signed.data.user?.id ?? "";
    expect(await ownerSql`select 1 from users where id = ${id}`).toHaveLength(0);
    const noPassword = await visitor.updateUser({ password: PASSWORD });
    expect(noPassword.error).toMatchObject({ status: 422, code: "validation_failed" });

    const email = freshEmail();
    expect((await visitor.updateUser({ email })).error).toBeNull();
    const { data, error } = await accept((await mail.next(email)).link);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id, email, is_anonymous: false, app_metadata: { provider: "email" } });
    expect(data.user?.identities).toMatchObject([{ provider: "email", email }]);
    expect(await ownerSql`select full_name from users where id = ${id}`).toMatchObject([{ full_name: "Visitor" }]);
    const old = await call("GET", "/user", { token: signed.data.session?.access_token });
    expect(old).toMatchObject({ status: 403, body: { code: "session_not_found" } });
    expect((await call("GET", "/user", { token: data.session?.access_token })).status).toBe(200);
  });
});

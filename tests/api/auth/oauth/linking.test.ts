import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ownerSql } from "../../../support/world.ts";
import { auditedActions, call, freshEmail, newAccount, PASSWORD, signIn } from "../accounts.ts";
import { openPage, passProvider, signInWith, startOauthApi } from "./oauth-api.ts";

const world = await startOauthApi({ AUTH_CONFIRM_EMAIL: "on" });
const { url, provider, api } = world;
const person = (email: string, email_verified = true) => provider.person({ email, email_verified, name: "Mo Doe" });

/** Signed in by password in a browser of its own. */
async function signedIn() {
  const account = await newAccount();
  const page = openPage(world);
  const { data, error } = await page.client.signInWithPassword({ email: account.email, password: PASSWORD });
  if (error) throw error;
  return { account, ...page, token: data.session.access_token };
}

const linkStart = async ({ client }: Pick<ReturnType<typeof openPage>, "client">) => {
  const options = { skipBrowserRedirect: true, redirectTo: `${api.url}/my-account` };
  const { data, error } = await client.linkIdentity({ provider: "google", options });
  if (error) throw error;
  return data.url ?? "";
};

describe("an identity that is not linked", () => {
  it("is linked to the confirmed account with the address that the provider has verified", async () => {
    const account = await newAccount();
    const { session } = await signInWith(world, "google", await person(account.email.toUpperCase()));
    expect(session?.user).toMatchObject({
      id: account.id,
      app_metadata: { provider: "email", providers: ["email", "google"] },
    });
    await signIn(account, PASSWORD, url);
    expect(await auditedActions(account.id)).toContainEqual({ action: "identity_linked", outcome: "success" });
  });

  it.each([
    ["P10: whose address the provider has not verified", false],
    ["whose address is not there at all", undefined],
  ])("%s is not linked, and creates nothing", async (_, verified) => {
    const account = await newAccount();
    const subject = await provider.person(
      verified === undefined ? { name: "Mo" } : { email: account.email, email_verified: verified },
    );
    const { error } = await signInWith(world, "google", subject);
    expect(error).toEqual({
      error: "access_denied",
      error_code: "provider_email_needs_verification",
      error_description: "Unverified email with Google. Verify the email with Google in order to sign in",
    });
    expect(await ownerSql`select 1 from auth.identities where provider_id = ${subject}`).toHaveLength(0);
    expect(await ownerSql`select 1 from auth.identities where user_id = ${account.id}`).toHaveLength(1);
  });

  it("P10: is not linked for addresses that the provider is not responsible for", async () => {
    const account = await newAccount();
    expect((await signInWith(world, "club", await person(account.email))).error).toMatchObject({
      error_code: "provider_email_needs_verification",
    });
    const { session } = await signInWith(world, "club", await person(`${randomUUID()}@club.test`));
    expect(session?.user.app_metadata).toMatchObject({ provider: "club" });
    const lookalike = await person(`${randomUUID()}@evil.club.test`);
    expect((await signInWith(world, "club", lookalike)).error).toMatchObject({ error: "access_denied" });
  });

  it("P11: removes everything that a stranger prepared under the address", async () => {
    const email = freshEmail();
    const attacker = openPage(world);
    const { data } = await attacker.client.signUp({
      email,
      password: PASSWORD,
      options: { data: { full_name: "Evil" } },
    });
    const id = data.user?.id ?? "";
    const [session, identity] = [randomUUID(), randomUUID()];
    await ownerSql`insert into auth.sessions (id, user_id) values (${session}, ${id})`;
    await ownerSql`insert into auth.identities (user_id, provider, provider_id) values (${id}, 'google', ${identity})`;
    await ownerSql`insert into auth.mfa_factors (user_id, factor_type, friendly_name, status, sealed_secret, created_at, updated_at)
      values (${id}, 'totp', '', 'verified', '\\x00', now(), now())`;
    await ownerSql`insert into auth.webauthn_credentials (user_id, credential_id, public_key, sign_count, created_at)
      values (${id}, ${randomBytes(16)}, '\\x00', 0, now())`;

    const victim = await signInWith(world, "google", await person(email));
    expect(victim.session?.user).toMatchObject({ id, email_confirmed_at: expect.any(String) });
    expect(victim.session?.user.user_metadata).toEqual({ email_verified: true });
    expect(victim.session?.user.factors).toBeUndefined();
    expect(victim.session?.user.identities?.map(({ provider }) => provider)).toEqual(["google"]);
    await expect(signIn({ id, email }, PASSWORD, url)).rejects.toMatchObject({ code: "invalid_credentials" });
    const [row] =
      await ownerSql`select password_hash, full_name from auth.users u join users p on p.id = u.id where u.id = ${id}`;
    expect(row).toMatchObject({ password_hash: null, full_name: "Mo Doe" });
    expect(await ownerSql`select 1 from auth.sessions where id = ${session}`).toHaveLength(0);
    expect(await ownerSql`select 1 from auth.one_time_tokens where user_id = ${id}`).toHaveLength(0);
    expect(await ownerSql`select 1 from auth.webauthn_credentials where user_id = ${id}`).toHaveLength(0);
    const thief = await provider.person({ email: freshEmail(), email_verified: true }, identity);
    expect((await signInWith(world, "google", thief)).session?.user.id).not.toBe(id);
  });

  it("accepts an invitation to its address, and to no other", async () => {
    const email = freshEmail();
    const invited = await newAccount({ email, email_confirmed_at: null, password_hash: null, invited_at: new Date() });
    const { session } = await signInWith(world, "google", await person(freshEmail()));
    expect(session?.user.id).not.toBe(invited.id);
    const accepted = await signInWith(world, "google", await person(email));
    expect(accepted.session?.user.id).toBe(invited.id);
    expect(await auditedActions(invited.id)).toContainEqual({ action: "invite_accepted", outcome: "success" });
  });
});

const noticesTo = async (address: string) => {
  const rows = await ownerSql<{ subject: string }[]>`
    select subject from auth.outbox_mails where recipient = ${address} order by id`;
  return rows.map(({ subject }) => subject);
};

it("the owner of an account is notified by mail of each sign-in method that is added or removed", async () => {
  const account = await newAccount();
  const { client } = await signInWith(world, "google", await person(account.email));
  await expect.poll(() => noticesTo(account.email)).toEqual(["A new way to sign in was added"]);
  const { data } = await client.getUserIdentities();
  const google = data?.identities.find(({ provider }) => provider === "google");
  if (!google) throw new Error("not linked");
  await client.unlinkIdentity(google);
  await expect.poll(async () => (await noticesTo(account.email)).at(-1)).toBe("A way to sign in was removed");

  const email = freshEmail();
  await signInWith(world, "google", await person(email));
  expect(await noticesTo(email)).toEqual([]);
});

describe("linking by hand", () => {
  it("links one more identity to the signed-in account, whatever its address", async () => {
    const page = await signedIn();
    const subject = await person(freshEmail(), false);
    const end = await passProvider(world, page.browser, await linkStart(page), subject);
    expect(end.pathname).toBe("/my-account");
    const { data } = await page.client.exchangeCodeForSession(end.searchParams.get("code") ?? "");
    expect(data.user?.id).toBe(page.account.id);
    expect(data.user?.app_metadata.providers).toEqual(["email", "google"]);
    const { data: listed } = await page.client.getUserIdentities();
    expect(listed?.identities.map(({ provider, id }) => [provider, id])).toEqual([
      ["email", page.account.id],
      ["google", subject],
    ]);
    expect((await signInWith(world, "google", subject)).session?.user.id).toBe(page.account.id);
  });

  it("rejects an identity that is linked to another account", async () => {
    const subject = await person(freshEmail());
    const owner = await signInWith(world, "google", subject);
    const page = await signedIn();
    const end = await passProvider(world, page.browser, await linkStart(page), subject);
    expect(Object.fromEntries(end.searchParams)).toEqual({
      error: "access_denied",
      error_code: "identity_already_exists",
      error_description: "Identity is already linked to another user",
    });
    const again = { browser: owner.browser, client: owner.client };
    const own = await passProvider(world, owner.browser, await linkStart(again), subject);
    expect(own.searchParams.get("error_description")).toBe("Identity is already linked");
  });

  it("P14: cannot be finished in another browser, so that no person links their identity to another's account", async () => {
    const attacker = await signedIn();
    const start = await linkStart(attacker);
    const victim = openPage(world);
    const subject = await person(freshEmail());
    const end = await passProvider(world, victim.browser, start, subject);
    expect(end.searchParams.get("error_code")).toBe("bad_oauth_state");
    expect(await ownerSql`select 1 from auth.identities where provider_id = ${subject}`).toHaveLength(0);
  });

  it("ends with the session that started it", async () => {
    const page = await signedIn();
    const start = await linkStart(page);
    await page.client.signOut({ scope: "local" });
    const subject = await person(freshEmail());
    const end = await passProvider(world, page.browser, start, subject);
    expect(end.searchParams.get("error_code")).toBe("bad_oauth_state");
    expect(await ownerSql`select 1 from auth.identities where provider_id = ${subject}`).toHaveLength(0);
  });

  it("M8: requires the second factor of an account that has one, as unlinking does", async () => {
    const page = await signedIn();
    await ownerSql`insert into auth.mfa_factors (user_id, factor_type, friendly_name, status, sealed_secret, created_at, updated_at)
      values (${page.account.id}, 'totp', '', 'verified', '\\x00', now(), now())`;
    await expect(linkStart(page)).rejects.toMatchObject({ status: 401, code: "insufficient_aal" });
    const response = await call("DELETE", `/user/identities/${randomUUID()}`, { url, token: page.token });
    expect(response).toMatchObject({ status: 401, body: { code: "insufficient_aal" } });
  });

  it("requires a valid session", async () => {
    const challenge = `code_challenge=${"a".repeat(43)}&code_challenge_method=s256`;
    const path = `/user/identities/authorize?provider=google&${challenge}`;
    expect(await call("GET", path, { url })).toMatchObject({ status: 401, body: { code: "no_authorization" } });
    const page = await signedIn();
    await page.client.signOut();
    const response = await call("GET", path, { url, token: page.token });
    expect(response).toMatchObject({ status: 403, body: { code: "session_not_found" } });
  });
});

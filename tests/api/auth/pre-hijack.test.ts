import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fetchWithCookies } from "../../support/cookie-jar.ts";
import { ownerSql } from "../../support/world.ts";
import { clubInput } from "../clubs/signing-up.ts";
import { freshEmail, newClient } from "./accounts.ts";
import { forgetMailsTo, newChallenge, startMailApi, tokenHashOf } from "./mail-api.ts";

const service = await startMailApi();
const { mail, call } = service;

const OWNERS = "Owners-own-7";
const STRANGERS = "Strangers-own-7";

/** One person's browser: the unmodified client, whose requests carry the cookies of its origin. */
function browser(flowType: "pkce" | "implicit" = "pkce") {
  const send = fetchWithCookies();
  return { client: newClient(service.url, flowType, send), send };
}
type Browser = ReturnType<typeof browser>;

async function signUp({ client }: Browser, email: string, password: string) {
  await forgetMailsTo(email);
  const before = mail.count(email);
  const { error } = await client.signUp({ email, password, options: { data: { full_name: password } } });
  expect(error).toBeNull();
  return mail.next(email, { after: before });
}

const foundClub = async ({ send }: Browser, email: string, password: string, key = randomUUID()) => {
  const before = mail.count(email);
  const response = await send(`${service.api.url}/api/v1/club-signups`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(clubInput({ email, password })),
  });
  expect(response.status).toBe(201);
  return { key, body: await response.json(), letter: await mail.next(email, { after: before }) };
};

const confirm = async ({ client }: Browser, letter: { link: URL | undefined }) => {
  const { data, error } = await client.verifyOtp({ token_hash: tokenHashOf(letter.link), type: "signup" });
  expect(error).toBeNull();
  return data;
};

async function signsIn(email: string, password: string): Promise<boolean> {
  const { status, body } = await call("POST", "/token?grant_type=password", { body: { email, password } });
  if (status !== 200) expect(body.code).toBe("invalid_credentials");
  return status === 200;
}

describe("two sign-ups of one address", () => {
  it.each(["first", "second"] as const)(
    "the stranger %s: the owner's browser adopts the owner's password",
    async (order) => {
      const email = freshEmail();
      const [owner, stranger] = [browser(), browser()];
      const signUps = [() => signUp(owner, email, OWNERS), () => signUp(stranger, email, STRANGERS)] as const;
      const [one, two] = order === "second" ? signUps : signUps.toReversed();
      await one?.();
      const newest = await two?.();
      const { user } = await confirm(owner, newest ?? { link: undefined });
      expect(user).toMatchObject({ has_password: true, user_metadata: { full_name: OWNERS } });
      expect(await signsIn(email, STRANGERS)).toBe(false);
      expect(await signsIn(email, OWNERS)).toBe(true);
      expect(await ownerSql`select full_name from users where email = ${email}`).toEqual([{ full_name: OWNERS }]);
    },
  );

  it("proved in a browser without a sign-up, neither password counts, and a new one can be chosen", async () => {
    const email = freshEmail();
    await signUp(browser(), email, OWNERS);
    const letter = await signUp(browser(), email, STRANGERS);
    const phone = browser();
    const { user } = await confirm(phone, letter);
    expect(user).toMatchObject({ has_password: false });
    expect(await signsIn(email, STRANGERS)).toBe(false);
    expect(await signsIn(email, OWNERS)).toBe(false);
    const { data, error } = await phone.client.updateUser({ password: OWNERS });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ has_password: true });
    expect(await signsIn(email, OWNERS)).toBe(true);
  });

  it("by code in the owner's browser the owner's password counts", async () => {
    const email = freshEmail();
    const owner = browser();
    await signUp(owner, email, OWNERS);
    const { code } = await signUp(browser(), email, STRANGERS);
    const { error } = await owner.client.verifyOtp({ email, token: code ?? "", type: "signup" });
    expect(error).toBeNull();
    expect(await signsIn(email, STRANGERS)).toBe(false);
    expect(await signsIn(email, OWNERS)).toBe(true);
  });
});

describe("a stranger's sign-up of an address", () => {
  it("whose owner only confirms leaves no password", async () => {
    const email = freshEmail();
    const letter = await signUp(browser("implicit"), email, STRANGERS);
    expect((await call("POST", "/token?grant_type=password", { body: { email, password: STRANGERS } })).body.code).toBe(
      "email_not_confirmed",
    );
    await confirm(browser("implicit"), letter);
    expect(await signsIn(email, STRANGERS)).toBe(false);
  });

  it.each(["magiclink", "recovery", "invite"] as const)("whose owner comes by a mail of type %s", async (type) => {
    const email = freshEmail();
    await signUp(browser(), email, STRANGERS);
    await forgetMailsTo(email);
    const before = mail.count(email);
    if (type === "magiclink") await call("POST", "/otp", { body: { email } });
    if (type === "recovery") await call("POST", "/recover", { body: { email } });
    if (type === "invite") expect((await (await service.admin()).inviteUserByEmail(email)).error).toBeNull();
    const { link } = await mail.next(email, { after: before });
    const { error } = await browser().client.verifyOtp({ token_hash: tokenHashOf(link), type });
    expect(error).toBeNull();
    expect(await signsIn(email, STRANGERS)).toBe(false);
    expect(
      await ownerSql`select from auth.pending_passwords p join auth.users u on u.id = p.user_id
      where u.email = ${email}`,
    ).toHaveLength(0);
  });

  it("whose cookie a stranger guesses opens nothing", async () => {
    const email = freshEmail();
    const letter = await signUp(browser(), email, STRANGERS);
    const cookie = `courtside-sign-up=${"A".repeat(43)}`;
    const body = { type: "signup", token_hash: tokenHashOf(letter.link) };
    expect((await call("POST", "/verify", { body, headers: { cookie } })).body.user.has_password).toBe(false);
    expect(await signsIn(email, STRANGERS)).toBe(false);
  });
});

describe("a PKCE flow", () => {
  it("keeps the password for the browser that started it, and drops it when another proof comes first", async () => {
    const email = freshEmail();
    const owner = browser();
    const letter = await signUp(owner, email, OWNERS);
    // Without cookies, so that only the verifier connects the two halves.
    const token_hash = tokenHashOf(letter.link);
    const { body } = await call("POST", "/verify", { body: { token_hash, type: "signup", response_type: "code" } });
    expect(await signsIn(email, OWNERS)).toBe(false);
    const { error } = await owner.client.exchangeCodeForSession(body.code);
    expect(error).toBeNull();
    expect(await signsIn(email, OWNERS)).toBe(true);
  });

  it("of a stranger does not pass its password to another person's proof", async () => {
    const email = freshEmail();
    const { fields } = newChallenge();
    await call("POST", "/signup", { body: { email, password: STRANGERS, ...fields } });
    const letter = await mail.next(email);
    const token_hash = tokenHashOf(letter.link);
    await call("POST", "/verify", { body: { token_hash, type: "signup", response_type: "code" } });
    expect(await signsIn(email, STRANGERS)).toBe(false);
    await forgetMailsTo(email);
    await call("POST", "/otp", { body: { email } });
    const { link } = await mail.next(email, { after: 1 });
    expect((await call("POST", "/verify", { body: { token_hash: tokenHashOf(link), type: "magiclink" } })).status).toBe(
      200,
    );
    expect(await signsIn(email, STRANGERS)).toBe(false);
  });
});

describe("after a stranger's /club-signups", () => {
  it("the owner's confirmation ends password, session, second factor, pending change and the kept sign-up", async () => {
    const email = freshEmail();
    const stranger = browser();
    const { body, key, letter } = await foundClub(stranger, email, STRANGERS);
    const token = body.session.access_token;
    expect((await call("POST", "/factors", { token, body: { factor_type: "totp" } })).status).toBe(200);
    const strangers = freshEmail();
    expect((await call("PUT", "/user", { token, body: { email: strangers } })).status).toBe(200);
    const leg = await mail.next(strangers);
    await confirm(browser(), letter);
    expect(await signsIn(email, STRANGERS)).toBe(false);
    expect((await call("GET", "/user", { token })).status).toBe(403);
    const refresh = { refresh_token: body.session.refresh_token };
    expect((await call("POST", "/token?grant_type=refresh_token", { body: refresh })).status).toBe(400);
    const changed = { token_hash: tokenHashOf(leg.link), type: "email_change" };
    expect((await call("POST", "/verify", { body: changed })).body.code).toBe("otp_expired");
    const [account] = await ownerSql`select password_hash, new_email from auth.users where email = ${email}`;
    expect(account).toEqual({ password_hash: null, new_email: null });
    expect(
      await ownerSql`select from auth.mfa_factors f join auth.users u on u.id = f.user_id
      where u.email = ${email}`,
    ).toHaveLength(0);
    const again = await stranger.send(`${service.api.url}/api/v1/club-signups`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(clubInput({ email, password: STRANGERS })),
    });
    expect(again.status).toBe(409);
  });

  it("a password that the stranger set in that session ends as well", async () => {
    const email = freshEmail();
    const stranger = browser();
    const { body } = await foundClub(stranger, email, STRANGERS);
    const token = body.session.access_token;
    expect((await call("PUT", "/user", { token, body: { password: `${STRANGERS}-2` } })).status).toBe(200);
    await forgetMailsTo(email);
    const before = mail.count(email);
    await call("POST", "/resend", { body: { email, type: "signup" } });
    await confirm(browser(), await mail.next(email, { after: before, subject: /^Confirm/ }));
    expect(await signsIn(email, `${STRANGERS}-2`)).toBe(false);
    expect(await signsIn(email, STRANGERS)).toBe(false);
  });

  it("the founder who confirms in their own browser keeps the password", async () => {
    const email = freshEmail();
    const founder = browser();
    const { letter } = await foundClub(founder, email, OWNERS);
    const { user } = await confirm(founder, letter);
    expect(user).toMatchObject({ has_password: true });
    expect(await signsIn(email, OWNERS)).toBe(true);
  });
});

it("an anonymous visitor's identity at a provider ends when an address is proved", async () => {
  const anonymous = await startMailApi({ AUTH_ANONYMOUS: "on" });
  const { client } = { client: anonymous.client() };
  const { data } = await client.signInAnonymously();
  const user_id = data.user?.id ?? "";
  await ownerSql`insert into auth.identities ${ownerSql({ user_id, provider: "google", provider_id: randomUUID() })}`;
  const email = freshEmail();
  expect((await client.updateUser({ email })).error).toBeNull();
  const { link } = await anonymous.mail.next(email);
  const proved = await anonymous.client().verifyOtp({ token_hash: tokenHashOf(link), type: "email_change" });
  expect(proved.data.user?.identities?.map(({ provider }) => provider)).toEqual(["email"]);
});

it("an admin's server that confirms the address confirms a single sign-up, and none of several", async () => {
  const service_ = await service.admin();
  for (const strangers of [0, 1]) {
    const email = freshEmail();
    await signUp(browser(), email, OWNERS);
    if (strangers) await signUp(browser(), email, STRANGERS);
    const [row] = await ownerSql<{ id: string }[]>`select id from auth.users where email = ${email}`;
    expect((await service_.updateUserById(row?.id ?? "", { email_confirm: true })).error).toBeNull();
    expect(await signsIn(email, STRANGERS)).toBe(false);
    expect(await signsIn(email, OWNERS)).toBe(strangers === 0);
  }
});

it("keeps at most ten sign-ups of an address, and the last of each browser", async () => {
  const email = freshEmail();
  const owner = browser();
  await signUp(owner, email, STRANGERS);
  await signUp(owner, email, OWNERS);
  const [row] = await ownerSql<{ id: string }[]>`select id from auth.users where email = ${email}`;
  const kept = () => ownerSql`select from auth.pending_passwords where user_id = ${row?.id ?? ""}`;
  expect(await kept()).toHaveLength(1);
  for (let count = 0; count < 11; count++) await signUp(browser(), email, STRANGERS);
  expect(await kept()).toHaveLength(10);
});

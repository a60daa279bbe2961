import { randomInt, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { fetchWithCookies } from "../../support/cookie-jar.ts";
import { ownerSql } from "../../support/world.ts";
import { forgetMailsTo, startMailApi, tokenHashOf } from "../auth/mail-api.ts";
import { clubInput, PASSWORD, signUpClub } from "./signing-up.ts";

const service = await startMailApi();
const { mail } = service;

const me = (token: string) =>
  fetch(`${service.api.url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } }).then(async (response) => ({
    status: response.status,
    body: await response.json(),
  }));

const signIn = (email: string, password: string) =>
  service.call("POST", "/token?grant_type=password", { body: { email, password } });

const verify = (link: URL | undefined, type: string) =>
  service.call("POST", "/verify", { body: { type, token_hash: tokenHashOf(link) } });

/** Confirms in the browser that signed up. */
const verifyHere = (send: typeof fetch, link: URL | undefined) =>
  send(`${service.url}/verify`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ type: "signup", token_hash: tokenHashOf(link) }),
  });

/** A person signs a club up with an address, and works in it before the address is proved. */
async function signUp() {
  const input = clubInput();
  const send = fetchWithCookies();
  const { status, body } = await signUpClub(service.api.url, input, undefined, send);
  expect(status).toBe(201);
  return {
    ...input,
    send,
    token: body.session.access_token,
    refresh: body.session.refresh_token,
    clubId: body.club.id,
  };
}

test("the session does not wait for the address; signing in again does, and the mail is sent", async () => {
  const { email, token, send } = await signUp();
  expect((await me(token)).body).toMatchObject({ role: "admin", access: { access_type: "trial" } });
  expect((await signIn(email, PASSWORD)).body.code).toBe("email_not_confirmed");
  const sent = await mail.next(email, { subject: /Confirm your email/ });
  expect((await verifyHere(send, sent.link)).status).toBe(200);
  const again = await signIn(email, PASSWORD);
  expect((await me(again.body.access_token)).body.role).toBe("admin");
});

test("a name that the founder changed meanwhile stays when they confirm the address", async () => {
  const { email, token, send } = await signUp();
  const renamed = await fetch(`${service.api.url}/api/v1/me/profile`, {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ full_name: "Ada Renamed" }),
  });
  expect(renamed.status).toBe(200);
  const { link } = await mail.next(email);
  const confirmed = await (await verifyHere(send, link)).json();
  expect(confirmed.user.user_metadata).toMatchObject({ full_name: "Ada Renamed", email_verified: true });
  expect((await me(confirmed.access_token)).body).toMatchObject({ role: "admin", profile: { name: "Ada Renamed" } });
  expect((await signIn(email, PASSWORD)).status).toBe(200);
});

test("a founder with a confirmed number reads that the address is not confirmed yet, with the right password only", async () => {
  const { email } = await signUp();
  const phone = `1555${String(randomInt(10_000_000)).padStart(7, "0")}`;
  await ownerSql`update auth.users set phone = ${phone}, phone_confirmed_at = now() where email = ${email}`;
  expect((await signIn(email, PASSWORD)).body.code).toBe("email_not_confirmed");
  expect((await signIn(email, `${PASSWORD}!`)).body.code).toBe("invalid_credentials");
});

test("the mail to an unproved address does not contain the club's name", async () => {
  const { email } = await signUp();
  const sent = await mail.next(email);
  for (const part of [sent.subject, sent.text, sent.html]) expect(part).not.toContain("Riverside");
});

test("confirming the address in another browser ends every earlier session, and the account is in no club", async () => {
  const { email, token, refresh } = await signUp();
  const { link } = await mail.next(email);
  const confirmed = await verify(link, "signup");
  expect((await me(confirmed.body.access_token)).body).toMatchObject({ club: null, role: null, removed_from: null });
  expect((await me(token)).status).toBe(401);
  const refreshed = await service.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: refresh } });
  expect(refreshed.status).toBe(400);
});

test("recovering the account ends every earlier session, and the stranger's password is invalid", async () => {
  const { email, token, refresh } = await signUp();
  await forgetMailsTo(email);
  await service.call("POST", "/recover", { body: { email } });
  const { link } = await mail.next(email, { subject: /password/i });
  const recovered = await verify(link, "recovery");
  expect(recovered.status).toBe(200);
  expect((await me(token)).status).toBe(401);
  expect((await signIn(email, PASSWORD)).body.code).toBe("invalid_credentials");
  const refreshed = await service.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: refresh } });
  expect(refreshed.status).toBe(400);
  expect((await me(recovered.body.access_token)).body.role).toBeNull();
});

test("an earlier second factor and linked identity are removed as well", async () => {
  const { email, token } = await signUp();
  const [account] = await ownerSql`select id from auth.users where email = ${email}`;
  const enrolled = await service.call("POST", "/factors", {
    token,
    body: { factor_type: "totp", friendly_name: "Mine" },
  });
  expect(enrolled.status).toBe(200);
  const identity = { user_id: account?.id, provider: "google", provider_id: randomUUID() };
  await ownerSql`insert into auth.identities ${ownerSql(identity)}`;
  const { link } = await mail.next(email);
  const confirmed = await verify(link, "signup");
  expect(confirmed.body.user).toMatchObject({
    app_metadata: { providers: ["email"] },
    identities: [{ provider: "email" }],
  });
  expect(confirmed.body.user.factors ?? []).toEqual([]);
});

test("signing up again with the address overwrites no password: only the mailbox decides", async () => {
  const { email, token } = await signUp();
  const { link: first } = await mail.next(email);
  await forgetMailsTo(email);
  const again = { email, password: "Another-password-1", data: { full_name: "Another Person" } };
  expect((await service.call("POST", "/signup", { body: again })).status).toBe(200);
  const { link } = await mail.next(email, { after: 1 });
  expect((await verify(first, "signup")).body.code).toBe("otp_expired");
  const confirmed = await verify(link, "signup");
  expect(confirmed.status).toBe(200);
  expect((await me(token)).status).toBe(401);
  for (const password of [PASSWORD, again.password]) {
    expect((await signIn(email, password)).body.code).toBe("invalid_credentials");
  }
  expect((await me(confirmed.body.access_token)).body.profile.name).toBe("Ada Founder");
});

test("confirming again, when the address is proved, ends nothing", async () => {
  const { email } = await signUp();
  const { link } = await mail.next(email);
  const confirmed = await verify(link, "signup");
  await forgetMailsTo(email);
  await service.call("POST", "/otp", { body: { email, create_user: false } });
  const { link: magic } = await mail.next(email, { after: 1 });
  expect((await verify(magic, "magiclink")).status).toBe(200);
  expect((await me(confirmed.body.access_token)).status).toBe(200);
});

describe("a founder who mistyped the address", () => {
  /** Asks for another address; returns the link of the only mail that goes out. */
  async function correct(founder: Awaited<ReturnType<typeof signUp>>) {
    const email = `${randomUUID()}@right.courtside.test`;
    const asked = await service.call("PUT", "/user", { token: founder.token, body: { email } });
    expect(asked).toMatchObject({ status: 200, body: { email: founder.email, new_email: email } });
    return { email, link: (await mail.next(email)).link };
  }
  const acceptIn = async (send: typeof fetch, link: URL | undefined) => {
    const response = await send(`${service.url}/verify`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type: "email_change", token_hash: tokenHashOf(link) }),
    });
    return { status: response.status, body: await response.json() };
  };

  test("gets the right one by confirming it alone, keeps club and password, and the mistyped one hears of nothing", async () => {
    const founder = await signUp();
    const mistyped = await mail.next(founder.email);
    const { email, link } = await correct(founder);
    const accepted = await acceptIn(founder.send, link);
    expect(accepted).toMatchObject({ status: 200, body: { user: { email } } });
    expect((await me(accepted.body.access_token)).body).toMatchObject({ role: "admin", club: { id: founder.clubId } });
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    expect((await signIn(founder.email, PASSWORD)).body.code).toBe("invalid_credentials");
    expect((await verify(mistyped.link, "signup")).body.code).toBe("otp_expired");
    expect(mail.count(founder.email)).toBe(1);
    await forgetMailsTo(founder.email);
    // Its owner can use the address for an account of their own.
    expect((await signUpClub(service.api.url, { ...clubInput(), email: founder.email })).status).toBe(201);
  });

  test("who opens that link in another browser is asked about the club, as with the first confirmation", async () => {
    const founder = await signUp();
    const { link } = await correct(founder);
    const accepted = await acceptIn(fetch, link);
    expect((await me(accepted.body.access_token)).body).toMatchObject({ club: null, role: null });
    expect((await me(founder.token)).status).toBe(401);
  });

  test("the mistyped address's owner who confirms it first leaves nothing of the change", async () => {
    const founder = await signUp();
    const mistyped = await mail.next(founder.email);
    const { link } = await correct(founder);
    expect((await verify(mistyped.link, "signup")).status).toBe(200);
    expect((await acceptIn(founder.send, link)).body.code).toBe("otp_expired");
  });

  test("the unconfirmed address alone never completes a change", async () => {
    const founder = await signUp();
    const newEmail = `${randomUUID()}@right.courtside.test`;
    const admin = await service.admin();
    const { data } = await admin.generateLink({ type: "email_change_current", email: founder.email, newEmail });
    const body = { type: "email_change", token_hash: data.properties?.hashed_token };
    const accepted = await service.call("POST", "/verify", { body });
    expect(accepted).toMatchObject({ status: 200, body: { code: "200" } });
    expect((await me(founder.token)).body).toMatchObject({ profile: { email: founder.email } });
  });
});

test("the confirmation can be sent again for a week, and is still the founding browser's", async () => {
  const founder = await signUp();
  await mail.next(founder.email);
  await forgetMailsTo(founder.email);
  const resent = await service.call("POST", "/resend", { body: { type: "signup", email: founder.email } });
  expect(resent.status).toBe(200);
  const { link } = await mail.next(founder.email, { after: 1 });
  const confirmed = await verifyHere(founder.send, link);
  expect((await me((await confirmed.json()).access_token)).body).toMatchObject({ role: "admin" });
  const signedUp = await fetch(`${service.api.url}/api/v1/club-signups`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(clubInput()),
  });
  expect(signedUp.headers.get("set-cookie")).toMatch(/courtside-sign-up=.*Max-Age=604800/);
});

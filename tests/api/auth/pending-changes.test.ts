import { randomInt } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { spaced } from "../../../api/src/auth/limits/limits.ts";
import { bucketKey } from "../../../api/src/auth/limits/queries.ts";
import { fetchWithCookies } from "../../support/cookie-jar.ts";
import { startSmsGateway } from "../../support/sms-gateway.ts";
import { ownerSql } from "../../support/world.ts";
import { clubInput, PASSWORD as FOUNDERS, signUpClub } from "../clubs/signing-up.ts";
import { ageSessions, freshEmail, newAccount, PASSWORD } from "./accounts.ts";
import { forgetMailsTo, startMailApi, tokenHashOf } from "./mail-api.ts";

const gateway = await startSmsGateway();
afterAll(() => gateway.stop());
const service = await startMailApi({ ...gateway.env, AUTH_TEXTS_PER_HOUR: "1000000" });
const { mail, client, signIn, call, admin, url } = service;

const NEW = "Another-horse-8";
const newPhone = () => `+1555${randomInt(1_000_000, 9_999_999)}`;
/** Ends the spacing between texts to a number. */
const forgetTexts = (phone: string) => {
  const keys = ["otp", "phone_change"].map((occasion) =>
    bucketKey(spaced("text-spacing", 60), [occasion, phone.slice(1)]),
  );
  return ownerSql`delete from auth.rate_limits where key in ${ownerSql(keys)}`;
};
const pendingOf = async (id: string) => {
  const [row] = await ownerSql`select new_email, email_change_accepted, new_phone from auth.users where id = ${id}`;
  return row;
};
const NONE = { new_email: null, email_change_accepted: null, new_phone: null };
const accept = (link: URL | undefined) => client().verifyOtp({ token_hash: tokenHashOf(link), type: "email_change" });

/** Waits for a mail and a text that are requested now: what was requested before would have been sent too. */
async function laterMessages() {
  const [phone, known] = [newPhone(), await newAccount()];
  await client().signInWithOtp({ phone });
  await client().resetPasswordForEmail(known.email);
  await Promise.all([gateway.codeTo(phone), mail.next(known.email)]);
}

it.each([
  ["a new password", (person: Signed) => person.client.updateUser({ password: NEW })],
  ["a sign-out everywhere", (person: Signed) => person.client.signOut({ scope: "global" })],
])("%s ends a pending number and a half-accepted address, which cannot be sent again", async (_what, end) => {
  const account = await newAccount();
  const person = await signIn(account);
  const [phone, newEmail] = [newPhone(), freshEmail()];
  expect((await person.client.updateUser({ phone })).error).toBeNull();
  expect((await person.client.updateUser({ email: newEmail })).error).toBeNull();
  expect((await accept((await mail.next(account.email)).link)).data.session).toBeNull();
  expect(await pendingOf(account.id)).toMatchObject({ new_email: newEmail, new_phone: phone.slice(1) });

  expect((await end(person)).error).toBeNull();

  expect(await pendingOf(account.id)).toEqual(NONE);
  await forgetMailsTo(account.email);
  await forgetMailsTo(newEmail);
  await forgetTexts(phone);
  const before = [gateway.count(phone), mail.count(newEmail)];
  expect((await client().resend({ type: "phone_change", phone })).error).toBeNull();
  expect((await client().resend({ type: "email_change", email: account.email })).error).toBeNull();
  await laterMessages();
  expect([gateway.count(phone), mail.count(newEmail)]).toEqual(before);
});
type Signed = Awaited<ReturnType<typeof signIn>>;

it("a link to one address does not confirm another that was asked for since", async () => {
  const account = await newAccount();
  const server = await admin();
  const link = async (type: "email_change_new" | "email_change_current", newEmail: string) => {
    const { data } = await server.generateLink({ type, email: account.email, newEmail });
    return { token_hash: data.properties?.hashed_token ?? "", type: "email_change" } as const;
  };
  const [first, other] = [freshEmail(), freshEmail()];
  const toFirst = await link("email_change_new", first);
  const current = await link("email_change_current", other);
  expect((await client().verifyOtp(current)).error).toBeNull();
  expect((await client().verifyOtp(toFirst)).error).toMatchObject({ code: "otp_expired" });
  expect(await pendingOf(account.id)).toMatchObject({ new_email: other, email_change_accepted: "current" });
});

it("a code that was texted before its number was removed opens nothing, and a pending one goes with it", async () => {
  const account = await newAccount();
  const { client: person } = await signIn(account);
  const phone = newPhone();
  await person.updateUser({ phone });
  await person.verifyOtp({ phone, token: await gateway.codeTo(phone), type: "phone_change" });
  await forgetTexts(phone);
  await client().signInWithOtp({ phone });
  const token = await gateway.codeTo(phone, 1);
  const next = newPhone();
  await person.updateUser({ phone: next });
  const nextToken = await gateway.codeTo(next);
  const number = (await person.getUserIdentities()).data?.identities.find(({ provider }) => provider === "phone");
  if (!number) throw new Error("the number is an identity");

  // Where accounts cannot be connected by hand, a number can be removed all the same, as it can be added.
  expect((await person.unlinkIdentity(number)).error).toBeNull();

  for (const code of [
    { phone, token, type: "sms" },
    { phone: next, token: nextToken, type: "phone_change" },
  ] as const) {
    expect((await client().verifyOtp(code)).error).toMatchObject({ status: 403, code: "otp_expired" });
  }
  expect((await person.getUser()).data.user).toMatchObject({ phone: "", app_metadata: { providers: ["email"] } });
  expect(await pendingOf(account.id)).toEqual(NONE);
});

it("an old session adds a number only with a proof, and the mail about it says how to take it back", async () => {
  const account = await newAccount();
  const { client: person } = await signIn(account);
  await ageSessions(account.id);
  const phone = newPhone();
  expect((await person.updateUser({ phone })).error).toMatchObject({ code: "reauthentication_needed" });
  expect(await pendingOf(account.id)).toEqual(NONE);
  // What was rejected has sent nothing, and counts for no limit.
  const proof = { current_password: PASSWORD } as { password?: string };
  expect((await person.updateUser({ phone, ...proof })).error).toBeNull();
  await person.verifyOtp({ phone, token: await gateway.codeTo(phone), type: "phone_change" });
  expect((await mail.next(account.email)).text).toMatch(/remove it in My Account/);
});

it("an old session that a number alone opens adds an address only with a proof: the address would decide alone", async () => {
  const phone = newPhone();
  await client().signInWithOtp({ phone });
  const person = client();
  const { data } = await person.verifyOtp({ phone, token: await gateway.codeTo(phone), type: "sms" });
  await ageSessions(data.user?.id ?? "");
  const email = freshEmail();
  expect((await person.updateUser({ email })).error).toMatchObject({ code: "reauthentication_needed" });
  expect((await person.reauthenticate()).error).toBeNull();
  const nonce = await gateway.codeTo(phone, 1);
  expect((await person.updateUser({ email, nonce } as { email: string })).error).toBeNull();
  expect((await mail.next(email)).text).not.toContain(phone);
});

it("the mail to a new address names the account that it would sign in", async () => {
  const account = await newAccount();
  const { client: person } = await signIn(account);
  const newEmail = freshEmail();
  await person.updateUser({ email: newEmail });
  expect((await mail.next(newEmail)).text).toContain(account.email);
});

/** Signs a club up with an address that is not confirmed. */
async function found() {
  const input = clubInput();
  const send = fetchWithCookies();
  const { body } = await signUpClub(service.api.url, input, undefined, send);
  const token: string = body.session.access_token;
  const here = async (method: string, path: string, json?: unknown) => {
    const response = await send(`${path.startsWith("/api") ? service.api.url : url}${path}`, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const [row] = await ownerSql<{ id: string }[]>`select id from auth.users where email = ${input.email}`;
  return { ...input, here, token, id: row?.id ?? "", clubId: body.club.id as string };
}

it("a founder who changes the password before the address is confirmed keeps it, and the club, in their browser", async () => {
  const { email, here, token, id, clubId } = await found();
  const { link } = await mail.next(email);
  await ageSessions(id);
  expect((await here("PUT", "/user", { password: NEW })).body.code).toBe("reauthentication_needed");
  const wrong = await here("PUT", "/user", { password: NEW, current_password: NEW });
  expect(wrong.body.code).toBe("current_password_invalid");
  // Also where the cookie is gone: of a founder there is one session.
  const bare = await call("PUT", "/user", { token, body: { current_password: FOUNDERS } });
  expect(bare.status).toBe(200);
  const changed = await here("PUT", "/user", { password: NEW, current_password: FOUNDERS });
  expect(changed.status).toBe(200);
  // The new password has ended the mail's link: another is asked for.
  expect((await here("POST", "/verify", { type: "signup", token_hash: tokenHashOf(link) })).status).toBe(403);
  await forgetMailsTo(email);
  await here("POST", "/resend", { type: "signup", email });
  const again = await mail.next(email, { after: 1 });
  const confirmed = await here("POST", "/verify", { type: "signup", token_hash: tokenHashOf(again.link) });
  expect(confirmed.body.user).toMatchObject({ email, has_password: true });
  const signedIn = await call("POST", "/token?grant_type=password", { body: { email, password: NEW } });
  expect(signedIn.status).toBe(200);
  const club = await ownerSql`
    select from memberships where user_id = ${id} and club_id = ${clubId} and role = 'admin' and left_at is null`;
  expect(club).toHaveLength(1);
});

it("an address that was never confirmed gets no mail about changes, however many there are", async () => {
  const { email, here } = await found();
  await mail.next(email);
  expect((await here("PUT", "/user", { password: NEW })).status).toBe(200);
  await laterMessages();
  expect(mail.count(email)).toBe(1);
});

it("before the address is confirmed its account joins and founds no other club, in which its owner would find themselves", async () => {
  const { here, id, clubId } = await found();
  const second = await newAccount();
  await ownerSql`insert into memberships (club_id, user_id, role) values (${clubId}, ${second.id}, 'admin')`;
  await ownerSql`update memberships set left_at = now() where user_id = ${id}`;
  // A number says nothing of who reads the address.
  await ownerSql`update auth.users set phone = ${newPhone().slice(1)}, phone_confirmed_at = now() where id = ${id}`;
  const founded = await here("POST", "/api/v1/clubs", { club_name: "Spam Club", time_zone: "Europe/Paris" });
  expect(founded).toMatchObject({ status: 422, body: { code: "email_not_confirmed" } });
  const other = await found();
  const [club] = await ownerSql`select join_code from clubs where id = ${other.clubId}`;
  const join = () => here("POST", "/api/v1/join-requests", { join_code: club?.join_code });
  // None of these counts as a code that was tried.
  for (let each = 0; each < 10; each++) await join();
  const joined = await join();
  expect(joined).toMatchObject({ status: 422, body: { code: "email_not_confirmed" } });
});

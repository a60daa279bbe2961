import { randomInt } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { spaced } from "../../../api/src/auth/limits/limits.ts";
import { bucketKey } from "../../../api/src/auth/limits/queries.ts";
import { fetchWithCookies } from "../../support/cookie-jar.ts";
import { startSmsGateway } from "../../support/sms-gateway.ts";
import { ownerSql } from "../../support/world.ts";
import { auditedActions, freshEmail, newAccount, newClient, PASSWORD, POLL_OPTIONS } from "./accounts.ts";
import { startMailApi, tokenHashOf } from "./mail-api.ts";
import { BEHIND_A_PROXY, newNetwork } from "./own-network.ts";

const gateway = await startSmsGateway();
const { api, mail, url, client, call, signIn } = await startMailApi({
  ...gateway.env,
  AUTH_TEXTS_PER_HOUR: "1000000",
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.setStatus(202));

/** An unused number; with the plus, as people type it. */
const newPhone = () => `+1555${randomInt(1_000_000, 9_999_999)}`;
const digits = (phone: string) => phone.slice(1);
const browser = () => newClient(url, "pkce", fetchWithCookies());
const userOf = async (phone: string) => {
  const [row] = await ownerSql`select * from auth.users where phone = ${digits(phone)}`;
  return row;
};
/** Ends the spacing between texts to a number. */
const forgetSpacing = (phone: string) => {
  const occasions = ["signup", "otp", "phone_change"];
  const keys = occasions.map((occasion) => bucketKey(spaced("text-spacing", 60), [occasion, digits(phone)]));
  return ownerSql`delete from auth.rate_limits where key in ${ownerSql(keys)}`;
};

/** Waits for a text that is requested now: what was requested before would have been sent too. */
async function laterText() {
  const phone = newPhone();
  await client().signInWithOtp({ phone });
  await gateway.codeTo(phone);
}

async function signedUp() {
  const phone = newPhone();
  const person = browser();
  const { error } = await person.signUp({ phone, password: PASSWORD });
  if (error) throw error;
  const token = await gateway.codeTo(phone);
  const { data } = await person.verifyOtp({ phone, token, type: "sms" });
  return { phone, person, session: data.session };
}

describe("sign-up", () => {
  it("is confirmed by the code sent to the number, and keeps the password of its browser", async () => {
    const phone = newPhone();
    const person = browser();
    const { data, error } = await person.signUp({ phone, password: PASSWORD, options: { data: { full_name: "Ada" } } });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ phone: digits(phone), email: "", app_metadata: { provider: "phone" } });
    expect(data.user?.phone_confirmed_at).toBeUndefined();
    const early = await browser().signInWithPassword({ phone, password: PASSWORD });
    expect(early.error).toMatchObject({ status: 400, code: "phone_not_confirmed", message: "Phone not confirmed" });

    const token = await gateway.codeTo(phone);
    const verified = await person.verifyOtp({ phone, token, type: "sms" });
    expect(verified.error).toBeNull();
    expect(verified.data.user?.phone_confirmed_at).toMatch(/Z$/);
    expect(verified.data.user?.user_metadata).toMatchObject({ full_name: "Ada", phone_verified: true });
    expect(verified.data.user?.identities).toMatchObject([
      { provider: "phone", identity_data: { phone: digits(phone) } },
    ]);

    const again = await browser().signInWithPassword({ phone, password: PASSWORD });
    expect(again.error).toBeNull();
    expect(again.data.user?.id).toBe(data.user?.id);
    // A text is audited after the gateway has accepted it.
    const actions = async () => (await auditedActions(data.user?.id ?? "")).map(({ action }) => action);
    await expect.poll(actions, POLL_OPTIONS).toEqual(expect.arrayContaining(["user_signedup", "text_sent", "login"]));
  });

  it("drops the password of a stranger's sign-up", async () => {
    const phone = newPhone();
    const owner = browser();
    await owner.signUp({ phone, password: PASSWORD });
    await gateway.codeTo(phone);
    await forgetSpacing(phone);
    await browser().signUp({ phone, password: "Stranger-horse-7" });
    const token = await gateway.codeTo(phone, 1);
    expect((await owner.verifyOtp({ phone, token, type: "sms" })).error).toBeNull();
    const stranger = await browser().signInWithPassword({ phone, password: "Stranger-horse-7" });
    expect(stranger.error).toMatchObject({ code: "invalid_credentials" });
    expect((await browser().signInWithPassword({ phone, password: PASSWORD })).error).toBeNull();
  });

  it("responds alike for a number that has an account, which gets no text", async () => {
    const { phone } = await signedUp();
    await forgetSpacing(phone);
    const before = gateway.count(phone);
    const taken = await call("POST", "/signup", { body: { phone, password: PASSWORD } });
    const free = await call("POST", "/signup", { body: { phone: newPhone(), password: PASSWORD } });
    expect([taken.status, Object.keys(taken.body).sort()]).toEqual([free.status, Object.keys(free.body).sort()]);
    expect(taken.body.phone).toBe(digits(phone));
    await laterText();
    expect(gateway.count(phone)).toBe(before);
  });

  it.each([
    [{ phone: "555-0100" }, "Invalid phone number format (E.164 required)"],
    [{ phone: "+0155501000" }, "Invalid phone number format (E.164 required)"],
    [{ phone: "+15550100", channel: "whatsapp" }, "channel: only 'sms' is supported"],
    [{ phone: "+15550100", email: "a@b.test" }, "Only an email address or phone number should be provided on signup."],
    [
      { phone: "+15550100", code_challenge: "a".repeat(43), code_challenge_method: "s256" },
      "PKCE not supported for phone signups",
    ],
  ])("rejects %j", async (fields, message) => {
    expect(await call("POST", "/signup", { body: { password: PASSWORD, ...fields } })).toMatchObject({
      status: 400,
      body: { code: "validation_failed", msg: message },
    });
  });
});

describe("sign-in by a code", () => {
  it("makes an account for a new number, and finds it again", async () => {
    const phone = newPhone();
    const ids: (string | undefined)[] = [];
    for (const index of [0, 1]) {
      await forgetSpacing(phone);
      const person = client();
      expect((await person.signInWithOtp({ phone })).error).toBeNull();
      const token = await gateway.codeTo(phone, index);
      const { data, error } = await person.verifyOtp({ phone, token, type: "sms" });
      expect(error).toBeNull();
      expect(data.session?.access_token).toMatch(/^ey/);
      ids.push(data.user?.id);
    }
    expect(ids[0]).toBe(ids[1]);
  });

  it("sends nothing to an unknown number if no account is requested, with the same response", async () => {
    const phone = newPhone();
    const { data, error } = await client().signInWithOtp({ phone, options: { shouldCreateUser: false } });
    expect([error, data.session]).toEqual([null, null]);
    await laterText();
    expect(await userOf(phone)).toBeUndefined();
    expect(gateway.count(phone)).toBe(0);
  });

  it("counts wrong codes, and accepts a valid one once", async () => {
    const phone = newPhone();
    await client().signInWithOtp({ phone });
    const token = await gateway.codeTo(phone);
    const wrong = token === "000000" ? "000001" : "000000";
    const expired = { status: 403, code: "otp_expired", message: "Token has expired or is invalid" };
    expect((await client().verifyOtp({ phone, token: wrong, type: "sms" })).error).toMatchObject(expired);
    expect((await client().verifyOtp({ phone, token, type: "sms" })).error).toBeNull();
    expect((await client().verifyOtp({ phone, token, type: "sms" })).error).toMatchObject(expired);
    await forgetSpacing(phone);
    await client().signInWithOtp({ phone });
    const next = await gateway.codeTo(phone, 1);
    for (let attempt = 0; attempt < 5; attempt++) {
      await client().verifyOtp({ phone, token: next === "000000" ? "000001" : "000000", type: "sms" });
    }
    expect((await client().verifyOtp({ phone, token: next, type: "sms" })).error).toMatchObject(expired);
  });

  it("does not reveal an unknown number on verifying, and checks the number's format first", async () => {
    const unknown = await client().verifyOtp({ phone: newPhone(), token: "123456", type: "sms" });
    expect(unknown.error).toMatchObject({ code: "otp_expired", message: "Token has expired or is invalid" });
    const malformed = await client().verifyOtp({ phone: "call me", token: "123456", type: "sms" });
    expect(malformed.error).toMatchObject({
      code: "validation_failed",
      message: "Invalid phone number format (E.164 required)",
    });
  });

  it("expires after five minutes", async () => {
    const phone = newPhone();
    await client().signInWithOtp({ phone });
    const token = await gateway.codeTo(phone);
    await ownerSql`update auth.one_time_tokens set code_expires_at = code_expires_at - interval '5 minutes 1 second'
      where address = ${digits(phone)}`;
    const late = await client().verifyOtp({ phone, token, type: "sms" });
    expect(late.error).toMatchObject({ code: "otp_expired" });
  });
});

describe("resend", () => {
  it("sends a pending code again, which replaces the earlier one", async () => {
    const phone = newPhone();
    const person = browser();
    await person.signUp({ phone, password: PASSWORD });
    const first = await gateway.codeTo(phone);
    const tooSoon = await person.resend({ phone, type: "sms" });
    expect(tooSoon.error).toMatchObject({ status: 429, code: "over_sms_send_rate_limit" });
    await forgetSpacing(phone);
    expect((await person.resend({ phone, type: "sms" })).error).toBeNull();
    const second = await gateway.codeTo(phone, 1);
    if (first !== second) {
      expect((await person.verifyOtp({ phone, token: first, type: "sms" })).error).not.toBeNull();
    }
    expect((await person.verifyOtp({ phone, token: second, type: "sms" })).error).toBeNull();
  });

  it("responds alike for unknown and confirmed numbers, and sends nothing", async () => {
    const { phone } = await signedUp();
    await forgetSpacing(phone);
    const unknown = newPhone();
    const before = gateway.count(phone);
    for (const number of [phone, unknown]) {
      expect((await client().resend({ phone: number, type: "sms" })).error).toBeNull();
    }
    await laterText();
    expect([gateway.count(phone), gateway.count(unknown)]).toEqual([before, 0]);
  });
});

describe("texts from one network", () => {
  it("are counted by the /64 for IPv6, as mails are: each costs money", async () => {
    const small = await startMailApi({
      ...{ ...gateway.env, ...BEHIND_A_PROXY },
      ...{ AUTH_TEXTS_PER_HOUR: "1000000", AUTH_MAILS_PER_IP: "2", AUTH_IP_LIMIT_FACTOR: "1" },
    });
    const network = newNetwork().headers["x-forwarded-for"].slice(0, -1);
    const statuses: number[] = [];
    for (const host of ["1", "2", "ffff:3"]) {
      const headers = { "x-forwarded-for": `${network}${host}` };
      statuses.push((await small.call("POST", "/otp", { body: { phone: newPhone() }, headers })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe("a number of an account", () => {
  it("is changed once the new number's code was entered", async () => {
    const account = await newAccount();
    const { client: person } = await signIn(account);
    const phone = newPhone();
    const asked = await person.updateUser({ phone });
    expect(asked.error).toBeNull();
    expect(asked.data.user).toMatchObject({ phone: "", new_phone: digits(phone) });
    const token = await gateway.codeTo(phone);
    const { data, error } = await person.verifyOtp({ phone, token, type: "phone_change" });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: account.id, email: account.email, phone: digits(phone) });
    expect(data.user?.app_metadata.providers).toEqual(expect.arrayContaining(["email", "phone"]));
    expect((await client().signInWithPassword({ phone, password: PASSWORD })).error).toBeNull();
    expect((await client().signInWithPassword({ email: account.email, password: PASSWORD })).error).toBeNull();
    expect((await mail.next(account.email)).subject).toBe("A telephone number was added");
  });

  it("is not taken from another account, and the response is the same", async () => {
    const { phone } = await signedUp();
    await forgetSpacing(phone);
    const { client: thief } = await signIn(await newAccount());
    const before = gateway.count(phone);
    expect((await thief.updateUser({ phone })).error).toBeNull();
    expect((await thief.verifyOtp({ phone, token: "123456", type: "phone_change" })).error).not.toBeNull();
    await laterText();
    expect(gateway.count(phone)).toBe(before);
  });

  it("is removed when an address is first proved on its account, because the number may be a stranger's", async () => {
    const { phone, person } = await signedUp();
    const email = freshEmail();
    expect((await person.updateUser({ email })).error).toBeNull();
    const { link } = await mail.next(email);
    const owner = client();
    const { data, error } = await owner.verifyOtp({ token_hash: tokenHashOf(link), type: "email_change" });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, phone: "" });
    const stranger = await client().signInWithPassword({ phone, password: PASSWORD });
    expect(stranger.error).toMatchObject({ code: "invalid_credentials" });
    const [person2] = await ownerSql`select full_name from users where email = ${email}`;
    expect(person2).toBeDefined();
  });
});

describe("a telephone as second factor", () => {
  async function enrolled() {
    const account = await newAccount();
    const { client: person } = await signIn(account);
    const phone = newPhone();
    const { data, error } = await person.mfa.enroll({ factorType: "phone", phone, friendlyName: "My phone" });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: "phone", phone: digits(phone) });
    return { account, person, phone, factorId: data?.id ?? "" };
  }

  it("receives a code, which lifts the session", async () => {
    const { person, phone, factorId } = await enrolled();
    const asked = await person.mfa.challenge({ factorId, channel: "sms" });
    expect(asked.error).toBeNull();
    expect(asked.data?.type).toBe("phone");
    const challengeId = asked.data?.id ?? "";
    const code = await gateway.codeTo(phone);
    const wrong = await person.mfa.verify({ factorId, challengeId, code: code === "000000" ? "000001" : "000000" });
    expect(wrong.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
    const { data, error } = await person.mfa.verify({ factorId, challengeId, code });
    expect(error).toBeNull();
    expect(data?.user.factors).toMatchObject([{ factor_type: "phone", status: "verified", phone: digits(phone) }]);
    const level = await person.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data?.currentLevel).toBe("aal2");
    expect(level.data?.currentAuthenticationMethods).toMatchObject([{ method: "mfa/phone" }, { method: "password" }]);
    const reused = await person.mfa.verify({ factorId, challengeId, code });
    expect(reused.error).not.toBeNull();
  });

  it("is not available for shared accounts", async () => {
    const account = await newAccount();
    const { client: person } = await signIn(account);
    await ownerSql`update users set is_demo = true where id = ${account.id}`;
    const { error } = await person.mfa.enroll({ factorType: "phone", phone: newPhone(), friendlyName: "Mine" });
    expect(error).toMatchObject({ status: 403, code: "no_authorization" });
    expect((await person.updateUser({ phone: newPhone() })).error).toMatchObject({ code: "no_authorization" });
  });

  it("reports that the gateway did not accept the text", async () => {
    const { person, factorId } = await enrolled();
    gateway.setStatus(500);
    const { error } = await person.mfa.challenge({ factorId, channel: "sms" });
    expect(error).toMatchObject({ status: 422, code: "sms_send_failed" });
  });

  it("rejects invalid numbers and channels", async () => {
    const { client: person } = await signIn(await newAccount());
    const malformed = await person.mfa.enroll({ factorType: "phone", phone: "12" });
    expect(malformed.error).toMatchObject({ message: "Invalid phone number format (E.164 required)" });
    const { person: other, factorId } = await enrolled();
    const channel = await other.mfa.challenge({ factorId, channel: "whatsapp" });
    expect(channel.error).toMatchObject({ status: 400, code: "validation_failed" });
  });
});

it("settings say that telephones are on, and the log holds neither number nor code", async () => {
  const { phone } = await signedUp();
  expect((await call("GET", "/settings")).body.external.phone).toBe(true);
  expect(api.log()).not.toContain(digits(phone));
  expect(api.log()).not.toContain(gateway.texts.at(-1)?.text ?? "none");
});

it("a text that fails is logged and audited; sign-up responds as usual", async () => {
  gateway.setStatus(500);
  const phone = newPhone();
  const { error } = await browser().signUp({ phone, password: PASSWORD });
  expect(error).toBeNull();
  await expect
    .poll(
      async () => {
        const user = await userOf(phone);
        const rows =
          await ownerSql`select outcome from audit_log where subject_id = ${user?.id} and action = 'text_sent'`;
        return rows.map(({ outcome }) => outcome);
      },
      { timeout: 20_000 },
    )
    .toEqual(["refused"]);
});

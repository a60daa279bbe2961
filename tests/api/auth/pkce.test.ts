import { describe, expect, it } from "vitest";
import { ownerSql } from "../../support/world.ts";
import { auditedActions, newAccount } from "./accounts.ts";
import { forgetMailsTo, newChallenge, startMailApi, tokenHashOf } from "./mail-api.ts";

const { api, mail, client, signIn, call } = await startMailApi();

/** A magic link that started as a PKCE flow, and the code that its page gets. */
async function withCode(account?: { id: string; email: string }) {
  const owner = account ?? (await newAccount());
  const { verifier, fields } = newChallenge();
  const before = mail.count(owner.email);
  await forgetMailsTo(owner.email);
  await call("POST", "/otp", { body: { email: owner.email, ...fields } });
  const letter = await mail.next(owner.email, { after: before });
  const { body } = await codeFor(tokenHashOf(letter.link));
  return { owner, verifier, code: body.code as string };
}

const codeFor = (token_hash: string, type = "magiclink") =>
  call("POST", "/verify", { body: { token_hash, type, response_type: "code" } });
const exchange = (auth_code: unknown, code_verifier: unknown) =>
  call("POST", "/token?grant_type=pkce", { body: { auth_code, code_verifier } });
const sessionsOf = (id: string) => ownerSql`select amr from auth.sessions where user_id = ${id}`;

describe("the PKCE exchange", () => {
  it("ends, with the client, in the browser where it started", async () => {
    const account = await newAccount();
    const person = client("pkce");
    await person.signInWithOtp({ email: account.email, options: { emailRedirectTo: `${api.url}/my-account?tab=1` } });
    const letter = await mail.next(account.email);
    expect(tokenHashOf(letter.link)).toMatch(/^pkce_/);
    expect(letter.link?.searchParams.get("redirect_to")).toBe(`${api.url}/my-account?tab=1`);
    const { body } = await codeFor(tokenHashOf(letter.link));
    const back = new URL(body.redirect_to);
    expect(back.href).toBe(`${api.url}/my-account?tab=1&code=${body.code}`);
    const { data, error } = await person.exchangeCodeForSession(body.code);
    expect(error).toBeNull();
    expect(data.user?.id).toBe(account.id);
    expect(await sessionsOf(account.id)).toMatchObject([{ amr: [{ method: "magiclink" }] }]);
    expect((await person.getUser()).data.user?.id).toBe(account.id);
    expect(await auditedActions(account.id)).toContainEqual({ action: "login", outcome: "success" });
  });

  it("passes on the method of its flow: recovery", async () => {
    const account = await newAccount();
    const person = client("pkce");
    const events: string[] = [];
    person.onAuthStateChange((event) => void events.push(event));
    await person.resetPasswordForEmail(account.email);
    const letter = await mail.next(account.email);
    const { body } = await codeFor(tokenHashOf(letter.link), "recovery");
    const { data, error } = await person.exchangeCodeForSession(body.code);
    expect(error).toBeNull();
    expect(data).toMatchObject({ redirectType: "recovery" });
    expect(await sessionsOf(account.id)).toMatchObject([{ amr: [{ method: "recovery" }] }]);
  });

  it("is not required to verify the mail on our own page, on any device", async () => {
    const account = await newAccount();
    await client("pkce").signInWithOtp({ email: account.email });
    const { link } = await mail.next(account.email);
    const other = await client("pkce").verifyOtp({ token_hash: tokenHashOf(link), type: "magiclink" });
    expect(other.error).toBeNull();
    expect(await ownerSql`select 1 from auth.flow_states where user_id = ${account.id}`).toHaveLength(0);
  });

  it("P1 rejects a wrong verifier, and invalidates the code", async () => {
    const { owner, code, verifier } = await withCode();
    expect(await exchange(code, newChallenge().verifier)).toMatchObject({
      status: 400,
      body: {
        code: "bad_code_verifier",
        message: "code challenge does not match previously saved code verifier",
      },
    });
    expect(await exchange(code, verifier)).toMatchObject({ status: 404, body: { code: "flow_state_not_found" } });
    expect(await sessionsOf(owner.id)).toHaveLength(0);
    expect(await auditedActions(owner.id)).toContainEqual({ action: "login_failed", outcome: "refused" });
  });

  it("P2 gives one session for a code, one after another and at once", async () => {
    const once = await withCode();
    expect((await exchange(once.code, once.verifier)).status).toBe(200);
    expect((await exchange(once.code, once.verifier)).status).toBe(404);
    const { owner, code, verifier } = await withCode();
    const racers = await Promise.all(Array.from({ length: 10 }, () => exchange(code, verifier)));
    expect(racers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(404)]);
    expect(await sessionsOf(owner.id)).toHaveLength(1);
  });

  it("P3 rejects a code after 300 seconds", async () => {
    for (const [age, status, error] of [
      // The exchange itself may take a while on a slow machine.
      [240, 200, undefined],
      [301, 422, "flow_state_expired"],
    ] as const) {
      const before = Date.now();
      const { owner, code, verifier } = await withCode();
      const [flow] = await ownerSql<{ expires_at: Date }[]>`
        select expires_at from auth.flow_states where user_id = ${owner.id}`;
      expect(flow?.expires_at.getTime()).toBeGreaterThanOrEqual(before + 300_000);
      expect(flow?.expires_at.getTime()).toBeLessThanOrEqual(Date.now() + 300_000);
      await ownerSql`update auth.flow_states set expires_at = expires_at - make_interval(secs => ${age})
        where user_id = ${owner.id}`;
      const response = await exchange(code, verifier);
      expect(response.status).toBe(status);
      expect(response.body.code).toBe(error);
    }
  });

  const s256 = newChallenge().fields;
  it.each([
    ["P4 plain", { ...s256, code_challenge_method: "plain" }],
    ["P4 another method", { ...s256, code_challenge_method: "s512" }],
    ["P5 too short", { ...s256, code_challenge: "a".repeat(42) }],
    ["P5 too long", { ...s256, code_challenge: "a".repeat(129) }],
    ["P5 charset", { ...s256, code_challenge: `${"a".repeat(42)}+` }],
    ["a challenge without a method", { code_challenge: s256.code_challenge }],
    ["a method without a challenge", { code_challenge_method: "s256" }],
  ])("%s: rejected everywhere, for known and unknown addresses", async (_, fields) => {
    const { email } = await newAccount();
    for (const [path, body] of [
      ["/otp", { email }],
      ["/recover", { email }],
      ["/resend", { email, type: "signup" }],
      ["/signup", { email, password: "Correct-horse-7" }],
    ] as const) {
      const response = await call("POST", path, { body: { ...body, ...fields } });
      expect(response, path).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    }
    expect(mail.count(email)).toBe(0);
  });

  it("P4 accepts the method in any case", async () => {
    const { email } = await newAccount();
    const body = { email, ...newChallenge().fields, code_challenge_method: "S256" };
    expect((await call("POST", "/otp", { body })).status).toBe(200);
  });

  it("P6 rejects one flow's code with another's verifier", async () => {
    const [one, two] = [await withCode(), await withCode()];
    expect((await exchange(one.code, two.verifier)).body.code).toBe("bad_code_verifier");
    expect((await exchange(two.code, two.verifier)).body.user.id).toBe(two.owner.id);
  });

  it.each([
    [undefined, "v"],
    ["c", undefined],
    ["", ""],
    [null, null],
  ])("P7 requires both: %j, %j", async (code, verifier) => {
    expect(await exchange(code, verifier)).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  });

  it.each(["x", "00000000-0000-4000-8000-000000000000", "\0", "x".repeat(100_000), "' or 1=1 --"])(
    "rejects a code that it did not issue: %.20j",
    async (code) => {
      expect(await exchange(code, "v".repeat(43))).toMatchObject({
        status: 404,
        body: { code: "flow_state_not_found" },
      });
    },
  );

  it("issues no code for a mail without a flow, and none twice", async () => {
    const account = await newAccount();
    await client("implicit").signInWithOtp({ email: account.email });
    const { link } = await mail.next(account.email);
    expect(await codeFor(tokenHashOf(link))).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect((await call("POST", "/verify", { body: { token_hash: tokenHashOf(link), type: "magiclink" } })).status).toBe(
      200,
    );
  });

  it("binds each mail to its own flow, not to the newest", async () => {
    const account = await newAccount();
    const first = newChallenge();
    await call("POST", "/recover", { body: { email: account.email, ...first.fields } });
    const recovery = await mail.next(account.email);
    await call("POST", "/otp", { body: { email: account.email, ...newChallenge().fields } });
    await mail.next(account.email, { after: 1 });
    const { body } = await codeFor(tokenHashOf(recovery.link), "recovery");
    expect((await exchange(body.code, first.verifier)).status).toBe(200);
  });

  it.each(["password", "sign-out"] as const)("O6 a pending code ends with a change of %s", async (change) => {
    const { owner, code, verifier } = await withCode();
    const { client: person } = await signIn(owner);
    if (change === "password") expect((await person.updateUser({ password: "Another-horse-8" })).error).toBeNull();
    else await person.signOut({ scope: "global" });
    expect(await exchange(code, verifier)).toMatchObject({ status: 404 });
  });

  it("rejects an account that was banned in the meantime", async () => {
    const { owner, code, verifier } = await withCode();
    await ownerSql`update auth.users set banned_until = now() + interval '1 day' where id = ${owner.id}`;
    expect(await exchange(code, verifier)).toMatchObject({ status: 400, body: { code: "user_banned" } });
  });
});

import { describe, expect, it } from "vitest";
import { codeMac } from "../../../api/src/auth/one-time/secrets.ts";
import { ownKeys } from "../../support/tokens.ts";
import { ownerSql } from "../../support/world.ts";
import { type Account, auditedActions, freshEmail, newAccount } from "./accounts.ts";
import { agePending, forgetMailsTo, pendingTokens, startMailApi, tokenHashOf } from "./mail-api.ts";

const { mail, client, signIn, call } = await startMailApi();

/** An account with a pending magic link. */
async function withLink(account?: Account) {
  const owner = account ?? (await newAccount());
  const before = mail.count(owner.email);
  await forgetMailsTo(owner.email);
  await client().signInWithOtp({ email: owner.email });
  const letter = await mail.next(owner.email, { after: before });
  return { owner, hash: tokenHashOf(letter.link), code: letter.code ?? "" };
}

const byHash = (token_hash: string, type = "magiclink") => call("POST", "/verify", { body: { token_hash, type } });
const byCode = (email: string, token: string, type = "magiclink") =>
  call("POST", "/verify", { body: { email, token, type } });
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const dead = { status: 403, body: { code: "otp_expired" } };

describe("one-time codes and links", () => {
  it("O1 are used up by one use, and every other pending one with them", async () => {
    const { owner, hash, code } = await withLink();
    await client().resetPasswordForEmail(owner.email);
    const recovery = await mail.next(owner.email, { subject: /password/ });
    expect((await byHash(hash)).status).toBe(200);
    expect(await byHash(hash)).toMatchObject({ ...dead, body: { message: "Email link is invalid or has expired" } });
    expect(await byCode(owner.email, code)).toMatchObject({
      ...dead,
      body: { message: "Token has expired or is invalid" },
    });
    expect(await byHash(tokenHashOf(recovery.link), "recovery")).toMatchObject(dead);
    expect(await pendingTokens(owner.id)).toEqual([]);
  });

  it.each([
    ["code", 600],
    ["link", 3600],
  ] as const)("O2 a %s lives %i seconds, and not one more", async (kind, seconds) => {
    for (const [age, status] of [
      // The use itself may take a while on a slow machine.
      [seconds - 60, 200],
      [seconds + 1, 403],
    ] as const) {
      const { owner, hash, code } = await withLink();
      const [pending] = await ownerSql`
        select extract(epoch from ${ownerSql(`${kind}_expires_at`)} - created_at)::float8 as lives
        from auth.one_time_tokens where user_id = ${owner.id}`;
      expect(pending).toEqual({ lives: seconds });
      await agePending(owner.id, `${age} seconds`);
      const response = kind === "code" ? await byCode(owner.email, code) : await byHash(hash);
      expect(response.status, `${age} s`).toBe(status);
    }
  });

  it("O3 five wrong codes end the code, even the correct one; the link, which cannot be guessed, stays valid", async () => {
    const { owner, hash, code } = await withLink();
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await byCode(owner.email, wrongCode(code))).toMatchObject(dead);
    }
    expect(await byCode(owner.email, code)).toMatchObject(dead);
    expect(await pendingTokens(owner.id)).toEqual([{ purpose: "magiclink", wrong_codes: 5 }]);
    expect((await byHash(hash)).status).toBe(200);
  });

  it("O3 four wrong ones do not, and parallel guesses are all counted", async () => {
    const lucky = await withLink();
    for (let attempt = 0; attempt < 4; attempt++) await byCode(lucky.owner.email, wrongCode(lucky.code));
    expect((await byCode(lucky.owner.email, lucky.code)).status).toBe(200);
    const { owner, code } = await withLink();
    await Promise.all(Array.from({ length: 12 }, () => byCode(owner.email, wrongCode(code))));
    expect(await pendingTokens(owner.id)).toEqual([{ purpose: "magiclink", wrong_codes: 5 }]);
    expect(await byCode(owner.email, code)).toMatchObject(dead);
  });

  it("O4 are invalid for another account or another purpose", async () => {
    const [one, two] = [await withLink(), await withLink()];
    expect(await byCode(two.owner.email, one.code)).toMatchObject(one.code === two.code ? {} : dead);
    for (const type of ["signup", "recovery", "invite", "email_change"]) {
      expect(await byHash(one.hash, type)).toMatchObject(dead);
      expect(await byCode(one.owner.email, one.code, type)).toMatchObject(dead);
    }
    expect((await byHash(one.hash)).status).toBe(200);
  });

  it("O4 are bound to account, address and purpose by their key", () => {
    const bound = { purpose: "magiclink", userId: "a", address: "b" };
    const macs = [bound, { ...bound, purpose: "recovery" }, { ...bound, userId: "c" }, { ...bound, address: "c" }].map(
      (to) => codeMac(ownKeys, to, "123456").toString("hex"),
    );
    expect(new Set(macs).size).toBe(4);
  });

  it("O5 are replaced by newer ones", async () => {
    const first = await withLink();
    const second = await withLink(first.owner);
    expect(await byHash(first.hash)).toMatchObject(dead);
    if (first.code !== second.code) expect(await byCode(first.owner.email, first.code)).toMatchObject(dead);
    expect((await byCode(first.owner.email, second.code)).status).toBe(200);
  });

  it.each(["password", "sign-out"] as const)("O6 are cleared by a change of %s", async (change) => {
    const { owner, hash } = await withLink();
    const { client: person } = await signIn(owner);
    if (change === "password") expect((await person.updateUser({ password: "Another-horse-8" })).error).toBeNull();
    else await person.signOut({ scope: "global" });
    expect(await pendingTokens(owner.id)).toEqual([]);
    expect(await byHash(hash)).toMatchObject(dead);
  });

  it("O6 survive the end of another session", async () => {
    const { owner, hash } = await withLink();
    await (await signIn(owner)).client.signOut({ scope: "local" });
    expect((await byHash(hash)).status).toBe(200);
  });

  it("O7 open one session, however many verify at once", async () => {
    const byLinks = await withLink();
    const links = await Promise.all(Array.from({ length: 10 }, () => byHash(byLinks.hash)));
    expect(links.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(403)]);
    const byCodes = await withLink();
    const codes = await Promise.all(Array.from({ length: 10 }, () => byCode(byCodes.owner.email, byCodes.code)));
    expect(codes.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { owner } of [byLinks, byCodes]) {
      expect(await ownerSql`select 1 from auth.sessions where user_id = ${owner.id}`).toHaveLength(1);
    }
  });

  it("O8 are not used up when a mail scanner follows the link", async () => {
    const { owner, hash } = await withLink();
    const before = await pendingTokens(owner.id);
    for (const method of ["GET", "HEAD"]) {
      const opened = await call(method, `/verify?token=${hash}&type=magiclink`);
      expect(opened.status).toBe(303);
      const page = new URL(opened.headers.get("location") ?? "");
      expect(page.pathname).toBe("/auth");
      expect(Object.fromEntries(page.searchParams)).toEqual({ token_hash: hash, type: "magiclink" });
      expect(opened.headers.get("referrer-policy")).toMatch(/no-referrer|strict-origin/);
      expect(opened.headers.get("cache-control")).toBe("no-store");
    }
    expect(await pendingTokens(owner.id)).toEqual(before);
    expect(await ownerSql`select 1 from auth.sessions where user_id = ${owner.id}`).toHaveLength(0);
    expect((await byHash(hash)).status).toBe(200);
  });

  it.each(["signup", "email", "email_change", "recovery", "invite"])(
    "O8 a link passes its type to our page: %s",
    async (type) => {
      const opened = await call("GET", `/verify?token=${"a".repeat(43)}&type=${type}`);
      const page = new URL(opened.headers.get("location") ?? "");
      expect(page.searchParams.get("type")).toBe(type);
      expect(page.pathname).toBe(type === "invite" ? "/club-invite" : "/auth");
    },
  );

  it.each(["", "x", "../../etc", "a".repeat(43), "%0d%0aset-cookie:a=b"])(
    "O8 an invalid link leads to our page with an error: %j",
    async (token) => {
      const opened = await call("GET", `/verify?token=${token}&type=${token.length === 43 ? "nonsense" : "magiclink"}`);
      expect(opened.status).toBe(303);
      const page = new URL(opened.headers.get("location") ?? "");
      expect(new URLSearchParams(page.hash.slice(1)).get("error_code")).toBe("otp_expired");
      expect(page.search).toBe("");
    },
  );

  it("O9 the link has 256 bits that reveal nothing about the code", async () => {
    const letters = await Promise.all(Array.from({ length: 8 }, () => withLink()));
    for (const { hash } of letters) {
      const random = hash.replace(/^pkce_/, "");
      expect(Buffer.from(random, "base64url")).toHaveLength(32);
    }
    expect(new Set(letters.map(({ hash }) => hash)).size).toBe(8);
  });

  it("R12 the database keeps nothing that could be used", async () => {
    const { owner, hash, code } = await withLink();
    const rows = await ownerSql`select to_jsonb(t) as row from auth.one_time_tokens t where user_id = ${owner.id}`;
    const kept = JSON.stringify(rows);
    const random = Buffer.from(hash.replace(/^pkce_/, ""), "base64url").toString("hex");
    for (const secret of [hash, random]) expect(kept).not.toContain(secret);
    expect(kept).not.toContain(`"${code}"`);
  });

  it.each([
    [{}, "Verify requires a verification type"],
    [{ type: "magiclink" }, "Verify requires either a token or a token hash"],
    [{ type: "magiclink", token_hash: "x", token: "123456" }, "Only the token_hash and type should be provided"],
    [{ type: "magiclink", token_hash: "x", email: "a@b.test" }, "Only the token_hash and type should be provided"],
    [{ type: "nonsense", token_hash: "x" }, "Unsupported verification type"],
    [{ type: "__proto__", token_hash: "x" }, "Unsupported verification type"],
    [{ type: "email", token: "123456" }, "Only an email address or phone number should be provided on verify"],
  ])("rejects %j", async (body, message) => {
    expect(await call("POST", "/verify", { body })).toMatchObject({
      status: 400,
      body: { code: "validation_failed", message },
    });
  });

  it("responds to unknown and known addresses alike, and to phones as switched off", async () => {
    const { owner } = await withLink();
    const [known, unknown] = [await byCode(owner.email, "000000"), await byCode(freshEmail(), "000000")];
    expect(known.body).toEqual(unknown.body);
    const phone = await call("POST", "/verify", { body: { phone: "+15550100", token: "123456", type: "sms" } });
    expect(phone).toMatchObject({ status: 400, body: { code: "phone_provider_disabled" } });
  });

  it("rejects a banned account, and records every rejection", async () => {
    const { owner, hash, code } = await withLink();
    await byCode(owner.email, wrongCode(code));
    await ownerSql`update auth.users set banned_until = now() + interval '1 day' where id = ${owner.id}`;
    expect(await byHash(hash)).toMatchObject({ status: 403, body: { code: "user_banned" } });
    expect(await auditedActions(owner.id)).toContainEqual({ action: "verify_failed", outcome: "refused" });
  });
});

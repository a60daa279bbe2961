import type { GoTrueClient } from "@supabase/auth-js";
import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { apiUrl, ownerSql } from "../../../support/world.ts";
import { auditedActions, call, newAccount, signIn } from "../accounts.ts";
import { enroll, newProtected, sessionOf } from "./authenticator.ts";

const path = "/factors/recovery-codes";

/** The client hides these calls behind a switch that the test's client does not set: see client-parser.test.ts. */
async function codes(client: GoTrueClient, method: "GET" | "POST" | "DELETE", rest = "", body?: object) {
  const { access_token: token } = await sessionOf(client);
  return call(method, path + rest, { token, ...(body && { body }) });
}

const make = async (client: GoTrueClient): Promise<string[]> => (await codes(client, "POST")).body.codes;

/** A client that has signed in by password, and uses a code. */
async function use(account: { id: string; email: string }, code: string) {
  const { client } = await signIn(account);
  return { client, responded: await codes(client, "POST", "/verify", { code }) };
}

describe("recovery codes", () => {
  it("are ten, returned once, and kept as hashes", async () => {
    const { account, client } = await newProtected();
    expect(await codes(client, "GET")).toMatchObject({ status: 404, body: { code: "mfa_factor_not_found" } });
    const { status, body } = await codes(client, "POST");
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: "recovery_code", friendly_name: "Recovery codes", total: 10 });
    expect(new Set(body.codes).size).toBe(10);
    for (const code of body.codes) expect(code).toMatch(/^[a-z2-7]{16}$/);
    expect(await codes(client, "GET")).toMatchObject({
      body: { id: body.id, type: "recovery_code", total: 10, remaining: 10 },
    });
    expect((await codes(client, "GET")).body.codes).toBeUndefined();
    const rows = await ownerSql`select * from auth.recovery_codes where factor_id = ${body.id}`;
    for (const code of body.codes) {
      expect(
        JSON.stringify(rows.map(({ code_hash }) => [code_hash.toString("hex"), code_hash.toString()])),
      ).not.toContain(code);
    }
    expect((await client.mfa.listFactors()).data?.all.map(({ factor_type }) => factor_type)).toContain("recovery_code");
    expect(await auditedActions(account.id)).toContainEqual({ action: "recovery_codes_made", outcome: "success" });
  });

  it("each lifts one session, in any spelling, and then never again", async () => {
    const { account, client } = await newProtected();
    const [code = "", second = ""] = await make(client);
    const { responded, client: lifted } = await use(account, code);
    expect(responded.status).toBe(200);
    expect(decodeJwt(responded.body.access_token)).toMatchObject({
      aal: "aal2",
      amr: [{ method: "mfa/recovery_code" }, { method: "password" }],
    });
    const headers = { authorization: `Bearer ${responded.body.access_token}` };
    expect((await fetch(`${apiUrl}/api/v1/me`, { headers })).status).toBe(200);
    expect((await lifted.refreshSession()).error).toMatchObject({ status: 400 });
    expect((await use(account, code)).responded).toMatchObject({
      status: 422,
      body: { code: "mfa_verification_failed", message: "Invalid recovery code entered" },
    });
    const typed = ` ${second.slice(0, 4).toUpperCase()}-${second.slice(4, 8)} ${second.slice(8).replaceAll("o", "0")}`;
    expect((await use(account, typed)).responded.status).toBe(200);
    expect((await codes(client, "GET")).body).toMatchObject({ total: 10, remaining: 8 });
    expect(await auditedActions(account.id)).toContainEqual({ action: "recovery_code_used", outcome: "success" });
  });

  it("one is used once, even if it is sent five times at once", async () => {
    const { account, client } = await newProtected();
    const [code = ""] = await make(client);
    const { client: halfway } = await signIn(account);
    const tries = await Promise.all(Array.from({ length: 5 }, () => codes(halfway, "POST", "/verify", { code })));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await codes(client, "GET")).body.remaining).toBe(9);
  });

  it("of one account are invalid for another", async () => {
    const [mine, theirs] = [await newProtected(), await newProtected()];
    const [code = ""] = await make(theirs.client);
    await make(mine.client);
    expect((await use(mine.account, code)).responded.status).toBe(422);
    const { responded } = await use(await newAccount(), code);
    expect(responded.status).toBe(422);
  });

  it("are blocked for a while after five wrong ones, from any session", async () => {
    const { account, client } = await newProtected();
    const [code = ""] = await make(client);
    for (let i = 0; i < 5; i++) expect((await use(account, "a".repeat(16))).responded.status).toBe(422);
    const { responded } = await use(account, code);
    expect(responded).toMatchObject({ status: 429, body: { code: "over_request_rate_limit" } });
    expect(Number(responded.headers.get("retry-after"))).toBeGreaterThan(60);
  });

  it("are renewed as a whole, which lifts that limit", async () => {
    const { account, client } = await newProtected();
    const [old = ""] = await make(client);
    for (let i = 0; i < 5; i++) await use(account, "b".repeat(16));
    const { status, body } = await codes(client, "POST", "/regenerate");
    expect(status).toBe(200);
    expect(body.codes).not.toContain(old);
    expect((await use(account, old)).responded.status).toBe(422);
    expect((await use(account, body.codes[0])).responded.status).toBe(200);
    expect((await codes(client, "POST")).body).toMatchObject({ code: "mfa_verified_factor_exists" });
  });

  it("are made, renewed and removed at aal2 only, and require another factor", async () => {
    const { account, client } = await newProtected();
    const rejection = { status: 401, body: { code: "insufficient_aal" } };
    const { client: halfway } = await signIn(account);
    expect(await codes(halfway, "POST")).toMatchObject({ status: 403, body: rejection.body });
    await make(client);
    const { client: again } = await signIn(account);
    expect(await codes(again, "POST", "/regenerate")).toMatchObject({ body: rejection.body });
    expect(await codes(again, "DELETE")).toMatchObject({ body: rejection.body });
    const { client: plain } = await signIn(await newAccount());
    await enroll(plain);
    expect(await codes(plain, "POST")).toMatchObject({ body: rejection.body });
    expect(await codes(plain, "POST", "/regenerate")).toMatchObject({ body: rejection.body });
    expect((await codes(client, "GET")).body.remaining).toBe(10);
  });

  it("end with the last other factor, and lock no owner out", async () => {
    const { account, client, factor } = await newProtected();
    const [code = ""] = await make(client);
    const { responded } = await use(account, code);
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    expect(await codes(client, "GET")).toMatchObject({ status: 404 });
    const { session } = await signIn(account);
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect((await fetch(`${apiUrl}/api/v1/me`, { headers })).status).toBe(200);
    const left = await ownerSql`select aal, amr from auth.sessions
      where user_id = ${account.id} and id = ${decodeJwt<{ session_id: string }>(responded.body.access_token).session_id}`;
    expect(left).toEqual([{ aal: "aal1", amr: [{ method: "password", timestamp: expect.any(Number) }] }]);
  });

  it("allow their owner to replace a lost app", async () => {
    const { account, client, factor } = await newProtected();
    const [code = ""] = await make(client);
    const { client: lifted, responded } = await use(account, code);
    await lifted.setSession(responded.body);
    const replaced = await enroll(lifted, "New phone");
    expect((await lifted.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    expect(replaced.id).toBeTruthy();
  });

  it("can be removed on their own", async () => {
    const { client } = await newProtected();
    const { body } = await codes(client, "POST", "", { friendly_name: "Paper" });
    expect(body.friendly_name).toBe("Paper");
    expect(await codes(client, "DELETE")).toMatchObject({ status: 200, body: { id: body.id } });
    expect((await codes(client, "GET")).status).toBe(404);
  });

  it.each([
    [{}, 400],
    [{ code: "" }, 400],
    [{ code: " - " }, 400],
    [{ code: 5 }, 400],
    [{ code: "x".repeat(201) }, 400],
    [{ code: "a\u0000" }, 422],
    [{ code: "𝓪".repeat(16) }, 422],
  ])("rejects %j", async (body, status) => {
    const { account, client } = await newProtected();
    await make(client);
    const { client: halfway } = await signIn(account);
    expect((await codes(halfway, "POST", "/verify", body)).status).toBe(status);
  });
});

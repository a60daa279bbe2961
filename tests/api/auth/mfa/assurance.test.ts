import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { ownerSql } from "../../../support/world.ts";
import { auditedActions, call, freshEmail, newAccount, PASSWORD, refreshWith, signIn } from "../accounts.ts";
import { enroll, forgetLastCode, newProtected, sessionOf, verify } from "./authenticator.ts";

const aalOf = (token: string) => decodeJwt<{ aal: string }>(token).aal;

describe("what aal1 may not do once there is a second factor", () => {
  it.each([
    ["the password", { password: "Another-horse-8", current_password: PASSWORD }],
    ["the e-mail address", { email: freshEmail() }],
  ])("M8: change %s", async (_, change) => {
    const { account } = await newProtected();
    const { session } = await signIn(account);
    const response = await call("PUT", "/user", { token: session.access_token, body: change });
    expect(response).toMatchObject({ status: 401, body: { code: "insufficient_aal" } });
    const [row] = await ownerSql`select email, new_email from auth.users where id = ${account.id}`;
    expect(row).toMatchObject({ email: account.email, new_email: null });
    await signIn(account);
  });

  it("M8: aal2 may do it, and user metadata can be changed without it", async () => {
    const { account, client } = await newProtected();
    const { session } = await signIn(account);
    const body = { data: { nickname: "Mo" } };
    expect((await call("PUT", "/user", { token: session.access_token, body })).status).toBe(200);
    expect((await client.updateUser({ password: "Another-horse-8" })).error).toBeNull();
    await signIn(account, "Another-horse-8");
  });

  it("M8: the row decides, not the token: a token with aal2 counts as aal1 once the session's factor is removed", async () => {
    const { account, factor, client } = await newProtected();
    const { access_token: token } = await sessionOf(client);
    expect(aalOf(token)).toBe("aal2");
    await ownerSql`update auth.sessions set aal = 'aal1', factor_id = null where user_id = ${account.id}`;
    const body = { password: "Another-horse-8" };
    expect(await call("PUT", "/user", { token, body })).toMatchObject({
      status: 401,
      body: { code: "insufficient_aal" },
    });
    expect(await call("DELETE", `/factors/${factor.id}`, { token })).toMatchObject({ status: 422 });
  });

  it("M8: unenrol the factor", async () => {
    const { account, factor } = await newProtected();
    const { client } = await signIn(account);
    const { error } = await client.mfa.unenroll({ factorId: factor.id });
    expect(error).toMatchObject({
      status: 422,
      code: "insufficient_aal",
      message: "AAL2 required to unenroll verified factor",
    });
    expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1);
  });
});

describe("unenrolling", () => {
  it("returns the id, and lowers the sessions that the factor lifted to aal1", async () => {
    const { account, factor, client } = await newProtected();
    const { client: second } = await signIn(account);
    await verify(second, factor);
    const { data, error } = await client.mfa.unenroll({ factorId: factor.id });
    expect(error).toBeNull();
    expect(data).toEqual({ id: factor.id });
    for (const one of [client, second]) {
      const { data: refreshed } = await one.refreshSession();
      const token = refreshed.session?.access_token ?? "";
      expect(decodeJwt(token)).toMatchObject({ aal: "aal1", amr: [{ method: "password" }] });
      expect(refreshed.user?.factors).toBeUndefined();
    }
    expect(await auditedActions(account.id)).toContainEqual({ action: "factor_unenrolled", outcome: "success" });
  });

  it("R7: of two factors lowers only the sessions that used the removed one", async () => {
    const { account, factor, client } = await newProtected();
    const second = await enroll(client, "Second");
    await verify(client, second);
    const { client: byFirst } = await signIn(account);
    await forgetLastCode(factor);
    await verify(byFirst, factor);
    await client.mfa.unenroll({ factorId: factor.id });
    expect(aalOf((await client.refreshSession()).data.session?.access_token ?? "")).toBe("aal2");
    const refreshed = await refreshWith((await sessionOf(byFirst)).refresh_token);
    expect(aalOf(refreshed.body.access_token)).toBe("aal1");
    expect((await byFirst.mfa.unenroll({ factorId: second.id })).error).toMatchObject({ code: "insufficient_aal" });
  });

  it("removes a factor that was never verified without a code", async () => {
    const { client } = await signIn(await newAccount());
    const factor = await enroll(client);
    expect((await client.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id });
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
      status: 404,
      code: "mfa_factor_not_found",
    });
  });
});

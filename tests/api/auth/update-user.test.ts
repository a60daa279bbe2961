import { describe, expect, it } from "vitest";
import { ownerSql } from "../../support/world.ts";
import { ageSessions, auditedActions, freshEmail, newAccount, PASSWORD, refreshWith, signIn } from "./accounts.ts";

const NEW_PASSWORD = "Another-horse-8";

describe("update of the own account", () => {
  it("changes the password, keeps this session and ends all others", async () => {
    const account = await newAccount();
    const [here, elsewhere] = [await signIn(account), await signIn(account)];
    const { error } = await here.client.updateUser({ password: NEW_PASSWORD });
    expect(error).toBeNull();
    await expect(signIn(account)).rejects.toMatchObject({ code: "invalid_credentials" });
    await signIn(account, NEW_PASSWORD);
    expect((await refreshWith(here.session.refresh_token)).status).toBe(200);
    expect((await refreshWith(elsewhere.session.refresh_token)).status).toBe(400);
    expect(await auditedActions(account.id)).toContainEqual({ action: "user_updated_password", outcome: "success" });
  });

  it("rejects the same password, a weak one, and a wrong current one", async () => {
    const { client } = await signIn(await newAccount());
    expect((await client.updateUser({ password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: "same_password",
    });
    expect((await client.updateUser({ password: "12345" })).error).toMatchObject({
      status: 422,
      code: "weak_password",
    });
    for (const common of ["123456", "Password123"]) {
      expect((await client.updateUser({ password: common })).error).toMatchObject({
        status: 422,
        code: "weak_password",
        reasons: ["pwned"],
      });
    }
    const wrong = { password: NEW_PASSWORD, current_password: "Wrong-password-1" };
    expect((await client.updateUser(wrong)).error).toMatchObject({ status: 400, code: "current_password_invalid" });
  });

  it("requires the current password in a session older than a day", async () => {
    const account = await newAccount();
    const { client } = await signIn(account);
    await ageSessions(account.id);
    const { error } = await client.updateUser({ password: NEW_PASSWORD });
    expect(error).toMatchObject({ status: 400, code: "reauthentication_needed" });
    const shown = await client.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
    expect(shown.error).toBeNull();
  });

  it("takes twenty wrong current passwords an hour, from all sessions together, and then not even the right one", async () => {
    const account = await newAccount();
    const [one, other] = [await signIn(account), await signIn(account)];
    const guess = ({ client }: typeof one, current_password: string) => client.updateUser({ current_password });
    expect((await guess(one, PASSWORD)).error).toBeNull();
    for (let tried = 0; tried < 20; tried++)
      expect((await guess(tried % 2 ? one : other, "Wrong-password-1")).error).toMatchObject({ status: 400 });
    expect((await guess(other, PASSWORD)).error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
  });

  it("a proof alone renews the session's, and guesses are rejected and limited", async () => {
    const account = await newAccount();
    const { client } = await signIn(account);
    await ageSessions(account.id);
    const guessed = await client.updateUser({ current_password: "Wrong-password-1" });
    expect(guessed.error).toMatchObject({ status: 400, code: "current_password_invalid" });
    expect((await client.updateUser({ password: NEW_PASSWORD })).error).toMatchObject({
      code: "reauthentication_needed",
    });
    expect((await client.updateUser({ current_password: PASSWORD })).error).toBeNull();
    expect((await client.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    expect(await auditedActions(account.id)).toContainEqual({ action: "user_modified", outcome: "success" });
  });

  it("visitors of the demo keep their address and password", async () => {
    const account = await newAccount();
    const { client } = await signIn(account);
    await ownerSql`update users set is_demo = true where id = ${account.id}`;
    for (const change of [{ email: freshEmail() }, { password: NEW_PASSWORD }]) {
      expect((await client.updateUser(change)).error).toMatchObject({ status: 403, code: "no_authorization" });
    }
    const [row] = await ownerSql`select new_email, password_hash from auth.users where id = ${account.id}`;
    expect(row?.new_email).toBeNull();
    expect((await client.updateUser({ data: { a: 1 } })).error).toBeNull();
  });

  it("merges user metadata; null removes", async () => {
    const account = await newAccount({ user_metadata: { kept: 1, dropped: 2 } });
    const { client } = await signIn(account);
    const { data } = await client.updateUser({ data: { dropped: null, added: { deep: true } } });
    expect(data.user?.user_metadata).toEqual({ kept: 1, added: { deep: true } });
    const tooMuch = await client.updateUser({ data: { a: "x".repeat(4070) } });
    expect(tooMuch.error).toMatchObject({ status: 400, code: "validation_failed" });
  });

  it("writes no field that only the server may write", async () => {
    const account = await newAccount();
    const { client } = await signIn(account);
    const input = { data: {}, app_metadata: { role: "admin" }, role: "service_role", aud: "admin", is_anonymous: true };
    const { data, error } = await client.updateUser(input);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      app_metadata: {},
      role: "authenticated",
      aud: "authenticated",
      is_anonymous: false,
    });
  });
});

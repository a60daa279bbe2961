import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { adminClaims } from "../../../../api/src/keys/admin-claims.ts";
import { ownKeys } from "../../../support/tokens.ts";
import { apiUrl, ownerSql } from "../../../support/world.ts";
import { call, signIn } from "../accounts.ts";
import { newProtected, sessionOf } from "./authenticator.ts";

const token = await ownKeys.sign(adminClaims(apiUrl, "test"));

describe("an account's factors, for our own servers", () => {
  it("are listed without secrets and deleted, which takes sessions down to aal1", async () => {
    const { account, factor, client } = await newProtected();
    const listed = await call("GET", `/admin/users/${account.id}/factors`, { token });
    expect(listed).toMatchObject({ status: 200, body: [{ id: factor.id, factor_type: "totp", status: "verified" }] });
    expect(JSON.stringify(listed.body)).not.toMatch(/secret|step/);
    const deleted = await call("DELETE", `/admin/users/${account.id}/factors/${factor.id}`, { token });
    expect(deleted).toMatchObject({ status: 200, body: { id: factor.id } });
    expect((await call("GET", `/admin/users/${account.id}/factors`, { token })).body).toEqual([]);
    await client.refreshSession();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe("aal1");
    const [row] = await ownerSql`select outcome, actor_id from audit_log
      where action = 'factor_deleted' and subject_id = ${account.id}`;
    expect(row).toMatchObject({ outcome: "success", actor_id: null });
  });

  it("T10: are closed to people's tokens, the owner's included", async () => {
    const { account, factor, client } = await newProtected();
    const { access_token: own } = await sessionOf(client);
    const rejection = { status: 403, body: { code: "not_admin" } };
    expect(await call("GET", `/admin/users/${account.id}/factors`, { token: own })).toMatchObject(rejection);
    const path = `/admin/users/${account.id}/factors/${factor.id}`;
    expect(await call("DELETE", path, { token: own })).toMatchObject(rejection);
    await signIn(account);
    expect(await ownerSql`select 1 from auth.mfa_factors where id = ${factor.id}`).toHaveLength(1);
  });

  it("must exist", async () => {
    const { account } = await newProtected();
    const gone = await call("DELETE", `/admin/users/${account.id}/factors/${randomUUID()}`, { token });
    expect(gone).toMatchObject({ status: 404, body: { code: "mfa_factor_not_found" } });
    const unknown = await call("GET", `/admin/users/${randomUUID()}/factors`, { token });
    expect(unknown).toMatchObject({ status: 404, body: { code: "user_not_found" } });
    expect((await call("GET", "/admin/users/x/factors", { token })).status).toBe(404);
  });
});

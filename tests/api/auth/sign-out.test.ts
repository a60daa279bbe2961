import { describe, expect, it } from "vitest";
import { apiUrl, ownerSql } from "../../support/world.ts";
import { auditedActions, call, newAccount, refreshWith, signIn } from "./accounts.ts";

async function threeSessions() {
  const account = await newAccount();
  const [one, two, three] = [await signIn(account), await signIn(account), await signIn(account)];
  return { account, one, two, three };
}

/** Whether the auth service and the api still accept an access token. */
async function isAlive(token: string): Promise<boolean> {
  const user = await call("GET", "/user", { token });
  const me = await fetch(`${apiUrl}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } });
  if (user.status === 200 && me.status === 200) return true;
  expect(user).toMatchObject({ status: 403, body: { code: "session_not_found" } });
  expect(me.status).toBe(401);
  expect(await me.json()).toMatchObject({ code: "session_not_found" });
  return false;
}

describe("sign-out", () => {
  it.each([
    ["global", [false, false, false]],
    ["local", [false, true, true]],
    ["others", [true, false, false]],
  ] as const)("%s", async (scope, alive) => {
    const { account, one, two, three } = await threeSessions();
    const { error } = await one.client.signOut({ scope });
    expect(error).toBeNull();
    const sessions = [one.session, two.session, three.session];
    expect(await Promise.all(sessions.map((session) => isAlive(session.access_token)))).toEqual(alive);
    const refreshes = await Promise.all(sessions.map((session) => refreshWith(session.refresh_token)));
    expect(refreshes.map(({ status }) => status === 200)).toEqual(alive);
    const { data } = await one.client.getSession();
    expect(data.session !== null).toBe(scope === "others");
    expect(await auditedActions(account.id)).toContainEqual({ action: "logout", outcome: "success" });
  });

  it("is global by default, and responds without a body", async () => {
    const { account, one } = await threeSessions();
    const response = await call("POST", "/logout", { token: one.session.access_token });
    expect(response).toMatchObject({ status: 204, body: undefined });
    expect(await ownerSql`select 1 from auth.sessions where user_id = ${account.id}`).toHaveLength(0);
  });

  it("accepts a session that has already ended", async () => {
    const { one, two } = await threeSessions();
    await two.client.signOut({ scope: "global" });
    expect((await one.client.signOut({ scope: "global" })).error).toBeNull();
  });

  it("rejects an unknown scope and a caller without a token", async () => {
    const { one } = await threeSessions();
    const unknown = await call("POST", "/logout?scope=everyone", { token: one.session.access_token });
    expect(unknown).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(await call("POST", "/logout")).toMatchObject({ status: 401, body: { code: "no_authorization" } });
  });
});

import { describe, expect, it, vi } from "vitest";
import { apiUrl, ownerSql } from "../../support/world.ts";
import { auditedActions, call, newAccount, newClient, refreshWith, signIn } from "./accounts.ts";

async function signedIn() {
  const account = await newAccount();
  const { client, session } = await signIn(account);
  const [row] = await ownerSql<{ id: string }[]>`select id from auth.sessions where user_id = ${account.id}`;
  return { account, client, session, sessionId: row?.id ?? "", token: session.refresh_token };
}

const activeTokens = (sessionId: string) => ownerSql`
  select counter from auth.refresh_tokens where session_id = ${sessionId} and used_at is null`;
const moveBack = (sessionId: string, by: string) => ownerSql`
  update auth.refresh_tokens set used_at = used_at - ${by}::interval where session_id = ${sessionId}`;

async function lockWaiters(): Promise<number> {
  const rows =
    await ownerSql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%auth.sessions%'`;
  return rows.length;
}

async function rotate(token: string): Promise<string> {
  const { body } = await refreshWith(token);
  return body.refresh_token;
}

describe("refresh", () => {
  it("rotates the token and continues the session", async () => {
    const { account, client, session, sessionId } = await signedIn();
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(data.session?.access_token).not.toBe(session.access_token);
    expect(data.user?.id).toBe(account.id);
    expect(await activeTokens(sessionId)).toMatchObject([{ counter: 1 }]);
    expect(await auditedActions(account.id)).toContainEqual({ action: "token_refreshed", outcome: "success" });
  });

  it("returns the same successor when the parent is presented again", async () => {
    const { sessionId, token } = await signedIn();
    const successor = await rotate(token);
    await moveBack(sessionId, "59 minutes");
    expect(await rotate(token)).toBe(successor);
    expect(await activeTokens(sessionId)).toHaveLength(1);
    expect((await refreshWith(successor)).status).toBe(200);
  });

  it("does so only within the lifetime of the access token it came with", async () => {
    const { sessionId, token } = await signedIn();
    await rotate(token);
    await moveBack(sessionId, "61 minutes");
    expect(await refreshWith(token)).toMatchObject({ status: 400, body: { code: "refresh_token_already_used" } });
  });

  it("ends the session of a thief and a victim who refresh alternately, and notifies its owner", async () => {
    const { account, sessionId, token } = await signedIn();
    const use = (access: string) => call("GET", "/user", { token: access });
    const own = await refreshWith(token);
    expect((await use(own.body.access_token)).status).toBe(200);
    await moveBack(sessionId, "11 seconds");
    // The victim has used the successor's access token, so that no lost response explains the parent's second use.
    expect(await refreshWith(token)).toMatchObject({ status: 400, body: { code: "refresh_token_already_used" } });
    expect((await refreshWith(own.body.refresh_token)).status).toBe(400);
    expect((await use(own.body.access_token)).status).toBe(403);
    const rows = await ownerSql`select from audit_log
      where actor_id = ${account.id} and action = 'refresh_reuse_detected'`;
    expect(rows).toHaveLength(1);
  });

  it("also detects a thief who refreshes first", async () => {
    const { sessionId, token } = await signedIn();
    const thief = await refreshWith(token);
    const me = (access: string) =>
      fetch(`${apiUrl}/api/v1/me`, { headers: { authorization: `Bearer ${access}` } }).then(({ status }) => status);
    expect(await me(thief.body.access_token)).toBe(200);
    await moveBack(sessionId, "11 seconds");
    expect((await refreshWith(token)).status).toBe(400);
    expect(await me(thief.body.access_token)).toBe(401);
  });

  it("has one successor for 20 parallel refreshes, which all succeed", async () => {
    const { sessionId, token } = await signedIn();
    // Delayed until several wait for the session's lock, so that it is a race on any machine.
    const refreshes = await ownerSql.begin(async (sql) => {
      await sql`select 1 from auth.sessions where id = ${sessionId} for update`;
      const started = Array.from({ length: 20 }, () => refreshWith(token));
      await vi.waitUntil(async () => (await lockWaiters()) >= 5, { timeout: 30_000 });
      return { started };
    });
    const responses = await Promise.all(refreshes.started);
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(responses.map(({ body }) => body.refresh_token)).size).toBe(1);
    expect(await activeTokens(sessionId)).toHaveLength(1);
  });

  it("returns the active token for any token used seconds ago, and creates no second chain", async () => {
    const { sessionId, token } = await signedIn();
    const active = await rotate(await rotate(await rotate(token)));
    expect(await rotate(token)).toBe(active);
    expect(await activeTokens(sessionId)).toHaveLength(1);
  });

  it("ends the session when a grandparent is used later, and logs it", async () => {
    const { account, client, session, sessionId, token } = await signedIn();
    const successor = await rotate(await rotate(token));
    await moveBack(sessionId, "11 seconds");
    const { error } = await newClient().refreshSession({ refresh_token: token });
    expect(error).toMatchObject({
      status: 400,
      code: "refresh_token_already_used",
      message: "Invalid Refresh Token: Already Used",
    });
    expect(await ownerSql`select 1 from auth.sessions where id = ${sessionId}`).toHaveLength(0);
    expect(await refreshWith(successor)).toMatchObject({ status: 400, body: { code: "refresh_token_not_found" } });
    expect((await client.getUser(session.access_token)).error).toMatchObject({ name: "AuthSessionMissingError" });
    expect(await auditedActions(account.id)).toContainEqual({ action: "refresh_reuse_detected", outcome: "refused" });
  });

  it("ends after 30 days without use", async () => {
    const { sessionId, token } = await signedIn();
    await ownerSql`update auth.sessions set refreshed_at = now() - interval '30 days 1 second' where id = ${sessionId}`;
    expect(await refreshWith(token)).toMatchObject({
      status: 400,
      body: { code: "session_expired", message: "Invalid Refresh Token: Session Expired (Inactivity)" },
    });
  });

  it("reads the account again: a banned or deleted one is rejected", async () => {
    const banned = await signedIn();
    await ownerSql`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.account.id}`;
    expect(await refreshWith(banned.token)).toMatchObject({ status: 400, body: { code: "user_banned" } });
    const deleted = await signedIn();
    await ownerSql`update auth.users set deleted_at = now() where id = ${deleted.account.id}`;
    expect(await refreshWith(deleted.token)).toMatchObject({ status: 400, body: { code: "session_not_found" } });
  });

  it("responds with a retryable error when the session stays locked", async () => {
    const { sessionId, token } = await signedIn();
    const response = await ownerSql.begin(async (sql) => {
      await sql`select 1 from auth.sessions where id = ${sessionId} for update`;
      return refreshWith(token);
    });
    expect(response.status).toBe(503);
    expect(response.body.code).toBe("busy");
    expect((await refreshWith(token)).status).toBe(200);
  });

  it("leaves no valid token when a sign-out coincides with a refresh", async () => {
    const { account, session, token } = await signedIn();
    const [, refreshed] = await Promise.all([
      call("POST", "/logout?scope=global", { token: session.access_token }),
      refreshWith(token),
    ]);
    const last = refreshed.body.refresh_token ?? token;
    expect((await refreshWith(last)).status).toBe(400);
    expect(await ownerSql`select 1 from auth.sessions where user_id = ${account.id}`).toHaveLength(0);
  });

  it("the database keeps nothing that could be used as a token", async () => {
    const { session, sessionId, token } = await signedIn();
    const successor = await rotate(token);
    const dump = JSON.stringify(
      await ownerSql`select to_jsonb(t) as token, to_jsonb(s) as session
        from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id where s.id = ${sessionId}`,
    );
    const hex = (text: string) => Buffer.from(text, "base64url").toString("hex");
    for (const secret of [session.access_token, token, successor, hex(token), hex(successor)]) {
      expect(dump).not.toContain(secret);
    }
  });

  it.each(["", "short", "a".repeat(43), "x".repeat(100_000), "\0", 5, {}, "' or 1=1 --"])(
    "rejects a malformed token: %.20j",
    async (token) => {
      const response = await call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: token } });
      expect(response.status).toBe(400);
      expect(["validation_failed", "refresh_token_not_found"]).toContain(response.body.code);
    },
  );
});

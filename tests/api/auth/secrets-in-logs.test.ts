import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { startApi } from "../../support/api-process.ts";
import { ownerSql } from "../../support/world.ts";
import { freshEmail, PASSWORD } from "./accounts.ts";

it("no password, token or address reaches the log or the audit log", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "courtside-log-"));
  await cp(join(inject("dataDir"), "keys.json"), join(dataDir, "keys.json"));
  const env = { DATABASE_URL: inject("apiDatabaseUrl"), DATA_DIR: dataDir, LOG_LEVEL: "debug" };
  const api = await startApi(env);
  const email = freshEmail();
  const post = async (path: string, body: unknown, token?: string) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${api.url}/auth/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.status === 204 ? undefined : await answer.json();
  };
  const session = await post("/signup", { email, password: PASSWORD });
  const next = await post("/token?grant_type=refresh_token", { refresh_token: session.refresh_token });
  await post("/token?grant_type=password", { email, password: `${PASSWORD}-wrong` });
  await post("/token?grant_type=refresh_token", { refresh_token: `${session.refresh_token}x` });
  await post("/logout", {}, session.access_token);
  await api.stop();
  await rm(dataDir, { recursive: true });

  const written = api.log();
  expect(written).toContain("/auth/v1/logout");
  const audited = JSON.stringify(await ownerSql`select * from audit_log where actor_id = ${session.user.id}`);
  expect(audited).toContain("logout");
  const secrets = [PASSWORD, session.refresh_token, session.access_token, next.refresh_token, next.access_token];
  for (const secret of secrets) {
    expect(written).not.toContain(secret);
    expect(audited).not.toContain(secret);
  }
  expect(written).not.toContain(email);
  expect(audited).not.toContain(email);
});

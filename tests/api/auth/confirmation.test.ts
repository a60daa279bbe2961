import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type ApiProcess, startApi } from "../../support/api-process.ts";
import { ownerSql } from "../../support/world.ts";
import { freshEmail, newAccount, PASSWORD } from "./accounts.ts";

let dataDir = "";
let api: ApiProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "courtside-production-"));
  await cp(join(inject("dataDir"), "keys.json"), join(dataDir, "keys.json"));
  const env = { DATABASE_URL: inject("apiDatabaseUrl"), DATA_DIR: dataDir };
  api = await startApi({ ...env, APP_ENV: "production", SEND_NOTICES: "off" });
});
afterAll(async () => {
  await api.stop();
  await rm(dataDir, { recursive: true });
});

async function post(path: string, body: unknown) {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${api.url}/auth/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, headers: [...response.headers.keys()], body: await response.json() };
}

/** The response's structure: every key and type, without the values that must differ. */
function outline(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(outline);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, outline(inner)]));
}

describe("sign-up where addresses must be confirmed", () => {
  it("returns the user without a session, and the account cannot sign in yet", async () => {
    const email = freshEmail();
    const { status, body } = await post("/signup", { email, password: PASSWORD, data: { full_name: "Ada" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ email, user_metadata: { full_name: "Ada" }, identities: [{ provider: "email" }] });
    expect(body).not.toHaveProperty("access_token");
    expect(body).not.toHaveProperty("email_confirmed_at");
    const signIn = await post("/token?grant_type=password", { email, password: PASSWORD });
    expect(signIn).toMatchObject({ status: 400, body: { code: "email_not_confirmed" } });
  });

  it("responds to a registered address as to a new one", async () => {
    const taken = await newAccount();
    const free = freshEmail();
    const [one, two] = await Promise.all(
      [taken.email, free].map((email) => post("/signup", { email, password: PASSWORD, data: { full_name: "Ada" } })),
    );
    expect(outline(one)).toEqual(outline(two));
    expect(one?.body.id).not.toBe(taken.id);
    expect(await ownerSql`select 1 from auth.users where id = ${one?.body.id}`).toHaveLength(0);
  });
});

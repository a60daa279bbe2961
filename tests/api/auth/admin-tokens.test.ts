import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GoTrueAdminApi } from "@supabase/auth-js";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, describe, expect, inject, it } from "vitest";
import { adminClaims } from "../../../api/src/keys/admin-claims.ts";
import { loadAdminKeys } from "../../../api/src/keys/admin-keys.ts";
import { runTool } from "../../support/run-tool.ts";
import { foreignKeys, ownKeys } from "../../support/tokens.ts";
import { makeClub } from "../../support/world.ts";
import { newAccount } from "./accounts.ts";
import { startMailApi } from "./mail-api.ts";
import { BEHIND_A_PROXY, newNetwork } from "./own-network.ts";

const folder = await mkdtemp(join(tmpdir(), "courtside-admin-keys-"));
const rsa = await generateKeyPair("RS256", { extractable: true });
const ec = await generateKeyPair("ES256", { extractable: true });
const jwksFile = join(folder, "admins.json");
await writeFile(
  jwksFile,
  JSON.stringify({
    keys: [
      { ...(await exportJWK(rsa.publicKey)), kid: "ops-rsa", alg: "RS256", use: "sig" },
      { ...(await exportJWK(ec.publicKey)), kid: "ops-ec", alg: "ES256" },
    ],
  }),
);
afterAll(() => rm(folder, { recursive: true }));

const { api, signIn, call, url } = await startMailApi({ AUTH_ADMIN_JWKS_FILE: jwksFile, ...BEHIND_A_PROXY });

describe("who is an admin", () => {
  const endpoints = [
    ["POST", "/invite"],
    ["POST", "/admin/generate_link"],
    ["GET", "/admin/users"],
    ["POST", "/admin/users"],
    ["GET", `/admin/users/${randomUUID()}`],
    ["PUT", `/admin/users/${randomUUID()}`],
    ["DELETE", `/admin/users/${randomUUID()}`],
  ] as const;
  const own = (change: JWTPayload = {}) => ownKeys.sign({ ...adminClaims(api.url, "tests"), ...change });
  const now = () => Math.floor(Date.now() / 1000);

  it.each(endpoints)("T10 %s %s requires an admin token", async (method, path) => {
    const { admin: clubAdmin } = await makeClub();
    const { session } = await signIn(await newAccount());
    expect(await call(method, path)).toMatchObject({ status: 401, body: { code: "no_authorization" } });
    for (const token of [session.access_token, clubAdmin.token, session.refresh_token, "x"]) {
      expect(await call(method, path, { token })).toMatchObject({
        status: 403,
        body: { code: "not_admin", message: "User not allowed" },
      });
    }
  });

  it("a command makes a token of our key for one who may read it, and makes no key", async () => {
    const run = (env: Record<string, string>) => runTool("admin-token", ["tests"], { SITE_URL: api.url, ...env });
    const { stdout } = await run({ DATA_DIR: inject("dataDir") });
    expect(await call("GET", "/admin/users", { token: stdout.trim() })).toMatchObject({ status: 200 });
    const rejected = await run({ DATA_DIR: folder });
    expect([rejected.code, rejected.stderr.trim()]).toEqual([1, `There is no ${join(folder, "keys.json")}.`]);
    expect(existsSync(join(folder, "keys.json"))).toBe(false);
  });

  it.each<[string, () => Promise<string>]>([
    ["for another site", () => own({ aud: "https://other.test/auth/v1/admin" })],
    ["with a person's audience", () => own({ aud: "authenticated" })],
    ["with another role", () => own({ role: "authenticated" })],
    ["without a role", () => own({ role: undefined as never })],
    ["expired", () => own({ iat: now() - 900, exp: now() - 300 })],
    ["without an expiry", () => own({ exp: undefined as never })],
    ["that lives too long", () => own({ exp: now() + 86_400 })],
    ["that is old, whatever its expiry", () => own({ iat: now() - 700, exp: now() + 60 })],
    ["that is not valid yet", () => own({ iat: now() + 9000, exp: now() + 9300 })],
    ["of our key and another issuer", () => own({ iss: "https://other.test" })],
    ["of another installation's key", async () => (await foreignKeys()).sign(adminClaims(api.url, "x"))],
    [
      "of a listed id and another key",
      async () => {
        const { privateKey } = await generateKeyPair("RS256");
        return new SignJWT(adminClaims(api.url, "x"))
          .setProtectedHeader({ alg: "RS256", kid: "ops-rsa" })
          .sign(privateKey);
      },
    ],
    [
      "signed with the listed key as a shared secret",
      async () => {
        const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(rsa.publicKey)));
        return new SignJWT(adminClaims(api.url, "x")).setProtectedHeader({ alg: "HS256", kid: "ops-rsa" }).sign(secret);
      },
    ],
    [
      "without a key id",
      () => new SignJWT(adminClaims(api.url, "x")).setProtectedHeader({ alg: "RS256" }).sign(rsa.privateKey),
    ],
  ])("rejects a token %s", async (_, make) => {
    expect(await call("GET", "/admin/users", { token: await make() })).toMatchObject({
      status: 403,
      body: { code: "not_admin" },
    });
  });

  it.each([
    ["RS256", "ops-rsa", rsa.privateKey],
    ["ES256", "ops-ec", ec.privateKey],
  ] as const)("lets in a key of the admins' own file: %s", async (alg, kid, key) => {
    const claims = { ...adminClaims(api.url, "ops"), iss: "https://ops.test" };
    const token = await new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);
    const ops = new GoTrueAdminApi({ url, headers: { Authorization: `Bearer ${token}` } });
    expect((await ops.listUsers()).error).toBeNull();
    // Such a key cannot sign people's tokens.
    const people = { iss: `${api.url}/auth/v1`, aud: "authenticated", sub: randomUUID(), session_id: randomUUID() };
    const person = await new SignJWT({ ...claims, ...people }).setProtectedHeader({ alg, kid }).sign(key);
    expect((await call("GET", "/user", { token: person })).body.code).toBe("bad_jwt");
  });

  it("records who was rejected", async () => {
    const { headers, rejections } = newNetwork();
    await call("GET", "/admin/users", { token: "x", headers });
    expect(await rejections()).toMatchObject([{ action: "admin_denied", times: 1 }]);
  });
});

describe("the admins' own key file", () => {
  const broken = join(folder, "broken.json");
  it.each<[string, () => Promise<unknown>]>([
    ["no JSON", async () => "{"],
    ["no set", async () => ({})],
    ["a private key", async () => ({ keys: [{ ...(await exportJWK(ec.privateKey)), kid: "a", alg: "ES256" }] })],
    ["a shared secret", async () => ({ keys: [{ kty: "oct", k: "hunter2", kid: "a", alg: "HS256" }] })],
    ["no id", async () => ({ keys: [{ ...(await exportJWK(ec.publicKey)), alg: "ES256" }] })],
    ["a short key", async () => ({ keys: [{ kty: "RSA", n: "AQAB", e: "AQAB", kid: "a", alg: "RS256" }] })],
  ])("is rejected with %s, in a message that quotes nothing", async (_, content) => {
    const text = await content();
    await writeFile(broken, typeof text === "string" ? text : JSON.stringify(text));
    const loaded = loadAdminKeys(broken);
    await expect(loaded).rejects.toThrow("AUTH_ADMIN_JWKS_FILE");
    await expect(loaded).rejects.not.toThrow("hunter2");
  });

  it("is rejected if it does not exist", async () => {
    await expect(loadAdminKeys(join(folder, "none.json"))).rejects.toThrow("cannot be read (ENOENT)");
  });
});

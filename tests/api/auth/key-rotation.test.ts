import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { decodeProtectedHeader, jwtVerify } from "jose";
import { afterAll, describe, expect, inject, it, vi } from "vitest";
import { type KeyFile, newKeyFile } from "../../../api/src/keys/key-file.ts";
import { keysOf, openKeys } from "../../../api/src/keys/keys.ts";
import { reloading } from "../../../api/src/keys/reloading.ts";
import { PUBLISHED_BEFORE_USE, rotated, rotateKeys } from "../../../api/src/keys/rotation.ts";
import { startApi } from "../../support/api-process.ts";
import { call, newAccount, newClient, PASSWORD, signIn } from "./accounts.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const root = await mkdtemp(join(tmpdir(), "courtside-rotation-"));
afterAll(() => rm(root, { recursive: true }));

const read = async (dataDir: string): Promise<KeyFile> =>
  JSON.parse(await readFile(join(dataDir, "keys.json"), "utf8"));

describe("a rotation", () => {
  it("publishes the new key at least ten minutes before it signs, and keeps verifying with the old", async () => {
    const file = await newKeyFile();
    const now = Date.now();
    const next = await rotated(file, now);
    expect(PUBLISHED_BEFORE_USE).toBeGreaterThanOrEqual(10 * MINUTE);
    expect(next.signing_keys.map((key) => key.kid)).toContain(file.signing_keys[0]?.kid);
    expect(next.refresh_token_secret).toBe(file.refresh_token_secret);
    expect(Date.parse(next.signing_keys[0]?.signs_from ?? "") - now).toBe(PUBLISHED_BEFORE_USE);
    const keys = await keysOf(next);
    expect(keys.jwks.keys).toHaveLength(2);
    expect(decodeProtectedHeader(await keys.sign({})).kid).toBe(file.signing_keys[0]?.kid);
  });

  it("drops a key when its last token has expired, and not earlier", async () => {
    const now = Date.now();
    const { signing_keys, ...secrets } = await newKeyFile();
    const since = new Date(now - 10 * DAY).toISOString();
    const first = { ...secrets, signing_keys: signing_keys.map((key) => ({ ...key, signs_from: since })) };
    const second = await rotated(first, now - 3 * DAY);
    const kids = async (at: number) => (await rotated(second, at)).signing_keys.map((key) => key.kid);
    expect(await kids(now - 3 * DAY + 24 * 60 * MINUTE)).toContain(first.signing_keys[0]?.kid);
    expect(await kids(now)).not.toContain(first.signing_keys[0]?.kid);
    // A running process does not verify with it either, although the file still contains it.
    const old = await (await keysOf(first)).sign({ sub: "a" });
    const keys = await keysOf(second);
    expect(keys.jwks.keys).toHaveLength(1);
    await expect(jwtVerify(old, keys.verificationKey)).rejects.toThrow();
  });

  it("waits for the previous one, and one runs at a time", async () => {
    const dataDir = await mkdtemp(join(root, "once-"));
    await openKeys({ dataDir });
    const both = await Promise.allSettled([rotateKeys(dataDir), rotateKeys(dataDir)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(rotateKeys(dataDir)).rejects.toThrow("A new key is published already");
    expect((await read(dataDir)).signing_keys).toHaveLength(2);
    expect((await stat(join(dataDir, "keys.json"))).mode & 0o777).toBe(0o600);
  });

  it("is a command that says when the key will sign, and prints no secret", async () => {
    const dataDir = await mkdtemp(join(root, "command-"));
    await openKeys({ dataDir });
    const run = (env: Record<string, string>) =>
      promisify(execFile)("node", ["tools/rotate-keys.ts"], {
        cwd: resolve(import.meta.dirname, "../../.."),
        env: { ...process.env, ...env },
      });
    const { stdout } = await run({ DATA_DIR: dataDir });
    const file = await read(dataDir);
    expect(stdout).toContain(file.signing_keys[0]?.signs_from);
    for (const key of file.signing_keys) expect(stdout).not.toContain(key.private_jwk.d);
    await expect(run({ DATA_DIR: dataDir })).rejects.toMatchObject({ code: 1, stderr: /published already/ });
    const printed = await run({ COURTSIDE_KEYS: JSON.stringify(await newKeyFile()) });
    expect(JSON.parse(printed.stdout).signing_keys).toHaveLength(2);
  });
});

describe("a running process", () => {
  it("T13 takes up the new key, keeps old tokens valid, and rejects a removed key", async () => {
    const dataDir = await mkdtemp(join(root, "running-"));
    await cp(join(inject("dataDir"), "keys.json"), join(dataDir, "keys.json"));
    const env = { DATABASE_URL: inject("apiDatabaseUrl"), DATA_DIR: dataDir };
    const api = await startApi({ ...env, SEND_NOTICES: "off" });
    const url = `${api.url}/auth/v1`;
    try {
      const account = await newAccount();
      const before = await signIn(account, PASSWORD, url);
      const [oldKid] = (await read(dataDir)).signing_keys.map((key) => key.kid);
      await rotateKeys(dataDir);
      // Ends the waiting time: the new key signs.
      const file = await read(dataDir);
      const [next, old] = file.signing_keys;
      if (!next || !old) throw new Error("two keys were expected");
      const signing = { ...next, signs_from: new Date().toISOString() };
      await writeFile(join(dataDir, "keys.json"), JSON.stringify({ ...file, signing_keys: [signing, old] }));
      const fromNew = await (await openKeys({ dataDir })).sign({});
      expect(decodeProtectedHeader(fromNew).kid).toBe(next.kid);

      // An unknown kid makes the process read the file again, at most every few seconds.
      await vi.waitUntil(
        async () => {
          await call("GET", "/user", { url, token: fromNew });
          const { body } = await call("GET", "/.well-known/jwks.json", { url });
          return body.keys.length === 2;
        },
        { timeout: 20_000, interval: 200 },
      );
      const after = await signIn(account, PASSWORD, url);
      expect(decodeProtectedHeader(after.session.access_token).kid).toBe(next.kid);
      expect(decodeProtectedHeader(before.session.access_token).kid).toBe(oldKid);
      for (const { session } of [before, after]) {
        const claims = await newClient(url).getClaims(session.access_token);
        expect(claims.error).toBeNull();
        expect((await call("GET", "/user", { url, token: session.access_token })).status).toBe(200);
      }
      // Refresh tokens do not depend on signing keys.
      expect((await before.client.refreshSession()).error).toBeNull();

      await writeFile(join(dataDir, "keys.json"), JSON.stringify({ ...file, signing_keys: [signing] }));
      await vi.waitUntil(
        async () => {
          const token = await (await keysOf(await newKeyFile())).sign({});
          await call("GET", "/user", { url, token });
          const { body } = await call("GET", "/.well-known/jwks.json", { url });
          return body.keys.length === 1;
        },
        { timeout: 20_000, interval: 200 },
      );
      const removed = await call("GET", "/user", { url, token: before.session.access_token });
      expect(removed).toMatchObject({ status: 403, body: { code: "bad_jwt" } });
    } finally {
      await api.stop();
    }
  });

  it("keeps its keys when the file cannot be read, and says so", async () => {
    const problems: unknown[] = [];
    let time = 0;
    let fails = false;
    const state = await reloading(
      async () => {
        if (fails) throw new Error("unreadable");
        return 1;
      },
      (error) => problems.push(error),
      () => time,
    );
    fails = true;
    expect(await state.renew()).toBe(1);
    expect(problems).toHaveLength(0);
    time = 5_000;
    expect(await state.renew()).toBe(1);
    expect(problems).toEqual([new Error("unreadable")]);
  });
});

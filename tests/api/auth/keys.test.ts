import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeProtectedHeader, jwtVerify } from "jose";
import { afterAll, describe, expect, it } from "vitest";
import { newKeyFile } from "../../../api/src/keys/key-file.ts";
import { keysOf, openKeys } from "../../../api/src/keys/keys.ts";

const root = await mkdtemp(join(tmpdir(), "courtside-keys-"));
const fresh = () => mkdtemp(join(root, "data-"));
afterAll(() => rm(root, { recursive: true }));

describe("the key file", () => {
  it("is created once when several processes start, and only its owner may read it", async () => {
    const dataDir = await fresh();
    const opened = await Promise.all(Array.from({ length: 8 }, () => openKeys({ dataDir })));
    expect(new Set(opened.map(({ jwks }) => JSON.stringify(jwks))).size).toBe(1);
    expect(new Set(opened.map((keys) => keys.refreshTokenOf("session", 0))).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(["keys.json"]);
    expect((await stat(join(dataDir, "keys.json"))).mode & 0o777).toBe(0o600);
    expect((await openKeys({ dataDir })).jwks).toEqual(opened[0]?.jwks);
  });

  it("can come from the environment, and then no file is read or written", async () => {
    const dataDir = await fresh();
    const text = JSON.stringify(await newKeyFile());
    const [one, two] = [await openKeys({ dataDir, keys: text }), await openKeys({ dataDir, keys: text })];
    expect(one.refreshTokenOf("session", 3)).toBe(two.refreshTokenOf("session", 3));
    expect(await readdir(dataDir)).toEqual([]);
  });

  it("reports the path of a malformed one, and quotes nothing of it", async () => {
    const dataDir = await fresh();
    const path = join(dataDir, "keys.json");
    await writeFile(path, '{"refresh_token_secret":"hunter2"');
    await expect(openKeys({ dataDir })).rejects.toThrow(`${path} is not JSON`);
    await writeFile(path, '{"refresh_token_secret":"hunter2"}');
    const wrong = openKeys({ dataDir });
    await expect(wrong).rejects.toThrow("signing_keys, refresh_token_secret");
    await expect(wrong).rejects.not.toThrow("hunter2");
    expect(await readFile(path, "utf8")).toBe('{"refresh_token_secret":"hunter2"}');
  });
});

describe("several signing keys", () => {
  it("sign with the newest valid one, verify with all, and publish no private part", async () => {
    const [first, second, next] = await Promise.all([newKeyFile(), newKeyFile(), newKeyFile()]);
    const at = (file: typeof first, signs_from: string) => file.signing_keys.map((key) => ({ ...key, signs_from }));
    const old = await keysOf(first);
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const soon = hoursAgo(-0.2);
    const rotated = await keysOf({
      ...first,
      signing_keys: [...at(next, soon), ...at(first, hoursAgo(9)), ...at(second, hoursAgo(1))],
    });
    const [before, after] = [await old.sign({ sub: "a" }), await rotated.sign({ sub: "b" })];
    expect(decodeProtectedHeader(after).kid).toBe(second.signing_keys[0]?.kid);
    expect((await jwtVerify(before, rotated.verificationKey)).payload.sub).toBe("a");
    expect((await jwtVerify(after, rotated.verificationKey)).payload.sub).toBe("b");
    await expect(jwtVerify(after, old.verificationKey)).rejects.toThrow();
    expect(rotated.jwks.keys).toHaveLength(3);
    for (const key of rotated.jwks.keys) expect(Object.keys(key)).not.toContain("d");
  });
});

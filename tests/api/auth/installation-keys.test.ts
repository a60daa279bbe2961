import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, it, onTestFinished } from "vitest";
import { newKeyFile } from "../../../api/src/keys/key-file.ts";
import { startApi } from "../../support/api-process.ts";
import { startOwnDatabase } from "../../support/own-database.ts";
import { runTool } from "../../support/run-tool.ts";

const { env, sql, ownerUrl } = await startOwnDatabase();
const dataDir = await mkdtemp(join(tmpdir(), "courtside-keys-"));
const keyFile = join(dataDir, "keys.json");
afterAll(() => rm(dataDir, { recursive: true }));

async function start(more: Record<string, string> = {}): Promise<void> {
  const api = await startApi({ ...env, DATA_DIR: dataDir, ...more });
  await api.stop();
}

/** ms. Each test starts the api several times, which takes seconds on a busy machine. */
const SLOW = { timeout: 180_000 };

it("the api does not start on a database without its keys, and creates no new ones", SLOW, async () => {
  await start();
  const mine = await readFile(keyFile, "utf8");
  await cp(keyFile, join(dataDir, "safe"));
  onTestFinished(() => cp(join(dataDir, "safe"), keyFile));
  await rm(keyFile);

  await expect(start()).rejects.toThrow(`There is no ${keyFile}. Put the ones of this database back`);
  expect(existsSync(keyFile)).toBe(false);
  const others = JSON.stringify(await newKeyFile());
  await expect(start({ COURTSIDE_KEYS: others })).rejects.toThrow("COURTSIDE_KEYS holds other keys");
  await cp(join(inject("dataDir"), "keys.json"), keyFile);
  await expect(start()).rejects.toThrow(`${keyFile} holds other keys than this database was set up with`);

  await rm(keyFile);
  await start({ COURTSIDE_KEYS: mine });
});

it("a command replaces keys that are lost, and says what that costs", SLOW, async () => {
  await start();
  const run = (args: string[]) =>
    runTool("new-keys", args, { ...env, MIGRATION_DATABASE_URL: ownerUrl, DATA_DIR: dataDir });
  const asked = await run([]);
  expect([asked.code, asked.stderr]).toEqual([1, expect.stringContaining("--remove-authenticators")]);
  const [user] = await sql`
    insert into auth.users (email) values ('keys@people.courtside.test') returning id`;
  await sql`
    insert into auth.mfa_factors (user_id, factor_type, friendly_name, sealed_secret, created_at, updated_at)
    values (${user?.id}, 'totp', 'Phone', '\\x00', now(), now()), (${user?.id}, 'recovery_code', 'Codes', null, now(), now())`;
  await rm(keyFile);
  await expect(start()).rejects.toThrow("There is no");

  expect((await run(["--remove-authenticators"])).stdout).toContain(
    "Authenticators removed: 1, sets of recovery codes: 1.",
  );
  expect(await sql`select 1 from auth.mfa_factors`).toEqual([]);
  await start();
  expect(existsSync(keyFile)).toBe(true);
});
